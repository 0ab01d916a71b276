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
    const u32 parts_shift)
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
    const u32 t13 = blockIdx.z;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t14 = blockIdx.y;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t15 = (u64)t13;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t16 = t15 * words_stride0;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t17 = t16 * 4ull;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t18 = words + t17;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t19 = (u64)t14;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t20 = t19 * words_stride1;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t21 = t20 * 4ull;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t22 = t18 + t21;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t23 = (u64)t6;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t24 = t23 * words_stride2;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t25 = t24 * 4ull;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t26 = t22 + t25;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t27 = t12 << 2u;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t28 = threadIdx.x;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t29 = t28 >> 5u;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t30;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t30) : "r"(t29));
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t31 = t27 + t30;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t32 = blocks + 31u;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t33 = t32 >> 5u;
#line 46 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t34 = parts << 2u;
#line 52 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t35 = blockIdx.z;
#line 97 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 first = t6 << 7u;
    const u32 t37 = blockIdx.y;
#line 98 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t38 = blockIdx.z;
#line 98 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t39 = first + 127u;
#line 98 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t40 = seq_q - 1u;
#line 98 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t41 = t39 < t40 ? t39 : t40;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t42 = t37 / group;
#line 17 "src/functions/sequences.rs"
    const u64 t1_2 = (u64)t38;
#line 17 "src/functions/sequences.rs"
    const u64 t2_2 = t1_2 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
    const u64 t3_2 = t2_2 * 4ull;
#line 17 "src/functions/sequences.rs"
    const u64 t4_2 = argument1 + t3_2;
    const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
    const u32 t6_2 = t5_2 << 2u;
    const u64 t10_2 = (u64)t38;
#line 19 "src/functions/sequences.rs"
    const u64 t11_2 = t10_2 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
    const u64 t12_2 = t11_2 * 4ull;
#line 19 "src/functions/sequences.rs"
    const u64 t13_2 = argument0 + t12_2;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 least = 2147483647u;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 greatest = 2147483648u;
#line 352 "fa-kernels/src/attention/functions/classes.rs"
    const u32 t53 = threadIdx.x;
#line 352 "fa-kernels/src/attention/functions/classes.rs"
    const u32 t54 = t53 & 31u;
#line 352 "fa-kernels/src/attention/functions/classes.rs"
    const u32 first_2 = first + t54;
    #pragma unroll 8
    for (u32 i = 0u; i < 4u; i += 1u) {
#line 354 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t56 = i << 5u;
#line 354 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t57 = first_2 + t56;
#line 354 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t58 = t57 < t41 ? t57 : t41;
#line 19 "src/functions/sequences.rs"
        const u64 t14_2 = (u64)t58;
#line 19 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
        const u64 t16_2 = t15_2 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_2 = t13_2 + t16_2;
#line 19 "src/functions/sequences.rs"
        u32 t18_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 354 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t64 = (int)least < (int)t18_2 ? least : t18_2;
#line 354 "fa-kernels/src/attention/functions/classes.rs"
        least = t64;
#line 354 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t65 = (int)greatest > (int)t18_2 ? greatest : t18_2;
#line 354 "fa-kernels/src/attention/functions/classes.rs"
        greatest = t65;
    }
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t66;
    asm("mov.b32 %0, %1;" : "=f"(t66) : "r"(least));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t67;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t67) : "f"(t66));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t68;
    asm("mov.b32 %0, %1;" : "=r"(t68) : "f"(t67));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t69;
    asm("mov.b32 %0, %1;" : "=f"(t69) : "r"(greatest));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t70;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t70) : "f"(t69));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t71;
    asm("mov.b32 %0, %1;" : "=r"(t71) : "f"(t70));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t72 = (int)least < (int)t68 ? least : t68;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    least = t72;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t73 = (int)greatest > (int)t71 ? greatest : t71;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    greatest = t73;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t74;
    asm("mov.b32 %0, %1;" : "=f"(t74) : "r"(least));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t75;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t75) : "f"(t74));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t76;
    asm("mov.b32 %0, %1;" : "=r"(t76) : "f"(t75));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t77;
    asm("mov.b32 %0, %1;" : "=f"(t77) : "r"(greatest));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t78;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t78) : "f"(t77));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t79;
    asm("mov.b32 %0, %1;" : "=r"(t79) : "f"(t78));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t80 = (int)least < (int)t76 ? least : t76;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    least = t80;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t81 = (int)greatest > (int)t79 ? greatest : t79;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    greatest = t81;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t82;
    asm("mov.b32 %0, %1;" : "=f"(t82) : "r"(least));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t83;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t83) : "f"(t82));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t84;
    asm("mov.b32 %0, %1;" : "=r"(t84) : "f"(t83));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t85;
    asm("mov.b32 %0, %1;" : "=f"(t85) : "r"(greatest));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t86;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t86) : "f"(t85));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t87;
    asm("mov.b32 %0, %1;" : "=r"(t87) : "f"(t86));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t88 = (int)least < (int)t84 ? least : t84;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    least = t88;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t89 = (int)greatest > (int)t87 ? greatest : t87;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    greatest = t89;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t90;
    asm("mov.b32 %0, %1;" : "=f"(t90) : "r"(least));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t91;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t91) : "f"(t90));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t92;
    asm("mov.b32 %0, %1;" : "=r"(t92) : "f"(t91));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t93;
    asm("mov.b32 %0, %1;" : "=f"(t93) : "r"(greatest));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t94;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t94) : "f"(t93));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t95;
    asm("mov.b32 %0, %1;" : "=r"(t95) : "f"(t94));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t96 = (int)least < (int)t92 ? least : t92;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    least = t96;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t97 = (int)greatest > (int)t95 ? greatest : t95;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    greatest = t97;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t98;
    asm("mov.b32 %0, %1;" : "=f"(t98) : "r"(least));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t99;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t99) : "f"(t98));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t100;
    asm("mov.b32 %0, %1;" : "=r"(t100) : "f"(t99));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t101;
    asm("mov.b32 %0, %1;" : "=f"(t101) : "r"(greatest));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    f32 t102;
    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t102) : "f"(t101));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    u32 t103;
    asm("mov.b32 %0, %1;" : "=r"(t103) : "f"(t102));
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t104 = (int)least < (int)t100 ? least : t100;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    least = t104;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t105 = (int)greatest > (int)t103 ? greatest : t103;
#line 113 "fa-kernels/src/attention/mask_blocks.rs"
    greatest = t105;
    const u32 t106 = threadIdx.x;
