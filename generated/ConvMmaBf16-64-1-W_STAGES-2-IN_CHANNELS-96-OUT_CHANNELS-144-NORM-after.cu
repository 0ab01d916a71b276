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
    const u32 across,
    const u32 across_factor,
    const u32 across_shift,
    const u32 groups,
    const u32 groups_factor,
    const u32 groups_shift,
    const u32 all_groups,
    const u32 cta_groups,
    const u32 cta_groups_factor,
    const u32 cta_groups_shift)
{
#line 119 "fa-kernels/src/conv/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 63488u;
    const u32 moments_2 = outputs + 16384u;
    const u32 t4 = moments_2 + 4096u;
#line 160 "fa-kernels/src/conv/work.rs"
    const u32 thread = threadIdx.x;
    const u32 t6 = thread >> 5u;
#line 161 "fa-kernels/src/conv/work.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t6));
#line 162 "fa-kernels/src/conv/work.rs"
    const u32 index = warp >> 2u;
    const u32 t9 = thread & 31u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t10 = warp & 3u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t11 = index >> 1u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t12 = index & 1u;
#line 163 "fa-kernels/src/conv/work.rs"
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
        const u32 t23 = group << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
        u32 t24;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t24) : "r"(t23), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample = t24 >> groups_shift;
        const u32 t26 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number = group - t26;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t28 = number << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t29;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t29) : "r"(t28), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t30 = t29 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_2 = t30 << 3u;
        const u32 t32 = number << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t33;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t33) : "r"(t32), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t34 = t33 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t35 = t34 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t36 = number - t35;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_2 = t36 << 3u;
        const bool t38 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t39 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_2 = t38 ? t39 : 0u;
        const u32 t41 = left_2 < 8u ? left_2 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t42 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t43 = t42 < 8u ? t42 : 8u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_2 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t45 = index_2 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t46 = index_2 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t47 = t45 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t48 = t45 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t49 = y_2 + t47;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t50 = t49 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t51 = x_2 + t48;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t52 = t51 - 1u;
        const u32 channel = t46 << 3u;
        const bool t54 = t50 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t55 = t52 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t56 = t54 & t55;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t57 = channel < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists = t56 & t57;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_3 = exists ? t50 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_4 = exists ? t52 : 0u;
        const u64 t61 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t62 = t61 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t63 = t62 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t64 = x + t63;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t65 = (u64)index_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t66 = t65 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t67 = t66 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t68 = t64 + t67;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t69 = (u64)index_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t70 = t69 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t71 = t70 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t72 = t68 + t71;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t73 = exists ? channel : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t74 = (u64)t73 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t75 = t72 + t74;
        const u32 t76 = t47 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t77 = t76 + t48;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t78 = t77 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t79 = t46 ^ t78;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t80 = t77 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t81 = t79 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place = t80 + t81;
        const u32 t83 = smem_1 + place;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t84 = exists ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t83), "l"(t75), "r"(t84) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t85 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_5 = t85 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t87 = index_5 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t88 = index_5 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t89 = t87 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t90 = t87 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t91 = y_2 + t89;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t92 = t91 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t93 = x_2 + t90;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t94 = t93 - 1u;
        const u32 channel_2 = t88 << 3u;
        const bool t96 = t92 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t97 = t94 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t98 = t96 & t97;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t99 = channel_2 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_2 = t98 & t99;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_6 = exists_2 ? t92 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_7 = exists_2 ? t94 : 0u;
        const u64 t103 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t104 = t103 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t105 = t104 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t106 = x + t105;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t107 = (u64)index_6;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t108 = t107 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t109 = t108 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t110 = t106 + t109;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t111 = (u64)index_7;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t112 = t111 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t113 = t112 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t114 = t110 + t113;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t115 = exists_2 ? channel_2 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t116 = (u64)t115 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t117 = t114 + t116;
        const u32 t118 = t89 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t119 = t118 + t90;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t120 = t119 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t121 = t88 ^ t120;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t122 = t119 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t123 = t121 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_2 = t122 + t123;
        const u32 t125 = smem_1 + place_2;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t126 = exists_2 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t125), "l"(t117), "r"(t126) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t127 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_8 = t127 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t129 = index_8 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t130 = index_8 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t131 = t129 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t132 = t129 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t133 = y_2 + t131;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t134 = t133 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t135 = x_2 + t132;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t136 = t135 - 1u;
        const u32 channel_3 = t130 << 3u;
        const bool t138 = t134 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t139 = t136 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t140 = t138 & t139;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t141 = channel_3 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_3 = t140 & t141;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_9 = exists_3 ? t134 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_10 = exists_3 ? t136 : 0u;
        const u64 t145 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t146 = t145 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t147 = t146 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t148 = x + t147;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t149 = (u64)index_9;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t150 = t149 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t151 = t150 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t152 = t148 + t151;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t153 = (u64)index_10;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t154 = t153 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t155 = t154 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t156 = t152 + t155;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t157 = exists_3 ? channel_3 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t158 = (u64)t157 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t159 = t156 + t158;
        const u32 t160 = t131 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t161 = t160 + t132;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t162 = t161 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t163 = t130 ^ t162;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t164 = t161 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t165 = t163 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_3 = t164 + t165;
        const u32 t167 = smem_1 + place_3;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t168 = exists_3 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t167), "l"(t159), "r"(t168) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t169 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_11 = t169 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        const bool t171 = index_11 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        if (t171) {
            const u32 t172 = index_11 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t173 = index_11 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t174 = t172 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t175 = t172 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t176 = y_2 + t174;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t177 = t176 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t178 = x_2 + t175;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t179 = t178 - 1u;
            const u32 channel_4 = t173 << 3u;
            const bool t181 = t177 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t182 = t179 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t183 = t181 & t182;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t184 = channel_4 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_4 = t183 & t184;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_12 = exists_4 ? t177 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_13 = exists_4 ? t179 : 0u;
            const u64 t188 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t189 = t188 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t190 = t189 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t191 = x + t190;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t192 = (u64)index_12;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t193 = t192 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t194 = t193 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t195 = t191 + t194;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t196 = (u64)index_13;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t197 = t196 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t198 = t197 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t199 = t195 + t198;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t200 = exists_4 ? channel_4 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t201 = (u64)t200 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t202 = t199 + t201;
            const u32 t203 = t174 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t204 = t203 + t175;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t205 = t204 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t206 = t173 ^ t205;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t207 = t204 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t208 = t206 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_4 = t207 + t208;
            const u32 t210 = smem_1 + place_4;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t211 = exists_4 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t210), "l"(t202), "r"(t211) : "memory");
        }
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t212 = smem_1 + 30720u;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t213 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_2 = t213 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_14 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t216 = index_14 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t217 = index_14 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t218 = first_2 + t216;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t219 = t217 << 3u;
        const bool t220 = t218 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t221 = t219 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_5 = t220 & t221;
        const u32 index_15 = exists_5 ? t218 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t224 = (u64)index_15;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t225 = t224 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t226 = t225 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t227 = weight + t226;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t228 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t229 = t228 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t230 = t227 + t229;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t231 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t232 = t231 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t233 = t230 + t232;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t234 = exists_5 ? t219 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t235 = (u64)t234 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t236 = t233 + t235;
        const u32 t237 = t216 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t238 = t217 ^ t237;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t239 = t216 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t240 = t238 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t241 = t239 + t240;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t242 = t212 + t241;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t243 = exists_5 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t242), "l"(t236), "r"(t243) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t244 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_16 = t244 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t246 = index_16 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t247 = index_16 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t248 = first_2 + t246;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t249 = t247 << 3u;
        const bool t250 = t248 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t251 = t249 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_6 = t250 & t251;
        const u32 index_17 = exists_6 ? t248 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t254 = (u64)index_17;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t255 = t254 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t256 = t255 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t257 = weight + t256;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t258 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t259 = t258 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t260 = t257 + t259;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t261 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t262 = t261 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t263 = t260 + t262;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t264 = exists_6 ? t249 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t265 = (u64)t264 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t266 = t263 + t265;
        const u32 t267 = t246 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t268 = t247 ^ t267;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t269 = t246 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t270 = t268 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t271 = t269 + t270;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t272 = t212 + t271;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t273 = exists_6 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t272), "l"(t266), "r"(t273) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t274 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_18 = t274 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t276 = index_18 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t277 = index_18 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t278 = first_2 + t276;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t279 = t277 << 3u;
        const bool t280 = t278 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t281 = t279 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_7 = t280 & t281;
        const u32 index_19 = exists_7 ? t278 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t284 = (u64)index_19;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t285 = t284 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t286 = t285 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t287 = weight + t286;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t288 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t289 = t288 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t290 = t287 + t289;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t291 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t292 = t291 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t293 = t290 + t292;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t294 = exists_7 ? t279 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t295 = (u64)t294 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t296 = t293 + t295;
        const u32 t297 = t276 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t298 = t277 ^ t297;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t299 = t276 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t300 = t298 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t301 = t299 + t300;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t302 = t212 + t301;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t303 = exists_7 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t302), "l"(t296), "r"(t303) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t304 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_20 = t304 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t306 = index_20 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t307 = index_20 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t308 = first_2 + t306;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t309 = t307 << 3u;
        const bool t310 = t308 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t311 = t309 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_8 = t310 & t311;
        const u32 index_21 = exists_8 ? t308 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t314 = (u64)index_21;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t315 = t314 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t316 = t315 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t317 = weight + t316;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t318 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t319 = t318 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t320 = t317 + t319;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t321 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t322 = t321 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t323 = t320 + t322;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t324 = exists_8 ? t309 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t325 = (u64)t324 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t326 = t323 + t325;
        const u32 t327 = t306 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t328 = t307 ^ t327;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t329 = t306 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t330 = t328 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t331 = t329 + t330;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t332 = t212 + t331;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t333 = exists_8 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t332), "l"(t326), "r"(t333) : "memory");
    }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_2 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_3 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_4 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_5 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_6 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_7 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_8 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_9 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_10 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_11 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_12 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_13 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_14 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_15 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_16 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_17 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_18 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_19 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_20 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_21 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_22 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_23 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_24 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_25 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_26 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_27 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_28 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_29 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_30 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_31 = 0.0f;
#line 179 "fa-kernels/src/conv/work.rs"
    f32 acc_32 = 0.0f;
#line 210 "fa-kernels/src/conv/work.rs"
    const u32 t334 = blockIdx.y;
#line 210 "fa-kernels/src/conv/work.rs"
    const u32 first_3 = t334 << 7u;
#line 181 "fa-kernels/src/conv/work.rs"
    f32 count = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
    f32 mean = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
    f32 squares = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
    f32 count_2 = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
    f32 mean_2 = 0.0f;
#line 181 "fa-kernels/src/conv/work.rs"
    f32 squares_2 = 0.0f;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t336 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_4 = t336 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t338 = first_4 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t339 = all_groups - first_4;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_3 = t338 ? t339 : 0u;
    const u32 t341 = left_3 < cta_groups ? left_3 : cta_groups;
#line 182 "fa-kernels/src/conv/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < t341; i += 1u) {
#line 226 "fa-kernels/src/conv/work.rs"
        acc = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_2 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_5 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_6 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_9 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_10 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_13 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_14 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_17 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_18 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_21 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_22 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_25 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_26 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_29 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_30 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_3 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_4 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_7 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_8 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_11 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_12 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_15 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_16 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_19 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_20 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_23 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_24 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_27 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_28 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_31 = 0.0f;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_32 = 0.0f;
