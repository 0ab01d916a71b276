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
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_2 = t93 + t90;
            const f32 difference = t91 - t94;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t98;
            asm("max.f32 %0, %1, %2;" : "=f"(t98) : "f"(count_2), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t99;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t99) : "f"(t98));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share = t90 * t99;
            f32 t101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t101) : "f"(difference), "f"(share), "f"(t94));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t102 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t103 = t102 * t93;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t104 = t95 + t92;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t105;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t105) : "f"(t103), "f"(share), "f"(t104));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t101;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t105;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t106 = t43 ? t54 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t107 = t43 ? t55 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t108 = t43 ? t56 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t109 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t110 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t111 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_3 = t109 + t106;
            const f32 difference_2 = t107 - t110;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t114;
            asm("max.f32 %0, %1, %2;" : "=f"(t114) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t115;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t115) : "f"(t114));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = t106 * t115;
            f32 t117;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t117) : "f"(difference_2), "f"(share_2), "f"(t110));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t118 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t119 = t118 * t109;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t120 = t111 + t108;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t121;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t121) : "f"(t119), "f"(share_2), "f"(t120));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t117;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t121;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t122 = t59 ? t70 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t123 = t59 ? t71 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t124 = t59 ? t72 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t125 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t126 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t127 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t125 + t122;
            const f32 difference_3 = t123 - t126;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t130;
            asm("max.f32 %0, %1, %2;" : "=f"(t130) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t131;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t131) : "f"(t130));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = t122 * t131;
            f32 t133;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t133) : "f"(difference_3), "f"(share_3), "f"(t126));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t134 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t135 = t134 * t125;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t136 = t127 + t124;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t137;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t137) : "f"(t135), "f"(share_3), "f"(t136));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_4;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t133;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t137;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t138 = t75 ? t86 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t139 = t75 ? t87 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t140 = t75 ? t88 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t141 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t142 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t143 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t141 + t138;
            const f32 difference_4 = t139 - t142;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t146;
            asm("max.f32 %0, %1, %2;" : "=f"(t146) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t147;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t147) : "f"(t146));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = t138 * t147;
            f32 t149;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t149) : "f"(difference_4), "f"(share_4), "f"(t142));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t150 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t151 = t150 * t141;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t152 = t143 + t140;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t153;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t153) : "f"(t151), "f"(share_4), "f"(t152));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t149;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t153;
        }
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t154 = count;
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t155 = mean;
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t156 = squares;
#line 58 "fa-kernels/src/conv/normalise.rs"
        const u32 t157 = thread << 4u;
#line 58 "fa-kernels/src/conv/normalise.rs"
        const u32 t158 = passed_on + t157;
#line 58 "fa-kernels/src/conv/normalise.rs"
        u32 t159;
        asm("mov.b32 %0, %1;" : "=r"(t159) : "f"(t154));
#line 58 "fa-kernels/src/conv/normalise.rs"
        u32 t160;
        asm("mov.b32 %0, %1;" : "=r"(t160) : "f"(t155));
#line 58 "fa-kernels/src/conv/normalise.rs"
        u32 t161;
        asm("mov.b32 %0, %1;" : "=r"(t161) : "f"(t156));
#line 58 "fa-kernels/src/conv/normalise.rs"
        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t158), "r"(t159), "r"(t160), "r"(t161), "r"(0u) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t162 = thread < 64u;
#line 61 "fa-kernels/src/conv/normalise.rs"
    const bool t163 = channel < 64u;
#line 61 "fa-kernels/src/conv/normalise.rs"
    const bool t164 = t162 & t163;