#line 114 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 lane = t106 & 31u;
    const u32 t108 = seq_k + 127u;
#line 115 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 blocks_2 = t108 >> 7u;
#line 81 "fa-kernels/src/attention/mask_blocks.rs"
    u32 number = t31;
    while (true) {
#line 82 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t110 = number < t33;
        if (!t110) break;
#line 117 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t111 = number << 5u;
#line 117 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 number_2 = t111 + lane;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = number_2 << 7u;
        const u32 t115 = key < last ? key : last;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t116 = key + 127u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t117 = t116 < last ? t116 : last;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        u32 least_2 = 2147483647u;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        u32 greatest_2 = 2147483648u;
#line 344 "fa-kernels/src/attention/functions/classes.rs"
        #pragma unroll 8
        for (u32 i_2 = 0u; i_2 < 128u; i_2 += 1u) {
#line 345 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t118 = t115 + i_2;
#line 345 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t119 = t118 < t117 ? t118 : t117;
#line 18 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t119 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 345 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t123 = (int)least_2 < (int)of_key ? least_2 : of_key;
#line 345 "fa-kernels/src/attention/functions/classes.rs"
            least_2 = t123;
#line 345 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t124 = (int)greatest_2 > (int)of_key ? greatest_2 : of_key;
#line 345 "fa-kernels/src/attention/functions/classes.rs"
            greatest_2 = t124;
        }
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t125 = least == greatest;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t126 = least_2 == greatest_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t127 = t125 & t126;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t128 = least == least_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t129 = t127 & t128;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t130 = least_2 - least;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t131 = greatest - least;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t132 = t130 <= t131;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t133 = least - least_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t134 = greatest_2 - least_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t135 = t133 <= t134;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t136 = t132 | t135;
        const bool exists = number_2 < blocks_2;
        const bool t138 = exists & t136;
#line 120 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t138);
        const bool t140 = exists & t136;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t141 = t140 & t129;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t141);
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t143 = threadIdx.x;
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t144 = t143 & 31u;
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t145 = t144 == 0u;
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        if (t145) {
            const u64 t146 = (u64)number * 8u;
#line 85 "fa-kernels/src/attention/mask_blocks.rs"
            const u64 t147 = t26 + t146;
            asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t147), "r"(visible) : "memory");
            asm volatile("st.global.u32 [%0+4], %1;" :  : "l"(t147), "r"(whole) : "memory");
        }
        const u32 t148 = number + t34;
#line 89 "fa-kernels/src/attention/mask_blocks.rs"
        number = t148;
    }
}