#line 245 "fa-kernels/src/conv/tile_config.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < 2u; i_2 += 1u) {
#line 46 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t342 = i << 1u;
#line 46 "fa-kernels/src/conv/mma/loads.rs"
            const u32 block = t342 + i_2;
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t344 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t345 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t346 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t346 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t348 = first_5 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t349 = all_groups - first_5;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_4 = t348 ? t349 : 0u;
            const u32 t351 = left_4 < cta_groups ? left_4 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t352 = t344 < t351;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t352) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t353 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t354 = t353 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t355 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t356 = t354 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t357 = t356 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t358 = t355 + t357;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t359 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_6 = t359 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_22 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t362 = index_22 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t363 = index_22 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t364 = first_6 + t362;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t365 = t363 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t366 = t345 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t367 = t365 + t366;
                const bool t368 = t364 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t369 = t367 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_9 = t368 & t369;
                const u32 index_23 = exists_9 ? t364 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t372 = (u64)index_23;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t373 = t372 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t374 = t373 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t375 = weight + t374;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t376 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t377 = t376 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t378 = t375 + t377;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t379 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t380 = t379 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t381 = t378 + t380;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t382 = exists_9 ? t367 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t383 = (u64)t382 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t384 = t381 + t383;
                const u32 t385 = t362 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t386 = t363 ^ t385;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t387 = t362 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t388 = t386 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t389 = t387 + t388;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t390 = t358 + t389;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t391 = exists_9 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t390), "l"(t384), "r"(t391) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t392 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_24 = t392 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t394 = index_24 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t395 = index_24 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t396 = first_6 + t394;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t397 = t395 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t398 = t345 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t399 = t397 + t398;
                const bool t400 = t396 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t401 = t399 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_10 = t400 & t401;
                const u32 index_25 = exists_10 ? t396 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t404 = (u64)index_25;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t405 = t404 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t406 = t405 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t407 = weight + t406;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t408 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t409 = t408 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t410 = t407 + t409;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t411 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t412 = t411 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t413 = t410 + t412;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t414 = exists_10 ? t399 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t415 = (u64)t414 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t416 = t413 + t415;
                const u32 t417 = t394 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t418 = t395 ^ t417;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t419 = t394 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t420 = t418 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t421 = t419 + t420;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t422 = t358 + t421;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t423 = exists_10 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t422), "l"(t416), "r"(t423) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t424 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_26 = t424 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t426 = index_26 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t427 = index_26 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t428 = first_6 + t426;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t429 = t427 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t430 = t345 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t431 = t429 + t430;
                const bool t432 = t428 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t433 = t431 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_11 = t432 & t433;
                const u32 index_27 = exists_11 ? t428 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t436 = (u64)index_27;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t437 = t436 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t438 = t437 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t439 = weight + t438;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t440 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t441 = t440 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t442 = t439 + t441;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t443 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t444 = t443 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t445 = t442 + t444;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t446 = exists_11 ? t431 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t447 = (u64)t446 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t448 = t445 + t447;
                const u32 t449 = t426 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t450 = t427 ^ t449;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t451 = t426 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t452 = t450 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t453 = t451 + t452;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t454 = t358 + t453;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t455 = exists_11 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t454), "l"(t448), "r"(t455) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t456 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_28 = t456 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t458 = index_28 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t459 = index_28 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t460 = first_6 + t458;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t461 = t459 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t462 = t345 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t463 = t461 + t462;
                const bool t464 = t460 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t465 = t463 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_12 = t464 & t465;
                const u32 index_29 = exists_12 ? t460 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t468 = (u64)index_29;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t469 = t468 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t470 = t469 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t471 = weight + t470;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t472 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t473 = t472 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t474 = t471 + t473;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t475 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t476 = t475 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t477 = t474 + t476;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t478 = exists_12 ? t463 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t479 = (u64)t478 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t480 = t477 + t479;
                const u32 t481 = t458 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t482 = t459 ^ t481;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t483 = t458 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t484 = t482 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t485 = t483 + t484;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t486 = t358 + t485;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t487 = exists_12 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t486), "l"(t480), "r"(t487) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t488 = block * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t489 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t490 = t488 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t491 = t490 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t492 = t489 + t491;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t493 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row = t13 + t493;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t495 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t496 = first_row + t495;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t497 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t498 = t496 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t499 = t497 ^ t498;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t500 = t496 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t501 = t499 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t502 = t500 + t501;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t503 = t492 + t502;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m;
            u32 m_2;
            u32 m_3;
            u32 m_4;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t503) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t504 = t502 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t505 = t492 + t504;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_5;
            u32 m_6;
            u32 m_7;
            u32 m_8;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t505) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t506 = t502 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t507 = t492 + t506;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_9;
            u32 m_10;
            u32 m_11;
            u32 m_12;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t507) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t508 = t502 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t509 = t492 + t508;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_13;
            u32 m_14;
            u32 m_15;
            u32 m_16;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t509) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t510 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t511 = t510 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t512 = t511 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t513 = smem_1 + t512;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t514 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t515 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t516 = t515 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t517 = t514 + t516;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t518 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t519 = t518 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t520 = t517 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t521 = t519 ^ t520;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t522 = t517 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t523 = t521 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t524 = t522 + t523;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t525 = t513 + t524;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_17;
            u32 m_18;
            u32 m_19;
            u32 m_20;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_21;
            u32 m_22;
            u32 m_23;
            u32 m_24;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_25;
            u32 m_26;
            u32 m_27;
            u32 m_28;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_29;
            u32 m_30;
            u32 m_31;
            u32 m_32;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t525) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t526 = t524 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t527 = t513 + t526;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_33;
            u32 m_34;
            u32 m_35;
            u32 m_36;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_37;
            u32 m_38;
            u32 m_39;
            u32 m_40;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_41;
            u32 m_42;
            u32 m_43;
            u32 m_44;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_45;
            u32 m_46;
            u32 m_47;
            u32 m_48;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t528 = t524 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t529 = t513 + t528;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t530 = t524 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t531 = t513 + t530;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t532 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t533 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t534 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_7 = t534 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t536 = first_7 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t537 = all_groups - first_7;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_5 = t536 ? t537 : 0u;
            const u32 t539 = left_5 < cta_groups ? left_5 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t540 = t532 < t539;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t540) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t541 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t542 = t541 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t543 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t544 = t542 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t545 = t544 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t546 = t543 + t545;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t547 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_8 = t547 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_30 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t550 = index_30 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t551 = index_30 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t552 = first_8 + t550;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t553 = t551 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t554 = t533 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t555 = t553 + t554;
                const bool t556 = t552 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t557 = t555 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_13 = t556 & t557;
                const u32 index_31 = exists_13 ? t552 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t560 = (u64)index_31;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t561 = t560 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t562 = t561 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t563 = weight + t562;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t564 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t565 = t564 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t566 = t563 + t565;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t567 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t568 = t567 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t569 = t566 + t568;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t570 = exists_13 ? t555 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t571 = (u64)t570 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t572 = t569 + t571;
                const u32 t573 = t550 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t574 = t551 ^ t573;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t575 = t550 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t576 = t574 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t577 = t575 + t576;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t578 = t546 + t577;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t579 = exists_13 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t578), "l"(t572), "r"(t579) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t580 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_32 = t580 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t582 = index_32 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t583 = index_32 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t584 = first_8 + t582;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t585 = t583 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t586 = t533 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t587 = t585 + t586;
                const bool t588 = t584 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t589 = t587 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_14 = t588 & t589;
                const u32 index_33 = exists_14 ? t584 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t592 = (u64)index_33;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t593 = t592 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t594 = t593 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t595 = weight + t594;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t596 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t597 = t596 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t598 = t595 + t597;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t599 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t600 = t599 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t601 = t598 + t600;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t602 = exists_14 ? t587 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t603 = (u64)t602 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t604 = t601 + t603;
                const u32 t605 = t582 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t606 = t583 ^ t605;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t607 = t582 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t608 = t606 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t609 = t607 + t608;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t610 = t546 + t609;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t611 = exists_14 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t610), "l"(t604), "r"(t611) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t612 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_34 = t612 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t614 = index_34 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t615 = index_34 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t616 = first_8 + t614;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t617 = t615 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t618 = t533 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t619 = t617 + t618;
                const bool t620 = t616 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t621 = t619 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_15 = t620 & t621;
                const u32 index_35 = exists_15 ? t616 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t624 = (u64)index_35;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t625 = t624 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t626 = t625 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t627 = weight + t626;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t628 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t629 = t628 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t630 = t627 + t629;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t631 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t632 = t631 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t633 = t630 + t632;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t634 = exists_15 ? t619 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t635 = (u64)t634 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t636 = t633 + t635;
                const u32 t637 = t614 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t638 = t615 ^ t637;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t639 = t614 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t640 = t638 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t641 = t639 + t640;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t642 = t546 + t641;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t643 = exists_15 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t642), "l"(t636), "r"(t643) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t644 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_36 = t644 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t646 = index_36 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t647 = index_36 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t648 = first_8 + t646;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t649 = t647 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t650 = t533 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t651 = t649 + t650;
                const bool t652 = t648 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t653 = t651 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_16 = t652 & t653;
                const u32 index_37 = exists_16 ? t648 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t656 = (u64)index_37;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t657 = t656 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t658 = t657 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t659 = weight + t658;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t660 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t661 = t660 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t662 = t659 + t661;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t663 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t664 = t663 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t665 = t662 + t664;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t666 = exists_16 ? t651 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t667 = (u64)t666 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t668 = t665 + t667;
                const u32 t669 = t646 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t670 = t647 ^ t669;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t671 = t646 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t672 = t670 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t673 = t671 + t672;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t674 = t546 + t673;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t675 = exists_16 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t674), "l"(t668), "r"(t675) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t676 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t677 = t676 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t678 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t679 = t677 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t680 = t679 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t681 = t678 + t680;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t682 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_2 = t13 + t682;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t684 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t685 = first_row_2 + t684;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t686 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t687 = t685 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t688 = t686 ^ t687;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t689 = t685 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t690 = t688 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t691 = t689 + t690;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t692 = t681 + t691;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t692) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t693 = t691 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t694 = t681 + t693;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t694) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t695 = t691 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t696 = t681 + t695;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t696) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t697 = t691 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t698 = t681 + t697;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t698) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t699 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t700 = t699 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t701 = t700 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t702 = smem_1 + t701;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t703 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t704 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t705 = t704 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t706 = t703 + t705;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t707 = t706 + 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t708 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t709 = t708 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t710 = t707 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t711 = t709 ^ t710;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t712 = t707 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t713 = t711 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t714 = t712 + t713;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t715 = t702 + t714;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_101), "r"(m_102));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_103), "r"(m_104));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_105), "r"(m_106));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_107), "r"(m_108));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t715) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_109), "r"(m_110));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_111), "r"(m_112));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t716 = t714 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t717 = t702 + t716;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_113), "r"(m_114));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_115), "r"(m_116));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_117), "r"(m_118));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_119), "r"(m_120));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_121), "r"(m_122));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_123), "r"(m_124));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_125), "r"(m_126));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_127), "r"(m_128));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t718 = t714 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t719 = t702 + t718;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_129), "r"(m_130));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_131), "r"(m_132));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_133), "r"(m_134));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_135), "r"(m_136));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_137), "r"(m_138));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_139), "r"(m_140));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_141), "r"(m_142));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_143), "r"(m_144));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t720 = t714 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t721 = t702 + t720;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_145), "r"(m_146));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_147), "r"(m_148));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_149), "r"(m_150));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_151), "r"(m_152));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_153), "r"(m_154));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_155), "r"(m_156));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_157), "r"(m_158));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_159), "r"(m_160));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t722 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t723 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t724 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_9 = t724 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t726 = first_9 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t727 = all_groups - first_9;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t726 ? t727 : 0u;
            const u32 t729 = left_6 < cta_groups ? left_6 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t730 = t722 < t729;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t730) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t731 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t732 = t731 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t733 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t734 = t732 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t735 = t734 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t736 = t733 + t735;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t737 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_10 = t737 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_38 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t740 = index_38 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t741 = index_38 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t742 = first_10 + t740;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t743 = t741 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t744 = t723 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t745 = t743 + t744;
                const bool t746 = t742 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t747 = t745 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_17 = t746 & t747;
                const u32 index_39 = exists_17 ? t742 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t750 = (u64)index_39;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t751 = t750 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t752 = t751 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t753 = weight + t752;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t754 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t755 = t754 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t756 = t753 + t755;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t757 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t758 = t757 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t759 = t756 + t758;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t760 = exists_17 ? t745 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t761 = (u64)t760 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t762 = t759 + t761;
                const u32 t763 = t740 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t764 = t741 ^ t763;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t765 = t740 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t766 = t764 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t767 = t765 + t766;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t768 = t736 + t767;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t769 = exists_17 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t768), "l"(t762), "r"(t769) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t770 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_40 = t770 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t772 = index_40 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t773 = index_40 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t774 = first_10 + t772;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t775 = t773 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t776 = t723 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t777 = t775 + t776;
                const bool t778 = t774 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t779 = t777 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_18 = t778 & t779;
                const u32 index_41 = exists_18 ? t774 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t782 = (u64)index_41;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t783 = t782 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t784 = t783 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t785 = weight + t784;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t786 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t787 = t786 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t788 = t785 + t787;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t789 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t790 = t789 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t791 = t788 + t790;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t792 = exists_18 ? t777 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t793 = (u64)t792 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t794 = t791 + t793;
                const u32 t795 = t772 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t796 = t773 ^ t795;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t797 = t772 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t798 = t796 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t799 = t797 + t798;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t800 = t736 + t799;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t801 = exists_18 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t800), "l"(t794), "r"(t801) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t802 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_42 = t802 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t804 = index_42 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t805 = index_42 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t806 = first_10 + t804;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t807 = t805 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t808 = t723 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t809 = t807 + t808;
                const bool t810 = t806 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t811 = t809 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_19 = t810 & t811;
                const u32 index_43 = exists_19 ? t806 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t814 = (u64)index_43;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t815 = t814 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t816 = t815 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t817 = weight + t816;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t818 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t819 = t818 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t820 = t817 + t819;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t821 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t822 = t821 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t823 = t820 + t822;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t824 = exists_19 ? t809 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t825 = (u64)t824 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t826 = t823 + t825;
                const u32 t827 = t804 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t828 = t805 ^ t827;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t829 = t804 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t830 = t828 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t831 = t829 + t830;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t832 = t736 + t831;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t833 = exists_19 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t832), "l"(t826), "r"(t833) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t834 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_44 = t834 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t836 = index_44 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t837 = index_44 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t838 = first_10 + t836;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t839 = t837 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t840 = t723 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t841 = t839 + t840;
                const bool t842 = t838 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t843 = t841 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_20 = t842 & t843;
                const u32 index_45 = exists_20 ? t838 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t846 = (u64)index_45;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t847 = t846 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t848 = t847 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t849 = weight + t848;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t850 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t851 = t850 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t852 = t849 + t851;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t853 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t854 = t853 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t855 = t852 + t854;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t856 = exists_20 ? t841 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t857 = (u64)t856 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t858 = t855 + t857;
                const u32 t859 = t836 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t860 = t837 ^ t859;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t861 = t836 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t862 = t860 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t863 = t861 + t862;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t864 = t736 + t863;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t865 = exists_20 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t864), "l"(t858), "r"(t865) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t866 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t867 = t866 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t868 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t869 = t867 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t870 = t869 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t871 = t868 + t870;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t872 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_3 = t13 + t872;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t874 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t875 = first_row_3 + t874;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t876 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t877 = t875 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t878 = t876 ^ t877;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t879 = t875 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t880 = t878 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t881 = t879 + t880;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t882 = t871 + t881;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_161;
            u32 m_162;
            u32 m_163;
            u32 m_164;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t882) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t883 = t881 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t884 = t871 + t883;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_165;
            u32 m_166;
            u32 m_167;
            u32 m_168;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t884) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t885 = t881 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t886 = t871 + t885;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_169;
            u32 m_170;
            u32 m_171;
            u32 m_172;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t886) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t887 = t881 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t888 = t871 + t887;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_173;
            u32 m_174;
            u32 m_175;
            u32 m_176;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t888) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t889 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t890 = t889 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t891 = t890 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t892 = smem_1 + t891;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t893 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t894 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t895 = t894 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t896 = t893 + t895;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t897 = t896 + 2u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t898 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t899 = t898 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t900 = t897 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t901 = t899 ^ t900;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t902 = t897 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t903 = t901 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t904 = t902 + t903;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t905 = t892 + t904;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_177;
            u32 m_178;
            u32 m_179;
            u32 m_180;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_181;
            u32 m_182;
            u32 m_183;
            u32 m_184;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_181), "r"(m_182));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_183), "r"(m_184));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_185;
            u32 m_186;
            u32 m_187;
            u32 m_188;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_185), "r"(m_186));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_187), "r"(m_188));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_189;
            u32 m_190;
            u32 m_191;
            u32 m_192;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t905) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_189), "r"(m_190));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_191), "r"(m_192));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t906 = t904 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t907 = t892 + t906;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_193;
            u32 m_194;
            u32 m_195;
            u32 m_196;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_193), "r"(m_194));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_195), "r"(m_196));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_197;
            u32 m_198;
            u32 m_199;
            u32 m_200;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_197), "r"(m_198));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_199), "r"(m_200));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_201;
            u32 m_202;
            u32 m_203;
            u32 m_204;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_201), "r"(m_202));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_203), "r"(m_204));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_205;
            u32 m_206;
            u32 m_207;
            u32 m_208;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_205), "r"(m_206));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_207), "r"(m_208));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t908 = t904 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t909 = t892 + t908;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_209;
            u32 m_210;
            u32 m_211;
            u32 m_212;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_209), "r"(m_210));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_211), "r"(m_212));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_213;
            u32 m_214;
            u32 m_215;
            u32 m_216;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_213), "r"(m_214));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_215), "r"(m_216));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_217;
            u32 m_218;
            u32 m_219;
            u32 m_220;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_217), "r"(m_218));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_219), "r"(m_220));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_221;
            u32 m_222;
            u32 m_223;
            u32 m_224;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_221), "r"(m_222));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_223), "r"(m_224));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t910 = t904 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t911 = t892 + t910;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_225;
            u32 m_226;
            u32 m_227;
            u32 m_228;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_225), "r"(m_226));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_227), "r"(m_228));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_229;
            u32 m_230;
            u32 m_231;
            u32 m_232;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_229), "r"(m_230));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_231), "r"(m_232));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_233;
            u32 m_234;
            u32 m_235;
            u32 m_236;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_233), "r"(m_234));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_235), "r"(m_236));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_237;
            u32 m_238;
            u32 m_239;
            u32 m_240;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_237), "r"(m_238));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_239), "r"(m_240));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t912 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t913 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t914 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_11 = t914 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t916 = first_11 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t917 = all_groups - first_11;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_7 = t916 ? t917 : 0u;
            const u32 t919 = left_7 < cta_groups ? left_7 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t920 = t912 < t919;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t920) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t921 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t922 = t921 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t923 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t924 = t922 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t925 = t924 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t926 = t923 + t925;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t927 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_12 = t927 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_46 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t930 = index_46 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t931 = index_46 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t932 = first_12 + t930;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t933 = t931 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t934 = t913 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t935 = t933 + t934;
                const bool t936 = t932 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t937 = t935 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_21 = t936 & t937;
                const u32 index_47 = exists_21 ? t932 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t940 = (u64)index_47;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t941 = t940 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t942 = t941 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t943 = weight + t942;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t944 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t945 = t944 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t946 = t943 + t945;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t947 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t948 = t947 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t949 = t946 + t948;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t950 = exists_21 ? t935 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t951 = (u64)t950 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t952 = t949 + t951;
                const u32 t953 = t930 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t954 = t931 ^ t953;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t955 = t930 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t956 = t954 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t957 = t955 + t956;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t958 = t926 + t957;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t959 = exists_21 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t958), "l"(t952), "r"(t959) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t960 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_48 = t960 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t962 = index_48 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t963 = index_48 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t964 = first_12 + t962;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t965 = t963 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t966 = t913 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t967 = t965 + t966;
                const bool t968 = t964 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t969 = t967 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_22 = t968 & t969;
                const u32 index_49 = exists_22 ? t964 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t972 = (u64)index_49;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t973 = t972 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t974 = t973 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t975 = weight + t974;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t976 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t977 = t976 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t978 = t975 + t977;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t979 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t980 = t979 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t981 = t978 + t980;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t982 = exists_22 ? t967 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t983 = (u64)t982 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t984 = t981 + t983;
                const u32 t985 = t962 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t986 = t963 ^ t985;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t987 = t962 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t988 = t986 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t989 = t987 + t988;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t990 = t926 + t989;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t991 = exists_22 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t990), "l"(t984), "r"(t991) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t992 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_50 = t992 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t994 = index_50 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t995 = index_50 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t996 = first_12 + t994;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t997 = t995 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t998 = t913 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t999 = t997 + t998;
                const bool t1000 = t996 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1001 = t999 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_23 = t1000 & t1001;
                const u32 index_51 = exists_23 ? t996 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1004 = (u64)index_51;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1005 = t1004 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1006 = t1005 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1007 = weight + t1006;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1008 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1009 = t1008 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1010 = t1007 + t1009;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1011 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1012 = t1011 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1013 = t1010 + t1012;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1014 = exists_23 ? t999 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1015 = (u64)t1014 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1016 = t1013 + t1015;
                const u32 t1017 = t994 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1018 = t995 ^ t1017;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1019 = t994 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1020 = t1018 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1021 = t1019 + t1020;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1022 = t926 + t1021;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1023 = exists_23 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1022), "l"(t1016), "r"(t1023) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1024 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_52 = t1024 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1026 = index_52 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1027 = index_52 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1028 = first_12 + t1026;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1029 = t1027 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1030 = t913 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1031 = t1029 + t1030;
                const bool t1032 = t1028 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1033 = t1031 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_24 = t1032 & t1033;
                const u32 index_53 = exists_24 ? t1028 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1036 = (u64)index_53;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1037 = t1036 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1038 = t1037 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1039 = weight + t1038;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1040 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1041 = t1040 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1042 = t1039 + t1041;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1043 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1044 = t1043 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1045 = t1042 + t1044;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1046 = exists_24 ? t1031 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1047 = (u64)t1046 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1048 = t1045 + t1047;
                const u32 t1049 = t1026 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1050 = t1027 ^ t1049;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1051 = t1026 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1052 = t1050 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1053 = t1051 + t1052;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1054 = t926 + t1053;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1055 = exists_24 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1054), "l"(t1048), "r"(t1055) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1056 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1057 = t1056 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1058 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1059 = t1057 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1060 = t1059 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1061 = t1058 + t1060;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1062 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_4 = t13 + t1062;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1064 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1065 = first_row_4 + t1064;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1066 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1067 = t1065 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1068 = t1066 ^ t1067;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1069 = t1065 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1070 = t1068 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1071 = t1069 + t1070;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1072 = t1061 + t1071;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_241;
            u32 m_242;
            u32 m_243;
            u32 m_244;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1072) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1073 = t1071 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1074 = t1061 + t1073;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_245;
            u32 m_246;
            u32 m_247;
            u32 m_248;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1074) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1075 = t1071 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1076 = t1061 + t1075;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_249;
            u32 m_250;
            u32 m_251;
            u32 m_252;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1076) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1077 = t1071 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1078 = t1061 + t1077;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_253;
            u32 m_254;
            u32 m_255;
            u32 m_256;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1078) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1079 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1080 = t1079 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1081 = t1080 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1082 = smem_1 + t1081;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1083 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1084 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1085 = t1084 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1086 = t1083 + t1085;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1087 = t1086 + 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1088 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1089 = t1088 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1090 = t1087 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1091 = t1089 ^ t1090;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1092 = t1087 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1093 = t1091 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1094 = t1092 + t1093;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1095 = t1082 + t1094;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_257;
            u32 m_258;
            u32 m_259;
            u32 m_260;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_257), "r"(m_258));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_259), "r"(m_260));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_261;
            u32 m_262;
            u32 m_263;
            u32 m_264;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_261), "r"(m_262));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_263), "r"(m_264));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_265;
            u32 m_266;
            u32 m_267;
            u32 m_268;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_265), "r"(m_266));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_267), "r"(m_268));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_269;
            u32 m_270;
            u32 m_271;
            u32 m_272;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1095) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_269), "r"(m_270));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_271), "r"(m_272));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1096 = t1094 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1097 = t1082 + t1096;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_273;
            u32 m_274;
            u32 m_275;
            u32 m_276;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_273), "r"(m_274));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_275), "r"(m_276));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_277;
            u32 m_278;
            u32 m_279;
            u32 m_280;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_277), "r"(m_278));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_279), "r"(m_280));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_281;
            u32 m_282;
            u32 m_283;
            u32 m_284;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_281), "r"(m_282));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_283), "r"(m_284));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_285;
            u32 m_286;
            u32 m_287;
            u32 m_288;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_285), "r"(m_286));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_287), "r"(m_288));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1098 = t1094 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1099 = t1082 + t1098;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_289), "r"(m_290));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_291), "r"(m_292));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_293), "r"(m_294));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_295), "r"(m_296));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_297), "r"(m_298));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_299), "r"(m_300));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_301), "r"(m_302));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_303), "r"(m_304));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1100 = t1094 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1101 = t1082 + t1100;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_305), "r"(m_306));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_307), "r"(m_308));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_309), "r"(m_310));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_311), "r"(m_312));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_313), "r"(m_314));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_315), "r"(m_316));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_317), "r"(m_318));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_319), "r"(m_320));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1102 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1103 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1104 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_13 = t1104 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1106 = first_13 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1107 = all_groups - first_13;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_8 = t1106 ? t1107 : 0u;
            const u32 t1109 = left_8 < cta_groups ? left_8 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1110 = t1102 < t1109;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1110) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1111 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1112 = t1111 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1113 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1114 = t1112 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1115 = t1114 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1116 = t1113 + t1115;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1117 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_14 = t1117 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_54 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1120 = index_54 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1121 = index_54 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1122 = first_14 + t1120;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1123 = t1121 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1124 = t1103 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1125 = t1123 + t1124;
                const bool t1126 = t1122 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1127 = t1125 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_25 = t1126 & t1127;
                const u32 index_55 = exists_25 ? t1122 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1130 = (u64)index_55;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1131 = t1130 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1132 = t1131 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1133 = weight + t1132;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1134 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1135 = t1134 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1136 = t1133 + t1135;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1137 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1138 = t1137 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1139 = t1136 + t1138;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1140 = exists_25 ? t1125 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1141 = (u64)t1140 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1142 = t1139 + t1141;
                const u32 t1143 = t1120 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1144 = t1121 ^ t1143;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1145 = t1120 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1146 = t1144 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1147 = t1145 + t1146;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1148 = t1116 + t1147;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1149 = exists_25 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1148), "l"(t1142), "r"(t1149) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1150 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_56 = t1150 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1152 = index_56 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1153 = index_56 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1154 = first_14 + t1152;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1155 = t1153 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1156 = t1103 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1157 = t1155 + t1156;
                const bool t1158 = t1154 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1159 = t1157 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_26 = t1158 & t1159;
                const u32 index_57 = exists_26 ? t1154 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1162 = (u64)index_57;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1163 = t1162 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1164 = t1163 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1165 = weight + t1164;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1166 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1167 = t1166 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1168 = t1165 + t1167;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1169 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1170 = t1169 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1171 = t1168 + t1170;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1172 = exists_26 ? t1157 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1173 = (u64)t1172 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1174 = t1171 + t1173;
                const u32 t1175 = t1152 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1176 = t1153 ^ t1175;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1177 = t1152 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1178 = t1176 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1179 = t1177 + t1178;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1180 = t1116 + t1179;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1181 = exists_26 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1180), "l"(t1174), "r"(t1181) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1182 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_58 = t1182 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1184 = index_58 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1185 = index_58 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1186 = first_14 + t1184;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1187 = t1185 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1188 = t1103 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1189 = t1187 + t1188;
                const bool t1190 = t1186 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1191 = t1189 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_27 = t1190 & t1191;
                const u32 index_59 = exists_27 ? t1186 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1194 = (u64)index_59;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1195 = t1194 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1196 = t1195 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1197 = weight + t1196;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1198 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1199 = t1198 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1200 = t1197 + t1199;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1201 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1202 = t1201 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1203 = t1200 + t1202;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1204 = exists_27 ? t1189 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1205 = (u64)t1204 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1206 = t1203 + t1205;
                const u32 t1207 = t1184 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1208 = t1185 ^ t1207;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1209 = t1184 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1210 = t1208 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1211 = t1209 + t1210;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1212 = t1116 + t1211;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1213 = exists_27 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1212), "l"(t1206), "r"(t1213) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1214 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_60 = t1214 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1216 = index_60 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1217 = index_60 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1218 = first_14 + t1216;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1219 = t1217 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1220 = t1103 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1221 = t1219 + t1220;
                const bool t1222 = t1218 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1223 = t1221 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_28 = t1222 & t1223;
                const u32 index_61 = exists_28 ? t1218 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1226 = (u64)index_61;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1227 = t1226 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1228 = t1227 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1229 = weight + t1228;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1230 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1231 = t1230 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1232 = t1229 + t1231;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1233 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1234 = t1233 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1235 = t1232 + t1234;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1236 = exists_28 ? t1221 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1237 = (u64)t1236 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1238 = t1235 + t1237;
                const u32 t1239 = t1216 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1240 = t1217 ^ t1239;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1241 = t1216 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1242 = t1240 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1243 = t1241 + t1242;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1244 = t1116 + t1243;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1245 = exists_28 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1244), "l"(t1238), "r"(t1245) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1246 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1247 = t1246 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1248 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1249 = t1247 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1250 = t1249 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1251 = t1248 + t1250;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1252 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_5 = t13 + t1252;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1254 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1255 = first_row_5 + t1254;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1256 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1257 = t1255 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1258 = t1256 ^ t1257;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1259 = t1255 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1260 = t1258 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1261 = t1259 + t1260;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1262 = t1251 + t1261;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1262) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1263 = t1261 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1264 = t1251 + t1263;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1264) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1265 = t1261 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1266 = t1251 + t1265;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1266) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1267 = t1261 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1268 = t1251 + t1267;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1268) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1269 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1270 = t1269 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1271 = t1270 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1272 = smem_1 + t1271;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1273 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1274 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1275 = t1274 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1276 = t1273 + t1275;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1277 = t1276 + 13u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1278 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1279 = t1278 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1280 = t1277 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1281 = t1279 ^ t1280;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1282 = t1277 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1283 = t1281 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1284 = t1282 + t1283;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1285 = t1272 + t1284;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_337), "r"(m_338));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_339), "r"(m_340));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_341), "r"(m_342));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_343), "r"(m_344));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_345), "r"(m_346));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_347), "r"(m_348));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1285) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_349), "r"(m_350));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_351), "r"(m_352));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1286 = t1284 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1287 = t1272 + t1286;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_353), "r"(m_354));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_355), "r"(m_356));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_357), "r"(m_358));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_359), "r"(m_360));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_361), "r"(m_362));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_363), "r"(m_364));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_365), "r"(m_366));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_367), "r"(m_368));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1288 = t1284 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1289 = t1272 + t1288;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_369), "r"(m_370));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_371), "r"(m_372));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_373), "r"(m_374));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_375), "r"(m_376));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_377), "r"(m_378));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_379), "r"(m_380));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_381), "r"(m_382));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_383), "r"(m_384));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1290 = t1284 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1291 = t1272 + t1290;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_385), "r"(m_386));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_387), "r"(m_388));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_389), "r"(m_390));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_391), "r"(m_392));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_393), "r"(m_394));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_395), "r"(m_396));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_397), "r"(m_398));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_399), "r"(m_400));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1292 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1293 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1294 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_15 = t1294 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1296 = first_15 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1297 = all_groups - first_15;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_9 = t1296 ? t1297 : 0u;
            const u32 t1299 = left_9 < cta_groups ? left_9 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1300 = t1292 < t1299;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1300) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1301 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1302 = t1301 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1303 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1304 = t1302 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1305 = t1304 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1306 = t1303 + t1305;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1307 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_16 = t1307 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_62 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1310 = index_62 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1311 = index_62 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1312 = first_16 + t1310;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1313 = t1311 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1314 = t1293 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1315 = t1313 + t1314;
                const bool t1316 = t1312 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1317 = t1315 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_29 = t1316 & t1317;
                const u32 index_63 = exists_29 ? t1312 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1320 = (u64)index_63;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1321 = t1320 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1322 = t1321 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1323 = weight + t1322;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1324 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1325 = t1324 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1326 = t1323 + t1325;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1327 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1328 = t1327 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1329 = t1326 + t1328;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1330 = exists_29 ? t1315 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1331 = (u64)t1330 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1332 = t1329 + t1331;
                const u32 t1333 = t1310 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1334 = t1311 ^ t1333;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1335 = t1310 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1336 = t1334 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1337 = t1335 + t1336;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1338 = t1306 + t1337;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1339 = exists_29 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1338), "l"(t1332), "r"(t1339) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1340 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_64 = t1340 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1342 = index_64 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1343 = index_64 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1344 = first_16 + t1342;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1345 = t1343 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1346 = t1293 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1347 = t1345 + t1346;
                const bool t1348 = t1344 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1349 = t1347 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_30 = t1348 & t1349;
                const u32 index_65 = exists_30 ? t1344 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1352 = (u64)index_65;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1353 = t1352 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1354 = t1353 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1355 = weight + t1354;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1356 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1357 = t1356 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1358 = t1355 + t1357;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1359 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1360 = t1359 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1361 = t1358 + t1360;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1362 = exists_30 ? t1347 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1363 = (u64)t1362 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1364 = t1361 + t1363;
                const u32 t1365 = t1342 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1366 = t1343 ^ t1365;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1367 = t1342 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1368 = t1366 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1369 = t1367 + t1368;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1370 = t1306 + t1369;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1371 = exists_30 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1370), "l"(t1364), "r"(t1371) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1372 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_66 = t1372 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1374 = index_66 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1375 = index_66 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1376 = first_16 + t1374;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1377 = t1375 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1378 = t1293 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1379 = t1377 + t1378;
                const bool t1380 = t1376 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1381 = t1379 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_31 = t1380 & t1381;
                const u32 index_67 = exists_31 ? t1376 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1384 = (u64)index_67;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1385 = t1384 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1386 = t1385 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1387 = weight + t1386;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1388 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1389 = t1388 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1390 = t1387 + t1389;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1391 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1392 = t1391 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1393 = t1390 + t1392;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1394 = exists_31 ? t1379 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1395 = (u64)t1394 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1396 = t1393 + t1395;
                const u32 t1397 = t1374 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1398 = t1375 ^ t1397;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1399 = t1374 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1400 = t1398 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1401 = t1399 + t1400;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1402 = t1306 + t1401;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1403 = exists_31 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1402), "l"(t1396), "r"(t1403) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1404 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_68 = t1404 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1406 = index_68 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1407 = index_68 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1408 = first_16 + t1406;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1409 = t1407 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1410 = t1293 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1411 = t1409 + t1410;
                const bool t1412 = t1408 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1413 = t1411 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_32 = t1412 & t1413;
                const u32 index_69 = exists_32 ? t1408 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1416 = (u64)index_69;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1417 = t1416 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1418 = t1417 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1419 = weight + t1418;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1420 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1421 = t1420 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1422 = t1419 + t1421;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1423 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1424 = t1423 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1425 = t1422 + t1424;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1426 = exists_32 ? t1411 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1427 = (u64)t1426 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1428 = t1425 + t1427;
                const u32 t1429 = t1406 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1430 = t1407 ^ t1429;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1431 = t1406 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1432 = t1430 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1433 = t1431 + t1432;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1434 = t1306 + t1433;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1435 = exists_32 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1434), "l"(t1428), "r"(t1435) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1436 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1437 = t1436 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1438 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1439 = t1437 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1440 = t1439 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1441 = t1438 + t1440;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1442 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_6 = t13 + t1442;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1444 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1445 = first_row_6 + t1444;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1446 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1447 = t1445 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1448 = t1446 ^ t1447;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1449 = t1445 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1450 = t1448 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1451 = t1449 + t1450;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1452 = t1441 + t1451;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1452) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1453 = t1451 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1454 = t1441 + t1453;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1454) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1455 = t1451 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1456 = t1441 + t1455;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1456) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1457 = t1451 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1458 = t1441 + t1457;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1458) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1459 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1460 = t1459 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1461 = t1460 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1462 = smem_1 + t1461;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1463 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1464 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1465 = t1464 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1466 = t1463 + t1465;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1467 = t1466 + 14u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1468 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1469 = t1468 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1470 = t1467 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1471 = t1469 ^ t1470;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1472 = t1467 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1473 = t1471 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1474 = t1472 + t1473;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1475 = t1462 + t1474;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_425), "r"(m_426));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_427), "r"(m_428));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1475) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_429), "r"(m_430));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_431), "r"(m_432));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1476 = t1474 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1477 = t1462 + t1476;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_433), "r"(m_434));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_435), "r"(m_436));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_437), "r"(m_438));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_439), "r"(m_440));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_441), "r"(m_442));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_443), "r"(m_444));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_445), "r"(m_446));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_447), "r"(m_448));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1478 = t1474 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1479 = t1462 + t1478;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_449), "r"(m_450));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_451), "r"(m_452));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_453), "r"(m_454));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_455), "r"(m_456));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_457), "r"(m_458));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_459), "r"(m_460));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_461), "r"(m_462));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_463), "r"(m_464));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1480 = t1474 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1481 = t1462 + t1480;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_465), "r"(m_466));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_467), "r"(m_468));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_469), "r"(m_470));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_471), "r"(m_472));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_473), "r"(m_474));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_475), "r"(m_476));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_477), "r"(m_478));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_479), "r"(m_480));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1482 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1483 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1484 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_17 = t1484 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1486 = first_17 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1487 = all_groups - first_17;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_10 = t1486 ? t1487 : 0u;
            const u32 t1489 = left_10 < cta_groups ? left_10 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1490 = t1482 < t1489;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1490) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1491 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1492 = t1491 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1493 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1494 = t1492 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1495 = t1494 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1496 = t1493 + t1495;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1497 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_18 = t1497 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_70 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1500 = index_70 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1501 = index_70 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1502 = first_18 + t1500;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1503 = t1501 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1504 = t1483 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1505 = t1503 + t1504;
                const bool t1506 = t1502 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1507 = t1505 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_33 = t1506 & t1507;
                const u32 index_71 = exists_33 ? t1502 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1510 = (u64)index_71;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1511 = t1510 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1512 = t1511 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1513 = weight + t1512;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1514 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1515 = t1514 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1516 = t1513 + t1515;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1517 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1518 = t1517 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1519 = t1516 + t1518;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1520 = exists_33 ? t1505 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1521 = (u64)t1520 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1522 = t1519 + t1521;
                const u32 t1523 = t1500 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1524 = t1501 ^ t1523;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1525 = t1500 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1526 = t1524 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1527 = t1525 + t1526;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1528 = t1496 + t1527;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1529 = exists_33 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1528), "l"(t1522), "r"(t1529) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1530 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_72 = t1530 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1532 = index_72 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1533 = index_72 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1534 = first_18 + t1532;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1535 = t1533 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1536 = t1483 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1537 = t1535 + t1536;
                const bool t1538 = t1534 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1539 = t1537 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_34 = t1538 & t1539;
                const u32 index_73 = exists_34 ? t1534 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1542 = (u64)index_73;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1543 = t1542 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1544 = t1543 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1545 = weight + t1544;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1546 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1547 = t1546 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1548 = t1545 + t1547;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1549 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1550 = t1549 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1551 = t1548 + t1550;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1552 = exists_34 ? t1537 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1553 = (u64)t1552 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1554 = t1551 + t1553;
                const u32 t1555 = t1532 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1556 = t1533 ^ t1555;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1557 = t1532 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1558 = t1556 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1559 = t1557 + t1558;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1560 = t1496 + t1559;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1561 = exists_34 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1560), "l"(t1554), "r"(t1561) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1562 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_74 = t1562 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1564 = index_74 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1565 = index_74 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1566 = first_18 + t1564;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1567 = t1565 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1568 = t1483 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1569 = t1567 + t1568;
                const bool t1570 = t1566 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1571 = t1569 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_35 = t1570 & t1571;
                const u32 index_75 = exists_35 ? t1566 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1574 = (u64)index_75;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1575 = t1574 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1576 = t1575 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1577 = weight + t1576;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1578 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1579 = t1578 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1580 = t1577 + t1579;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1581 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1582 = t1581 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1583 = t1580 + t1582;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1584 = exists_35 ? t1569 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1585 = (u64)t1584 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1586 = t1583 + t1585;
                const u32 t1587 = t1564 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1588 = t1565 ^ t1587;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1589 = t1564 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1590 = t1588 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1591 = t1589 + t1590;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1592 = t1496 + t1591;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1593 = exists_35 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1592), "l"(t1586), "r"(t1593) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1594 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_76 = t1594 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1596 = index_76 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1597 = index_76 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1598 = first_18 + t1596;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1599 = t1597 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1600 = t1483 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1601 = t1599 + t1600;
                const bool t1602 = t1598 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1603 = t1601 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_36 = t1602 & t1603;
                const u32 index_77 = exists_36 ? t1598 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1606 = (u64)index_77;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1607 = t1606 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1608 = t1607 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1609 = weight + t1608;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1610 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1611 = t1610 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1612 = t1609 + t1611;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1613 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1614 = t1613 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1615 = t1612 + t1614;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1616 = exists_36 ? t1601 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1617 = (u64)t1616 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1618 = t1615 + t1617;
                const u32 t1619 = t1596 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1620 = t1597 ^ t1619;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1621 = t1596 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1622 = t1620 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1623 = t1621 + t1622;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1624 = t1496 + t1623;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1625 = exists_36 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1624), "l"(t1618), "r"(t1625) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1626 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1627 = t1626 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1628 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1629 = t1627 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1630 = t1629 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1631 = t1628 + t1630;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1632 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_7 = t13 + t1632;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1634 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1635 = first_row_7 + t1634;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1636 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1637 = t1635 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1638 = t1636 ^ t1637;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1639 = t1635 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1640 = t1638 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1641 = t1639 + t1640;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1642 = t1631 + t1641;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1642) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1643 = t1641 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1644 = t1631 + t1643;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1644) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1645 = t1641 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1646 = t1631 + t1645;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1646) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1647 = t1641 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1648 = t1631 + t1647;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1648) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1649 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1650 = t1649 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1651 = t1650 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1652 = smem_1 + t1651;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1653 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1654 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1655 = t1654 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1656 = t1653 + t1655;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1657 = t1656 + 24u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1658 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1659 = t1658 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1660 = t1657 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1661 = t1659 ^ t1660;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1662 = t1657 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1663 = t1661 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1664 = t1662 + t1663;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1665 = t1652 + t1664;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_497), "r"(m_498));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_499), "r"(m_500));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_501), "r"(m_502));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_503), "r"(m_504));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_505), "r"(m_506));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_507), "r"(m_508));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1665) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_509), "r"(m_510));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_511), "r"(m_512));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1666 = t1664 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1667 = t1652 + t1666;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_513), "r"(m_514));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_515), "r"(m_516));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_517), "r"(m_518));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_519), "r"(m_520));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_521), "r"(m_522));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_523), "r"(m_524));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_525), "r"(m_526));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_527), "r"(m_528));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1668 = t1664 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1669 = t1652 + t1668;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_529), "r"(m_530));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_531), "r"(m_532));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_533), "r"(m_534));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_535), "r"(m_536));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_537), "r"(m_538));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_539), "r"(m_540));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_541), "r"(m_542));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_543), "r"(m_544));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1670 = t1664 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1671 = t1652 + t1670;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_545), "r"(m_546));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_547), "r"(m_548));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_549), "r"(m_550));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_551), "r"(m_552));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_553), "r"(m_554));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_555), "r"(m_556));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_557), "r"(m_558));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_559), "r"(m_560));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1672 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1673 = block & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1674 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_19 = t1674 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1676 = first_19 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1677 = all_groups - first_19;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_11 = t1676 ? t1677 : 0u;
            const u32 t1679 = left_11 < cta_groups ? left_11 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1680 = t1672 < t1679;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1680) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1681 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1682 = t1681 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1683 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1684 = t1682 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1685 = t1684 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1686 = t1683 + t1685;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1687 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_20 = t1687 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_78 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1690 = index_78 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1691 = index_78 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1692 = first_20 + t1690;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1693 = t1691 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1694 = t1673 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1695 = t1693 + t1694;
                const bool t1696 = t1692 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1697 = t1695 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_37 = t1696 & t1697;
                const u32 index_79 = exists_37 ? t1692 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1700 = (u64)index_79;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1701 = t1700 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1702 = t1701 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1703 = weight + t1702;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1704 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1705 = t1704 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1706 = t1703 + t1705;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1707 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1708 = t1707 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1709 = t1706 + t1708;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1710 = exists_37 ? t1695 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1711 = (u64)t1710 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1712 = t1709 + t1711;
                const u32 t1713 = t1690 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1714 = t1691 ^ t1713;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1715 = t1690 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1716 = t1714 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1717 = t1715 + t1716;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1718 = t1686 + t1717;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1719 = exists_37 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1718), "l"(t1712), "r"(t1719) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1720 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_80 = t1720 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1722 = index_80 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1723 = index_80 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1724 = first_20 + t1722;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1725 = t1723 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1726 = t1673 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1727 = t1725 + t1726;
                const bool t1728 = t1724 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1729 = t1727 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_38 = t1728 & t1729;
                const u32 index_81 = exists_38 ? t1724 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1732 = (u64)index_81;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1733 = t1732 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1734 = t1733 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1735 = weight + t1734;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1736 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1737 = t1736 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1738 = t1735 + t1737;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1739 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1740 = t1739 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1741 = t1738 + t1740;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1742 = exists_38 ? t1727 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1743 = (u64)t1742 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1744 = t1741 + t1743;
                const u32 t1745 = t1722 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1746 = t1723 ^ t1745;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1747 = t1722 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1748 = t1746 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1749 = t1747 + t1748;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1750 = t1686 + t1749;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1751 = exists_38 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1750), "l"(t1744), "r"(t1751) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1752 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_82 = t1752 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1754 = index_82 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1755 = index_82 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1756 = first_20 + t1754;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1757 = t1755 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1758 = t1673 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1759 = t1757 + t1758;
                const bool t1760 = t1756 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1761 = t1759 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_39 = t1760 & t1761;
                const u32 index_83 = exists_39 ? t1756 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1764 = (u64)index_83;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1765 = t1764 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1766 = t1765 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1767 = weight + t1766;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1768 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1769 = t1768 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1770 = t1767 + t1769;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1771 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1772 = t1771 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1773 = t1770 + t1772;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1774 = exists_39 ? t1759 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1775 = (u64)t1774 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1776 = t1773 + t1775;
                const u32 t1777 = t1754 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1778 = t1755 ^ t1777;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1779 = t1754 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1780 = t1778 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1781 = t1779 + t1780;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1782 = t1686 + t1781;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1783 = exists_39 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1782), "l"(t1776), "r"(t1783) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1784 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_84 = t1784 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1786 = index_84 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1787 = index_84 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1788 = first_20 + t1786;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1789 = t1787 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1790 = t1673 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1791 = t1789 + t1790;
                const bool t1792 = t1788 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1793 = t1791 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_40 = t1792 & t1793;
                const u32 index_85 = exists_40 ? t1788 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1796 = (u64)index_85;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1797 = t1796 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1798 = t1797 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1799 = weight + t1798;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1800 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1801 = t1800 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1802 = t1799 + t1801;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1803 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1804 = t1803 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1805 = t1802 + t1804;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1806 = exists_40 ? t1791 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1807 = (u64)t1806 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1808 = t1805 + t1807;
                const u32 t1809 = t1786 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1810 = t1787 ^ t1809;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1811 = t1786 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1812 = t1810 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1813 = t1811 + t1812;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1814 = t1686 + t1813;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1815 = exists_40 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1814), "l"(t1808), "r"(t1815) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1816 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1817 = t1816 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1818 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1819 = t1817 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1820 = t1819 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1821 = t1818 + t1820;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1822 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_8 = t13 + t1822;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1824 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1825 = first_row_8 + t1824;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1826 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1827 = t1825 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1828 = t1826 ^ t1827;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1829 = t1825 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1830 = t1828 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1831 = t1829 + t1830;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1832 = t1821 + t1831;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1832) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1833 = t1831 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1834 = t1821 + t1833;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1834) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1835 = t1831 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1836 = t1821 + t1835;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1836) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1837 = t1831 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1838 = t1821 + t1837;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1838) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1839 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1840 = t1839 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1841 = t1840 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1842 = smem_1 + t1841;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1843 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1844 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1845 = t1844 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1846 = t1843 + t1845;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1847 = t1846 + 25u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1848 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1849 = t1848 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1850 = t1847 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1851 = t1849 ^ t1850;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1852 = t1847 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1853 = t1851 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1854 = t1852 + t1853;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1855 = t1842 + t1854;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_577;
            u32 m_578;
            u32 m_579;
            u32 m_580;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_577), "r"(m_578));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_579), "r"(m_580));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_581;
            u32 m_582;
            u32 m_583;
            u32 m_584;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_581), "r"(m_582));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_583), "r"(m_584));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_585;
            u32 m_586;
            u32 m_587;
            u32 m_588;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_585), "r"(m_586));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_587), "r"(m_588));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_589;
            u32 m_590;
            u32 m_591;
            u32 m_592;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1855) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_589), "r"(m_590));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_591), "r"(m_592));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1856 = t1854 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1857 = t1842 + t1856;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_593;
            u32 m_594;
            u32 m_595;
            u32 m_596;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_597;
            u32 m_598;
            u32 m_599;
            u32 m_600;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_601;
            u32 m_602;
            u32 m_603;
            u32 m_604;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_601), "r"(m_602));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_603), "r"(m_604));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_605;
            u32 m_606;
            u32 m_607;
            u32 m_608;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_605), "r"(m_606));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_607), "r"(m_608));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1858 = t1854 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1859 = t1842 + t1858;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_609;
            u32 m_610;
            u32 m_611;
            u32 m_612;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_609), "r"(m_610));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_611), "r"(m_612));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_613;
            u32 m_614;
            u32 m_615;
            u32 m_616;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_613), "r"(m_614));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_615), "r"(m_616));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_617;
            u32 m_618;
            u32 m_619;
            u32 m_620;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_617), "r"(m_618));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_619), "r"(m_620));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_621;
            u32 m_622;
            u32 m_623;
            u32 m_624;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_621), "r"(m_622));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_623), "r"(m_624));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1860 = t1854 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1861 = t1842 + t1860;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_625;
            u32 m_626;
            u32 m_627;
            u32 m_628;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_625), "r"(m_626));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_627), "r"(m_628));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_629;
            u32 m_630;
            u32 m_631;
            u32 m_632;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_629), "r"(m_630));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_631), "r"(m_632));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_633;
            u32 m_634;
            u32 m_635;
            u32 m_636;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_633), "r"(m_634));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_635), "r"(m_636));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_637;
            u32 m_638;
            u32 m_639;
            u32 m_640;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_637), "r"(m_638));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_639), "r"(m_640));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1862 = block + 1u;
            const u32 t1863 = t1862 >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1864 = t1862 & 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1865 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 first_21 = t1865 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const bool t1867 = first_21 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 t1868 = all_groups - first_21;
