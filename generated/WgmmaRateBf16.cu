typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
wgmma_rate_bf16(
    const u64 a /* bf16 */,
    const u64 a_stride0,
    const u64 a_stride1,
    const u64 a_stride2,
    const u64 a_stride3,
    const u64 b /* bf16 */,
    const u64 b_stride0,
    const u64 b_stride1,
    const u64 b_stride2,
    const u64 b_stride3,
    const u64 c /* bf16, written */,
    const u64 c_stride0,
    const u64 c_stride1,
    const u64 c_stride2,
    const u64 c_stride3,
    const u32 rounds,
    const f32 scale)
{
#line 36 "fa-kernels/src/rates/wgmma.rs"
    const u32 t1 = threadIdx.x;
#line 36 "fa-kernels/src/rates/wgmma.rs"
    const u32 lane = t1 & 31u;
    const u32 t3 = threadIdx.x;
#line 37 "fa-kernels/src/rates/wgmma.rs"
    const u32 t4 = t3 >> 5u;
#line 37 "fa-kernels/src/rates/wgmma.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t4));
    const u32 t6 = (u32)__cvta_generic_to_shared(smem);
#line 44 "fa-kernels/src/rates/wgmma.rs"
    const u32 t7 = t6 + 16384u;
#line 49 "fa-kernels/src/rates/wgmma.rs"
    const u32 t8 = blockIdx.x;
#line 49 "fa-kernels/src/rates/wgmma.rs"
    const u32 first_row = t8 << 7u;
    const u64 t10 = (u64)first_row;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t11 = t10 * a_stride0;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t12 = t11 * 2ull;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t13 = a + t12;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t14 = (u32)a_stride0;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t15 = t14 << 1u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t16 = threadIdx.x;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t17 = t16 >> 3u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t18 = t16 & 7u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t19 = t17 & 7u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t20 = t18 ^ t19;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t21 = t17 << 7u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t22 = t20 << 4u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t23 = t21 + t22;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t24 = (u64)t17 * t15;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t25 = t13 + t24;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t26 = (u64)t18 * 16u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t27 = t25 + t26;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t28 = (u64)t15 * 32u;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u32 t29 = t6 + t23;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t30 = (u64)0u * t15;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t31 = t27 + t30;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t32 = t31 + t28;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t33 = t32 + t28;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    const u64 t34 = t33 + t28;
#line 50 "fa-kernels/src/rates/wgmma.rs"
    u32 staged;
    u32 staged_2;
    u32 staged_3;
    u32 staged_4;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged), "=r"(staged_2), "=r"(staged_3), "=r"(staged_4) : "l"(t31) : "memory");
#line 50 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_5;
    u32 staged_6;
    u32 staged_7;
    u32 staged_8;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_5), "=r"(staged_6), "=r"(staged_7), "=r"(staged_8) : "l"(t32) : "memory");
#line 50 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_9;
    u32 staged_10;
    u32 staged_11;
    u32 staged_12;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_9), "=r"(staged_10), "=r"(staged_11), "=r"(staged_12) : "l"(t33) : "memory");
#line 50 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_13;
    u32 staged_14;
    u32 staged_15;
    u32 staged_16;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_13), "=r"(staged_14), "=r"(staged_15), "=r"(staged_16) : "l"(t34) : "memory");
