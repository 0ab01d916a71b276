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
#line 28 "fa-kernels/src/conv/reorder.rs"
    const u32 t6 = blockIdx.x;
#line 28 "fa-kernels/src/conv/reorder.rs"
    const u32 t7 = t6 << 5u;
#line 28 "fa-kernels/src/conv/reorder.rs"
    const u32 t8 = blockIdx.y;
#line 28 "fa-kernels/src/conv/reorder.rs"
    const u32 t9 = t8 << 5u;
#line 28 "fa-kernels/src/conv/reorder.rs"
    const u32 t10 = blockIdx.z;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t11 = t7 + other;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t12 = t9 + t3;
    const bool t13 = t11 < pixels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t14 = t12 < channels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t15 = t13 & t14;
#line 38 "fa-kernels/src/conv/reorder.rs"
    if (t15) {
        const u32 t16 = t11 / width;
#line 39 "fa-kernels/src/conv/reorder.rs"
        const u32 t17 = t11 % width;
        const u64 t18 = (u64)t10;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t19 = t18 * x_stride0;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t20 = t19 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t21 = x + t20;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t22 = (u64)t16;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t23 = t22 * x_stride1;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t24 = t23 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t25 = t21 + t24;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t26 = (u64)t17;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t27 = t26 * x_stride2;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t28 = t27 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t29 = t25 + t28;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t30 = (u64)t12;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t31 = t30 * x_stride3;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t32 = t31 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t33 = t29 + t32;
#line 40 "fa-kernels/src/conv/reorder.rs"
        bf16 t34;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t34) : "l"(t33) : "memory");
#line 40 "fa-kernels/src/conv/reorder.rs"
        const f32 value = __uint_as_float((u32)t34 << 16);
        const u32 t36 = other * 33u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t37 = t36 + t3;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t38 = t37 << 2u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t39 = block + t38;
#line 41 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t39), "f"(value) : "memory");
    }
#line 31 "fa-kernels/src/conv/reorder.rs"
    const u32 other_2 = other + 8u;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t41 = t7 + other_2;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t42 = t9 + t3;
    const bool t43 = t41 < pixels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t44 = t42 < channels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t45 = t43 & t44;
#line 38 "fa-kernels/src/conv/reorder.rs"
    if (t45) {
        const u32 t46 = t41 / width;
#line 39 "fa-kernels/src/conv/reorder.rs"
        const u32 t47 = t41 % width;
        const u64 t48 = (u64)t10;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t49 = t48 * x_stride0;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t50 = t49 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t51 = x + t50;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t52 = (u64)t46;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t53 = t52 * x_stride1;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t54 = t53 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t55 = t51 + t54;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t56 = (u64)t47;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t57 = t56 * x_stride2;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t58 = t57 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t59 = t55 + t58;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t60 = (u64)t42;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t61 = t60 * x_stride3;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t62 = t61 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t63 = t59 + t62;
#line 40 "fa-kernels/src/conv/reorder.rs"
        bf16 t64;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t64) : "l"(t63) : "memory");
#line 40 "fa-kernels/src/conv/reorder.rs"
        const f32 value_2 = __uint_as_float((u32)t64 << 16);
        const u32 t66 = other_2 * 33u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t67 = t66 + t3;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t68 = t67 << 2u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t69 = block + t68;
#line 41 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t69), "f"(value_2) : "memory");
    }
#line 31 "fa-kernels/src/conv/reorder.rs"
    const u32 other_3 = other + 16u;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t71 = t7 + other_3;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t72 = t9 + t3;
    const bool t73 = t71 < pixels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t74 = t72 < channels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t75 = t73 & t74;
#line 38 "fa-kernels/src/conv/reorder.rs"
    if (t75) {
        const u32 t76 = t71 / width;
#line 39 "fa-kernels/src/conv/reorder.rs"
        const u32 t77 = t71 % width;
        const u64 t78 = (u64)t10;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t79 = t78 * x_stride0;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t80 = t79 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t81 = x + t80;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t82 = (u64)t76;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t83 = t82 * x_stride1;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t84 = t83 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t85 = t81 + t84;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t86 = (u64)t77;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t87 = t86 * x_stride2;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t88 = t87 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t89 = t85 + t88;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t90 = (u64)t72;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t91 = t90 * x_stride3;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t92 = t91 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t93 = t89 + t92;
#line 40 "fa-kernels/src/conv/reorder.rs"
        bf16 t94;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t94) : "l"(t93) : "memory");
