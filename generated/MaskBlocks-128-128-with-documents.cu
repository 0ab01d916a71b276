typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
mask_blocks(
    const u64 words /* u32, written */,
    const u64 words_stride0,
    const u64 words_stride1,
    const u64 words_stride2,
    const u64 words_stride3,
    const u64 lse /* f32, written */,
    const u64 lse_stride0,
    const u64 lse_stride1,
    const u64 lse_stride2,
    const u64 lse_stride3,
    const f32 scale_log2,
    const u32 seq_q,
    const u32 seq_k,
    const u32 heads,
    const u32 group,
    const u32 batch,
    const u64 argument0 /* u32 */,
    const u64 argument0_stride0,
    const u64 argument0_stride1,
    const u64 argument0_stride2,
    const u64 argument0_stride3,
    const u64 argument1 /* u32 */,
    const u64 argument1_stride0,
    const u64 argument1_stride1,
    const u64 argument1_stride2,
    const u64 argument1_stride3,
    const u32 parts,
    const u32 parts_factor,
    const u32 parts_shift,
    const u32 tiles,
    const u32 of_group)
{
#line 44 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t1 = seq_k + 127u;
#line 44 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 blocks = t1 >> 7u;
    const u32 t3 = blockIdx.x;
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t4 = t3 << 1u;
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t5;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t5) : "r"(t4), "r"(parts_factor));
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t6 = t5 >> parts_shift;
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t7 = blockIdx.x;
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t8 = t7 << 1u;
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t9;
    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t9) : "r"(t8), "r"(parts_factor));
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t10 = t9 >> parts_shift;
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t11 = t10 * parts;
#line 45 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t12 = t7 - t11;
    const u32 first = t6 * of_group;
    const u32 t14 = first + of_group;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t15 = t14 < tiles ? t14 : tiles;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t16 = t12 << 2u;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t17 = threadIdx.x;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t18 = t17 >> 5u;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t19;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t19) : "r"(t18));
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t20 = t16 + t19;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t21 = blocks + 31u;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t22 = t21 >> 5u;
#line 47 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t23 = parts << 2u;
#line 56 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t24 = blockIdx.z;
#line 115 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t25 = blockIdx.y;
#line 115 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t26 = blockIdx.z;
#line 119 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t27 = seq_k + 127u;
#line 119 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 blocks_2 = t27 >> 7u;
#line 86 "fa-kernels/src/attention/mask_blocks.rs"
    u32 number = t20;
    while (true) {
#line 87 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t29 = number < t22;
        if (!t29) break;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t30 = number << 5u;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t31 = threadIdx.x;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t32 = t31 & 31u;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 number_2 = t30 + t32;
        const bool exists = number_2 < blocks_2;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = number_2 << 7u;
        const u32 t37 = key < last ? key : last;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t38 = key + 127u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t39 = t38 < last ? t38 : last;
#line 124 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t40 = t25 / group;
#line 17 "src/functions/sequences.rs"
        const u64 t1_2 = (u64)t26;
#line 17 "src/functions/sequences.rs"
        const u64 t2_2 = t1_2 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
        const u64 t3_2 = t2_2 * 4ull;
#line 17 "src/functions/sequences.rs"
        const u64 t4_2 = argument1 + t3_2;
        const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
        const u32 t6_2 = t5_2 << 2u;
        const u64 t10_2 = (u64)t26;
#line 19 "src/functions/sequences.rs"
        const u64 t11_2 = t10_2 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
        const u64 t12_2 = t11_2 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t13_2 = argument0 + t12_2;
#line 124 "fa-kernels/src/attention/mask_blocks.rs"
        u32 least = 2147483647u;
#line 124 "fa-kernels/src/attention/mask_blocks.rs"
        u32 greatest = 2147483648u;
#line 372 "fa-kernels/src/attention/functions/classes.rs"
        #pragma unroll 8
        for (u32 i = 0u; i < 128u; i += 1u) {
#line 373 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t51 = t37 + i;
#line 373 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t52 = t51 < t39 ? t51 : t39;
#line 18 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t52 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 373 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t56 = (int)least < (int)of_key ? least : of_key;
#line 373 "fa-kernels/src/attention/functions/classes.rs"
            least = t56;
#line 373 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t57 = (int)greatest > (int)of_key ? greatest : of_key;
#line 373 "fa-kernels/src/attention/functions/classes.rs"
            greatest = t57;
        }
#line 96 "fa-kernels/src/attention/mask_blocks.rs"
        #pragma unroll 1
        for (u32 i_2 = first; i_2 < t15; i_2 += 1u) {
#line 126 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 first_2 = i_2 << 7u;
#line 128 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t59 = first_2 + 127u;
#line 128 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t60 = seq_q - 1u;
#line 128 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t61 = t59 < t60 ? t59 : t60;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 least_2 = 2147483647u;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 greatest_2 = 2147483648u;
#line 380 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t62 = threadIdx.x;
#line 380 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t63 = t62 & 31u;
#line 380 "fa-kernels/src/attention/functions/classes.rs"
            const u32 first_3 = first_2 + t63;
            #pragma unroll 8
            for (u32 i_3 = 0u; i_3 < 4u; i_3 += 1u) {
#line 382 "fa-kernels/src/attention/functions/classes.rs"
                const u32 t65 = i_3 << 5u;
#line 382 "fa-kernels/src/attention/functions/classes.rs"
                const u32 t66 = first_3 + t65;
#line 382 "fa-kernels/src/attention/functions/classes.rs"
                const u32 t67 = t66 < t61 ? t66 : t61;
#line 19 "src/functions/sequences.rs"
                const u64 t14_2 = (u64)t67;
#line 19 "src/functions/sequences.rs"
                const u64 t15_2 = t14_2 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
                const u64 t16_2 = t15_2 * 4ull;
#line 19 "src/functions/sequences.rs"
                const u64 t17_2 = t13_2 + t16_2;
#line 19 "src/functions/sequences.rs"
                u32 t18_2;
                asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 382 "fa-kernels/src/attention/functions/classes.rs"
                const u32 t73 = (int)least_2 < (int)t18_2 ? least_2 : t18_2;
#line 382 "fa-kernels/src/attention/functions/classes.rs"
                least_2 = t73;
#line 382 "fa-kernels/src/attention/functions/classes.rs"
                const u32 t74 = (int)greatest_2 > (int)t18_2 ? greatest_2 : t18_2;
#line 382 "fa-kernels/src/attention/functions/classes.rs"
                greatest_2 = t74;
            }
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t75;
            asm("mov.b32 %0, %1;" : "=f"(t75) : "r"(least_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t76;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t76) : "f"(t75));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t77;
            asm("mov.b32 %0, %1;" : "=r"(t77) : "f"(t76));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t78;
            asm("mov.b32 %0, %1;" : "=f"(t78) : "r"(greatest_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t79;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t79) : "f"(t78));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t80;
            asm("mov.b32 %0, %1;" : "=r"(t80) : "f"(t79));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t81 = (int)least_2 < (int)t77 ? least_2 : t77;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            least_2 = t81;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t82 = (int)greatest_2 > (int)t80 ? greatest_2 : t80;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            greatest_2 = t82;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t83;
            asm("mov.b32 %0, %1;" : "=f"(t83) : "r"(least_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t84;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t84) : "f"(t83));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t85;
            asm("mov.b32 %0, %1;" : "=r"(t85) : "f"(t84));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t86;
            asm("mov.b32 %0, %1;" : "=f"(t86) : "r"(greatest_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t87;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t87) : "f"(t86));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t88;
            asm("mov.b32 %0, %1;" : "=r"(t88) : "f"(t87));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t89 = (int)least_2 < (int)t85 ? least_2 : t85;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            least_2 = t89;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t90 = (int)greatest_2 > (int)t88 ? greatest_2 : t88;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            greatest_2 = t90;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t91;
            asm("mov.b32 %0, %1;" : "=f"(t91) : "r"(least_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t92;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t92) : "f"(t91));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t93;
            asm("mov.b32 %0, %1;" : "=r"(t93) : "f"(t92));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t94;
            asm("mov.b32 %0, %1;" : "=f"(t94) : "r"(greatest_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t95;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t95) : "f"(t94));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t96;
            asm("mov.b32 %0, %1;" : "=r"(t96) : "f"(t95));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t97 = (int)least_2 < (int)t93 ? least_2 : t93;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            least_2 = t97;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t98 = (int)greatest_2 > (int)t96 ? greatest_2 : t96;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            greatest_2 = t98;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t99;
            asm("mov.b32 %0, %1;" : "=f"(t99) : "r"(least_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t100;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t100) : "f"(t99));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t101;
            asm("mov.b32 %0, %1;" : "=r"(t101) : "f"(t100));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t102;
            asm("mov.b32 %0, %1;" : "=f"(t102) : "r"(greatest_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t103;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t103) : "f"(t102));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t104;
            asm("mov.b32 %0, %1;" : "=r"(t104) : "f"(t103));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t105 = (int)least_2 < (int)t101 ? least_2 : t101;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            least_2 = t105;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t106 = (int)greatest_2 > (int)t104 ? greatest_2 : t104;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            greatest_2 = t106;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t107;
            asm("mov.b32 %0, %1;" : "=f"(t107) : "r"(least_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t108;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t108) : "f"(t107));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t109;
            asm("mov.b32 %0, %1;" : "=r"(t109) : "f"(t108));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t110;
            asm("mov.b32 %0, %1;" : "=f"(t110) : "r"(greatest_2));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            f32 t111;
            asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t111) : "f"(t110));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            u32 t112;
            asm("mov.b32 %0, %1;" : "=r"(t112) : "f"(t111));
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t113 = (int)least_2 < (int)t109 ? least_2 : t109;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            least_2 = t113;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t114 = (int)greatest_2 > (int)t112 ? greatest_2 : t112;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            greatest_2 = t114;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t115 = least_2 == greatest_2;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t116 = least == greatest;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t117 = t115 & t116;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t118 = least_2 == least;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t119 = t117 & t118;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t120 = least - least_2;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t121 = greatest_2 - least_2;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t122 = t120 <= t121;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t123 = least_2 - least;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t124 = greatest - least;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t125 = t123 <= t124;
#line 133 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t126 = t122 | t125;
            const bool t127 = exists & t126;
