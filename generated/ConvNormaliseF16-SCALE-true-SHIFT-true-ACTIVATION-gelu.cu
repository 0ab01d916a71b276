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
    const u32 width_factor,
    const u32 width_shift,
    const u32 groups,
    const u32 cta_groups,
    const u32 cta_groups_factor,
    const u32 cta_groups_shift,
    const u32 block_pixels,
    const f32 epsilon)
{
#line 44 "fa-kernels/src/conv/normalise.rs"
    const u32 t1 = pixels + block_pixels;
#line 44 "fa-kernels/src/conv/normalise.rs"
    const u32 t2 = t1 - 1u;
#line 44 "fa-kernels/src/conv/normalise.rs"
    const u32 blocks = t2 / block_pixels;
    const u32 t4 = blockIdx.x;
#line 45 "fa-kernels/src/conv/normalise.rs"
    const u32 t5 = t4 / blocks;
#line 45 "fa-kernels/src/conv/normalise.rs"
    const u32 t6 = blockIdx.x;
#line 45 "fa-kernels/src/conv/normalise.rs"
    const u32 t7 = t6 % blocks;
    const u32 thread = threadIdx.x;
#line 50 "fa-kernels/src/conv/normalise.rs"
    const u32 coefficients = (u32)__cvta_generic_to_shared(smem);
    const u32 t10 = (u32)__cvta_generic_to_shared(smem);
#line 51 "fa-kernels/src/conv/normalise.rs"
    const u32 passed_on = t10 + 512u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t12 = t5 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t13 = t12 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    u32 t14;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t14) : "r"(t13), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t15 = t14 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t16 = t5 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t17 = t16 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t18 = t17 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t19 = t18 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    u32 t20;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t20) : "r"(t19), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t21 = t20 >> cta_groups_shift;
#line 54 "fa-kernels/src/conv/normalise.rs"
    const u32 channel = thread & 63u;
    const bool t23 = channel < 64u;
