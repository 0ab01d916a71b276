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
    const u64 cos /* bf16 */,
    const u64 cos_stride0,
    const u64 cos_stride1,
    const u64 cos_stride2,
    const u64 cos_stride3,
    const u64 sin /* bf16 */,
    const u64 sin_stride0,
    const u64 sin_stride1,
    const u64 sin_stride2,
    const u64 sin_stride3,
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
    const u32 page,
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
    const u32 lane = t1 & 15u;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t3 = blockIdx.x;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t4 = t3 << 3u;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t5 = threadIdx.x;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 t6 = t5 >> 4u;
#line 103 "fa-kernels/src/cache/append.rs"
    const u32 row = t4 + t6;
#line 123 "fa-kernels/src/cache/append.rs"
    const u32 t8 = kv_rows + 7u;
#line 123 "fa-kernels/src/cache/append.rs"
    const u32 kv_ctas = t8 >> 3u;
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
        const u32 index_2 = row % kv_heads;
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
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t23 = t12 < head_dim;
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t24 = row_exists & t23;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t25 = (u64)t16;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t26 = t25 * new_k_stride0;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t27 = t26 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t28 = new_k + t27;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t29 = (u64)position;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t30 = t29 * new_k_stride1;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t31 = t30 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t32 = t28 + t31;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t33 = (u64)index_2;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t34 = t33 * new_k_stride2;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t35 = t34 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t36 = t32 + t35;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t37 = (u64)t16;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t38 = t37 * new_v_stride0;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t39 = t38 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t40 = new_v + t39;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t41 = (u64)position;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t42 = t41 * new_v_stride1;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t43 = t42 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t44 = t40 + t43;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t45 = (u64)index_2;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t46 = t45 * new_v_stride2;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t47 = t46 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
        const u64 t48 = t44 + t47;
#line 260 "fa-kernels/src/cache/append.rs"
        const u64 t49 = (u64)t12 * 2u;
#line 260 "fa-kernels/src/cache/append.rs"
        const u64 t50 = t48 + t49;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_2 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_3 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_4 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_5 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t24) {
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t50) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_2 = chunk;
#line 43 "fa-kernels/src/rows.rs"
            merged_3 = chunk_2;
#line 43 "fa-kernels/src/rows.rs"
            merged_4 = chunk_3;
#line 43 "fa-kernels/src/rows.rs"
            merged_5 = chunk_4;
        } else {
            merged_2 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_3 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_4 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_5 = 0u;
        }
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value = merged_2;
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value_2 = merged_3;
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value_3 = merged_4;
#line 260 "fa-kernels/src/cache/append.rs"
        const u32 value_4 = merged_5;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t51 = (u64)t12 * 2u;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t52 = t36 + t51;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_6 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_7 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_8 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_9 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t24) {
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t52) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_6 = chunk_5;
#line 43 "fa-kernels/src/rows.rs"
            merged_7 = chunk_6;
#line 43 "fa-kernels/src/rows.rs"
            merged_8 = chunk_7;
#line 43 "fa-kernels/src/rows.rs"
            merged_9 = chunk_8;
        } else {
            merged_6 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_7 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_8 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_9 = 0u;
        }
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own = merged_6;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_2 = merged_7;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_3 = merged_8;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_4 = merged_9;
        const bool t53 = t12 < rotated;
#line 56 "fa-kernels/src/cache/rotary.rs"
        const bool rotates = t24 & t53;
        const u32 half_1 = rotated >> 1u;
        const u32 last = rotary_rows - 1u;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t57 = length < last ? length : last;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t58 = t57 + position;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 position_2 = t58 < last ? t58 : last;
#line 65 "fa-kernels/src/cache/rotary.rs"
        const bool first = t12 < half_1;
        const u32 t61 = t12 + half_1;
#line 66 "fa-kernels/src/cache/rotary.rs"
        const u32 t62 = t12 - half_1;
#line 66 "fa-kernels/src/cache/rotary.rs"
        const u32 partner = first ? t61 : t62;
        const u64 t64 = (u64)partner * 2u;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u64 t65 = t36 + t64;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_10 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_11 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_12 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_13 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates) {
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t65) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_10 = chunk_9;
#line 43 "fa-kernels/src/rows.rs"
            merged_11 = chunk_10;
#line 43 "fa-kernels/src/rows.rs"
            merged_12 = chunk_11;
