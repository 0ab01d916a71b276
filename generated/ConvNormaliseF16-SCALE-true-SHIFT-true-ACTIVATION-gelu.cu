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
    const u32 t7 = t6 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    u32 t8;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t8) : "r"(t7), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t9 = t8 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t10 = sample + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t11 = t10 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t12 = t11 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t13 = t12 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
    u32 t14;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t14) : "r"(t13), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
    const u32 t15 = t14 >> cta_groups_shift;
#line 53 "fa-kernels/src/conv/normalise.rs"
    const u32 channel = thread & 63u;
    const bool t17 = channel < 64u;
#line 54 "fa-kernels/src/conv/normalise.rs"
    if (t17) {
#line 56 "fa-kernels/src/conv/normalise.rs"
        const u32 t18 = thread >> 6u;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 count = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 mean = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
        f32 squares = 0.0f;
        const u32 t19 = t9 + t18;
#line 47 "fa-kernels/src/conv/coefficients.rs"
        const u32 t20 = t15 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
        #pragma unroll 1
        for (u32 i = t19; i < t20; i += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t21 = i <= t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t22 = i < t15 ? i : t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t23 = t22 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t24 = (u64)t23;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t25 = t24 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t26 = t25 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t27 = moments + t26;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t28 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t29 = t28 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t30 = t29 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t31 = t27 + t30;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t31) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t32;
            asm("mov.b32 %0, %1;" : "=f"(t32) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t33;
            asm("mov.b32 %0, %1;" : "=f"(t33) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t34;
            asm("mov.b32 %0, %1;" : "=f"(t34) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t35;
            asm("mov.b32 %0, %1;" : "=f"(t35) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta = i + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t37 = cta <= t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t38 = cta < t15 ? cta : t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t39 = t38 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t40 = (u64)t39;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t41 = t40 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t42 = t41 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t43 = moments + t42;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t44 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t45 = t44 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t46 = t45 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t47 = t43 + t46;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t47) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t48;
            asm("mov.b32 %0, %1;" : "=f"(t48) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t49;
            asm("mov.b32 %0, %1;" : "=f"(t49) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t50;
            asm("mov.b32 %0, %1;" : "=f"(t50) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t51;
            asm("mov.b32 %0, %1;" : "=f"(t51) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_2 = i + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t53 = cta_2 <= t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t54 = cta_2 < t15 ? cta_2 : t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t55 = t54 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t56 = (u64)t55;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t57 = t56 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t58 = t57 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t59 = moments + t58;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t60 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t61 = t60 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t62 = t61 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t63 = t59 + t62;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_9;
            u32 chunk_10;
            u32 chunk_11;
            u32 chunk_12;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t63) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t64;
            asm("mov.b32 %0, %1;" : "=f"(t64) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t65;
            asm("mov.b32 %0, %1;" : "=f"(t65) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t66;
            asm("mov.b32 %0, %1;" : "=f"(t66) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t67;
            asm("mov.b32 %0, %1;" : "=f"(t67) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
            const u32 cta_3 = i + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const bool t69 = cta_3 <= t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t70 = cta_3 < t15 ? cta_3 : t15;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u32 t71 = t70 + sample;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t72 = (u64)t71;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t73 = t72 * moments_stride0;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t74 = t73 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t75 = moments + t74;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t76 = (u64)channel;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t77 = t76 * moments_stride1;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t78 = t77 * 4ull;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            const u64 t79 = t75 + t78;
#line 52 "fa-kernels/src/conv/coefficients.rs"
            u32 chunk_13;
            u32 chunk_14;
            u32 chunk_15;
            u32 chunk_16;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t79) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t80;
            asm("mov.b32 %0, %1;" : "=f"(t80) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t81;
            asm("mov.b32 %0, %1;" : "=f"(t81) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t82;
            asm("mov.b32 %0, %1;" : "=f"(t82) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
            f32 t83;
            asm("mov.b32 %0, %1;" : "=f"(t83) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t84 = t21 ? t32 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t85 = t21 ? t33 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t86 = t21 ? t34 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t87 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t88 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t89 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_2 = t87 + t84;
            const f32 difference = t85 - t88;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t92;
            asm("max.f32 %0, %1, %2;" : "=f"(t92) : "f"(count_2), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t93;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t93) : "f"(t92));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share = t84 * t93;
            f32 t95;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t95) : "f"(difference), "f"(share), "f"(t88));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t96 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t97 = t96 * t87;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t98 = t89 + t86;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t99;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t99) : "f"(t97), "f"(share), "f"(t98));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_2;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t95;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t99;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t100 = t37 ? t48 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t101 = t37 ? t49 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t102 = t37 ? t50 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t103 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t104 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t105 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_3 = t103 + t100;
            const f32 difference_2 = t101 - t104;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t108;
            asm("max.f32 %0, %1, %2;" : "=f"(t108) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t109;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t109) : "f"(t108));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_2 = t100 * t109;
            f32 t111;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t111) : "f"(difference_2), "f"(share_2), "f"(t104));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t112 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t113 = t112 * t103;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t114 = t105 + t102;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t115) : "f"(t113), "f"(share_2), "f"(t114));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_3;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t111;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t115;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t116 = t53 ? t64 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t117 = t53 ? t65 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t118 = t53 ? t66 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t119 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t120 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t121 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_4 = t119 + t116;
            const f32 difference_3 = t117 - t120;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t124;
            asm("max.f32 %0, %1, %2;" : "=f"(t124) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t125;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t125) : "f"(t124));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_3 = t116 * t125;
            f32 t127;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t127) : "f"(difference_3), "f"(share_3), "f"(t120));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t128 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t129 = t128 * t119;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t130 = t121 + t118;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t131;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t131) : "f"(t129), "f"(share_3), "f"(t130));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_4;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t127;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t131;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t132 = t69 ? t80 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t133 = t69 ? t81 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t134 = t69 ? t82 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t135 = count;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t136 = mean;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            const f32 t137 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_5 = t135 + t132;
            const f32 difference_4 = t133 - t136;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t140;
            asm("max.f32 %0, %1, %2;" : "=f"(t140) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t141;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t141) : "f"(t140));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_4 = t132 * t141;
            f32 t143;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t143) : "f"(difference_4), "f"(share_4), "f"(t136));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t144 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t145 = t144 * t135;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t146 = t137 + t134;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t147;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t147) : "f"(t145), "f"(share_4), "f"(t146));
