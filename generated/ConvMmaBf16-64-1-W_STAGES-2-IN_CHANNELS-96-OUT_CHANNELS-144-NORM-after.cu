typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(256, 1)
conv_mma_bf16(
    const u64 x /* bf16 */,
    const u64 x_stride0,
    const u64 x_stride1,
    const u64 x_stride2,
    const u64 x_stride3,
    const u64 weight /* bf16 */,
    const u64 weight_stride0,
    const u64 weight_stride1,
    const u64 weight_stride2,
    const u64 weight_stride3,
    const u64 y /* bf16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u64 moments /* f32, written in part */,
    const u64 moments_stride0,
    const u64 moments_stride1,
    const u64 moments_stride2,
    const u64 moments_stride3,
    const u32 height,
    const u32 width,
    const u32 groups,
    const u32 all_groups,
    const u32 cta_groups)
{
#line 113 "fa-kernels/src/conv/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 63488u;
    const u32 moments_2 = outputs + 16384u;
    const u32 t4 = moments_2 + 4096u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread = threadIdx.x;
    const u32 t6 = thread >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t6));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp >> 2u;
    const u32 t9 = thread & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t10 = warp & 3u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t11 = index >> 1u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t12 = index & 1u;
#line 181 "fa-kernels/src/conv/work.rs"
    const u32 t13 = t12 << 6u;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t14 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first = t14 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t16 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t17 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left = t16 ? t17 : 0u;
    const u32 t19 = left < cta_groups ? left : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    const bool t20 = 0u < t19;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    if (t20) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t21 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 group = t21 * cta_groups;
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample = group / groups;
        const u32 t24 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number = group - t24;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 t26 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 across = t26 >> 3u;
        const u32 t28 = number / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
        const u32 y_2 = t28 << 3u;
        const u32 t30 = number % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
        const u32 x_2 = t30 << 3u;
        const bool t32 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 t33 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 left_2 = t32 ? t33 : 0u;
        const u32 t35 = left_2 < 8u ? left_2 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t36 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t37 = t36 < 8u ? t36 : 8u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_2 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t39 = index_2 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t40 = index_2 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t41 = t39 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t42 = t39 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t43 = y_2 + t41;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t44 = t43 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t45 = x_2 + t42;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t46 = t45 - 1u;
        const u32 channel = t40 << 3u;
        const bool t48 = t44 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t49 = t46 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t50 = t48 & t49;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t51 = channel < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists = t50 & t51;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_3 = exists ? t44 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_4 = exists ? t46 : 0u;
        const u64 t55 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t56 = t55 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t57 = t56 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t58 = x + t57;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t59 = (u64)index_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t60 = t59 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t61 = t60 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t62 = t58 + t61;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t63 = (u64)index_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t64 = t63 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t65 = t64 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t66 = t62 + t65;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t67 = exists ? channel : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t68 = (u64)t67 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t69 = t66 + t68;
        const u32 t70 = t41 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t71 = t70 + t42;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t72 = t71 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t73 = t40 ^ t72;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t74 = t71 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t75 = t73 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place = t74 + t75;
        const u32 t77 = smem_1 + place;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t78 = exists ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t77), "l"(t69), "r"(t78) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t79 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_5 = t79 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t81 = index_5 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t82 = index_5 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t83 = t81 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t84 = t81 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t85 = y_2 + t83;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t86 = t85 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t87 = x_2 + t84;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t88 = t87 - 1u;
        const u32 channel_2 = t82 << 3u;
        const bool t90 = t86 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t91 = t88 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t92 = t90 & t91;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t93 = channel_2 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_2 = t92 & t93;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_6 = exists_2 ? t86 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_7 = exists_2 ? t88 : 0u;
        const u64 t97 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t98 = t97 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t99 = t98 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t100 = x + t99;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t101 = (u64)index_6;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t102 = t101 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t103 = t102 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t104 = t100 + t103;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t105 = (u64)index_7;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t106 = t105 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t107 = t106 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t108 = t104 + t107;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t109 = exists_2 ? channel_2 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t110 = (u64)t109 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t111 = t108 + t110;
        const u32 t112 = t83 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t113 = t112 + t84;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t114 = t113 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t115 = t82 ^ t114;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t116 = t113 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t117 = t115 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_2 = t116 + t117;
        const u32 t119 = smem_1 + place_2;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t120 = exists_2 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t119), "l"(t111), "r"(t120) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t121 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_8 = t121 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t123 = index_8 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t124 = index_8 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t125 = t123 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t126 = t123 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t127 = y_2 + t125;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t128 = t127 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t129 = x_2 + t126;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t130 = t129 - 1u;
        const u32 channel_3 = t124 << 3u;
        const bool t132 = t128 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t133 = t130 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t134 = t132 & t133;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t135 = channel_3 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_3 = t134 & t135;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_9 = exists_3 ? t128 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_10 = exists_3 ? t130 : 0u;
        const u64 t139 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t140 = t139 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t141 = t140 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t142 = x + t141;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t143 = (u64)index_9;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t144 = t143 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t145 = t144 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t146 = t142 + t145;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t147 = (u64)index_10;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t148 = t147 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t149 = t148 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t150 = t146 + t149;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t151 = exists_3 ? channel_3 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t152 = (u64)t151 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t153 = t150 + t152;
        const u32 t154 = t125 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t155 = t154 + t126;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t156 = t155 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t157 = t124 ^ t156;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t158 = t155 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t159 = t157 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_3 = t158 + t159;
        const u32 t161 = smem_1 + place_3;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t162 = exists_3 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t161), "l"(t153), "r"(t162) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t163 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_11 = t163 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        const bool t165 = index_11 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        if (t165) {
            const u32 t166 = index_11 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t167 = index_11 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t168 = t166 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t169 = t166 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t170 = y_2 + t168;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t171 = t170 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t172 = x_2 + t169;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t173 = t172 - 1u;
            const u32 channel_4 = t167 << 3u;
            const bool t175 = t171 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t176 = t173 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t177 = t175 & t176;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t178 = channel_4 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_4 = t177 & t178;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_12 = exists_4 ? t171 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_13 = exists_4 ? t173 : 0u;
            const u64 t182 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t183 = t182 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t184 = t183 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t185 = x + t184;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t186 = (u64)index_12;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t187 = t186 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t188 = t187 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t189 = t185 + t188;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t190 = (u64)index_13;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t191 = t190 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t192 = t191 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t193 = t189 + t192;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t194 = exists_4 ? channel_4 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t195 = (u64)t194 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t196 = t193 + t195;
            const u32 t197 = t168 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t198 = t197 + t169;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t199 = t198 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t200 = t167 ^ t199;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t201 = t198 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t202 = t200 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_4 = t201 + t202;
            const u32 t204 = smem_1 + place_4;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t205 = exists_4 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t204), "l"(t196), "r"(t205) : "memory");
        }
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t206 = smem_1 + 30720u;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t207 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_2 = t207 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_14 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t210 = index_14 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t211 = index_14 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t212 = first_2 + t210;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t213 = t211 << 3u;
        const bool t214 = t212 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t215 = t213 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_5 = t214 & t215;
        const u32 index_15 = exists_5 ? t212 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t218 = (u64)index_15;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t219 = t218 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t220 = t219 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t221 = weight + t220;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t222 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t223 = t222 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t224 = t221 + t223;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t225 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t226 = t225 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t227 = t224 + t226;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t228 = exists_5 ? t213 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t229 = (u64)t228 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t230 = t227 + t229;
        const u32 t231 = t210 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t232 = t211 ^ t231;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t233 = t210 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t234 = t232 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t235 = t233 + t234;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t236 = t206 + t235;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t237 = exists_5 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t236), "l"(t230), "r"(t237) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t238 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_16 = t238 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t240 = index_16 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t241 = index_16 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t242 = first_2 + t240;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t243 = t241 << 3u;
        const bool t244 = t242 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t245 = t243 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_6 = t244 & t245;
        const u32 index_17 = exists_6 ? t242 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t248 = (u64)index_17;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t249 = t248 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t250 = t249 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t251 = weight + t250;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t252 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t253 = t252 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t254 = t251 + t253;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t255 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t256 = t255 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t257 = t254 + t256;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t258 = exists_6 ? t243 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t259 = (u64)t258 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t260 = t257 + t259;
        const u32 t261 = t240 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t262 = t241 ^ t261;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t263 = t240 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t264 = t262 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t265 = t263 + t264;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t266 = t206 + t265;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t267 = exists_6 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t266), "l"(t260), "r"(t267) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t268 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_18 = t268 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t270 = index_18 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t271 = index_18 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t272 = first_2 + t270;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t273 = t271 << 3u;
        const bool t274 = t272 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t275 = t273 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_7 = t274 & t275;
        const u32 index_19 = exists_7 ? t272 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t278 = (u64)index_19;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t279 = t278 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t280 = t279 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t281 = weight + t280;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t282 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t283 = t282 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t284 = t281 + t283;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t285 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t286 = t285 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t287 = t284 + t286;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t288 = exists_7 ? t273 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t289 = (u64)t288 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t290 = t287 + t289;
        const u32 t291 = t270 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t292 = t271 ^ t291;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t293 = t270 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t294 = t292 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t295 = t293 + t294;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t296 = t206 + t295;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t297 = exists_7 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t296), "l"(t290), "r"(t297) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t298 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_20 = t298 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t300 = index_20 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t301 = index_20 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t302 = first_2 + t300;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t303 = t301 << 3u;
        const bool t304 = t302 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t305 = t303 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_8 = t304 & t305;
        const u32 index_21 = exists_8 ? t302 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t308 = (u64)index_21;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t309 = t308 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t310 = t309 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t311 = weight + t310;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t312 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t313 = t312 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t314 = t311 + t313;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t315 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t316 = t315 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t317 = t314 + t316;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t318 = exists_8 ? t303 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t319 = (u64)t318 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t320 = t317 + t319;
        const u32 t321 = t300 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t322 = t301 ^ t321;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t323 = t300 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t324 = t322 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t325 = t323 + t324;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t326 = t206 + t325;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t327 = exists_8 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t326), "l"(t320), "r"(t327) : "memory");
    }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_2 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_3 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_4 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_5 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_6 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_7 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_8 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_9 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_10 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_11 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_12 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_13 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_14 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_15 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_16 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_17 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_18 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_19 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_20 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_21 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_22 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_23 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_24 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_25 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_26 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_27 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_28 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_29 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_30 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_31 = 0.0f;
#line 197 "fa-kernels/src/conv/work.rs"
    f32 acc_32 = 0.0f;
#line 228 "fa-kernels/src/conv/work.rs"
    const u32 t328 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
    const u32 first_3 = t328 << 7u;
#line 199 "fa-kernels/src/conv/work.rs"
    f32 count = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
    f32 mean = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
    f32 squares = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
    f32 count_2 = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
    f32 mean_2 = 0.0f;
#line 199 "fa-kernels/src/conv/work.rs"
    f32 squares_2 = 0.0f;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t330 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_4 = t330 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t332 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t333 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_3 = t332 ? t333 : 0u;
    const u32 t335 = left_3 < cta_groups ? left_3 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < t335; i += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
        acc = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_2 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_5 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_6 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_9 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_10 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_13 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_14 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_17 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_18 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_21 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_22 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_25 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_26 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_29 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_30 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_3 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_4 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_7 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_8 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_11 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_12 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_15 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_16 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_19 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_20 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_23 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_24 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_27 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_28 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_31 = 0.0f;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_32 = 0.0f;