#line 43 "fa-kernels/src/rows.rs"
            merged_13 = chunk_12;
        } else {
            merged_10 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_11 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_12 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_13 = 0u;
        }
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_2 = merged_10;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_3 = merged_11;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_4 = merged_12;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_5 = merged_13;
        const u32 t66 = t12 - half_1;
#line 68 "fa-kernels/src/cache/rotary.rs"
        const u32 t67 = first ? t12 : t66;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t68 = (u64)position_2;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t69 = t68 * cos_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t70 = t69 * 2ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t71 = cos + t70;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t72 = (u64)t67 * 2u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t73 = t71 + t72;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_14 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_15 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_16 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_17 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates) {
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t73) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_14 = chunk_13;
#line 43 "fa-kernels/src/rows.rs"
            merged_15 = chunk_14;
#line 43 "fa-kernels/src/rows.rs"
            merged_16 = chunk_15;
#line 43 "fa-kernels/src/rows.rs"
            merged_17 = chunk_16;
        } else {
            merged_14 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_15 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_16 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_17 = 0u;
        }
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t74 = (u64)position_2;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t75 = t74 * sin_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t76 = t75 * 2ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t77 = sin + t76;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t78 = (u64)t67 * 2u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t79 = t77 + t78;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_18 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_19 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_20 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_21 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates) {
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t79) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_18 = chunk_17;
#line 43 "fa-kernels/src/rows.rs"
            merged_19 = chunk_18;
#line 43 "fa-kernels/src/rows.rs"
            merged_20 = chunk_19;
#line 43 "fa-kernels/src/rows.rs"
            merged_21 = chunk_20;
        } else {
            merged_18 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_19 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_20 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_21 = 0u;
        }
#line 82 "fa-kernels/src/cache/rotary.rs"
        const bool t80 = t12 < rotated;
        u32 merged_22 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_23 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_24 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_25 = 0u;
