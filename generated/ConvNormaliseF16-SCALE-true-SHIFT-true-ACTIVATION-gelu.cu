typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
conv_normalise_f16(
    const u64 y /* f16, written in part */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u64 moments /* f32 */,
    const u64 moments_stride0,
    const u64 moments_stride1,
    const u64 moments_stride2,
    const u64 moments_stride3,
    const u64 scale /* f16 */,
    const u64 scale_stride0,
    const u64 scale_stride1,
    const u64 scale_stride2,
    const u64 scale_stride3,
    const u64 shift /* f16 */,
    const u64 shift_stride0,
    const u64 shift_stride1,
    const u64 shift_stride2,
    const u64 shift_stride3,
    const u32 pixels,
    const u32 width,
    const u32 groups,
    const u32 cta_groups,
    const u32 block_pixels,
    const f32 epsilon)
{
#line 44 "fa-kernels/src/conv/normalise.rs"
    const u32 sample = blockIdx.y;
    const u32 thread = threadIdx.x;
#line 49 "fa-kernels/src/conv/normalise.rs"
    const u32 coefficients = (u32)__cvta_generic_to_shared(smem);
    const u32 t4 = (u32)__cvta_generic_to_shared(smem);
#line 50 "fa-kernels/src/conv/normalise.rs"
    const u32 passed_on = t4 + 512u;
#line 31 "fa-kernels/src/conv/coefficients.rs"
    const u32 t6 = sample * groups;
#line 31 "fa-kernels/src/conv/coefficients.rs"
    const u32 t7 = t6 / cta_groups;
#line 31 "fa-kernels/src/conv/coefficients.rs"
    const u32 t8 = sample + 1u;
#line 31 "fa-kernels/src/conv/coefficients.rs"
    const u32 t9 = t8 * groups;
#line 31 "fa-kernels/src/conv/coefficients.rs"
    const u32 t10 = t9 - 1u;
#line 31 "fa-kernels/src/conv/coefficients.rs"
    const u32 t11 = t10 / cta_groups;
#line 53 "fa-kernels/src/conv/normalise.rs"
    const u32 channel = thread & 63u;
    const bool t13 = channel < 64u;
#line 54 "fa-kernels/src/conv/normalise.rs"
    if (t13) {
#line 56 "fa-kernels/src/conv/normalise.rs"
        const u32 t14 = thread >> 6u;
#line 45 "fa-kernels/src/conv/coefficients.rs"
        f32 count = 0.0f;
#line 45 "fa-kernels/src/conv/coefficients.rs"
        f32 mean = 0.0f;
#line 45 "fa-kernels/src/conv/coefficients.rs"
        f32 squares = 0.0f;
        const u32 t15 = t7 + t14;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        const u32 t16 = t11 + 1u;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        #pragma unroll 1
        for (u32 i = t15; i < t16; i += 16u) {
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const bool t17 = i <= t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t18 = i < t11 ? i : t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t19 = t18 + sample;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t20 = (u64)t19;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t21 = t20 * moments_stride0;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t22 = t21 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t23 = moments + t22;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t24 = (u64)channel;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t25 = t24 * moments_stride1;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t26 = t25 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t27 = t23 + t26;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t27) : "memory");
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t28;
            asm("mov.b32 %0, %1;" : "=f"(t28) : "r"(chunk));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t29;
            asm("mov.b32 %0, %1;" : "=f"(t29) : "r"(chunk_2));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t30;
            asm("mov.b32 %0, %1;" : "=f"(t30) : "r"(chunk_3));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t31;
            asm("mov.b32 %0, %1;" : "=f"(t31) : "r"(chunk_4));
#line 49 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta = i + 4u;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const bool t33 = cta <= t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t34 = cta < t11 ? cta : t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t35 = t34 + sample;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t36 = (u64)t35;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t37 = t36 * moments_stride0;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t38 = t37 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t39 = moments + t38;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t40 = (u64)channel;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t41 = t40 * moments_stride1;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t42 = t41 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t43 = t39 + t42;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t43) : "memory");
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t44;
            asm("mov.b32 %0, %1;" : "=f"(t44) : "r"(chunk_5));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t45;
            asm("mov.b32 %0, %1;" : "=f"(t45) : "r"(chunk_6));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t46;
            asm("mov.b32 %0, %1;" : "=f"(t46) : "r"(chunk_7));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t47;
            asm("mov.b32 %0, %1;" : "=f"(t47) : "r"(chunk_8));
#line 49 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_2 = i + 8u;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const bool t49 = cta_2 <= t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t50 = cta_2 < t11 ? cta_2 : t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t51 = t50 + sample;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t52 = (u64)t51;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t53 = t52 * moments_stride0;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t54 = t53 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t55 = moments + t54;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t56 = (u64)channel;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t57 = t56 * moments_stride1;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t58 = t57 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t59 = t55 + t58;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t59) : "memory");
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t60;
            asm("mov.b32 %0, %1;" : "=f"(t60) : "r"(chunk_9));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t61;
            asm("mov.b32 %0, %1;" : "=f"(t61) : "r"(chunk_10));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t62;
            asm("mov.b32 %0, %1;" : "=f"(t62) : "r"(chunk_11));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t63;
            asm("mov.b32 %0, %1;" : "=f"(t63) : "r"(chunk_12));
#line 49 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_3 = i + 12u;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const bool t65 = cta_3 <= t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t66 = cta_3 < t11 ? cta_3 : t11;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u32 t67 = t66 + sample;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t68 = (u64)t67;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t69 = t68 * moments_stride0;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t70 = t69 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t71 = moments + t70;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t72 = (u64)channel;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t73 = t72 * moments_stride1;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t74 = t73 * 4ull;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            const u64 t75 = t71 + t74;
#line 51 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t75) : "memory");
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t76;
            asm("mov.b32 %0, %1;" : "=f"(t76) : "r"(chunk_13));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t77;
            asm("mov.b32 %0, %1;" : "=f"(t77) : "r"(chunk_14));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t78;
            asm("mov.b32 %0, %1;" : "=f"(t78) : "r"(chunk_15));
#line 51 "fa-kernels/src/conv/coefficients.rs"
            f32 t79;
            asm("mov.b32 %0, %1;" : "=f"(t79) : "r"(chunk_16));
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t80 = t17 ? t28 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t81 = t17 ? t29 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t82 = t17 ? t30 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t83 = count;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t84 = mean;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t85 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_2 = t83 + t80;
            const f32 difference = t81 - t84;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t88;
            asm("max.f32 %0, %1, %2;" : "=f"(t88) : "f"(count_2), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t89;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t89) : "f"(t88));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share = t80 * t89;
            f32 t91;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t91) : "f"(difference), "f"(share), "f"(t84));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t92 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t93 = t92 * t83;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t94 = t85 + t82;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t95;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t95) : "f"(t93), "f"(share), "f"(t94));