#line 50 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t29), "r"(staged), "r"(staged_2), "r"(staged_3), "r"(staged_4) : "memory");
#line 50 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t29), "r"(staged_5), "r"(staged_6), "r"(staged_7), "r"(staged_8) : "memory");
#line 50 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t29), "r"(staged_9), "r"(staged_10), "r"(staged_11), "r"(staged_12) : "memory");
#line 50 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t29), "r"(staged_13), "r"(staged_14), "r"(staged_15), "r"(staged_16) : "memory");
    const u32 t35 = (u32)b_stride0;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t36 = t35 << 1u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t37 = threadIdx.x;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t38 = t37 >> 3u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t39 = t37 & 7u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t40 = t38 & 7u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t41 = t39 ^ t40;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t42 = t38 << 7u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t43 = t41 << 4u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t44 = t42 + t43;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t45 = (u64)t38 * t36;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t46 = b + t45;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t47 = (u64)t39 * 16u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t48 = t46 + t47;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t49 = (u64)t36 * 32u;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u32 t50 = t7 + t44;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t51 = (u64)0u * t36;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t52 = t48 + t51;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t53 = t52 + t49;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t54 = t53 + t49;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t55 = t54 + t49;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t56 = t55 + t49;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t57 = t56 + t49;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t58 = t57 + t49;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    const u64 t59 = t58 + t49;
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_17;
    u32 staged_18;
    u32 staged_19;
    u32 staged_20;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_17), "=r"(staged_18), "=r"(staged_19), "=r"(staged_20) : "l"(t52) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_21;
    u32 staged_22;
    u32 staged_23;
    u32 staged_24;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_21), "=r"(staged_22), "=r"(staged_23), "=r"(staged_24) : "l"(t53) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_25;
    u32 staged_26;
    u32 staged_27;
    u32 staged_28;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_25), "=r"(staged_26), "=r"(staged_27), "=r"(staged_28) : "l"(t54) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_29;
    u32 staged_30;
    u32 staged_31;
    u32 staged_32;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_29), "=r"(staged_30), "=r"(staged_31), "=r"(staged_32) : "l"(t55) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_33;
    u32 staged_34;
    u32 staged_35;
    u32 staged_36;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_33), "=r"(staged_34), "=r"(staged_35), "=r"(staged_36) : "l"(t56) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_37;
    u32 staged_38;
    u32 staged_39;
    u32 staged_40;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_37), "=r"(staged_38), "=r"(staged_39), "=r"(staged_40) : "l"(t57) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_41;
    u32 staged_42;
    u32 staged_43;
    u32 staged_44;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_41), "=r"(staged_42), "=r"(staged_43), "=r"(staged_44) : "l"(t58) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    u32 staged_45;
    u32 staged_46;
    u32 staged_47;
    u32 staged_48;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_45), "=r"(staged_46), "=r"(staged_47), "=r"(staged_48) : "l"(t59) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_17), "r"(staged_18), "r"(staged_19), "r"(staged_20) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_21), "r"(staged_22), "r"(staged_23), "r"(staged_24) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_25), "r"(staged_26), "r"(staged_27), "r"(staged_28) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_29), "r"(staged_30), "r"(staged_31), "r"(staged_32) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_33), "r"(staged_34), "r"(staged_35), "r"(staged_36) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_37), "r"(staged_38), "r"(staged_39), "r"(staged_40) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_41), "r"(staged_42), "r"(staged_43), "r"(staged_44) : "memory");