#line 82 "fa-kernels/src/cache/rotary.rs"
        if (t80) {
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t81 = own << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t82 = own & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_5;
            asm("mov.b32 %0, %1;" : "=f"(own_5) : "r"(t81));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_6;
            asm("mov.b32 %0, %1;" : "=f"(own_6) : "r"(t82));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t85 = own_2 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t86 = own_2 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_7;
            asm("mov.b32 %0, %1;" : "=f"(own_7) : "r"(t85));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_8;
            asm("mov.b32 %0, %1;" : "=f"(own_8) : "r"(t86));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t89 = own_3 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t90 = own_3 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_9;
            asm("mov.b32 %0, %1;" : "=f"(own_9) : "r"(t89));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_10;
            asm("mov.b32 %0, %1;" : "=f"(own_10) : "r"(t90));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t93 = own_4 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t94 = own_4 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_11;
            asm("mov.b32 %0, %1;" : "=f"(own_11) : "r"(t93));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_12;
            asm("mov.b32 %0, %1;" : "=f"(own_12) : "r"(t94));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t97 = merged_14 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t98 = merged_14 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t99;
            asm("mov.b32 %0, %1;" : "=f"(t99) : "r"(t97));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t100;
            asm("mov.b32 %0, %1;" : "=f"(t100) : "r"(t98));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t101 = merged_15 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t102 = merged_15 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t103;
            asm("mov.b32 %0, %1;" : "=f"(t103) : "r"(t101));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t104;
            asm("mov.b32 %0, %1;" : "=f"(t104) : "r"(t102));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t105 = merged_16 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t106 = merged_16 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t107;
            asm("mov.b32 %0, %1;" : "=f"(t107) : "r"(t105));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t108;
            asm("mov.b32 %0, %1;" : "=f"(t108) : "r"(t106));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t109 = merged_17 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t110 = merged_17 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t111;
            asm("mov.b32 %0, %1;" : "=f"(t111) : "r"(t109));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t112;
            asm("mov.b32 %0, %1;" : "=f"(t112) : "r"(t110));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t113 = merged_18 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t114 = merged_18 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t115;
            asm("mov.b32 %0, %1;" : "=f"(t115) : "r"(t113));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t116;
            asm("mov.b32 %0, %1;" : "=f"(t116) : "r"(t114));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t117 = merged_19 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t118 = merged_19 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t119;
            asm("mov.b32 %0, %1;" : "=f"(t119) : "r"(t117));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t120;
            asm("mov.b32 %0, %1;" : "=f"(t120) : "r"(t118));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t121 = merged_20 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t122 = merged_20 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t123;
            asm("mov.b32 %0, %1;" : "=f"(t123) : "r"(t121));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t124;
            asm("mov.b32 %0, %1;" : "=f"(t124) : "r"(t122));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t125 = merged_21 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t126 = merged_21 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t127;
            asm("mov.b32 %0, %1;" : "=f"(t127) : "r"(t125));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t128;
            asm("mov.b32 %0, %1;" : "=f"(t128) : "r"(t126));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t129 = partner_2 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t130 = partner_2 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_6;
            asm("mov.b32 %0, %1;" : "=f"(partner_6) : "r"(t129));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_7;
            asm("mov.b32 %0, %1;" : "=f"(partner_7) : "r"(t130));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t133 = partner_3 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t134 = partner_3 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_8;
            asm("mov.b32 %0, %1;" : "=f"(partner_8) : "r"(t133));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_9;
            asm("mov.b32 %0, %1;" : "=f"(partner_9) : "r"(t134));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t137 = partner_4 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t138 = partner_4 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_10;
            asm("mov.b32 %0, %1;" : "=f"(partner_10) : "r"(t137));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_11;
            asm("mov.b32 %0, %1;" : "=f"(partner_11) : "r"(t138));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t141 = partner_5 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t142 = partner_5 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_12;
            asm("mov.b32 %0, %1;" : "=f"(partner_12) : "r"(t141));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_13;
            asm("mov.b32 %0, %1;" : "=f"(partner_13) : "r"(t142));
#line 96 "fa-kernels/src/cache/rotary.rs"
            const u32 t145 = rotated >> 1u;
#line 96 "fa-kernels/src/cache/rotary.rs"
            const bool first_2 = t12 < t145;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t147 = -t115;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_2 = first_2 ? t147 : t115;
            const f32 t149 = partner_6 * sin_2;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t150;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t150) : "f"(own_5), "f"(t99), "f"(t149));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t151 = -t116;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_3 = first_2 ? t151 : t116;
            const f32 t153 = partner_7 * sin_3;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t154;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t154) : "f"(own_6), "f"(t100), "f"(t153));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t155 = -t119;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_4 = first_2 ? t155 : t119;
            const f32 t157 = partner_8 * sin_4;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t158;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t158) : "f"(own_7), "f"(t103), "f"(t157));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t159 = -t120;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_5 = first_2 ? t159 : t120;
            const f32 t161 = partner_9 * sin_5;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t162;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t162) : "f"(own_8), "f"(t104), "f"(t161));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t163 = -t123;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_6 = first_2 ? t163 : t123;
            const f32 t165 = partner_10 * sin_6;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t166;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t166) : "f"(own_9), "f"(t107), "f"(t165));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t167 = -t124;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_7 = first_2 ? t167 : t124;
            const f32 t169 = partner_11 * sin_7;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t170;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t170) : "f"(own_10), "f"(t108), "f"(t169));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t171 = -t127;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_8 = first_2 ? t171 : t127;
            const f32 t173 = partner_12 * sin_8;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t174;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t174) : "f"(own_11), "f"(t111), "f"(t173));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t175 = -t128;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_9 = first_2 ? t175 : t128;
            const f32 t177 = partner_13 * sin_9;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t178;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t178) : "f"(own_12), "f"(t112), "f"(t177));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t179;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t179) : "f"(t150), "f"(t154));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t180;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t180) : "f"(t158), "f"(t162));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t181;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t181) : "f"(t166), "f"(t170));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t182;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t182) : "f"(t174), "f"(t178));
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_22 = t179;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_23 = t180;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_24 = t181;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_25 = t182;
        } else {
            merged_22 = own;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_23 = own_2;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_24 = own_3;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_25 = own_4;
        }
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key = merged_22;
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key_2 = merged_23;
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key_3 = merged_24;
#line 265 "fa-kernels/src/cache/append.rs"
        const u32 key_4 = merged_25;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool t183 = length < capacity;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool t184 = t24 & t183;
#line 234 "fa-kernels/src/cache/append.rs"
        const u32 t185 = capacity - length;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool t186 = position < t185;
#line 234 "fa-kernels/src/cache/append.rs"
        const bool fits = t184 & t186;
        const u32 key_5 = length + position;
