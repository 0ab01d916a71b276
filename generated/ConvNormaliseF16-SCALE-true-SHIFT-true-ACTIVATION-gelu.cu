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
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t6 = sample * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t7 = t6 / cta_groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t8 = sample + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t9 = t8 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t10 = t9 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t11 = t10 / cta_groups;
#line 53 "fa-kernels/src/conv/normalise.rs"
    const u32 channel = thread & 63u;
    const bool t13 = channel < 64u;
#line 54 "fa-kernels/src/conv/normalise.rs"
    if (t13) {
#line 56 "fa-kernels/src/conv/normalise.rs"
        const u32 t14 = thread >> 6u;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 count = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 mean = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 squares = 0.0f;
        const u32 t15 = t7 + t14;
#line 47 "fa-kernels/src/conv/coefficients.rs"
        const u32 t16 = t11 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
        #pragma unroll 1
        for (u32 i = t15; i < t16; i += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t17 = i <= t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t18 = i < t11 ? i : t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t19 = t18 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t20 = (u64)t19;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t21 = t20 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t22 = t21 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t23 = moments + t22;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t24 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t25 = t24 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t26 = t25 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t27 = t23 + t26;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t27) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t28;
            asm("mov.b32 %0, %1;" : "=f"(t28) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t29;
            asm("mov.b32 %0, %1;" : "=f"(t29) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t30;
            asm("mov.b32 %0, %1;" : "=f"(t30) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t31;
            asm("mov.b32 %0, %1;" : "=f"(t31) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta = i + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t33 = cta <= t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t34 = cta < t11 ? cta : t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t35 = t34 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t36 = (u64)t35;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t37 = t36 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t38 = t37 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t39 = moments + t38;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t40 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t41 = t40 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t42 = t41 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t43 = t39 + t42;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t43) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t44;
            asm("mov.b32 %0, %1;" : "=f"(t44) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t45;
            asm("mov.b32 %0, %1;" : "=f"(t45) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t46;
            asm("mov.b32 %0, %1;" : "=f"(t46) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t47;
            asm("mov.b32 %0, %1;" : "=f"(t47) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_2 = i + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t49 = cta_2 <= t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t50 = cta_2 < t11 ? cta_2 : t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t51 = t50 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t52 = (u64)t51;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t53 = t52 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t54 = t53 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t55 = moments + t54;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t56 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t57 = t56 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t58 = t57 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t59 = t55 + t58;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t59) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t60;
            asm("mov.b32 %0, %1;" : "=f"(t60) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t61;
            asm("mov.b32 %0, %1;" : "=f"(t61) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t62;
            asm("mov.b32 %0, %1;" : "=f"(t62) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t63;
            asm("mov.b32 %0, %1;" : "=f"(t63) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_3 = i + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t65 = cta_3 <= t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t66 = cta_3 < t11 ? cta_3 : t11;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t67 = t66 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t68 = (u64)t67;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t69 = t68 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t70 = t69 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t71 = moments + t70;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t72 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t73 = t72 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t74 = t73 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t75 = t71 + t74;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t75) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t76;
            asm("mov.b32 %0, %1;" : "=f"(t76) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t77;
            asm("mov.b32 %0, %1;" : "=f"(t77) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t78;
            asm("mov.b32 %0, %1;" : "=f"(t78) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t79;
            asm("mov.b32 %0, %1;" : "=f"(t79) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t80 = t17 ? t28 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t81 = t17 ? t29 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t82 = t17 ? t30 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t83 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t84 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
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
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t91;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t95;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t96 = t33 ? t44 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t97 = t33 ? t45 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t98 = t33 ? t46 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t99 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t100 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
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
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t107;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t111;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t112 = t49 ? t60 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t113 = t49 ? t61 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t114 = t49 ? t62 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t115 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t116 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
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
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_4;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t123;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t127;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t128 = t65 ? t76 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t129 = t65 ? t77 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t130 = t65 ? t78 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t131 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t132 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
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
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t139;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t143;
        }
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t144 = count;
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t145 = mean;
#line 63 "fa-kernels/src/conv/coefficients.rs"
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
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t214;
        asm("max.f32 %0, %1, %2;" : "=f"(t214) : "f"(count_8), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t215;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t215) : "f"(t214));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        const f32 variance = t211 * t215;
        const f32 t217 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        f32 inverse;
        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t217));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t219 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t220 = t219 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t221 = t220 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t222 = scale + t221;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f16 t223;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t223) : "l"(t222) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f32 t224;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t224) : "h"(t223));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const f32 factor = inverse * t224;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const f32 t226 = -t207;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const f32 to_zero = t226 * factor;
        const u64 t228 = (u64)channel;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t229 = t228 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t230 = t229 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t231 = shift + t230;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        f16 t232;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t232) : "l"(t231) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
        f32 t233;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t233) : "h"(t232));
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const f32 shift_2 = to_zero + t233;
#line 100 "fa-kernels/src/conv/coefficients.rs"
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
            f32 t285;
            asm("min.f32 %0, %1, %2;" : "=f"(t285) : "f"(t284), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t286;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t286) : "f"(t285), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t287;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t287) : "f"(t285), "f"(t286), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t288;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t288) : "f"(t285), "f"(t287), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t289;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t289) : "f"(t285), "f"(t288), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t290;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t290) : "f"(t285), "f"(t289), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t291;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t291) : "f"(t285), "f"(t290), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t292 = -t285;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t293;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t293) : "f"(t291));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t294;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t294) : "f"(t283), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t295;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t295) : "f"(t292), "f"(t293), "f"(t294));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t296;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t296) : "f"(t282), "f"(t242), "f"(t243));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t297;
            asm("abs.f32 %0, %1;" : "=f"(t297) : "f"(t296));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t298;
            asm("min.f32 %0, %1, %2;" : "=f"(t298) : "f"(t297), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t299) : "f"(t298), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t300) : "f"(t298), "f"(t299), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t301) : "f"(t298), "f"(t300), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t302;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t302) : "f"(t298), "f"(t301), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t303) : "f"(t298), "f"(t302), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t304;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t304) : "f"(t298), "f"(t303), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t305 = -t298;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t306;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t306) : "f"(t304));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t307;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t307) : "f"(t296), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t308;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t308) : "f"(t305), "f"(t306), "f"(t307));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t309;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t309) : "f"(t295), "f"(t308));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t310 = chunk_18 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t311;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t311) : "r"(chunk_18));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t312;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t312) : "h"(t311));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t313;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t313) : "r"(t310));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t314;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t314) : "h"(t313));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t315) : "f"(t312), "f"(t244), "f"(t245));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t316;
            asm("abs.f32 %0, %1;" : "=f"(t316) : "f"(t315));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t317;
            asm("min.f32 %0, %1, %2;" : "=f"(t317) : "f"(t316), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t318) : "f"(t317), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t319;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t319) : "f"(t317), "f"(t318), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t320;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t320) : "f"(t317), "f"(t319), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t321;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t321) : "f"(t317), "f"(t320), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t322;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t322) : "f"(t317), "f"(t321), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t323;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t323) : "f"(t317), "f"(t322), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t324 = -t317;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t325;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t325) : "f"(t323));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t326;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t326) : "f"(t315), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t327;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t327) : "f"(t324), "f"(t325), "f"(t326));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t328;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t328) : "f"(t314), "f"(t246), "f"(t247));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t329;
            asm("abs.f32 %0, %1;" : "=f"(t329) : "f"(t328));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t330;
            asm("min.f32 %0, %1, %2;" : "=f"(t330) : "f"(t329), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t331;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t331) : "f"(t330), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t332) : "f"(t330), "f"(t331), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t333;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t333) : "f"(t330), "f"(t332), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t334) : "f"(t330), "f"(t333), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t335) : "f"(t330), "f"(t334), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t336) : "f"(t330), "f"(t335), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t337 = -t330;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t338;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t338) : "f"(t336));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t339;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t339) : "f"(t328), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t340;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t340) : "f"(t337), "f"(t338), "f"(t339));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t341;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t341) : "f"(t327), "f"(t340));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t342 = chunk_19 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t343;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t343) : "r"(chunk_19));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t344;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t344) : "h"(t343));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t345;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t345) : "r"(t342));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t346;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t346) : "h"(t345));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t347;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t347) : "f"(t344), "f"(t248), "f"(t249));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t348;
            asm("abs.f32 %0, %1;" : "=f"(t348) : "f"(t347));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t349;
            asm("min.f32 %0, %1, %2;" : "=f"(t349) : "f"(t348), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t350) : "f"(t349), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t351;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t351) : "f"(t349), "f"(t350), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t352;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t352) : "f"(t349), "f"(t351), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t353;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t353) : "f"(t349), "f"(t352), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t354;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t354) : "f"(t349), "f"(t353), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(t349), "f"(t354), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t356 = -t349;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t357;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t357) : "f"(t355));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t358;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t358) : "f"(t347), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t359;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t359) : "f"(t356), "f"(t357), "f"(t358));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t360;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t360) : "f"(t346), "f"(t250), "f"(t251));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t361;
            asm("abs.f32 %0, %1;" : "=f"(t361) : "f"(t360));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t362;
            asm("min.f32 %0, %1, %2;" : "=f"(t362) : "f"(t361), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t363;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(t362), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t364;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t364) : "f"(t362), "f"(t363), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(t362), "f"(t364), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t366;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t366) : "f"(t362), "f"(t365), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t367;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t367) : "f"(t362), "f"(t366), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t368;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t368) : "f"(t362), "f"(t367), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t369 = -t362;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t370;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t370) : "f"(t368));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t371;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t371) : "f"(t360), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t372;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t372) : "f"(t369), "f"(t370), "f"(t371));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t373;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t373) : "f"(t359), "f"(t372));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t374 = chunk_20 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t375;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t375) : "r"(chunk_20));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t376;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t376) : "h"(t375));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t377;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t377) : "r"(t374));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t378;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t378) : "h"(t377));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t379;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t379) : "f"(t376), "f"(t252), "f"(t253));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t380;
            asm("abs.f32 %0, %1;" : "=f"(t380) : "f"(t379));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t381;
            asm("min.f32 %0, %1, %2;" : "=f"(t381) : "f"(t380), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t381), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t383;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(t381), "f"(t382), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t384;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t384) : "f"(t381), "f"(t383), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t385) : "f"(t381), "f"(t384), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t386;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t386) : "f"(t381), "f"(t385), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t387;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(t381), "f"(t386), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t388 = -t381;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t389;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t389) : "f"(t387));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t390;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t390) : "f"(t379), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t391;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t391) : "f"(t388), "f"(t389), "f"(t390));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(t378), "f"(t254), "f"(t255));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t393;
            asm("abs.f32 %0, %1;" : "=f"(t393) : "f"(t392));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t394;
            asm("min.f32 %0, %1, %2;" : "=f"(t394) : "f"(t393), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t394), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t396;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(t394), "f"(t395), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t394), "f"(t396), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(t394), "f"(t397), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t399;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t399) : "f"(t394), "f"(t398), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(t394), "f"(t399), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t401 = -t394;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t402;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(t400));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t403;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t403) : "f"(t392), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t404;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t404) : "f"(t401), "f"(t402), "f"(t403));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t405;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t405) : "f"(t391), "f"(t404));
#line 81 "fa-kernels/src/conv/normalise.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t277), "r"(t309), "r"(t341), "r"(t373), "r"(t405) : "memory");
        }
    }
}