#line 51 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.shared.v4.u32 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t50), "r"(staged_45), "r"(staged_46), "r"(staged_47), "r"(staged_48) : "memory");
    asm volatile("fence.proxy.async.shared::cta;" :  :  : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t60 = warp >> 2u;
#line 54 "fa-kernels/src/rates/wgmma.rs"
    const u32 t61 = t60 << 13u;
#line 54 "fa-kernels/src/rates/wgmma.rs"
    const u32 t62 = t6 + t61;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_2 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_3 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_4 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_5 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_6 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_7 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_8 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_9 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_10 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_11 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_12 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_13 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_14 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_15 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_16 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_17 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_18 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_19 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_20 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_21 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_22 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_23 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_24 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_25 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_26 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_27 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_28 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_29 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_30 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_31 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_32 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_33 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_34 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_35 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_36 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_37 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_38 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_39 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_40 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_41 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_42 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_43 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_44 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_45 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_46 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_47 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_48 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_49 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_50 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_51 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_52 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_53 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_54 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_55 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_56 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_57 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_58 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_59 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_60 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_61 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_62 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_63 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_64 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_65 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_66 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_67 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_68 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_69 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_70 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_71 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_72 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_73 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_74 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_75 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_76 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_77 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_78 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_79 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_80 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_81 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_82 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_83 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_84 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_85 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_86 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_87 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_88 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_89 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_90 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_91 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_92 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_93 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_94 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_95 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_96 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_97 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_98 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_99 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_100 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_101 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_102 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_103 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_104 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_105 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_106 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_107 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_108 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_109 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_110 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_111 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_112 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_113 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_114 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_115 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_116 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_117 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_118 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_119 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_120 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_121 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_122 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_123 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_124 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_125 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_126 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_127 = 0.0f;
#line 58 "fa-kernels/src/rates/wgmma.rs"
    f32 acc_128 = 0.0f;
    #pragma unroll 1
    for (u32 i = 0u; i < rounds; i += 1u) {
#line 60 "fa-kernels/src/rates/wgmma.rs"
        asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t63 = t62 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t64 = t7 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t65 = t63 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t66 = (u64)t65;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t67 = t66 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t68 = t64 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t69 = (u64)t68;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t70 = t69 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t71 = t63 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t72 = (u64)t71;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t73 = t72 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t74 = t64 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t75 = (u64)t74;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t76 = t75 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t77 = t63 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t78 = (u64)t77;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t79 = t78 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t80 = t64 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t81 = (u64)t80;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t82 = t81 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t83 = t63 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t84 = (u64)t83;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t85 = t84 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t86 = t64 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t87 = (u64)t86;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t88 = t87 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t89 = t62 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t90 = t7 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t91 = t89 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t92 = (u64)t91;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t93 = t92 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t94 = t90 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t95 = (u64)t94;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t96 = t95 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t97 = t89 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t98 = (u64)t97;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t99 = t98 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t100 = t90 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t101 = (u64)t100;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t102 = t101 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t103 = t89 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t104 = (u64)t103;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t105 = t104 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t106 = t90 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t107 = (u64)t106;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t108 = t107 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t109 = t89 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t110 = (u64)t109;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t111 = t110 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t112 = t90 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t113 = (u64)t112;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t114 = t113 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t115 = t62 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t116 = t7 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t117 = t115 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t118 = (u64)t117;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t119 = t118 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t120 = t116 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t121 = (u64)t120;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t122 = t121 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t123 = t115 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t124 = (u64)t123;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t125 = t124 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t126 = t116 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t127 = (u64)t126;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t128 = t127 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t129 = t115 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t130 = (u64)t129;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t131 = t130 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t132 = t116 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t133 = (u64)t132;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t134 = t133 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t135 = t115 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t136 = (u64)t135;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t137 = t136 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t138 = t116 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t139 = (u64)t138;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t140 = t139 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t141 = t62 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t142 = t7 >> 4u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t143 = t141 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t144 = (u64)t143;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t145 = t144 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t146 = t142 + 65536u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t147 = (u64)t146;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t148 = t147 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t149 = t141 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t150 = (u64)t149;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t151 = t150 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t152 = t142 + 65538u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t153 = (u64)t152;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t154 = t153 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t155 = t141 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t156 = (u64)t155;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t157 = t156 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t158 = t142 + 65540u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t159 = (u64)t158;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t160 = t159 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t161 = t141 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t162 = (u64)t161;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t163 = t162 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u32 t164 = t142 + 65542u;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t165 = (u64)t164;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        const u64 t166 = t165 + 4611686293305294848ull;
#line 62 "fa-kernels/src/rates/wgmma.rs"
        asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %134, %135, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %136, %137, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %138, %139, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %140, %141, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %142, %143, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %144, %145, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %146, %147, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %148, %149, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %150, %151, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %152, %153, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %154, %155, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %156, %157, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %158, %159, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t67), "l"(t70), "l"(t73), "l"(t76), "l"(t79), "l"(t82), "l"(t85), "l"(t88), "l"(t93), "l"(t96), "l"(t99), "l"(t102), "l"(t105), "l"(t108), "l"(t111), "l"(t114), "l"(t119), "l"(t122), "l"(t125), "l"(t128), "l"(t131), "l"(t134), "l"(t137), "l"(t140), "l"(t145), "l"(t148), "l"(t151), "l"(t154), "l"(t157), "l"(t160), "l"(t163), "l"(t166) : "memory");