#line 56 "fa-kernels/src/conv/coefficients.rs"
            count = count_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            mean = t143;
#line 56 "fa-kernels/src/conv/coefficients.rs"
            squares = t147;
        }
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t148 = count;
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t149 = mean;
#line 63 "fa-kernels/src/conv/coefficients.rs"
        const f32 t150 = squares;
#line 57 "fa-kernels/src/conv/normalise.rs"
        const u32 t151 = thread << 4u;
#line 57 "fa-kernels/src/conv/normalise.rs"
        const u32 t152 = passed_on + t151;
#line 57 "fa-kernels/src/conv/normalise.rs"
        u32 t153;
        asm("mov.b32 %0, %1;" : "=r"(t153) : "f"(t148));
#line 57 "fa-kernels/src/conv/normalise.rs"
        u32 t154;
        asm("mov.b32 %0, %1;" : "=r"(t154) : "f"(t149));
#line 57 "fa-kernels/src/conv/normalise.rs"
        u32 t155;
        asm("mov.b32 %0, %1;" : "=r"(t155) : "f"(t150));
#line 57 "fa-kernels/src/conv/normalise.rs"
        asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t152), "r"(t153), "r"(t154), "r"(t155), "r"(0u) : "memory");
    }
    asm volatile("bar.sync 0;" :  :  : "memory");
    const bool t156 = thread < 64u;
#line 60 "fa-kernels/src/conv/normalise.rs"
    const bool t157 = channel < 64u;
#line 60 "fa-kernels/src/conv/normalise.rs"
    const bool t158 = t156 & t157;