#line 134 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 visible = __ballot_sync(0xffffffffu, t127);
            const bool t129 = exists & t126;
#line 135 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t130 = t129 & t119;
#line 135 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 whole = __ballot_sync(0xffffffffu, t130);
#line 104 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t132 = threadIdx.x;
#line 104 "fa-kernels/src/attention/mask_blocks.rs"
            const u32 t133 = t132 & 31u;
#line 104 "fa-kernels/src/attention/mask_blocks.rs"
            const bool t134 = t133 == 0u;
#line 104 "fa-kernels/src/attention/mask_blocks.rs"
            if (t134) {
                const u32 t135 = blockIdx.z;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u32 t136 = blockIdx.y;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t137 = (u64)t135;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t138 = t137 * words_stride0;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t139 = t138 * 4ull;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t140 = words + t139;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t141 = (u64)t136;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t142 = t141 * words_stride1;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t143 = t142 * 4ull;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t144 = t140 + t143;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t145 = (u64)i_2;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t146 = t145 * words_stride2;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t147 = t146 * 4ull;
#line 105 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t148 = t144 + t147;
                const u64 t149 = (u64)number * 8u;
#line 106 "fa-kernels/src/attention/mask_blocks.rs"
                const u64 t150 = t148 + t149;
                asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t150), "r"(visible) : "memory");
                asm volatile("st.global.u32 [%0+4], %1;" :  : "l"(t150), "r"(whole) : "memory");
            }
        }
#line 89 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t151 = number + t23;
#line 89 "fa-kernels/src/attention/mask_blocks.rs"
        number = t151;
    }
}
