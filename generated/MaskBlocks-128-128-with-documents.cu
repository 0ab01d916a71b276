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
#line 321 "fa-kernels/src/attention/functions/classes.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < 128u; i += 1u) {
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t53 = first + i;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t54 = t53 < t41 ? t53 : t41;
#line 19 "src/functions/sequences.rs"
        const u64 t14_2 = (u64)t54;
#line 19 "src/functions/sequences.rs"
        const u64 t15_2 = t14_2 * argument0_stride1;
#line 19 "src/functions/sequences.rs"
        const u64 t16_2 = t15_2 * 4ull;
#line 19 "src/functions/sequences.rs"
        const u64 t17_2 = t13_2 + t16_2;
#line 19 "src/functions/sequences.rs"
        u32 t18_2;
        asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(t18_2) : "l"(t17_2));
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t60 = (int)least < (int)t18_2 ? least : t18_2;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        least = t60;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t61 = (int)greatest > (int)t18_2 ? greatest : t18_2;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        greatest = t61;
    }
#line 114 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t62 = threadIdx.x;
#line 114 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 lane = t62 & 31u;
    const u32 t64 = seq_k + 127u;
#line 115 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 blocks_2 = t64 >> 7u;
#line 81 "fa-kernels/src/attention/mask_blocks.rs"
    u32 number = t31;
    while (true) {
#line 82 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t66 = number < t33;
        if (!t66) break;
#line 117 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t67 = number << 5u;
#line 117 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 number_2 = t67 + lane;
#line 293 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 285 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = number_2 << 7u;
        const u32 t71 = key < last ? key : last;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t72 = key + 127u;
#line 286 "fa-kernels/src/attention/block_walk.rs"
        const u32 t73 = t72 < last ? t72 : last;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        u32 least_2 = 2147483647u;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        u32 greatest_2 = 2147483648u;
#line 321 "fa-kernels/src/attention/functions/classes.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < 128u; i_2 += 1u) {
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t74 = t71 + i_2;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t75 = t74 < t73 ? t74 : t73;
#line 18 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t75 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t79 = (int)least_2 < (int)of_key ? least_2 : of_key;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            least_2 = t79;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t80 = (int)greatest_2 > (int)of_key ? greatest_2 : of_key;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            greatest_2 = t80;
        }
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t81 = least == greatest;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t82 = least_2 == greatest_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t83 = t81 & t82;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t84 = least == least_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t85 = t83 & t84;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t86 = least_2 - least;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t87 = greatest - least;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t88 = t86 <= t87;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t89 = least - least_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t90 = greatest_2 - least_2;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t91 = t89 <= t90;
#line 118 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t92 = t88 | t91;
        const bool exists = number_2 < blocks_2;
        const bool t94 = exists & t92;
#line 120 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t94);
        const bool t96 = exists & t92;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t97 = t96 & t85;
#line 121 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t97);
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t99 = threadIdx.x;
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t100 = t99 & 31u;
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t101 = t100 == 0u;
#line 84 "fa-kernels/src/attention/mask_blocks.rs"
        if (t101) {
            const u64 t102 = (u64)number * 8u;
#line 85 "fa-kernels/src/attention/mask_blocks.rs"
            const u64 t103 = t26 + t102;
            asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t103), "r"(visible) : "memory");
            asm volatile("st.global.u32 [%0+4], %1;" :  : "l"(t103), "r"(whole) : "memory");
        }
        const u32 t104 = number + t34;
#line 89 "fa-kernels/src/attention/mask_blocks.rs"
        number = t104;
    }
}
