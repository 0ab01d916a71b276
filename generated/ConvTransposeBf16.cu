typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

extern "C" __global__ void __launch_bounds__(256, 1)
conv_transpose_bf16(
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
    const u32 rows,
    const u32 columns)
{
#line 88 "fa-kernels/src/conv/transpose.rs"
    const u32 block = (u32)__cvta_generic_to_shared(smem);
    const u32 t2 = blockIdx.x;
#line 89 "fa-kernels/src/conv/transpose.rs"
    const u32 t3 = t2 << 6u;
#line 89 "fa-kernels/src/conv/transpose.rs"
    const u32 t4 = blockIdx.y;
#line 89 "fa-kernels/src/conv/transpose.rs"
    const u32 t5 = t4 << 6u;
#line 89 "fa-kernels/src/conv/transpose.rs"
    const u32 t6 = blockIdx.z;
#line 94 "fa-kernels/src/conv/transpose.rs"
    const u32 t7 = threadIdx.x;
#line 94 "fa-kernels/src/conv/transpose.rs"
    const u32 t8 = t7 & 7u;
#line 94 "fa-kernels/src/conv/transpose.rs"
    const u32 t9 = threadIdx.x;
#line 94 "fa-kernels/src/conv/transpose.rs"
    const u32 t10 = t9 >> 3u;
    const u32 t11 = t10 << 1u;
#line 95 "fa-kernels/src/conv/transpose.rs"
    const u32 t12 = t5 + t11;
#line 95 "fa-kernels/src/conv/transpose.rs"
    const u32 t13 = t8 << 3u;
#line 95 "fa-kernels/src/conv/transpose.rs"
    const u32 t14 = t3 + t13;
    const bool t15 = t12 < rows;
#line 96 "fa-kernels/src/conv/transpose.rs"
    const bool t16 = t14 < columns;
#line 96 "fa-kernels/src/conv/transpose.rs"
    const bool t17 = t15 & t16;
#line 96 "fa-kernels/src/conv/transpose.rs"
    if (t17) {
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t18 = (u64)t6;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t19 = t18 * x_stride0;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t20 = t19 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t21 = x + t20;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t22 = (u64)t12;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t23 = t22 * x_stride1;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t24 = t23 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t25 = t21 + t24;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t26 = (u64)t14 * 2u;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t27 = t25 + t26;
#line 99 "fa-kernels/src/conv/transpose.rs"
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t27) : "memory");
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u32 t28 = t12 + 1u;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t29 = (u64)t6;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t30 = t29 * x_stride0;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t31 = t30 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t32 = x + t31;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t33 = (u64)t28;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t34 = t33 * x_stride1;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t35 = t34 * 2ull;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t36 = t32 + t35;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t37 = (u64)t14 * 2u;
#line 99 "fa-kernels/src/conv/transpose.rs"
        const u64 t38 = t36 + t37;
#line 99 "fa-kernels/src/conv/transpose.rs"
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t38) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t39 = chunk & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t40 = chunk_5 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 word = t39 | t40;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t42 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t43 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t44 = t42 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t45 = t42 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t46 = t43 ^ t45;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t47 = t46 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t48 = t44 + t47;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t49 = t48 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t50 = block + t49;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t51 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t52 = t51 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t53 = t50 + t52;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t54;
        asm("mov.b32 %0, %1;" : "=f"(t54) : "r"(word));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t53), "f"(t54) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t55 = chunk >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t56 = chunk_5 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 word_2 = t55 | t56;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t58 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t59 = t58 + 1u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t60 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t61 = t59 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t62 = t59 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t63 = t60 ^ t62;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t64 = t63 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t65 = t61 + t64;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t66 = t65 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t67 = block + t66;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t68 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t69 = t68 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t70 = t67 + t69;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t71;
        asm("mov.b32 %0, %1;" : "=f"(t71) : "r"(word_2));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t70), "f"(t71) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t72 = chunk_2 & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t73 = chunk_6 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 word_3 = t72 | t73;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t75 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t76 = t75 + 2u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t77 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t78 = t76 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t79 = t76 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t80 = t77 ^ t79;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t81 = t80 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t82 = t78 + t81;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t83 = t82 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t84 = block + t83;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t85 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t86 = t85 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t87 = t84 + t86;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t88;
        asm("mov.b32 %0, %1;" : "=f"(t88) : "r"(word_3));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t87), "f"(t88) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t89 = chunk_2 >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t90 = chunk_6 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 word_4 = t89 | t90;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t92 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t93 = t92 + 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t94 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t95 = t93 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t96 = t93 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t97 = t94 ^ t96;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t98 = t97 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t99 = t95 + t98;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t100 = t99 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t101 = block + t100;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t102 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t103 = t102 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t104 = t101 + t103;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t105;
        asm("mov.b32 %0, %1;" : "=f"(t105) : "r"(word_4));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t104), "f"(t105) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t106 = chunk_3 & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t107 = chunk_7 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 word_5 = t106 | t107;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t109 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t110 = t109 + 4u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t111 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t112 = t110 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t113 = t110 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t114 = t111 ^ t113;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t115 = t114 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t116 = t112 + t115;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t117 = t116 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t118 = block + t117;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t119 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t120 = t119 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t121 = t118 + t120;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t122;
        asm("mov.b32 %0, %1;" : "=f"(t122) : "r"(word_5));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t121), "f"(t122) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t123 = chunk_3 >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t124 = chunk_7 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 word_6 = t123 | t124;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t126 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t127 = t126 + 5u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t128 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t129 = t127 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t130 = t127 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t131 = t128 ^ t130;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t132 = t131 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t133 = t129 + t132;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t134 = t133 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t135 = block + t134;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t136 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t137 = t136 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t138 = t135 + t137;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t139;
        asm("mov.b32 %0, %1;" : "=f"(t139) : "r"(word_6));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t138), "f"(t139) : "memory");
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t140 = chunk_4 & 65535u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 t141 = chunk_8 << 16u;
#line 103 "fa-kernels/src/conv/transpose.rs"
        const u32 word_7 = t140 | t141;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t143 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t144 = t143 + 6u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t145 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t146 = t144 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t147 = t144 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t148 = t145 ^ t147;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t149 = t148 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t150 = t146 + t149;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t151 = t150 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t152 = block + t151;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t153 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t154 = t153 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t155 = t152 + t154;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t156;
        asm("mov.b32 %0, %1;" : "=f"(t156) : "r"(word_7));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t155), "f"(t156) : "memory");
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t157 = chunk_4 >> 16u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 t158 = chunk_8 & 4294901760u;
#line 105 "fa-kernels/src/conv/transpose.rs"
        const u32 word_8 = t157 | t158;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t160 = t8 << 3u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t161 = t160 + 7u;