#line 60 "fa-kernels/src/conv/normalise.rs"
    if (t158) {
        const u32 t159 = thread << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t160 = passed_on + t159;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row;
        u32 row_2;
        u32 row_3;
        u32 row_4;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t160) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t161;
        asm("mov.b32 %0, %1;" : "=f"(t161) : "r"(row));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t162;
        asm("mov.b32 %0, %1;" : "=f"(t162) : "r"(row_2));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t163;
        asm("mov.b32 %0, %1;" : "=f"(t163) : "r"(row_3));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t164;
        asm("mov.b32 %0, %1;" : "=f"(t164) : "r"(row_4));
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t165 = thread + 64u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t166 = t165 << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t167 = passed_on + t166;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row_5;
        u32 row_6;
        u32 row_7;
        u32 row_8;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t167) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t168;
        asm("mov.b32 %0, %1;" : "=f"(t168) : "r"(row_5));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t169;
        asm("mov.b32 %0, %1;" : "=f"(t169) : "r"(row_6));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t170;
        asm("mov.b32 %0, %1;" : "=f"(t170) : "r"(row_7));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t171;
        asm("mov.b32 %0, %1;" : "=f"(t171) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_6 = t161 + t168;
        const f32 difference_5 = t169 - t162;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t174;
        asm("max.f32 %0, %1, %2;" : "=f"(t174) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t175;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t175) : "f"(t174));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_5 = t168 * t175;
        f32 t177;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t177) : "f"(difference_5), "f"(share_5), "f"(t162));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t178 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t179 = t178 * t161;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t180 = t163 + t170;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t181;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t181) : "f"(t179), "f"(share_5), "f"(t180));
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t182 = thread + 128u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t183 = t182 << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t184 = passed_on + t183;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row_9;
        u32 row_10;
        u32 row_11;
        u32 row_12;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t184) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t185;
        asm("mov.b32 %0, %1;" : "=f"(t185) : "r"(row_9));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t186;
        asm("mov.b32 %0, %1;" : "=f"(t186) : "r"(row_10));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t187;
        asm("mov.b32 %0, %1;" : "=f"(t187) : "r"(row_11));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t188;
        asm("mov.b32 %0, %1;" : "=f"(t188) : "r"(row_12));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_7 = count_6 + t185;
        const f32 difference_6 = t186 - t177;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t191;
        asm("max.f32 %0, %1, %2;" : "=f"(t191) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t192;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t192) : "f"(t191));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_6 = t185 * t192;
        f32 t194;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t194) : "f"(difference_6), "f"(share_6), "f"(t177));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t195 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t196 = t195 * count_6;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t197 = t181 + t187;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t198;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t198) : "f"(t196), "f"(share_6), "f"(t197));
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t199 = thread + 192u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t200 = t199 << 4u;
#line 61 "fa-kernels/src/conv/normalise.rs"
        const u32 t201 = passed_on + t200;
#line 61 "fa-kernels/src/conv/normalise.rs"
        u32 row_13;
        u32 row_14;
        u32 row_15;
        u32 row_16;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t201) : "memory");
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t202;
        asm("mov.b32 %0, %1;" : "=f"(t202) : "r"(row_13));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t203;
        asm("mov.b32 %0, %1;" : "=f"(t203) : "r"(row_14));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t204;
        asm("mov.b32 %0, %1;" : "=f"(t204) : "r"(row_15));
#line 61 "fa-kernels/src/conv/normalise.rs"
        f32 t205;
        asm("mov.b32 %0, %1;" : "=f"(t205) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_8 = count_7 + t202;
        const f32 difference_7 = t203 - t194;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t208;
        asm("max.f32 %0, %1, %2;" : "=f"(t208) : "f"(count_8), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t209;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t209) : "f"(t208));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_7 = t202 * t209;
        f32 t211;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t211) : "f"(difference_7), "f"(share_7), "f"(t194));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t212 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t213 = t212 * count_7;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t214 = t198 + t204;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t215;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t215) : "f"(t213), "f"(share_7), "f"(t214));
#line 65 "fa-kernels/src/conv/normalise.rs"
        const u32 t216 = channel << 3u;
#line 65 "fa-kernels/src/conv/normalise.rs"
        const u32 t217 = coefficients + t216;
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t218;
        asm("max.f32 %0, %1, %2;" : "=f"(t218) : "f"(count_8), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        f32 t219;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t219) : "f"(t218));
#line 82 "fa-kernels/src/conv/coefficients.rs"
        const f32 variance = t215 * t219;
        const f32 t221 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
        f32 inverse;
        asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t221));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t223 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t224 = t223 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t225 = t224 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const u64 t226 = scale + t225;
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f16 t227;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t227) : "l"(t226) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
        f32 t228;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t228) : "h"(t227));
#line 84 "fa-kernels/src/conv/coefficients.rs"
        const f32 factor = inverse * t228;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const f32 t230 = -t211;
#line 88 "fa-kernels/src/conv/coefficients.rs"
        const f32 to_zero = t230 * factor;
        const u64 t232 = (u64)channel;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t233 = t232 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t234 = t233 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const u64 t235 = shift + t234;