#line 61 "fa-kernels/src/conv/normalise.rs"
    if (t164) {
        const u32 t165 = thread << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t166 = passed_on + t165;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t166) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t167;
        asm("mov.b32 %0, %1;" : "=f"(t167) : "r"(row));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t168;
        asm("mov.b32 %0, %1;" : "=f"(t168) : "r"(row_2));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t169;
        asm("mov.b32 %0, %1;" : "=f"(t169) : "r"(row_3));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t170;
        asm("mov.b32 %0, %1;" : "=f"(t170) : "r"(row_4));
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t171 = thread + 64u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t172 = t171 << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t173 = passed_on + t172;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t173) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t174;
        asm("mov.b32 %0, %1;" : "=f"(t174) : "r"(row_5));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t175;
        asm("mov.b32 %0, %1;" : "=f"(t175) : "r"(row_6));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t176;
        asm("mov.b32 %0, %1;" : "=f"(t176) : "r"(row_7));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t177;
        asm("mov.b32 %0, %1;" : "=f"(t177) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_6 = t167 + t174;
        const f32 difference_5 = t175 - t168;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t180;
        asm("max.f32 %0, %1, %2;" : "=f"(t180) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t181;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t181) : "f"(t180));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_5 = t174 * t181;
        f32 t183;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t183) : "f"(difference_5), "f"(share_5), "f"(t168));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t184 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t185 = t184 * t167;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t186 = t169 + t176;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t187;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t187) : "f"(t185), "f"(share_5), "f"(t186));
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t188 = thread + 128u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t189 = t188 << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t190 = passed_on + t189;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t190) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t191;
        asm("mov.b32 %0, %1;" : "=f"(t191) : "r"(row_9));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t192;
        asm("mov.b32 %0, %1;" : "=f"(t192) : "r"(row_10));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t193;
        asm("mov.b32 %0, %1;" : "=f"(t193) : "r"(row_11));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t194;
        asm("mov.b32 %0, %1;" : "=f"(t194) : "r"(row_12));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_7 = count_6 + t191;
        const f32 difference_6 = t192 - t183;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t197;
        asm("max.f32 %0, %1, %2;" : "=f"(t197) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t198;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t198) : "f"(t197));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_6 = t191 * t198;
        f32 t200;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t200) : "f"(difference_6), "f"(share_6), "f"(t183));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t201 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t202 = t201 * count_6;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t203 = t187 + t193;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t204;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t204) : "f"(t202), "f"(share_6), "f"(t203));
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t205 = thread + 192u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t206 = t205 << 4u;
#line 62 "fa-kernels/src/conv/normalise.rs"
        const u32 t207 = passed_on + t206;
#line 62 "fa-kernels/src/conv/normalise.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t207) : "memory");
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t208;
        asm("mov.b32 %0, %1;" : "=f"(t208) : "r"(row_13));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t209;
        asm("mov.b32 %0, %1;" : "=f"(t209) : "r"(row_14));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t210;
        asm("mov.b32 %0, %1;" : "=f"(t210) : "r"(row_15));
#line 62 "fa-kernels/src/conv/normalise.rs"
        f32 t211;
        asm("mov.b32 %0, %1;" : "=f"(t211) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_8 = count_7 + t208;
        const f32 difference_7 = t209 - t200;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t214;
        asm("max.f32 %0, %1, %2;" : "=f"(t214) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t215;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t215) : "f"(t214));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_7 = t208 * t215;
        f32 t217;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t217) : "f"(difference_7), "f"(share_7), "f"(t200));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t218 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t219 = t218 * count_7;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t220 = t204 + t210;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t221;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t221) : "f"(t219), "f"(share_7), "f"(t220));
#line 66 "fa-kernels/src/conv/normalise.rs"
        const u32 t222 = channel << 3u;
#line 66 "fa-kernels/src/conv/normalise.rs"
        const u32 t223 = coefficients + t222;
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t224;
        asm("max.f32 %0, %1, %2;" : "=f"(t224) : "f"(count_8), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t225;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t225) : "f"(t224));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        const f32 variance = t221 * t225;
        const f32 t227 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        f32 inverse;
        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t227));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t229 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t230 = t229 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t231 = t230 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t232 = scale + t231;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f16 t233;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t233) : "l"(t232) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f32 t234;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t234) : "h"(t233));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const f32 factor = inverse * t234;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const f32 t236 = -t217;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const f32 to_zero = t236 * factor;
        const u64 t238 = (u64)channel;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t239 = t238 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t240 = t239 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t241 = shift + t240;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        f16 t242;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t242) : "l"(t241) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
        f32 t243;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t243) : "h"(t242));
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const f32 shift_2 = to_zero + t243;
#line 100 "fa-kernels/src/conv/coefficients.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t223), "f"(factor) : "memory");
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t223), "f"(shift_2) : "memory");
    }
