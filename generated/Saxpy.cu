typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(256, 1)
saxpy(
    const f32 a,
    const u64 x /* f32 */,
    const u64 x_stride0,
    const u64 x_stride1,
    const u64 x_stride2,
    const u64 x_stride3,
    const u64 y /* f32, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u32 n)
{
#line 13 "fa-kernels/src/saxpy.rs"
    const u32 t1 = blockIdx.x;
#line 13 "fa-kernels/src/saxpy.rs"
    const u32 t2 = t1 << 8u;
#line 13 "fa-kernels/src/saxpy.rs"
    const u32 t3 = threadIdx.x;
#line 13 "fa-kernels/src/saxpy.rs"
    const u32 i = t2 + t3;
    const bool t5 = i < n;
#line 14 "fa-kernels/src/saxpy.rs"
    if (t5) {
        const u64 t6 = (u64)i;
#line 15 "fa-kernels/src/saxpy.rs"
        const u64 t7 = t6 * x_stride0;
#line 15 "fa-kernels/src/saxpy.rs"
        const u64 t8 = t7 * 4ull;
#line 15 "fa-kernels/src/saxpy.rs"
        const u64 t9 = x + t8;
#line 15 "fa-kernels/src/saxpy.rs"
        const u64 t10 = (u64)i;
#line 15 "fa-kernels/src/saxpy.rs"
        const u64 t11 = t10 * y_stride0;
#line 15 "fa-kernels/src/saxpy.rs"
        const u64 t12 = t11 * 4ull;
#line 15 "fa-kernels/src/saxpy.rs"
        const u64 t13 = y + t12;
        f32 t14;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t14) : "l"(t9) : "memory");
#line 16 "fa-kernels/src/saxpy.rs"
        f32 t15;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t15) : "l"(t13) : "memory");
#line 16 "fa-kernels/src/saxpy.rs"
        f32 t16;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t16) : "f"(t14), "f"(a), "f"(t15));
#line 16 "fa-kernels/src/saxpy.rs"
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t13), "f"(t16) : "memory");
    }
}