#line 243 "fa-kernels/src/cache/append.rs"
        const u32 t189 = key_5 / page;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t190 = (u64)t16;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t191 = t190 * places_stride0;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t192 = t191 * 4ull;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t193 = places + t192;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t194 = (u64)t189;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t195 = t194 * places_stride1;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t196 = t195 * 4ull;
#line 243 "fa-kernels/src/cache/append.rs"
        const u64 t197 = t193 + t196;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_26 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (fits) {
            u32 t198;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t198) : "l"(t197) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_26 = t198;
        } else {
            merged_26 = 0u;
        }
#line 243 "fa-kernels/src/cache/append.rs"
        const u32 number = merged_26;
        const bool t199 = number < cache_rows;
#line 244 "fa-kernels/src/cache/append.rs"
        const bool t200 = fits & t199;
#line 244 "fa-kernels/src/cache/append.rs"
        const u32 index = key_5 % page;
#line 270 "fa-kernels/src/cache/append.rs"
        if (t200) {
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t202 = (u64)number;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t203 = t202 * cache_k_stride0;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t204 = t203 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t205 = cache_k + t204;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t206 = (u64)index;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t207 = t206 * cache_k_stride1;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t208 = t207 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t209 = t205 + t208;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t210 = (u64)index_2;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t211 = t210 * cache_k_stride2;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t212 = t211 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t213 = t209 + t212;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t214 = (u64)t12 * 2u;
#line 272 "fa-kernels/src/cache/append.rs"
            const u64 t215 = t213 + t214;
#line 272 "fa-kernels/src/cache/append.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t215), "r"(key), "r"(key_2), "r"(key_3), "r"(key_4) : "memory");
            const u64 t216 = (u64)number;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t217 = t216 * cache_v_stride0;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t218 = t217 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t219 = cache_v + t218;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t220 = (u64)index;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t221 = t220 * cache_v_stride1;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t222 = t221 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t223 = t219 + t222;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t224 = (u64)index_2;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t225 = t224 * cache_v_stride2;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t226 = t225 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t227 = t223 + t226;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t228 = (u64)t12 * 2u;
#line 273 "fa-kernels/src/cache/append.rs"
            const u64 t229 = t227 + t228;
#line 273 "fa-kernels/src/cache/append.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t229), "r"(value), "r"(value_2), "r"(value_3), "r"(value_4) : "memory");
        }
    } else {
#line 127 "fa-kernels/src/cache/append.rs"
        const u32 t230 = kv_ctas << 3u;
#line 127 "fa-kernels/src/cache/append.rs"
        const u32 row_2 = row - t230;
        const u32 t232 = lane << 3u;
#line 175 "fa-kernels/src/cache/append.rs"
        const bool row_exists_2 = row_2 < q_rows;
        const u32 t234 = row_2 / heads;
#line 176 "fa-kernels/src/cache/append.rs"
        const u32 t235 = row_2 % heads;
        const u32 t236 = t234 / seq_q;
#line 177 "fa-kernels/src/cache/append.rs"
        const u32 t237 = t234 % seq_q;
        const u64 t238 = (u64)t236;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t239 = t238 * cache_seqlens_stride0;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t240 = t239 * 4ull;
#line 178 "fa-kernels/src/cache/append.rs"
        const u64 t241 = cache_seqlens + t240;
#line 208 "fa-kernels/src/cache/append.rs"
        u32 merged_27 = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
        if (row_exists_2) {
            u32 t242;
            asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t242) : "l"(t241) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
            merged_27 = t242;
        } else {
            merged_27 = 0u;
        }
#line 178 "fa-kernels/src/cache/append.rs"
        const u32 length_2 = merged_27;
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t243 = t232 < head_dim;
#line 192 "fa-kernels/src/cache/append.rs"
        const bool t244 = row_exists_2 & t243;
#line 286 "fa-kernels/src/cache/append.rs"
        const u32 position_3 = t237 * query_step;
        const u64 t246 = (u64)t236;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t247 = t246 * q_stride0;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t248 = t247 * 2ull;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t249 = q + t248;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t250 = (u64)t237;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t251 = t250 * q_stride1;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t252 = t251 * 2ull;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t253 = t249 + t252;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t254 = (u64)t235;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t255 = t254 * q_stride2;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t256 = t255 * 2ull;