#line 55 "fa-kernels/src/conv/normalise.rs"
    if (t23) {
#line 57 "fa-kernels/src/conv/normalise.rs"
        const u32 t24 = thread >> 6u;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 count = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 mean = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 squares = 0.0f;
        const u32 t25 = t15 + t24;
#line 47 "fa-kernels/src/conv/coefficients.rs"
        const u32 t26 = t21 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
        #pragma unroll 1
        for (u32 i = t25; i < t26; i += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t27 = i <= t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t28 = i < t21 ? i : t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t29 = t28 + t5;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t30 = (u64)t29;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t31 = t30 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t32 = t31 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t33 = moments + t32;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t34 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t35 = t34 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t36 = t35 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t37 = t33 + t36;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t37) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t38;
            asm("mov.b32 %0, %1;" : "=f"(t38) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t39;
            asm("mov.b32 %0, %1;" : "=f"(t39) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t40;
            asm("mov.b32 %0, %1;" : "=f"(t40) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t41;
            asm("mov.b32 %0, %1;" : "=f"(t41) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta = i + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t43 = cta <= t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t44 = cta < t21 ? cta : t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t45 = t44 + t5;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t46 = (u64)t45;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t47 = t46 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t48 = t47 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t49 = moments + t48;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t50 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t51 = t50 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t52 = t51 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t53 = t49 + t52;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t53) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t54;
            asm("mov.b32 %0, %1;" : "=f"(t54) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t55;
            asm("mov.b32 %0, %1;" : "=f"(t55) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t56;
            asm("mov.b32 %0, %1;" : "=f"(t56) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t57;
            asm("mov.b32 %0, %1;" : "=f"(t57) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_2 = i + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t59 = cta_2 <= t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t60 = cta_2 < t21 ? cta_2 : t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t61 = t60 + t5;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t62 = (u64)t61;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t63 = t62 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t64 = t63 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t65 = moments + t64;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t66 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t67 = t66 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t68 = t67 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t69 = t65 + t68;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t69) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t70;
            asm("mov.b32 %0, %1;" : "=f"(t70) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t71;
            asm("mov.b32 %0, %1;" : "=f"(t71) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t72;
            asm("mov.b32 %0, %1;" : "=f"(t72) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t73;
            asm("mov.b32 %0, %1;" : "=f"(t73) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_3 = i + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t75 = cta_3 <= t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t76 = cta_3 < t21 ? cta_3 : t21;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t77 = t76 + t5;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t78 = (u64)t77;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t79 = t78 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t80 = t79 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t81 = moments + t80;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t82 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t83 = t82 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t84 = t83 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t85 = t81 + t84;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t85) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t86;
            asm("mov.b32 %0, %1;" : "=f"(t86) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t87;
            asm("mov.b32 %0, %1;" : "=f"(t87) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t88;
            asm("mov.b32 %0, %1;" : "=f"(t88) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t89;
            asm("mov.b32 %0, %1;" : "=f"(t89) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t90 = t27 ? t38 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t91 = t27 ? t39 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t92 = t27 ? t40 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t93 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t94 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t95 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_2 = t93 + t90;
            const f32 difference = t91 - t94;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t98;
            asm("max.f32 %0, %1, %2;" : "=f"(t98) : "f"(count_2), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t99;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t99) : "f"(t98));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share = t90 * t99;
            f32 mean_2;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_2) : "f"(difference), "f"(share), "f"(t94));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t102 = t93 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t103 = t102 ? t91 : mean_2;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t104 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t105 = t104 * t93;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t106 = t95 + t92;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t107;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t107) : "f"(t105), "f"(share), "f"(t106));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t103;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t107;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t108 = t43 ? t54 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t109 = t43 ? t55 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t110 = t43 ? t56 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t111 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t112 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t113 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_3 = t111 + t108;
            const f32 difference_2 = t109 - t112;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t116;
            asm("max.f32 %0, %1, %2;" : "=f"(t116) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t117;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t117) : "f"(t116));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = t108 * t117;
            f32 mean_3;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference_2), "f"(share_2), "f"(t112));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t120 = t111 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t121 = t120 ? t109 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t122 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t123 = t122 * t111;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t124 = t113 + t110;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t125;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t125) : "f"(t123), "f"(share_2), "f"(t124));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t121;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t125;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t126 = t59 ? t70 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t127 = t59 ? t71 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t128 = t59 ? t72 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t129 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t130 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t131 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t129 + t126;
            const f32 difference_3 = t127 - t130;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t134;
            asm("max.f32 %0, %1, %2;" : "=f"(t134) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t135;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t135) : "f"(t134));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = t126 * t135;
            f32 mean_4;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference_3), "f"(share_3), "f"(t130));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t138 = t129 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t139 = t138 ? t127 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t140 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t141 = t140 * t129;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t142 = t131 + t128;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t143;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t143) : "f"(t141), "f"(share_3), "f"(t142));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_4;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t139;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t143;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t144 = t75 ? t86 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t145 = t75 ? t87 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t146 = t75 ? t88 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t147 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t148 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t149 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t147 + t144;
            const f32 difference_4 = t145 - t148;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t152;
            asm("max.f32 %0, %1, %2;" : "=f"(t152) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t153;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t153) : "f"(t152));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = t144 * t153;
            f32 mean_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(difference_4), "f"(share_4), "f"(t148));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t156 = t147 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t157 = t156 ? t145 : mean_5;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t158 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t159 = t158 * t147;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t160 = t149 + t146;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t161;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t161) : "f"(t159), "f"(share_4), "f"(t160));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t157;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t161;
        }
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t162 = count;
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t163 = mean;
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t164 = squares;
#line 58 "fa-kernels/src/conv/normalise.rs"
        const u32 t165 = thread << 4u;
