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
    const u64 argument1_stride3)
{
#line 39 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t1 = threadIdx.x;
#line 39 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 lane = t1 & 31u;
    const u32 t3 = threadIdx.x;
#line 40 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t4 = t3 >> 5u;
#line 40 "fa-kernels/src/attention/mask_blocks.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t4));
#line 41 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t6 = blockIdx.z;
    const u32 t7 = blockIdx.x;
#line 42 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 first = t7 << 7u;
    const u32 t9 = blockIdx.y;
#line 43 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t10 = blockIdx.z;
#line 43 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t11 = blockIdx.x;
#line 43 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t12 = first + 127u;
#line 43 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t13 = seq_q - 1u;
#line 43 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t14 = t12 < t13 ? t12 : t13;
#line 58 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t15 = t9 / group;
#line 17 "src/functions/sequences.rs"
    const u64 t1_2 = (u64)t10;
#line 17 "src/functions/sequences.rs"
    const u64 t2_2 = t1_2 * argument1_stride0;
#line 17 "src/functions/sequences.rs"
    const u64 t3_2 = t2_2 * 4ull;
#line 17 "src/functions/sequences.rs"
    const u64 t4_2 = argument1 + t3_2;
    const u32 t5_2 = (u32)argument1_stride1;
#line 18 "src/functions/sequences.rs"
    const u32 t6_2 = t5_2 << 2u;
    const u64 t10_2 = (u64)t10;
#line 19 "src/functions/sequences.rs"
    const u64 t11_2 = t10_2 * argument0_stride0;
#line 19 "src/functions/sequences.rs"
    const u64 t12_2 = t11_2 * 4ull;
#line 19 "src/functions/sequences.rs"
    const u64 t13_2 = argument0 + t12_2;
#line 58 "fa-kernels/src/attention/mask_blocks.rs"
    u32 least = 2147483647u;
#line 58 "fa-kernels/src/attention/mask_blocks.rs"
    u32 greatest = 2147483648u;
#line 321 "fa-kernels/src/attention/functions/classes.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < 128u; i += 1u) {
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t26 = first + i;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t27 = t26 < t14 ? t26 : t14;
#line 19 "src/functions/sequences.rs"
        const u64 t14_2 = (u64)t27;
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
        const u32 t33 = (int)least < (int)t18_2 ? least : t18_2;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        least = t33;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        const u32 t34 = (int)greatest > (int)t18_2 ? greatest : t18_2;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
        greatest = t34;
    }
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t35 = blockIdx.z;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t36 = blockIdx.y;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t37 = blockIdx.x;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t38 = (u64)t35;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t39 = t38 * words_stride0;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t40 = t39 * 4ull;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t41 = words + t40;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t42 = (u64)t36;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t43 = t42 * words_stride1;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t44 = t43 * 4ull;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t45 = t41 + t44;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t46 = (u64)t37;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t47 = t46 * words_stride2;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t48 = t47 * 4ull;
#line 59 "fa-kernels/src/attention/mask_blocks.rs"
    const u64 t49 = t45 + t48;
    const u32 t50 = seq_k + 127u;
#line 60 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 blocks = t50 >> 7u;
    const u32 t52 = blocks + 31u;
#line 61 "fa-kernels/src/attention/mask_blocks.rs"
    const u32 t53 = t52 >> 5u;
#line 61 "fa-kernels/src/attention/mask_blocks.rs"
    #pragma unroll 1
    for (u32 i_2 = warp; i_2 < t53; i_2 += 4u) {
#line 62 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t54 = i_2 << 5u;
#line 62 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 number = t54 + lane;
#line 284 "fa-kernels/src/attention/kernel_problem.rs"
        const u32 last = seq_k - 1u;
#line 262 "fa-kernels/src/attention/block_walk.rs"
        const u32 key = number << 7u;
        const u32 t58 = key < last ? key : last;
#line 263 "fa-kernels/src/attention/block_walk.rs"
        const u32 t59 = key + 127u;
#line 263 "fa-kernels/src/attention/block_walk.rs"
        const u32 t60 = t59 < last ? t59 : last;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        u32 least_2 = 2147483647u;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        u32 greatest_2 = 2147483648u;
#line 321 "fa-kernels/src/attention/functions/classes.rs"
        #pragma unroll 1
        for (u32 i_3 = 0u; i_3 < 128u; i_3 += 1u) {
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t61 = t58 + i_3;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t62 = t61 < t60 ? t61 : t60;
#line 18 "src/functions/sequences.rs"
            const u64 t7_2 = (u64)t62 * t6_2;
#line 18 "src/functions/sequences.rs"
            const u64 t8_2 = t4_2 + t7_2;
#line 18 "src/functions/sequences.rs"
            u32 of_key;
            asm("ld.global.nc.u32 %0, [%1+0];" : "=r"(of_key) : "l"(t8_2));
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t66 = (int)least_2 < (int)of_key ? least_2 : of_key;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            least_2 = t66;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            const u32 t67 = (int)greatest_2 > (int)of_key ? greatest_2 : of_key;
#line 322 "fa-kernels/src/attention/functions/classes.rs"
            greatest_2 = t67;
        }
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t68 = least == greatest;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t69 = least_2 == greatest_2;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t70 = t68 & t69;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t71 = least == least_2;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t72 = t70 & t71;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t73 = least_2 - least;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t74 = greatest - least;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t75 = t73 <= t74;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t76 = least - least_2;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 t77 = greatest_2 - least_2;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t78 = t76 <= t77;
#line 63 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t79 = t75 | t78;
        const bool exists = number < blocks;
        const bool t81 = exists & t79;
#line 65 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 visible = __ballot_sync(0xffffffffu, t81);
        const bool t83 = exists & t79;
#line 66 "fa-kernels/src/attention/mask_blocks.rs"
        const bool t84 = t83 & t72;
#line 66 "fa-kernels/src/attention/mask_blocks.rs"
        const u32 whole = __ballot_sync(0xffffffffu, t84);
        const bool t86 = lane == 0u;
#line 67 "fa-kernels/src/attention/mask_blocks.rs"
        if (t86) {
            const u64 t87 = (u64)i_2 * 8u;
#line 68 "fa-kernels/src/attention/mask_blocks.rs"
            const u64 t88 = t49 + t87;
            asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t88), "r"(visible) : "memory");
            asm volatile("st.global.u32 [%0+4], %1;" :  : "l"(t88), "r"(whole) : "memory");
        }
    }
}