#line 167 "fa-kernels/src/conv/tile_config.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < 2u; i_2 += 1u) {
#line 46 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t336 = i << 1u;
#line 46 "fa-kernels/src/conv/mma/loads.rs"
            const u32 block = t336 + i_2;
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t338 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t339 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t340 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t340 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t342 = first_5 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t343 = all_groups - first_5;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_4 = t342 ? t343 : 0u;
            const u32 t345 = left_4 < cta_groups ? left_4 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t346 = t338 < t345;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t346) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t347 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t348 = t347 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t349 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t350 = t348 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t351 = t350 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t352 = t349 + t351;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t353 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_6 = t353 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_22 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t356 = index_22 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t357 = index_22 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t358 = first_6 + t356;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t359 = t357 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t360 = t339 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t361 = t359 + t360;
                const bool t362 = t358 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t363 = t361 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_9 = t362 & t363;
                const u32 index_23 = exists_9 ? t358 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t366 = (u64)index_23;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t367 = t366 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t368 = t367 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t369 = weight + t368;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t370 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t371 = t370 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t372 = t369 + t371;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t373 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t374 = t373 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t375 = t372 + t374;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t376 = exists_9 ? t361 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t377 = (u64)t376 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t378 = t375 + t377;
                const u32 t379 = t356 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t380 = t357 ^ t379;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t381 = t356 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t382 = t380 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t383 = t381 + t382;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t384 = t352 + t383;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t385 = exists_9 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t384), "l"(t378), "r"(t385) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t386 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_24 = t386 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t388 = index_24 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t389 = index_24 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t390 = first_6 + t388;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t391 = t389 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t392 = t339 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t393 = t391 + t392;
                const bool t394 = t390 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t395 = t393 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_10 = t394 & t395;
                const u32 index_25 = exists_10 ? t390 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t398 = (u64)index_25;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t399 = t398 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t400 = t399 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t401 = weight + t400;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t402 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t403 = t402 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t404 = t401 + t403;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t405 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t406 = t405 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t407 = t404 + t406;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t408 = exists_10 ? t393 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t409 = (u64)t408 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t410 = t407 + t409;
                const u32 t411 = t388 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t412 = t389 ^ t411;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t413 = t388 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t414 = t412 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t415 = t413 + t414;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t416 = t352 + t415;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t417 = exists_10 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t416), "l"(t410), "r"(t417) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t418 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_26 = t418 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t420 = index_26 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t421 = index_26 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t422 = first_6 + t420;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t423 = t421 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t424 = t339 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t425 = t423 + t424;
                const bool t426 = t422 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t427 = t425 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_11 = t426 & t427;
                const u32 index_27 = exists_11 ? t422 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t430 = (u64)index_27;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t431 = t430 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t432 = t431 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t433 = weight + t432;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t434 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t435 = t434 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t436 = t433 + t435;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t437 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t438 = t437 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t439 = t436 + t438;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t440 = exists_11 ? t425 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t441 = (u64)t440 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t442 = t439 + t441;
                const u32 t443 = t420 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t444 = t421 ^ t443;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t445 = t420 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t446 = t444 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t447 = t445 + t446;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t448 = t352 + t447;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t449 = exists_11 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t448), "l"(t442), "r"(t449) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t450 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_28 = t450 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t452 = index_28 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t453 = index_28 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t454 = first_6 + t452;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t455 = t453 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t456 = t339 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t457 = t455 + t456;
                const bool t458 = t454 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t459 = t457 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_12 = t458 & t459;
                const u32 index_29 = exists_12 ? t454 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t462 = (u64)index_29;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t463 = t462 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t464 = t463 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t465 = weight + t464;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t466 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t467 = t466 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t468 = t465 + t467;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t469 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t470 = t469 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t471 = t468 + t470;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t472 = exists_12 ? t457 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t473 = (u64)t472 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t474 = t471 + t473;
                const u32 t475 = t452 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t476 = t453 ^ t475;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t477 = t452 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t478 = t476 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t479 = t477 + t478;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t480 = t352 + t479;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t481 = exists_12 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t480), "l"(t474), "r"(t481) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t482 = block * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t483 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t484 = t482 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t485 = t484 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t486 = t483 + t485;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t487 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row = t13 + t487;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t489 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t490 = first_row + t489;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t491 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t492 = t490 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t493 = t491 ^ t492;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t494 = t490 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t495 = t493 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t496 = t494 + t495;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t497 = t486 + t496;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m;
            u32 m_2;
            u32 m_3;
            u32 m_4;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t497) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t498 = t496 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t499 = t486 + t498;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_5;
            u32 m_6;
            u32 m_7;
            u32 m_8;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t499) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t500 = t496 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t501 = t486 + t500;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_9;
            u32 m_10;
            u32 m_11;
            u32 m_12;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t501) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t502 = t496 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t503 = t486 + t502;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_13;
            u32 m_14;
            u32 m_15;
            u32 m_16;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t503) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t504 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t505 = t504 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t506 = t505 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t507 = smem_1 + t506;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t508 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t509 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t510 = t509 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t511 = t508 + t510;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t512 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t513 = t512 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t514 = t511 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t515 = t513 ^ t514;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t516 = t511 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t517 = t515 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t518 = t516 + t517;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t519 = t507 + t518;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_17;
            u32 m_18;
            u32 m_19;
            u32 m_20;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t519) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_21;
            u32 m_22;
            u32 m_23;
            u32 m_24;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t519) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_25;
            u32 m_26;
            u32 m_27;
            u32 m_28;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t519) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_29;
            u32 m_30;
            u32 m_31;
            u32 m_32;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t519) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t520 = t518 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t521 = t507 + t520;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_33;
            u32 m_34;
            u32 m_35;
            u32 m_36;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t521) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_37;
            u32 m_38;
            u32 m_39;
            u32 m_40;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t521) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_41;
            u32 m_42;
            u32 m_43;
            u32 m_44;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t521) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_45;
            u32 m_46;
            u32 m_47;
            u32 m_48;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t521) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t522 = t518 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t523 = t507 + t522;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t523) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t523) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t523) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t523) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t524 = t518 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t525 = t507 + t524;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t526 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t527 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t528 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_7 = t528 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t530 = first_7 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t531 = all_groups - first_7;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_5 = t530 ? t531 : 0u;
            const u32 t533 = left_5 < cta_groups ? left_5 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t534 = t526 < t533;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t534) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t535 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t536 = t535 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t537 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t538 = t536 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t539 = t538 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t540 = t537 + t539;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t541 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_8 = t541 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_30 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t544 = index_30 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t545 = index_30 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t546 = first_8 + t544;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t547 = t545 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t548 = t527 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t549 = t547 + t548;
                const bool t550 = t546 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t551 = t549 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_13 = t550 & t551;
                const u32 index_31 = exists_13 ? t546 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t554 = (u64)index_31;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t555 = t554 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t556 = t555 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t557 = weight + t556;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t558 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t559 = t558 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t560 = t557 + t559;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t561 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t562 = t561 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t563 = t560 + t562;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t564 = exists_13 ? t549 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t565 = (u64)t564 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t566 = t563 + t565;
                const u32 t567 = t544 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t568 = t545 ^ t567;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t569 = t544 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t570 = t568 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t571 = t569 + t570;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t572 = t540 + t571;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t573 = exists_13 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t572), "l"(t566), "r"(t573) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t574 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_32 = t574 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t576 = index_32 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t577 = index_32 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t578 = first_8 + t576;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t579 = t577 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t580 = t527 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t581 = t579 + t580;
                const bool t582 = t578 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t583 = t581 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_14 = t582 & t583;
                const u32 index_33 = exists_14 ? t578 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t586 = (u64)index_33;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t587 = t586 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t588 = t587 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t589 = weight + t588;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t590 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t591 = t590 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t592 = t589 + t591;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t593 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t594 = t593 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t595 = t592 + t594;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t596 = exists_14 ? t581 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t597 = (u64)t596 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t598 = t595 + t597;
                const u32 t599 = t576 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t600 = t577 ^ t599;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t601 = t576 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t602 = t600 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t603 = t601 + t602;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t604 = t540 + t603;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t605 = exists_14 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t604), "l"(t598), "r"(t605) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t606 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_34 = t606 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t608 = index_34 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t609 = index_34 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t610 = first_8 + t608;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t611 = t609 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t612 = t527 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t613 = t611 + t612;
                const bool t614 = t610 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t615 = t613 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_15 = t614 & t615;
                const u32 index_35 = exists_15 ? t610 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t618 = (u64)index_35;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t619 = t618 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t620 = t619 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t621 = weight + t620;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t622 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t623 = t622 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t624 = t621 + t623;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t625 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t626 = t625 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t627 = t624 + t626;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t628 = exists_15 ? t613 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t629 = (u64)t628 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t630 = t627 + t629;
                const u32 t631 = t608 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t632 = t609 ^ t631;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t633 = t608 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t634 = t632 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t635 = t633 + t634;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t636 = t540 + t635;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t637 = exists_15 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t636), "l"(t630), "r"(t637) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t638 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_36 = t638 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t640 = index_36 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t641 = index_36 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t642 = first_8 + t640;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t643 = t641 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t644 = t527 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t645 = t643 + t644;
                const bool t646 = t642 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t647 = t645 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_16 = t646 & t647;
                const u32 index_37 = exists_16 ? t642 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t650 = (u64)index_37;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t651 = t650 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t652 = t651 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t653 = weight + t652;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t654 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t655 = t654 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t656 = t653 + t655;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t657 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t658 = t657 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t659 = t656 + t658;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t660 = exists_16 ? t645 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t661 = (u64)t660 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t662 = t659 + t661;
                const u32 t663 = t640 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t664 = t641 ^ t663;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t665 = t640 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t666 = t664 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t667 = t665 + t666;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t668 = t540 + t667;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t669 = exists_16 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t668), "l"(t662), "r"(t669) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t670 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t671 = t670 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t672 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t673 = t671 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t674 = t673 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t675 = t672 + t674;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t676 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_2 = t13 + t676;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t678 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t679 = first_row_2 + t678;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t680 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t681 = t679 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t682 = t680 ^ t681;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t683 = t679 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t684 = t682 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t685 = t683 + t684;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t686 = t675 + t685;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t686) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t687 = t685 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t688 = t675 + t687;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t688) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t689 = t685 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t690 = t675 + t689;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t690) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t691 = t685 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t692 = t675 + t691;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t692) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t693 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t694 = t693 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t695 = t694 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t696 = smem_1 + t695;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t697 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t698 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t699 = t698 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t700 = t697 + t699;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t701 = t700 + 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t702 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t703 = t702 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t704 = t701 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t705 = t703 ^ t704;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t706 = t701 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t707 = t705 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t708 = t706 + t707;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t709 = t696 + t708;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t709) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t709) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_101), "r"(m_102));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_103), "r"(m_104));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t709) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_105), "r"(m_106));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_107), "r"(m_108));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t709) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_109), "r"(m_110));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_111), "r"(m_112));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t710 = t708 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t711 = t696 + t710;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t711) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_113), "r"(m_114));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_115), "r"(m_116));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t711) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_117), "r"(m_118));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_119), "r"(m_120));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t711) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_121), "r"(m_122));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_123), "r"(m_124));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t711) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_125), "r"(m_126));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_127), "r"(m_128));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t712 = t708 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t713 = t696 + t712;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t713) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_129), "r"(m_130));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_131), "r"(m_132));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t713) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_133), "r"(m_134));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_135), "r"(m_136));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t713) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_137), "r"(m_138));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_139), "r"(m_140));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t713) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_141), "r"(m_142));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_143), "r"(m_144));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t714 = t708 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t715 = t696 + t714;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_145), "r"(m_146));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_147), "r"(m_148));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_149), "r"(m_150));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_151), "r"(m_152));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_153), "r"(m_154));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_155), "r"(m_156));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_157), "r"(m_158));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_159), "r"(m_160));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t716 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t717 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t718 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_9 = t718 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t720 = first_9 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t721 = all_groups - first_9;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t720 ? t721 : 0u;
            const u32 t723 = left_6 < cta_groups ? left_6 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t724 = t716 < t723;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t724) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t725 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t726 = t725 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t727 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t728 = t726 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t729 = t728 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t730 = t727 + t729;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t731 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_10 = t731 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_38 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t734 = index_38 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t735 = index_38 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t736 = first_10 + t734;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t737 = t735 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t738 = t717 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t739 = t737 + t738;
                const bool t740 = t736 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t741 = t739 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_17 = t740 & t741;
                const u32 index_39 = exists_17 ? t736 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t744 = (u64)index_39;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t745 = t744 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t746 = t745 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t747 = weight + t746;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t748 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t749 = t748 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t750 = t747 + t749;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t751 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t752 = t751 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t753 = t750 + t752;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t754 = exists_17 ? t739 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t755 = (u64)t754 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t756 = t753 + t755;
                const u32 t757 = t734 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t758 = t735 ^ t757;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t759 = t734 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t760 = t758 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t761 = t759 + t760;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t762 = t730 + t761;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t763 = exists_17 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t762), "l"(t756), "r"(t763) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t764 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_40 = t764 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t766 = index_40 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t767 = index_40 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t768 = first_10 + t766;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t769 = t767 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t770 = t717 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t771 = t769 + t770;
                const bool t772 = t768 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t773 = t771 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_18 = t772 & t773;
                const u32 index_41 = exists_18 ? t768 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t776 = (u64)index_41;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t777 = t776 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t778 = t777 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t779 = weight + t778;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t780 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t781 = t780 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t782 = t779 + t781;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t783 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t784 = t783 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t785 = t782 + t784;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t786 = exists_18 ? t771 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t787 = (u64)t786 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t788 = t785 + t787;
                const u32 t789 = t766 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t790 = t767 ^ t789;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t791 = t766 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t792 = t790 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t793 = t791 + t792;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t794 = t730 + t793;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t795 = exists_18 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t794), "l"(t788), "r"(t795) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t796 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_42 = t796 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t798 = index_42 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t799 = index_42 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t800 = first_10 + t798;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t801 = t799 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t802 = t717 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t803 = t801 + t802;
                const bool t804 = t800 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t805 = t803 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_19 = t804 & t805;
                const u32 index_43 = exists_19 ? t800 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t808 = (u64)index_43;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t809 = t808 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t810 = t809 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t811 = weight + t810;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t812 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t813 = t812 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t814 = t811 + t813;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t815 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t816 = t815 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t817 = t814 + t816;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t818 = exists_19 ? t803 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t819 = (u64)t818 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t820 = t817 + t819;
                const u32 t821 = t798 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t822 = t799 ^ t821;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t823 = t798 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t824 = t822 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t825 = t823 + t824;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t826 = t730 + t825;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t827 = exists_19 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t826), "l"(t820), "r"(t827) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t828 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_44 = t828 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t830 = index_44 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t831 = index_44 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t832 = first_10 + t830;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t833 = t831 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t834 = t717 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t835 = t833 + t834;
                const bool t836 = t832 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t837 = t835 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_20 = t836 & t837;
                const u32 index_45 = exists_20 ? t832 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t840 = (u64)index_45;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t841 = t840 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t842 = t841 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t843 = weight + t842;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t844 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t845 = t844 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t846 = t843 + t845;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t847 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t848 = t847 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t849 = t846 + t848;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t850 = exists_20 ? t835 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t851 = (u64)t850 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t852 = t849 + t851;
                const u32 t853 = t830 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t854 = t831 ^ t853;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t855 = t830 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t856 = t854 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t857 = t855 + t856;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t858 = t730 + t857;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t859 = exists_20 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t858), "l"(t852), "r"(t859) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t860 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t861 = t860 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t862 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t863 = t861 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t864 = t863 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t865 = t862 + t864;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t866 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_3 = t13 + t866;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t868 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t869 = first_row_3 + t868;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t870 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t871 = t869 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t872 = t870 ^ t871;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t873 = t869 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t874 = t872 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t875 = t873 + t874;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t876 = t865 + t875;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_161;
            u32 m_162;
            u32 m_163;
            u32 m_164;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t876) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t877 = t875 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t878 = t865 + t877;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_165;
            u32 m_166;
            u32 m_167;
            u32 m_168;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t878) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t879 = t875 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t880 = t865 + t879;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_169;
            u32 m_170;
            u32 m_171;
            u32 m_172;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t880) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t881 = t875 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t882 = t865 + t881;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_173;
            u32 m_174;
            u32 m_175;
            u32 m_176;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t882) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t883 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t884 = t883 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t885 = t884 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t886 = smem_1 + t885;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t887 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t888 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t889 = t888 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t890 = t887 + t889;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t891 = t890 + 2u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t892 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t893 = t892 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t894 = t891 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t895 = t893 ^ t894;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t896 = t891 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t897 = t895 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t898 = t896 + t897;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t899 = t886 + t898;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_177;
            u32 m_178;
            u32 m_179;
            u32 m_180;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t899) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_181;
            u32 m_182;
            u32 m_183;
            u32 m_184;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t899) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_181), "r"(m_182));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_183), "r"(m_184));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_185;
            u32 m_186;
            u32 m_187;
            u32 m_188;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t899) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_185), "r"(m_186));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_187), "r"(m_188));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_189;
            u32 m_190;
            u32 m_191;
            u32 m_192;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t899) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_189), "r"(m_190));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_191), "r"(m_192));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t900 = t898 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t901 = t886 + t900;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_193;
            u32 m_194;
            u32 m_195;
            u32 m_196;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t901) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_193), "r"(m_194));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_195), "r"(m_196));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_197;
            u32 m_198;
            u32 m_199;
            u32 m_200;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t901) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_197), "r"(m_198));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_199), "r"(m_200));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_201;
            u32 m_202;
            u32 m_203;
            u32 m_204;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t901) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_201), "r"(m_202));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_203), "r"(m_204));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_205;
            u32 m_206;
            u32 m_207;
            u32 m_208;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t901) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_205), "r"(m_206));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_207), "r"(m_208));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t902 = t898 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t903 = t886 + t902;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_209;
            u32 m_210;
            u32 m_211;
            u32 m_212;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t903) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_209), "r"(m_210));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_211), "r"(m_212));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_213;
            u32 m_214;
            u32 m_215;
            u32 m_216;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t903) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_213), "r"(m_214));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_215), "r"(m_216));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_217;
            u32 m_218;
            u32 m_219;
            u32 m_220;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t903) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_217), "r"(m_218));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_219), "r"(m_220));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_221;
            u32 m_222;
            u32 m_223;
            u32 m_224;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t903) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_221), "r"(m_222));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_223), "r"(m_224));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t904 = t898 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t905 = t886 + t904;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_225;
            u32 m_226;
            u32 m_227;
            u32 m_228;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_225), "r"(m_226));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_227), "r"(m_228));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_229;
            u32 m_230;
            u32 m_231;
            u32 m_232;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_229), "r"(m_230));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_231), "r"(m_232));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_233;
            u32 m_234;
            u32 m_235;
            u32 m_236;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_233), "r"(m_234));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_235), "r"(m_236));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_237;
            u32 m_238;
            u32 m_239;
            u32 m_240;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_237), "r"(m_238));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_239), "r"(m_240));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t906 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t907 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t908 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_11 = t908 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t910 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t911 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_7 = t910 ? t911 : 0u;
            const u32 t913 = left_7 < cta_groups ? left_7 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t914 = t906 < t913;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t914) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t915 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t916 = t915 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t917 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t918 = t916 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t919 = t918 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t920 = t917 + t919;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t921 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_12 = t921 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_46 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t924 = index_46 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t925 = index_46 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t926 = first_12 + t924;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t927 = t925 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t928 = t907 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t929 = t927 + t928;
                const bool t930 = t926 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t931 = t929 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_21 = t930 & t931;
                const u32 index_47 = exists_21 ? t926 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t934 = (u64)index_47;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t935 = t934 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t936 = t935 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t937 = weight + t936;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t938 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t939 = t938 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t940 = t937 + t939;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t941 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t942 = t941 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t943 = t940 + t942;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t944 = exists_21 ? t929 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t945 = (u64)t944 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t946 = t943 + t945;
                const u32 t947 = t924 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t948 = t925 ^ t947;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t949 = t924 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t950 = t948 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t951 = t949 + t950;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t952 = t920 + t951;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t953 = exists_21 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t952), "l"(t946), "r"(t953) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t954 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_48 = t954 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t956 = index_48 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t957 = index_48 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t958 = first_12 + t956;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t959 = t957 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t960 = t907 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t961 = t959 + t960;
                const bool t962 = t958 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t963 = t961 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_22 = t962 & t963;
                const u32 index_49 = exists_22 ? t958 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t966 = (u64)index_49;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t967 = t966 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t968 = t967 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t969 = weight + t968;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t970 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t971 = t970 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t972 = t969 + t971;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t973 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t974 = t973 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t975 = t972 + t974;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t976 = exists_22 ? t961 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t977 = (u64)t976 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t978 = t975 + t977;
                const u32 t979 = t956 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t980 = t957 ^ t979;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t981 = t956 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t982 = t980 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t983 = t981 + t982;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t984 = t920 + t983;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t985 = exists_22 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t984), "l"(t978), "r"(t985) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t986 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_50 = t986 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t988 = index_50 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t989 = index_50 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t990 = first_12 + t988;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t991 = t989 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t992 = t907 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t993 = t991 + t992;
                const bool t994 = t990 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t995 = t993 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_23 = t994 & t995;
                const u32 index_51 = exists_23 ? t990 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t998 = (u64)index_51;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t999 = t998 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1000 = t999 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1001 = weight + t1000;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1002 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1003 = t1002 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1004 = t1001 + t1003;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1005 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1006 = t1005 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1007 = t1004 + t1006;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1008 = exists_23 ? t993 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1009 = (u64)t1008 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1010 = t1007 + t1009;
                const u32 t1011 = t988 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1012 = t989 ^ t1011;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1013 = t988 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1014 = t1012 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1015 = t1013 + t1014;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1016 = t920 + t1015;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1017 = exists_23 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1016), "l"(t1010), "r"(t1017) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1018 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_52 = t1018 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1020 = index_52 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1021 = index_52 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1022 = first_12 + t1020;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1023 = t1021 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1024 = t907 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1025 = t1023 + t1024;
                const bool t1026 = t1022 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1027 = t1025 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_24 = t1026 & t1027;
                const u32 index_53 = exists_24 ? t1022 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1030 = (u64)index_53;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1031 = t1030 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1032 = t1031 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1033 = weight + t1032;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1034 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1035 = t1034 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1036 = t1033 + t1035;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1037 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1038 = t1037 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1039 = t1036 + t1038;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1040 = exists_24 ? t1025 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1041 = (u64)t1040 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1042 = t1039 + t1041;
                const u32 t1043 = t1020 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1044 = t1021 ^ t1043;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1045 = t1020 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1046 = t1044 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1047 = t1045 + t1046;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1048 = t920 + t1047;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1049 = exists_24 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1048), "l"(t1042), "r"(t1049) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1050 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1051 = t1050 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1052 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1053 = t1051 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1054 = t1053 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1055 = t1052 + t1054;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1056 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_4 = t13 + t1056;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1058 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1059 = first_row_4 + t1058;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1060 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1061 = t1059 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1062 = t1060 ^ t1061;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1063 = t1059 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1064 = t1062 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1065 = t1063 + t1064;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1066 = t1055 + t1065;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_241;
            u32 m_242;
            u32 m_243;
            u32 m_244;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1066) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1067 = t1065 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1068 = t1055 + t1067;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_245;
            u32 m_246;
            u32 m_247;
            u32 m_248;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1068) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1069 = t1065 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1070 = t1055 + t1069;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_249;
            u32 m_250;
            u32 m_251;
            u32 m_252;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1070) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1071 = t1065 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1072 = t1055 + t1071;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_253;
            u32 m_254;
            u32 m_255;
            u32 m_256;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1072) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1073 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1074 = t1073 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1075 = t1074 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1076 = smem_1 + t1075;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1077 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1078 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1079 = t1078 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1080 = t1077 + t1079;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1081 = t1080 + 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1082 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1083 = t1082 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1084 = t1081 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1085 = t1083 ^ t1084;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1086 = t1081 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1087 = t1085 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1088 = t1086 + t1087;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1089 = t1076 + t1088;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_257;
            u32 m_258;
            u32 m_259;
            u32 m_260;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1089) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_257), "r"(m_258));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_259), "r"(m_260));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_261;
            u32 m_262;
            u32 m_263;
            u32 m_264;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1089) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_261), "r"(m_262));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_263), "r"(m_264));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_265;
            u32 m_266;
            u32 m_267;
            u32 m_268;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1089) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_265), "r"(m_266));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_267), "r"(m_268));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_269;
            u32 m_270;
            u32 m_271;
            u32 m_272;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1089) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_269), "r"(m_270));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_271), "r"(m_272));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1090 = t1088 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1091 = t1076 + t1090;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_273;
            u32 m_274;
            u32 m_275;
            u32 m_276;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1091) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_273), "r"(m_274));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_275), "r"(m_276));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_277;
            u32 m_278;
            u32 m_279;
            u32 m_280;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1091) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_277), "r"(m_278));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_279), "r"(m_280));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_281;
            u32 m_282;
            u32 m_283;
            u32 m_284;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1091) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_281), "r"(m_282));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_283), "r"(m_284));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_285;
            u32 m_286;
            u32 m_287;
            u32 m_288;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1091) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_285), "r"(m_286));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_287), "r"(m_288));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1092 = t1088 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1093 = t1076 + t1092;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1093) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_289), "r"(m_290));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_291), "r"(m_292));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1093) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_293), "r"(m_294));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_295), "r"(m_296));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1093) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_297), "r"(m_298));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_299), "r"(m_300));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1093) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_301), "r"(m_302));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_303), "r"(m_304));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1094 = t1088 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1095 = t1076 + t1094;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_305), "r"(m_306));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_307), "r"(m_308));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_309), "r"(m_310));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_311), "r"(m_312));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_313), "r"(m_314));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_315), "r"(m_316));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_317), "r"(m_318));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_319), "r"(m_320));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1096 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1097 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1098 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_13 = t1098 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1100 = first_13 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1101 = all_groups - first_13;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_8 = t1100 ? t1101 : 0u;
            const u32 t1103 = left_8 < cta_groups ? left_8 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1104 = t1096 < t1103;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1104) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1105 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1106 = t1105 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1107 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1108 = t1106 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1109 = t1108 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1110 = t1107 + t1109;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1111 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_14 = t1111 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_54 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1114 = index_54 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1115 = index_54 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1116 = first_14 + t1114;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1117 = t1115 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1118 = t1097 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1119 = t1117 + t1118;
                const bool t1120 = t1116 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1121 = t1119 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_25 = t1120 & t1121;
                const u32 index_55 = exists_25 ? t1116 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1124 = (u64)index_55;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1125 = t1124 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1126 = t1125 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1127 = weight + t1126;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1128 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1129 = t1128 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1130 = t1127 + t1129;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1131 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1132 = t1131 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1133 = t1130 + t1132;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1134 = exists_25 ? t1119 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1135 = (u64)t1134 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1136 = t1133 + t1135;
                const u32 t1137 = t1114 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1138 = t1115 ^ t1137;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1139 = t1114 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1140 = t1138 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1141 = t1139 + t1140;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1142 = t1110 + t1141;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1143 = exists_25 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1142), "l"(t1136), "r"(t1143) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1144 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_56 = t1144 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1146 = index_56 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1147 = index_56 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1148 = first_14 + t1146;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1149 = t1147 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1150 = t1097 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1151 = t1149 + t1150;
                const bool t1152 = t1148 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1153 = t1151 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_26 = t1152 & t1153;
                const u32 index_57 = exists_26 ? t1148 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1156 = (u64)index_57;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1157 = t1156 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1158 = t1157 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1159 = weight + t1158;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1160 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1161 = t1160 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1162 = t1159 + t1161;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1163 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1164 = t1163 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1165 = t1162 + t1164;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1166 = exists_26 ? t1151 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1167 = (u64)t1166 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1168 = t1165 + t1167;
                const u32 t1169 = t1146 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1170 = t1147 ^ t1169;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1171 = t1146 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1172 = t1170 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1173 = t1171 + t1172;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1174 = t1110 + t1173;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1175 = exists_26 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1174), "l"(t1168), "r"(t1175) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1176 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_58 = t1176 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1178 = index_58 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1179 = index_58 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1180 = first_14 + t1178;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1181 = t1179 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1182 = t1097 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1183 = t1181 + t1182;
                const bool t1184 = t1180 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1185 = t1183 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_27 = t1184 & t1185;
                const u32 index_59 = exists_27 ? t1180 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1188 = (u64)index_59;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1189 = t1188 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1190 = t1189 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1191 = weight + t1190;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1192 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1193 = t1192 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1194 = t1191 + t1193;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1195 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1196 = t1195 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1197 = t1194 + t1196;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1198 = exists_27 ? t1183 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1199 = (u64)t1198 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1200 = t1197 + t1199;
                const u32 t1201 = t1178 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1202 = t1179 ^ t1201;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1203 = t1178 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1204 = t1202 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1205 = t1203 + t1204;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1206 = t1110 + t1205;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1207 = exists_27 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1206), "l"(t1200), "r"(t1207) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1208 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_60 = t1208 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1210 = index_60 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1211 = index_60 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1212 = first_14 + t1210;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1213 = t1211 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1214 = t1097 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1215 = t1213 + t1214;
                const bool t1216 = t1212 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1217 = t1215 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_28 = t1216 & t1217;
                const u32 index_61 = exists_28 ? t1212 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1220 = (u64)index_61;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1221 = t1220 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1222 = t1221 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1223 = weight + t1222;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1224 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1225 = t1224 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1226 = t1223 + t1225;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1227 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1228 = t1227 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1229 = t1226 + t1228;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1230 = exists_28 ? t1215 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1231 = (u64)t1230 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1232 = t1229 + t1231;
                const u32 t1233 = t1210 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1234 = t1211 ^ t1233;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1235 = t1210 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1236 = t1234 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1237 = t1235 + t1236;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1238 = t1110 + t1237;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1239 = exists_28 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1238), "l"(t1232), "r"(t1239) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1240 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1241 = t1240 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1242 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1243 = t1241 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1244 = t1243 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1245 = t1242 + t1244;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1246 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_5 = t13 + t1246;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1248 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1249 = first_row_5 + t1248;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1250 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1251 = t1249 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1252 = t1250 ^ t1251;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1253 = t1249 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1254 = t1252 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1255 = t1253 + t1254;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1256 = t1245 + t1255;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1256) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1257 = t1255 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1258 = t1245 + t1257;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1258) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1259 = t1255 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1260 = t1245 + t1259;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1260) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1261 = t1255 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1262 = t1245 + t1261;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1262) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1263 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1264 = t1263 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1265 = t1264 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1266 = smem_1 + t1265;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1267 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1268 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1269 = t1268 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1270 = t1267 + t1269;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1271 = t1270 + 13u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1272 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1273 = t1272 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1274 = t1271 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1275 = t1273 ^ t1274;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1276 = t1271 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1277 = t1275 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1278 = t1276 + t1277;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1279 = t1266 + t1278;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1279) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_337), "r"(m_338));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_339), "r"(m_340));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1279) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_341), "r"(m_342));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_343), "r"(m_344));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1279) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_345), "r"(m_346));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_347), "r"(m_348));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1279) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_349), "r"(m_350));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_351), "r"(m_352));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1280 = t1278 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1281 = t1266 + t1280;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1281) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_353), "r"(m_354));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_355), "r"(m_356));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1281) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_357), "r"(m_358));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_359), "r"(m_360));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1281) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_361), "r"(m_362));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_363), "r"(m_364));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1281) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_365), "r"(m_366));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_367), "r"(m_368));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1282 = t1278 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1283 = t1266 + t1282;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1283) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_369), "r"(m_370));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_371), "r"(m_372));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1283) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_373), "r"(m_374));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_375), "r"(m_376));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1283) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_377), "r"(m_378));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_379), "r"(m_380));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1283) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_381), "r"(m_382));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_383), "r"(m_384));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1284 = t1278 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1285 = t1266 + t1284;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_385), "r"(m_386));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_387), "r"(m_388));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_389), "r"(m_390));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_391), "r"(m_392));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_393), "r"(m_394));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_395), "r"(m_396));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_397), "r"(m_398));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_399), "r"(m_400));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1286 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1287 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1288 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_15 = t1288 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1290 = first_15 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1291 = all_groups - first_15;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_9 = t1290 ? t1291 : 0u;
            const u32 t1293 = left_9 < cta_groups ? left_9 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1294 = t1286 < t1293;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1294) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1295 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1296 = t1295 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1297 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1298 = t1296 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1299 = t1298 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1300 = t1297 + t1299;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1301 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_16 = t1301 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_62 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1304 = index_62 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1305 = index_62 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1306 = first_16 + t1304;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1307 = t1305 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1308 = t1287 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1309 = t1307 + t1308;
                const bool t1310 = t1306 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1311 = t1309 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_29 = t1310 & t1311;
                const u32 index_63 = exists_29 ? t1306 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1314 = (u64)index_63;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1315 = t1314 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1316 = t1315 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1317 = weight + t1316;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1318 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1319 = t1318 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1320 = t1317 + t1319;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1321 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1322 = t1321 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1323 = t1320 + t1322;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1324 = exists_29 ? t1309 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1325 = (u64)t1324 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1326 = t1323 + t1325;
                const u32 t1327 = t1304 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1328 = t1305 ^ t1327;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1329 = t1304 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1330 = t1328 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1331 = t1329 + t1330;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1332 = t1300 + t1331;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1333 = exists_29 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1332), "l"(t1326), "r"(t1333) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1334 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_64 = t1334 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1336 = index_64 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1337 = index_64 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1338 = first_16 + t1336;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1339 = t1337 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1340 = t1287 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1341 = t1339 + t1340;
                const bool t1342 = t1338 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1343 = t1341 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_30 = t1342 & t1343;
                const u32 index_65 = exists_30 ? t1338 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1346 = (u64)index_65;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1347 = t1346 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1348 = t1347 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1349 = weight + t1348;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1350 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1351 = t1350 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1352 = t1349 + t1351;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1353 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1354 = t1353 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1355 = t1352 + t1354;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1356 = exists_30 ? t1341 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1357 = (u64)t1356 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1358 = t1355 + t1357;
                const u32 t1359 = t1336 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1360 = t1337 ^ t1359;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1361 = t1336 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1362 = t1360 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1363 = t1361 + t1362;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1364 = t1300 + t1363;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1365 = exists_30 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1364), "l"(t1358), "r"(t1365) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1366 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_66 = t1366 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1368 = index_66 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1369 = index_66 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1370 = first_16 + t1368;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1371 = t1369 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1372 = t1287 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1373 = t1371 + t1372;
                const bool t1374 = t1370 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1375 = t1373 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_31 = t1374 & t1375;
                const u32 index_67 = exists_31 ? t1370 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1378 = (u64)index_67;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1379 = t1378 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1380 = t1379 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1381 = weight + t1380;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1382 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1383 = t1382 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1384 = t1381 + t1383;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1385 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1386 = t1385 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1387 = t1384 + t1386;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1388 = exists_31 ? t1373 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1389 = (u64)t1388 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1390 = t1387 + t1389;
                const u32 t1391 = t1368 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1392 = t1369 ^ t1391;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1393 = t1368 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1394 = t1392 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1395 = t1393 + t1394;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1396 = t1300 + t1395;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1397 = exists_31 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1396), "l"(t1390), "r"(t1397) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1398 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_68 = t1398 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1400 = index_68 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1401 = index_68 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1402 = first_16 + t1400;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1403 = t1401 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1404 = t1287 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1405 = t1403 + t1404;
                const bool t1406 = t1402 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1407 = t1405 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_32 = t1406 & t1407;
                const u32 index_69 = exists_32 ? t1402 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1410 = (u64)index_69;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1411 = t1410 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1412 = t1411 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1413 = weight + t1412;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1414 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1415 = t1414 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1416 = t1413 + t1415;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1417 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1418 = t1417 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1419 = t1416 + t1418;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1420 = exists_32 ? t1405 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1421 = (u64)t1420 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1422 = t1419 + t1421;
                const u32 t1423 = t1400 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1424 = t1401 ^ t1423;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1425 = t1400 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1426 = t1424 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1427 = t1425 + t1426;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1428 = t1300 + t1427;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1429 = exists_32 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1428), "l"(t1422), "r"(t1429) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1430 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1431 = t1430 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1432 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1433 = t1431 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1434 = t1433 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1435 = t1432 + t1434;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1436 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_6 = t13 + t1436;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1438 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1439 = first_row_6 + t1438;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1440 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1441 = t1439 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1442 = t1440 ^ t1441;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1443 = t1439 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1444 = t1442 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1445 = t1443 + t1444;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1446 = t1435 + t1445;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1446) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1447 = t1445 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1448 = t1435 + t1447;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1448) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1449 = t1445 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1450 = t1435 + t1449;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1450) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1451 = t1445 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1452 = t1435 + t1451;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1452) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1453 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1454 = t1453 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1455 = t1454 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1456 = smem_1 + t1455;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1457 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1458 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1459 = t1458 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1460 = t1457 + t1459;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1461 = t1460 + 14u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1462 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1463 = t1462 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1464 = t1461 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1465 = t1463 ^ t1464;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1466 = t1461 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1467 = t1465 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1468 = t1466 + t1467;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1469 = t1456 + t1468;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1469) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1469) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1469) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_425), "r"(m_426));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_427), "r"(m_428));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1469) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_429), "r"(m_430));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_431), "r"(m_432));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1470 = t1468 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1471 = t1456 + t1470;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1471) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_433), "r"(m_434));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_435), "r"(m_436));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1471) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_437), "r"(m_438));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_439), "r"(m_440));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1471) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_441), "r"(m_442));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_443), "r"(m_444));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1471) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_445), "r"(m_446));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_447), "r"(m_448));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1472 = t1468 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1473 = t1456 + t1472;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1473) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_449), "r"(m_450));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_451), "r"(m_452));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1473) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_453), "r"(m_454));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_455), "r"(m_456));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1473) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_457), "r"(m_458));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_459), "r"(m_460));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1473) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_461), "r"(m_462));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_463), "r"(m_464));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1474 = t1468 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1475 = t1456 + t1474;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_465), "r"(m_466));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_467), "r"(m_468));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_469), "r"(m_470));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_471), "r"(m_472));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_473), "r"(m_474));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_475), "r"(m_476));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_477), "r"(m_478));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_479), "r"(m_480));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1476 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1477 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1478 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_17 = t1478 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1480 = first_17 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1481 = all_groups - first_17;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_10 = t1480 ? t1481 : 0u;
            const u32 t1483 = left_10 < cta_groups ? left_10 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1484 = t1476 < t1483;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1484) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1485 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1486 = t1485 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1487 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1488 = t1486 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1489 = t1488 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1490 = t1487 + t1489;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1491 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_18 = t1491 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_70 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1494 = index_70 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1495 = index_70 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1496 = first_18 + t1494;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1497 = t1495 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1498 = t1477 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1499 = t1497 + t1498;
                const bool t1500 = t1496 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1501 = t1499 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_33 = t1500 & t1501;
                const u32 index_71 = exists_33 ? t1496 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1504 = (u64)index_71;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1505 = t1504 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1506 = t1505 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1507 = weight + t1506;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1508 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1509 = t1508 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1510 = t1507 + t1509;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1511 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1512 = t1511 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1513 = t1510 + t1512;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1514 = exists_33 ? t1499 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1515 = (u64)t1514 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1516 = t1513 + t1515;
                const u32 t1517 = t1494 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1518 = t1495 ^ t1517;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1519 = t1494 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1520 = t1518 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1521 = t1519 + t1520;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1522 = t1490 + t1521;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1523 = exists_33 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1522), "l"(t1516), "r"(t1523) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1524 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_72 = t1524 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1526 = index_72 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1527 = index_72 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1528 = first_18 + t1526;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1529 = t1527 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1530 = t1477 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1531 = t1529 + t1530;
                const bool t1532 = t1528 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1533 = t1531 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_34 = t1532 & t1533;
                const u32 index_73 = exists_34 ? t1528 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1536 = (u64)index_73;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1537 = t1536 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1538 = t1537 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1539 = weight + t1538;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1540 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1541 = t1540 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1542 = t1539 + t1541;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1543 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1544 = t1543 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1545 = t1542 + t1544;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1546 = exists_34 ? t1531 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1547 = (u64)t1546 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1548 = t1545 + t1547;
                const u32 t1549 = t1526 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1550 = t1527 ^ t1549;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1551 = t1526 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1552 = t1550 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1553 = t1551 + t1552;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1554 = t1490 + t1553;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1555 = exists_34 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1554), "l"(t1548), "r"(t1555) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1556 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_74 = t1556 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1558 = index_74 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1559 = index_74 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1560 = first_18 + t1558;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1561 = t1559 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1562 = t1477 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1563 = t1561 + t1562;
                const bool t1564 = t1560 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1565 = t1563 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_35 = t1564 & t1565;
                const u32 index_75 = exists_35 ? t1560 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1568 = (u64)index_75;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1569 = t1568 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1570 = t1569 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1571 = weight + t1570;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1572 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1573 = t1572 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1574 = t1571 + t1573;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1575 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1576 = t1575 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1577 = t1574 + t1576;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1578 = exists_35 ? t1563 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1579 = (u64)t1578 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1580 = t1577 + t1579;
                const u32 t1581 = t1558 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1582 = t1559 ^ t1581;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1583 = t1558 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1584 = t1582 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1585 = t1583 + t1584;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1586 = t1490 + t1585;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1587 = exists_35 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1586), "l"(t1580), "r"(t1587) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1588 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_76 = t1588 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1590 = index_76 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1591 = index_76 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1592 = first_18 + t1590;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1593 = t1591 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1594 = t1477 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1595 = t1593 + t1594;
                const bool t1596 = t1592 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1597 = t1595 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_36 = t1596 & t1597;
                const u32 index_77 = exists_36 ? t1592 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1600 = (u64)index_77;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1601 = t1600 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1602 = t1601 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1603 = weight + t1602;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1604 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1605 = t1604 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1606 = t1603 + t1605;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1607 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1608 = t1607 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1609 = t1606 + t1608;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1610 = exists_36 ? t1595 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1611 = (u64)t1610 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1612 = t1609 + t1611;
                const u32 t1613 = t1590 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1614 = t1591 ^ t1613;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1615 = t1590 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1616 = t1614 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1617 = t1615 + t1616;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1618 = t1490 + t1617;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1619 = exists_36 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1618), "l"(t1612), "r"(t1619) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1620 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1621 = t1620 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1622 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1623 = t1621 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1624 = t1623 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1625 = t1622 + t1624;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1626 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_7 = t13 + t1626;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1628 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1629 = first_row_7 + t1628;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1630 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1631 = t1629 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1632 = t1630 ^ t1631;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1633 = t1629 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1634 = t1632 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1635 = t1633 + t1634;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1636 = t1625 + t1635;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1636) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1637 = t1635 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1638 = t1625 + t1637;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1638) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1639 = t1635 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1640 = t1625 + t1639;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1640) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1641 = t1635 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1642 = t1625 + t1641;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1642) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1643 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1644 = t1643 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1645 = t1644 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1646 = smem_1 + t1645;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1647 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1648 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1649 = t1648 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1650 = t1647 + t1649;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1651 = t1650 + 24u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1652 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1653 = t1652 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1654 = t1651 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1655 = t1653 ^ t1654;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1656 = t1651 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1657 = t1655 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1658 = t1656 + t1657;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1659 = t1646 + t1658;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1659) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_497), "r"(m_498));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_499), "r"(m_500));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1659) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_501), "r"(m_502));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_503), "r"(m_504));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1659) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_505), "r"(m_506));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_507), "r"(m_508));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1659) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_509), "r"(m_510));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_511), "r"(m_512));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1660 = t1658 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1661 = t1646 + t1660;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1661) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_513), "r"(m_514));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_515), "r"(m_516));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1661) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_517), "r"(m_518));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_519), "r"(m_520));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1661) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_521), "r"(m_522));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_523), "r"(m_524));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1661) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_525), "r"(m_526));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_527), "r"(m_528));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1662 = t1658 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1663 = t1646 + t1662;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1663) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_529), "r"(m_530));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_531), "r"(m_532));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1663) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_533), "r"(m_534));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_535), "r"(m_536));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1663) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_537), "r"(m_538));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_539), "r"(m_540));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1663) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_541), "r"(m_542));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_543), "r"(m_544));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1664 = t1658 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1665 = t1646 + t1664;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_545), "r"(m_546));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_547), "r"(m_548));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_549), "r"(m_550));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_551), "r"(m_552));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_553), "r"(m_554));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_555), "r"(m_556));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_557), "r"(m_558));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_559), "r"(m_560));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1666 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1667 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1668 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_19 = t1668 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1670 = first_19 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1671 = all_groups - first_19;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_11 = t1670 ? t1671 : 0u;
            const u32 t1673 = left_11 < cta_groups ? left_11 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1674 = t1666 < t1673;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1674) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1675 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1676 = t1675 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1677 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1678 = t1676 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1679 = t1678 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1680 = t1677 + t1679;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1681 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_20 = t1681 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_78 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1684 = index_78 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1685 = index_78 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1686 = first_20 + t1684;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1687 = t1685 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1688 = t1667 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1689 = t1687 + t1688;
                const bool t1690 = t1686 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1691 = t1689 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_37 = t1690 & t1691;
                const u32 index_79 = exists_37 ? t1686 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1694 = (u64)index_79;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1695 = t1694 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1696 = t1695 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1697 = weight + t1696;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1698 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1699 = t1698 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1700 = t1697 + t1699;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1701 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1702 = t1701 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1703 = t1700 + t1702;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1704 = exists_37 ? t1689 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1705 = (u64)t1704 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1706 = t1703 + t1705;
                const u32 t1707 = t1684 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1708 = t1685 ^ t1707;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1709 = t1684 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1710 = t1708 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1711 = t1709 + t1710;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1712 = t1680 + t1711;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1713 = exists_37 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1712), "l"(t1706), "r"(t1713) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1714 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_80 = t1714 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1716 = index_80 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1717 = index_80 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1718 = first_20 + t1716;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1719 = t1717 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1720 = t1667 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1721 = t1719 + t1720;
                const bool t1722 = t1718 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1723 = t1721 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_38 = t1722 & t1723;
                const u32 index_81 = exists_38 ? t1718 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1726 = (u64)index_81;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1727 = t1726 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1728 = t1727 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1729 = weight + t1728;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1730 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1731 = t1730 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1732 = t1729 + t1731;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1733 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1734 = t1733 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1735 = t1732 + t1734;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1736 = exists_38 ? t1721 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1737 = (u64)t1736 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1738 = t1735 + t1737;
                const u32 t1739 = t1716 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1740 = t1717 ^ t1739;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1741 = t1716 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1742 = t1740 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1743 = t1741 + t1742;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1744 = t1680 + t1743;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1745 = exists_38 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1744), "l"(t1738), "r"(t1745) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1746 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_82 = t1746 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1748 = index_82 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1749 = index_82 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1750 = first_20 + t1748;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1751 = t1749 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1752 = t1667 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1753 = t1751 + t1752;
                const bool t1754 = t1750 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1755 = t1753 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_39 = t1754 & t1755;
                const u32 index_83 = exists_39 ? t1750 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1758 = (u64)index_83;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1759 = t1758 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1760 = t1759 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1761 = weight + t1760;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1762 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1763 = t1762 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1764 = t1761 + t1763;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1765 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1766 = t1765 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1767 = t1764 + t1766;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1768 = exists_39 ? t1753 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1769 = (u64)t1768 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1770 = t1767 + t1769;
                const u32 t1771 = t1748 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1772 = t1749 ^ t1771;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1773 = t1748 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1774 = t1772 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1775 = t1773 + t1774;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1776 = t1680 + t1775;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1777 = exists_39 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1776), "l"(t1770), "r"(t1777) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1778 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_84 = t1778 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1780 = index_84 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1781 = index_84 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1782 = first_20 + t1780;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1783 = t1781 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1784 = t1667 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1785 = t1783 + t1784;
                const bool t1786 = t1782 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1787 = t1785 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_40 = t1786 & t1787;
                const u32 index_85 = exists_40 ? t1782 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1790 = (u64)index_85;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1791 = t1790 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1792 = t1791 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1793 = weight + t1792;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1794 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1795 = t1794 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1796 = t1793 + t1795;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1797 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1798 = t1797 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1799 = t1796 + t1798;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1800 = exists_40 ? t1785 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1801 = (u64)t1800 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1802 = t1799 + t1801;
                const u32 t1803 = t1780 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1804 = t1781 ^ t1803;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1805 = t1780 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1806 = t1804 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1807 = t1805 + t1806;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1808 = t1680 + t1807;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1809 = exists_40 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1808), "l"(t1802), "r"(t1809) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1810 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1811 = t1810 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1812 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1813 = t1811 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1814 = t1813 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1815 = t1812 + t1814;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1816 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_8 = t13 + t1816;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1818 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1819 = first_row_8 + t1818;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1820 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1821 = t1819 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1822 = t1820 ^ t1821;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1823 = t1819 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1824 = t1822 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1825 = t1823 + t1824;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1826 = t1815 + t1825;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1826) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1827 = t1825 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1828 = t1815 + t1827;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1828) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1829 = t1825 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1830 = t1815 + t1829;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1830) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1831 = t1825 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1832 = t1815 + t1831;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1832) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1833 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1834 = t1833 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1835 = t1834 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1836 = smem_1 + t1835;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1837 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1838 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1839 = t1838 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1840 = t1837 + t1839;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1841 = t1840 + 25u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1842 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1843 = t1842 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1844 = t1841 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1845 = t1843 ^ t1844;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1846 = t1841 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1847 = t1845 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1848 = t1846 + t1847;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1849 = t1836 + t1848;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_577;
            u32 m_578;
            u32 m_579;
            u32 m_580;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1849) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_577), "r"(m_578));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_579), "r"(m_580));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_581;
            u32 m_582;
            u32 m_583;
            u32 m_584;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1849) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_581), "r"(m_582));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_583), "r"(m_584));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_585;
            u32 m_586;
            u32 m_587;
            u32 m_588;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1849) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_585), "r"(m_586));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_587), "r"(m_588));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_589;
            u32 m_590;
            u32 m_591;
            u32 m_592;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1849) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_589), "r"(m_590));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_591), "r"(m_592));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1850 = t1848 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1851 = t1836 + t1850;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_593;
            u32 m_594;
            u32 m_595;
            u32 m_596;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1851) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_597;
            u32 m_598;
            u32 m_599;
            u32 m_600;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1851) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_601;
            u32 m_602;
            u32 m_603;
            u32 m_604;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1851) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_601), "r"(m_602));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_603), "r"(m_604));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_605;
            u32 m_606;
            u32 m_607;
            u32 m_608;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1851) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_605), "r"(m_606));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_607), "r"(m_608));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1852 = t1848 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1853 = t1836 + t1852;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_609;
            u32 m_610;
            u32 m_611;
            u32 m_612;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1853) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_609), "r"(m_610));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_611), "r"(m_612));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_613;
            u32 m_614;
            u32 m_615;
            u32 m_616;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1853) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_613), "r"(m_614));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_615), "r"(m_616));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_617;
            u32 m_618;
            u32 m_619;
            u32 m_620;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1853) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_617), "r"(m_618));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_619), "r"(m_620));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_621;
            u32 m_622;
            u32 m_623;
            u32 m_624;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1853) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_621), "r"(m_622));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_623), "r"(m_624));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1854 = t1848 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1855 = t1836 + t1854;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_625;
            u32 m_626;
            u32 m_627;
            u32 m_628;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_625), "r"(m_626));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_627), "r"(m_628));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_629;
            u32 m_630;
            u32 m_631;
            u32 m_632;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_629), "r"(m_630));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_631), "r"(m_632));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_633;
            u32 m_634;
            u32 m_635;
            u32 m_636;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_633), "r"(m_634));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_635), "r"(m_636));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_637;
            u32 m_638;
            u32 m_639;
            u32 m_640;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_637), "r"(m_638));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_639), "r"(m_640));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1856 = block + 1u;
            const u32 t1857 = t1856 >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1858 = t1856 & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1859 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_21 = t1859 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1861 = first_21 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1862 = all_groups - first_21;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_12 = t1861 ? t1862 : 0u;
            const u32 t1864 = left_12 < cta_groups ? left_12 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1865 = t1857 < t1864;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1865) {
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t1866 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t1867 = t1866 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
                const u32 group_2 = t1867 + t1857;
                const u32 sample_2 = group_2 / groups;
                const u32 t1870 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
                const u32 number_2 = group_2 - t1870;
#line 38 "fa-kernels/src/conv/tiles.rs"
                const u32 t1872 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
                const u32 across_2 = t1872 >> 3u;
                const u32 t1874 = number_2 / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
                const u32 y_3 = t1874 << 3u;
                const u32 t1876 = number_2 % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
                const u32 x_3 = t1876 << 3u;
                const bool t1878 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
                const u32 t1879 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
                const u32 left_13 = t1878 ? t1879 : 0u;
                const u32 t1881 = left_13 < 8u ? left_13 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1882 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1883 = t1882 < 8u ? t1882 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1884 = t1856 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1885 = t1884 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1886 = smem_1 + t1885;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_86 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1888 = index_86 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1889 = index_86 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1890 = t1888 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1891 = t1888 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1892 = y_3 + t1890;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1893 = t1892 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1894 = x_3 + t1891;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1895 = t1894 - 1u;
                const u32 t1896 = t1889 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1897 = t1858 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_5 = t1896 + t1897;
                const bool t1899 = t1893 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1900 = t1895 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1901 = t1899 & t1900;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1902 = channel_5 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_41 = t1901 & t1902;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_87 = exists_41 ? t1893 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_88 = exists_41 ? t1895 : 0u;
                const u64 t1906 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1907 = t1906 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1908 = t1907 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1909 = x + t1908;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1910 = (u64)index_87;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1911 = t1910 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1912 = t1911 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1913 = t1909 + t1912;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1914 = (u64)index_88;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1915 = t1914 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1916 = t1915 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1917 = t1913 + t1916;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1918 = exists_41 ? channel_5 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1919 = (u64)t1918 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1920 = t1917 + t1919;
                const u32 t1921 = t1890 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1922 = t1921 + t1891;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1923 = t1922 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1924 = t1889 ^ t1923;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1925 = t1922 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1926 = t1924 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_5 = t1925 + t1926;
                const u32 t1928 = t1886 + place_5;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1929 = exists_41 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1928), "l"(t1920), "r"(t1929) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1930 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_89 = t1930 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1932 = index_89 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1933 = index_89 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1934 = t1932 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1935 = t1932 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1936 = y_3 + t1934;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1937 = t1936 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1938 = x_3 + t1935;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1939 = t1938 - 1u;
                const u32 t1940 = t1933 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1941 = t1858 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_6 = t1940 + t1941;
                const bool t1943 = t1937 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1944 = t1939 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1945 = t1943 & t1944;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1946 = channel_6 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_42 = t1945 & t1946;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_90 = exists_42 ? t1937 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_91 = exists_42 ? t1939 : 0u;
                const u64 t1950 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1951 = t1950 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1952 = t1951 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1953 = x + t1952;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1954 = (u64)index_90;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1955 = t1954 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1956 = t1955 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1957 = t1953 + t1956;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1958 = (u64)index_91;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1959 = t1958 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1960 = t1959 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1961 = t1957 + t1960;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1962 = exists_42 ? channel_6 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1963 = (u64)t1962 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1964 = t1961 + t1963;
                const u32 t1965 = t1934 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1966 = t1965 + t1935;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1967 = t1966 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1968 = t1933 ^ t1967;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1969 = t1966 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1970 = t1968 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_6 = t1969 + t1970;
                const u32 t1972 = t1886 + place_6;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1973 = exists_42 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1972), "l"(t1964), "r"(t1973) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1974 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_92 = t1974 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1976 = index_92 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1977 = index_92 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1978 = t1976 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1979 = t1976 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1980 = y_3 + t1978;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1981 = t1980 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1982 = x_3 + t1979;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1983 = t1982 - 1u;
                const u32 t1984 = t1977 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1985 = t1858 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_7 = t1984 + t1985;
                const bool t1987 = t1981 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1988 = t1983 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1989 = t1987 & t1988;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1990 = channel_7 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_43 = t1989 & t1990;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_93 = exists_43 ? t1981 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_94 = exists_43 ? t1983 : 0u;
                const u64 t1994 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1995 = t1994 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1996 = t1995 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1997 = x + t1996;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1998 = (u64)index_93;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1999 = t1998 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2000 = t1999 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2001 = t1997 + t2000;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2002 = (u64)index_94;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2003 = t2002 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2004 = t2003 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2005 = t2001 + t2004;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2006 = exists_43 ? channel_7 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2007 = (u64)t2006 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2008 = t2005 + t2007;
                const u32 t2009 = t1978 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2010 = t2009 + t1979;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2011 = t2010 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2012 = t1977 ^ t2011;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2013 = t2010 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2014 = t2012 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_7 = t2013 + t2014;
                const u32 t2016 = t1886 + place_7;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2017 = exists_43 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2016), "l"(t2008), "r"(t2017) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2018 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_95 = t2018 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2020 = index_95 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
                if (t2020) {
                    const u32 t2021 = index_95 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2022 = index_95 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2023 = t2021 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2024 = t2021 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2025 = y_3 + t2023;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2026 = t2025 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2027 = x_3 + t2024;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2028 = t2027 - 1u;
                    const u32 t2029 = t2022 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2030 = t1858 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 channel_8 = t2029 + t2030;
                    const bool t2032 = t2026 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2033 = t2028 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2034 = t2032 & t2033;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2035 = channel_8 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool exists_44 = t2034 & t2035;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 index_96 = exists_44 ? t2026 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 index_97 = exists_44 ? t2028 : 0u;
                    const u64 t2039 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2040 = t2039 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2041 = t2040 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2042 = x + t2041;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2043 = (u64)index_96;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2044 = t2043 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2045 = t2044 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2046 = t2042 + t2045;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2047 = (u64)index_97;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2048 = t2047 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2049 = t2048 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2050 = t2046 + t2049;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2051 = exists_44 ? channel_8 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2052 = (u64)t2051 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2053 = t2050 + t2052;
                    const u32 t2054 = t2023 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2055 = t2054 + t2024;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2056 = t2055 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2057 = t2022 ^ t2056;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2058 = t2055 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2059 = t2057 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 place_8 = t2058 + t2059;
                    const u32 t2061 = t1886 + place_8;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2062 = exists_44 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2061), "l"(t2053), "r"(t2062) : "memory");
                }
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2063 = t1856 * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2064 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2065 = t2063 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2066 = t2065 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2067 = t2064 + t2066;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2068 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_22 = t2068 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_98 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2071 = index_98 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2072 = index_98 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2073 = first_22 + t2071;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2074 = t2072 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2075 = t1858 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2076 = t2074 + t2075;
                const bool t2077 = t2073 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2078 = t2076 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_45 = t2077 & t2078;
                const u32 index_99 = exists_45 ? t2073 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2081 = (u64)index_99;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2082 = t2081 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2083 = t2082 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2084 = weight + t2083;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2085 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2086 = t2085 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2087 = t2084 + t2086;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2088 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2089 = t2088 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2090 = t2087 + t2089;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2091 = exists_45 ? t2076 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2092 = (u64)t2091 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2093 = t2090 + t2092;
                const u32 t2094 = t2071 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2095 = t2072 ^ t2094;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2096 = t2071 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2097 = t2095 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2098 = t2096 + t2097;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2099 = t2067 + t2098;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2100 = exists_45 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2099), "l"(t2093), "r"(t2100) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2101 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_100 = t2101 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2103 = index_100 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2104 = index_100 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2105 = first_22 + t2103;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2106 = t2104 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2107 = t1858 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2108 = t2106 + t2107;
                const bool t2109 = t2105 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2110 = t2108 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_46 = t2109 & t2110;
                const u32 index_101 = exists_46 ? t2105 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2113 = (u64)index_101;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2114 = t2113 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2115 = t2114 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2116 = weight + t2115;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2117 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2118 = t2117 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2119 = t2116 + t2118;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2120 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2121 = t2120 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2122 = t2119 + t2121;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2123 = exists_46 ? t2108 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2124 = (u64)t2123 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2125 = t2122 + t2124;
                const u32 t2126 = t2103 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2127 = t2104 ^ t2126;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2128 = t2103 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2129 = t2127 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2130 = t2128 + t2129;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2131 = t2067 + t2130;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2132 = exists_46 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2131), "l"(t2125), "r"(t2132) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2133 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_102 = t2133 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2135 = index_102 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2136 = index_102 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2137 = first_22 + t2135;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2138 = t2136 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2139 = t1858 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2140 = t2138 + t2139;
                const bool t2141 = t2137 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2142 = t2140 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_47 = t2141 & t2142;
                const u32 index_103 = exists_47 ? t2137 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2145 = (u64)index_103;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2146 = t2145 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2147 = t2146 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2148 = weight + t2147;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2149 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2150 = t2149 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2151 = t2148 + t2150;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2152 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2153 = t2152 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2154 = t2151 + t2153;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2155 = exists_47 ? t2140 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2156 = (u64)t2155 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2157 = t2154 + t2156;
                const u32 t2158 = t2135 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2159 = t2136 ^ t2158;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2160 = t2135 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2161 = t2159 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2162 = t2160 + t2161;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2163 = t2067 + t2162;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2164 = exists_47 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2163), "l"(t2157), "r"(t2164) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2165 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_104 = t2165 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2167 = index_104 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2168 = index_104 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2169 = first_22 + t2167;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2170 = t2168 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2171 = t1858 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2172 = t2170 + t2171;
                const bool t2173 = t2169 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2174 = t2172 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_48 = t2173 & t2174;
                const u32 index_105 = exists_48 ? t2169 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2177 = (u64)index_105;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2178 = t2177 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2179 = t2178 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2180 = weight + t2179;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2181 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2182 = t2181 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2183 = t2180 + t2182;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2184 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2185 = t2184 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2186 = t2183 + t2185;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2187 = exists_48 ? t2172 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2188 = (u64)t2187 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2189 = t2186 + t2188;
                const u32 t2190 = t2167 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2191 = t2168 ^ t2190;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2192 = t2167 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2193 = t2191 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2194 = t2192 + t2193;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2195 = t2067 + t2194;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2196 = exists_48 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2195), "l"(t2189), "r"(t2196) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2197 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2198 = t2197 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2199 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2200 = t2198 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2201 = t2200 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2202 = t2199 + t2201;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2203 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_9 = t13 + t2203;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2205 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2206 = first_row_9 + t2205;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2207 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2208 = t2206 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2209 = t2207 ^ t2208;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2210 = t2206 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2211 = t2209 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2212 = t2210 + t2211;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2213 = t2202 + t2212;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_641;
            u32 m_642;
            u32 m_643;
            u32 m_644;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t2213) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2214 = t2212 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2215 = t2202 + t2214;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_645;
            u32 m_646;
            u32 m_647;
            u32 m_648;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t2215) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2216 = t2212 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2217 = t2202 + t2216;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_649;
            u32 m_650;
            u32 m_651;
            u32 m_652;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t2217) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2218 = t2212 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2219 = t2202 + t2218;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_653;
            u32 m_654;
            u32 m_655;
            u32 m_656;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t2219) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2220 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2221 = t2220 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2222 = t2221 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2223 = smem_1 + t2222;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2224 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2225 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2226 = t2225 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2227 = t2224 + t2226;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2228 = t2227 + 26u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2229 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2230 = t2229 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2231 = t2228 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2232 = t2230 ^ t2231;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2233 = t2228 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2234 = t2232 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2235 = t2233 + t2234;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2236 = t2223 + t2235;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_657;
            u32 m_658;
            u32 m_659;
            u32 m_660;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t2236) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_657), "r"(m_658));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_659), "r"(m_660));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_661;
            u32 m_662;
            u32 m_663;
            u32 m_664;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t2236) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_661), "r"(m_662));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_663), "r"(m_664));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_665;
            u32 m_666;
            u32 m_667;
            u32 m_668;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t2236) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_665), "r"(m_666));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_667), "r"(m_668));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_669;
            u32 m_670;
            u32 m_671;
            u32 m_672;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t2236) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_669), "r"(m_670));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_671), "r"(m_672));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2237 = t2235 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2238 = t2223 + t2237;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_673;
            u32 m_674;
            u32 m_675;
            u32 m_676;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t2238) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_673), "r"(m_674));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_675), "r"(m_676));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_677;
            u32 m_678;
            u32 m_679;
            u32 m_680;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t2238) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_677), "r"(m_678));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_679), "r"(m_680));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_681;
            u32 m_682;
            u32 m_683;
            u32 m_684;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t2238) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_681), "r"(m_682));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_683), "r"(m_684));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_685;
            u32 m_686;
            u32 m_687;
            u32 m_688;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t2238) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_685), "r"(m_686));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_687), "r"(m_688));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2239 = t2235 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2240 = t2223 + t2239;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_689;
            u32 m_690;
            u32 m_691;
            u32 m_692;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t2240) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_689), "r"(m_690));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_691), "r"(m_692));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_693;
            u32 m_694;
            u32 m_695;
            u32 m_696;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t2240) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_693), "r"(m_694));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_695), "r"(m_696));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_697;
            u32 m_698;
            u32 m_699;
            u32 m_700;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t2240) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_697), "r"(m_698));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_699), "r"(m_700));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_701;
            u32 m_702;
            u32 m_703;
            u32 m_704;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t2240) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_701), "r"(m_702));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_703), "r"(m_704));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2241 = t2235 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2242 = t2223 + t2241;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_705;
            u32 m_706;
            u32 m_707;
            u32 m_708;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t2242) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_705), "r"(m_706));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_707), "r"(m_708));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_709;
            u32 m_710;
            u32 m_711;
            u32 m_712;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t2242) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_709), "r"(m_710));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_711), "r"(m_712));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_713;
            u32 m_714;
            u32 m_715;
            u32 m_716;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t2242) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_713), "r"(m_714));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_715), "r"(m_716));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_717;
            u32 m_718;
            u32 m_719;
            u32 m_720;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t2242) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_717), "r"(m_718));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_719), "r"(m_720));
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2243 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2244 = t2243 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
        const u32 group_3 = t2244 + i;
        const u32 sample_3 = group_3 / groups;
        const u32 t2247 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t2248 = group_3 - t2247;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_3 = t2248 + t11;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 t2250 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 across_3 = t2250 >> 3u;
        const u32 t2252 = number_3 / across_3;
