typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
conv_transpose_f16(
    const u64 x /* f16 */,
    const u64 x_stride0,
    const u64 x_stride1,
    const u64 x_stride2,
    const u64 x_stride3,
    const u64 y /* f16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u32 rows,
    const u32 columns,
    const u64 weight /* f16 */,
    const u64 weight_stride0,
    const u64 weight_stride1,
    const u64 weight_stride2,
    const u64 weight_stride3,
    const u64 weight_to /* f16, written */,
    const u64 weight_to_stride0,
    const u64 weight_to_stride1,
    const u64 weight_to_stride2,
    const u64 weight_to_stride3,
    const u32 weights,
    const u32 kernel,
    const u32 in_channels)
{
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t1 = columns + 63u;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t2 = t1 >> 6u;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t3 = rows + 63u;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t4 = t3 >> 6u;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t5 = t2 * t4;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t6 = blockIdx.x;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t7 = t6 / t5;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t8 = blockIdx.x;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t9 = t7 * t5;
#line 65 "fa-kernels/src/conv/transpose.rs"
    const u32 t10 = t8 - t9;
#line 70 "fa-kernels/src/conv/transpose.rs"
    const u32 t11 = t7 + 1u;
#line 70 "fa-kernels/src/conv/transpose.rs"
    const u32 t12 = t11 * t5;
#line 70 "fa-kernels/src/conv/transpose.rs"
    const u32 t13 = gridDim.x;
#line 70 "fa-kernels/src/conv/transpose.rs"
    const bool t14 = t12 == t13;
#line 70 "fa-kernels/src/conv/transpose.rs"
    if (t14) {
#line 37 "fa-kernels/src/conv/transpose.rs"
        const u32 threads = t5 << 8u;
        const u32 t16 = t10 << 8u;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t17 = threadIdx.x;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t18 = t16 + t17;
#line 38 "fa-kernels/src/conv/transpose.rs"
        u32 number = t18;
        while (true) {
#line 39 "fa-kernels/src/conv/transpose.rs"
            const bool t19 = number < weights;
            if (!t19) break;
#line 40 "fa-kernels/src/conv/transpose.rs"
            const u32 t20 = number / in_channels;
#line 40 "fa-kernels/src/conv/transpose.rs"
            const u32 at_4 = number % in_channels;
            const u32 t22 = t20 / kernel;
#line 41 "fa-kernels/src/conv/transpose.rs"
            const u32 at_3 = t20 % kernel;
            const u32 at = t22 / kernel;
#line 42 "fa-kernels/src/conv/transpose.rs"
            const u32 at_2 = t22 % kernel;
            const u64 t26 = (u64)at;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t27 = t26 * weight_stride0;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t28 = t27 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t29 = weight + t28;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t30 = (u64)at_2;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t31 = t30 * weight_stride1;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t32 = t31 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t33 = t29 + t32;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t34 = (u64)at_3;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t35 = t34 * weight_stride2;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t36 = t35 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t37 = t33 + t36;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t38 = (u64)at_4;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t39 = t38 * weight_stride3;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t40 = t39 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t41 = t37 + t40;
#line 43 "fa-kernels/src/conv/transpose.rs"
            f16 t42;
            asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t42) : "l"(t41) : "memory");
#line 43 "fa-kernels/src/conv/transpose.rs"
            f32 value;
            asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(t42));
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t44 = (u64)at;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t45 = t44 * weight_to_stride0;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t46 = t45 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t47 = weight_to + t46;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t48 = (u64)at_2;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t49 = t48 * weight_to_stride1;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t50 = t49 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t51 = t47 + t50;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t52 = (u64)at_3;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t53 = t52 * weight_to_stride2;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t54 = t53 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t55 = t51 + t54;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t56 = (u64)at_4;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t57 = t56 * weight_to_stride3;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t58 = t57 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t59 = t55 + t58;
#line 44 "fa-kernels/src/conv/transpose.rs"
            f16 t60;
            asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t60) : "f"(value));
#line 44 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t59), "h"(t60) : "memory");
            const u32 t61 = number + threads;