#line 64 "fa-kernels/src/rates/wgmma.rs"
        asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
        asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
    }
    const u32 t167 = warp << 4u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t168 = first_row + t167;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t169 = acc * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc = t169;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t170 = acc_2 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_2 = t170;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t171 = acc_3 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_3 = t171;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t172 = acc_4 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_4 = t172;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t173 = acc_5 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_5 = t173;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t174 = acc_6 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_6 = t174;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t175 = acc_7 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_7 = t175;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t176 = acc_8 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_8 = t176;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t177 = acc_9 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_9 = t177;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t178 = acc_10 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_10 = t178;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t179 = acc_11 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_11 = t179;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t180 = acc_12 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_12 = t180;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t181 = acc_13 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_13 = t181;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t182 = acc_14 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_14 = t182;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t183 = acc_15 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_15 = t183;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t184 = acc_16 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_16 = t184;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t185 = acc_17 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_17 = t185;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t186 = acc_18 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_18 = t186;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t187 = acc_19 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_19 = t187;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t188 = acc_20 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_20 = t188;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t189 = acc_21 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_21 = t189;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t190 = acc_22 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_22 = t190;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t191 = acc_23 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_23 = t191;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t192 = acc_24 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_24 = t192;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t193 = acc_25 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_25 = t193;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t194 = acc_26 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_26 = t194;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t195 = acc_27 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_27 = t195;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t196 = acc_28 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_28 = t196;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t197 = acc_29 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_29 = t197;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t198 = acc_30 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_30 = t198;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t199 = acc_31 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_31 = t199;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t200 = acc_32 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_32 = t200;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t201 = acc_33 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_33 = t201;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t202 = acc_34 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_34 = t202;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t203 = acc_35 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_35 = t203;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t204 = acc_36 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_36 = t204;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t205 = acc_37 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_37 = t205;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t206 = acc_38 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_38 = t206;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t207 = acc_39 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_39 = t207;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t208 = acc_40 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_40 = t208;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t209 = acc_41 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_41 = t209;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t210 = acc_42 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_42 = t210;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t211 = acc_43 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_43 = t211;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t212 = acc_44 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_44 = t212;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t213 = acc_45 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_45 = t213;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t214 = acc_46 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_46 = t214;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t215 = acc_47 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_47 = t215;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t216 = acc_48 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_48 = t216;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t217 = acc_49 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_49 = t217;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t218 = acc_50 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_50 = t218;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t219 = acc_51 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_51 = t219;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t220 = acc_52 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_52 = t220;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t221 = acc_53 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_53 = t221;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t222 = acc_54 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_54 = t222;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t223 = acc_55 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_55 = t223;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t224 = acc_56 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_56 = t224;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t225 = acc_57 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_57 = t225;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t226 = acc_58 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_58 = t226;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t227 = acc_59 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_59 = t227;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t228 = acc_60 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_60 = t228;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t229 = acc_61 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_61 = t229;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t230 = acc_62 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_62 = t230;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t231 = acc_63 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_63 = t231;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t232 = acc_64 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_64 = t232;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t233 = acc_65 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_65 = t233;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t234 = acc_66 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_66 = t234;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t235 = acc_67 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_67 = t235;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t236 = acc_68 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_68 = t236;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t237 = acc_69 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_69 = t237;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t238 = acc_70 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_70 = t238;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t239 = acc_71 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_71 = t239;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t240 = acc_72 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_72 = t240;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t241 = acc_73 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_73 = t241;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t242 = acc_74 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_74 = t242;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t243 = acc_75 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_75 = t243;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t244 = acc_76 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_76 = t244;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t245 = acc_77 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_77 = t245;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t246 = acc_78 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_78 = t246;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t247 = acc_79 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_79 = t247;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t248 = acc_80 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_80 = t248;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t249 = acc_81 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_81 = t249;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t250 = acc_82 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_82 = t250;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t251 = acc_83 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_83 = t251;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t252 = acc_84 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_84 = t252;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t253 = acc_85 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_85 = t253;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t254 = acc_86 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_86 = t254;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t255 = acc_87 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_87 = t255;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t256 = acc_88 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_88 = t256;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t257 = acc_89 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_89 = t257;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t258 = acc_90 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_90 = t258;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t259 = acc_91 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_91 = t259;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t260 = acc_92 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_92 = t260;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t261 = acc_93 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_93 = t261;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t262 = acc_94 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_94 = t262;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t263 = acc_95 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_95 = t263;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t264 = acc_96 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_96 = t264;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t265 = acc_97 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_97 = t265;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t266 = acc_98 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_98 = t266;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t267 = acc_99 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_99 = t267;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t268 = acc_100 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_100 = t268;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t269 = acc_101 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_101 = t269;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t270 = acc_102 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_102 = t270;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t271 = acc_103 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_103 = t271;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t272 = acc_104 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_104 = t272;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t273 = acc_105 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_105 = t273;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t274 = acc_106 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_106 = t274;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t275 = acc_107 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_107 = t275;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t276 = acc_108 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_108 = t276;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t277 = acc_109 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_109 = t277;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t278 = acc_110 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_110 = t278;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t279 = acc_111 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_111 = t279;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t280 = acc_112 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_112 = t280;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t281 = acc_113 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_113 = t281;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t282 = acc_114 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_114 = t282;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t283 = acc_115 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_115 = t283;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t284 = acc_116 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_116 = t284;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t285 = acc_117 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_117 = t285;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t286 = acc_118 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_118 = t286;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t287 = acc_119 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_119 = t287;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t288 = acc_120 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_120 = t288;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t289 = acc_121 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_121 = t289;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t290 = acc_122 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_122 = t290;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t291 = acc_123 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_123 = t291;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t292 = acc_124 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_124 = t292;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t293 = acc_125 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_125 = t293;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t294 = acc_126 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_126 = t294;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t295 = acc_127 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_127 = t295;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const f32 t296 = acc_128 * scale;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    acc_128 = t296;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t297 = (u32)c_stride0;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t298 = t297 << 1u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t299 = lane >> 2u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t300 = t168 + t299;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t301 = (u64)t300 * t298;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t302 = c + t301;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t303 = lane & 3u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t304 = (u64)t303 * 4u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t305 = t302 + t304;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t306;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t306) : "f"(acc));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t305), "h"(t306) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t307;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t307) : "f"(acc_2));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t305), "h"(t307) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t308;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t308) : "f"(acc_5));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t305), "h"(t308) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t309;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t309) : "f"(acc_6));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t305), "h"(t309) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t310;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t310) : "f"(acc_9));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t305), "h"(t310) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t311;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t311) : "f"(acc_10));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t305), "h"(t311) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t312;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t312) : "f"(acc_13));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t305), "h"(t312) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t313;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t313) : "f"(acc_14));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t305), "h"(t313) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t314;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t314) : "f"(acc_17));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t305), "h"(t314) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t315;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t315) : "f"(acc_18));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t305), "h"(t315) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t316;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t316) : "f"(acc_21));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t305), "h"(t316) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t317;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t317) : "f"(acc_22));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t305), "h"(t317) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t318;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t318) : "f"(acc_25));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t305), "h"(t318) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t319;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t319) : "f"(acc_26));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t305), "h"(t319) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t320;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t320) : "f"(acc_29));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t305), "h"(t320) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t321;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t321) : "f"(acc_30));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t305), "h"(t321) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t322;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t322) : "f"(acc_33));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+128], %1;" :  : "l"(t305), "h"(t322) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t323;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t323) : "f"(acc_34));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+130], %1;" :  : "l"(t305), "h"(t323) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t324;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t324) : "f"(acc_37));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+144], %1;" :  : "l"(t305), "h"(t324) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t325;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t325) : "f"(acc_38));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+146], %1;" :  : "l"(t305), "h"(t325) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t326;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t326) : "f"(acc_41));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+160], %1;" :  : "l"(t305), "h"(t326) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t327;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t327) : "f"(acc_42));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+162], %1;" :  : "l"(t305), "h"(t327) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t328;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t328) : "f"(acc_45));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+176], %1;" :  : "l"(t305), "h"(t328) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t329;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t329) : "f"(acc_46));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+178], %1;" :  : "l"(t305), "h"(t329) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t330;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t330) : "f"(acc_49));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+192], %1;" :  : "l"(t305), "h"(t330) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t331;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t331) : "f"(acc_50));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+194], %1;" :  : "l"(t305), "h"(t331) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t332;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t332) : "f"(acc_53));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+208], %1;" :  : "l"(t305), "h"(t332) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t333;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t333) : "f"(acc_54));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+210], %1;" :  : "l"(t305), "h"(t333) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t334;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t334) : "f"(acc_57));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+224], %1;" :  : "l"(t305), "h"(t334) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t335;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t335) : "f"(acc_58));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+226], %1;" :  : "l"(t305), "h"(t335) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t336;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t336) : "f"(acc_61));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+240], %1;" :  : "l"(t305), "h"(t336) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t337;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t337) : "f"(acc_62));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+242], %1;" :  : "l"(t305), "h"(t337) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t338;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t338) : "f"(acc_65));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+256], %1;" :  : "l"(t305), "h"(t338) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t339;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t339) : "f"(acc_66));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+258], %1;" :  : "l"(t305), "h"(t339) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t340;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t340) : "f"(acc_69));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+272], %1;" :  : "l"(t305), "h"(t340) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t341;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t341) : "f"(acc_70));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+274], %1;" :  : "l"(t305), "h"(t341) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t342;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t342) : "f"(acc_73));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+288], %1;" :  : "l"(t305), "h"(t342) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t343;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t343) : "f"(acc_74));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+290], %1;" :  : "l"(t305), "h"(t343) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t344;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t344) : "f"(acc_77));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+304], %1;" :  : "l"(t305), "h"(t344) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t345;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t345) : "f"(acc_78));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+306], %1;" :  : "l"(t305), "h"(t345) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t346;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t346) : "f"(acc_81));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+320], %1;" :  : "l"(t305), "h"(t346) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t347;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t347) : "f"(acc_82));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+322], %1;" :  : "l"(t305), "h"(t347) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t348;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t348) : "f"(acc_85));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+336], %1;" :  : "l"(t305), "h"(t348) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t349;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t349) : "f"(acc_86));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+338], %1;" :  : "l"(t305), "h"(t349) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t350;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t350) : "f"(acc_89));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+352], %1;" :  : "l"(t305), "h"(t350) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t351;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t351) : "f"(acc_90));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+354], %1;" :  : "l"(t305), "h"(t351) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t352;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t352) : "f"(acc_93));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+368], %1;" :  : "l"(t305), "h"(t352) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t353;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t353) : "f"(acc_94));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+370], %1;" :  : "l"(t305), "h"(t353) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t354;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t354) : "f"(acc_97));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+384], %1;" :  : "l"(t305), "h"(t354) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t355;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t355) : "f"(acc_98));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+386], %1;" :  : "l"(t305), "h"(t355) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t356;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t356) : "f"(acc_101));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+400], %1;" :  : "l"(t305), "h"(t356) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t357;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t357) : "f"(acc_102));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+402], %1;" :  : "l"(t305), "h"(t357) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t358;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t358) : "f"(acc_105));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+416], %1;" :  : "l"(t305), "h"(t358) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t359;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t359) : "f"(acc_106));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+418], %1;" :  : "l"(t305), "h"(t359) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t360;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t360) : "f"(acc_109));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+432], %1;" :  : "l"(t305), "h"(t360) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t361;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t361) : "f"(acc_110));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+434], %1;" :  : "l"(t305), "h"(t361) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t362;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t362) : "f"(acc_113));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+448], %1;" :  : "l"(t305), "h"(t362) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t363;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t363) : "f"(acc_114));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+450], %1;" :  : "l"(t305), "h"(t363) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t364;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t364) : "f"(acc_117));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+464], %1;" :  : "l"(t305), "h"(t364) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t365;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t365) : "f"(acc_118));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+466], %1;" :  : "l"(t305), "h"(t365) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t366;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t366) : "f"(acc_121));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+480], %1;" :  : "l"(t305), "h"(t366) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t367;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t367) : "f"(acc_122));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+482], %1;" :  : "l"(t305), "h"(t367) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t368;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t368) : "f"(acc_125));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+496], %1;" :  : "l"(t305), "h"(t368) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t369;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t369) : "f"(acc_126));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+498], %1;" :  : "l"(t305), "h"(t369) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t370 = lane >> 2u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t371 = t168 + t370;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t372 = t371 + 8u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t373 = (u64)t372 * t298;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t374 = c + t373;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u32 t375 = lane & 3u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t376 = (u64)t375 * 4u;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    const u64 t377 = t374 + t376;
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t378;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t378) : "f"(acc_3));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t377), "h"(t378) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t379;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t379) : "f"(acc_4));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t377), "h"(t379) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t380;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t380) : "f"(acc_7));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t377), "h"(t380) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t381;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t381) : "f"(acc_8));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t377), "h"(t381) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t382;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t382) : "f"(acc_11));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t377), "h"(t382) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t383;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t383) : "f"(acc_12));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t377), "h"(t383) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t384;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t384) : "f"(acc_15));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t377), "h"(t384) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t385;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t385) : "f"(acc_16));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t377), "h"(t385) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t386;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t386) : "f"(acc_19));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t377), "h"(t386) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t387;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t387) : "f"(acc_20));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t377), "h"(t387) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t388;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t388) : "f"(acc_23));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t377), "h"(t388) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t389;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t389) : "f"(acc_24));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t377), "h"(t389) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t390;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t390) : "f"(acc_27));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t377), "h"(t390) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t391;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t391) : "f"(acc_28));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t377), "h"(t391) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t392;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t392) : "f"(acc_31));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t377), "h"(t392) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t393;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t393) : "f"(acc_32));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t377), "h"(t393) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t394;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t394) : "f"(acc_35));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+128], %1;" :  : "l"(t377), "h"(t394) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t395;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t395) : "f"(acc_36));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+130], %1;" :  : "l"(t377), "h"(t395) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t396;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t396) : "f"(acc_39));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+144], %1;" :  : "l"(t377), "h"(t396) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t397;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t397) : "f"(acc_40));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+146], %1;" :  : "l"(t377), "h"(t397) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t398;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t398) : "f"(acc_43));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+160], %1;" :  : "l"(t377), "h"(t398) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t399;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t399) : "f"(acc_44));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+162], %1;" :  : "l"(t377), "h"(t399) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t400;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t400) : "f"(acc_47));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+176], %1;" :  : "l"(t377), "h"(t400) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t401;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t401) : "f"(acc_48));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+178], %1;" :  : "l"(t377), "h"(t401) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t402;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t402) : "f"(acc_51));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+192], %1;" :  : "l"(t377), "h"(t402) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t403;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t403) : "f"(acc_52));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+194], %1;" :  : "l"(t377), "h"(t403) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t404;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t404) : "f"(acc_55));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+208], %1;" :  : "l"(t377), "h"(t404) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t405;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t405) : "f"(acc_56));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+210], %1;" :  : "l"(t377), "h"(t405) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t406;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t406) : "f"(acc_59));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+224], %1;" :  : "l"(t377), "h"(t406) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t407;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t407) : "f"(acc_60));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+226], %1;" :  : "l"(t377), "h"(t407) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t408;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t408) : "f"(acc_63));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+240], %1;" :  : "l"(t377), "h"(t408) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t409;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t409) : "f"(acc_64));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+242], %1;" :  : "l"(t377), "h"(t409) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t410;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t410) : "f"(acc_67));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+256], %1;" :  : "l"(t377), "h"(t410) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t411;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t411) : "f"(acc_68));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+258], %1;" :  : "l"(t377), "h"(t411) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t412;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t412) : "f"(acc_71));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+272], %1;" :  : "l"(t377), "h"(t412) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t413;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t413) : "f"(acc_72));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+274], %1;" :  : "l"(t377), "h"(t413) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t414;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t414) : "f"(acc_75));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+288], %1;" :  : "l"(t377), "h"(t414) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t415;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t415) : "f"(acc_76));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+290], %1;" :  : "l"(t377), "h"(t415) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t416;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t416) : "f"(acc_79));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+304], %1;" :  : "l"(t377), "h"(t416) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t417;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t417) : "f"(acc_80));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+306], %1;" :  : "l"(t377), "h"(t417) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t418;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t418) : "f"(acc_83));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+320], %1;" :  : "l"(t377), "h"(t418) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t419;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t419) : "f"(acc_84));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+322], %1;" :  : "l"(t377), "h"(t419) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t420;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t420) : "f"(acc_87));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+336], %1;" :  : "l"(t377), "h"(t420) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t421;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t421) : "f"(acc_88));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+338], %1;" :  : "l"(t377), "h"(t421) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t422;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t422) : "f"(acc_91));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+352], %1;" :  : "l"(t377), "h"(t422) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t423;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t423) : "f"(acc_92));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+354], %1;" :  : "l"(t377), "h"(t423) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t424;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t424) : "f"(acc_95));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+368], %1;" :  : "l"(t377), "h"(t424) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t425;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t425) : "f"(acc_96));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+370], %1;" :  : "l"(t377), "h"(t425) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t426;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t426) : "f"(acc_99));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+384], %1;" :  : "l"(t377), "h"(t426) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t427;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t427) : "f"(acc_100));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+386], %1;" :  : "l"(t377), "h"(t427) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t428;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t428) : "f"(acc_103));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+400], %1;" :  : "l"(t377), "h"(t428) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t429;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t429) : "f"(acc_104));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+402], %1;" :  : "l"(t377), "h"(t429) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t430;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t430) : "f"(acc_107));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+416], %1;" :  : "l"(t377), "h"(t430) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t431;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t431) : "f"(acc_108));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+418], %1;" :  : "l"(t377), "h"(t431) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t432;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t432) : "f"(acc_111));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+432], %1;" :  : "l"(t377), "h"(t432) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t433;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t433) : "f"(acc_112));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+434], %1;" :  : "l"(t377), "h"(t433) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t434;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t434) : "f"(acc_115));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+448], %1;" :  : "l"(t377), "h"(t434) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t435;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t435) : "f"(acc_116));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+450], %1;" :  : "l"(t377), "h"(t435) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t436;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t436) : "f"(acc_119));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+464], %1;" :  : "l"(t377), "h"(t436) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t437;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t437) : "f"(acc_120));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+466], %1;" :  : "l"(t377), "h"(t437) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t438;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t438) : "f"(acc_123));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+480], %1;" :  : "l"(t377), "h"(t438) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t439;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t439) : "f"(acc_124));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+482], %1;" :  : "l"(t377), "h"(t439) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t440;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t440) : "f"(acc_127));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+496], %1;" :  : "l"(t377), "h"(t440) : "memory");
#line 67 "fa-kernels/src/rates/wgmma.rs"
    bf16 t441;
    asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(t441) : "f"(acc_128));
#line 67 "fa-kernels/src/rates/wgmma.rs"
    asm volatile("st.global.b16 [%0+498], %1;" :  : "l"(t377), "h"(t441) : "memory");
}