#line 39 "fa-kernels/src/conv/tiles.rs"
        const u32 y_4 = t2252 << 3u;
        const u32 t2254 = number_3 % across_3;
#line 40 "fa-kernels/src/conv/tiles.rs"
        const u32 x_4 = t2254 << 3u;
        const bool t2256 = y_4 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 t2257 = height - y_4;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 left_14 = t2256 ? t2257 : 0u;
        const u32 t2259 = left_14 < 8u ? left_14 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2260 = width - x_4;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2261 = t2260 < 8u ? t2260 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
        const bool t2262 = 0u < i;
#line 205 "fa-kernels/src/conv/work.rs"
        if (t2262) {
#line 100 "fa-kernels/src/conv/statistics.rs"
            const u32 t2263 = i - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2264 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2265 = t2264 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2266 = t2265 + t2263;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 before = t2266 / groups;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2268 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2269 = t2268 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2270 = t2269 + i;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2271 = t2270 / groups;
#line 101 "fa-kernels/src/conv/statistics.rs"
            const bool t2272 = t2271 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
            if (t2272) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2273 = t9 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const bool t2274 = t2273 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                if (t2274) {
#line 221 "fa-kernels/src/conv/work.rs"
                    const u32 t2275 = t10 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                    const u32 t2276 = t13 + t2275;
#line 221 "fa-kernels/src/conv/work.rs"
                    const u32 t2277 = t9 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                    const u32 first_23 = t2276 + t2277;
                    const u32 t2279 = first_23 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2280 = t11 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2281 = t2280 + first_23;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2282 = t2281 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 at = moments_2 + t2282;
                    const f32 t2284 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2285 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2286 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2287;
                    asm("mov.b32 %0, %1;" : "=r"(t2287) : "f"(t2284));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2288;
                    asm("mov.b32 %0, %1;" : "=r"(t2288) : "f"(t2285));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2289;
                    asm("mov.b32 %0, %1;" : "=r"(t2289) : "f"(t2286));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t2287), "r"(t2288), "r"(t2289), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2290 = t11 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2291 = t2290 + t2279;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2292 = t2291 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_2 = moments_2 + t2292;
                    const f32 t2294 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2295 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2296 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2297;
                    asm("mov.b32 %0, %1;" : "=r"(t2297) : "f"(t2294));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2298;
                    asm("mov.b32 %0, %1;" : "=r"(t2298) : "f"(t2295));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2299;
                    asm("mov.b32 %0, %1;" : "=r"(t2299) : "f"(t2296));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t2297), "r"(t2298), "r"(t2299), "r"(0u) : "memory");
                }