#line 76 "fa-kernels/src/conv/work.rs"
            const u32 left_12 = t1867 ? t1868 : 0u;
            const u32 t1870 = left_12 < cta_groups ? left_12 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1871 = t1863 < t1870;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1871) {
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t1872 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
                const u32 t1873 = t1872 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
                const u32 group_2 = t1873 + t1863;
                const u32 t1875 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
                u32 t1876;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1876) : "r"(t1875), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
                const u32 sample_2 = t1876 >> groups_shift;
                const u32 t1878 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
                const u32 number_2 = group_2 - t1878;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1880 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1881;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1881) : "r"(t1880), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1882 = t1881 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_3 = t1882 << 3u;
                const u32 t1884 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1885;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1885) : "r"(t1884), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1886 = t1885 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1887 = t1886 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1888 = number_2 - t1887;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_3 = t1888 << 3u;
                const bool t1890 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1891 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_13 = t1890 ? t1891 : 0u;
                const u32 t1893 = left_13 < 8u ? left_13 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1894 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1895 = t1894 < 8u ? t1894 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1896 = t1862 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1897 = t1896 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1898 = smem_1 + t1897;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_86 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1900 = index_86 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1901 = index_86 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1902 = t1900 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1903 = t1900 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1904 = y_3 + t1902;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1905 = t1904 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1906 = x_3 + t1903;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1907 = t1906 - 1u;
                const u32 t1908 = t1901 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1909 = t1864 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_5 = t1908 + t1909;
                const bool t1911 = t1905 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1912 = t1907 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1913 = t1911 & t1912;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1914 = channel_5 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_41 = t1913 & t1914;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_87 = exists_41 ? t1905 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_88 = exists_41 ? t1907 : 0u;
                const u64 t1918 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1919 = t1918 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1920 = t1919 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1921 = x + t1920;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1922 = (u64)index_87;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1923 = t1922 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1924 = t1923 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1925 = t1921 + t1924;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1926 = (u64)index_88;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1927 = t1926 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1928 = t1927 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1929 = t1925 + t1928;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1930 = exists_41 ? channel_5 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1931 = (u64)t1930 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1932 = t1929 + t1931;
                const u32 t1933 = t1902 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1934 = t1933 + t1903;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1935 = t1934 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1936 = t1901 ^ t1935;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1937 = t1934 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1938 = t1936 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_5 = t1937 + t1938;
                const u32 t1940 = t1898 + place_5;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1941 = exists_41 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1940), "l"(t1932), "r"(t1941) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1942 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_89 = t1942 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1944 = index_89 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1945 = index_89 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1946 = t1944 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1947 = t1944 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1948 = y_3 + t1946;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1949 = t1948 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1950 = x_3 + t1947;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1951 = t1950 - 1u;
                const u32 t1952 = t1945 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1953 = t1864 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_6 = t1952 + t1953;
                const bool t1955 = t1949 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1956 = t1951 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1957 = t1955 & t1956;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1958 = channel_6 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_42 = t1957 & t1958;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_90 = exists_42 ? t1949 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_91 = exists_42 ? t1951 : 0u;
                const u64 t1962 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1963 = t1962 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1964 = t1963 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1965 = x + t1964;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1966 = (u64)index_90;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1967 = t1966 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1968 = t1967 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1969 = t1965 + t1968;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1970 = (u64)index_91;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1971 = t1970 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1972 = t1971 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1973 = t1969 + t1972;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1974 = exists_42 ? channel_6 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1975 = (u64)t1974 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1976 = t1973 + t1975;
                const u32 t1977 = t1946 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1978 = t1977 + t1947;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1979 = t1978 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1980 = t1945 ^ t1979;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1981 = t1978 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1982 = t1980 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_6 = t1981 + t1982;
                const u32 t1984 = t1898 + place_6;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1985 = exists_42 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1984), "l"(t1976), "r"(t1985) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1986 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_92 = t1986 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1988 = index_92 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1989 = index_92 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1990 = t1988 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1991 = t1988 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1992 = y_3 + t1990;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1993 = t1992 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1994 = x_3 + t1991;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1995 = t1994 - 1u;
                const u32 t1996 = t1989 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1997 = t1864 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_7 = t1996 + t1997;
                const bool t1999 = t1993 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2000 = t1995 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2001 = t1999 & t2000;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2002 = channel_7 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_43 = t2001 & t2002;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_93 = exists_43 ? t1993 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_94 = exists_43 ? t1995 : 0u;
                const u64 t2006 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2007 = t2006 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2008 = t2007 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2009 = x + t2008;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2010 = (u64)index_93;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2011 = t2010 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2012 = t2011 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2013 = t2009 + t2012;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2014 = (u64)index_94;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2015 = t2014 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2016 = t2015 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2017 = t2013 + t2016;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2018 = exists_43 ? channel_7 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2019 = (u64)t2018 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2020 = t2017 + t2019;
                const u32 t2021 = t1990 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2022 = t2021 + t1991;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2023 = t2022 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2024 = t1989 ^ t2023;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2025 = t2022 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2026 = t2024 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_7 = t2025 + t2026;
                const u32 t2028 = t1898 + place_7;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2029 = exists_43 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2028), "l"(t2020), "r"(t2029) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2030 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_95 = t2030 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2032 = index_95 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
                if (t2032) {
                    const u32 t2033 = index_95 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2034 = index_95 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2035 = t2033 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2036 = t2033 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2037 = y_3 + t2035;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2038 = t2037 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2039 = x_3 + t2036;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2040 = t2039 - 1u;
                    const u32 t2041 = t2034 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2042 = t1864 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 channel_8 = t2041 + t2042;
                    const bool t2044 = t2038 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2045 = t2040 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2046 = t2044 & t2045;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2047 = channel_8 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool exists_44 = t2046 & t2047;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 index_96 = exists_44 ? t2038 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 index_97 = exists_44 ? t2040 : 0u;
                    const u64 t2051 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2052 = t2051 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2053 = t2052 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2054 = x + t2053;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2055 = (u64)index_96;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2056 = t2055 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2057 = t2056 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2058 = t2054 + t2057;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2059 = (u64)index_97;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2060 = t2059 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2061 = t2060 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2062 = t2058 + t2061;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2063 = exists_44 ? channel_8 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2064 = (u64)t2063 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2065 = t2062 + t2064;
                    const u32 t2066 = t2035 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2067 = t2066 + t2036;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2068 = t2067 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2069 = t2034 ^ t2068;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2070 = t2067 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2071 = t2069 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 place_8 = t2070 + t2071;
                    const u32 t2073 = t1898 + place_8;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2074 = exists_44 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2073), "l"(t2065), "r"(t2074) : "memory");
                }
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2075 = t1862 * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2076 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2077 = t2075 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2078 = t2077 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2079 = t2076 + t2078;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2080 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_22 = t2080 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_98 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2083 = index_98 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2084 = index_98 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2085 = first_22 + t2083;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2086 = t2084 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2087 = t1864 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2088 = t2086 + t2087;
                const bool t2089 = t2085 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2090 = t2088 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_45 = t2089 & t2090;
                const u32 index_99 = exists_45 ? t2085 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2093 = (u64)index_99;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2094 = t2093 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2095 = t2094 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2096 = weight + t2095;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2097 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2098 = t2097 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2099 = t2096 + t2098;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2100 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2101 = t2100 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2102 = t2099 + t2101;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2103 = exists_45 ? t2088 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2104 = (u64)t2103 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2105 = t2102 + t2104;
                const u32 t2106 = t2083 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2107 = t2084 ^ t2106;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2108 = t2083 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2109 = t2107 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2110 = t2108 + t2109;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2111 = t2079 + t2110;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2112 = exists_45 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2111), "l"(t2105), "r"(t2112) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2113 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_100 = t2113 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2115 = index_100 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2116 = index_100 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2117 = first_22 + t2115;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2118 = t2116 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2119 = t1864 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2120 = t2118 + t2119;
                const bool t2121 = t2117 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2122 = t2120 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_46 = t2121 & t2122;
                const u32 index_101 = exists_46 ? t2117 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2125 = (u64)index_101;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2126 = t2125 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2127 = t2126 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2128 = weight + t2127;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2129 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2130 = t2129 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2131 = t2128 + t2130;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2132 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2133 = t2132 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2134 = t2131 + t2133;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2135 = exists_46 ? t2120 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2136 = (u64)t2135 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2137 = t2134 + t2136;
                const u32 t2138 = t2115 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2139 = t2116 ^ t2138;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2140 = t2115 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2141 = t2139 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2142 = t2140 + t2141;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2143 = t2079 + t2142;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2144 = exists_46 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2143), "l"(t2137), "r"(t2144) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2145 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_102 = t2145 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2147 = index_102 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2148 = index_102 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2149 = first_22 + t2147;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2150 = t2148 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2151 = t1864 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2152 = t2150 + t2151;
                const bool t2153 = t2149 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2154 = t2152 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_47 = t2153 & t2154;
                const u32 index_103 = exists_47 ? t2149 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2157 = (u64)index_103;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2158 = t2157 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2159 = t2158 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2160 = weight + t2159;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2161 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2162 = t2161 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2163 = t2160 + t2162;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2164 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2165 = t2164 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2166 = t2163 + t2165;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2167 = exists_47 ? t2152 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2168 = (u64)t2167 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2169 = t2166 + t2168;
                const u32 t2170 = t2147 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2171 = t2148 ^ t2170;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2172 = t2147 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2173 = t2171 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2174 = t2172 + t2173;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2175 = t2079 + t2174;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2176 = exists_47 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2175), "l"(t2169), "r"(t2176) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2177 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_104 = t2177 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2179 = index_104 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2180 = index_104 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2181 = first_22 + t2179;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2182 = t2180 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2183 = t1864 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2184 = t2182 + t2183;
                const bool t2185 = t2181 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2186 = t2184 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_48 = t2185 & t2186;
                const u32 index_105 = exists_48 ? t2181 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2189 = (u64)index_105;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2190 = t2189 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2191 = t2190 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2192 = weight + t2191;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2193 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2194 = t2193 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2195 = t2192 + t2194;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2196 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2197 = t2196 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2198 = t2195 + t2197;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2199 = exists_48 ? t2184 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2200 = (u64)t2199 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2201 = t2198 + t2200;
                const u32 t2202 = t2179 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2203 = t2180 ^ t2202;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2204 = t2179 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2205 = t2203 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2206 = t2204 + t2205;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2207 = t2079 + t2206;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2208 = exists_48 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2207), "l"(t2201), "r"(t2208) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2209 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2210 = t2209 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2211 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2212 = t2210 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2213 = t2212 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2214 = t2211 + t2213;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2215 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_9 = t13 + t2215;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2217 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2218 = first_row_9 + t2217;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2219 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2220 = t2218 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2221 = t2219 ^ t2220;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2222 = t2218 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2223 = t2221 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2224 = t2222 + t2223;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2225 = t2214 + t2224;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_641;
            u32 m_642;
            u32 m_643;
            u32 m_644;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t2225) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2226 = t2224 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2227 = t2214 + t2226;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_645;
            u32 m_646;
            u32 m_647;
            u32 m_648;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t2227) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2228 = t2224 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2229 = t2214 + t2228;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_649;
            u32 m_650;
            u32 m_651;
            u32 m_652;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t2229) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2230 = t2224 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2231 = t2214 + t2230;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_653;
            u32 m_654;
            u32 m_655;
            u32 m_656;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t2231) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2232 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2233 = t2232 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2234 = t2233 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2235 = smem_1 + t2234;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2236 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2237 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2238 = t2237 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2239 = t2236 + t2238;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2240 = t2239 + 26u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2241 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2242 = t2241 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2243 = t2240 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2244 = t2242 ^ t2243;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2245 = t2240 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2246 = t2244 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2247 = t2245 + t2246;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2248 = t2235 + t2247;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_657;
            u32 m_658;
            u32 m_659;
            u32 m_660;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t2248) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_657), "r"(m_658));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_659), "r"(m_660));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_661;
            u32 m_662;
            u32 m_663;
            u32 m_664;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t2248) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_661), "r"(m_662));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_663), "r"(m_664));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_665;
            u32 m_666;
            u32 m_667;
            u32 m_668;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t2248) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_665), "r"(m_666));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_667), "r"(m_668));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_669;
            u32 m_670;
            u32 m_671;
            u32 m_672;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t2248) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_669), "r"(m_670));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_671), "r"(m_672));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2249 = t2247 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2250 = t2235 + t2249;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_673;
            u32 m_674;
            u32 m_675;
            u32 m_676;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_673), "r"(m_674));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_675), "r"(m_676));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_677;
            u32 m_678;
            u32 m_679;
            u32 m_680;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_677), "r"(m_678));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_679), "r"(m_680));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_681;
            u32 m_682;
            u32 m_683;
            u32 m_684;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_681), "r"(m_682));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_683), "r"(m_684));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_685;
            u32 m_686;
            u32 m_687;
            u32 m_688;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_685), "r"(m_686));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_687), "r"(m_688));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2251 = t2247 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2252 = t2235 + t2251;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_689;
            u32 m_690;
            u32 m_691;
            u32 m_692;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_689), "r"(m_690));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_691), "r"(m_692));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_693;
            u32 m_694;
            u32 m_695;
            u32 m_696;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_693), "r"(m_694));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_695), "r"(m_696));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_697;
            u32 m_698;
            u32 m_699;
            u32 m_700;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_697), "r"(m_698));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_699), "r"(m_700));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_701;
            u32 m_702;
            u32 m_703;
            u32 m_704;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_701), "r"(m_702));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_703), "r"(m_704));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2253 = t2247 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2254 = t2235 + t2253;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_705;
            u32 m_706;
            u32 m_707;
            u32 m_708;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_705), "r"(m_706));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_707), "r"(m_708));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_709;
            u32 m_710;
            u32 m_711;
            u32 m_712;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_709), "r"(m_710));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_711), "r"(m_712));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_713;
            u32 m_714;
            u32 m_715;
            u32 m_716;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_713), "r"(m_714));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_715), "r"(m_716));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_717;
            u32 m_718;
            u32 m_719;
            u32 m_720;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_717), "r"(m_718));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_719), "r"(m_720));
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2255 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2256 = t2255 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
        const u32 group_3 = t2256 + i;
        const u32 t2258 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
        u32 t2259;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2259) : "r"(t2258), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample_3 = t2259 >> groups_shift;
        const u32 t2261 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t2262 = group_3 - t2261;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_3 = t2262 + t11;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2264 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t2265;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2265) : "r"(t2264), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2266 = t2265 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_4 = t2266 << 3u;
        const u32 t2268 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t2269;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2269) : "r"(t2268), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2270 = t2269 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2271 = t2270 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2272 = number_3 - t2271;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_4 = t2272 << 3u;
        const bool t2274 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t2275 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_14 = t2274 ? t2275 : 0u;
        const u32 t2277 = left_14 < 8u ? left_14 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2278 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2279 = t2278 < 8u ? t2278 : 8u;