#line 68 "fa-kernels/src/conv/normalise.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 71 "fa-kernels/src/conv/normalise.rs"
    const u32 t245 = thread & 7u;
#line 71 "fa-kernels/src/conv/normalise.rs"
    const u32 channel_2 = t245 << 3u;
    const bool t247 = channel_2 < 64u;
#line 72 "fa-kernels/src/conv/normalise.rs"
    if (t247) {
        const u32 t248 = channel_2 << 3u;
#line 73 "fa-kernels/src/conv/normalise.rs"
        const u32 t249 = coefficients + t248;
#line 73 "fa-kernels/src/conv/normalise.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t249) : "memory");
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t250;
        asm("mov.b32 %0, %1;" : "=f"(t250) : "r"(row_17));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t251;
        asm("mov.b32 %0, %1;" : "=f"(t251) : "r"(row_18));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t252;
        asm("mov.b32 %0, %1;" : "=f"(t252) : "r"(row_19));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t253;
        asm("mov.b32 %0, %1;" : "=f"(t253) : "r"(row_20));
#line 73 "fa-kernels/src/conv/normalise.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t249) : "memory");
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t254;
        asm("mov.b32 %0, %1;" : "=f"(t254) : "r"(row_21));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t255;
        asm("mov.b32 %0, %1;" : "=f"(t255) : "r"(row_22));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t256;
        asm("mov.b32 %0, %1;" : "=f"(t256) : "r"(row_23));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t257;
        asm("mov.b32 %0, %1;" : "=f"(t257) : "r"(row_24));
#line 73 "fa-kernels/src/conv/normalise.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t249) : "memory");
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t258;
        asm("mov.b32 %0, %1;" : "=f"(t258) : "r"(row_25));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t259;
        asm("mov.b32 %0, %1;" : "=f"(t259) : "r"(row_26));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t260;
        asm("mov.b32 %0, %1;" : "=f"(t260) : "r"(row_27));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t261;
        asm("mov.b32 %0, %1;" : "=f"(t261) : "r"(row_28));
#line 73 "fa-kernels/src/conv/normalise.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t249) : "memory");
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t262;
        asm("mov.b32 %0, %1;" : "=f"(t262) : "r"(row_29));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t263;
        asm("mov.b32 %0, %1;" : "=f"(t263) : "r"(row_30));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t264;
        asm("mov.b32 %0, %1;" : "=f"(t264) : "r"(row_31));
#line 73 "fa-kernels/src/conv/normalise.rs"
        f32 t265;
        asm("mov.b32 %0, %1;" : "=f"(t265) : "r"(row_32));
#line 74 "fa-kernels/src/conv/normalise.rs"
        const u32 first = t7 * block_pixels;
        const u32 t267 = first + block_pixels;
#line 75 "fa-kernels/src/conv/normalise.rs"
        const u32 last = t267 < pixels ? t267 : pixels;
        const u32 t269 = thread >> 3u;
#line 76 "fa-kernels/src/conv/normalise.rs"
        const u32 t270 = first + t269;
#line 76 "fa-kernels/src/conv/normalise.rs"
        #pragma unroll 1
        for (u32 i_2 = t270; i_2 < last; i_2 += 32u) {
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u32 t271 = i_2 << 1u;
#line 77 "fa-kernels/src/conv/normalise.rs"
            u32 t272;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t272) : "r"(t271), "r"(width_factor));
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u32 t273 = t272 >> width_shift;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u32 t274 = i_2 << 1u;
#line 77 "fa-kernels/src/conv/normalise.rs"
            u32 t275;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t275) : "r"(t274), "r"(width_factor));
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u32 t276 = t275 >> width_shift;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u32 t277 = t276 * width;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u32 t278 = i_2 - t277;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t279 = (u64)t5;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t280 = t279 * y_stride0;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t281 = t280 * 2ull;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t282 = y + t281;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t283 = (u64)t273;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t284 = t283 * y_stride1;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t285 = t284 * 2ull;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t286 = t282 + t285;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t287 = (u64)t278;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t288 = t287 * y_stride2;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t289 = t288 * 2ull;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t290 = t286 + t289;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t291 = (u64)channel_2 * 2u;
#line 77 "fa-kernels/src/conv/normalise.rs"
            const u64 t292 = t290 + t291;
