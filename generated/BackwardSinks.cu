typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
backward_sinks(
    const u64 statistics /* f32 */,
    const u64 statistics_stride0,
    const u64 statistics_stride1,
    const u64 statistics_stride2,
    const u64 statistics_stride3,
    const u64 sinks /* f32 */,
    const u64 sinks_stride0,
    const u64 sinks_stride1,
    const u64 sinks_stride2,
    const u64 sinks_stride3,
    const u64 d_sinks /* f32, written */,
    const u64 d_sinks_stride0,
    const u64 d_sinks_stride1,
    const u64 d_sinks_stride2,
    const u64 d_sinks_stride3,
    const u32 padded,
    const u32 batch,
    const u32 heads)
{
#line 19 "fa-kernels/src/attention/backward/sinks.rs"
    const u32 t1 = blockIdx.x;
#line 19 "fa-kernels/src/attention/backward/sinks.rs"
    const u32 t2 = threadIdx.x;
    const u64 t3 = (u64)t1;
#line 20 "fa-kernels/src/attention/backward/sinks.rs"
    const u64 t4 = t3 * sinks_stride0;
#line 20 "fa-kernels/src/attention/backward/sinks.rs"
    const u64 t5 = t4 * 4ull;
#line 20 "fa-kernels/src/attention/backward/sinks.rs"
    const u64 t6 = sinks + t5;
#line 20 "fa-kernels/src/attention/backward/sinks.rs"
    f32 t7;
    asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t7) : "l"(t6) : "memory");
#line 20 "fa-kernels/src/attention/backward/sinks.rs"
    const f32 sink = t7 * 1.442695f;
    f32 sum = 0.0f;
    #pragma unroll 1
    for (u32 i = 0u; i < batch; i += 1u) {
#line 23 "fa-kernels/src/attention/backward/sinks.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < padded; i_2 += 256u) {
#line 24 "fa-kernels/src/attention/backward/sinks.rs"
            const u32 t9 = i * heads;
#line 24 "fa-kernels/src/attention/backward/sinks.rs"
            const u32 t10 = t9 + t1;
#line 24 "fa-kernels/src/attention/backward/sinks.rs"
            const u32 t11 = t10 * padded;
#line 24 "fa-kernels/src/attention/backward/sinks.rs"
            const u32 t12 = t11 + i_2;
#line 24 "fa-kernels/src/attention/backward/sinks.rs"
            const u32 row = t12 + t2;
            const u32 t14 = i_2 + t2;
#line 25 "fa-kernels/src/attention/backward/sinks.rs"
            const bool t15 = t14 < padded;
#line 25 "fa-kernels/src/attention/backward/sinks.rs"
            if (t15) {
                const u64 t16 = (u64)row;
#line 26 "fa-kernels/src/attention/backward/sinks.rs"
                const u64 t17 = t16 * statistics_stride0;
#line 26 "fa-kernels/src/attention/backward/sinks.rs"
                const u64 t18 = t17 * 4ull;
#line 26 "fa-kernels/src/attention/backward/sinks.rs"
                const u64 t19 = statistics + t18;
                f32 t20;
                asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t20) : "l"(t19) : "memory");
#line 27 "fa-kernels/src/attention/backward/sinks.rs"
                const f32 t21 = sink - t20;
#line 27 "fa-kernels/src/attention/backward/sinks.rs"
                f32 t22;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t22) : "f"(t21));
#line 27 "fa-kernels/src/attention/backward/sinks.rs"
                f32 t23;
                asm volatile("ld.global.f32 %0, [%1+4];" : "=f"(t23) : "l"(t19) : "memory");
#line 27 "fa-kernels/src/attention/backward/sinks.rs"
                const f32 t24 = -t23;
#line 27 "fa-kernels/src/attention/backward/sinks.rs"
                f32 t25;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t25) : "f"(t22), "f"(t24), "f"(sum));
#line 27 "fa-kernels/src/attention/backward/sinks.rs"
                sum = t25;
            }
        }
    }
    const u32 slot = (u32)__cvta_generic_to_shared(smem);
    f32 t27;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t27) : "f"(sum));
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    const f32 t28 = sum + t27;
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    f32 t29;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t29) : "f"(t28));
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    const f32 t30 = t28 + t29;
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    f32 t31;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t31) : "f"(t30));
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    const f32 t32 = t30 + t31;
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    f32 t33;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t33) : "f"(t32));
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    const f32 t34 = t32 + t33;
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    f32 t35;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t35) : "f"(t34));
#line 32 "fa-kernels/src/attention/backward/sinks.rs"
    const f32 of_warp = t34 + t35;
    const u32 t37 = t2 & 31u;
#line 33 "fa-kernels/src/attention/backward/sinks.rs"
    const bool t38 = t37 == 0u;
#line 33 "fa-kernels/src/attention/backward/sinks.rs"
    if (t38) {
        const u32 t39 = t2 >> 5u;
#line 34 "fa-kernels/src/attention/backward/sinks.rs"
        const u32 t40 = t39 << 2u;
#line 34 "fa-kernels/src/attention/backward/sinks.rs"
        const u32 t41 = slot + t40;
#line 34 "fa-kernels/src/attention/backward/sinks.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t41), "f"(of_warp) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t42 = t2 == 0u;
#line 37 "fa-kernels/src/attention/backward/sinks.rs"
    if (t42) {
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t43;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t43) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 t44 = 0.0f + t43;
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t45;
        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t45) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 t46 = t44 + t45;
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t47;
        asm volatile("ld.shared.f32 %0, [%1+8];" : "=f"(t47) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 t48 = t46 + t47;
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t49;
        asm volatile("ld.shared.f32 %0, [%1+12];" : "=f"(t49) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 t50 = t48 + t49;
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t51;
        asm volatile("ld.shared.f32 %0, [%1+16];" : "=f"(t51) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 t52 = t50 + t51;
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t53;
        asm volatile("ld.shared.f32 %0, [%1+20];" : "=f"(t53) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 t54 = t52 + t53;
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t55;
        asm volatile("ld.shared.f32 %0, [%1+24];" : "=f"(t55) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 t56 = t54 + t55;
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        f32 t57;
        asm volatile("ld.shared.f32 %0, [%1+28];" : "=f"(t57) : "r"(slot) : "memory");
#line 39 "fa-kernels/src/attention/backward/sinks.rs"
        const f32 all = t56 + t57;
        const u64 t59 = (u64)t1;
#line 40 "fa-kernels/src/attention/backward/sinks.rs"
        const u64 t60 = t59 * d_sinks_stride0;
#line 40 "fa-kernels/src/attention/backward/sinks.rs"
        const u64 t61 = t60 * 4ull;
#line 40 "fa-kernels/src/attention/backward/sinks.rs"
        const u64 t62 = d_sinks + t61;
#line 40 "fa-kernels/src/attention/backward/sinks.rs"
        asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t62), "f"(all) : "memory");
    }
}