#line 287 "fa-kernels/src/cache/append.rs"
        const u64 t257 = t253 + t256;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t258 = (u64)t232 * 2u;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u64 t259 = t257 + t258;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_28 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_29 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_30 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_31 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (t244) {
            u32 chunk_21;
            u32 chunk_22;
            u32 chunk_23;
            u32 chunk_24;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_21), "=r"(chunk_22), "=r"(chunk_23), "=r"(chunk_24) : "l"(t259) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_28 = chunk_21;
#line 43 "fa-kernels/src/rows.rs"
            merged_29 = chunk_22;
#line 43 "fa-kernels/src/rows.rs"
            merged_30 = chunk_23;
#line 43 "fa-kernels/src/rows.rs"
            merged_31 = chunk_24;
        } else {
            merged_28 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_29 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_30 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_31 = 0u;
        }
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_13 = merged_28;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_14 = merged_29;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_15 = merged_30;
#line 55 "fa-kernels/src/cache/rotary.rs"
        const u32 own_16 = merged_31;
        const bool t260 = t232 < rotated;
#line 56 "fa-kernels/src/cache/rotary.rs"
        const bool rotates_2 = t244 & t260;
        const u32 half_2 = rotated >> 1u;
        const u32 last_2 = rotary_rows - 1u;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t264 = length_2 < last_2 ? length_2 : last_2;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 t265 = t264 + position_3;
#line 60 "fa-kernels/src/cache/rotary.rs"
        const u32 position_4 = t265 < last_2 ? t265 : last_2;
#line 65 "fa-kernels/src/cache/rotary.rs"
        const bool first_3 = t232 < half_2;
        const u32 t268 = t232 + half_2;
#line 66 "fa-kernels/src/cache/rotary.rs"
        const u32 t269 = t232 - half_2;
#line 66 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_14 = first_3 ? t268 : t269;
        const u64 t271 = (u64)partner_14 * 2u;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u64 t272 = t257 + t271;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_32 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_33 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_34 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_35 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates_2) {
            u32 chunk_25;
            u32 chunk_26;
            u32 chunk_27;
            u32 chunk_28;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_25), "=r"(chunk_26), "=r"(chunk_27), "=r"(chunk_28) : "l"(t272) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_32 = chunk_25;
#line 43 "fa-kernels/src/rows.rs"
            merged_33 = chunk_26;
#line 43 "fa-kernels/src/rows.rs"
            merged_34 = chunk_27;
#line 43 "fa-kernels/src/rows.rs"
            merged_35 = chunk_28;
        } else {
            merged_32 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_33 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_34 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_35 = 0u;
        }
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_15 = merged_32;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_16 = merged_33;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_17 = merged_34;
#line 67 "fa-kernels/src/cache/rotary.rs"
        const u32 partner_18 = merged_35;
        const u32 t273 = t232 - half_2;
#line 68 "fa-kernels/src/cache/rotary.rs"
        const u32 t274 = first_3 ? t232 : t273;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t275 = (u64)position_4;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t276 = t275 * cos_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t277 = t276 * 2ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t278 = cos + t277;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t279 = (u64)t274 * 2u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t280 = t278 + t279;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_36 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_37 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_38 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_39 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates_2) {
            u32 chunk_29;
            u32 chunk_30;
            u32 chunk_31;
            u32 chunk_32;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_29), "=r"(chunk_30), "=r"(chunk_31), "=r"(chunk_32) : "l"(t280) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_36 = chunk_29;
#line 43 "fa-kernels/src/rows.rs"
            merged_37 = chunk_30;
#line 43 "fa-kernels/src/rows.rs"
            merged_38 = chunk_31;
#line 43 "fa-kernels/src/rows.rs"
            merged_39 = chunk_32;
        } else {
            merged_36 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_37 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_38 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_39 = 0u;
        }
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t281 = (u64)position_4;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t282 = t281 * sin_stride0;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t283 = t282 * 2ull;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t284 = sin + t283;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t285 = (u64)t274 * 2u;
#line 71 "fa-kernels/src/cache/rotary.rs"
        const u64 t286 = t284 + t285;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_40 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_41 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_42 = 0u;
#line 43 "fa-kernels/src/rows.rs"
        u32 merged_43 = 0u;
#line 42 "fa-kernels/src/rows.rs"
        if (rotates_2) {
            u32 chunk_33;
            u32 chunk_34;
            u32 chunk_35;
            u32 chunk_36;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_33), "=r"(chunk_34), "=r"(chunk_35), "=r"(chunk_36) : "l"(t286) : "memory");