#line 58 "fa-kernels/src/conv/normalise.rs"
        const u32 t166 = passed_on + t165;
#line 58 "fa-kernels/src/conv/normalise.rs"
        u32 t167;
        asm("mov.b32 %0, %1;" : "=r"(t167) : "f"(t162));
#line 58 "fa-kernels/src/conv/normalise.rs"
        u32 t168;
        asm("mov.b32 %0, %1;" : "=r"(t168) : "f"(t163));
#line 58 "fa-kernels/src/conv/normalise.rs"
        u32 t169;
        asm("mov.b32 %0, %1;" : "=r"(t169) : "f"(t164));
#line 58 "fa-kernels/src/conv/normalise.rs"
        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t166), "r"(t167), "r"(t168), "r"(t169), "r"(0u) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t170 = thread < 64u;
#line 61 "fa-kernels/src/conv/normalise.rs"
    const bool t171 = channel < 64u;
#line 61 "fa-kernels/src/conv/normalise.rs"
    const bool t172 = t170 & t171;
#line 61 "fa-kernels/src/conv/normalise.rs"
    if (t172) {
        const u32 t173 = thread << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t174 = passed_on + t173;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t174) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t175;
        asm("mov.b32 %0, %1;" : "=f"(t175) : "r"(row));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t176;
        asm("mov.b32 %0, %1;" : "=f"(t176) : "r"(row_2));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t177;
        asm("mov.b32 %0, %1;" : "=f"(t177) : "r"(row_3));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t178;
        asm("mov.b32 %0, %1;" : "=f"(t178) : "r"(row_4));
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t179 = thread + 64u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t180 = t179 << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t181 = passed_on + t180;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t181) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t182;
        asm("mov.b32 %0, %1;" : "=f"(t182) : "r"(row_5));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t183;
        asm("mov.b32 %0, %1;" : "=f"(t183) : "r"(row_6));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t184;
        asm("mov.b32 %0, %1;" : "=f"(t184) : "r"(row_7));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t185;
        asm("mov.b32 %0, %1;" : "=f"(t185) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_6 = t175 + t182;
        const f32 difference_5 = t183 - t176;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t188;
        asm("max.f32 %0, %1, %2;" : "=f"(t188) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t189;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t189) : "f"(t188));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_5 = t182 * t189;
        f32 mean_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_5), "f"(share_5), "f"(t176));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t192 = t175 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t193 = t192 ? t183 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t194 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t195 = t194 * t175;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t196 = t177 + t184;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t197;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t197) : "f"(t195), "f"(share_5), "f"(t196));
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t198 = thread + 128u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t199 = t198 << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t200 = passed_on + t199;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t200) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t201;
        asm("mov.b32 %0, %1;" : "=f"(t201) : "r"(row_9));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t202;
        asm("mov.b32 %0, %1;" : "=f"(t202) : "r"(row_10));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t203;
        asm("mov.b32 %0, %1;" : "=f"(t203) : "r"(row_11));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t204;
        asm("mov.b32 %0, %1;" : "=f"(t204) : "r"(row_12));
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_7 = count_6 + t201;
        const f32 difference_6 = t202 - t193;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t207;
        asm("max.f32 %0, %1, %2;" : "=f"(t207) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t208;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t208) : "f"(t207));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_6 = t201 * t208;
        f32 mean_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(difference_6), "f"(share_6), "f"(t193));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t211 = count_6 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t212 = t211 ? t202 : mean_7;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t213 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t214 = t213 * count_6;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t215 = t197 + t203;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t216;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t216) : "f"(t214), "f"(share_6), "f"(t215));
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t217 = thread + 192u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t218 = t217 << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t219 = passed_on + t218;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t219) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t220;
        asm("mov.b32 %0, %1;" : "=f"(t220) : "r"(row_13));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t221;
        asm("mov.b32 %0, %1;" : "=f"(t221) : "r"(row_14));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t222;
        asm("mov.b32 %0, %1;" : "=f"(t222) : "r"(row_15));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t223;
        asm("mov.b32 %0, %1;" : "=f"(t223) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_8 = count_7 + t220;
        const f32 difference_7 = t221 - t212;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t226;
        asm("max.f32 %0, %1, %2;" : "=f"(t226) : "f"(count_8), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t227;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t227) : "f"(t226));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_7 = t220 * t227;
        f32 mean_8;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_7), "f"(share_7), "f"(t212));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t230 = count_7 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t231 = t230 ? t221 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t232 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t233 = t232 * count_7;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t234 = t216 + t222;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t235;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t235) : "f"(t233), "f"(share_7), "f"(t234));
