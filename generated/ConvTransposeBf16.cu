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
#line 127 "fa-kernels/src/conv/transpose.rs"
    const u32 block = (u32)__cvta_generic_to_shared(smem);
    const u32 t12 = t10 / t2;
#line 128 "fa-kernels/src/conv/transpose.rs"
    const u32 t13 = t12 * t2;
#line 128 "fa-kernels/src/conv/transpose.rs"
    const u32 t14 = t10 - t13;
#line 128 "fa-kernels/src/conv/transpose.rs"
    const u32 t15 = t12 << 6u;
#line 128 "fa-kernels/src/conv/transpose.rs"
    const u32 t16 = t14 << 6u;
#line 133 "fa-kernels/src/conv/transpose.rs"
    const u32 t17 = threadIdx.x;
#line 133 "fa-kernels/src/conv/transpose.rs"
    const u32 t18 = t17 & 7u;
#line 133 "fa-kernels/src/conv/transpose.rs"
    const u32 t19 = threadIdx.x;
#line 133 "fa-kernels/src/conv/transpose.rs"
    const u32 t20 = t19 >> 3u;
    const u32 t21 = t20 << 1u;
#line 134 "fa-kernels/src/conv/transpose.rs"
    const u32 t22 = t15 + t21;
#line 134 "fa-kernels/src/conv/transpose.rs"
    const u32 t23 = t18 << 3u;
#line 134 "fa-kernels/src/conv/transpose.rs"
    const u32 t24 = t16 + t23;
    const bool t25 = t22 < rows;
#line 135 "fa-kernels/src/conv/transpose.rs"
    const bool t26 = t24 < columns;
#line 135 "fa-kernels/src/conv/transpose.rs"
    const bool t27 = t25 & t26;
#line 135 "fa-kernels/src/conv/transpose.rs"
    if (t27) {
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t28 = (u64)t7;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t29 = t28 * x_stride0;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t30 = t29 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t31 = x + t30;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t32 = (u64)t22;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t33 = t32 * x_stride1;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t34 = t33 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t35 = t31 + t34;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t36 = (u64)t24 * 2u;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t37 = t35 + t36;
#line 138 "fa-kernels/src/conv/transpose.rs"
        u32 chunk;
        u32 chunk_2;
        u32 chunk_3;
        u32 chunk_4;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t37) : "memory");
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u32 t38 = t22 + 1u;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t39 = (u64)t7;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t40 = t39 * x_stride0;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t41 = t40 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t42 = x + t41;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t43 = (u64)t38;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t44 = t43 * x_stride1;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t45 = t44 * 2ull;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t46 = t42 + t45;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t47 = (u64)t24 * 2u;
#line 138 "fa-kernels/src/conv/transpose.rs"
        const u64 t48 = t46 + t47;
#line 138 "fa-kernels/src/conv/transpose.rs"
        u32 chunk_5;
        u32 chunk_6;
        u32 chunk_7;
        u32 chunk_8;
        asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t48) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t49 = chunk & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t50 = chunk_5 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 word = t49 | t50;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t52 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t53 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t54 = t52 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t55 = t52 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t56 = t53 ^ t55;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t57 = t56 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t58 = t54 + t57;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t59 = t58 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t60 = block + t59;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t61 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t62 = t61 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t63 = t60 + t62;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t64;
        asm("mov.b32 %0, %1;" : "=f"(t64) : "r"(word));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t63), "f"(t64) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t65 = chunk >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t66 = chunk_5 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 word_2 = t65 | t66;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t68 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t69 = t68 + 1u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t70 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t71 = t69 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t72 = t69 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t73 = t70 ^ t72;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t74 = t73 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t75 = t71 + t74;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t76 = t75 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t77 = block + t76;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t78 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t79 = t78 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t80 = t77 + t79;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t81;
        asm("mov.b32 %0, %1;" : "=f"(t81) : "r"(word_2));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t80), "f"(t81) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t82 = chunk_2 & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t83 = chunk_6 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 word_3 = t82 | t83;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t85 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t86 = t85 + 2u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t87 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t88 = t86 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t89 = t86 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t90 = t87 ^ t89;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t91 = t90 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t92 = t88 + t91;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t93 = t92 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t94 = block + t93;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t95 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t96 = t95 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t97 = t94 + t96;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t98;
        asm("mov.b32 %0, %1;" : "=f"(t98) : "r"(word_3));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t97), "f"(t98) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t99 = chunk_2 >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t100 = chunk_6 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 word_4 = t99 | t100;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t102 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t103 = t102 + 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t104 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t105 = t103 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t106 = t103 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t107 = t104 ^ t106;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t108 = t107 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t109 = t105 + t108;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t110 = t109 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t111 = block + t110;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t112 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t113 = t112 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t114 = t111 + t113;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t115;
        asm("mov.b32 %0, %1;" : "=f"(t115) : "r"(word_4));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t114), "f"(t115) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t116 = chunk_3 & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t117 = chunk_7 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 word_5 = t116 | t117;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t119 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t120 = t119 + 4u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t121 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t122 = t120 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t123 = t120 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t124 = t121 ^ t123;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t125 = t124 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t126 = t122 + t125;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t127 = t126 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t128 = block + t127;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t129 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t130 = t129 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t131 = t128 + t130;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t132;
        asm("mov.b32 %0, %1;" : "=f"(t132) : "r"(word_5));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t131), "f"(t132) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t133 = chunk_3 >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t134 = chunk_7 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 word_6 = t133 | t134;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t136 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t137 = t136 + 5u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t138 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t139 = t137 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t140 = t137 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t141 = t138 ^ t140;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t142 = t141 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t143 = t139 + t142;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t144 = t143 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t145 = block + t144;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t146 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t147 = t146 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t148 = t145 + t147;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t149;
        asm("mov.b32 %0, %1;" : "=f"(t149) : "r"(word_6));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t148), "f"(t149) : "memory");
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t150 = chunk_4 & 65535u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 t151 = chunk_8 << 16u;
#line 142 "fa-kernels/src/conv/transpose.rs"
        const u32 word_7 = t150 | t151;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t153 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t154 = t153 + 6u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t155 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t156 = t154 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t157 = t154 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t158 = t155 ^ t157;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t159 = t158 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t160 = t156 + t159;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t161 = t160 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t162 = block + t161;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t163 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t164 = t163 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t165 = t162 + t164;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t166;
        asm("mov.b32 %0, %1;" : "=f"(t166) : "r"(word_7));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t165), "f"(t166) : "memory");
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t167 = chunk_4 >> 16u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 t168 = chunk_8 & 4294901760u;
#line 144 "fa-kernels/src/conv/transpose.rs"
        const u32 word_8 = t167 | t168;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t170 = t18 << 3u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t171 = t170 + 7u;