#line 40 "fa-kernels/src/conv/reorder.rs"
        const f32 value_3 = __uint_as_float((u32)t94 << 16);
        const u32 t96 = other_3 * 33u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t97 = t96 + t3;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t98 = t97 << 2u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t99 = block + t98;
#line 41 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t99), "f"(value_3) : "memory");
    }
#line 31 "fa-kernels/src/conv/reorder.rs"
    const u32 other_4 = other + 24u;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t101 = t7 + other_4;
#line 37 "fa-kernels/src/conv/reorder.rs"
    const u32 t102 = t9 + t3;
    const bool t103 = t101 < pixels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t104 = t102 < channels;
#line 38 "fa-kernels/src/conv/reorder.rs"
    const bool t105 = t103 & t104;
#line 38 "fa-kernels/src/conv/reorder.rs"
    if (t105) {
        const u32 t106 = t101 / width;
#line 39 "fa-kernels/src/conv/reorder.rs"
        const u32 t107 = t101 % width;
        const u64 t108 = (u64)t10;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t109 = t108 * x_stride0;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t110 = t109 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t111 = x + t110;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t112 = (u64)t106;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t113 = t112 * x_stride1;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t114 = t113 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t115 = t111 + t114;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t116 = (u64)t107;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t117 = t116 * x_stride2;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t118 = t117 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t119 = t115 + t118;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t120 = (u64)t102;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t121 = t120 * x_stride3;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t122 = t121 * 2ull;
#line 40 "fa-kernels/src/conv/reorder.rs"
        const u64 t123 = t119 + t122;
#line 40 "fa-kernels/src/conv/reorder.rs"
        bf16 t124;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t124) : "l"(t123) : "memory");
#line 40 "fa-kernels/src/conv/reorder.rs"
        const f32 value_4 = __uint_as_float((u32)t124 << 16);
        const u32 t126 = other_4 * 33u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t127 = t126 + t3;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t128 = t127 << 2u;
#line 41 "fa-kernels/src/conv/reorder.rs"
        const u32 t129 = block + t128;
#line 41 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t129), "f"(value_4) : "memory");
    }
#line 44 "fa-kernels/src/conv/reorder.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t130 = t7 + t3;
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t131 = t9 + other;
    const bool t132 = t130 < pixels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t133 = t131 < channels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t134 = t132 & t133;
#line 53 "fa-kernels/src/conv/reorder.rs"
    if (t134) {
        const u32 t135 = t130 / width;
#line 54 "fa-kernels/src/conv/reorder.rs"
        const u32 t136 = t130 % width;
        const u32 t137 = t3 * 33u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t138 = t137 + other;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t139 = t138 << 2u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t140 = block + t139;
#line 55 "fa-kernels/src/conv/reorder.rs"
        f32 t141;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t141) : "r"(t140) : "memory");
#line 55 "fa-kernels/src/conv/reorder.rs"
        bf16 value_5;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_5) : "f"(t141));
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t143 = (u64)t10;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t144 = t143 * y_stride0;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t145 = t144 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t146 = y + t145;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t147 = (u64)t135;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t148 = t147 * y_stride1;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t149 = t148 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t150 = t146 + t149;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t151 = (u64)t136;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t152 = t151 * y_stride2;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t153 = t152 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t154 = t150 + t153;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t155 = (u64)t131;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t156 = t155 * y_stride3;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t157 = t156 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t158 = t154 + t157;
#line 56 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t158), "h"(value_5) : "memory");
    }
#line 46 "fa-kernels/src/conv/reorder.rs"
    const u32 other_5 = other + 8u;
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t160 = t7 + t3;
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t161 = t9 + other_5;
    const bool t162 = t160 < pixels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t163 = t161 < channels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t164 = t162 & t163;