#line 55 "fa-kernels/src/conv/coefficients.rs"
            count = count_2;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            mean = t91;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            squares = t95;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t96 = t33 ? t44 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t97 = t33 ? t45 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t98 = t33 ? t46 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t99 = count;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t100 = mean;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t101 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_3 = t99 + t96;
            const f32 difference_2 = t97 - t100;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t104;
            asm("max.f32 %0, %1, %2;" : "=f"(t104) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t105;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t105) : "f"(t104));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = t96 * t105;
            f32 t107;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t107) : "f"(difference_2), "f"(share_2), "f"(t100));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t108 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t109 = t108 * t99;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t110 = t101 + t98;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t111) : "f"(t109), "f"(share_2), "f"(t110));
#line 55 "fa-kernels/src/conv/coefficients.rs"
            count = count_3;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            mean = t107;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            squares = t111;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t112 = t49 ? t60 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t113 = t49 ? t61 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t114 = t49 ? t62 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t115 = count;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t116 = mean;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t117 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t115 + t112;
            const f32 difference_3 = t113 - t116;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t120;
            asm("max.f32 %0, %1, %2;" : "=f"(t120) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t121;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t121) : "f"(t120));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = t112 * t121;
            f32 t123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t123) : "f"(difference_3), "f"(share_3), "f"(t116));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t124 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t125 = t124 * t115;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t126 = t117 + t114;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t127;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t127) : "f"(t125), "f"(share_3), "f"(t126));