#line 187 "fa-kernels/src/conv/work.rs"
        const bool t2280 = 0u < i;
#line 187 "fa-kernels/src/conv/work.rs"
        if (t2280) {
#line 107 "fa-kernels/src/conv/statistics.rs"
            const u32 t2281 = i - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2282 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2283 = t2282 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2284 = t2283 + t2281;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2285 = t2284 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2286;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2286) : "r"(t2285), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 before = t2286 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2288 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2289 = t2288 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2290 = t2289 + i;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2291 = t2290 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2292;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2292) : "r"(t2291), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2293 = t2292 >> groups_shift;
#line 108 "fa-kernels/src/conv/statistics.rs"
            const bool t2294 = t2293 != before;
#line 108 "fa-kernels/src/conv/statistics.rs"
            if (t2294) {
#line 126 "fa-kernels/src/conv/statistics.rs"
                const u32 t2295 = t9 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                const bool t2296 = t2295 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                if (t2296) {
#line 203 "fa-kernels/src/conv/work.rs"
                    const u32 t2297 = t10 << 4u;
#line 203 "fa-kernels/src/conv/work.rs"
                    const u32 t2298 = t13 + t2297;
#line 203 "fa-kernels/src/conv/work.rs"
                    const u32 t2299 = t9 >> 2u;
#line 203 "fa-kernels/src/conv/work.rs"
                    const u32 first_23 = t2298 + t2299;
                    const u32 t2301 = first_23 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2302 = t11 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2303 = t2302 + first_23;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2304 = t2303 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 at = moments_2 + t2304;
                    const f32 t2306 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2307 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2308 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2309;
                    asm("mov.b32 %0, %1;" : "=r"(t2309) : "f"(t2306));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2310;
                    asm("mov.b32 %0, %1;" : "=r"(t2310) : "f"(t2307));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2311;
                    asm("mov.b32 %0, %1;" : "=r"(t2311) : "f"(t2308));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t2309), "r"(t2310), "r"(t2311), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2312 = t11 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2313 = t2312 + t2301;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2314 = t2313 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_2 = moments_2 + t2314;
                    const f32 t2316 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2317 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2318 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2319;
                    asm("mov.b32 %0, %1;" : "=r"(t2319) : "f"(t2316));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2320;
                    asm("mov.b32 %0, %1;" : "=r"(t2320) : "f"(t2317));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2321;
                    asm("mov.b32 %0, %1;" : "=r"(t2321) : "f"(t2318));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t2319), "r"(t2320), "r"(t2321), "r"(0u) : "memory");
                }