#line 89 "fa-kernels/src/conv/coefficients.rs"
        f16 t236;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t236) : "l"(t235) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
        f32 t237;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t237) : "h"(t236));
#line 89 "fa-kernels/src/conv/coefficients.rs"
        const f32 shift_2 = to_zero + t237;
#line 100 "fa-kernels/src/conv/coefficients.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t217), "f"(factor) : "memory");
        asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t217), "f"(shift_2) : "memory");
    }
#line 67 "fa-kernels/src/conv/normalise.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 70 "fa-kernels/src/conv/normalise.rs"
    const u32 t239 = thread & 7u;
#line 70 "fa-kernels/src/conv/normalise.rs"
    const u32 channel_2 = t239 << 3u;
    const bool t241 = channel_2 < 64u;
#line 71 "fa-kernels/src/conv/normalise.rs"
    if (t241) {
        const u32 t242 = channel_2 << 3u;
#line 72 "fa-kernels/src/conv/normalise.rs"
        const u32 t243 = coefficients + t242;
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_17;
        u32 row_18;
        u32 row_19;
        u32 row_20;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t243) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t244;
        asm("mov.b32 %0, %1;" : "=f"(t244) : "r"(row_17));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t245;
        asm("mov.b32 %0, %1;" : "=f"(t245) : "r"(row_18));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t246;
        asm("mov.b32 %0, %1;" : "=f"(t246) : "r"(row_19));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t247;
        asm("mov.b32 %0, %1;" : "=f"(t247) : "r"(row_20));
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_21;
        u32 row_22;
        u32 row_23;
        u32 row_24;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t243) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t248;
        asm("mov.b32 %0, %1;" : "=f"(t248) : "r"(row_21));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t249;
        asm("mov.b32 %0, %1;" : "=f"(t249) : "r"(row_22));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t250;
        asm("mov.b32 %0, %1;" : "=f"(t250) : "r"(row_23));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t251;
        asm("mov.b32 %0, %1;" : "=f"(t251) : "r"(row_24));
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_25;
        u32 row_26;
        u32 row_27;
        u32 row_28;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t243) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t252;
        asm("mov.b32 %0, %1;" : "=f"(t252) : "r"(row_25));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t253;
        asm("mov.b32 %0, %1;" : "=f"(t253) : "r"(row_26));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t254;
        asm("mov.b32 %0, %1;" : "=f"(t254) : "r"(row_27));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t255;
        asm("mov.b32 %0, %1;" : "=f"(t255) : "r"(row_28));
#line 72 "fa-kernels/src/conv/normalise.rs"
        u32 row_29;
        u32 row_30;
        u32 row_31;
        u32 row_32;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t243) : "memory");
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t256;
        asm("mov.b32 %0, %1;" : "=f"(t256) : "r"(row_29));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t257;
        asm("mov.b32 %0, %1;" : "=f"(t257) : "r"(row_30));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t258;
        asm("mov.b32 %0, %1;" : "=f"(t258) : "r"(row_31));
#line 72 "fa-kernels/src/conv/normalise.rs"
        f32 t259;
        asm("mov.b32 %0, %1;" : "=f"(t259) : "r"(row_32));
#line 73 "fa-kernels/src/conv/normalise.rs"
        const u32 t260 = blockIdx.x;
#line 73 "fa-kernels/src/conv/normalise.rs"
        const u32 first = t260 * block_pixels;
        const u32 t262 = first + block_pixels;
#line 74 "fa-kernels/src/conv/normalise.rs"
        const u32 last = t262 < pixels ? t262 : pixels;
        const u32 t264 = thread >> 3u;
#line 75 "fa-kernels/src/conv/normalise.rs"
        const u32 t265 = first + t264;
#line 75 "fa-kernels/src/conv/normalise.rs"
        #pragma unroll 1
        for (u32 i_2 = t265; i_2 < last; i_2 += 32u) {
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t266 = i_2 << 1u;
#line 76 "fa-kernels/src/conv/normalise.rs"
            u32 t267;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t267) : "r"(t266), "r"(width_factor));
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t268 = t267 >> width_shift;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t269 = i_2 << 1u;
#line 76 "fa-kernels/src/conv/normalise.rs"
            u32 t270;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t270) : "r"(t269), "r"(width_factor));
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t271 = t270 >> width_shift;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t272 = t271 * width;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u32 t273 = i_2 - t272;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t274 = (u64)sample;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t275 = t274 * y_stride0;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t276 = t275 * 2ull;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t277 = y + t276;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t278 = (u64)t268;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t279 = t278 * y_stride1;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t280 = t279 * 2ull;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t281 = t277 + t280;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t282 = (u64)t273;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t283 = t282 * y_stride2;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t284 = t283 * 2ull;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t285 = t281 + t284;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t286 = (u64)channel_2 * 2u;
#line 76 "fa-kernels/src/conv/normalise.rs"
            const u64 t287 = t285 + t286;
