typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
mma_rate_f16(
    const u64 a /* f16 */,
    const u64 a_stride0,
    const u64 a_stride1,
    const u64 a_stride2,
    const u64 a_stride3,
    const u64 b /* f16 */,
    const u64 b_stride0,
    const u64 b_stride1,
    const u64 b_stride2,
    const u64 b_stride3,
    const u64 c /* f16, written */,
    const u64 c_stride0,
    const u64 c_stride1,
    const u64 c_stride2,
    const u64 c_stride3,
    const u32 passes,
    const f32 scale)
{
#line 30 "fa-kernels/src/rates/mma.rs"
    const u32 t1 = threadIdx.x;
#line 30 "fa-kernels/src/rates/mma.rs"
    const u32 lane = t1 & 31u;
    const u32 t3 = threadIdx.x;
#line 31 "fa-kernels/src/rates/mma.rs"
    const u32 t4 = t3 >> 5u;
#line 31 "fa-kernels/src/rates/mma.rs"
    u32 t5;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t5) : "r"(t4));
#line 31 "fa-kernels/src/rates/mma.rs"
    const u32 warp_row = t5 << 6u;
#line 33 "fa-kernels/src/rates/mma.rs"
    const u32 t7 = (u32)__cvta_generic_to_shared(smem);
#line 39 "fa-kernels/src/rates/mma.rs"
    const u32 t8 = t7 + 32768u;
#line 44 "fa-kernels/src/rates/mma.rs"
    const u32 t9 = blockIdx.x;
#line 44 "fa-kernels/src/rates/mma.rs"
    const u32 first_row = t9 << 9u;
    const u64 t11 = (u64)first_row;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t12 = t11 * a_stride0;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t13 = t12 * 2ull;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t14 = a + t13;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t15 = (u32)a_stride0;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t16 = t15 << 1u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t17 = threadIdx.x;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t18 = t17 >> 2u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t19 = t17 & 3u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t20 = t18 >> 1u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t21 = t20 & 3u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t22 = t19 ^ t21;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t23 = t18 << 6u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t24 = t22 << 4u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t25 = t23 + t24;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t26 = (u64)t18 * t16;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t27 = t14 + t26;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t28 = (u64)t19 * 16u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t29 = t27 + t28;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t30 = (u64)t16 * 64u;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u32 t31 = t7 + t25;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t32 = (u64)0u * t16;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t33 = t29 + t32;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t34 = t33 + t30;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t35 = t34 + t30;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t36 = t35 + t30;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t37 = t36 + t30;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t38 = t37 + t30;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t39 = t38 + t30;
#line 45 "fa-kernels/src/rates/mma.rs"
    const u64 t40 = t39 + t30;
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged;
    u32 staged_2;
    u32 staged_3;
    u32 staged_4;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged), "=r"(staged_2), "=r"(staged_3), "=r"(staged_4) : "l"(t33) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged_5;
    u32 staged_6;
    u32 staged_7;
    u32 staged_8;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_5), "=r"(staged_6), "=r"(staged_7), "=r"(staged_8) : "l"(t34) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged_9;
    u32 staged_10;
    u32 staged_11;
    u32 staged_12;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_9), "=r"(staged_10), "=r"(staged_11), "=r"(staged_12) : "l"(t35) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged_13;
    u32 staged_14;
    u32 staged_15;
    u32 staged_16;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_13), "=r"(staged_14), "=r"(staged_15), "=r"(staged_16) : "l"(t36) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged_17;
    u32 staged_18;
    u32 staged_19;
    u32 staged_20;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_17), "=r"(staged_18), "=r"(staged_19), "=r"(staged_20) : "l"(t37) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged_21;
    u32 staged_22;
    u32 staged_23;
    u32 staged_24;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_21), "=r"(staged_22), "=r"(staged_23), "=r"(staged_24) : "l"(t38) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged_25;
    u32 staged_26;
    u32 staged_27;
    u32 staged_28;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_25), "=r"(staged_26), "=r"(staged_27), "=r"(staged_28) : "l"(t39) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    u32 staged_29;
    u32 staged_30;
    u32 staged_31;
    u32 staged_32;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_29), "=r"(staged_30), "=r"(staged_31), "=r"(staged_32) : "l"(t40) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged), "r"(staged_2), "r"(staged_3), "r"(staged_4) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged_5), "r"(staged_6), "r"(staged_7), "r"(staged_8) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged_9), "r"(staged_10), "r"(staged_11), "r"(staged_12) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged_13), "r"(staged_14), "r"(staged_15), "r"(staged_16) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged_17), "r"(staged_18), "r"(staged_19), "r"(staged_20) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged_21), "r"(staged_22), "r"(staged_23), "r"(staged_24) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged_25), "r"(staged_26), "r"(staged_27), "r"(staged_28) : "memory");