#line 133 "fa-kernels/src/conv/statistics.rs"
                count = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                mean = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                squares = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                count_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                mean_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
                squares_2 = 0.0f;
#line 323 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
                const u32 channel_9 = threadIdx.x;
                const bool t2323 = channel_9 < 128u;
#line 137 "fa-kernels/src/conv/statistics.rs"
                if (t2323) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2324 = channel_9 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2325 = moments_2 + t2324;
#line 139 "fa-kernels/src/conv/statistics.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2325) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2326;
                    asm("mov.b32 %0, %1;" : "=f"(t2326) : "r"(row));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2327;
                    asm("mov.b32 %0, %1;" : "=f"(t2327) : "r"(row_2));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2328;
                    asm("mov.b32 %0, %1;" : "=f"(t2328) : "r"(row_3));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2329;
                    asm("mov.b32 %0, %1;" : "=f"(t2329) : "r"(row_4));
#line 140 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2330 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_24 = t2330 << 7u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2332 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    const u32 index_107 = first_24 + channel_9;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_106 = t2332 + before;
                    const u64 t2335 = (u64)index_106;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2336 = t2335 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2337 = t2336 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2338 = moments + t2337;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2339 = (u64)index_107;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2340 = t2339 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2341 = t2340 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2342 = t2338 + t2341;
