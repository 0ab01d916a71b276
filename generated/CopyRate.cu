typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(256, 1)
copy_rate(
    const u64 x /* u32 */,
    const u64 x_stride0,
    const u64 x_stride1,
    const u64 x_stride2,
    const u64 x_stride3,
    const u64 y /* u32, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3)
{
#line 22 "fa-kernels/src/rates/copy.rs"
    const u32 t1 = blockIdx.x;
#line 22 "fa-kernels/src/rates/copy.rs"
    const u32 t2 = t1 << 8u;
#line 22 "fa-kernels/src/rates/copy.rs"
    const u32 t3 = threadIdx.x;
#line 22 "fa-kernels/src/rates/copy.rs"
    const u32 t4 = t2 + t3;
#line 22 "fa-kernels/src/rates/copy.rs"
    const u32 first = t4 << 2u;
    const u64 t6 = (u64)first * 4u;
#line 23 "fa-kernels/src/rates/copy.rs"
    const u64 t7 = x + t6;
#line 23 "fa-kernels/src/rates/copy.rs"
    const u64 t8 = (u64)first * 4u;
#line 23 "fa-kernels/src/rates/copy.rs"
    const u64 t9 = y + t8;
#line 25 "fa-kernels/src/rates/copy.rs"
    u32 chunk;
    u32 chunk_2;
    u32 chunk_3;
    u32 chunk_4;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t7) : "memory");
#line 29 "fa-kernels/src/rates/copy.rs"
    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t9), "r"(chunk), "r"(chunk_2), "r"(chunk_3), "r"(chunk_4) : "memory");
}
