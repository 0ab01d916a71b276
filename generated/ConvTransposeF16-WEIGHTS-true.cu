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
#line 69 "fa-kernels/src/conv/transpose.rs"
    const u32 t1 = blockIdx.z;
#line 69 "fa-kernels/src/conv/transpose.rs"
    const u32 t2 = t1 + 1u;
#line 69 "fa-kernels/src/conv/transpose.rs"
    const u32 t3 = gridDim.z;
#line 69 "fa-kernels/src/conv/transpose.rs"
    const bool t4 = t2 == t3;
#line 69 "fa-kernels/src/conv/transpose.rs"
    if (t4) {
#line 37 "fa-kernels/src/conv/transpose.rs"
        const u32 t5 = gridDim.x;
#line 37 "fa-kernels/src/conv/transpose.rs"
        const u32 t6 = gridDim.y;
#line 37 "fa-kernels/src/conv/transpose.rs"
        const u32 t7 = t5 * t6;
#line 37 "fa-kernels/src/conv/transpose.rs"
        const u32 threads = t7 << 8u;
        const u32 t9 = blockIdx.y;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t10 = gridDim.x;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t11 = t9 * t10;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t12 = blockIdx.x;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t13 = t11 + t12;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t14 = t13 << 8u;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t15 = threadIdx.x;
#line 38 "fa-kernels/src/conv/transpose.rs"
        const u32 t16 = t14 + t15;
#line 38 "fa-kernels/src/conv/transpose.rs"
        u32 number = t16;
        while (true) {
#line 39 "fa-kernels/src/conv/transpose.rs"
            const bool t17 = number < weights;
            if (!t17) break;
#line 40 "fa-kernels/src/conv/transpose.rs"
            const u32 t18 = number / in_channels;
#line 40 "fa-kernels/src/conv/transpose.rs"
            const u32 at_4 = number % in_channels;
            const u32 t20 = t18 / kernel;
#line 41 "fa-kernels/src/conv/transpose.rs"
            const u32 at_3 = t18 % kernel;
            const u32 at = t20 / kernel;
#line 42 "fa-kernels/src/conv/transpose.rs"
            const u32 at_2 = t20 % kernel;
            const u64 t24 = (u64)at;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t25 = t24 * weight_stride0;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t26 = t25 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t27 = weight + t26;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t28 = (u64)at_2;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t29 = t28 * weight_stride1;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t30 = t29 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t31 = t27 + t30;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t32 = (u64)at_3;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t33 = t32 * weight_stride2;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t34 = t33 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t35 = t31 + t34;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t36 = (u64)at_4;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t37 = t36 * weight_stride3;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t38 = t37 * 2ull;
#line 43 "fa-kernels/src/conv/transpose.rs"
            const u64 t39 = t35 + t38;
#line 43 "fa-kernels/src/conv/transpose.rs"
            f16 t40;
            asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t40) : "l"(t39) : "memory");
#line 43 "fa-kernels/src/conv/transpose.rs"
            f32 value;
            asm("cvt.f32.f16 %0, %1;" : "=f"(value) : "h"(t40));
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t42 = (u64)at;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t43 = t42 * weight_to_stride0;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t44 = t43 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t45 = weight_to + t44;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t46 = (u64)at_2;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t47 = t46 * weight_to_stride1;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t48 = t47 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t49 = t45 + t48;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t50 = (u64)at_3;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t51 = t50 * weight_to_stride2;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t52 = t51 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t53 = t49 + t52;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t54 = (u64)at_4;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t55 = t54 * weight_to_stride3;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t56 = t55 * 2ull;
#line 44 "fa-kernels/src/conv/transpose.rs"
            const u64 t57 = t53 + t56;
#line 44 "fa-kernels/src/conv/transpose.rs"
            f16 t58;
            asm("cvt.rn.f16.f32 %0, %1;" : "=h"(t58) : "f"(value));
#line 44 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.global.b16 [%0+0], %1;" :  : "l"(t57), "h"(t58) : "memory");
            const u32 t59 = number + threads;