#line 143 "fa-kernels/src/conv/statistics.rs"
                    u32 t2343;
                    asm("mov.b32 %0, %1;" : "=r"(t2343) : "f"(t2326));
#line 143 "fa-kernels/src/conv/statistics.rs"
                    u32 t2344;
                    asm("mov.b32 %0, %1;" : "=r"(t2344) : "f"(t2327));
#line 143 "fa-kernels/src/conv/statistics.rs"
                    u32 t2345;
                    asm("mov.b32 %0, %1;" : "=r"(t2345) : "f"(t2328));
#line 143 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2342), "r"(t2343), "r"(t2344), "r"(t2345), "r"(0u) : "memory");
                }
#line 323 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
        }
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2346 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2347 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2348;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2348) : "f"(t2346), "f"(t2347));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2349 = t2348 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2350 = t2348 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2351;
        asm("mov.b32 %0, %1;" : "=f"(t2351) : "r"(t2349));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2352;
        asm("mov.b32 %0, %1;" : "=f"(t2352) : "r"(t2350));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc = t2351;
        acc_2 = t2352;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2353 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2354 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2355;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2355) : "f"(t2353), "f"(t2354));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2356 = t2355 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2357 = t2355 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2358;
        asm("mov.b32 %0, %1;" : "=f"(t2358) : "r"(t2356));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2359;
        asm("mov.b32 %0, %1;" : "=f"(t2359) : "r"(t2357));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_3 = t2358;
        acc_4 = t2359;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2360 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2361 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2362;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2362) : "f"(t2360), "f"(t2361));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2363 = t2362 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2364 = t2362 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2365;
        asm("mov.b32 %0, %1;" : "=f"(t2365) : "r"(t2363));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2366;
        asm("mov.b32 %0, %1;" : "=f"(t2366) : "r"(t2364));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_5 = t2365;
        acc_6 = t2366;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2367 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2368 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2369;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2369) : "f"(t2367), "f"(t2368));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2370 = t2369 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2371 = t2369 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2372;
        asm("mov.b32 %0, %1;" : "=f"(t2372) : "r"(t2370));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2373;
        asm("mov.b32 %0, %1;" : "=f"(t2373) : "r"(t2371));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_7 = t2372;
        acc_8 = t2373;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2374 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2375 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2376;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2376) : "f"(t2374), "f"(t2375));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2377 = t2376 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2378 = t2376 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2379;
        asm("mov.b32 %0, %1;" : "=f"(t2379) : "r"(t2377));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2380;
        asm("mov.b32 %0, %1;" : "=f"(t2380) : "r"(t2378));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_9 = t2379;
        acc_10 = t2380;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2381 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2382 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2383;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2383) : "f"(t2381), "f"(t2382));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2384 = t2383 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2385 = t2383 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2386;
        asm("mov.b32 %0, %1;" : "=f"(t2386) : "r"(t2384));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2387;
        asm("mov.b32 %0, %1;" : "=f"(t2387) : "r"(t2385));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_11 = t2386;
        acc_12 = t2387;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2388 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2389 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2390;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2390) : "f"(t2388), "f"(t2389));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2391 = t2390 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2392 = t2390 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2393;
        asm("mov.b32 %0, %1;" : "=f"(t2393) : "r"(t2391));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2394;
        asm("mov.b32 %0, %1;" : "=f"(t2394) : "r"(t2392));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_13 = t2393;
        acc_14 = t2394;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2395 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2396 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2397;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2397) : "f"(t2395), "f"(t2396));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2398 = t2397 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2399 = t2397 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2400;
        asm("mov.b32 %0, %1;" : "=f"(t2400) : "r"(t2398));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2401;
        asm("mov.b32 %0, %1;" : "=f"(t2401) : "r"(t2399));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_15 = t2400;
        acc_16 = t2401;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2402 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2403 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2404;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2404) : "f"(t2402), "f"(t2403));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2405 = t2404 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2406 = t2404 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2407;
        asm("mov.b32 %0, %1;" : "=f"(t2407) : "r"(t2405));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2408;
        asm("mov.b32 %0, %1;" : "=f"(t2408) : "r"(t2406));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_17 = t2407;
        acc_18 = t2408;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2409 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2410 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2411;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2411) : "f"(t2409), "f"(t2410));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2412 = t2411 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2413 = t2411 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2414;
        asm("mov.b32 %0, %1;" : "=f"(t2414) : "r"(t2412));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2415;
        asm("mov.b32 %0, %1;" : "=f"(t2415) : "r"(t2413));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_19 = t2414;
        acc_20 = t2415;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2416 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2417 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2418;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2418) : "f"(t2416), "f"(t2417));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2419 = t2418 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2420 = t2418 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2421;
        asm("mov.b32 %0, %1;" : "=f"(t2421) : "r"(t2419));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2422;
        asm("mov.b32 %0, %1;" : "=f"(t2422) : "r"(t2420));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_21 = t2421;
        acc_22 = t2422;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2423 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2424 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2425;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2425) : "f"(t2423), "f"(t2424));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2426 = t2425 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2427 = t2425 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2428;
        asm("mov.b32 %0, %1;" : "=f"(t2428) : "r"(t2426));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2429;
        asm("mov.b32 %0, %1;" : "=f"(t2429) : "r"(t2427));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_23 = t2428;
        acc_24 = t2429;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2430 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2431 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2432;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2432) : "f"(t2430), "f"(t2431));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2433 = t2432 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2434 = t2432 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2435;
        asm("mov.b32 %0, %1;" : "=f"(t2435) : "r"(t2433));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2436;
        asm("mov.b32 %0, %1;" : "=f"(t2436) : "r"(t2434));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_25 = t2435;
        acc_26 = t2436;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2437 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2438 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2439;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2439) : "f"(t2437), "f"(t2438));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2440 = t2439 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2441 = t2439 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2442;
        asm("mov.b32 %0, %1;" : "=f"(t2442) : "r"(t2440));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2443;
        asm("mov.b32 %0, %1;" : "=f"(t2443) : "r"(t2441));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_27 = t2442;
        acc_28 = t2443;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2444 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2445 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2446;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2446) : "f"(t2444), "f"(t2445));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2447 = t2446 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2448 = t2446 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2449;
        asm("mov.b32 %0, %1;" : "=f"(t2449) : "r"(t2447));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2450;
        asm("mov.b32 %0, %1;" : "=f"(t2450) : "r"(t2448));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_29 = t2449;
        acc_30 = t2450;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2451 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2452 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2453;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2453) : "f"(t2451), "f"(t2452));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2454 = t2453 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2455 = t2453 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2456;
        asm("mov.b32 %0, %1;" : "=f"(t2456) : "r"(t2454));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2457;
        asm("mov.b32 %0, %1;" : "=f"(t2457) : "r"(t2455));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_31 = t2456;
        acc_32 = t2457;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const u32 t2458 = t2277 * t2279;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const f32 count_3 = (f32)t2458;
        f32 t2460;
        asm("max.f32 %0, %1, %2;" : "=f"(t2460) : "f"(count_3), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
        f32 share;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t2460));
#line 90 "fa-kernels/src/conv/statistics.rs"
        const u32 t2462 = t2277 * t2279;
#line 90 "fa-kernels/src/conv/statistics.rs"
        const bool whole = t2462 == 64u;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2464 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2465 = 0.0f + t2464;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2466 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2467 = t2465 + t2466;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2468 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2469 = t2467 + t2468;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2470 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts = t2469 + t2470;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2472 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2473 = 0.0f + t2472;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2474 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2475 = t2473 + t2474;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2476 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2477 = t2475 + t2476;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2478 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_2 = t2477 + t2478;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2480 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2481 = 0.0f + t2480;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2482 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2483 = t2481 + t2482;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2484 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2485 = t2483 + t2484;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2486 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_3 = t2485 + t2486;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2488 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2489 = 0.0f + t2488;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2490 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2491 = t2489 + t2490;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2492 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2493 = t2491 + t2492;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2494 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_4 = t2493 + t2494;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2496 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2497 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2498 = t2496 + t2497;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum = t2498;
        } else {
            const u32 t2499 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_25 = t2499 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns = first_25 < t2279;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2502 = first_25 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_2 = t2502 < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2504 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_49 = t2504 & columns;
            const f32 t2506 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2507 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2508 = t2506 + t2507;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2509 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2510 = exists_49 ? t2508 : t2509;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2510;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2511 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_50 = t2511 & columns_2;
            const f32 t2513 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2514 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2515 = t2513 + t2514;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2516 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2517 = exists_50 ? t2515 : t2516;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2517;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2518 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_51 = t2518 & columns;
            const f32 t2520 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2521 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2522 = t2520 + t2521;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2523 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2524 = exists_51 ? t2522 : t2523;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2524;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2525 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_52 = t2525 & columns_2;
            const f32 t2527 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2528 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2529 = t2527 + t2528;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2530 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2531 = exists_52 ? t2529 : t2530;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2531;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2532 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_53 = t2532 & columns;
            const f32 t2534 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2535 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2536 = t2534 + t2535;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2537 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2538 = exists_53 ? t2536 : t2537;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2538;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2539 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_54 = t2539 & columns_2;
            const f32 t2541 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2542 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2543 = t2541 + t2542;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2544 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2545 = exists_54 ? t2543 : t2544;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2545;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2546 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_55 = t2546 & columns;
            const f32 t2548 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2549 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2550 = t2548 + t2549;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2551 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2552 = exists_55 ? t2550 : t2551;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2552;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2553 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_56 = t2553 & columns_2;
            const f32 t2555 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2556 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2557 = t2555 + t2556;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2558 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2559 = exists_56 ? t2557 : t2558;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2559;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2560 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_57 = t2560 & columns;
            const f32 t2562 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2563 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2564 = t2562 + t2563;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2565 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2566 = exists_57 ? t2564 : t2565;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2566;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2567 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_58 = t2567 & columns_2;
            const f32 t2569 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2570 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2571 = t2569 + t2570;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2572 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2573 = exists_58 ? t2571 : t2572;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2573;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2574 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_59 = t2574 & columns;
            const f32 t2576 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2577 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2578 = t2576 + t2577;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2579 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2580 = exists_59 ? t2578 : t2579;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2580;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2581 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_60 = t2581 & columns_2;
            const f32 t2583 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2584 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2585 = t2583 + t2584;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2586 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2587 = exists_60 ? t2585 : t2586;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2587;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2588 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_61 = t2588 & columns;
            const f32 t2590 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2591 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2592 = t2590 + t2591;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2593 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2594 = exists_61 ? t2592 : t2593;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2594;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2595 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_62 = t2595 & columns_2;
            const f32 t2597 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2598 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2599 = t2597 + t2598;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2600 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2601 = exists_62 ? t2599 : t2600;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2601;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2602 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_63 = t2602 & columns;
            const f32 t2604 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2605 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2606 = t2604 + t2605;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2607 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2608 = exists_63 ? t2606 : t2607;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2608;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2609 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_64 = t2609 & columns_2;
            const f32 t2611 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2612 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2613 = t2611 + t2612;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2614 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2615 = exists_64 ? t2613 : t2614;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2615;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2616 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2617;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2617) : "f"(t2616));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2618 = t2616 + t2617;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2619;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2619) : "f"(t2618));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2620 = t2618 + t2619;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about = t2620 * share;
        const f32 t2622 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2622), "f"(count_3), "f"(t2620));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(rest), "f"(share), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_2 = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2625 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance = t2625 - mean_3;
            f32 t2627;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2628 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_2 = t2628 - mean_3;
            f32 t2630;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2630) : "f"(distance_2), "f"(distance_2), "f"(t2627));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2631 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_3 = t2631 - mean_3;
            f32 t2633;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(distance_3), "f"(distance_3), "f"(t2630));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2634 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_4 = t2634 - mean_3;
            f32 parts_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_4), "f"(distance_4), "f"(t2633));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2637 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_5 = t2637 - mean_3;
            f32 t2639;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2639) : "f"(distance_5), "f"(distance_5), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2640 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_6 = t2640 - mean_3;
            f32 t2642;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2642) : "f"(distance_6), "f"(distance_6), "f"(t2639));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2643 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_7 = t2643 - mean_3;
            f32 t2645;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2645) : "f"(distance_7), "f"(distance_7), "f"(t2642));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2646 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_8 = t2646 - mean_3;
            f32 parts_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_8), "f"(distance_8), "f"(t2645));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2649 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_9 = t2649 - mean_3;
            f32 t2651;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(distance_9), "f"(distance_9), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2652 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_10 = t2652 - mean_3;
            f32 t2654;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2654) : "f"(distance_10), "f"(distance_10), "f"(t2651));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2655 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_11 = t2655 - mean_3;
            f32 t2657;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(distance_11), "f"(distance_11), "f"(t2654));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2658 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_12 = t2658 - mean_3;
            f32 parts_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_12), "f"(distance_12), "f"(t2657));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2661 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_13 = t2661 - mean_3;
            f32 t2663;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2663) : "f"(distance_13), "f"(distance_13), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2664 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_14 = t2664 - mean_3;
            f32 t2666;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2666) : "f"(distance_14), "f"(distance_14), "f"(t2663));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2667 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_15 = t2667 - mean_3;
            f32 t2669;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2669) : "f"(distance_15), "f"(distance_15), "f"(t2666));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2670 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_16 = t2670 - mean_3;
            f32 parts_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_16), "f"(distance_16), "f"(t2669));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2673 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2674 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2675 = t2673 + t2674;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2675;
        } else {
            const u32 t2676 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_26 = t2676 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_3 = first_26 < t2279;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2679 = first_26 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_4 = t2679 < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2681 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_65 = t2681 & columns_3;
            const f32 t2683 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2684 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_17 = t2684 - mean_3;
            f32 t2686;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2686) : "f"(distance_17), "f"(distance_17), "f"(t2683));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2687 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2688 = exists_65 ? t2686 : t2687;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2688;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2689 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_66 = t2689 & columns_4;
            const f32 t2691 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2692 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_18 = t2692 - mean_3;
            f32 t2694;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2694) : "f"(distance_18), "f"(distance_18), "f"(t2691));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2695 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2696 = exists_66 ? t2694 : t2695;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2696;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2697 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_67 = t2697 & columns_3;
            const f32 t2699 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2700 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_19 = t2700 - mean_3;
            f32 t2702;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2702) : "f"(distance_19), "f"(distance_19), "f"(t2699));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2703 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2704 = exists_67 ? t2702 : t2703;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2704;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2705 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_68 = t2705 & columns_4;
            const f32 t2707 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2708 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_20 = t2708 - mean_3;
            f32 t2710;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2710) : "f"(distance_20), "f"(distance_20), "f"(t2707));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2711 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2712 = exists_68 ? t2710 : t2711;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2712;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2713 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_69 = t2713 & columns_3;
            const f32 t2715 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2716 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_21 = t2716 - mean_3;
            f32 t2718;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2718) : "f"(distance_21), "f"(distance_21), "f"(t2715));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2719 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2720 = exists_69 ? t2718 : t2719;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2720;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2721 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_70 = t2721 & columns_4;
            const f32 t2723 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2724 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_22 = t2724 - mean_3;
            f32 t2726;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2726) : "f"(distance_22), "f"(distance_22), "f"(t2723));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2727 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2728 = exists_70 ? t2726 : t2727;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2728;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2729 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_71 = t2729 & columns_3;
            const f32 t2731 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2732 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_23 = t2732 - mean_3;
            f32 t2734;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2734) : "f"(distance_23), "f"(distance_23), "f"(t2731));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2735 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2736 = exists_71 ? t2734 : t2735;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2736;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2737 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_72 = t2737 & columns_4;
            const f32 t2739 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2740 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_24 = t2740 - mean_3;
            f32 t2742;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2742) : "f"(distance_24), "f"(distance_24), "f"(t2739));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2743 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2744 = exists_72 ? t2742 : t2743;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2744;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2745 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_73 = t2745 & columns_3;
            const f32 t2747 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2748 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_25 = t2748 - mean_3;
            f32 t2750;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2750) : "f"(distance_25), "f"(distance_25), "f"(t2747));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2751 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2752 = exists_73 ? t2750 : t2751;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2752;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2753 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_74 = t2753 & columns_4;
            const f32 t2755 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2756 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_26 = t2756 - mean_3;
            f32 t2758;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2758) : "f"(distance_26), "f"(distance_26), "f"(t2755));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2759 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2760 = exists_74 ? t2758 : t2759;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2760;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2761 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_75 = t2761 & columns_3;
            const f32 t2763 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2764 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_27 = t2764 - mean_3;
            f32 t2766;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2766) : "f"(distance_27), "f"(distance_27), "f"(t2763));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2767 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2768 = exists_75 ? t2766 : t2767;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2768;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2769 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_76 = t2769 & columns_4;
            const f32 t2771 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2772 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_28 = t2772 - mean_3;
            f32 t2774;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2774) : "f"(distance_28), "f"(distance_28), "f"(t2771));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2775 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2776 = exists_76 ? t2774 : t2775;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2776;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2777 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_77 = t2777 & columns_3;
            const f32 t2779 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2780 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_29 = t2780 - mean_3;
            f32 t2782;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2782) : "f"(distance_29), "f"(distance_29), "f"(t2779));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2783 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2784 = exists_77 ? t2782 : t2783;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2784;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2785 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_78 = t2785 & columns_4;
            const f32 t2787 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2788 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_30 = t2788 - mean_3;
            f32 t2790;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2790) : "f"(distance_30), "f"(distance_30), "f"(t2787));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2791 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2792 = exists_78 ? t2790 : t2791;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2792;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2793 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_79 = t2793 & columns_3;
            const f32 t2795 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2796 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_31 = t2796 - mean_3;
            f32 t2798;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2798) : "f"(distance_31), "f"(distance_31), "f"(t2795));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2799 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2800 = exists_79 ? t2798 : t2799;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2800;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2801 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_80 = t2801 & columns_4;
            const f32 t2803 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2804 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_32 = t2804 - mean_3;
            f32 t2806;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2806) : "f"(distance_32), "f"(distance_32), "f"(t2803));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2807 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2808 = exists_80 ? t2806 : t2807;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2808;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2809 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2810;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2810) : "f"(t2809));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2811 = t2809 + t2810;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2812;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2812) : "f"(t2811));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_3 = t2811 + t2812;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2814 = count;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2815 = mean;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2816 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_4 = t2814 + count_3;
        const f32 difference = mean_3 - t2815;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2819;
        asm("max.f32 %0, %1, %2;" : "=f"(t2819) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2820;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2820) : "f"(t2819));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_2 = count_3 * t2820;
        f32 mean_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference), "f"(share_2), "f"(t2815));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t2823 = t2814 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2824 = t2823 ? mean_3 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2825 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2826 = t2825 * t2814;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2827 = t2816 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t2828;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(t2826), "f"(share_2), "f"(t2827));
