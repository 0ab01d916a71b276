typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern "C" __global__ void __launch_bounds__(128, 1)
backward_visible_blocks(
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
    const u64 mask_blocks /* u32 */,
    const u64 mask_blocks_stride0,
    const u64 mask_blocks_stride1,
    const u64 mask_blocks_stride2,
    const u64 mask_blocks_stride3,
    const u32 listed_queries,
    const u32 listed_keys)
{
#line 36 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t1 = threadIdx.x;
#line 36 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 lane = t1 & 31u;
    const u32 t3 = threadIdx.x;
#line 37 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t4 = t3 >> 5u;
#line 37 "fa-kernels/src/attention/backward/visible_blocks.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t4));
#line 38 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 batch_2 = blockIdx.z;
    const u32 t7 = blockIdx.x;
#line 39 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t8 = t7 << 2u;
#line 39 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 block = t8 + warp;
#line 41 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t10 = seq_k + 127u;
#line 41 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 blocks = t10 >> 7u;
#line 43 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t12 = blockIdx.y;
#line 48 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const u32 t13 = block << 6u;
#line 48 "fa-kernels/src/attention/backward/visible_blocks.rs"
    const bool t14 = t13 < seq_q;
#line 48 "fa-kernels/src/attention/backward/visible_blocks.rs"
    if (t14) {
        const u32 t15 = blockIdx.y;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t16 = (u64)batch_2;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t17 = t16 * words_stride0;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t18 = t17 * 4ull;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t19 = words + t18;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t20 = (u64)t15;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t21 = t20 * words_stride1;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t22 = t21 * 4ull;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t23 = t19 + t22;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t24 = (u64)block;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t25 = t24 * words_stride2;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t26 = t25 * 4ull;
#line 49 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u64 t27 = t23 + t26;
        const u32 t28 = blocks + 31u;
#line 50 "fa-kernels/src/attention/backward/visible_blocks.rs"
        const u32 t29 = t28 >> 5u;
#line 50 "fa-kernels/src/attention/backward/visible_blocks.rs"
        #pragma unroll 1
        for (u32 i = 0u; i < t29; i += 1u) {
#line 51 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 t30 = i << 5u;
#line 51 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 number = t30 + lane;
            const u32 t32 = number << 7u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t33 = seq_k + 127u;
#line 79 "fa-kernels/src/attention/query_blocks.rs"
            const u32 all = t33 >> 7u;
#line 58 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t35 = 0u <= number;
#line 58 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t36 = number < all;
#line 58 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool is_there = t35 & t36;
#line 20 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t38 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t39 = block << 6u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t40 = t39 + 63u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t41 = seq_q - 1u;
#line 112 "fa-kernels/src/attention/query_blocks.rs"
            const u32 t42 = t40 < t41 ? t40 : t41;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t43 = t32 >> 7u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t44 = t32 + 127u;
#line 222 "fa-kernels/src/attention/kernel_problem.rs"
            const u32 t45 = seq_k - 1u;
#line 28 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t46 = t44 < t45 ? t44 : t45;
#line 50 "fa-kernels/src/attention/backward/block_class.rs"
            u32 ever = 0u;
            u32 always = 1u;
            const u32 t47 = t38 / listed_queries;
#line 52 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t48 = t42 / listed_queries;
#line 52 "fa-kernels/src/attention/backward/block_class.rs"
            const u32 t49 = t48 + 1u;
#line 52 "fa-kernels/src/attention/backward/block_class.rs"
            #pragma unroll 1
            for (u32 i_2 = t47; i_2 < t49; i_2 += 1u) {
                const u32 t50 = t32 / listed_keys;
#line 54 "fa-kernels/src/attention/backward/block_class.rs"
                const u32 t51 = t46 / listed_keys;
#line 54 "fa-kernels/src/attention/backward/block_class.rs"
                const u32 t52 = t51 + 1u;
#line 54 "fa-kernels/src/attention/backward/block_class.rs"
                #pragma unroll 1
                for (u32 i_3 = t50; i_3 < t52; i_3 += 1u) {
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t53 = (u64)batch_2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t54 = t53 * mask_blocks_stride0;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t55 = t54 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t56 = mask_blocks + t55;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t57 = (u64)t12;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t58 = t57 * mask_blocks_stride1;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t59 = t58 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t60 = t56 + t59;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t61 = (u64)i_2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t62 = t61 * mask_blocks_stride2;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t63 = t62 * 4ull;
#line 169 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t64 = t60 + t63;
#line 183 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u32 t65 = i_3 >> 5u;
#line 183 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t66 = (u64)t65 * 8u;
#line 183 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u64 t67 = t64 + t66;
#line 185 "fa-kernels/src/attention/options/mask_blocks.rs"
                    u32 bits;
                    asm volatile("ld.global.u32 %0, [%1+0];" : "=r"(bits) : "l"(t67) : "memory");
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u32 t69 = i_3 & 31u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u32 t70 = bits >> t69;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u32 t71 = t70 & 1u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const bool t72 = t71 == 1u;
#line 185 "fa-kernels/src/attention/options/mask_blocks.rs"
                    u32 bits_2;
                    asm volatile("ld.global.u32 %0, [%1+4];" : "=r"(bits_2) : "l"(t67) : "memory");
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u32 t74 = i_3 & 31u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u32 t75 = bits_2 >> t74;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const u32 t76 = t75 & 1u;
#line 186 "fa-kernels/src/attention/options/mask_blocks.rs"
                    const bool t77 = t76 == 1u;
#line 56 "fa-kernels/src/attention/backward/block_class.rs"
                    const u32 t78 = t72 ? 1u : ever;
#line 56 "fa-kernels/src/attention/backward/block_class.rs"
                    ever = t78;
                    const u32 t79 = t77 ? always : 0u;
#line 57 "fa-kernels/src/attention/backward/block_class.rs"
                    always = t79;
                }
            }
            const bool t80 = always != 0u;
#line 60 "fa-kernels/src/attention/backward/block_class.rs"
            const bool t81 = ever != 0u;
#line 60 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const bool t82 = is_there & t81;
#line 60 "fa-kernels/src/attention/backward/visible_blocks.rs"
            const u32 bits_3 = __ballot_sync(0xffffffffu, t82);
            const bool t84 = lane == 0u;
#line 61 "fa-kernels/src/attention/backward/visible_blocks.rs"
            if (t84) {
                const u64 t85 = (u64)i * 4u;
#line 62 "fa-kernels/src/attention/backward/visible_blocks.rs"
                const u64 t86 = t27 + t85;
#line 62 "fa-kernels/src/attention/backward/visible_blocks.rs"
                asm volatile("st.global.u32 [%0+0], %1;" :  : "l"(t86), "r"(bits_3) : "memory");
            }
        }
    }
}