#line 53 "fa-kernels/src/conv/reorder.rs"
    if (t164) {
        const u32 t165 = t160 / width;
#line 54 "fa-kernels/src/conv/reorder.rs"
        const u32 t166 = t160 % width;
        const u32 t167 = t3 * 33u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t168 = t167 + other_5;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t169 = t168 << 2u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t170 = block + t169;
#line 55 "fa-kernels/src/conv/reorder.rs"
        f32 t171;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t171) : "r"(t170) : "memory");
#line 55 "fa-kernels/src/conv/reorder.rs"
        bf16 value_6;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_6) : "f"(t171));
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t173 = (u64)t10;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t174 = t173 * y_stride0;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t175 = t174 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t176 = y + t175;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t177 = (u64)t165;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t178 = t177 * y_stride1;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t179 = t178 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t180 = t176 + t179;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t181 = (u64)t166;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t182 = t181 * y_stride2;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t183 = t182 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t184 = t180 + t183;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t185 = (u64)t161;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t186 = t185 * y_stride3;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t187 = t186 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t188 = t184 + t187;
#line 56 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t188), "h"(value_6) : "memory");
    }
#line 46 "fa-kernels/src/conv/reorder.rs"
    const u32 other_6 = other + 16u;
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t190 = t7 + t3;
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t191 = t9 + other_6;
    const bool t192 = t190 < pixels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t193 = t191 < channels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t194 = t192 & t193;
#line 53 "fa-kernels/src/conv/reorder.rs"
    if (t194) {
        const u32 t195 = t190 / width;
#line 54 "fa-kernels/src/conv/reorder.rs"
        const u32 t196 = t190 % width;
        const u32 t197 = t3 * 33u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t198 = t197 + other_6;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t199 = t198 << 2u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t200 = block + t199;
#line 55 "fa-kernels/src/conv/reorder.rs"
        f32 t201;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t201) : "r"(t200) : "memory");
#line 55 "fa-kernels/src/conv/reorder.rs"
        bf16 value_7;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_7) : "f"(t201));
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t203 = (u64)t10;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t204 = t203 * y_stride0;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t205 = t204 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t206 = y + t205;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t207 = (u64)t195;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t208 = t207 * y_stride1;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t209 = t208 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t210 = t206 + t209;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t211 = (u64)t196;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t212 = t211 * y_stride2;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t213 = t212 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t214 = t210 + t213;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t215 = (u64)t191;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t216 = t215 * y_stride3;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t217 = t216 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t218 = t214 + t217;
#line 56 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t218), "h"(value_7) : "memory");
    }
#line 46 "fa-kernels/src/conv/reorder.rs"
    const u32 other_7 = other + 24u;
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t220 = t7 + t3;
#line 52 "fa-kernels/src/conv/reorder.rs"
    const u32 t221 = t9 + other_7;
    const bool t222 = t220 < pixels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t223 = t221 < channels;
#line 53 "fa-kernels/src/conv/reorder.rs"
    const bool t224 = t222 & t223;
#line 53 "fa-kernels/src/conv/reorder.rs"
    if (t224) {
        const u32 t225 = t220 / width;
#line 54 "fa-kernels/src/conv/reorder.rs"
        const u32 t226 = t220 % width;
        const u32 t227 = t3 * 33u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t228 = t227 + other_7;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t229 = t228 << 2u;
#line 55 "fa-kernels/src/conv/reorder.rs"
        const u32 t230 = block + t229;
#line 55 "fa-kernels/src/conv/reorder.rs"
        f32 t231;
        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t231) : "r"(t230) : "memory");
#line 55 "fa-kernels/src/conv/reorder.rs"
        bf16 value_8;
        asm("cvt.rn.bf16.f32 %0, %1;" : "=h"(value_8) : "f"(t231));
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t233 = (u64)t10;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t234 = t233 * y_stride0;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t235 = t234 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t236 = y + t235;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t237 = (u64)t225;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t238 = t237 * y_stride1;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t239 = t238 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t240 = t236 + t239;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t241 = (u64)t226;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t242 = t241 * y_stride2;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t243 = t242 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t244 = t240 + t243;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t245 = (u64)t221;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t246 = t245 * y_stride3;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t247 = t246 * 2ull;
#line 56 "fa-kernels/src/conv/reorder.rs"
        const u64 t248 = t244 + t247;
#line 56 "fa-kernels/src/conv/reorder.rs"
        asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t248), "h"(value_8) : "memory");
    }
}