#line 100 "fa-kernels/src/conv/statistics.rs"
        count = count_4;
#line 100 "fa-kernels/src/conv/statistics.rs"
        mean = t2824;
#line 100 "fa-kernels/src/conv/statistics.rs"
        squares = t2828;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_3 = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2829 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2830 = 0.0f + t2829;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2831 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2832 = t2830 + t2831;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2833 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2834 = t2832 + t2833;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2835 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_9 = t2834 + t2835;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2837 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2838 = 0.0f + t2837;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2839 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2840 = t2838 + t2839;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2841 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2842 = t2840 + t2841;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2843 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_10 = t2842 + t2843;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2845 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2846 = 0.0f + t2845;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2847 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2848 = t2846 + t2847;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2849 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2850 = t2848 + t2849;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2851 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_11 = t2850 + t2851;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2853 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2854 = 0.0f + t2853;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2855 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2856 = t2854 + t2855;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2857 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2858 = t2856 + t2857;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2859 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_12 = t2858 + t2859;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2861 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2862 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2863 = t2861 + t2862;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2863;
        } else {
            const u32 t2864 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_27 = t2864 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_5 = first_27 < t2279;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2867 = first_27 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_6 = t2867 < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2869 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_81 = t2869 & columns_5;
            const f32 t2871 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2872 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2873 = t2871 + t2872;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2874 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2875 = exists_81 ? t2873 : t2874;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2875;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2876 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_82 = t2876 & columns_6;
            const f32 t2878 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2879 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2880 = t2878 + t2879;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2881 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2882 = exists_82 ? t2880 : t2881;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2882;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2883 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_83 = t2883 & columns_5;
            const f32 t2885 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2886 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2887 = t2885 + t2886;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2888 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2889 = exists_83 ? t2887 : t2888;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2889;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2890 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_84 = t2890 & columns_6;
            const f32 t2892 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2893 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2894 = t2892 + t2893;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2895 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2896 = exists_84 ? t2894 : t2895;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2896;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2897 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_85 = t2897 & columns_5;
            const f32 t2899 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2900 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2901 = t2899 + t2900;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2902 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2903 = exists_85 ? t2901 : t2902;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2903;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2904 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_86 = t2904 & columns_6;
            const f32 t2906 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2907 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2908 = t2906 + t2907;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2909 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2910 = exists_86 ? t2908 : t2909;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2910;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2911 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_87 = t2911 & columns_5;
            const f32 t2913 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2914 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2915 = t2913 + t2914;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2916 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2917 = exists_87 ? t2915 : t2916;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2917;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2918 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_88 = t2918 & columns_6;
            const f32 t2920 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2921 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2922 = t2920 + t2921;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2923 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2924 = exists_88 ? t2922 : t2923;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2924;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2925 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_89 = t2925 & columns_5;
            const f32 t2927 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2928 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2929 = t2927 + t2928;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2930 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2931 = exists_89 ? t2929 : t2930;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2931;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2932 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_90 = t2932 & columns_6;
            const f32 t2934 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2935 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2936 = t2934 + t2935;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2937 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2938 = exists_90 ? t2936 : t2937;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2938;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2939 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_91 = t2939 & columns_5;
            const f32 t2941 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2942 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2943 = t2941 + t2942;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2944 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2945 = exists_91 ? t2943 : t2944;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2945;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2946 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_92 = t2946 & columns_6;
            const f32 t2948 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2949 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2950 = t2948 + t2949;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2951 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2952 = exists_92 ? t2950 : t2951;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2952;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2953 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_93 = t2953 & columns_5;
            const f32 t2955 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2956 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2957 = t2955 + t2956;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2958 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2959 = exists_93 ? t2957 : t2958;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2959;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2960 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_94 = t2960 & columns_6;
            const f32 t2962 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2963 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2964 = t2962 + t2963;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2965 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2966 = exists_94 ? t2964 : t2965;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2966;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2967 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_95 = t2967 & columns_5;
            const f32 t2969 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2970 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2971 = t2969 + t2970;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2972 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2973 = exists_95 ? t2971 : t2972;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2973;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2974 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_96 = t2974 & columns_6;
            const f32 t2976 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2977 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2978 = t2976 + t2977;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2979 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2980 = exists_96 ? t2978 : t2979;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2980;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2981 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2982;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2982) : "f"(t2981));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2983 = t2981 + t2982;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2984;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2984) : "f"(t2983));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2985 = t2983 + t2984;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about_2 = t2985 * share;
        const f32 t2987 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2987), "f"(count_3), "f"(t2985));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest_2), "f"(share), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_4 = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2990 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_33 = t2990 - mean_5;
            f32 t2992;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(distance_33), "f"(distance_33), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2993 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_34 = t2993 - mean_5;
            f32 t2995;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(distance_34), "f"(distance_34), "f"(t2992));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2996 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_35 = t2996 - mean_5;
            f32 t2998;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(distance_35), "f"(distance_35), "f"(t2995));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2999 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_36 = t2999 - mean_5;
            f32 parts_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_36), "f"(distance_36), "f"(t2998));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t3002 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_37 = t3002 - mean_5;
            f32 t3004;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3004) : "f"(distance_37), "f"(distance_37), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3005 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_38 = t3005 - mean_5;
            f32 t3007;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3007) : "f"(distance_38), "f"(distance_38), "f"(t3004));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3008 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_39 = t3008 - mean_5;
            f32 t3010;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3010) : "f"(distance_39), "f"(distance_39), "f"(t3007));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3011 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_40 = t3011 - mean_5;
            f32 parts_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_40), "f"(distance_40), "f"(t3010));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t3014 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_41 = t3014 - mean_5;
            f32 t3016;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3017 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_42 = t3017 - mean_5;
            f32 t3019;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(distance_42), "f"(distance_42), "f"(t3016));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3020 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_43 = t3020 - mean_5;
            f32 t3022;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(distance_43), "f"(distance_43), "f"(t3019));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3023 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_44 = t3023 - mean_5;
            f32 parts_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_44), "f"(distance_44), "f"(t3022));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t3026 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_45 = t3026 - mean_5;
            f32 t3028;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3028) : "f"(distance_45), "f"(distance_45), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3029 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_46 = t3029 - mean_5;
            f32 t3031;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3031) : "f"(distance_46), "f"(distance_46), "f"(t3028));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3032 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_47 = t3032 - mean_5;
            f32 t3034;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3034) : "f"(distance_47), "f"(distance_47), "f"(t3031));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3035 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_48 = t3035 - mean_5;
            f32 parts_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_48), "f"(distance_48), "f"(t3034));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t3038 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t3039 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t3040 = t3038 + t3039;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3040;
        } else {
            const u32 t3041 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_28 = t3041 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_7 = first_28 < t2279;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t3044 = first_28 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_8 = t3044 < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3046 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_97 = t3046 & columns_7;
            const f32 t3048 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3049 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_49 = t3049 - mean_5;
            f32 t3051;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3051) : "f"(distance_49), "f"(distance_49), "f"(t3048));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3052 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3053 = exists_97 ? t3051 : t3052;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3053;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3054 = 0u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_98 = t3054 & columns_8;
            const f32 t3056 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3057 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_50 = t3057 - mean_5;
            f32 t3059;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3059) : "f"(distance_50), "f"(distance_50), "f"(t3056));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3060 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3061 = exists_98 ? t3059 : t3060;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3062 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_99 = t3062 & columns_7;
            const f32 t3064 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3065 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_51 = t3065 - mean_5;
            f32 t3067;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3067) : "f"(distance_51), "f"(distance_51), "f"(t3064));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3068 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3069 = exists_99 ? t3067 : t3068;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3069;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3070 = 1u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_100 = t3070 & columns_8;
            const f32 t3072 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3073 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_52 = t3073 - mean_5;
            f32 t3075;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3075) : "f"(distance_52), "f"(distance_52), "f"(t3072));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3076 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3077 = exists_100 ? t3075 : t3076;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3077;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3078 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_101 = t3078 & columns_7;
            const f32 t3080 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3081 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_53 = t3081 - mean_5;
            f32 t3083;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3083) : "f"(distance_53), "f"(distance_53), "f"(t3080));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3084 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3085 = exists_101 ? t3083 : t3084;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3085;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3086 = 2u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_102 = t3086 & columns_8;
            const f32 t3088 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3089 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_54 = t3089 - mean_5;
            f32 t3091;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3091) : "f"(distance_54), "f"(distance_54), "f"(t3088));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3092 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3093 = exists_102 ? t3091 : t3092;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3093;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3094 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_103 = t3094 & columns_7;
            const f32 t3096 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3097 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_55 = t3097 - mean_5;
            f32 t3099;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3099) : "f"(distance_55), "f"(distance_55), "f"(t3096));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3100 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3101 = exists_103 ? t3099 : t3100;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3101;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3102 = 3u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_104 = t3102 & columns_8;
            const f32 t3104 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3105 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_56 = t3105 - mean_5;
            f32 t3107;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3107) : "f"(distance_56), "f"(distance_56), "f"(t3104));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3108 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3109 = exists_104 ? t3107 : t3108;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3109;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3110 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_105 = t3110 & columns_7;
            const f32 t3112 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3113 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_57 = t3113 - mean_5;
            f32 t3115;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3115) : "f"(distance_57), "f"(distance_57), "f"(t3112));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3116 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3117 = exists_105 ? t3115 : t3116;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3117;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3118 = 4u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_106 = t3118 & columns_8;
            const f32 t3120 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3121 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_58 = t3121 - mean_5;
            f32 t3123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(distance_58), "f"(distance_58), "f"(t3120));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3124 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3125 = exists_106 ? t3123 : t3124;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3125;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3126 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_107 = t3126 & columns_7;
            const f32 t3128 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3129 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_59 = t3129 - mean_5;
            f32 t3131;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3131) : "f"(distance_59), "f"(distance_59), "f"(t3128));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3132 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3133 = exists_107 ? t3131 : t3132;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3133;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3134 = 5u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_108 = t3134 & columns_8;
            const f32 t3136 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3137 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_60 = t3137 - mean_5;
            f32 t3139;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3139) : "f"(distance_60), "f"(distance_60), "f"(t3136));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3140 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3141 = exists_108 ? t3139 : t3140;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3141;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3142 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_109 = t3142 & columns_7;
            const f32 t3144 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3145 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_61 = t3145 - mean_5;
            f32 t3147;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3147) : "f"(distance_61), "f"(distance_61), "f"(t3144));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3148 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3149 = exists_109 ? t3147 : t3148;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3149;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3150 = 6u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_110 = t3150 & columns_8;
            const f32 t3152 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3153 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_62 = t3153 - mean_5;
            f32 t3155;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3155) : "f"(distance_62), "f"(distance_62), "f"(t3152));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3156 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3157 = exists_110 ? t3155 : t3156;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3157;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3158 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_111 = t3158 & columns_7;
            const f32 t3160 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3161 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_63 = t3161 - mean_5;
            f32 t3163;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3163) : "f"(distance_63), "f"(distance_63), "f"(t3160));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3164 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3165 = exists_111 ? t3163 : t3164;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3165;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3166 = 7u < t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_112 = t3166 & columns_8;
            const f32 t3168 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3169 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_64 = t3169 - mean_5;
            f32 t3171;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3171) : "f"(distance_64), "f"(distance_64), "f"(t3168));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3172 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3173 = exists_112 ? t3171 : t3172;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3173;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t3174 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t3175;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3175) : "f"(t3174));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t3176 = t3174 + t3175;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t3177;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3177) : "f"(t3176));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_4 = t3176 + t3177;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t3179 = count_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t3180 = mean_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t3181 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_5 = t3179 + count_3;
        const f32 difference_2 = mean_5 - t3180;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3184;
        asm("max.f32 %0, %1, %2;" : "=f"(t3184) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3185;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3185) : "f"(t3184));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_3 = count_3 * t3185;
        f32 mean_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t3180));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t3188 = t3179 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3189 = t3188 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3190 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3191 = t3190 * t3179;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3192 = t3181 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t3193;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(t3191), "f"(share_3), "f"(t3192));