#line 66 "fa-kernels/src/conv/normalise.rs"
        const u32 t236 = channel << 3u;
#line 66 "fa-kernels/src/conv/normalise.rs"
        const u32 t237 = coefficients + t236;
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t238;
        asm("max.f32 %0, %1, %2;" : "=f"(t238) : "f"(count_8), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t239;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t239) : "f"(t238));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        const f32 variance = t235 * t239;
        const f32 t241 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        f32 inverse;
        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t241));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t243 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t244 = t243 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t245 = t244 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t246 = scale + t245;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f16 t247;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t247) : "l"(t246) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f32 t248;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t248) : "h"(t247));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const f32 factor = inverse * t248;
#line 108 "fa-kernels/src/conv/coefficients.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t237), "f"(factor) : "memory");
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t237), "f"(t231) : "memory");
    }
#line 68 "fa-kernels/src/conv/normalise.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/conv/normalise.rs"
    const u32 t250 = thread & 7u;
#line 71 "fa-kernels/src/conv/normalise.rs"
    const u32 channel_2 = t250 << 3u;
    const bool t252 = channel_2 < 64u;
#line 72 "fa-kernels/src/conv/normalise.rs"
    if (t252) {
        const u32 t253 = channel_2 << 3u;
#line 73 "fa-kernels/src/conv/normalise.rs"
        const u32 at = coefficients + t253;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t255 = (u64)channel_2;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t256 = t255 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t257 = t256 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t258 = shift + t257;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t259;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t259) : "l"(t258) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t260;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t260) : "h"(t259));
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t261 = channel_2 + 1u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t262 = (u64)t261;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t263 = t262 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t264 = t263 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t265 = shift + t264;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t266;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t266) : "l"(t265) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t267;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t267) : "h"(t266));
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t268 = channel_2 + 2u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t269 = (u64)t268;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t270 = t269 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t271 = t270 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t272 = shift + t271;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t273;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t273) : "l"(t272) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t274;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t274) : "h"(t273));
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t275 = channel_2 + 3u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t276 = (u64)t275;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t277 = t276 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t278 = t277 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t279 = shift + t278;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t280;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t280) : "l"(t279) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t281;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t281) : "h"(t280));
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t282 = channel_2 + 4u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t283 = (u64)t282;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t284 = t283 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t285 = t284 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t286 = shift + t285;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t287;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t287) : "l"(t286) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t288;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t288) : "h"(t287));
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t289 = channel_2 + 5u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t290 = (u64)t289;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t291 = t290 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t292 = t291 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t293 = shift + t292;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t294;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t294) : "l"(t293) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t295;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t295) : "h"(t294));
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t296 = channel_2 + 6u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t297 = (u64)t296;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t298 = t297 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t299 = t298 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t300 = shift + t299;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t301;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t301) : "l"(t300) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t302;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t302) : "h"(t301));
#line 101 "fa-kernels/src/conv/coefficients.rs"
        const u32 t303 = channel_2 + 7u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t304 = (u64)t303;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t305 = t304 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t306 = t305 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        const u64 t307 = shift + t306;
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f16 t308;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t308) : "l"(t307) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
        f32 t309;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t309) : "h"(t308));