#line 80 "fa-kernels/src/conv/normalise.rs"
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t292) : "memory");
#line 82 "fa-kernels/src/conv/normalise.rs"
            const u32 t293 = chunk_17 >> 16u;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t294;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t294) : "r"(chunk_17));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t295;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t295) : "h"(t294));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t296;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t296) : "r"(t293));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t297;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t297) : "h"(t296));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t298;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t298) : "f"(t295), "f"(t250), "f"(t251));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t299;
            asm("abs.f32 %0, %1;" : "=f"(t299) : "f"(t298));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t300;
            asm("min.f32 %0, %1, %2;" : "=f"(t300) : "f"(t299), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t301) : "f"(t300), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t302;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t302) : "f"(t300), "f"(t301), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t303;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t303) : "f"(t300), "f"(t302), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t304;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t304) : "f"(t300), "f"(t303), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t305;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t305) : "f"(t300), "f"(t304), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t306) : "f"(t300), "f"(t305), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t307 = -t300;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t308;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t308) : "f"(t306));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t309;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t309) : "f"(t298), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t310) : "f"(t307), "f"(t308), "f"(t309));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t311;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t311) : "f"(t297), "f"(t252), "f"(t253));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t312;
            asm("abs.f32 %0, %1;" : "=f"(t312) : "f"(t311));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t313;
            asm("min.f32 %0, %1, %2;" : "=f"(t313) : "f"(t312), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t314;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t314) : "f"(t313), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t315;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t315) : "f"(t313), "f"(t314), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t316;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t316) : "f"(t313), "f"(t315), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t317;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t317) : "f"(t313), "f"(t316), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t318) : "f"(t313), "f"(t317), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t319;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t319) : "f"(t313), "f"(t318), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t320 = -t313;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t321;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t321) : "f"(t319));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t322;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t322) : "f"(t311), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t323;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t323) : "f"(t320), "f"(t321), "f"(t322));
#line 82 "fa-kernels/src/conv/normalise.rs"
            u32 t324;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t324) : "f"(t310), "f"(t323));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const u32 t325 = chunk_18 >> 16u;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t326;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t326) : "r"(chunk_18));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t327;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t327) : "h"(t326));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t328;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t328) : "r"(t325));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t329;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t329) : "h"(t328));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t330) : "f"(t327), "f"(t254), "f"(t255));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t331;
            asm("abs.f32 %0, %1;" : "=f"(t331) : "f"(t330));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t332;
            asm("min.f32 %0, %1, %2;" : "=f"(t332) : "f"(t331), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t333;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t333) : "f"(t332), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t334;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t334) : "f"(t332), "f"(t333), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t335;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t335) : "f"(t332), "f"(t334), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t336;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t336) : "f"(t332), "f"(t335), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t337) : "f"(t332), "f"(t336), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t338) : "f"(t332), "f"(t337), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t339 = -t332;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t340;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t340) : "f"(t338));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t341;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t341) : "f"(t330), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t342) : "f"(t339), "f"(t340), "f"(t341));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t343;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t343) : "f"(t329), "f"(t256), "f"(t257));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t344;
            asm("abs.f32 %0, %1;" : "=f"(t344) : "f"(t343));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t345;
            asm("min.f32 %0, %1, %2;" : "=f"(t345) : "f"(t344), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t346) : "f"(t345), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t347;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t347) : "f"(t345), "f"(t346), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t348;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t348) : "f"(t345), "f"(t347), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t349;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t349) : "f"(t345), "f"(t348), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t350) : "f"(t345), "f"(t349), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t351;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t351) : "f"(t345), "f"(t350), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t352 = -t345;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t353;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t353) : "f"(t351));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t354;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t354) : "f"(t343), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t355;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t355) : "f"(t352), "f"(t353), "f"(t354));