#line 126 "fa-kernels/src/conv/statistics.rs"
                count = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                mean = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                squares = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                count_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                mean_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
                squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
                const u32 channel_9 = threadIdx.x;
                const bool t2301 = channel_9 < 128u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                if (t2301) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2302 = channel_9 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2303 = moments_2 + t2302;
#line 132 "fa-kernels/src/conv/statistics.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2303) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2304;
                    asm("mov.b32 %0, %1;" : "=f"(t2304) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2305;
                    asm("mov.b32 %0, %1;" : "=f"(t2305) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2306;
                    asm("mov.b32 %0, %1;" : "=f"(t2306) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2307;
                    asm("mov.b32 %0, %1;" : "=f"(t2307) : "r"(row_4));
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2308 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_24 = t2308 << 7u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2310 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                    const u32 index_107 = first_24 + channel_9;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_106 = t2310 + before;
                    const u64 t2313 = (u64)index_106;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2314 = t2313 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2315 = t2314 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2316 = moments + t2315;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2317 = (u64)index_107;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2318 = t2317 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2319 = t2318 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2320 = t2316 + t2319;
#line 136 "fa-kernels/src/conv/statistics.rs"
                    u32 t2321;
                    asm("mov.b32 %0, %1;" : "=r"(t2321) : "f"(t2304));
#line 136 "fa-kernels/src/conv/statistics.rs"
                    u32 t2322;
                    asm("mov.b32 %0, %1;" : "=r"(t2322) : "f"(t2305));
#line 136 "fa-kernels/src/conv/statistics.rs"
                    u32 t2323;
                    asm("mov.b32 %0, %1;" : "=r"(t2323) : "f"(t2306));
#line 136 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2320), "r"(t2321), "r"(t2322), "r"(t2323), "r"(0u) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
        }
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2324 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2325 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2326;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2326) : "f"(t2324), "f"(t2325));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2327 = t2326 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2328 = t2326 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2329;
        asm("mov.b32 %0, %1;" : "=f"(t2329) : "r"(t2327));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2330;
        asm("mov.b32 %0, %1;" : "=f"(t2330) : "r"(t2328));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc = t2329;
        acc_2 = t2330;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2331 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2332 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2333;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2333) : "f"(t2331), "f"(t2332));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2334 = t2333 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2335 = t2333 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2336;
        asm("mov.b32 %0, %1;" : "=f"(t2336) : "r"(t2334));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2337;
        asm("mov.b32 %0, %1;" : "=f"(t2337) : "r"(t2335));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_3 = t2336;
        acc_4 = t2337;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2338 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2339 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2340;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2340) : "f"(t2338), "f"(t2339));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2341 = t2340 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2342 = t2340 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2343;
        asm("mov.b32 %0, %1;" : "=f"(t2343) : "r"(t2341));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2344;
        asm("mov.b32 %0, %1;" : "=f"(t2344) : "r"(t2342));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_5 = t2343;
        acc_6 = t2344;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2345 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2346 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2347;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2347) : "f"(t2345), "f"(t2346));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2348 = t2347 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2349 = t2347 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2350;
        asm("mov.b32 %0, %1;" : "=f"(t2350) : "r"(t2348));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2351;
        asm("mov.b32 %0, %1;" : "=f"(t2351) : "r"(t2349));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_7 = t2350;
        acc_8 = t2351;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2352 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2353 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2354;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2354) : "f"(t2352), "f"(t2353));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2355 = t2354 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2356 = t2354 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2357;
        asm("mov.b32 %0, %1;" : "=f"(t2357) : "r"(t2355));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2358;
        asm("mov.b32 %0, %1;" : "=f"(t2358) : "r"(t2356));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_9 = t2357;
        acc_10 = t2358;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2359 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2360 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2361;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2361) : "f"(t2359), "f"(t2360));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2362 = t2361 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2363 = t2361 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2364;
        asm("mov.b32 %0, %1;" : "=f"(t2364) : "r"(t2362));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2365;
        asm("mov.b32 %0, %1;" : "=f"(t2365) : "r"(t2363));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_11 = t2364;
        acc_12 = t2365;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2366 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2367 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2368;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2368) : "f"(t2366), "f"(t2367));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2369 = t2368 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2370 = t2368 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2371;
        asm("mov.b32 %0, %1;" : "=f"(t2371) : "r"(t2369));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2372;
        asm("mov.b32 %0, %1;" : "=f"(t2372) : "r"(t2370));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_13 = t2371;
        acc_14 = t2372;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2373 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2374 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2375;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2375) : "f"(t2373), "f"(t2374));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2376 = t2375 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2377 = t2375 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2378;
        asm("mov.b32 %0, %1;" : "=f"(t2378) : "r"(t2376));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2379;
        asm("mov.b32 %0, %1;" : "=f"(t2379) : "r"(t2377));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_15 = t2378;
        acc_16 = t2379;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2380 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2381 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2382;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2382) : "f"(t2380), "f"(t2381));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2383 = t2382 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2384 = t2382 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2385;
        asm("mov.b32 %0, %1;" : "=f"(t2385) : "r"(t2383));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2386;
        asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(t2384));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_17 = t2385;
        acc_18 = t2386;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2387 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2388 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2389;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2389) : "f"(t2387), "f"(t2388));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2390 = t2389 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2391 = t2389 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2392;
        asm("mov.b32 %0, %1;" : "=f"(t2392) : "r"(t2390));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2393;
        asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(t2391));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_19 = t2392;
        acc_20 = t2393;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2394 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2395 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2396;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2396) : "f"(t2394), "f"(t2395));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2397 = t2396 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2398 = t2396 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2399;
        asm("mov.b32 %0, %1;" : "=f"(t2399) : "r"(t2397));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2400;
        asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(t2398));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_21 = t2399;
        acc_22 = t2400;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2401 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2402 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2403;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2403) : "f"(t2401), "f"(t2402));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2404 = t2403 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2405 = t2403 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2406;
        asm("mov.b32 %0, %1;" : "=f"(t2406) : "r"(t2404));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2407;
        asm("mov.b32 %0, %1;" : "=f"(t2407) : "r"(t2405));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_23 = t2406;
        acc_24 = t2407;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2408 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2409 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2410;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2410) : "f"(t2408), "f"(t2409));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2411 = t2410 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2412 = t2410 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2413;
        asm("mov.b32 %0, %1;" : "=f"(t2413) : "r"(t2411));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2414;
        asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(t2412));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_25 = t2413;
        acc_26 = t2414;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2415 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2416 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2417;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2417) : "f"(t2415), "f"(t2416));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2418 = t2417 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2419 = t2417 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2420;
        asm("mov.b32 %0, %1;" : "=f"(t2420) : "r"(t2418));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2421;
        asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(t2419));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_27 = t2420;
        acc_28 = t2421;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2422 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2423 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2424;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2424) : "f"(t2422), "f"(t2423));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2425 = t2424 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2426 = t2424 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2427;
        asm("mov.b32 %0, %1;" : "=f"(t2427) : "r"(t2425));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2428;
        asm("mov.b32 %0, %1;" : "=f"(t2428) : "r"(t2426));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_29 = t2427;
        acc_30 = t2428;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2429 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2430 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2431;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2431) : "f"(t2429), "f"(t2430));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2432 = t2431 << 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2433 = t2431 & 4294901760u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2434;
        asm("mov.b32 %0, %1;" : "=f"(t2434) : "r"(t2432));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2435;
        asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(t2433));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_31 = t2434;
        acc_32 = t2435;