#line 74 "fa-kernels/src/conv/normalise.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(at) : "memory");
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t310;
        asm("mov.b32 %0, %1;" : "=f"(t310) : "r"(row_17));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t311;
        asm("mov.b32 %0, %1;" : "=f"(t311) : "r"(row_18));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t312;
        asm("mov.b32 %0, %1;" : "=f"(t312) : "r"(row_19));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t313;
        asm("mov.b32 %0, %1;" : "=f"(t313) : "r"(row_20));
#line 74 "fa-kernels/src/conv/normalise.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(at) : "memory");
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t314;
        asm("mov.b32 %0, %1;" : "=f"(t314) : "r"(row_21));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t315;
        asm("mov.b32 %0, %1;" : "=f"(t315) : "r"(row_22));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t316;
        asm("mov.b32 %0, %1;" : "=f"(t316) : "r"(row_23));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t317;
        asm("mov.b32 %0, %1;" : "=f"(t317) : "r"(row_24));
#line 74 "fa-kernels/src/conv/normalise.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(at) : "memory");
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t318;
        asm("mov.b32 %0, %1;" : "=f"(t318) : "r"(row_25));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t319;
        asm("mov.b32 %0, %1;" : "=f"(t319) : "r"(row_26));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t320;
        asm("mov.b32 %0, %1;" : "=f"(t320) : "r"(row_27));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t321;
        asm("mov.b32 %0, %1;" : "=f"(t321) : "r"(row_28));
#line 74 "fa-kernels/src/conv/normalise.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(at) : "memory");
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t322;
        asm("mov.b32 %0, %1;" : "=f"(t322) : "r"(row_29));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t323;
        asm("mov.b32 %0, %1;" : "=f"(t323) : "r"(row_30));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t324;
        asm("mov.b32 %0, %1;" : "=f"(t324) : "r"(row_31));
#line 74 "fa-kernels/src/conv/normalise.rs"
        f32 t325;
        asm("mov.b32 %0, %1;" : "=f"(t325) : "r"(row_32));
#line 75 "fa-kernels/src/conv/normalise.rs"
        const u32 first = t7 * block_pixels;
        const u32 t327 = first + block_pixels;
#line 76 "fa-kernels/src/conv/normalise.rs"
        const u32 last = t327 < pixels ? t327 : pixels;
        const u32 t329 = thread >> 3u;
#line 77 "fa-kernels/src/conv/normalise.rs"
        const u32 t330 = first + t329;