#line 45 "fa-kernels/src/conv/transpose.rs"
            number = t59;
        }
    } else {
#line 88 "fa-kernels/src/conv/transpose.rs"
        const u32 block = (u32)__cvta_generic_to_shared(smem);
        const u32 t62 = blockIdx.x;
#line 89 "fa-kernels/src/conv/transpose.rs"
        const u32 t63 = t62 << 6u;
#line 89 "fa-kernels/src/conv/transpose.rs"
        const u32 t64 = blockIdx.y;
#line 89 "fa-kernels/src/conv/transpose.rs"
        const u32 t65 = t64 << 6u;
#line 89 "fa-kernels/src/conv/transpose.rs"
        const u32 t66 = blockIdx.z;
#line 94 "fa-kernels/src/conv/transpose.rs"
        const u32 t67 = threadIdx.x;
#line 94 "fa-kernels/src/conv/transpose.rs"
        const u32 t68 = t67 & 7u;
#line 94 "fa-kernels/src/conv/transpose.rs"
        const u32 t69 = threadIdx.x;
#line 94 "fa-kernels/src/conv/transpose.rs"
        const u32 t70 = t69 >> 3u;
        const u32 t71 = t70 << 1u;
#line 95 "fa-kernels/src/conv/transpose.rs"
        const u32 t72 = t65 + t71;
#line 95 "fa-kernels/src/conv/transpose.rs"
        const u32 t73 = t68 << 3u;
#line 95 "fa-kernels/src/conv/transpose.rs"
        const u32 t74 = t63 + t73;
        const bool t75 = t72 < rows;
#line 96 "fa-kernels/src/conv/transpose.rs"
        const bool t76 = t74 < columns;
#line 96 "fa-kernels/src/conv/transpose.rs"
        const bool t77 = t75 & t76;
#line 96 "fa-kernels/src/conv/transpose.rs"
        if (t77) {
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t78 = (u64)t66;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t79 = t78 * x_stride0;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t80 = t79 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t81 = x + t80;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t82 = (u64)t72;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t83 = t82 * x_stride1;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t84 = t83 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t85 = t81 + t84;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t86 = (u64)t74 * 2u;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t87 = t85 + t86;
#line 99 "fa-kernels/src/conv/transpose.rs"
            u32 chunk;
            u32 chunk_2;
            u32 chunk_3;
            u32 chunk_4;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t87) : "memory");
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u32 t88 = t72 + 1u;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t89 = (u64)t66;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t90 = t89 * x_stride0;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t91 = t90 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t92 = x + t91;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t93 = (u64)t88;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t94 = t93 * x_stride1;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t95 = t94 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t96 = t92 + t95;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t97 = (u64)t74 * 2u;
#line 99 "fa-kernels/src/conv/transpose.rs"
            const u64 t98 = t96 + t97;
#line 99 "fa-kernels/src/conv/transpose.rs"
            u32 chunk_5;
            u32 chunk_6;
            u32 chunk_7;
            u32 chunk_8;
            asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t98) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t99 = chunk & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t100 = chunk_5 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 word = t99 | t100;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t102 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t103 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t104 = t102 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t105 = t102 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t106 = t103 ^ t105;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t107 = t106 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t108 = t104 + t107;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t109 = t108 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t110 = block + t109;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t111 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t112 = t111 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t113 = t110 + t112;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t114;
            asm("mov.b32 %0, %1;" : "=f"(t114) : "r"(word));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t113), "f"(t114) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t115 = chunk >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t116 = chunk_5 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 word_2 = t115 | t116;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t118 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t119 = t118 + 1u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t120 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t121 = t119 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t122 = t119 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t123 = t120 ^ t122;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t124 = t123 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t125 = t121 + t124;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t126 = t125 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t127 = block + t126;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t128 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t129 = t128 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t130 = t127 + t129;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t131;
            asm("mov.b32 %0, %1;" : "=f"(t131) : "r"(word_2));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t130), "f"(t131) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t132 = chunk_2 & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t133 = chunk_6 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 word_3 = t132 | t133;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t135 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t136 = t135 + 2u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t137 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t138 = t136 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t139 = t136 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t140 = t137 ^ t139;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t141 = t140 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t142 = t138 + t141;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t143 = t142 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t144 = block + t143;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t145 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t146 = t145 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t147 = t144 + t146;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t148;
            asm("mov.b32 %0, %1;" : "=f"(t148) : "r"(word_3));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t147), "f"(t148) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t149 = chunk_2 >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t150 = chunk_6 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 word_4 = t149 | t150;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t152 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t153 = t152 + 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t154 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t155 = t153 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t156 = t153 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t157 = t154 ^ t156;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t158 = t157 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t159 = t155 + t158;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t160 = t159 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t161 = block + t160;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t162 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t163 = t162 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t164 = t161 + t163;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t165;
            asm("mov.b32 %0, %1;" : "=f"(t165) : "r"(word_4));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t164), "f"(t165) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t166 = chunk_3 & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t167 = chunk_7 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 word_5 = t166 | t167;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t169 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t170 = t169 + 4u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t171 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t172 = t170 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t173 = t170 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t174 = t171 ^ t173;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t175 = t174 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t176 = t172 + t175;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t177 = t176 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t178 = block + t177;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t179 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t180 = t179 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t181 = t178 + t180;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t182;
            asm("mov.b32 %0, %1;" : "=f"(t182) : "r"(word_5));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t181), "f"(t182) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t183 = chunk_3 >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t184 = chunk_7 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 word_6 = t183 | t184;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t186 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t187 = t186 + 5u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t188 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t189 = t187 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t190 = t187 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t191 = t188 ^ t190;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t192 = t191 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t193 = t189 + t192;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t194 = t193 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t195 = block + t194;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t196 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t197 = t196 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t198 = t195 + t197;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t199;
            asm("mov.b32 %0, %1;" : "=f"(t199) : "r"(word_6));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t198), "f"(t199) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t200 = chunk_4 & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 t201 = chunk_8 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
            const u32 word_7 = t200 | t201;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t203 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t204 = t203 + 6u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t205 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t206 = t204 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t207 = t204 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t208 = t205 ^ t207;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t209 = t208 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t210 = t206 + t209;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t211 = t210 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t212 = block + t211;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t213 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t214 = t213 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t215 = t212 + t214;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t216;
            asm("mov.b32 %0, %1;" : "=f"(t216) : "r"(word_7));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t215), "f"(t216) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t217 = chunk_4 >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 t218 = chunk_8 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
            const u32 word_8 = t217 | t218;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t220 = t68 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t221 = t220 + 7u;