#line 45 "fa-kernels/src/conv/transpose.rs"
            number = t61;
        }
    } else {
#line 127 "fa-kernels/src/conv/transpose.rs"
        const u32 block = (u32)__cvta_generic_to_shared(smem);
        const u32 t64 = t10 / t2;
#line 128 "fa-kernels/src/conv/transpose.rs"
        const u32 t65 = t64 * t2;
#line 128 "fa-kernels/src/conv/transpose.rs"
        const u32 t66 = t10 - t65;
#line 128 "fa-kernels/src/conv/transpose.rs"
        const u32 t67 = t64 << 6u;
#line 128 "fa-kernels/src/conv/transpose.rs"
        const u32 t68 = t66 << 6u;
#line 133 "fa-kernels/src/conv/transpose.rs"
        const u32 t69 = threadIdx.x;
#line 133 "fa-kernels/src/conv/transpose.rs"
        const u32 t70 = t69 & 7u;
#line 133 "fa-kernels/src/conv/transpose.rs"
        const u32 t71 = threadIdx.x;
#line 133 "fa-kernels/src/conv/transpose.rs"
        const u32 t72 = t71 >> 3u;
        const u32 t73 = t72 << 1u;
#line 134 "fa-kernels/src/conv/transpose.rs"
        const u32 t74 = t67 + t73;
#line 134 "fa-kernels/src/conv/transpose.rs"
        const u32 t75 = t70 << 3u;
#line 134 "fa-kernels/src/conv/transpose.rs"
        const u32 t76 = t68 + t75;
        const bool t77 = t74 < rows;
#line 135 "fa-kernels/src/conv/transpose.rs"
        const bool t78 = t76 < columns;
#line 135 "fa-kernels/src/conv/transpose.rs"
        const bool t79 = t77 & t78;
#line 135 "fa-kernels/src/conv/transpose.rs"
        if (t79) {
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t80 = (u64)t7;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t81 = t80 * x_stride0;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t82 = t81 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t83 = x + t82;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t84 = (u64)t74;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t85 = t84 * x_stride1;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t86 = t85 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t87 = t83 + t86;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t88 = (u64)t76 * 2u;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t89 = t87 + t88;
#line 138 "fa-kernels/src/conv/transpose.rs"
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t89) : "memory");
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u32 t90 = t74 + 1u;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t91 = (u64)t7;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t92 = t91 * x_stride0;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t93 = t92 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t94 = x + t93;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t95 = (u64)t90;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t96 = t95 * x_stride1;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t97 = t96 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t98 = t94 + t97;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t99 = (u64)t76 * 2u;
#line 138 "fa-kernels/src/conv/transpose.rs"
            const u64 t100 = t98 + t99;
#line 138 "fa-kernels/src/conv/transpose.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t100) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t101 = chunk & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t102 = chunk_5 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 word = t101 | t102;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t104 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t105 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t106 = t104 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t107 = t104 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t108 = t105 ^ t107;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t109 = t108 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t110 = t106 + t109;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t111 = t110 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t112 = block + t111;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t113 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t114 = t113 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t115 = t112 + t114;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t116;
            asm("mov.b32 %0, %1;" : "=f"(t116) : "r"(word));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t115), "f"(t116) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t117 = chunk >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t118 = chunk_5 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 word_2 = t117 | t118;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t120 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t121 = t120 + 1u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t122 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t123 = t121 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t124 = t121 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t125 = t122 ^ t124;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t126 = t125 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t127 = t123 + t126;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t128 = t127 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t129 = block + t128;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t130 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t131 = t130 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t132 = t129 + t131;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t133;
            asm("mov.b32 %0, %1;" : "=f"(t133) : "r"(word_2));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t132), "f"(t133) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t134 = chunk_2 & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t135 = chunk_6 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 word_3 = t134 | t135;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t137 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t138 = t137 + 2u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t139 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t140 = t138 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t141 = t138 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t142 = t139 ^ t141;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t143 = t142 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t144 = t140 + t143;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t145 = t144 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t146 = block + t145;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t147 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t148 = t147 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t149 = t146 + t148;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t150;
            asm("mov.b32 %0, %1;" : "=f"(t150) : "r"(word_3));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t149), "f"(t150) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t151 = chunk_2 >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t152 = chunk_6 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 word_4 = t151 | t152;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t154 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t155 = t154 + 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t156 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t157 = t155 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t158 = t155 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t159 = t156 ^ t158;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t160 = t159 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t161 = t157 + t160;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t162 = t161 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t163 = block + t162;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t164 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t165 = t164 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t166 = t163 + t165;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t167;
            asm("mov.b32 %0, %1;" : "=f"(t167) : "r"(word_4));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t166), "f"(t167) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t168 = chunk_3 & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t169 = chunk_7 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 word_5 = t168 | t169;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t171 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t172 = t171 + 4u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t173 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t174 = t172 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t175 = t172 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t176 = t173 ^ t175;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t177 = t176 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t178 = t174 + t177;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t179 = t178 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t180 = block + t179;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t181 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t182 = t181 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t183 = t180 + t182;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t184;
            asm("mov.b32 %0, %1;" : "=f"(t184) : "r"(word_5));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t183), "f"(t184) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t185 = chunk_3 >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t186 = chunk_7 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 word_6 = t185 | t186;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t188 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t189 = t188 + 5u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t190 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t191 = t189 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t192 = t189 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t193 = t190 ^ t192;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t194 = t193 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t195 = t191 + t194;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t196 = t195 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t197 = block + t196;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t198 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t199 = t198 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t200 = t197 + t199;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t201;
            asm("mov.b32 %0, %1;" : "=f"(t201) : "r"(word_6));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t200), "f"(t201) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t202 = chunk_4 & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 t203 = chunk_8 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
            const u32 word_7 = t202 | t203;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t205 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t206 = t205 + 6u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t207 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t208 = t206 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t209 = t206 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t210 = t207 ^ t209;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t211 = t210 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t212 = t208 + t211;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t213 = t212 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t214 = block + t213;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t215 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t216 = t215 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t217 = t214 + t216;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t218;
            asm("mov.b32 %0, %1;" : "=f"(t218) : "r"(word_7));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t217), "f"(t218) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t219 = chunk_4 >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 t220 = chunk_8 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
            const u32 word_8 = t219 | t220;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t222 = t70 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t223 = t222 + 7u;