#line 100 "fa-kernels/src/conv/statistics.rs"
        count_2 = count_5;
#line 100 "fa-kernels/src/conv/statistics.rs"
        mean_2 = t3189;
#line 100 "fa-kernels/src/conv/statistics.rs"
        squares_2 = t3193;
#line 235 "fa-kernels/src/conv/work.rs"
        const u32 own = index << 13u;
#line 248 "fa-kernels/src/conv/work.rs"
        const u32 t3195 = outputs + own;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3196 = t10 << 4u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3197 = t9 >> 2u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3198 = t3197 & 1u;
#line 298 "fa-kernels/src/conv/work.rs"
        const bool t3199 = t3198 == 1u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3200 = t9 & 3u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3201 = t3200 << 1u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3202 = t9 >> 2u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3203 = t3202 & 1u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3204 = t3201 + t3203;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3205 = t9 >> 3u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3206 = t3205 << 2u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3207 = t3196 >> 3u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3208 = t3204 & 7u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3209 = t3207 ^ t3208;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3210 = t3204 << 7u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3211 = t3209 << 4u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3212 = t3210 + t3211;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3213 = t3195 + t3212;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3214 = t3213 + t3206;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3215 = t3199 ? acc : acc_2;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3216;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3216) : "f"(t3215));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3217 = t3199 ? t3216 : acc;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3218 = t3199 ? acc_2 : t3216;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3219;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3219) : "f"(t3217), "f"(t3218));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3214), "r"(t3219) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3220 = t3199 ? acc_5 : acc_6;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3221;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3221) : "f"(t3220));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3222 = t3199 ? t3221 : acc_5;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3223 = t3199 ? acc_6 : t3221;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3224;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3224) : "f"(t3222), "f"(t3223));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3214), "r"(t3224) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3225 = t3199 ? acc_9 : acc_10;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3226;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3226) : "f"(t3225));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3227 = t3199 ? t3226 : acc_9;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3228 = t3199 ? acc_10 : t3226;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3229;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3229) : "f"(t3227), "f"(t3228));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3214), "r"(t3229) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3230 = t3199 ? acc_13 : acc_14;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3231;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3231) : "f"(t3230));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3232 = t3199 ? t3231 : acc_13;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3233 = t3199 ? acc_14 : t3231;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3234;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3234) : "f"(t3232), "f"(t3233));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3214), "r"(t3234) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3235 = t3199 ? acc_17 : acc_18;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3236;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3236) : "f"(t3235));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3237 = t3199 ? t3236 : acc_17;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3238 = t3199 ? acc_18 : t3236;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3239;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3239) : "f"(t3237), "f"(t3238));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3214), "r"(t3239) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3240 = t3199 ? acc_21 : acc_22;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3241;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3241) : "f"(t3240));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3242 = t3199 ? t3241 : acc_21;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3243 = t3199 ? acc_22 : t3241;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3244;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3244) : "f"(t3242), "f"(t3243));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3214), "r"(t3244) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3245 = t3199 ? acc_25 : acc_26;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3246;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3246) : "f"(t3245));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3247 = t3199 ? t3246 : acc_25;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3248 = t3199 ? acc_26 : t3246;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3249;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3249) : "f"(t3247), "f"(t3248));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3214), "r"(t3249) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3250 = t3199 ? acc_29 : acc_30;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3251;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3251) : "f"(t3250));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3252 = t3199 ? t3251 : acc_29;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3253 = t3199 ? acc_30 : t3251;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3254;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3254) : "f"(t3252), "f"(t3253));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3214), "r"(t3254) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3255 = t3196 >> 3u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3256 = t3255 + 1u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3257 = t3204 & 7u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3258 = t3256 ^ t3257;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3259 = t3204 << 7u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3260 = t3258 << 4u;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3261 = t3259 + t3260;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3262 = t3195 + t3261;
#line 298 "fa-kernels/src/conv/work.rs"
        const u32 t3263 = t3262 + t3206;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3264 = t3199 ? acc_3 : acc_4;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3265;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3265) : "f"(t3264));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3266 = t3199 ? t3265 : acc_3;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3267 = t3199 ? acc_4 : t3265;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3268;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3268) : "f"(t3266), "f"(t3267));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3263), "r"(t3268) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3269 = t3199 ? acc_7 : acc_8;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3270;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3270) : "f"(t3269));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3271 = t3199 ? t3270 : acc_7;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3272 = t3199 ? acc_8 : t3270;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3273;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3273) : "f"(t3271), "f"(t3272));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3263), "r"(t3273) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3274 = t3199 ? acc_11 : acc_12;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3275;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3275) : "f"(t3274));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3276 = t3199 ? t3275 : acc_11;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3277 = t3199 ? acc_12 : t3275;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3278;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3278) : "f"(t3276), "f"(t3277));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3263), "r"(t3278) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3279 = t3199 ? acc_15 : acc_16;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3280;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3280) : "f"(t3279));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3281 = t3199 ? t3280 : acc_15;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3282 = t3199 ? acc_16 : t3280;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3283;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3283) : "f"(t3281), "f"(t3282));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3263), "r"(t3283) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3284 = t3199 ? acc_19 : acc_20;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3285;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3285) : "f"(t3284));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3286 = t3199 ? t3285 : acc_19;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3287 = t3199 ? acc_20 : t3285;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3288;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3288) : "f"(t3286), "f"(t3287));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3263), "r"(t3288) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3289 = t3199 ? acc_23 : acc_24;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3290;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3290) : "f"(t3289));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3291 = t3199 ? t3290 : acc_23;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3292 = t3199 ? acc_24 : t3290;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3293;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3293) : "f"(t3291), "f"(t3292));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3263), "r"(t3293) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3294 = t3199 ? acc_27 : acc_28;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3295;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3295) : "f"(t3294));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3296 = t3199 ? t3295 : acc_27;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3297 = t3199 ? acc_28 : t3295;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3298;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3298) : "f"(t3296), "f"(t3297));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3263), "r"(t3298) : "memory");
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3299 = t3199 ? acc_31 : acc_32;
#line 298 "fa-kernels/src/conv/work.rs"
        f32 t3300;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3300) : "f"(t3299));
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3301 = t3199 ? t3300 : acc_31;
#line 298 "fa-kernels/src/conv/work.rs"
        const f32 t3302 = t3199 ? acc_32 : t3300;
#line 298 "fa-kernels/src/conv/work.rs"
        u32 t3303;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3303) : "f"(t3301), "f"(t3302));
#line 298 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3263), "r"(t3303) : "memory");
#line 317 "fa-kernels/src/conv/work.rs"
        const u32 t3304 = index + 2u;
#line 317 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 128;" :  : "r"(t3304) : "memory");
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t3305 = blockIdx.y;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t3306 = t3305 << 7u;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t3307 = t3306 + t13;
#line 90 "fa-kernels/src/conv/output.rs"
        const u32 t3308 = threadIdx.x;
#line 90 "fa-kernels/src/conv/output.rs"
        const u32 thread_2 = t3308 & 127u;
        const u32 t3310 = thread_2 & 7u;
#line 91 "fa-kernels/src/conv/output.rs"
        const u32 t3311 = thread_2 >> 3u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3312 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3313 = t3312 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3314 = t3313 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3315 = t3314 & 63u;
#line 92 "fa-kernels/src/conv/output.rs"
        const u32 channel_10 = t3307 + t3315;
        const u32 t3317 = t3310 << 3u;
#line 93 "fa-kernels/src/conv/output.rs"
        const u32 t3318 = t3317 >> 6u;
#line 93 "fa-kernels/src/conv/output.rs"
        const u32 first_row_10 = t3318 << 3u;
#line 95 "fa-kernels/src/conv/output.rs"
        const bool t3320 = channel_10 < 144u;
#line 95 "fa-kernels/src/conv/output.rs"
        if (t3320) {
#line 97 "fa-kernels/src/conv/output.rs"
            #pragma unroll 2
            for (u32 i_3 = 0u; i_3 < 4u; i_3 += 1u) {
#line 98 "fa-kernels/src/conv/output.rs"
                const u32 t3321 = i_3 << 4u;
#line 98 "fa-kernels/src/conv/output.rs"
                const u32 pixel = t3311 + t3321;
#line 112 "fa-kernels/src/conv/tile_config.rs"
                const u32 t3323 = pixel >> 3u;
                const u32 t3324 = pixel & 7u;
#line 100 "fa-kernels/src/conv/output.rs"
                const u32 row_5 = first_row_10 + t3323;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3326 = pixel < 63u ? pixel : 63u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3327 = t3326 & 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3328 = t3310 ^ t3327;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3329 = t3326 << 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3330 = t3328 << 4u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3331 = t3329 + t3330;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 from = t3195 + t3331;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(from) : "memory");
                const bool t3333 = row_5 < t2277;
#line 108 "fa-kernels/src/conv/output.rs"
                const bool t3334 = t3324 < t2279;
#line 108 "fa-kernels/src/conv/output.rs"
                const bool t3335 = t3333 & t3334;
#line 108 "fa-kernels/src/conv/output.rs"
                if (t3335) {
                    const u32 at_3 = y_4 + row_5;
#line 109 "fa-kernels/src/conv/output.rs"
                    const u32 at_4 = x_4 + t3324;
                    const u64 t3338 = (u64)sample_3;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3339 = t3338 * y_stride0;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3340 = t3339 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3341 = y + t3340;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3342 = (u64)at_3;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3343 = t3342 * y_stride1;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3344 = t3343 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3345 = t3341 + t3344;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3346 = (u64)at_4;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3347 = t3346 * y_stride2;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3348 = t3347 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3349 = t3345 + t3348;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3350 = (u64)channel_10 * 2u;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3351 = t3349 + t3350;
#line 110 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3351), "r"(row_6), "r"(row_7), "r"(row_8), "r"(row_9) : "memory");
                }
            }
        }
#line 317 "fa-kernels/src/conv/work.rs"
        const u32 t3352 = index + 2u;
#line 317 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 128;" :  : "r"(t3352) : "memory");
    }
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t3353 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_29 = t3353 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t3355 = first_29 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t3356 = all_groups - first_29;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_15 = t3355 ? t3356 : 0u;
    const u32 rounds = left_15 < cta_groups ? left_15 : cta_groups;
#line 117 "fa-kernels/src/conv/statistics.rs"
    const bool t3359 = 0u < rounds;
#line 117 "fa-kernels/src/conv/statistics.rs"
    if (t3359) {
        const u32 t3360 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3361 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3362 = t3361 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3363 = t3362 + t3360;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3364 = t3363 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
        u32 t3365;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3365) : "r"(t3364), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3366 = t3365 >> groups_shift;
#line 126 "fa-kernels/src/conv/statistics.rs"
        const u32 t3367 = t9 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
        const bool t3368 = t3367 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
        if (t3368) {
#line 203 "fa-kernels/src/conv/work.rs"
            const u32 t3369 = t10 << 4u;
#line 203 "fa-kernels/src/conv/work.rs"
            const u32 t3370 = t13 + t3369;
#line 203 "fa-kernels/src/conv/work.rs"
            const u32 t3371 = t9 >> 2u;
#line 203 "fa-kernels/src/conv/work.rs"
            const u32 first_30 = t3370 + t3371;
            const u32 t3373 = first_30 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3374 = t11 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3375 = t3374 + first_30;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3376 = t3375 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 at_5 = moments_2 + t3376;
            const f32 t3378 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3379 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3380 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3381;
            asm("mov.b32 %0, %1;" : "=r"(t3381) : "f"(t3378));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3382;
            asm("mov.b32 %0, %1;" : "=r"(t3382) : "f"(t3379));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3383;
            asm("mov.b32 %0, %1;" : "=r"(t3383) : "f"(t3380));
#line 129 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t3381), "r"(t3382), "r"(t3383), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3384 = t11 << 7u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3385 = t3384 + t3373;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3386 = t3385 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 at_6 = moments_2 + t3386;
            const f32 t3388 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3389 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3390 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3391;
            asm("mov.b32 %0, %1;" : "=r"(t3391) : "f"(t3388));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3392;
            asm("mov.b32 %0, %1;" : "=r"(t3392) : "f"(t3389));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3393;
            asm("mov.b32 %0, %1;" : "=r"(t3393) : "f"(t3390));
#line 129 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t3391), "r"(t3392), "r"(t3393), "r"(0u) : "memory");
        }
#line 133 "fa-kernels/src/conv/statistics.rs"
        count = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
        mean = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
        squares = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
        count_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
        mean_2 = 0.0f;
#line 133 "fa-kernels/src/conv/statistics.rs"
        squares_2 = 0.0f;
#line 323 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 136 "fa-kernels/src/conv/statistics.rs"
        const u32 channel_11 = threadIdx.x;
        const bool t3395 = channel_11 < 128u;
#line 137 "fa-kernels/src/conv/statistics.rs"
        if (t3395) {
#line 139 "fa-kernels/src/conv/statistics.rs"
            const u32 t3396 = channel_11 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
            const u32 t3397 = moments_2 + t3396;
#line 139 "fa-kernels/src/conv/statistics.rs"
            u32 row_10;
            u32 row_11;
            u32 row_12;
            u32 row_13;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t3397) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3398;
            asm("mov.b32 %0, %1;" : "=f"(t3398) : "r"(row_10));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3399;
            asm("mov.b32 %0, %1;" : "=f"(t3399) : "r"(row_11));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3400;
            asm("mov.b32 %0, %1;" : "=f"(t3400) : "r"(row_12));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3401;
            asm("mov.b32 %0, %1;" : "=f"(t3401) : "r"(row_13));
#line 140 "fa-kernels/src/conv/statistics.rs"
            const u32 t3402 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
            const u32 first_31 = t3402 << 7u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            const u32 t3404 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
            const u32 index_109 = first_31 + channel_11;
#line 57 "fa-kernels/src/conv/work.rs"
            const u32 index_108 = t3404 + t3366;
            const u64 t3407 = (u64)index_108;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3408 = t3407 * moments_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3409 = t3408 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3410 = moments + t3409;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3411 = (u64)index_109;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3412 = t3411 * moments_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3413 = t3412 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3414 = t3410 + t3413;
#line 143 "fa-kernels/src/conv/statistics.rs"
            u32 t3415;
            asm("mov.b32 %0, %1;" : "=r"(t3415) : "f"(t3398));
#line 143 "fa-kernels/src/conv/statistics.rs"
            u32 t3416;
            asm("mov.b32 %0, %1;" : "=r"(t3416) : "f"(t3399));
#line 143 "fa-kernels/src/conv/statistics.rs"
            u32 t3417;
            asm("mov.b32 %0, %1;" : "=r"(t3417) : "f"(t3400));
#line 143 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3414), "r"(t3415), "r"(t3416), "r"(t3417), "r"(0u) : "memory");
        }
#line 323 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
    }
}