#line 45 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t31), "r"(staged_29), "r"(staged_30), "r"(staged_31), "r"(staged_32) : "memory");
    const u32 t41 = (u32)b_stride0;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t42 = t41 << 1u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t43 = threadIdx.x;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t44 = t43 >> 2u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t45 = t43 & 3u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t46 = t44 >> 1u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t47 = t46 & 3u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t48 = t45 ^ t47;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t49 = t44 << 6u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t50 = t48 << 4u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t51 = t49 + t50;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u64 t52 = (u64)t44 * t42;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u64 t53 = b + t52;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u64 t54 = (u64)t45 * 16u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u64 t55 = t53 + t54;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u64 t56 = (u64)t42 * 64u;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u32 t57 = t8 + t51;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u64 t58 = (u64)0u * t42;
#line 46 "fa-kernels/src/rates/mma.rs"
    const u64 t59 = t55 + t58;
#line 46 "fa-kernels/src/rates/mma.rs"
    u32 staged_33;
    u32 staged_34;
    u32 staged_35;
    u32 staged_36;
    asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(staged_33), "=r"(staged_34), "=r"(staged_35), "=r"(staged_36) : "l"(t59) : "memory");
#line 46 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t57), "r"(staged_33), "r"(staged_34), "r"(staged_35), "r"(staged_36) : "memory");
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 t60 = lane & 15u;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t61 = warp_row + t60;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t62 = lane >> 4u;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t63 = t61 >> 1u;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t64 = t63 & 3u;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t65 = t62 ^ t64;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t66 = t61 << 6u;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t67 = t65 << 4u;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t68 = t66 + t67;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t69 = t7 + t68;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t70 = t68 ^ 32u;
#line 48 "fa-kernels/src/rates/mma.rs"
    const u32 t71 = t7 + t70;
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m;
    u32 m_2;
    u32 m_3;
    u32 m_4;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t69) : "memory");
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m_5;
    u32 m_6;
    u32 m_7;
    u32 m_8;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t71) : "memory");
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m_9;
    u32 m_10;
    u32 m_11;
    u32 m_12;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t69) : "memory");
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m_13;
    u32 m_14;
    u32 m_15;
    u32 m_16;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t71) : "memory");
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m_17;
    u32 m_18;
    u32 m_19;
    u32 m_20;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t69) : "memory");
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m_21;
    u32 m_22;
    u32 m_23;
    u32 m_24;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t71) : "memory");
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m_25;
    u32 m_26;
    u32 m_27;
    u32 m_28;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t69) : "memory");
#line 48 "fa-kernels/src/rates/mma.rs"
    u32 m_29;
    u32 m_30;
    u32 m_31;
    u32 m_32;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t71) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t72 = lane & 7u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t73 = lane >> 4u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t74 = t73 << 3u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t75 = t72 + t74;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t76 = lane >> 3u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t77 = t76 & 1u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t78 = t75 >> 1u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t79 = t78 & 3u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t80 = t77 ^ t79;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t81 = t75 << 6u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t82 = t80 << 4u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t83 = t81 + t82;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t84 = t83 ^ 32u;
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t85 = t8 + t83;
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_33;
    u32 m_34;
    u32 m_35;
    u32 m_36;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t85) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_37;
    u32 m_38;
    u32 m_39;
    u32 m_40;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t85) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_41;
    u32 m_42;
    u32 m_43;
    u32 m_44;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t85) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_45;
    u32 m_46;
    u32 m_47;
    u32 m_48;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t85) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    const u32 t86 = t8 + t84;
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_49;
    u32 m_50;
    u32 m_51;
    u32 m_52;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t86) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_53;
    u32 m_54;
    u32 m_55;
    u32 m_56;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+1024];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t86) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_57;
    u32 m_58;
    u32 m_59;
    u32 m_60;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+2048];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t86) : "memory");