#line 107 "fa-kernels/src/conv/transpose.rs"
        const u32 t162 = t10 >> 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t163 = t161 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t164 = t161 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t165 = t162 ^ t164;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t166 = t165 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t167 = t163 + t166;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t168 = t167 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t169 = block + t168;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t170 = t10 & 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t171 = t170 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t172 = t169 + t171;
#line 92 "fa-kernels/src/conv/transpose.rs"
        f32 t173;
        asm("mov.b32 %0, %1;" : "=f"(t173) : "r"(word_8));
#line 92 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t172), "f"(t173) : "memory");
    }
#line 110 "fa-kernels/src/conv/transpose.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t174 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t175 = t174 >> 3u;
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t176 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t177 = t176 & 7u;
    const u32 t178 = t177 << 3u;
#line 114 "fa-kernels/src/conv/transpose.rs"
    const u32 row = t5 + t178;
    const u32 t180 = t3 + t175;
#line 115 "fa-kernels/src/conv/transpose.rs"
    const bool t181 = t180 < columns;
#line 115 "fa-kernels/src/conv/transpose.rs"
    const bool t182 = row < rows;
#line 115 "fa-kernels/src/conv/transpose.rs"
    const bool t183 = t181 & t182;
#line 115 "fa-kernels/src/conv/transpose.rs"
    if (t183) {
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t184 = t175 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t185 = t175 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t186 = t177 ^ t185;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t187 = t186 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t188 = t184 + t187;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t189 = t188 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t190 = block + t189;
#line 92 "fa-kernels/src/conv/transpose.rs"
        u32 row_2;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t190) : "memory");
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u32 t191 = t3 + t175;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t192 = (u64)t6;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t193 = t192 * y_stride0;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t194 = t193 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t195 = y + t194;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t196 = (u64)t191;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t197 = t196 * y_stride1;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t198 = t197 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t199 = t195 + t198;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t200 = (u64)row * 2u;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t201 = t199 + t200;
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t201), "r"(row_2), "r"(row_3), "r"(row_4), "r"(row_5) : "memory");
    }
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t202 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t203 = t202 >> 3u;
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t204 = t203 + 32u;
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t205 = threadIdx.x;
#line 113 "fa-kernels/src/conv/transpose.rs"
    const u32 t206 = t205 & 7u;
    const u32 t207 = t206 << 3u;
#line 114 "fa-kernels/src/conv/transpose.rs"
    const u32 row_6 = t5 + t207;
    const u32 t209 = t3 + t204;
#line 115 "fa-kernels/src/conv/transpose.rs"
    const bool t210 = t209 < columns;
#line 115 "fa-kernels/src/conv/transpose.rs"
    const bool t211 = row_6 < rows;
#line 115 "fa-kernels/src/conv/transpose.rs"
    const bool t212 = t210 & t211;
#line 115 "fa-kernels/src/conv/transpose.rs"
    if (t212) {
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t213 = t204 << 5u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t214 = t204 >> 3u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t215 = t206 ^ t214;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t216 = t215 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t217 = t213 + t216;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t218 = t217 << 2u;
#line 92 "fa-kernels/src/conv/transpose.rs"
        const u32 t219 = block + t218;
#line 92 "fa-kernels/src/conv/transpose.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t219) : "memory");
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u32 t220 = t3 + t204;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t221 = (u64)t6;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t222 = t221 * y_stride0;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t223 = t222 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t224 = y + t223;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t225 = (u64)t220;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t226 = t225 * y_stride1;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t227 = t226 * 2ull;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t228 = t224 + t227;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t229 = (u64)row_6 * 2u;
#line 117 "fa-kernels/src/conv/transpose.rs"
        const u64 t230 = t228 + t229;
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t230), "r"(row_7), "r"(row_8), "r"(row_9), "r"(row_10) : "memory");
    }
}