#line 83 "fa-kernels/src/conv/statistics.rs"
        const u32 t2436 = t2259 * t2261;
#line 83 "fa-kernels/src/conv/statistics.rs"
        const f32 count_3 = (f32)t2436;
        f32 t2438;
        asm("max.f32 %0, %1, %2;" : "=f"(t2438) : "f"(count_3), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
        f32 share;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t2438));
#line 85 "fa-kernels/src/conv/statistics.rs"
        const u32 t2440 = t2259 * t2261;
#line 85 "fa-kernels/src/conv/statistics.rs"
        const bool whole = t2440 == 64u;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2442 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2443 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2444 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2445 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2446 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2447 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2448 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2449 = acc_29;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2450 = t2442 + t2443;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2451 = t2450 + t2444;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2452 = t2451 + t2445;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2453 = t2452 + t2446;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2454 = t2453 + t2447;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2455 = t2454 + t2448;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2456 = t2455 + t2449;
            const f32 t2457 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2458 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2459 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2460 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2461 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2462 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2463 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2464 = acc_30;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2465 = t2457 + t2458;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2466 = t2465 + t2459;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2467 = t2466 + t2460;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2468 = t2467 + t2461;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2469 = t2468 + t2462;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2470 = t2469 + t2463;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2471 = t2470 + t2464;
            const f32 t2472 = t2456 + t2471;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum = t2472;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2473 = t9 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_25 = t2473 << 1u;
            const bool columns = first_25 < t2261;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2476 = first_25 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_2 = t2476 < t2261;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2478 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_49 = t2478 & columns;
            const f32 t2480 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2481 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2482 = exists_49 ? t2481 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2483 = t2480 + t2482;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2483;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2484 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_50 = t2484 & columns_2;
            const f32 t2486 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2487 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2488 = exists_50 ? t2487 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2489 = t2486 + t2488;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2489;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2490 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_51 = t2490 & columns;
            const f32 t2492 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2493 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2494 = exists_51 ? t2493 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2495 = t2492 + t2494;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2495;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2496 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_52 = t2496 & columns_2;
            const f32 t2498 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2499 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2500 = exists_52 ? t2499 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2501 = t2498 + t2500;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2501;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2502 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_53 = t2502 & columns;
            const f32 t2504 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2505 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2506 = exists_53 ? t2505 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2507 = t2504 + t2506;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2507;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2508 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_54 = t2508 & columns_2;
            const f32 t2510 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2511 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2512 = exists_54 ? t2511 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2513 = t2510 + t2512;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2513;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2514 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_55 = t2514 & columns;
            const f32 t2516 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2517 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2518 = exists_55 ? t2517 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2519 = t2516 + t2518;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2519;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2520 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_56 = t2520 & columns_2;
            const f32 t2522 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2523 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2524 = exists_56 ? t2523 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2525 = t2522 + t2524;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2525;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2526 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_57 = t2526 & columns;
            const f32 t2528 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2529 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2530 = exists_57 ? t2529 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2531 = t2528 + t2530;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2531;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2532 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_58 = t2532 & columns_2;
            const f32 t2534 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2535 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2536 = exists_58 ? t2535 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2537 = t2534 + t2536;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2537;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2538 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_59 = t2538 & columns;
            const f32 t2540 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2541 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2542 = exists_59 ? t2541 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2543 = t2540 + t2542;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2543;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2544 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_60 = t2544 & columns_2;
            const f32 t2546 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2547 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2548 = exists_60 ? t2547 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2549 = t2546 + t2548;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2549;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2550 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_61 = t2550 & columns;
            const f32 t2552 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2553 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2554 = exists_61 ? t2553 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2555 = t2552 + t2554;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2555;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2556 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_62 = t2556 & columns_2;
            const f32 t2558 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2559 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2560 = exists_62 ? t2559 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2561 = t2558 + t2560;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2561;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2562 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_63 = t2562 & columns;
            const f32 t2564 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2565 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2566 = exists_63 ? t2565 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2567 = t2564 + t2566;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2567;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2568 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_64 = t2568 & columns_2;
            const f32 t2570 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2571 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2572 = exists_64 ? t2571 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2573 = t2570 + t2572;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2573;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all = sum;
        f32 t2575;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2575) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair = all + t2575;
        f32 t2577;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2577) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 t2578 = pair + t2577;