#line 55 "fa-kernels/src/conv/coefficients.rs"
            count = count_4;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            mean = t123;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            squares = t127;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t128 = t65 ? t76 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t129 = t65 ? t77 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t130 = t65 ? t78 : 0.0f;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t131 = count;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t132 = mean;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            const f32 t133 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t131 + t128;
            const f32 difference_4 = t129 - t132;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t136;
            asm("max.f32 %0, %1, %2;" : "=f"(t136) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t137;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t137) : "f"(t136));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = t128 * t137;
            f32 t139;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t139) : "f"(difference_4), "f"(share_4), "f"(t132));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t140 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t141 = t140 * t131;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t142 = t133 + t130;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t143;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t143) : "f"(t141), "f"(share_4), "f"(t142));
#line 55 "fa-kernels/src/conv/coefficients.rs"
            count = count_5;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            mean = t139;
#line 55 "fa-kernels/src/conv/coefficients.rs"
            squares = t143;
        }
#line 62 "fa-kernels/src/conv/coefficients.rs"
        const f32 t144 = count;
#line 62 "fa-kernels/src/conv/coefficients.rs"
        const f32 t145 = mean;
#line 62 "fa-kernels/src/conv/coefficients.rs"
        const f32 t146 = squares;
#line 57 "fa-kernels/src/conv/normalise.rs"
        const u32 t147 = thread << 4u;
#line 57 "fa-kernels/src/conv/normalise.rs"
        const u32 t148 = passed_on + t147;
#line 57 "fa-kernels/src/conv/normalise.rs"
        u32 t149;
        asm("mov.b32 %0, %1;" : "=r"(t149) : "f"(t144));
#line 57 "fa-kernels/src/conv/normalise.rs"
        u32 t150;
        asm("mov.b32 %0, %1;" : "=r"(t150) : "f"(t145));
#line 57 "fa-kernels/src/conv/normalise.rs"
        u32 t151;
        asm("mov.b32 %0, %1;" : "=r"(t151) : "f"(t146));
#line 57 "fa-kernels/src/conv/normalise.rs"
        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t148), "r"(t149), "r"(t150), "r"(t151), "r"(0u) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t152 = thread < 64u;
#line 60 "fa-kernels/src/conv/normalise.rs"
    const bool t153 = channel < 64u;
#line 60 "fa-kernels/src/conv/normalise.rs"
    const bool t154 = t152 & t153;
