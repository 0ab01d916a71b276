typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
conv_reorder_bf16(
    const u64 x /* bf16 */,
    const u64 x_stride0,
    const u64 x_stride1,
    const u64 x_stride2,
    const u64 x_stride3,
    const u64 y /* bf16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u32 pixels,
    const u32 width,
    const u32 channels)
{
#line 25 "fa-kernels/src/conv/reorder.rs"
    const u32 block = (u32)__cvta_generic_to_shared(smem);
    const u32 t2 = threadIdx.x;
#line 26 "fa-kernels/src/conv/reorder.rs"
    const u32 t3 = t2 & 31u;
#line 26 "fa-kernels/src/conv/reorder.rs"
    const u32 t4 = threadIdx.x;
#line 26 "fa-kernels/src/conv/reorder.rs"
    const u32 other = t4 >> 5u;
#line 29 "fa-kernels/src/conv/reorder.rs"
    const u32 t6 = pixels + 31u;
#line 29 "fa-kernels/src/conv/reorder.rs"
    const u32 t7 = t6 >> 5u;
#line 29 "fa-kernels/src/conv/reorder.rs"
    const u32 t8 = channels + 31u;
#line 29 "fa-kernels/src/conv/reorder.rs"
    const u32 t9 = t8 >> 5u;
    const u32 t10 = blockIdx.x;
#line 30 "fa-kernels/src/conv/reorder.rs"
    const u32 t11 = t10 / t7;
#line 30 "fa-kernels/src/conv/reorder.rs"
    const u32 t12 = blockIdx.x;
#line 30 "fa-kernels/src/conv/reorder.rs"
    const u32 t13 = t12 % t7;
    const u32 t14 = t11 / t9;
#line 31 "fa-kernels/src/conv/reorder.rs"
    const u32 t15 = t11 % t9;
    const u32 t16 = t13 << 5u;
#line 32 "fa-kernels/src/conv/reorder.rs"
    const u32 t17 = t15 << 5u;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t18 = t16 + other;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t19 = t17 + t3;
    const bool t20 = t18 < pixels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t21 = t19 < channels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t22 = t20 & t21;
#line 42 "fa-kernels/src/conv/reorder.rs"
    if (t22) {
        const u32 t23 = t18 / width;
#line 43 "fa-kernels/src/conv/reorder.rs"
        const u32 t24 = t18 % width;
        const u64 t25 = (u64)t14;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t26 = t25 * x_stride0;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t27 = t26 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t28 = x + t27;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t29 = (u64)t23;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t30 = t29 * x_stride1;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t31 = t30 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t32 = t28 + t31;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t33 = (u64)t24;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t34 = t33 * x_stride2;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t35 = t34 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t36 = t32 + t35;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t37 = (u64)t19;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t38 = t37 * x_stride3;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t39 = t38 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t40 = t36 + t39;
#line 44 "fa-kernels/src/conv/reorder.rs"
        bf16 t41;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t41) : "l"(t40) : "memory");
#line 44 "fa-kernels/src/conv/reorder.rs"
        const f32 value = __uint_as_float((u32)t41 << 16);
        const u32 t43 = other * 33u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t44 = t43 + t3;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t45 = t44 << 2u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t46 = block + t45;
#line 45 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t46), "f"(value) : "memory");
    }
#line 35 "fa-kernels/src/conv/reorder.rs"
    const u32 other_2 = other + 8u;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t48 = t16 + other_2;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t49 = t17 + t3;
    const bool t50 = t48 < pixels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t51 = t49 < channels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t52 = t50 & t51;
#line 42 "fa-kernels/src/conv/reorder.rs"
    if (t52) {
        const u32 t53 = t48 / width;
#line 43 "fa-kernels/src/conv/reorder.rs"
        const u32 t54 = t48 % width;
        const u64 t55 = (u64)t14;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t56 = t55 * x_stride0;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t57 = t56 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t58 = x + t57;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t59 = (u64)t53;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t60 = t59 * x_stride1;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t61 = t60 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t62 = t58 + t61;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t63 = (u64)t54;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t64 = t63 * x_stride2;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t65 = t64 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t66 = t62 + t65;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t67 = (u64)t49;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t68 = t67 * x_stride3;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t69 = t68 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t70 = t66 + t69;
#line 44 "fa-kernels/src/conv/reorder.rs"
        bf16 t71;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t71) : "l"(t70) : "memory");
#line 44 "fa-kernels/src/conv/reorder.rs"
        const f32 value_2 = __uint_as_float((u32)t71 << 16);
        const u32 t73 = other_2 * 33u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t74 = t73 + t3;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t75 = t74 << 2u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t76 = block + t75;
#line 45 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t76), "f"(value_2) : "memory");
    }
#line 35 "fa-kernels/src/conv/reorder.rs"
    const u32 other_3 = other + 16u;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t78 = t16 + other_3;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t79 = t17 + t3;
    const bool t80 = t78 < pixels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t81 = t79 < channels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t82 = t80 & t81;
#line 42 "fa-kernels/src/conv/reorder.rs"
    if (t82) {
        const u32 t83 = t78 / width;
#line 43 "fa-kernels/src/conv/reorder.rs"
        const u32 t84 = t78 % width;
        const u64 t85 = (u64)t14;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t86 = t85 * x_stride0;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t87 = t86 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t88 = x + t87;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t89 = (u64)t83;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t90 = t89 * x_stride1;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t91 = t90 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t92 = t88 + t91;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t93 = (u64)t84;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t94 = t93 * x_stride2;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t95 = t94 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t96 = t92 + t95;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t97 = (u64)t79;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t98 = t97 * x_stride3;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t99 = t98 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t100 = t96 + t99;
#line 44 "fa-kernels/src/conv/reorder.rs"
        bf16 t101;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t101) : "l"(t100) : "memory");
#line 44 "fa-kernels/src/conv/reorder.rs"
        const f32 value_3 = __uint_as_float((u32)t101 << 16);
        const u32 t103 = other_3 * 33u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t104 = t103 + t3;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t105 = t104 << 2u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t106 = block + t105;
#line 45 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t106), "f"(value_3) : "memory");
    }
#line 35 "fa-kernels/src/conv/reorder.rs"
    const u32 other_4 = other + 24u;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t108 = t16 + other_4;
#line 41 "fa-kernels/src/conv/reorder.rs"
    const u32 t109 = t17 + t3;
    const bool t110 = t108 < pixels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t111 = t109 < channels;
#line 42 "fa-kernels/src/conv/reorder.rs"
    const bool t112 = t110 & t111;
#line 42 "fa-kernels/src/conv/reorder.rs"
    if (t112) {
        const u32 t113 = t108 / width;
#line 43 "fa-kernels/src/conv/reorder.rs"
        const u32 t114 = t108 % width;
        const u64 t115 = (u64)t14;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t116 = t115 * x_stride0;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t117 = t116 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t118 = x + t117;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t119 = (u64)t113;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t120 = t119 * x_stride1;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t121 = t120 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t122 = t118 + t121;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t123 = (u64)t114;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t124 = t123 * x_stride2;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t125 = t124 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t126 = t122 + t125;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t127 = (u64)t109;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t128 = t127 * x_stride3;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t129 = t128 * 2ull;
#line 44 "fa-kernels/src/conv/reorder.rs"
        const u64 t130 = t126 + t129;
#line 44 "fa-kernels/src/conv/reorder.rs"
        bf16 t131;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t131) : "l"(t130) : "memory");
#line 44 "fa-kernels/src/conv/reorder.rs"
        const f32 value_4 = __uint_as_float((u32)t131 << 16);
        const u32 t133 = other_4 * 33u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t134 = t133 + t3;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t135 = t134 << 2u;
#line 45 "fa-kernels/src/conv/reorder.rs"
        const u32 t136 = block + t135;
#line 45 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t136), "f"(value_4) : "memory");
    }
#line 48 "fa-kernels/src/conv/reorder.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t137 = t16 + t3;
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t138 = t17 + other;
    const bool t139 = t137 < pixels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t140 = t138 < channels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t141 = t139 & t140;
#line 57 "fa-kernels/src/conv/reorder.rs"
    if (t141) {
        const u32 t142 = t137 / width;
#line 58 "fa-kernels/src/conv/reorder.rs"
        const u32 t143 = t137 % width;
        const u32 t144 = t3 * 33u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t145 = t144 + other;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t146 = t145 << 2u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t147 = block + t146;
#line 59 "fa-kernels/src/conv/reorder.rs"
        f32 t148;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t148) : "r"(t147) : "memory");
#line 59 "fa-kernels/src/conv/reorder.rs"
        bf16 value_5;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_5) : "f"(t148));
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t150 = (u64)t14;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t151 = t150 * y_stride0;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t152 = t151 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t153 = y + t152;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t154 = (u64)t142;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t155 = t154 * y_stride1;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t156 = t155 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t157 = t153 + t156;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t158 = (u64)t143;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t159 = t158 * y_stride2;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t160 = t159 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t161 = t157 + t160;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t162 = (u64)t138;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t163 = t162 * y_stride3;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t164 = t163 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t165 = t161 + t164;
#line 60 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t165), "h"(value_5) : "memory");
    }
#line 50 "fa-kernels/src/conv/reorder.rs"
    const u32 other_5 = other + 8u;
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t167 = t16 + t3;
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t168 = t17 + other_5;
    const bool t169 = t167 < pixels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t170 = t168 < channels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t171 = t169 & t170;
#line 57 "fa-kernels/src/conv/reorder.rs"
    if (t171) {
        const u32 t172 = t167 / width;
#line 58 "fa-kernels/src/conv/reorder.rs"
        const u32 t173 = t167 % width;
        const u32 t174 = t3 * 33u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t175 = t174 + other_5;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t176 = t175 << 2u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t177 = block + t176;
#line 59 "fa-kernels/src/conv/reorder.rs"
        f32 t178;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t178) : "r"(t177) : "memory");
#line 59 "fa-kernels/src/conv/reorder.rs"
        bf16 value_6;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_6) : "f"(t178));
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t180 = (u64)t14;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t181 = t180 * y_stride0;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t182 = t181 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t183 = y + t182;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t184 = (u64)t172;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t185 = t184 * y_stride1;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t186 = t185 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t187 = t183 + t186;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t188 = (u64)t173;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t189 = t188 * y_stride2;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t190 = t189 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t191 = t187 + t190;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t192 = (u64)t168;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t193 = t192 * y_stride3;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t194 = t193 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t195 = t191 + t194;
#line 60 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t195), "h"(value_6) : "memory");
    }
#line 50 "fa-kernels/src/conv/reorder.rs"
    const u32 other_6 = other + 16u;
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t197 = t16 + t3;
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t198 = t17 + other_6;
    const bool t199 = t197 < pixels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t200 = t198 < channels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t201 = t199 & t200;
#line 57 "fa-kernels/src/conv/reorder.rs"
    if (t201) {
        const u32 t202 = t197 / width;
#line 58 "fa-kernels/src/conv/reorder.rs"
        const u32 t203 = t197 % width;
        const u32 t204 = t3 * 33u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t205 = t204 + other_6;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t206 = t205 << 2u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t207 = block + t206;
#line 59 "fa-kernels/src/conv/reorder.rs"
        f32 t208;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t208) : "r"(t207) : "memory");
#line 59 "fa-kernels/src/conv/reorder.rs"
        bf16 value_7;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_7) : "f"(t208));
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t210 = (u64)t14;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t211 = t210 * y_stride0;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t212 = t211 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t213 = y + t212;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t214 = (u64)t202;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t215 = t214 * y_stride1;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t216 = t215 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t217 = t213 + t216;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t218 = (u64)t203;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t219 = t218 * y_stride2;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t220 = t219 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t221 = t217 + t220;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t222 = (u64)t198;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t223 = t222 * y_stride3;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t224 = t223 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t225 = t221 + t224;
#line 60 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t225), "h"(value_7) : "memory");
    }
#line 50 "fa-kernels/src/conv/reorder.rs"
    const u32 other_7 = other + 24u;
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t227 = t16 + t3;
#line 56 "fa-kernels/src/conv/reorder.rs"
    const u32 t228 = t17 + other_7;
    const bool t229 = t227 < pixels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t230 = t228 < channels;
#line 57 "fa-kernels/src/conv/reorder.rs"
    const bool t231 = t229 & t230;
#line 57 "fa-kernels/src/conv/reorder.rs"
    if (t231) {
        const u32 t232 = t227 / width;
#line 58 "fa-kernels/src/conv/reorder.rs"
        const u32 t233 = t227 % width;
        const u32 t234 = t3 * 33u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t235 = t234 + other_7;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t236 = t235 << 2u;
#line 59 "fa-kernels/src/conv/reorder.rs"
        const u32 t237 = block + t236;
#line 59 "fa-kernels/src/conv/reorder.rs"
        f32 t238;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t238) : "r"(t237) : "memory");
#line 59 "fa-kernels/src/conv/reorder.rs"
        bf16 value_8;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_8) : "f"(t238));
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t240 = (u64)t14;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t241 = t240 * y_stride0;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t242 = t241 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t243 = y + t242;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t244 = (u64)t232;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t245 = t244 * y_stride1;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t246 = t245 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t247 = t243 + t246;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t248 = (u64)t233;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t249 = t248 * y_stride2;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t250 = t249 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t251 = t247 + t250;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t252 = (u64)t228;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t253 = t252 * y_stride3;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t254 = t253 * 2ull;
#line 60 "fa-kernels/src/conv/reorder.rs"
        const u64 t255 = t251 + t254;
#line 60 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t255), "h"(value_8) : "memory");
    }
}