#line 79 "fa-kernels/src/conv/normalise.rs"
            u32 chunk_17;
            u32 chunk_18;
            u32 chunk_19;
            u32 chunk_20;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_17), "=r"(chunk_18), "=r"(chunk_19), "=r"(chunk_20) : "l"(t287) : "memory");
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t288 = chunk_17 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t289;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t289) : "r"(chunk_17));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t290;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t290) : "h"(t289));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t291;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t291) : "r"(t288));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t292;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t292) : "h"(t291));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t293;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t293) : "f"(t290), "f"(t244), "f"(t245));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t294;
            asm("abs.f32 %0, %1;" : "=f"(t294) : "f"(t293));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t295;
            asm("min.f32 %0, %1, %2;" : "=f"(t295) : "f"(t294), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t296;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t296) : "f"(t295), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t297;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t297) : "f"(t295), "f"(t296), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t298;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t298) : "f"(t295), "f"(t297), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t299;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t299) : "f"(t295), "f"(t298), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t300;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t300) : "f"(t295), "f"(t299), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t301;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t301) : "f"(t295), "f"(t300), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t302 = -t295;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t303;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t303) : "f"(t301));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t304;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t304) : "f"(t293), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t305;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t305) : "f"(t302), "f"(t303), "f"(t304));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t306;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t306) : "f"(t292), "f"(t246), "f"(t247));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t307;
            asm("abs.f32 %0, %1;" : "=f"(t307) : "f"(t306));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t308;
            asm("min.f32 %0, %1, %2;" : "=f"(t308) : "f"(t307), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t309;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t309) : "f"(t308), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t310;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t310) : "f"(t308), "f"(t309), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t311;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t311) : "f"(t308), "f"(t310), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t312;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t312) : "f"(t308), "f"(t311), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t313;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t313) : "f"(t308), "f"(t312), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t314;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t314) : "f"(t308), "f"(t313), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t315 = -t308;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t316;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t316) : "f"(t314));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t317;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t317) : "f"(t306), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t318;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t318) : "f"(t315), "f"(t316), "f"(t317));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t319;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t319) : "f"(t305), "f"(t318));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t320 = chunk_18 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t321;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t321) : "r"(chunk_18));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t322;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t322) : "h"(t321));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t323;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t323) : "r"(t320));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t324;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t324) : "h"(t323));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t325;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t325) : "f"(t322), "f"(t248), "f"(t249));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t326;
            asm("abs.f32 %0, %1;" : "=f"(t326) : "f"(t325));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t327;
            asm("min.f32 %0, %1, %2;" : "=f"(t327) : "f"(t326), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t328;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t328) : "f"(t327), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t329;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t329) : "f"(t327), "f"(t328), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t330;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t330) : "f"(t327), "f"(t329), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t331;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t331) : "f"(t327), "f"(t330), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t332;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t332) : "f"(t327), "f"(t331), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t333;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t333) : "f"(t327), "f"(t332), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t334 = -t327;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t335;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t335) : "f"(t333));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t336;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t336) : "f"(t325), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t337;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t337) : "f"(t334), "f"(t335), "f"(t336));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t338;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t338) : "f"(t324), "f"(t250), "f"(t251));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t339;
            asm("abs.f32 %0, %1;" : "=f"(t339) : "f"(t338));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t340;
            asm("min.f32 %0, %1, %2;" : "=f"(t340) : "f"(t339), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t341;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t341) : "f"(t340), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t342;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t342) : "f"(t340), "f"(t341), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t343;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t343) : "f"(t340), "f"(t342), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t344;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t344) : "f"(t340), "f"(t343), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t345;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t345) : "f"(t340), "f"(t344), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t346;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t346) : "f"(t340), "f"(t345), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t347 = -t340;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t348;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t348) : "f"(t346));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t349;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t349) : "f"(t338), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t350;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t350) : "f"(t347), "f"(t348), "f"(t349));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t351;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t351) : "f"(t337), "f"(t350));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t352 = chunk_19 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t353;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t353) : "r"(chunk_19));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t354;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t354) : "h"(t353));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t355;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t355) : "r"(t352));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t356;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t356) : "h"(t355));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t357;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t357) : "f"(t354), "f"(t252), "f"(t253));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t358;
            asm("abs.f32 %0, %1;" : "=f"(t358) : "f"(t357));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t359;
            asm("min.f32 %0, %1, %2;" : "=f"(t359) : "f"(t358), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t360;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t360) : "f"(t359), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t361;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t361) : "f"(t359), "f"(t360), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t362;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t362) : "f"(t359), "f"(t361), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t363;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t363) : "f"(t359), "f"(t362), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t364;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t364) : "f"(t359), "f"(t363), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t365;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t365) : "f"(t359), "f"(t364), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t366 = -t359;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t367;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t367) : "f"(t365));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t368;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t368) : "f"(t357), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t369;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t369) : "f"(t366), "f"(t367), "f"(t368));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t370;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t370) : "f"(t356), "f"(t254), "f"(t255));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t371;
            asm("abs.f32 %0, %1;" : "=f"(t371) : "f"(t370));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t372;
            asm("min.f32 %0, %1, %2;" : "=f"(t372) : "f"(t371), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t373;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t373) : "f"(t372), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t374;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t374) : "f"(t372), "f"(t373), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t375;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t375) : "f"(t372), "f"(t374), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t376;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t376) : "f"(t372), "f"(t375), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t377;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t377) : "f"(t372), "f"(t376), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t378;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t378) : "f"(t372), "f"(t377), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t379 = -t372;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t380;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t380) : "f"(t378));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t381;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t381) : "f"(t370), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t382;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t382) : "f"(t379), "f"(t380), "f"(t381));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t383;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t383) : "f"(t369), "f"(t382));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const u32 t384 = chunk_20 >> 16u;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t385;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t385) : "r"(chunk_20));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t386;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t386) : "h"(t385));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f16 t387;
            asm("cvt.u16.u32 %0, %1;" : "=h"(t387) : "r"(t384));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t388;
            asm("cvt.f32.f16 %0, %1;" : "=f"(t388) : "h"(t387));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t389;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t389) : "f"(t386), "f"(t256), "f"(t257));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t390;
            asm("abs.f32 %0, %1;" : "=f"(t390) : "f"(t389));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t391;
            asm("min.f32 %0, %1, %2;" : "=f"(t391) : "f"(t390), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t392;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t392) : "f"(t391), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t393;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t393) : "f"(t391), "f"(t392), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t394;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t394) : "f"(t391), "f"(t393), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t395;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t391), "f"(t394), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t396;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t396) : "f"(t391), "f"(t395), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t397;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t397) : "f"(t391), "f"(t396), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t398 = -t391;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t399;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t399) : "f"(t397));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t400;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t400) : "f"(t389), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t401;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t401) : "f"(t398), "f"(t399), "f"(t400));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t402;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t402) : "f"(t388), "f"(t258), "f"(t259));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t403;
            asm("abs.f32 %0, %1;" : "=f"(t403) : "f"(t402));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t404;
            asm("min.f32 %0, %1, %2;" : "=f"(t404) : "f"(t403), "f"(5.6f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t405;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(t404), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t406;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(t404), "f"(t405), "f"(0.007938604f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t407;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t407) : "f"(t404), "f"(t406), "f"(-0.0530439f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t408;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(t404), "f"(t407), "f"(-0.45917815f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t409;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t409) : "f"(t404), "f"(t408), "f"(-1.1510339f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t410;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(t404), "f"(t409), "f"(-1.0000077f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            const f32 t411 = -t404;
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t412;
            asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t412) : "f"(t410));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t413;
            asm("max.NaN.f32 %0, %1, %2;" : "=f"(t413) : "f"(t402), "f"(0.0f));
#line 81 "fa-kernels/src/conv/normalise.rs"
            f32 t414;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t414) : "f"(t411), "f"(t412), "f"(t413));
#line 81 "fa-kernels/src/conv/normalise.rs"
            u32 t415;
            asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t415) : "f"(t401), "f"(t414));
#line 81 "fa-kernels/src/conv/normalise.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t287), "r"(t319), "r"(t351), "r"(t383), "r"(t415) : "memory");
        }
    }
}