#line 60 "fa-kernels/src/conv/normalise.rs"
    if (t154) {
        const u32 t155 = thread << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t156 = passed_on + t155;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t156) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t157;
        asm("mov.b32 %0, %1;" : "=f"(t157) : "r"(row));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t158;
        asm("mov.b32 %0, %1;" : "=f"(t158) : "r"(row_2));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t159;
        asm("mov.b32 %0, %1;" : "=f"(t159) : "r"(row_3));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t160;
        asm("mov.b32 %0, %1;" : "=f"(t160) : "r"(row_4));
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t161 = thread + 64u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t162 = t161 << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t163 = passed_on + t162;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t163) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t164;
        asm("mov.b32 %0, %1;" : "=f"(t164) : "r"(row_5));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t165;
        asm("mov.b32 %0, %1;" : "=f"(t165) : "r"(row_6));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t166;
        asm("mov.b32 %0, %1;" : "=f"(t166) : "r"(row_7));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t167;
        asm("mov.b32 %0, %1;" : "=f"(t167) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_6 = t157 + t164;
        const f32 difference_5 = t165 - t158;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t170;
        asm("max.f32 %0, %1, %2;" : "=f"(t170) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t171;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t171) : "f"(t170));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_5 = t164 * t171;
        f32 t173;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t173) : "f"(difference_5), "f"(share_5), "f"(t158));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t174 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t175 = t174 * t157;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t176 = t159 + t166;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t177;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t177) : "f"(t175), "f"(share_5), "f"(t176));
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t178 = thread + 128u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t179 = t178 << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t180 = passed_on + t179;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t180) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t181;
        asm("mov.b32 %0, %1;" : "=f"(t181) : "r"(row_9));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t182;
        asm("mov.b32 %0, %1;" : "=f"(t182) : "r"(row_10));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t183;
        asm("mov.b32 %0, %1;" : "=f"(t183) : "r"(row_11));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t184;
        asm("mov.b32 %0, %1;" : "=f"(t184) : "r"(row_12));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_7 = count_6 + t181;
        const f32 difference_6 = t182 - t173;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t187;
        asm("max.f32 %0, %1, %2;" : "=f"(t187) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t188;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t188) : "f"(t187));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_6 = t181 * t188;
        f32 t190;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t190) : "f"(difference_6), "f"(share_6), "f"(t173));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t191 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t192 = t191 * count_6;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t193 = t177 + t183;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t194;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t194) : "f"(t192), "f"(share_6), "f"(t193));
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t195 = thread + 192u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t196 = t195 << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t197 = passed_on + t196;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t197) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t198;
        asm("mov.b32 %0, %1;" : "=f"(t198) : "r"(row_13));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t199;
        asm("mov.b32 %0, %1;" : "=f"(t199) : "r"(row_14));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t200;
        asm("mov.b32 %0, %1;" : "=f"(t200) : "r"(row_15));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t201;
        asm("mov.b32 %0, %1;" : "=f"(t201) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_8 = count_7 + t198;
        const f32 difference_7 = t199 - t190;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t204;
        asm("max.f32 %0, %1, %2;" : "=f"(t204) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t205;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t205) : "f"(t204));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_7 = t198 * t205;
        f32 t207;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t207) : "f"(difference_7), "f"(share_7), "f"(t190));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t208 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t209 = t208 * count_7;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t210 = t194 + t200;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t211;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t211) : "f"(t209), "f"(share_7), "f"(t210));
#line 65 "fa-kernels/src/conv/normalise.rs"
        const u32 t212 = channel << 3u;
#line 65 "fa-kernels/src/conv/normalise.rs"
        const u32 t213 = coefficients + t212;
#line 81 "fa-kernels/src/conv/coefficients.rs"
        f32 t214;
        asm("max.f32 %0, %1, %2;" : "=f"(t214) : "f"(count_8), "f"(1.0f));
#line 81 "fa-kernels/src/conv/coefficients.rs"
        f32 t215;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t215) : "f"(t214));
#line 81 "fa-kernels/src/conv/coefficients.rs"
        const f32 variance = t211 * t215;
        const f32 t217 = variance + epsilon;
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 inverse;
        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t217));
#line 83 "fa-kernels/src/conv/coefficients.rs"
        const u64 t219 = (u64)channel;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        const u64 t220 = t219 * scale_stride0;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        const u64 t221 = t220 * 2ull;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        const u64 t222 = scale + t221;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        f16 t223;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t223) : "l"(t222) : "memory");
#line 83 "fa-kernels/src/conv/coefficients.rs"
        f32 t224;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t224) : "h"(t223));
#line 83 "fa-kernels/src/conv/coefficients.rs"
        const f32 factor = inverse * t224;
#line 87 "fa-kernels/src/conv/coefficients.rs"
        const f32 t226 = -t207;