#line 146 "fa-kernels/src/conv/transpose.rs"
        const u32 t172 = t20 >> 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t173 = t171 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t174 = t171 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t175 = t172 ^ t174;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t176 = t175 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t177 = t173 + t176;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t178 = t177 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t179 = block + t178;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t180 = t20 & 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t181 = t180 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t182 = t179 + t181;
#line 131 "fa-kernels/src/conv/transpose.rs"
        f32 t183;
        asm("mov.b32 %0, %1;" : "=f"(t183) : "r"(word_8));
#line 131 "fa-kernels/src/conv/transpose.rs"
        asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t182), "f"(t183) : "memory");
    }
#line 149 "fa-kernels/src/conv/transpose.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t184 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t185 = t184 >> 3u;
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t186 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t187 = t186 & 7u;
    const u32 t188 = t187 << 3u;
#line 153 "fa-kernels/src/conv/transpose.rs"
    const u32 row = t15 + t188;
    const u32 t190 = t16 + t185;
#line 154 "fa-kernels/src/conv/transpose.rs"
    const bool t191 = t190 < columns;
#line 154 "fa-kernels/src/conv/transpose.rs"
    const bool t192 = row < rows;
#line 154 "fa-kernels/src/conv/transpose.rs"
    const bool t193 = t191 & t192;
#line 154 "fa-kernels/src/conv/transpose.rs"
    if (t193) {
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t194 = t185 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t195 = t185 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t196 = t187 ^ t195;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t197 = t196 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t198 = t194 + t197;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t199 = t198 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t200 = block + t199;
#line 131 "fa-kernels/src/conv/transpose.rs"
        u32 row_2;
        u32 row_3;
        u32 row_4;
        u32 row_5;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_2), "=r"(row_3), "=r"(row_4), "=r"(row_5) : "r"(t200) : "memory");
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u32 t201 = t16 + t185;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t202 = (u64)t7;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t203 = t202 * y_stride0;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t204 = t203 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t205 = y + t204;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t206 = (u64)t201;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t207 = t206 * y_stride1;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t208 = t207 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t209 = t205 + t208;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t210 = (u64)row * 2u;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t211 = t209 + t210;
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t211), "r"(row_2), "r"(row_3), "r"(row_4), "r"(row_5) : "memory");
    }
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t212 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t213 = t212 >> 3u;
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t214 = t213 + 32u;
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t215 = threadIdx.x;
#line 152 "fa-kernels/src/conv/transpose.rs"
    const u32 t216 = t215 & 7u;
    const u32 t217 = t216 << 3u;
#line 153 "fa-kernels/src/conv/transpose.rs"
    const u32 row_6 = t15 + t217;
    const u32 t219 = t16 + t214;
#line 154 "fa-kernels/src/conv/transpose.rs"
    const bool t220 = t219 < columns;
#line 154 "fa-kernels/src/conv/transpose.rs"
    const bool t221 = row_6 < rows;
#line 154 "fa-kernels/src/conv/transpose.rs"
    const bool t222 = t220 & t221;
#line 154 "fa-kernels/src/conv/transpose.rs"
    if (t222) {
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t223 = t214 << 5u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t224 = t214 >> 3u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t225 = t216 ^ t224;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t226 = t225 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t227 = t223 + t226;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t228 = t227 << 2u;
#line 131 "fa-kernels/src/conv/transpose.rs"
        const u32 t229 = block + t228;
#line 131 "fa-kernels/src/conv/transpose.rs"
        u32 row_7;
        u32 row_8;
        u32 row_9;
        u32 row_10;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_7), "=r"(row_8), "=r"(row_9), "=r"(row_10) : "r"(t229) : "memory");
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u32 t230 = t16 + t214;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t231 = (u64)t7;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t232 = t231 * y_stride0;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t233 = t232 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t234 = y + t233;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t235 = (u64)t230;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t236 = t235 * y_stride1;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t237 = t236 * 2ull;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t238 = t234 + t237;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t239 = (u64)row_6 * 2u;
#line 156 "fa-kernels/src/conv/transpose.rs"
        const u64 t240 = t238 + t239;
        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t240), "r"(row_7), "r"(row_8), "r"(row_9), "r"(row_10) : "memory");
    }
}