#line 146 "fa-kernels/src/conv/transpose.rs"
            const u32 t224 = t72 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t225 = t223 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t226 = t223 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t227 = t224 ^ t226;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t228 = t227 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t229 = t225 + t228;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t230 = t229 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t231 = block + t230;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t232 = t72 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t233 = t232 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t234 = t231 + t233;
#line 131 "fa-kernels/src/conv/transpose.rs"
            f32 t235;
            asm("mov.b32 %0, %1;" : "=f"(t235) : "r"(word_8));
#line 131 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t234), "f"(t235) : "memory");
        }
#line 149 "fa-kernels/src/conv/transpose.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t236 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t237 = t236 >> 3u;
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t238 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t239 = t238 & 7u;
        const u32 t240 = t239 << 3u;
#line 153 "fa-kernels/src/conv/transpose.rs"
        const u32 row = t67 + t240;
        const u32 t242 = t68 + t237;
#line 154 "fa-kernels/src/conv/transpose.rs"
        const bool t243 = t242 < columns;
#line 154 "fa-kernels/src/conv/transpose.rs"
        const bool t244 = row < rows;
#line 154 "fa-kernels/src/conv/transpose.rs"
        const bool t245 = t243 & t244;
#line 154 "fa-kernels/src/conv/transpose.rs"
        if (t245) {
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t246 = t237 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t247 = t237 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t248 = t239 ^ t247;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t249 = t248 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t250 = t246 + t249;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t251 = t250 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t252 = block + t251;
#line 131 "fa-kernels/src/conv/transpose.rs"
            u32 row_2;
            u32 row_3;
            u32 row_4;
            u32 row_5;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t252) : "memory");
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u32 t253 = t68 + t237;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t254 = (u64)t7;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t255 = t254 * y_stride0;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t256 = t255 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t257 = y + t256;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t258 = (u64)t253;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t259 = t258 * y_stride1;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t260 = t259 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t261 = t257 + t260;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t262 = (u64)row * 2u;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t263 = t261 + t262;
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t263), "r"(row_2), "r"(row_3), "r"(row_4), "r"(row_5) : "memory");
        }
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t264 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t265 = t264 >> 3u;
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t266 = t265 + 32u;
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t267 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
        const u32 t268 = t267 & 7u;
        const u32 t269 = t268 << 3u;
#line 153 "fa-kernels/src/conv/transpose.rs"
        const u32 row_6 = t67 + t269;
        const u32 t271 = t68 + t266;
#line 154 "fa-kernels/src/conv/transpose.rs"
        const bool t272 = t271 < columns;
#line 154 "fa-kernels/src/conv/transpose.rs"
        const bool t273 = row_6 < rows;
#line 154 "fa-kernels/src/conv/transpose.rs"
        const bool t274 = t272 & t273;
#line 154 "fa-kernels/src/conv/transpose.rs"
        if (t274) {
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t275 = t266 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t276 = t266 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t277 = t268 ^ t276;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t278 = t277 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t279 = t275 + t278;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t280 = t279 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
            const u32 t281 = block + t280;
#line 131 "fa-kernels/src/conv/transpose.rs"
            u32 row_7;
            u32 row_8;
            u32 row_9;
            u32 row_10;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t281) : "memory");
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u32 t282 = t68 + t266;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t283 = (u64)t7;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t284 = t283 * y_stride0;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t285 = t284 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t286 = y + t285;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t287 = (u64)t282;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t288 = t287 * y_stride1;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t289 = t288 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t290 = t286 + t289;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t291 = (u64)row_6 * 2u;
#line 156 "fa-kernels/src/conv/transpose.rs"
            const u64 t292 = t290 + t291;
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t292), "r"(row_7), "r"(row_8), "r"(row_9), "r"(row_10) : "memory");
        }
    }
}