#line 87 "fa-kernels/src/conv/coefficients.rs"
        const f32 to_zero = t226 * factor;
        const u64 t228 = (u64)channel;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const u64 t229 = t228 * shift_stride0;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const u64 t230 = t229 * 2ull;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const u64 t231 = shift + t230;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        f16 t232;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t232) : "l"(t231) : "memory");
#line 88 "fa-kernels/src/conv/coefficients.rs"
        f32 t233;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t233) : "h"(t232));
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const f32 shift_2 = to_zero + t233;
#line 92 "fa-kernels/src/conv/coefficients.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t213), "f"(factor) : "memory");
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t213), "f"(shift_2) : "memory");
    }
#line 67 "fa-kernels/src/conv/normalise.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 70 "fa-kernels/src/conv/normalise.rs"
    const u32 t235 = thread & 7u;
#line 70 "fa-kernels/src/conv/normalise.rs"
    const u32 channel_2 = t235 << 3u;
    const bool t237 = channel_2 < 64u;
#line 71 "fa-kernels/src/conv/normalise.rs"
    if (t237) {
        const u32 t238 = channel_2 << 3u;
#line 72 "fa-kernels/src/conv/normalise.rs"
        const u32 t239 = coefficients + t238;
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t239) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t240;
        asm("mov.b32 %0, %1;" : "=f"(t240) : "r"(row_17));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t241;
        asm("mov.b32 %0, %1;" : "=f"(t241) : "r"(row_18));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t242;
        asm("mov.b32 %0, %1;" : "=f"(t242) : "r"(row_19));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t243;
        asm("mov.b32 %0, %1;" : "=f"(t243) : "r"(row_20));
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t239) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t244;
        asm("mov.b32 %0, %1;" : "=f"(t244) : "r"(row_21));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t245;
        asm("mov.b32 %0, %1;" : "=f"(t245) : "r"(row_22));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t246;
        asm("mov.b32 %0, %1;" : "=f"(t246) : "r"(row_23));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t247;
        asm("mov.b32 %0, %1;" : "=f"(t247) : "r"(row_24));
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t239) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t248;
        asm("mov.b32 %0, %1;" : "=f"(t248) : "r"(row_25));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t249;
        asm("mov.b32 %0, %1;" : "=f"(t249) : "r"(row_26));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t250;
        asm("mov.b32 %0, %1;" : "=f"(t250) : "r"(row_27));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t251;
        asm("mov.b32 %0, %1;" : "=f"(t251) : "r"(row_28));
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t239) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t252;
        asm("mov.b32 %0, %1;" : "=f"(t252) : "r"(row_29));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t253;
        asm("mov.b32 %0, %1;" : "=f"(t253) : "r"(row_30));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t254;
        asm("mov.b32 %0, %1;" : "=f"(t254) : "r"(row_31));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t255;
        asm("mov.b32 %0, %1;" : "=f"(t255) : "r"(row_32));
#line 73 "fa-kernels/src/conv/normalise.rs"
        const u32 t256 = blockIdx.x;
#line 73 "fa-kernels/src/conv/normalise.rs"
        const u32 first = t256 * block_pixels;
        const u32 t258 = first + block_pixels;
#line 74 "fa-kernels/src/conv/normalise.rs"
        const u32 last = t258 < pixels ? t258 : pixels;
        const u32 t260 = thread >> 3u;
#line 75 "fa-kernels/src/conv/normalise.rs"
        const u32 t261 = first + t260;