#line 43 "fa-kernels/src/rows.rs"
            merged_40 = chunk_33;
#line 43 "fa-kernels/src/rows.rs"
            merged_41 = chunk_34;
#line 43 "fa-kernels/src/rows.rs"
            merged_42 = chunk_35;
#line 43 "fa-kernels/src/rows.rs"
            merged_43 = chunk_36;
        } else {
            merged_40 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_41 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_42 = 0u;
#line 45 "fa-kernels/src/rows.rs"
            merged_43 = 0u;
        }
#line 289 "fa-kernels/src/cache/append.rs"
        asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 82 "fa-kernels/src/cache/rotary.rs"
        const bool t287 = t232 < rotated;
        u32 merged_44 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_45 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_46 = 0u;
#line 83 "fa-kernels/src/cache/rotary.rs"
        u32 merged_47 = 0u;
#line 82 "fa-kernels/src/cache/rotary.rs"
        if (t287) {
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t288 = own_13 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t289 = own_13 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_17;
            asm("mov.b32 %0, %1;" : "=f"(own_17) : "r"(t288));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_18;
            asm("mov.b32 %0, %1;" : "=f"(own_18) : "r"(t289));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t292 = own_14 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t293 = own_14 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_19;
            asm("mov.b32 %0, %1;" : "=f"(own_19) : "r"(t292));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_20;
            asm("mov.b32 %0, %1;" : "=f"(own_20) : "r"(t293));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t296 = own_15 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t297 = own_15 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_21;
            asm("mov.b32 %0, %1;" : "=f"(own_21) : "r"(t296));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_22;
            asm("mov.b32 %0, %1;" : "=f"(own_22) : "r"(t297));
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t300 = own_16 << 16u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            const u32 t301 = own_16 & 4294901760u;
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_23;
            asm("mov.b32 %0, %1;" : "=f"(own_23) : "r"(t300));
#line 91 "fa-kernels/src/cache/rotary.rs"
            f32 own_24;
            asm("mov.b32 %0, %1;" : "=f"(own_24) : "r"(t301));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t304 = merged_36 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t305 = merged_36 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t306;
            asm("mov.b32 %0, %1;" : "=f"(t306) : "r"(t304));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t307;
            asm("mov.b32 %0, %1;" : "=f"(t307) : "r"(t305));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t308 = merged_37 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t309 = merged_37 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t310;
            asm("mov.b32 %0, %1;" : "=f"(t310) : "r"(t308));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t311;
            asm("mov.b32 %0, %1;" : "=f"(t311) : "r"(t309));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t312 = merged_38 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t313 = merged_38 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t314;
            asm("mov.b32 %0, %1;" : "=f"(t314) : "r"(t312));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t315;
            asm("mov.b32 %0, %1;" : "=f"(t315) : "r"(t313));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t316 = merged_39 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t317 = merged_39 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t318;
            asm("mov.b32 %0, %1;" : "=f"(t318) : "r"(t316));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t319;
            asm("mov.b32 %0, %1;" : "=f"(t319) : "r"(t317));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t320 = merged_40 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t321 = merged_40 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t322;
            asm("mov.b32 %0, %1;" : "=f"(t322) : "r"(t320));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t323;
            asm("mov.b32 %0, %1;" : "=f"(t323) : "r"(t321));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t324 = merged_41 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t325 = merged_41 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t326;
            asm("mov.b32 %0, %1;" : "=f"(t326) : "r"(t324));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t327;
            asm("mov.b32 %0, %1;" : "=f"(t327) : "r"(t325));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t328 = merged_42 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t329 = merged_42 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t330;
            asm("mov.b32 %0, %1;" : "=f"(t330) : "r"(t328));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t331;
            asm("mov.b32 %0, %1;" : "=f"(t331) : "r"(t329));
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t332 = merged_43 << 16u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            const u32 t333 = merged_43 & 4294901760u;
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t334;
            asm("mov.b32 %0, %1;" : "=f"(t334) : "r"(t332));
#line 92 "fa-kernels/src/cache/rotary.rs"
            f32 t335;
            asm("mov.b32 %0, %1;" : "=f"(t335) : "r"(t333));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t336 = partner_15 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t337 = partner_15 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_19;
            asm("mov.b32 %0, %1;" : "=f"(partner_19) : "r"(t336));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_20;
            asm("mov.b32 %0, %1;" : "=f"(partner_20) : "r"(t337));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t340 = partner_16 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t341 = partner_16 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_21;
            asm("mov.b32 %0, %1;" : "=f"(partner_21) : "r"(t340));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_22;
            asm("mov.b32 %0, %1;" : "=f"(partner_22) : "r"(t341));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t344 = partner_17 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t345 = partner_17 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_23;
            asm("mov.b32 %0, %1;" : "=f"(partner_23) : "r"(t344));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_24;
            asm("mov.b32 %0, %1;" : "=f"(partner_24) : "r"(t345));
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t348 = partner_18 << 16u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            const u32 t349 = partner_18 & 4294901760u;
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_25;
            asm("mov.b32 %0, %1;" : "=f"(partner_25) : "r"(t348));
#line 95 "fa-kernels/src/cache/rotary.rs"
            f32 partner_26;
            asm("mov.b32 %0, %1;" : "=f"(partner_26) : "r"(t349));
#line 96 "fa-kernels/src/cache/rotary.rs"
            const u32 t352 = rotated >> 1u;
#line 96 "fa-kernels/src/cache/rotary.rs"
            const bool first_4 = t232 < t352;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t354 = -t322;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_10 = first_4 ? t354 : t322;
            const f32 t356 = partner_19 * sin_10;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t357;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t357) : "f"(own_17), "f"(t306), "f"(t356));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t358 = -t323;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_11 = first_4 ? t358 : t323;
            const f32 t360 = partner_20 * sin_11;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t361;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t361) : "f"(own_18), "f"(t307), "f"(t360));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t362 = -t326;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_12 = first_4 ? t362 : t326;
            const f32 t364 = partner_21 * sin_12;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(own_19), "f"(t310), "f"(t364));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t366 = -t327;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_13 = first_4 ? t366 : t327;
            const f32 t368 = partner_22 * sin_13;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t369;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t369) : "f"(own_20), "f"(t311), "f"(t368));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t370 = -t330;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_14 = first_4 ? t370 : t330;
            const f32 t372 = partner_23 * sin_14;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t373;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t373) : "f"(own_21), "f"(t314), "f"(t372));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t374 = -t331;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_15 = first_4 ? t374 : t331;
            const f32 t376 = partner_24 * sin_15;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t377;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t377) : "f"(own_22), "f"(t315), "f"(t376));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t378 = -t334;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_16 = first_4 ? t378 : t334;
            const f32 t380 = partner_25 * sin_16;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t381;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t381) : "f"(own_23), "f"(t318), "f"(t380));
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 t382 = -t335;
#line 98 "fa-kernels/src/cache/rotary.rs"
            const f32 sin_17 = first_4 ? t382 : t335;
            const f32 t384 = partner_26 * sin_17;