#line 107 "fa-kernels/src/conv/transpose.rs"
            const u32 t222 = t70 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t223 = t221 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t224 = t221 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t225 = t222 ^ t224;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t226 = t225 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t227 = t223 + t226;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t228 = t227 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t229 = block + t228;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t230 = t70 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t231 = t230 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t232 = t229 + t231;
#line 92 "fa-kernels/src/conv/transpose.rs"
            f32 t233;
            asm("mov.b32 %0, %1;" : "=f"(t233) : "r"(word_8));
#line 92 "fa-kernels/src/conv/transpose.rs"
            asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t232), "f"(t233) : "memory");
        }
#line 110 "fa-kernels/src/conv/transpose.rs"
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t234 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t235 = t234 >> 3u;
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t236 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t237 = t236 & 7u;
        const u32 t238 = t237 << 3u;
#line 114 "fa-kernels/src/conv/transpose.rs"
        const u32 row = t65 + t238;
        const u32 t240 = t63 + t235;
#line 115 "fa-kernels/src/conv/transpose.rs"
        const bool t241 = t240 < columns;
#line 115 "fa-kernels/src/conv/transpose.rs"
        const bool t242 = row < rows;
#line 115 "fa-kernels/src/conv/transpose.rs"
        const bool t243 = t241 & t242;
#line 115 "fa-kernels/src/conv/transpose.rs"
        if (t243) {
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t244 = t235 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t245 = t235 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t246 = t237 ^ t245;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t247 = t246 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t248 = t244 + t247;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t249 = t248 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t250 = block + t249;
#line 92 "fa-kernels/src/conv/transpose.rs"
            u32 row_2;
            u32 row_3;
            u32 row_4;
            u32 row_5;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t250) : "memory");
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u32 t251 = t63 + t235;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t252 = (u64)t66;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t253 = t252 * y_stride0;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t254 = t253 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t255 = y + t254;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t256 = (u64)t251;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t257 = t256 * y_stride1;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t258 = t257 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t259 = t255 + t258;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t260 = (u64)row * 2u;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t261 = t259 + t260;
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t261), "r"(row_2), "r"(row_3), "r"(row_4), "r"(row_5) : "memory");
        }
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t262 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t263 = t262 >> 3u;
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t264 = t263 + 32u;
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t265 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
        const u32 t266 = t265 & 7u;
        const u32 t267 = t266 << 3u;
#line 114 "fa-kernels/src/conv/transpose.rs"
        const u32 row_6 = t65 + t267;
        const u32 t269 = t63 + t264;
#line 115 "fa-kernels/src/conv/transpose.rs"
        const bool t270 = t269 < columns;
#line 115 "fa-kernels/src/conv/transpose.rs"
        const bool t271 = row_6 < rows;
#line 115 "fa-kernels/src/conv/transpose.rs"
        const bool t272 = t270 & t271;
#line 115 "fa-kernels/src/conv/transpose.rs"
        if (t272) {
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t273 = t264 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t274 = t264 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t275 = t266 ^ t274;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t276 = t275 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t277 = t273 + t276;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t278 = t277 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
            const u32 t279 = block + t278;
#line 92 "fa-kernels/src/conv/transpose.rs"
            u32 row_7;
            u32 row_8;
            u32 row_9;
            u32 row_10;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t279) : "memory");
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u32 t280 = t63 + t264;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t281 = (u64)t66;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t282 = t281 * y_stride0;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t283 = t282 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t284 = y + t283;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t285 = (u64)t280;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t286 = t285 * y_stride1;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t287 = t286 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t288 = t284 + t287;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t289 = (u64)row_6 * 2u;
#line 117 "fa-kernels/src/conv/transpose.rs"
            const u64 t290 = t288 + t289;
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t290), "r"(row_7), "r"(row_8), "r"(row_9), "r"(row_10) : "memory");
        }
    }
}