#line 25 "fa-kernels/src/conv/statistics.rs"
        const f32 mean_3 = t2578 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum_2 = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2580 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance = t2580 - mean_3;
            const f32 t2582 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2583 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_2 = t2583 - mean_3;
            const f32 t2585 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2586 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_3 = t2586 - mean_3;
            const f32 t2588 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2589 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_4 = t2589 - mean_3;
            const f32 t2591 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2592 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_5 = t2592 - mean_3;
            const f32 t2594 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2595 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_6 = t2595 - mean_3;
            const f32 t2597 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2598 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_7 = t2598 - mean_3;
            const f32 t2600 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2601 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_8 = t2601 - mean_3;
            const f32 t2603 = distance_8 * distance_8;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2604 = t2582 + t2585;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2605 = t2604 + t2588;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2606 = t2605 + t2591;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2607 = t2606 + t2594;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2608 = t2607 + t2597;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2609 = t2608 + t2600;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2610 = t2609 + t2603;
            const f32 t2611 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_9 = t2611 - mean_3;
            const f32 t2613 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2614 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_10 = t2614 - mean_3;
            const f32 t2616 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2617 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_11 = t2617 - mean_3;
            const f32 t2619 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2620 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_12 = t2620 - mean_3;
            const f32 t2622 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2623 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_13 = t2623 - mean_3;
            const f32 t2625 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2626 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_14 = t2626 - mean_3;
            const f32 t2628 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2629 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_15 = t2629 - mean_3;
            const f32 t2631 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2632 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_16 = t2632 - mean_3;
            const f32 t2634 = distance_16 * distance_16;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2635 = t2613 + t2616;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2636 = t2635 + t2619;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2637 = t2636 + t2622;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2638 = t2637 + t2625;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2639 = t2638 + t2628;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2640 = t2639 + t2631;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2641 = t2640 + t2634;
            const f32 t2642 = t2610 + t2641;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2642;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2643 = t9 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_26 = t2643 << 1u;
            const bool columns_3 = first_26 < t2261;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2646 = first_26 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_4 = t2646 < t2261;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2648 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_65 = t2648 & columns_3;
            const f32 t2650 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2651 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_17 = t2651 - mean_3;
            const f32 t2653 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2654 = exists_65 ? t2653 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2655 = t2650 + t2654;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2655;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2656 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_66 = t2656 & columns_4;
            const f32 t2658 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2659 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_18 = t2659 - mean_3;
            const f32 t2661 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2662 = exists_66 ? t2661 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2663 = t2658 + t2662;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2663;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2664 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_67 = t2664 & columns_3;
            const f32 t2666 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2667 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_19 = t2667 - mean_3;
            const f32 t2669 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2670 = exists_67 ? t2669 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2671 = t2666 + t2670;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2671;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2672 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_68 = t2672 & columns_4;
            const f32 t2674 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2675 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_20 = t2675 - mean_3;
            const f32 t2677 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2678 = exists_68 ? t2677 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2679 = t2674 + t2678;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2679;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2680 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_69 = t2680 & columns_3;
            const f32 t2682 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2683 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_21 = t2683 - mean_3;
            const f32 t2685 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2686 = exists_69 ? t2685 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2687 = t2682 + t2686;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2687;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2688 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_70 = t2688 & columns_4;
            const f32 t2690 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2691 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_22 = t2691 - mean_3;
            const f32 t2693 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2694 = exists_70 ? t2693 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2695 = t2690 + t2694;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2695;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2696 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_71 = t2696 & columns_3;
            const f32 t2698 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2699 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_23 = t2699 - mean_3;
            const f32 t2701 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2702 = exists_71 ? t2701 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2703 = t2698 + t2702;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2703;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2704 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_72 = t2704 & columns_4;
            const f32 t2706 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2707 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_24 = t2707 - mean_3;
            const f32 t2709 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2710 = exists_72 ? t2709 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2711 = t2706 + t2710;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2711;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2712 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_73 = t2712 & columns_3;
            const f32 t2714 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2715 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_25 = t2715 - mean_3;
            const f32 t2717 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2718 = exists_73 ? t2717 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2719 = t2714 + t2718;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2719;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2720 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_74 = t2720 & columns_4;
            const f32 t2722 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2723 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_26 = t2723 - mean_3;
            const f32 t2725 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2726 = exists_74 ? t2725 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2727 = t2722 + t2726;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2727;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2728 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_75 = t2728 & columns_3;
            const f32 t2730 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2731 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_27 = t2731 - mean_3;
            const f32 t2733 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2734 = exists_75 ? t2733 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2735 = t2730 + t2734;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2735;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2736 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_76 = t2736 & columns_4;
            const f32 t2738 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2739 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_28 = t2739 - mean_3;
            const f32 t2741 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2742 = exists_76 ? t2741 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2743 = t2738 + t2742;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2743;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2744 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_77 = t2744 & columns_3;
            const f32 t2746 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2747 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_29 = t2747 - mean_3;
            const f32 t2749 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2750 = exists_77 ? t2749 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2751 = t2746 + t2750;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2751;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2752 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_78 = t2752 & columns_4;
            const f32 t2754 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2755 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_30 = t2755 - mean_3;
            const f32 t2757 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2758 = exists_78 ? t2757 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2759 = t2754 + t2758;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2759;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2760 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_79 = t2760 & columns_3;
            const f32 t2762 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2763 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_31 = t2763 - mean_3;
            const f32 t2765 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2766 = exists_79 ? t2765 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2767 = t2762 + t2766;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2767;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2768 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_80 = t2768 & columns_4;
            const f32 t2770 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2771 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_32 = t2771 - mean_3;
            const f32 t2773 = distance_32 * distance_32;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2774 = exists_80 ? t2773 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2775 = t2770 + t2774;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2775;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all_2 = sum_2;
        f32 t2777;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2777) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair_2 = all_2 + t2777;
        f32 t2779;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2779) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_3 = pair_2 + t2779;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2781 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2782 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2783 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_4 = t2781 + count_3;
        const f32 difference = mean_3 - t2782;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t2786;
        asm("max.f32 %0, %1, %2;" : "=f"(t2786) : "f"(count_4), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t2787;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2787) : "f"(t2786));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_2 = count_3 * t2787;
        f32 t2789;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2789) : "f"(difference), "f"(share_2), "f"(t2782));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2790 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2791 = t2790 * t2781;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2792 = t2783 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t2793;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(t2791), "f"(share_2), "f"(t2792));
