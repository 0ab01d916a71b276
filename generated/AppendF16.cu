typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
append_f16(
    const u64 new_k /* f16 */,
    const u64 new_k_stride0,
    const u64 new_k_stride1,
    const u64 new_k_stride2,
    const u64 new_k_stride3,
    const u64 new_v /* f16 */,
    const u64 new_v_stride0,
    const u64 new_v_stride1,
    const u64 new_v_stride2,
    const u64 new_v_stride3,
    const u64 cache_k /* f16, written in part */,
    const u64 cache_k_stride0,
    const u64 cache_k_stride1,
    const u64 cache_k_stride2,
    const u64 cache_k_stride3,
    const u64 cache_v /* f16, written in part */,
    const u64 cache_v_stride0,
    const u64 cache_v_stride1,
    const u64 cache_v_stride2,
    const u64 cache_v_stride3,
    const u64 cache_seqlens /* u32 */,
    const u64 cache_seqlens_stride0,
    const u64 cache_seqlens_stride1,
    const u64 cache_seqlens_stride2,
    const u64 cache_seqlens_stride3,
    const u32 kv_rows,
    const u32 kv_heads,
    const u32 max_new,
    const u32 cache_rows,
    const u32 capacity,
    const u32 head_dim)
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
#line 105 "fa-kernels/src/cache/append.rs"
    const u32 t8 = lane << 3u;
#line 175 "fa-kernels/src/cache/append.rs"
    const bool row_exists = row < kv_rows;
    const u32 t10 = row / kv_heads;
#line 176 "fa-kernels/src/cache/append.rs"
    const u32 index_2 = row % kv_heads;
    const u32 index = t10 / max_new;
#line 177 "fa-kernels/src/cache/append.rs"
    const u32 t13 = t10 % max_new;
    const u64 t14 = (u64)index;
#line 178 "fa-kernels/src/cache/append.rs"
    const u64 t15 = t14 * cache_seqlens_stride0;
#line 178 "fa-kernels/src/cache/append.rs"
    const u64 t16 = t15 * 4ull;
#line 178 "fa-kernels/src/cache/append.rs"
    const u64 t17 = cache_seqlens + t16;
#line 208 "fa-kernels/src/cache/append.rs"
    u32 merged = 0u;
#line 207 "fa-kernels/src/cache/append.rs"
    if (row_exists) {
        u32 t18;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t18) : "l"(t17) : "memory");
#line 208 "fa-kernels/src/cache/append.rs"
        merged = t18;
    } else {
        merged = 0u;
    }
#line 178 "fa-kernels/src/cache/append.rs"
    const u32 length = merged;
#line 192 "fa-kernels/src/cache/append.rs"
    const bool t19 = t8 < head_dim;
#line 192 "fa-kernels/src/cache/append.rs"
    const bool t20 = row_exists & t19;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t21 = (u64)index;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t22 = t21 * new_k_stride0;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t23 = t22 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t24 = new_k + t23;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t25 = (u64)t13;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t26 = t25 * new_k_stride1;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t27 = t26 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t28 = t24 + t27;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t29 = (u64)index_2;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t30 = t29 * new_k_stride2;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t31 = t30 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t32 = t28 + t31;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t33 = (u64)index;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t34 = t33 * new_v_stride0;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t35 = t34 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t36 = new_v + t35;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t37 = (u64)t13;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t38 = t37 * new_v_stride1;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t39 = t38 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t40 = t36 + t39;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t41 = (u64)index_2;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t42 = t41 * new_v_stride2;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t43 = t42 * 2ull;
#line 258 "fa-kernels/src/cache/append.rs"
    const u64 t44 = t40 + t43;
#line 260 "fa-kernels/src/cache/append.rs"
    const u64 t45 = (u64)t8 * 2u;
#line 260 "fa-kernels/src/cache/append.rs"
    const u64 t46 = t44 + t45;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_2 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_3 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_4 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_5 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (t20) {
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t46) : "memory");
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
    const u64 t47 = (u64)t8 * 2u;
#line 261 "fa-kernels/src/cache/append.rs"
    const u64 t48 = t32 + t47;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_6 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_7 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_8 = 0u;
#line 43 "fa-kernels/src/rows.rs"
    u32 merged_9 = 0u;
#line 42 "fa-kernels/src/rows.rs"
    if (t20) {
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t48) : "memory");
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
#line 261 "fa-kernels/src/cache/append.rs"
    const u32 key = merged_6;
#line 261 "fa-kernels/src/cache/append.rs"
    const u32 key_2 = merged_7;
#line 261 "fa-kernels/src/cache/append.rs"
    const u32 key_3 = merged_8;
#line 261 "fa-kernels/src/cache/append.rs"
    const u32 key_4 = merged_9;
#line 234 "fa-kernels/src/cache/append.rs"
    const bool t49 = length < capacity;
#line 234 "fa-kernels/src/cache/append.rs"
    const bool t50 = t20 & t49;
#line 234 "fa-kernels/src/cache/append.rs"
    const u32 t51 = capacity - length;
#line 234 "fa-kernels/src/cache/append.rs"
    const bool t52 = t13 < t51;
#line 234 "fa-kernels/src/cache/append.rs"
    const bool fits = t50 & t52;
    const u32 key_5 = length + t13;
#line 270 "fa-kernels/src/cache/append.rs"
    if (fits) {
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t55 = (u64)index;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t56 = t55 * cache_k_stride0;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t57 = t56 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t58 = cache_k + t57;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t59 = (u64)key_5;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t60 = t59 * cache_k_stride1;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t61 = t60 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t62 = t58 + t61;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t63 = (u64)index_2;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t64 = t63 * cache_k_stride2;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t65 = t64 * 2ull;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t66 = t62 + t65;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t67 = (u64)t8 * 2u;
#line 272 "fa-kernels/src/cache/append.rs"
        const u64 t68 = t66 + t67;
#line 272 "fa-kernels/src/cache/append.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t68), "r"(key), "r"(key_2), "r"(key_3), "r"(key_4) : "memory");
        const u64 t69 = (u64)index;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t70 = t69 * cache_v_stride0;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t71 = t70 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t72 = cache_v + t71;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t73 = (u64)key_5;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t74 = t73 * cache_v_stride1;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t75 = t74 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t76 = t72 + t75;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t77 = (u64)index_2;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t78 = t77 * cache_v_stride2;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t79 = t78 * 2ull;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t80 = t76 + t79;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t81 = (u64)t8 * 2u;
#line 273 "fa-kernels/src/cache/append.rs"
        const u64 t82 = t80 + t81;
#line 273 "fa-kernels/src/cache/append.rs"
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t82), "r"(value), "r"(value_2), "r"(value_3), "r"(value_4) : "memory");
    }
}