#line 49 "fa-kernels/src/rates/mma.rs"
    u32 m_61;
    u32 m_62;
    u32 m_63;
    u32 m_64;
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t86) : "memory");
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_2 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_3 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_4 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_5 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_6 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_7 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_8 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_9 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_10 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_11 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_12 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_13 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_14 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_15 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_16 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_17 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_18 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_19 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_20 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_21 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_22 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_23 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_24 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_25 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_26 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_27 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_28 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_29 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_30 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_31 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_32 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_33 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_34 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_35 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_36 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_37 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_38 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_39 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_40 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_41 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_42 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_43 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_44 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_45 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_46 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_47 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_48 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_49 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_50 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_51 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_52 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_53 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_54 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_55 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_56 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_57 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_58 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_59 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_60 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_61 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_62 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_63 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_64 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_65 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_66 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_67 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_68 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_69 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_70 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_71 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_72 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_73 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_74 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_75 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_76 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_77 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_78 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_79 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_80 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_81 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_82 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_83 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_84 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_85 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_86 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_87 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_88 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_89 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_90 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_91 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_92 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_93 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_94 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_95 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_96 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_97 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_98 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_99 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_100 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_101 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_102 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_103 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_104 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_105 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_106 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_107 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_108 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_109 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_110 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_111 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_112 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_113 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_114 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_115 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_116 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_117 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_118 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_119 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_120 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_121 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_122 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_123 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_124 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_125 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_126 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_127 = 0.0f;
#line 50 "fa-kernels/src/rates/mma.rs"
    f32 acc_128 = 0.0f;
    #pragma unroll 1
    for (u32 i = 0u; i < passes; i += 1u) {
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_33), "r"(m_34));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_33), "r"(m_34));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_33), "r"(m_34));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_33), "r"(m_34));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_35), "r"(m_36));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_35), "r"(m_36));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_35), "r"(m_36));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_35), "r"(m_36));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_37), "r"(m_38));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_37), "r"(m_38));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_37), "r"(m_38));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_37), "r"(m_38));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_39), "r"(m_40));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_39), "r"(m_40));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_39), "r"(m_40));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_39), "r"(m_40));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_41), "r"(m_42));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_41), "r"(m_42));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_41), "r"(m_42));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_41), "r"(m_42));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_43), "r"(m_44));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_43), "r"(m_44));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_43), "r"(m_44));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_43), "r"(m_44));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_45), "r"(m_46));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_45), "r"(m_46));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_45), "r"(m_46));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_45), "r"(m_46));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_47), "r"(m_48));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_47), "r"(m_48));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(m_17), "r"(m_18), "r"(m_19), "r"(m_20), "r"(m_47), "r"(m_48));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(m_25), "r"(m_26), "r"(m_27), "r"(m_28), "r"(m_47), "r"(m_48));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_49), "r"(m_50));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_49), "r"(m_50));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_49), "r"(m_50));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_49), "r"(m_50));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_51), "r"(m_52));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_51), "r"(m_52));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_51), "r"(m_52));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_51), "r"(m_52));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_53), "r"(m_54));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_53), "r"(m_54));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_53), "r"(m_54));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_53), "r"(m_54));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_55), "r"(m_56));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_55), "r"(m_56));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_55), "r"(m_56));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_55), "r"(m_56));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_57), "r"(m_58));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_57), "r"(m_58));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_57), "r"(m_58));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_57), "r"(m_58));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_59), "r"(m_60));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_59), "r"(m_60));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_59), "r"(m_60));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_59), "r"(m_60));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_61), "r"(m_62));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_61), "r"(m_62));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_61), "r"(m_62));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_61), "r"(m_62));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_63), "r"(m_64));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_63), "r"(m_64));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96) : "r"(m_21), "r"(m_22), "r"(m_23), "r"(m_24), "r"(m_63), "r"(m_64));
#line 52 "fa-kernels/src/rates/mma.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "r"(m_29), "r"(m_30), "r"(m_31), "r"(m_32), "r"(m_63), "r"(m_64));
    }
    const u32 t87 = first_row + warp_row;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t88 = acc * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc = t88;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t89 = acc_2 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_2 = t89;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t90 = acc_3 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_3 = t90;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t91 = acc_4 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_4 = t91;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t92 = acc_5 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_5 = t92;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t93 = acc_6 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_6 = t93;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t94 = acc_7 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_7 = t94;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t95 = acc_8 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_8 = t95;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t96 = acc_9 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_9 = t96;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t97 = acc_10 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_10 = t97;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t98 = acc_11 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_11 = t98;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t99 = acc_12 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_12 = t99;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t100 = acc_13 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_13 = t100;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t101 = acc_14 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_14 = t101;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t102 = acc_15 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_15 = t102;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t103 = acc_16 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_16 = t103;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t104 = acc_17 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_17 = t104;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t105 = acc_18 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_18 = t105;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t106 = acc_19 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_19 = t106;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t107 = acc_20 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_20 = t107;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t108 = acc_21 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_21 = t108;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t109 = acc_22 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_22 = t109;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t110 = acc_23 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_23 = t110;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t111 = acc_24 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_24 = t111;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t112 = acc_25 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_25 = t112;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t113 = acc_26 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_26 = t113;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t114 = acc_27 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_27 = t114;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t115 = acc_28 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_28 = t115;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t116 = acc_29 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_29 = t116;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t117 = acc_30 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_30 = t117;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t118 = acc_31 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_31 = t118;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t119 = acc_32 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_32 = t119;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t120 = acc_33 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_33 = t120;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t121 = acc_34 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_34 = t121;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t122 = acc_35 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_35 = t122;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t123 = acc_36 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_36 = t123;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t124 = acc_37 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_37 = t124;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t125 = acc_38 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_38 = t125;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t126 = acc_39 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_39 = t126;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t127 = acc_40 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_40 = t127;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t128 = acc_41 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_41 = t128;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t129 = acc_42 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_42 = t129;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t130 = acc_43 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_43 = t130;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t131 = acc_44 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_44 = t131;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t132 = acc_45 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_45 = t132;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t133 = acc_46 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_46 = t133;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t134 = acc_47 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_47 = t134;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t135 = acc_48 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_48 = t135;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t136 = acc_49 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_49 = t136;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t137 = acc_50 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_50 = t137;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t138 = acc_51 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_51 = t138;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t139 = acc_52 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_52 = t139;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t140 = acc_53 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_53 = t140;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t141 = acc_54 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_54 = t141;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t142 = acc_55 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_55 = t142;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t143 = acc_56 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_56 = t143;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t144 = acc_57 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_57 = t144;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t145 = acc_58 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_58 = t145;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t146 = acc_59 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_59 = t146;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t147 = acc_60 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_60 = t147;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t148 = acc_61 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_61 = t148;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t149 = acc_62 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_62 = t149;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t150 = acc_63 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_63 = t150;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t151 = acc_64 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_64 = t151;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t152 = acc_65 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_65 = t152;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t153 = acc_66 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_66 = t153;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t154 = acc_67 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_67 = t154;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t155 = acc_68 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_68 = t155;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t156 = acc_69 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_69 = t156;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t157 = acc_70 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_70 = t157;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t158 = acc_71 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_71 = t158;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t159 = acc_72 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_72 = t159;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t160 = acc_73 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_73 = t160;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t161 = acc_74 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_74 = t161;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t162 = acc_75 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_75 = t162;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t163 = acc_76 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_76 = t163;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t164 = acc_77 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_77 = t164;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t165 = acc_78 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_78 = t165;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t166 = acc_79 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_79 = t166;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t167 = acc_80 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_80 = t167;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t168 = acc_81 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_81 = t168;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t169 = acc_82 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_82 = t169;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t170 = acc_83 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_83 = t170;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t171 = acc_84 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_84 = t171;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t172 = acc_85 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_85 = t172;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t173 = acc_86 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_86 = t173;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t174 = acc_87 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_87 = t174;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t175 = acc_88 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_88 = t175;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t176 = acc_89 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_89 = t176;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t177 = acc_90 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_90 = t177;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t178 = acc_91 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_91 = t178;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t179 = acc_92 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_92 = t179;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t180 = acc_93 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_93 = t180;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t181 = acc_94 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_94 = t181;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t182 = acc_95 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_95 = t182;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t183 = acc_96 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_96 = t183;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t184 = acc_97 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_97 = t184;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t185 = acc_98 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_98 = t185;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t186 = acc_99 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_99 = t186;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t187 = acc_100 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_100 = t187;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t188 = acc_101 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_101 = t188;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t189 = acc_102 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_102 = t189;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t190 = acc_103 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_103 = t190;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t191 = acc_104 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_104 = t191;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t192 = acc_105 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_105 = t192;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t193 = acc_106 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_106 = t193;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t194 = acc_107 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_107 = t194;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t195 = acc_108 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_108 = t195;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t196 = acc_109 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_109 = t196;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t197 = acc_110 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_110 = t197;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t198 = acc_111 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_111 = t198;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t199 = acc_112 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_112 = t199;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t200 = acc_113 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_113 = t200;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t201 = acc_114 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_114 = t201;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t202 = acc_115 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_115 = t202;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t203 = acc_116 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_116 = t203;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t204 = acc_117 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_117 = t204;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t205 = acc_118 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_118 = t205;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t206 = acc_119 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_119 = t206;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t207 = acc_120 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_120 = t207;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t208 = acc_121 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_121 = t208;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t209 = acc_122 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_122 = t209;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t210 = acc_123 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_123 = t210;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t211 = acc_124 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_124 = t211;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t212 = acc_125 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_125 = t212;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t213 = acc_126 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_126 = t213;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t214 = acc_127 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_127 = t214;