#line 93 "fa-kernels/src/conv/statistics.rs"
        count = count_4;
#line 93 "fa-kernels/src/conv/statistics.rs"
        mean = t2789;
#line 93 "fa-kernels/src/conv/statistics.rs"
        squares = t2793;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum_3 = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2794 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2795 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2796 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2797 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2798 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2799 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2800 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2801 = acc_31;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2802 = t2794 + t2795;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2803 = t2802 + t2796;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2804 = t2803 + t2797;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2805 = t2804 + t2798;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2806 = t2805 + t2799;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2807 = t2806 + t2800;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2808 = t2807 + t2801;
            const f32 t2809 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2810 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2811 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2812 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2813 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2814 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2815 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2816 = acc_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2817 = t2809 + t2810;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2818 = t2817 + t2811;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2819 = t2818 + t2812;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2820 = t2819 + t2813;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2821 = t2820 + t2814;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2822 = t2821 + t2815;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2823 = t2822 + t2816;
            const f32 t2824 = t2808 + t2823;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2824;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2825 = t9 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_27 = t2825 << 1u;
            const bool columns_5 = first_27 < t2261;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2828 = first_27 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_6 = t2828 < t2261;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2830 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_81 = t2830 & columns_5;
            const f32 t2832 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2833 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2834 = exists_81 ? t2833 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2835 = t2832 + t2834;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2835;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2836 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_82 = t2836 & columns_6;
            const f32 t2838 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2839 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2840 = exists_82 ? t2839 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2841 = t2838 + t2840;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2841;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2842 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_83 = t2842 & columns_5;
            const f32 t2844 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2845 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2846 = exists_83 ? t2845 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2847 = t2844 + t2846;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2847;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2848 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_84 = t2848 & columns_6;
            const f32 t2850 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2851 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2852 = exists_84 ? t2851 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2853 = t2850 + t2852;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2853;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2854 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_85 = t2854 & columns_5;
            const f32 t2856 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2857 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2858 = exists_85 ? t2857 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2859 = t2856 + t2858;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2859;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2860 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_86 = t2860 & columns_6;
            const f32 t2862 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2863 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2864 = exists_86 ? t2863 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2865 = t2862 + t2864;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2865;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2866 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_87 = t2866 & columns_5;
            const f32 t2868 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2869 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2870 = exists_87 ? t2869 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2871 = t2868 + t2870;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2871;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2872 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_88 = t2872 & columns_6;
            const f32 t2874 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2875 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2876 = exists_88 ? t2875 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2877 = t2874 + t2876;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2877;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2878 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_89 = t2878 & columns_5;
            const f32 t2880 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2881 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2882 = exists_89 ? t2881 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2883 = t2880 + t2882;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2883;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2884 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_90 = t2884 & columns_6;
            const f32 t2886 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2887 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2888 = exists_90 ? t2887 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2889 = t2886 + t2888;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2889;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2890 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_91 = t2890 & columns_5;
            const f32 t2892 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2893 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2894 = exists_91 ? t2893 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2895 = t2892 + t2894;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2895;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2896 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_92 = t2896 & columns_6;
            const f32 t2898 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2899 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2900 = exists_92 ? t2899 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2901 = t2898 + t2900;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2901;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2902 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_93 = t2902 & columns_5;
            const f32 t2904 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2905 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2906 = exists_93 ? t2905 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2907 = t2904 + t2906;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2907;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2908 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_94 = t2908 & columns_6;
            const f32 t2910 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2911 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2912 = exists_94 ? t2911 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2913 = t2910 + t2912;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2913;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2914 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_95 = t2914 & columns_5;
            const f32 t2916 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2917 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2918 = exists_95 ? t2917 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2919 = t2916 + t2918;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2919;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2920 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_96 = t2920 & columns_6;
            const f32 t2922 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2923 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2924 = exists_96 ? t2923 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2925 = t2922 + t2924;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2925;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all_3 = sum_3;
        f32 t2927;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2927) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair_3 = all_3 + t2927;
        f32 t2929;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2929) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 t2930 = pair_3 + t2929;
#line 25 "fa-kernels/src/conv/statistics.rs"
        const f32 mean_4 = t2930 * share;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum_4 = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2932 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_33 = t2932 - mean_4;
            const f32 t2934 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2935 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_34 = t2935 - mean_4;
            const f32 t2937 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2938 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_35 = t2938 - mean_4;
            const f32 t2940 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2941 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_36 = t2941 - mean_4;
            const f32 t2943 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2944 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_37 = t2944 - mean_4;
            const f32 t2946 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2947 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_38 = t2947 - mean_4;
            const f32 t2949 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2950 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_39 = t2950 - mean_4;
            const f32 t2952 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2953 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_40 = t2953 - mean_4;
            const f32 t2955 = distance_40 * distance_40;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2956 = t2934 + t2937;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2957 = t2956 + t2940;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2958 = t2957 + t2943;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2959 = t2958 + t2946;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2960 = t2959 + t2949;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2961 = t2960 + t2952;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2962 = t2961 + t2955;
            const f32 t2963 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_41 = t2963 - mean_4;
            const f32 t2965 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2966 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_42 = t2966 - mean_4;
            const f32 t2968 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2969 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_43 = t2969 - mean_4;
            const f32 t2971 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2972 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_44 = t2972 - mean_4;
            const f32 t2974 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2975 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_45 = t2975 - mean_4;
            const f32 t2977 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2978 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_46 = t2978 - mean_4;
            const f32 t2980 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2981 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_47 = t2981 - mean_4;
            const f32 t2983 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2984 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_48 = t2984 - mean_4;
            const f32 t2986 = distance_48 * distance_48;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2987 = t2965 + t2968;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2988 = t2987 + t2971;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2989 = t2988 + t2974;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2990 = t2989 + t2977;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2991 = t2990 + t2980;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2992 = t2991 + t2983;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2993 = t2992 + t2986;
            const f32 t2994 = t2962 + t2993;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2994;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2995 = t9 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_28 = t2995 << 1u;
            const bool columns_7 = first_28 < t2261;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2998 = first_28 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_8 = t2998 < t2261;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3000 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_97 = t3000 & columns_7;
            const f32 t3002 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3003 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_49 = t3003 - mean_4;
            const f32 t3005 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3006 = exists_97 ? t3005 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3007 = t3002 + t3006;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3007;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3008 = 0u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_98 = t3008 & columns_8;
            const f32 t3010 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3011 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_50 = t3011 - mean_4;
            const f32 t3013 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3014 = exists_98 ? t3013 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3015 = t3010 + t3014;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3015;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3016 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_99 = t3016 & columns_7;
            const f32 t3018 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3019 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_51 = t3019 - mean_4;
            const f32 t3021 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3022 = exists_99 ? t3021 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3023 = t3018 + t3022;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3023;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3024 = 1u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_100 = t3024 & columns_8;
            const f32 t3026 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3027 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_52 = t3027 - mean_4;
            const f32 t3029 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3030 = exists_100 ? t3029 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3031 = t3026 + t3030;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3032 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_101 = t3032 & columns_7;
            const f32 t3034 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3035 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_53 = t3035 - mean_4;
            const f32 t3037 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3038 = exists_101 ? t3037 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3039 = t3034 + t3038;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3039;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3040 = 2u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_102 = t3040 & columns_8;
            const f32 t3042 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3043 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_54 = t3043 - mean_4;
            const f32 t3045 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3046 = exists_102 ? t3045 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3047 = t3042 + t3046;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3047;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3048 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_103 = t3048 & columns_7;
            const f32 t3050 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3051 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_55 = t3051 - mean_4;
            const f32 t3053 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3054 = exists_103 ? t3053 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3055 = t3050 + t3054;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3055;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3056 = 3u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_104 = t3056 & columns_8;
            const f32 t3058 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3059 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_56 = t3059 - mean_4;
            const f32 t3061 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3062 = exists_104 ? t3061 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3063 = t3058 + t3062;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3063;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3064 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_105 = t3064 & columns_7;
            const f32 t3066 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3067 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_57 = t3067 - mean_4;
            const f32 t3069 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3070 = exists_105 ? t3069 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3071 = t3066 + t3070;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3071;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3072 = 4u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_106 = t3072 & columns_8;
            const f32 t3074 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3075 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_58 = t3075 - mean_4;
            const f32 t3077 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3078 = exists_106 ? t3077 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3079 = t3074 + t3078;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3079;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3080 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_107 = t3080 & columns_7;
            const f32 t3082 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3083 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_59 = t3083 - mean_4;
            const f32 t3085 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3086 = exists_107 ? t3085 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3087 = t3082 + t3086;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3087;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3088 = 5u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_108 = t3088 & columns_8;
            const f32 t3090 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3091 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_60 = t3091 - mean_4;
            const f32 t3093 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3094 = exists_108 ? t3093 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3095 = t3090 + t3094;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3095;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3096 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_109 = t3096 & columns_7;
            const f32 t3098 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3099 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_61 = t3099 - mean_4;
            const f32 t3101 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3102 = exists_109 ? t3101 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3103 = t3098 + t3102;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3103;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3104 = 6u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_110 = t3104 & columns_8;
            const f32 t3106 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3107 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_62 = t3107 - mean_4;
            const f32 t3109 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3110 = exists_110 ? t3109 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3111 = t3106 + t3110;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3111;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3112 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_111 = t3112 & columns_7;
            const f32 t3114 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3115 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_63 = t3115 - mean_4;
            const f32 t3117 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3118 = exists_111 ? t3117 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3119 = t3114 + t3118;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3119;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t3120 = 7u < t2259;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_112 = t3120 & columns_8;
            const f32 t3122 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t3123 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_64 = t3123 - mean_4;
            const f32 t3125 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3126 = exists_112 ? t3125 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t3127 = t3122 + t3126;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3127;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all_4 = sum_4;
        f32 t3129;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3129) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair_4 = all_4 + t3129;
        f32 t3131;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3131) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_4 = pair_4 + t3131;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t3133 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t3134 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t3135 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_5 = t3133 + count_3;
        const f32 difference_2 = mean_4 - t3134;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t3138;
        asm("max.f32 %0, %1, %2;" : "=f"(t3138) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t3139;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3139) : "f"(t3138));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_3 = count_3 * t3139;
        f32 t3141;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(difference_2), "f"(share_3), "f"(t3134));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t3142 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t3143 = t3142 * t3133;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t3144 = t3135 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t3145;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3145) : "f"(t3143), "f"(share_3), "f"(t3144));
#line 93 "fa-kernels/src/conv/statistics.rs"
        count_2 = count_5;
#line 93 "fa-kernels/src/conv/statistics.rs"
        mean_2 = t3141;
#line 93 "fa-kernels/src/conv/statistics.rs"
        squares_2 = t3145;
#line 132 "fa-kernels/src/conv/work.rs"
        const u32 own = index << 13u;