#line 77 "fa-kernels/src/conv/normalise.rs"
        #pragma unroll 1
        for (u32 i_2 = t330; i_2 < last; i_2 += 32u) {
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u32 t331 = i_2 << 1u;
#line 78 "fa-kernels/src/conv/normalise.rs"
            u32 t332;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t332) : "r"(t331), "r"(width_factor));
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u32 t333 = t332 >> width_shift;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u32 t334 = i_2 << 1u;
#line 78 "fa-kernels/src/conv/normalise.rs"
            u32 t335;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t335) : "r"(t334), "r"(width_factor));
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u32 t336 = t335 >> width_shift;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u32 t337 = t336 * width;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u32 t338 = i_2 - t337;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t339 = (u64)t5;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t340 = t339 * y_stride0;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t341 = t340 * 2ull;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t342 = y + t341;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t343 = (u64)t333;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t344 = t343 * y_stride1;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t345 = t344 * 2ull;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t346 = t342 + t345;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t347 = (u64)t338;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t348 = t347 * y_stride2;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t349 = t348 * 2ull;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t350 = t346 + t349;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t351 = (u64)channel_2 * 2u;
#line 78 "fa-kernels/src/conv/normalise.rs"
            const u64 t352 = t350 + t351;
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t352) : "memory");
#line 83 "fa-kernels/src/conv/normalise.rs"
            const u32 t353 = chunk_17 >> 16u;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t354;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t354) : "r"(chunk_17));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t355;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t355) : "h"(t354));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t356;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t356) : "r"(t353));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t357;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t357) : "h"(t356));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t358 = t355 - t311;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t359;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t359) : "f"(t358), "f"(t310), "f"(t260));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t360;
            asm("abs.f32 %0, %1;" : "=f"(t360) : "f"(t359));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t361;
            asm("min.f32 %0, %1, %2;" : "=f"(t361) : "f"(t360), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t362;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t362) : "f"(t361), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t363;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(t361), "f"(t362), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t364;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t364) : "f"(t361), "f"(t363), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(t361), "f"(t364), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t366;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t366) : "f"(t361), "f"(t365), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t367;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t367) : "f"(t361), "f"(t366), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t368 = -t361;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t369;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t369) : "f"(t367));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t370;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t370) : "f"(t359), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t371;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t371) : "f"(t368), "f"(t369), "f"(t370));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t372 = t357 - t313;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t373;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t373) : "f"(t372), "f"(t312), "f"(t267));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t374;
            asm("abs.f32 %0, %1;" : "=f"(t374) : "f"(t373));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t375;
            asm("min.f32 %0, %1, %2;" : "=f"(t375) : "f"(t374), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t376;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t376) : "f"(t375), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t377;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t377) : "f"(t375), "f"(t376), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t378;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t375), "f"(t377), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t379;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t379) : "f"(t375), "f"(t378), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t380;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t380) : "f"(t375), "f"(t379), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t381;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t381) : "f"(t375), "f"(t380), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t382 = -t375;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t383;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t383) : "f"(t381));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t384;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t384) : "f"(t373), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t385;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t385) : "f"(t382), "f"(t383), "f"(t384));
#line 83 "fa-kernels/src/conv/normalise.rs"
            u32 t386;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t386) : "f"(t371), "f"(t385));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const u32 t387 = chunk_18 >> 16u;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t388;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t388) : "r"(chunk_18));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t389;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t389) : "h"(t388));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t390;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t390) : "r"(t387));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t391;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t391) : "h"(t390));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t392 = t389 - t315;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t393;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t393) : "f"(t392), "f"(t314), "f"(t274));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t394;
            asm("abs.f32 %0, %1;" : "=f"(t394) : "f"(t393));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t395;
            asm("min.f32 %0, %1, %2;" : "=f"(t395) : "f"(t394), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t396;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(t395), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t395), "f"(t396), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(t395), "f"(t397), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t399;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t399) : "f"(t395), "f"(t398), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(t395), "f"(t399), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t401;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(t395), "f"(t400), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t402 = -t395;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t403;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t403) : "f"(t401));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t404;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t404) : "f"(t393), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t405;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(t402), "f"(t403), "f"(t404));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t406 = t391 - t317;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t407;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(t406), "f"(t316), "f"(t281));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t408;
            asm("abs.f32 %0, %1;" : "=f"(t408) : "f"(t407));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t409;
            asm("min.f32 %0, %1, %2;" : "=f"(t409) : "f"(t408), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(t409), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t411;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t411) : "f"(t409), "f"(t410), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t409), "f"(t411), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t413;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t409), "f"(t412), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t414;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t414) : "f"(t409), "f"(t413), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t415;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(t409), "f"(t414), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t416 = -t409;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t417;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t415));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t418;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t418) : "f"(t407), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t419;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(t416), "f"(t417), "f"(t418));