#line 99 "fa-kernels/src/cache/rotary.rs"
            f32 t385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t385) : "f"(own_24), "f"(t319), "f"(t384));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t386;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t386) : "f"(t357), "f"(t361));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t387;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t387) : "f"(t365), "f"(t369));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t388;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t388) : "f"(t373), "f"(t377));
#line 83 "fa-kernels/src/cache/rotary.rs"
            u32 t389;
            asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t389) : "f"(t381), "f"(t385));
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_44 = t386;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_45 = t387;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_46 = t388;
#line 83 "fa-kernels/src/cache/rotary.rs"
            merged_47 = t389;
        } else {
            merged_44 = own_13;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_45 = own_14;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_46 = own_15;
#line 85 "fa-kernels/src/cache/rotary.rs"
            merged_47 = own_16;
        }
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words = merged_44;
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words_2 = merged_45;
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words_3 = merged_46;
#line 290 "fa-kernels/src/cache/append.rs"
        const u32 words_4 = merged_47;
        if (t244) {
            const u64 t390 = (u64)t236;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t391 = t390 * q_out_stride0;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t392 = t391 * 2ull;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t393 = q_out + t392;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t394 = (u64)t237;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t395 = t394 * q_out_stride1;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t396 = t395 * 2ull;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t397 = t393 + t396;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t398 = (u64)t235;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t399 = t398 * q_out_stride2;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t400 = t399 * 2ull;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t401 = t397 + t400;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t402 = (u64)t232 * 2u;
#line 292 "fa-kernels/src/cache/append.rs"
            const u64 t403 = t401 + t402;
#line 292 "fa-kernels/src/cache/append.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t403), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
        }
    }
}