#line 139 "fa-kernels/src/conv/work.rs"
        const u32 t3147 = outputs + own;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3148 = t10 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3149 = t9 >> 2u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3150 = t3149 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
        const bool t3151 = t3150 == 1u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3152 = t9 & 3u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3153 = t3152 << 1u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3154 = t9 >> 2u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3155 = t3154 & 1u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3156 = t3153 + t3155;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3157 = t9 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3158 = t3157 << 2u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3159 = t3148 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3160 = t3156 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3161 = t3159 ^ t3160;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3162 = t3156 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3163 = t3161 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3164 = t3162 + t3163;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3165 = t3147 + t3164;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3166 = t3165 + t3158;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3167 = t3151 ? acc : acc_2;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3168;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3168) : "f"(t3167));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3169 = t3151 ? t3168 : acc;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3170 = t3151 ? acc_2 : t3168;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3171;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3171) : "f"(t3169), "f"(t3170));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3166), "r"(t3171) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3172 = t3151 ? acc_5 : acc_6;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3173;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3173) : "f"(t3172));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3174 = t3151 ? t3173 : acc_5;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3175 = t3151 ? acc_6 : t3173;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3176;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3176) : "f"(t3174), "f"(t3175));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3166), "r"(t3176) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3177 = t3151 ? acc_9 : acc_10;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3178;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3178) : "f"(t3177));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3179 = t3151 ? t3178 : acc_9;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3180 = t3151 ? acc_10 : t3178;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3181;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3181) : "f"(t3179), "f"(t3180));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3166), "r"(t3181) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3182 = t3151 ? acc_13 : acc_14;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3183;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3183) : "f"(t3182));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3184 = t3151 ? t3183 : acc_13;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3185 = t3151 ? acc_14 : t3183;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3186;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3186) : "f"(t3184), "f"(t3185));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3166), "r"(t3186) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3187 = t3151 ? acc_17 : acc_18;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3188;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3188) : "f"(t3187));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3189 = t3151 ? t3188 : acc_17;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3190 = t3151 ? acc_18 : t3188;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3191;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3191) : "f"(t3189), "f"(t3190));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3166), "r"(t3191) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3192 = t3151 ? acc_21 : acc_22;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3193;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3193) : "f"(t3192));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3194 = t3151 ? t3193 : acc_21;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3195 = t3151 ? acc_22 : t3193;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3196;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3196) : "f"(t3194), "f"(t3195));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3166), "r"(t3196) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3197 = t3151 ? acc_25 : acc_26;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3198;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3198) : "f"(t3197));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3199 = t3151 ? t3198 : acc_25;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3200 = t3151 ? acc_26 : t3198;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3201;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3201) : "f"(t3199), "f"(t3200));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3166), "r"(t3201) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3202 = t3151 ? acc_29 : acc_30;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3203;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3203) : "f"(t3202));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3204 = t3151 ? t3203 : acc_29;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3205 = t3151 ? acc_30 : t3203;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3206;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3206) : "f"(t3204), "f"(t3205));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3166), "r"(t3206) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3207 = t3148 >> 3u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3208 = t3207 + 1u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3209 = t3156 & 7u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3210 = t3208 ^ t3209;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3211 = t3156 << 7u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3212 = t3210 << 4u;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3213 = t3211 + t3212;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3214 = t3147 + t3213;
#line 268 "fa-kernels/src/conv/work.rs"
        const u32 t3215 = t3214 + t3158;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3216 = t3151 ? acc_3 : acc_4;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3217;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3217) : "f"(t3216));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3218 = t3151 ? t3217 : acc_3;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3219 = t3151 ? acc_4 : t3217;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3220;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3220) : "f"(t3218), "f"(t3219));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3215), "r"(t3220) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3221 = t3151 ? acc_7 : acc_8;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3222;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3222) : "f"(t3221));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3223 = t3151 ? t3222 : acc_7;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3224 = t3151 ? acc_8 : t3222;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3225;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3225) : "f"(t3223), "f"(t3224));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3215), "r"(t3225) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3226 = t3151 ? acc_11 : acc_12;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3227;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3227) : "f"(t3226));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3228 = t3151 ? t3227 : acc_11;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3229 = t3151 ? acc_12 : t3227;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3230;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3230) : "f"(t3228), "f"(t3229));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3215), "r"(t3230) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3231 = t3151 ? acc_15 : acc_16;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3232;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3232) : "f"(t3231));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3233 = t3151 ? t3232 : acc_15;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3234 = t3151 ? acc_16 : t3232;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3235;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3235) : "f"(t3233), "f"(t3234));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3215), "r"(t3235) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3236 = t3151 ? acc_19 : acc_20;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3237;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3237) : "f"(t3236));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3238 = t3151 ? t3237 : acc_19;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3239 = t3151 ? acc_20 : t3237;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3240;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3240) : "f"(t3238), "f"(t3239));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3215), "r"(t3240) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3241 = t3151 ? acc_23 : acc_24;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3242;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3242) : "f"(t3241));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3243 = t3151 ? t3242 : acc_23;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3244 = t3151 ? acc_24 : t3242;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3245;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3245) : "f"(t3243), "f"(t3244));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3215), "r"(t3245) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3246 = t3151 ? acc_27 : acc_28;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3247;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3247) : "f"(t3246));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3248 = t3151 ? t3247 : acc_27;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3249 = t3151 ? acc_28 : t3247;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3250;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3250) : "f"(t3248), "f"(t3249));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3215), "r"(t3250) : "memory");
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3251 = t3151 ? acc_31 : acc_32;
#line 268 "fa-kernels/src/conv/work.rs"
        f32 t3252;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3252) : "f"(t3251));
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3253 = t3151 ? t3252 : acc_31;
#line 268 "fa-kernels/src/conv/work.rs"
        const f32 t3254 = t3151 ? acc_32 : t3252;
#line 268 "fa-kernels/src/conv/work.rs"
        u32 t3255;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3255) : "f"(t3253), "f"(t3254));
#line 268 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3215), "r"(t3255) : "memory");
#line 287 "fa-kernels/src/conv/work.rs"
        const u32 t3256 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 128;" :  : "r"(t3256) : "memory");
#line 37 "fa-kernels/src/conv/output.rs"
        const u32 t3257 = threadIdx.x;
#line 37 "fa-kernels/src/conv/output.rs"
        const u32 thread_2 = t3257 & 127u;
        const u32 t3259 = thread_2 & 7u;
#line 38 "fa-kernels/src/conv/output.rs"
        const u32 pixel = thread_2 >> 3u;
        const u32 t3261 = blockIdx.y;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 t3262 = t3261 << 7u;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 t3263 = t3262 + t13;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 t3264 = t3259 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 channel_10 = t3263 + t3264;
#line 41 "fa-kernels/src/conv/output.rs"
        const bool t3266 = channel_10 < 144u;
#line 41 "fa-kernels/src/conv/output.rs"
        if (t3266) {
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3267 = pixel >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3268 = pixel & 7u;
            const bool t3269 = t3267 < t2259;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3270 = t3268 < t2261;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3271 = t3269 & t3270;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3271) {
                const u32 t3272 = pixel & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3273 = t3259 ^ t3272;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3274 = pixel << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3275 = t3273 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3276 = t3274 + t3275;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3277 = t3147 + t3276;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t3277) : "memory");
                const u32 at_3 = y_4 + t3267;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_4 = x_4 + t3268;
                const u64 t3280 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3281 = t3280 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3282 = t3281 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3283 = y + t3282;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3284 = (u64)at_3;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3285 = t3284 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3286 = t3285 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3287 = t3283 + t3286;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3288 = (u64)at_4;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3289 = t3288 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3290 = t3289 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3291 = t3287 + t3290;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3292 = (u64)channel_10 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3293 = t3291 + t3292;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3293), "r"(row_5), "r"(row_6), "r"(row_7), "r"(row_8) : "memory");
            }
#line 43 "fa-kernels/src/conv/output.rs"
            const u32 pixel_2 = pixel + 16u;
            const u32 t3295 = pixel_2 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3296 = pixel_2 & 7u;
            const bool t3297 = t3295 < t2259;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3298 = t3296 < t2261;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3299 = t3297 & t3298;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3299) {
                const u32 t3300 = pixel_2 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3301 = t3259 ^ t3300;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3302 = pixel_2 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3303 = t3301 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3304 = t3302 + t3303;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3305 = t3147 + t3304;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t3305) : "memory");
                const u32 at_5 = y_4 + t3295;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_6 = x_4 + t3296;
                const u64 t3308 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3309 = t3308 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3310 = t3309 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3311 = y + t3310;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3312 = (u64)at_5;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3313 = t3312 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3314 = t3313 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3315 = t3311 + t3314;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3316 = (u64)at_6;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3317 = t3316 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3318 = t3317 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3319 = t3315 + t3318;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3320 = (u64)channel_10 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3321 = t3319 + t3320;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3321), "r"(row_9), "r"(row_10), "r"(row_11), "r"(row_12) : "memory");
            }
#line 43 "fa-kernels/src/conv/output.rs"
            const u32 pixel_3 = pixel + 32u;
            const u32 t3323 = pixel_3 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3324 = pixel_3 & 7u;
            const bool t3325 = t3323 < t2259;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3326 = t3324 < t2261;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3327 = t3325 & t3326;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3327) {
                const u32 t3328 = pixel_3 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3329 = t3259 ^ t3328;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3330 = pixel_3 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3331 = t3329 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3332 = t3330 + t3331;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3333 = t3147 + t3332;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t3333) : "memory");
                const u32 at_7 = y_4 + t3323;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_8 = x_4 + t3324;
                const u64 t3336 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3337 = t3336 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3338 = t3337 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3339 = y + t3338;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3340 = (u64)at_7;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3341 = t3340 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3342 = t3341 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3343 = t3339 + t3342;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3344 = (u64)at_8;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3345 = t3344 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3346 = t3345 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3347 = t3343 + t3346;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3348 = (u64)channel_10 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3349 = t3347 + t3348;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3349), "r"(row_13), "r"(row_14), "r"(row_15), "r"(row_16) : "memory");
            }
#line 43 "fa-kernels/src/conv/output.rs"
            const u32 pixel_4 = pixel + 48u;
            const u32 t3351 = pixel_4 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3352 = pixel_4 & 7u;
            const bool t3353 = t3351 < t2259;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3354 = t3352 < t2261;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3355 = t3353 & t3354;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3355) {
                const u32 t3356 = pixel_4 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3357 = t3259 ^ t3356;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3358 = pixel_4 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3359 = t3357 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3360 = t3358 + t3359;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3361 = t3147 + t3360;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_17;
                u32 row_18;
                u32 row_19;
                u32 row_20;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t3361) : "memory");
                const u32 at_9 = y_4 + t3351;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_10 = x_4 + t3352;
                const u64 t3364 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3365 = t3364 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3366 = t3365 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3367 = y + t3366;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3368 = (u64)at_9;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3369 = t3368 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3370 = t3369 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3371 = t3367 + t3370;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3372 = (u64)at_10;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3373 = t3372 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3374 = t3373 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3375 = t3371 + t3374;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3376 = (u64)channel_10 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3377 = t3375 + t3376;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3377), "r"(row_17), "r"(row_18), "r"(row_19), "r"(row_20) : "memory");
            }
        }
#line 287 "fa-kernels/src/conv/work.rs"
        const u32 t3378 = index + 2u;
#line 287 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 128;" :  : "r"(t3378) : "memory");
    }
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t3379 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_29 = t3379 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t3381 = first_29 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t3382 = all_groups - first_29;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_15 = t3381 ? t3382 : 0u;
    const u32 rounds = left_15 < cta_groups ? left_15 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
    const bool t3385 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
    if (t3385) {
        const u32 t3386 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3387 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3388 = t3387 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3389 = t3388 + t3386;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3390 = t3389 / groups;
#line 119 "fa-kernels/src/conv/statistics.rs"
        const u32 t3391 = t9 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
        const bool t3392 = t3391 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
        if (t3392) {
#line 221 "fa-kernels/src/conv/work.rs"
            const u32 t3393 = t10 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
            const u32 t3394 = t13 + t3393;
#line 221 "fa-kernels/src/conv/work.rs"
            const u32 t3395 = t9 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
            const u32 first_30 = t3394 + t3395;
            const u32 t3397 = first_30 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3398 = t11 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3399 = t3398 + first_30;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3400 = t3399 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 at_11 = moments_2 + t3400;
            const f32 t3402 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3403 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3404 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3405;
            asm("mov.b32 %0, %1;" : "=r"(t3405) : "f"(t3402));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3406;
            asm("mov.b32 %0, %1;" : "=r"(t3406) : "f"(t3403));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3407;
            asm("mov.b32 %0, %1;" : "=r"(t3407) : "f"(t3404));
#line 122 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_11), "r"(t3405), "r"(t3406), "r"(t3407), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3408 = t11 << 7u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3409 = t3408 + t3397;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3410 = t3409 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 at_12 = moments_2 + t3410;
            const f32 t3412 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3413 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3414 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3415;
            asm("mov.b32 %0, %1;" : "=r"(t3415) : "f"(t3412));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3416;
            asm("mov.b32 %0, %1;" : "=r"(t3416) : "f"(t3413));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3417;
            asm("mov.b32 %0, %1;" : "=r"(t3417) : "f"(t3414));
#line 122 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_12), "r"(t3415), "r"(t3416), "r"(t3417), "r"(0u) : "memory");
        }
#line 126 "fa-kernels/src/conv/statistics.rs"
        count = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
        mean = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
        squares = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
        count_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
        mean_2 = 0.0f;
#line 126 "fa-kernels/src/conv/statistics.rs"
        squares_2 = 0.0f;
#line 293 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 129 "fa-kernels/src/conv/statistics.rs"
        const u32 channel_11 = threadIdx.x;
        const bool t3419 = channel_11 < 128u;
#line 130 "fa-kernels/src/conv/statistics.rs"
        if (t3419) {
#line 132 "fa-kernels/src/conv/statistics.rs"
            const u32 t3420 = channel_11 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
            const u32 t3421 = moments_2 + t3420;
#line 132 "fa-kernels/src/conv/statistics.rs"
            u32 row_21;
            u32 row_22;
            u32 row_23;
            u32 row_24;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t3421) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3422;
            asm("mov.b32 %0, %1;" : "=f"(t3422) : "r"(row_21));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3423;
            asm("mov.b32 %0, %1;" : "=f"(t3423) : "r"(row_22));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3424;
            asm("mov.b32 %0, %1;" : "=f"(t3424) : "r"(row_23));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3425;
            asm("mov.b32 %0, %1;" : "=f"(t3425) : "r"(row_24));
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3426 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 first_31 = t3426 << 7u;
#line 135 "fa-kernels/src/conv/statistics.rs"
            const u32 t3428 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
            const u32 index_109 = first_31 + channel_11;
#line 57 "fa-kernels/src/conv/work.rs"
            const u32 index_108 = t3428 + t3390;
            const u64 t3431 = (u64)index_108;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3432 = t3431 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3433 = t3432 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3434 = moments + t3433;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3435 = (u64)index_109;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3436 = t3435 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3437 = t3436 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3438 = t3434 + t3437;
#line 136 "fa-kernels/src/conv/statistics.rs"
            u32 t3439;
            asm("mov.b32 %0, %1;" : "=r"(t3439) : "f"(t3422));
#line 136 "fa-kernels/src/conv/statistics.rs"
            u32 t3440;
            asm("mov.b32 %0, %1;" : "=r"(t3440) : "f"(t3423));
#line 136 "fa-kernels/src/conv/statistics.rs"
            u32 t3441;
            asm("mov.b32 %0, %1;" : "=r"(t3441) : "f"(t3424));
#line 136 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3438), "r"(t3439), "r"(t3440), "r"(t3441), "r"(0u) : "memory");
        }
#line 293 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
    }
}