#line 82 "fa-kernels/src/conv/normalise.rs"
            u32 t356;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t356) : "f"(t342), "f"(t355));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const u32 t357 = chunk_19 >> 16u;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t358;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t358) : "r"(chunk_19));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t359;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t359) : "h"(t358));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t360;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t360) : "r"(t357));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t361;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t361) : "h"(t360));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t362;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t362) : "f"(t359), "f"(t258), "f"(t259));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t363;
            asm("abs.f32 %0, %1;" : "=f"(t363) : "f"(t362));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t364;
            asm("min.f32 %0, %1, %2;" : "=f"(t364) : "f"(t363), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(t364), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t366;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t366) : "f"(t364), "f"(t365), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t367;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t367) : "f"(t364), "f"(t366), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t368;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t368) : "f"(t364), "f"(t367), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t369;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t369) : "f"(t364), "f"(t368), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t370;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t370) : "f"(t364), "f"(t369), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t371 = -t364;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t372;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t372) : "f"(t370));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t373;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t373) : "f"(t362), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t374;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t374) : "f"(t371), "f"(t372), "f"(t373));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t375;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(t361), "f"(t260), "f"(t261));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t376;
            asm("abs.f32 %0, %1;" : "=f"(t376) : "f"(t375));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t377;
            asm("min.f32 %0, %1, %2;" : "=f"(t377) : "f"(t376), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t378;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t377), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t379;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t379) : "f"(t377), "f"(t378), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t380;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t380) : "f"(t377), "f"(t379), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t381;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t381) : "f"(t377), "f"(t380), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t377), "f"(t381), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t383;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t383) : "f"(t377), "f"(t382), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t384 = -t377;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t385;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t385) : "f"(t383));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t386;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t386) : "f"(t375), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t387;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t387) : "f"(t384), "f"(t385), "f"(t386));
#line 82 "fa-kernels/src/conv/normalise.rs"
            u32 t388;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t388) : "f"(t374), "f"(t387));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const u32 t389 = chunk_20 >> 16u;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t390;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t390) : "r"(chunk_20));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t391;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t391) : "h"(t390));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f16 t392;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t392) : "r"(t389));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t393;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t393) : "h"(t392));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t394;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t394) : "f"(t391), "f"(t262), "f"(t263));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t395;
            asm("abs.f32 %0, %1;" : "=f"(t395) : "f"(t394));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t396;
            asm("min.f32 %0, %1, %2;" : "=f"(t396) : "f"(t395), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t396), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t398;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t398) : "f"(t396), "f"(t397), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t399;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t399) : "f"(t396), "f"(t398), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t400;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(t396), "f"(t399), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t401;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(t396), "f"(t400), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(t396), "f"(t401), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t403 = -t396;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t404;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t404) : "f"(t402));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t405;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t405) : "f"(t394), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(t403), "f"(t404), "f"(t405));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t407;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(t393), "f"(t264), "f"(t265));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t408;
            asm("abs.f32 %0, %1;" : "=f"(t408) : "f"(t407));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t409;
            asm("min.f32 %0, %1, %2;" : "=f"(t409) : "f"(t408), "f"(5.6f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(t409), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t411;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t411) : "f"(t409), "f"(t410), "f"(0.007938604f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t412;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t409), "f"(t411), "f"(-0.0530439f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t413;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t409), "f"(t412), "f"(-0.45917815f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t414;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t414) : "f"(t409), "f"(t413), "f"(-1.1510339f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t415;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(t409), "f"(t414), "f"(-1.0000077f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            const f32 t416 = -t409;
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t417;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t417) : "f"(t415));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t418;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t418) : "f"(t407), "f"(0.0f));
#line 82 "fa-kernels/src/conv/normalise.rs"
            f32 t419;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(t416), "f"(t417), "f"(t418));
#line 82 "fa-kernels/src/conv/normalise.rs"
            u32 t420;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t420) : "f"(t406), "f"(t419));
#line 82 "fa-kernels/src/conv/normalise.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t292), "r"(t324), "r"(t356), "r"(t388), "r"(t420) : "memory");
        }
    }
}