#line 83 "fa-kernels/src/conv/normalise.rs"
            u32 t420;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t420) : "f"(t405), "f"(t419));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const u32 t421 = chunk_19 >> 16u;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t422;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t422) : "r"(chunk_19));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t423;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t423) : "h"(t422));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t424;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t424) : "r"(t421));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t425;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t425) : "h"(t424));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t426 = t423 - t319;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t427;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t427) : "f"(t426), "f"(t318), "f"(t288));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t428;
            asm("abs.f32 %0, %1;" : "=f"(t428) : "f"(t427));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t429;
            asm("min.f32 %0, %1, %2;" : "=f"(t429) : "f"(t428), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t430;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(t429), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t431;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t431) : "f"(t429), "f"(t430), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t432;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(t429), "f"(t431), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t433;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t433) : "f"(t429), "f"(t432), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t434;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(t429), "f"(t433), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t435;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t435) : "f"(t429), "f"(t434), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t436 = -t429;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t437;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t437) : "f"(t435));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t438;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t438) : "f"(t427), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t439;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t436), "f"(t437), "f"(t438));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t440 = t425 - t321;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t441;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(t440), "f"(t320), "f"(t295));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t442;
            asm("abs.f32 %0, %1;" : "=f"(t442) : "f"(t441));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t443;
            asm("min.f32 %0, %1, %2;" : "=f"(t443) : "f"(t442), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t444;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t443), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t445;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(t443), "f"(t444), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t446;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t446) : "f"(t443), "f"(t445), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t447;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t447) : "f"(t443), "f"(t446), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t448;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t448) : "f"(t443), "f"(t447), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t449;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t449) : "f"(t443), "f"(t448), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t450 = -t443;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t451;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t451) : "f"(t449));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t452;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t452) : "f"(t441), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t453;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t453) : "f"(t450), "f"(t451), "f"(t452));
#line 83 "fa-kernels/src/conv/normalise.rs"
            u32 t454;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t454) : "f"(t439), "f"(t453));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const u32 t455 = chunk_20 >> 16u;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t456;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t456) : "r"(chunk_20));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t457;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t457) : "h"(t456));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f16 t458;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t458) : "r"(t455));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t459;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t459) : "h"(t458));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t460 = t457 - t323;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t461;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t461) : "f"(t460), "f"(t322), "f"(t302));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t462;
            asm("abs.f32 %0, %1;" : "=f"(t462) : "f"(t461));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t463;
            asm("min.f32 %0, %1, %2;" : "=f"(t463) : "f"(t462), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t464;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t464) : "f"(t463), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t465;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(t463), "f"(t464), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t466;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t466) : "f"(t463), "f"(t465), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t467;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t467) : "f"(t463), "f"(t466), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t468;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t468) : "f"(t463), "f"(t467), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(t463), "f"(t468), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t470 = -t463;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t471;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t471) : "f"(t469));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t472;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t472) : "f"(t461), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t473;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t473) : "f"(t470), "f"(t471), "f"(t472));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t474 = t459 - t325;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t475;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t475) : "f"(t474), "f"(t324), "f"(t309));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t476;
            asm("abs.f32 %0, %1;" : "=f"(t476) : "f"(t475));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t477;
            asm("min.f32 %0, %1, %2;" : "=f"(t477) : "f"(t476), "f"(5.6f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t478;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t478) : "f"(t477), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t479;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t479) : "f"(t477), "f"(t478), "f"(0.007938604f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t480;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t480) : "f"(t477), "f"(t479), "f"(-0.0530439f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t481;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t481) : "f"(t477), "f"(t480), "f"(-0.45917815f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t482;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t482) : "f"(t477), "f"(t481), "f"(-1.1510339f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t483) : "f"(t477), "f"(t482), "f"(-1.0000077f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            const f32 t484 = -t477;
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t485;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t485) : "f"(t483));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t486;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t486) : "f"(t475), "f"(0.0f));
#line 83 "fa-kernels/src/conv/normalise.rs"
            f32 t487;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t487) : "f"(t484), "f"(t485), "f"(t486));
#line 83 "fa-kernels/src/conv/normalise.rs"
            u32 t488;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t488) : "f"(t473), "f"(t487));
#line 83 "fa-kernels/src/conv/normalise.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t352), "r"(t386), "r"(t420), "r"(t454), "r"(t488) : "memory");
        }
    }
}
