typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
backward_arguments(
    const u64 sums /* u32 */,
    const u64 sums_stride0,
    const u64 sums_stride1,
    const u64 sums_stride2,
    const u64 sums_stride3,
    const u64 to0 /* f32, written in part */,
    const u64 to0_stride0,
    const u64 to0_stride1,
    const u64 to0_stride2,
    const u64 to0_stride3,
    const u64 to1 /* f32, written in part */,
    const u64 to1_stride0,
    const u64 to1_stride1,
    const u64 to1_stride2,
    const u64 to1_stride3,
    const u64 to2 /* f32, written in part */,
    const u64 to2_stride0,
    const u64 to2_stride1,
    const u64 to2_stride2,
    const u64 to2_stride3,
    const u64 to3 /* f32, written in part */,
    const u64 to3_stride0,
    const u64 to3_stride1,
    const u64 to3_stride2,
    const u64 to3_stride3,
    const u64 to4 /* f32, written in part */,
    const u64 to4_stride0,
    const u64 to4_stride1,
    const u64 to4_stride2,
    const u64 to4_stride3,
    const u64 to5 /* f32, written in part */,
    const u64 to5_stride0,
    const u64 to5_stride1,
    const u64 to5_stride2,
    const u64 to5_stride3,
    const u64 to6 /* f32, written in part */,
    const u64 to6_stride0,
    const u64 to6_stride1,
    const u64 to6_stride2,
    const u64 to6_stride3,
    const u64 to7 /* f32, written in part */,
    const u64 to7_stride0,
    const u64 to7_stride1,
    const u64 to7_stride2,
    const u64 to7_stride3,
    const u32 end0,
    const u32 end1,
    const u32 end2,
    const u32 end3,
    const u32 end4,
    const u32 end5,
    const u32 end6,
    const u32 end7)
{
#line 43 "fa-kernels/src/attention/backward/arguments.rs"
    const u32 t1 = blockIdx.x;
#line 43 "fa-kernels/src/attention/backward/arguments.rs"
    const u32 t2 = t1 << 7u;
#line 43 "fa-kernels/src/attention/backward/arguments.rs"
    const u32 t3 = threadIdx.x;
#line 43 "fa-kernels/src/attention/backward/arguments.rs"
    const u32 element = t2 + t3;
    const bool t5 = element < end7;
#line 44 "fa-kernels/src/attention/backward/arguments.rs"
    if (t5) {
        const u64 t6 = (u64)element;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t7 = t6 * 104ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t8 = sums + t7;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t9;
        asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(t9) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t10;
        asm volatile("ld.global.u32 %0, [%1+4];" : "=r"(t10) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t11 = (u64)t10;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t12 = t11 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t13 = (u64)t9;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t14 = t12 + t13;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t15;
        asm volatile("ld.global.u32 %0, [%1+8];" : "=r"(t15) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t16;
        asm volatile("ld.global.u32 %0, [%1+12];" : "=r"(t16) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t17 = (u64)t16;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t18 = t17 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t19 = (u64)t15;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t20 = t18 + t19;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t21;
        asm volatile("ld.global.u32 %0, [%1+16];" : "=r"(t21) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t22;
        asm volatile("ld.global.u32 %0, [%1+20];" : "=r"(t22) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t23 = (u64)t22;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t24 = t23 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t25 = (u64)t21;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t26 = t24 + t25;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t27;
        asm volatile("ld.global.u32 %0, [%1+24];" : "=r"(t27) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t28;
        asm volatile("ld.global.u32 %0, [%1+28];" : "=r"(t28) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t29 = (u64)t28;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t30 = t29 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t31 = (u64)t27;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t32 = t30 + t31;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t33;
        asm volatile("ld.global.u32 %0, [%1+32];" : "=r"(t33) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t34;
        asm volatile("ld.global.u32 %0, [%1+36];" : "=r"(t34) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t35 = (u64)t34;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t36 = t35 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t37 = (u64)t33;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t38 = t36 + t37;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t39;
        asm volatile("ld.global.u32 %0, [%1+40];" : "=r"(t39) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t40;
        asm volatile("ld.global.u32 %0, [%1+44];" : "=r"(t40) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t41 = (u64)t40;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t42 = t41 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t43 = (u64)t39;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t44 = t42 + t43;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t45;
        asm volatile("ld.global.u32 %0, [%1+48];" : "=r"(t45) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t46;
        asm volatile("ld.global.u32 %0, [%1+52];" : "=r"(t46) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t47 = (u64)t46;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t48 = t47 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t49 = (u64)t45;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t50 = t48 + t49;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t51;
        asm volatile("ld.global.u32 %0, [%1+56];" : "=r"(t51) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t52;
        asm volatile("ld.global.u32 %0, [%1+60];" : "=r"(t52) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t53 = (u64)t52;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t54 = t53 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t55 = (u64)t51;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t56 = t54 + t55;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t57;
        asm volatile("ld.global.u32 %0, [%1+64];" : "=r"(t57) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t58;
        asm volatile("ld.global.u32 %0, [%1+68];" : "=r"(t58) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t59 = (u64)t58;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t60 = t59 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t61 = (u64)t57;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t62 = t60 + t61;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t63;
        asm volatile("ld.global.u32 %0, [%1+72];" : "=r"(t63) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t64;
        asm volatile("ld.global.u32 %0, [%1+76];" : "=r"(t64) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t65 = (u64)t64;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t66 = t65 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t67 = (u64)t63;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t68 = t66 + t67;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t69;
        asm volatile("ld.global.u32 %0, [%1+80];" : "=r"(t69) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t70;
        asm volatile("ld.global.u32 %0, [%1+84];" : "=r"(t70) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t71 = (u64)t70;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t72 = t71 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t73 = (u64)t69;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t74 = t72 + t73;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t75;
        asm volatile("ld.global.u32 %0, [%1+88];" : "=r"(t75) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        u32 t76;
        asm volatile("ld.global.u32 %0, [%1+92];" : "=r"(t76) : "l"(t8) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t77 = (u64)t76;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t78 = t77 * 4294967296ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t79 = (u64)t75;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t80 = t78 + t79;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t81 = (u64)((long long)t14 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t82 = (u32)t14;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t83 = t82 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t84 = t20 + t81;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t85 = (u64)((long long)t84 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t86 = (u32)t84;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t87 = t86 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t88 = t26 + t85;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t89 = (u64)((long long)t88 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t90 = (u32)t88;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t91 = t90 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t92 = t32 + t89;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t93 = (u64)((long long)t92 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t94 = (u32)t92;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t95 = t94 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t96 = t38 + t93;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t97 = (u64)((long long)t96 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t98 = (u32)t96;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t99 = t98 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t100 = t44 + t97;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t101 = (u64)((long long)t100 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t102 = (u32)t100;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t103 = t102 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t104 = t50 + t101;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t105 = (u64)((long long)t104 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t106 = (u32)t104;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t107 = t106 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t108 = t56 + t105;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t109 = (u64)((long long)t108 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t110 = (u32)t108;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t111 = t110 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t112 = t62 + t109;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t113 = (u64)((long long)t112 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t114 = (u32)t112;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t115 = t114 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t116 = t68 + t113;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t117 = (u64)((long long)t116 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t118 = (u32)t116;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t119 = t118 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t120 = t74 + t117;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t121 = (u64)((long long)t120 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t122 = (u32)t120;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t123 = t122 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t124 = t80 + t121;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t125 = (u64)((long long)t124 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t126 = (u32)t124;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t127 = t126 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t128 = (u64)((long long)t125 >> 63u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t129 = (u32)t128;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t130 = t129 != 0u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t131 = 0ull - t14;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t132 = t130 ? t131 : t14;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t133 = (u64)((long long)t132 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t134 = (u32)t132;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t135 = t134 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t136 = 0ull - t20;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t137 = t130 ? t136 : t20;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t138 = t137 + t133;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t139 = (u64)((long long)t138 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t140 = (u32)t138;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t141 = t140 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t142 = 0ull - t26;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t143 = t130 ? t142 : t26;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t144 = t143 + t139;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t145 = (u64)((long long)t144 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t146 = (u32)t144;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t147 = t146 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t148 = 0ull - t32;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t149 = t130 ? t148 : t32;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t150 = t149 + t145;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t151 = (u64)((long long)t150 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t152 = (u32)t150;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t153 = t152 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t154 = 0ull - t38;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t155 = t130 ? t154 : t38;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t156 = t155 + t151;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t157 = (u64)((long long)t156 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t158 = (u32)t156;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t159 = t158 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t160 = 0ull - t44;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t161 = t130 ? t160 : t44;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t162 = t161 + t157;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t163 = (u64)((long long)t162 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t164 = (u32)t162;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t165 = t164 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t166 = 0ull - t50;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t167 = t130 ? t166 : t50;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t168 = t167 + t163;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t169 = (u64)((long long)t168 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t170 = (u32)t168;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t171 = t170 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t172 = 0ull - t56;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t173 = t130 ? t172 : t56;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t174 = t173 + t169;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t175 = (u64)((long long)t174 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t176 = (u32)t174;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t177 = t176 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t178 = 0ull - t62;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t179 = t130 ? t178 : t62;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t180 = t179 + t175;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t181 = (u64)((long long)t180 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t182 = (u32)t180;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t183 = t182 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t184 = 0ull - t68;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t185 = t130 ? t184 : t68;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t186 = t185 + t181;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t187 = (u64)((long long)t186 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t188 = (u32)t186;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t189 = t188 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t190 = 0ull - t74;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t191 = t130 ? t190 : t74;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t192 = t191 + t187;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t193 = (u64)((long long)t192 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t194 = (u32)t192;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t195 = t194 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t196 = 0ull - t80;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t197 = t130 ? t196 : t80;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t198 = t197 + t193;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t199 = (u64)((long long)t198 >> 24u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t200 = (u32)t198;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t201 = t200 & 16777215u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t202 = (f32)t135;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t203;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t203) : "f"(t202), "f"(1e-45f), "f"(0.0f));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t204 = (f32)t141;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t205;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t205) : "f"(t204), "f"(2.3509887e-38f), "f"(t203));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t206 = (f32)t147;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t207;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t207) : "f"(t206), "f"(3.9443045e-31f), "f"(t205));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t208 = (f32)t153;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t209;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t209) : "f"(t208), "f"(6.617445e-24f), "f"(t207));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t210 = (f32)t159;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t211;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t211) : "f"(t210), "f"(1.110223e-16f), "f"(t209));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t212 = (f32)t165;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t213;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t213) : "f"(t212), "f"(1.8626451e-9f), "f"(t211));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t214 = (f32)t171;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t215;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t215) : "f"(t214), "f"(0.03125f), "f"(t213));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t216 = (f32)t177;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t217;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t217) : "f"(t216), "f"(524288.0f), "f"(t215));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t218 = (f32)t183;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t219;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t219) : "f"(t218), "f"(8796093000000.0f), "f"(t217));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t220 = (f32)t189;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t221;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t221) : "f"(t220), "f"(1.4757395e20f), "f"(t219));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t222 = (f32)t195;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t223;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t223) : "f"(t222), "f"(2.4758801e27f), "f"(t221));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t224 = (f32)t201;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t225;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t225) : "f"(t224), "f"(4.1538375e34f), "f"(t223));
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t226 = (u32)t199;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t227 = (u64)((long long)t199 >> 32u);
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t228 = (u32)t227;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u32 t229 = t226 | t228;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t230 = t229 != 0u;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t231 = t230 ? __uint_as_float(0x7f800000u) : t225;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t232 = -t231;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 t233 = t130 ? t232 : t231;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const u64 t234 = t8 + 96ull;
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        f32 t235;
        asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t235) : "l"(t234) : "memory");
#line 45 "fa-kernels/src/attention/backward/arguments.rs"
        const f32 sum = t233 + t235;
#line 48 "fa-kernels/src/attention/backward/arguments.rs"
        u32 first = 0u;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t237 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t238 = element < end0;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t239 = t237 & t238;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t240 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t241 = t239 & t240;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t241) {
            const u32 t242 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t243 = (u64)t242;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t244 = t243 * to0_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t245 = t244 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t246 = to0 + t245;
            f32 t247;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t247) : "l"(t246) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t248 = t247 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t246), "f"(t248) : "memory");
        }
        first = end0;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t249 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t250 = element < end1;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t251 = t249 & t250;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t252 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t253 = t251 & t252;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t253) {
            const u32 t254 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t255 = (u64)t254;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t256 = t255 * to1_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t257 = t256 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t258 = to1 + t257;
            f32 t259;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t259) : "l"(t258) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t260 = t259 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t258), "f"(t260) : "memory");
        }
        first = end1;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t261 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t262 = element < end2;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t263 = t261 & t262;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t264 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t265 = t263 & t264;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t265) {
            const u32 t266 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t267 = (u64)t266;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t268 = t267 * to2_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t269 = t268 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t270 = to2 + t269;
            f32 t271;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t271) : "l"(t270) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t272 = t271 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t270), "f"(t272) : "memory");
        }
        first = end2;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t273 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t274 = element < end3;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t275 = t273 & t274;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t276 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t277 = t275 & t276;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t277) {
            const u32 t278 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t279 = (u64)t278;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t280 = t279 * to3_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t281 = t280 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t282 = to3 + t281;
            f32 t283;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t283) : "l"(t282) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t284 = t283 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t282), "f"(t284) : "memory");
        }
        first = end3;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t285 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t286 = element < end4;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t287 = t285 & t286;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t288 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t289 = t287 & t288;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t289) {
            const u32 t290 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t291 = (u64)t290;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t292 = t291 * to4_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t293 = t292 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t294 = to4 + t293;
            f32 t295;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t295) : "l"(t294) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t296 = t295 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t294), "f"(t296) : "memory");
        }
        first = end4;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t297 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t298 = element < end5;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t299 = t297 & t298;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t300 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t301 = t299 & t300;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t301) {
            const u32 t302 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t303 = (u64)t302;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t304 = t303 * to5_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t305 = t304 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t306 = to5 + t305;
            f32 t307;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t307) : "l"(t306) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t308 = t307 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t306), "f"(t308) : "memory");
        }
        first = end5;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t309 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t310 = element < end6;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t311 = t309 & t310;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t312 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t313 = t311 & t312;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t313) {
            const u32 t314 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t315 = (u64)t314;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t316 = t315 * to6_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t317 = t316 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t318 = to6 + t317;
            f32 t319;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t319) : "l"(t318) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t320 = t319 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t318), "f"(t320) : "memory");
        }
        first = end6;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t321 = first <= element;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t322 = element < end7;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t323 = t321 & t322;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t324 = sum != 0.0f;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        const bool t325 = t323 & t324;
#line 50 "fa-kernels/src/attention/backward/arguments.rs"
        if (t325) {
            const u32 t326 = element - first;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t327 = (u64)t326;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t328 = t327 * to7_stride0;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t329 = t328 * 4ull;
#line 51 "fa-kernels/src/attention/backward/arguments.rs"
            const u64 t330 = to7 + t329;
            f32 t331;
            asm volatile("ld.global.f32 %0, [%1+0];" : "=f"(t331) : "l"(t330) : "memory");
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            const f32 t332 = t331 + sum;
#line 52 "fa-kernels/src/attention/backward/arguments.rs"
            asm volatile("st.global.f32 [%0+0], %1;" :  : "l"(t330), "f"(t332) : "memory");
        }
        first = end7;
    }
}