#line 54 "fa-kernels/src/rates/mma.rs"
    const f32 t215 = acc_128 * scale;
#line 54 "fa-kernels/src/rates/mma.rs"
    acc_128 = t215;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t216 = (u32)c_stride0;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t217 = t216 << 1u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t218 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t219 = t87 + t218;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t220 = (u64)t219 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t221 = c + t220;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t222 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t223 = (u64)t222 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t224 = t221 + t223;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t225;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t225) : "f"(acc));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t224), "h"(t225) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t226;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t226) : "f"(acc_2));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t224), "h"(t226) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t227;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t227) : "f"(acc_5));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t224), "h"(t227) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t228;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t228) : "f"(acc_6));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t224), "h"(t228) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t229;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t229) : "f"(acc_9));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t224), "h"(t229) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t230;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t230) : "f"(acc_10));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t224), "h"(t230) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t231;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t231) : "f"(acc_13));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t224), "h"(t231) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t232;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t232) : "f"(acc_14));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t224), "h"(t232) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t233;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t233) : "f"(acc_17));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t224), "h"(t233) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t234;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t234) : "f"(acc_18));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t224), "h"(t234) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t235;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t235) : "f"(acc_21));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t224), "h"(t235) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t236;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t236) : "f"(acc_22));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t224), "h"(t236) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t237;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t237) : "f"(acc_25));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t224), "h"(t237) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t238;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t238) : "f"(acc_26));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t224), "h"(t238) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t239;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t239) : "f"(acc_29));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t224), "h"(t239) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t240;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t240) : "f"(acc_30));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t224), "h"(t240) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t241 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t242 = t87 + t241;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t243 = t242 + 8u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t244 = (u64)t243 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t245 = c + t244;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t246 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t247 = (u64)t246 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t248 = t245 + t247;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t249;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t249) : "f"(acc_3));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t248), "h"(t249) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t250;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t250) : "f"(acc_4));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t248), "h"(t250) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t251;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t251) : "f"(acc_7));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t248), "h"(t251) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t252;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t252) : "f"(acc_8));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t248), "h"(t252) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t253;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t253) : "f"(acc_11));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t248), "h"(t253) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t254;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t254) : "f"(acc_12));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t248), "h"(t254) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t255;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t255) : "f"(acc_15));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t248), "h"(t255) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t256;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t256) : "f"(acc_16));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t248), "h"(t256) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t257;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t257) : "f"(acc_19));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t248), "h"(t257) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t258;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t258) : "f"(acc_20));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t248), "h"(t258) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t259;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t259) : "f"(acc_23));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t248), "h"(t259) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t260;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t260) : "f"(acc_24));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t248), "h"(t260) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t261;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t261) : "f"(acc_27));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t248), "h"(t261) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t262;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t262) : "f"(acc_28));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t248), "h"(t262) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t263;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t263) : "f"(acc_31));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t248), "h"(t263) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t264;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t264) : "f"(acc_32));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t248), "h"(t264) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t265 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t266 = t87 + t265;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t267 = t266 + 16u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t268 = (u64)t267 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t269 = c + t268;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t270 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t271 = (u64)t270 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t272 = t269 + t271;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t273;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t273) : "f"(acc_33));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t272), "h"(t273) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t274;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t274) : "f"(acc_34));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t272), "h"(t274) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t275;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t275) : "f"(acc_37));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t272), "h"(t275) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t276;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t276) : "f"(acc_38));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t272), "h"(t276) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t277;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t277) : "f"(acc_41));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t272), "h"(t277) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t278;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t278) : "f"(acc_42));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t272), "h"(t278) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t279;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t279) : "f"(acc_45));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t272), "h"(t279) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t280;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t280) : "f"(acc_46));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t272), "h"(t280) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t281;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t281) : "f"(acc_49));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t272), "h"(t281) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t282;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t282) : "f"(acc_50));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t272), "h"(t282) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t283;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t283) : "f"(acc_53));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t272), "h"(t283) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t284;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t284) : "f"(acc_54));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t272), "h"(t284) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t285;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t285) : "f"(acc_57));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t272), "h"(t285) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t286;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t286) : "f"(acc_58));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t272), "h"(t286) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t287;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t287) : "f"(acc_61));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t272), "h"(t287) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t288;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t288) : "f"(acc_62));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t272), "h"(t288) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t289 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t290 = t87 + t289;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t291 = t290 + 24u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t292 = (u64)t291 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t293 = c + t292;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t294 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t295 = (u64)t294 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t296 = t293 + t295;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t297;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t297) : "f"(acc_35));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t296), "h"(t297) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t298;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t298) : "f"(acc_36));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t296), "h"(t298) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t299;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t299) : "f"(acc_39));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t296), "h"(t299) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t300;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t300) : "f"(acc_40));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t296), "h"(t300) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t301;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t301) : "f"(acc_43));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t296), "h"(t301) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t302;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t302) : "f"(acc_44));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t296), "h"(t302) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t303;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t303) : "f"(acc_47));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t296), "h"(t303) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t304;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t304) : "f"(acc_48));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t296), "h"(t304) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t305;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t305) : "f"(acc_51));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t296), "h"(t305) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t306;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t306) : "f"(acc_52));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t296), "h"(t306) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t307;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t307) : "f"(acc_55));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t296), "h"(t307) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t308;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t308) : "f"(acc_56));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t296), "h"(t308) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t309;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t309) : "f"(acc_59));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t296), "h"(t309) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t310;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t310) : "f"(acc_60));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t296), "h"(t310) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t311;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t311) : "f"(acc_63));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t296), "h"(t311) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t312;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t312) : "f"(acc_64));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t296), "h"(t312) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t313 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t314 = t87 + t313;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t315 = t314 + 32u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t316 = (u64)t315 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t317 = c + t316;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t318 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t319 = (u64)t318 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t320 = t317 + t319;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t321;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t321) : "f"(acc_65));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t320), "h"(t321) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t322;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t322) : "f"(acc_66));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t320), "h"(t322) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t323;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t323) : "f"(acc_69));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t320), "h"(t323) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t324;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t324) : "f"(acc_70));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t320), "h"(t324) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t325;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t325) : "f"(acc_73));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t320), "h"(t325) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t326;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t326) : "f"(acc_74));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t320), "h"(t326) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t327;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t327) : "f"(acc_77));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t320), "h"(t327) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t328;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t328) : "f"(acc_78));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t320), "h"(t328) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t329;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t329) : "f"(acc_81));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t320), "h"(t329) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t330;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t330) : "f"(acc_82));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t320), "h"(t330) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t331;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t331) : "f"(acc_85));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t320), "h"(t331) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t332;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t332) : "f"(acc_86));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t320), "h"(t332) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t333;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t333) : "f"(acc_89));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t320), "h"(t333) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t334;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t334) : "f"(acc_90));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t320), "h"(t334) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t335;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t335) : "f"(acc_93));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t320), "h"(t335) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t336;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t336) : "f"(acc_94));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t320), "h"(t336) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t337 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t338 = t87 + t337;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t339 = t338 + 40u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t340 = (u64)t339 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t341 = c + t340;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t342 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t343 = (u64)t342 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t344 = t341 + t343;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t345;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t345) : "f"(acc_67));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t344), "h"(t345) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t346;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t346) : "f"(acc_68));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t344), "h"(t346) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t347;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t347) : "f"(acc_71));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t344), "h"(t347) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t348;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t348) : "f"(acc_72));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t344), "h"(t348) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t349;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t349) : "f"(acc_75));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t344), "h"(t349) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t350;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t350) : "f"(acc_76));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t344), "h"(t350) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t351;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t351) : "f"(acc_79));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t344), "h"(t351) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t352;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t352) : "f"(acc_80));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t344), "h"(t352) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t353;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t353) : "f"(acc_83));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t344), "h"(t353) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t354;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t354) : "f"(acc_84));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t344), "h"(t354) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t355;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t355) : "f"(acc_87));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t344), "h"(t355) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t356;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t356) : "f"(acc_88));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t344), "h"(t356) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t357;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t357) : "f"(acc_91));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t344), "h"(t357) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t358;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t358) : "f"(acc_92));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t344), "h"(t358) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t359;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t359) : "f"(acc_95));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t344), "h"(t359) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t360;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t360) : "f"(acc_96));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t344), "h"(t360) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t361 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t362 = t87 + t361;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t363 = t362 + 48u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t364 = (u64)t363 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t365 = c + t364;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t366 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t367 = (u64)t366 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t368 = t365 + t367;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t369;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t369) : "f"(acc_97));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t368), "h"(t369) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t370;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t370) : "f"(acc_98));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t368), "h"(t370) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t371;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t371) : "f"(acc_101));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t368), "h"(t371) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t372;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t372) : "f"(acc_102));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t368), "h"(t372) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t373;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t373) : "f"(acc_105));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t368), "h"(t373) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t374;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t374) : "f"(acc_106));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t368), "h"(t374) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t375;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t375) : "f"(acc_109));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t368), "h"(t375) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t376;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t376) : "f"(acc_110));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t368), "h"(t376) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t377;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t377) : "f"(acc_113));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t368), "h"(t377) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t378;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t378) : "f"(acc_114));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t368), "h"(t378) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t379;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t379) : "f"(acc_117));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t368), "h"(t379) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t380;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t380) : "f"(acc_118));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t368), "h"(t380) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t381;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t381) : "f"(acc_121));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t368), "h"(t381) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t382;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t382) : "f"(acc_122));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t368), "h"(t382) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t383;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t383) : "f"(acc_125));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t368), "h"(t383) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t384;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t384) : "f"(acc_126));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t368), "h"(t384) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t385 = lane >> 2u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t386 = t87 + t385;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t387 = t386 + 56u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t388 = (u64)t387 * t217;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t389 = c + t388;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u32 t390 = lane & 3u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t391 = (u64)t390 * 4u;