#line 75 "fa-kernels/src/conv/normalise.rs"
        #pragma unroll 1
        for (u32 i_2 = t261; i_2 < last; i_2 += 32u) {
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t262 = i_2 / width;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t263 = i_2 % width;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t264 = (u64)sample;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t265 = t264 * y_stride0;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t266 = t265 * 2ull;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t267 = y + t266;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t268 = (u64)t262;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t269 = t268 * y_stride1;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t270 = t269 * 2ull;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t271 = t267 + t270;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t272 = (u64)t263;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t273 = t272 * y_stride2;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t274 = t273 * 2ull;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t275 = t271 + t274;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t276 = (u64)channel_2 * 2u;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t277 = t275 + t276;
#line 79 "fa-kernels/src/conv/normalise.rs"
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t277) : "memory");
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t278 = chunk_17 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t279;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t279) : "r"(chunk_17));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t280;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t280) : "h"(t279));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t281;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t281) : "r"(t278));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t282;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t282) : "h"(t281));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t283;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t283) : "f"(t280), "f"(t240), "f"(t241));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t284;
            asm("abs.f32 %0, %1;" : "=f"(t284) : "f"(t283));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t285 = t284 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t286;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t286) : "f"(t285), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t287;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t287) : "f"(t286));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t288;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t288) : "f"(t287), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t289;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t289) : "f"(t287), "f"(t288), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t290) : "f"(t287), "f"(t289), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t291;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t291) : "f"(t287), "f"(t290), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t292;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t292) : "f"(t287), "f"(t291), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t293 = t287 * t292;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t294 = t283 * t283;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t295 = t294 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t296;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t296) : "f"(t295));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t297 = t293 * t296;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t298 = t283 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t299 = t298 * t297;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t300 = 0.0f < t283;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t301 = t283 - t299;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t302 = t300 ? t301 : t299;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t303) : "f"(t282), "f"(t242), "f"(t243));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t304;
            asm("abs.f32 %0, %1;" : "=f"(t304) : "f"(t303));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t305 = t304 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t306) : "f"(t305), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t307;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t307) : "f"(t306));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t308;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t308) : "f"(t307), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t309;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t309) : "f"(t307), "f"(t308), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t310) : "f"(t307), "f"(t309), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t311;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t311) : "f"(t307), "f"(t310), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t312) : "f"(t307), "f"(t311), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t313 = t307 * t312;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t314 = t303 * t303;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t315 = t314 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t316;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t316) : "f"(t315));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t317 = t313 * t316;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t318 = t303 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t319 = t318 * t317;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t320 = 0.0f < t303;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t321 = t303 - t319;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t322 = t320 ? t321 : t319;
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t323;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t323) : "f"(t302), "f"(t322));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t324 = chunk_18 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t325;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t325) : "r"(chunk_18));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t326;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t326) : "h"(t325));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t327;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t327) : "r"(t324));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t328;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t328) : "h"(t327));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t329;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t329) : "f"(t326), "f"(t244), "f"(t245));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t330;
            asm("abs.f32 %0, %1;" : "=f"(t330) : "f"(t329));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t331 = t330 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t332) : "f"(t331), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t333;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t333) : "f"(t332));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t334) : "f"(t333), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t335) : "f"(t333), "f"(t334), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t336) : "f"(t333), "f"(t335), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t337) : "f"(t333), "f"(t336), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t338) : "f"(t333), "f"(t337), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t339 = t333 * t338;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t340 = t329 * t329;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t341 = t340 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t342;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t342) : "f"(t341));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t343 = t339 * t342;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t344 = t329 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t345 = t344 * t343;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t346 = 0.0f < t329;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t347 = t329 - t345;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t348 = t346 ? t347 : t345;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t349;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t349) : "f"(t328), "f"(t246), "f"(t247));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t350;
            asm("abs.f32 %0, %1;" : "=f"(t350) : "f"(t349));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t351 = t350 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t352;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t352) : "f"(t351), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t353;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t353) : "f"(t352));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t354;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t354) : "f"(t353), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(t353), "f"(t354), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t356;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t356) : "f"(t353), "f"(t355), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t357;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t357) : "f"(t353), "f"(t356), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t358;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t358) : "f"(t353), "f"(t357), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t359 = t353 * t358;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t360 = t349 * t349;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t361 = t360 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t362;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t362) : "f"(t361));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t363 = t359 * t362;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t364 = t349 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t365 = t364 * t363;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t366 = 0.0f < t349;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t367 = t349 - t365;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t368 = t366 ? t367 : t365;
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t369;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t369) : "f"(t348), "f"(t368));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t370 = chunk_19 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t371;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t371) : "r"(chunk_19));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t372;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t372) : "h"(t371));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t373;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t373) : "r"(t370));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t374;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t374) : "h"(t373));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t375;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(t372), "f"(t248), "f"(t249));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t376;
            asm("abs.f32 %0, %1;" : "=f"(t376) : "f"(t375));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t377 = t376 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t378;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t377), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t379;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t379) : "f"(t378));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t380;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t380) : "f"(t379), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t381;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t381) : "f"(t379), "f"(t380), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t379), "f"(t381), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t383;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(t379), "f"(t382), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t384;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t384) : "f"(t379), "f"(t383), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t385 = t379 * t384;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t386 = t375 * t375;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t387 = t386 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t388;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t388) : "f"(t387));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t389 = t385 * t388;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t390 = t375 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t391 = t390 * t389;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t392 = 0.0f < t375;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t393 = t375 - t391;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t394 = t392 ? t393 : t391;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t374), "f"(t250), "f"(t251));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t396;
            asm("abs.f32 %0, %1;" : "=f"(t396) : "f"(t395));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t397 = t396 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(t397), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t399;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t399) : "f"(t398));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(t399), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t401;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(t399), "f"(t400), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(t399), "f"(t401), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t403;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t403) : "f"(t399), "f"(t402), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t404;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t404) : "f"(t399), "f"(t403), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t405 = t399 * t404;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t406 = t395 * t395;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t407 = t406 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t408;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t408) : "f"(t407));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t409 = t405 * t408;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t410 = t395 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t411 = t410 * t409;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t412 = 0.0f < t395;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t413 = t395 - t411;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t414 = t412 ? t413 : t411;
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t415;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(t394), "f"(t414));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t416 = chunk_20 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t417;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t417) : "r"(chunk_20));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t418;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t418) : "h"(t417));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t419;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t419) : "r"(t416));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t420;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t420) : "h"(t419));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t421;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t421) : "f"(t418), "f"(t252), "f"(t253));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t422;
            asm("abs.f32 %0, %1;" : "=f"(t422) : "f"(t421));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t423 = t422 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t424;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t424) : "f"(t423), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t425;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t425) : "f"(t424));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t426;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t426) : "f"(t425), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t427;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t425), "f"(t426), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t428;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t428) : "f"(t425), "f"(t427), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t429;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t429) : "f"(t425), "f"(t428), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t430;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(t425), "f"(t429), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t431 = t425 * t430;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t432 = t421 * t421;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t433 = t432 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t434;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t434) : "f"(t433));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t435 = t431 * t434;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t436 = t421 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t437 = t436 * t435;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t438 = 0.0f < t421;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t439 = t421 - t437;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t440 = t438 ? t439 : t437;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t441;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(t420), "f"(t254), "f"(t255));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t442;
            asm("abs.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t443 = t442 * 0.70710677f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t443), "f"(0.3275911f), "f"(1.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t445;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t445) : "f"(t444));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t446;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t446) : "f"(t445), "f"(0.0f), "f"(1.0614054f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t447;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t445), "f"(t446), "f"(-1.453152f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t448;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t445), "f"(t447), "f"(1.4214137f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t449;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(t445), "f"(t448), "f"(-0.28449675f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t450;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(t445), "f"(t449), "f"(0.2548296f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t451 = t445 * t450;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t452 = t441 * t441;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t453 = t452 * -0.7213475f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t454;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t454) : "f"(t453));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t455 = t451 * t454;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t456 = t441 * 0.5f;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t457 = t456 * t455;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const bool t458 = 0.0f < t441;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t459 = t441 - t457;
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t460 = t458 ? t459 : t457;
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t461;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t461) : "f"(t440), "f"(t460));
#line 81 "fa-kernels/src/conv/normalise.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t277), "r"(t323), "r"(t369), "r"(t415), "r"(t461) : "memory");
        }
    }
}