#line 54 "fa-kernels/src/rates/mma.rs"
    const u64 t392 = t389 + t391;
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t393;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t393) : "f"(acc_99));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t392), "h"(t393) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t394;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t394) : "f"(acc_100));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+2], %1;" :  : "l"(t392), "h"(t394) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t395;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t395) : "f"(acc_103));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+16], %1;" :  : "l"(t392), "h"(t395) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t396;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t396) : "f"(acc_104));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+18], %1;" :  : "l"(t392), "h"(t396) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t397;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t397) : "f"(acc_107));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+32], %1;" :  : "l"(t392), "h"(t397) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t398;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t398) : "f"(acc_108));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+34], %1;" :  : "l"(t392), "h"(t398) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t399;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t399) : "f"(acc_111));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+48], %1;" :  : "l"(t392), "h"(t399) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t400;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t400) : "f"(acc_112));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+50], %1;" :  : "l"(t392), "h"(t400) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t401;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t401) : "f"(acc_115));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+64], %1;" :  : "l"(t392), "h"(t401) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t402;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t402) : "f"(acc_116));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+66], %1;" :  : "l"(t392), "h"(t402) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t403;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t403) : "f"(acc_119));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+80], %1;" :  : "l"(t392), "h"(t403) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t404;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t404) : "f"(acc_120));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+82], %1;" :  : "l"(t392), "h"(t404) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t405;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t405) : "f"(acc_123));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+96], %1;" :  : "l"(t392), "h"(t405) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t406;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t406) : "f"(acc_124));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+98], %1;" :  : "l"(t392), "h"(t406) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t407;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t407) : "f"(acc_127));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+112], %1;" :  : "l"(t392), "h"(t407) : "memory");
#line 54 "fa-kernels/src/rates/mma.rs"
    f16 t408;
    asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t408) : "f"(acc_128));
#line 54 "fa-kernels/src/rates/mma.rs"
    asm volatile("st.global.b16 [%0+114], %1;" :  : "l"(t392), "h"(t408) : "memory");
}
