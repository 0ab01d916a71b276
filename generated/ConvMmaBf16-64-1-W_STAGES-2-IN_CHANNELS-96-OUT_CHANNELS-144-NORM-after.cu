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
#line 116 "fa-kernels/src/conv/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 217 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 63488u;
    const u32 moments_2 = outputs + 16384u;
    const u32 t4 = moments_2 + 4096u;
#line 269 "fa-kernels/src/conv/work.rs"
    const u32 thread = threadIdx.x;
    const u32 t6 = thread >> 5u;
#line 270 "fa-kernels/src/conv/work.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t6));
#line 271 "fa-kernels/src/conv/work.rs"
    const u32 index = warp >> 2u;
    const u32 t9 = thread & 31u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t10 = warp & 3u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t11 = index >> 1u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t12 = index & 1u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t13 = t12 << 6u;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t14 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first = t14 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t16 = first < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t17 = all_groups - first;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left = t16 ? t17 : 0u;
    const u32 t19 = left < cta_groups ? left : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    const bool t20 = 0u < t19;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    if (t20) {
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t21 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 group = t21 * cta_groups;
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 t23 = group << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
        u32 t24;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t24) : "r"(t23), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 sample = t24 >> groups_shift;
        const u32 t26 = sample * groups;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_2 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_3 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_4 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_5 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_6 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_7 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_8 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_9 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_10 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_11 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_12 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_13 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_14 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_15 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_16 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_17 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_18 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_19 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_20 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_21 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_22 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_23 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_24 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_25 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_26 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_27 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_28 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_29 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_30 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_31 = 0.0f;
#line 289 "fa-kernels/src/conv/work.rs"
    f32 acc_32 = 0.0f;
#line 338 "fa-kernels/src/conv/work.rs"
    const u32 t334 = blockIdx.y;
#line 338 "fa-kernels/src/conv/work.rs"
    const u32 first_3 = t334 << 7u;
#line 291 "fa-kernels/src/conv/work.rs"
    f32 count = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
    f32 mean = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
    f32 squares = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
    f32 count_2 = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
    f32 mean_2 = 0.0f;
#line 291 "fa-kernels/src/conv/work.rs"
    f32 squares_2 = 0.0f;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t336 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_4 = t336 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t338 = first_4 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t339 = all_groups - first_4;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left_3 = t338 ? t339 : 0u;
    const u32 t341 = left_3 < cta_groups ? left_3 : cta_groups;
#line 292 "fa-kernels/src/conv/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < t341; i += 1u) {
#line 354 "fa-kernels/src/conv/work.rs"
        acc = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_2 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_5 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_6 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_9 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_10 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_13 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_14 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_17 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_18 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_21 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_22 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_25 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_26 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_29 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_30 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_3 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_4 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_7 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_8 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_11 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_12 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_15 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_16 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_19 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_20 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_23 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_24 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_27 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_28 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_31 = 0.0f;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_32 = 0.0f;
#line 294 "fa-kernels/src/conv/work.rs"
        const u32 t342 = i > 1u ? i : 1u;
#line 294 "fa-kernels/src/conv/work.rs"
        const u32 t343 = t342 - 1u;
#line 278 "fa-kernels/src/conv/tile_config.rs"
        #pragma unroll 1
        for (u32 i_2 = 0u; i_2 < 2u; i_2 += 1u) {
#line 46 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t344 = i << 1u;
#line 46 "fa-kernels/src/conv/mma/loads.rs"
            const u32 block = t344 + i_2;
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t346 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t347 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t348 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_5 = t348 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t350 = first_5 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t351 = all_groups - first_5;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_4 = t350 ? t351 : 0u;
            const u32 t353 = left_4 < cta_groups ? left_4 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t354 = t346 < t353;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t354) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t355 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t356 = t355 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t357 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t358 = t356 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t359 = t358 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t360 = t357 + t359;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t361 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_6 = t361 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_22 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t364 = index_22 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t365 = index_22 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t366 = first_6 + t364;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t367 = t365 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t368 = t347 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t369 = t367 + t368;
                const bool t370 = t366 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t371 = t369 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_9 = t370 & t371;
                const u32 index_23 = exists_9 ? t366 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t374 = (u64)index_23;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t375 = t374 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t376 = t375 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t377 = weight + t376;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t378 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t379 = t378 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t380 = t377 + t379;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t381 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t382 = t381 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t383 = t380 + t382;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t384 = exists_9 ? t369 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t385 = (u64)t384 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t386 = t383 + t385;
                const u32 t387 = t364 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t388 = t365 ^ t387;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t389 = t364 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t390 = t388 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t391 = t389 + t390;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t392 = t360 + t391;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t393 = exists_9 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t392), "l"(t386), "r"(t393) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t394 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_24 = t394 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t396 = index_24 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t397 = index_24 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t398 = first_6 + t396;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t399 = t397 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t400 = t347 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t401 = t399 + t400;
                const bool t402 = t398 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t403 = t401 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_10 = t402 & t403;
                const u32 index_25 = exists_10 ? t398 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t406 = (u64)index_25;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t407 = t406 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t408 = t407 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t409 = weight + t408;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t410 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t411 = t410 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t412 = t409 + t411;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t413 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t414 = t413 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t415 = t412 + t414;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t416 = exists_10 ? t401 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t417 = (u64)t416 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t418 = t415 + t417;
                const u32 t419 = t396 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t420 = t397 ^ t419;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t421 = t396 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t422 = t420 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t423 = t421 + t422;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t424 = t360 + t423;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t425 = exists_10 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t424), "l"(t418), "r"(t425) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t426 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_26 = t426 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t428 = index_26 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t429 = index_26 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t430 = first_6 + t428;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t431 = t429 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t432 = t347 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t433 = t431 + t432;
                const bool t434 = t430 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t435 = t433 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_11 = t434 & t435;
                const u32 index_27 = exists_11 ? t430 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t438 = (u64)index_27;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t439 = t438 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t440 = t439 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t441 = weight + t440;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t442 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t443 = t442 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t444 = t441 + t443;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t445 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t446 = t445 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t447 = t444 + t446;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t448 = exists_11 ? t433 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t449 = (u64)t448 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t450 = t447 + t449;
                const u32 t451 = t428 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t452 = t429 ^ t451;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t453 = t428 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t454 = t452 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t455 = t453 + t454;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t456 = t360 + t455;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t457 = exists_11 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t456), "l"(t450), "r"(t457) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t458 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_28 = t458 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t460 = index_28 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t461 = index_28 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t462 = first_6 + t460;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t463 = t461 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t464 = t347 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t465 = t463 + t464;
                const bool t466 = t462 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t467 = t465 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_12 = t466 & t467;
                const u32 index_29 = exists_12 ? t462 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t470 = (u64)index_29;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t471 = t470 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t472 = t471 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t473 = weight + t472;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t474 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t475 = t474 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t476 = t473 + t475;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t477 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t478 = t477 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t479 = t476 + t478;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t480 = exists_12 ? t465 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t481 = (u64)t480 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t482 = t479 + t481;
                const u32 t483 = t460 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t484 = t461 ^ t483;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t485 = t460 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t486 = t484 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t487 = t485 + t486;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t488 = t360 + t487;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t489 = exists_12 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t488), "l"(t482), "r"(t489) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t490 = block * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t491 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t492 = t490 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t493 = t492 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t494 = t491 + t493;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t495 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row = t13 + t495;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t497 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t498 = first_row + t497;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t499 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t500 = t498 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t501 = t499 ^ t500;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t502 = t498 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t503 = t501 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t504 = t502 + t503;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t505 = t494 + t504;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m;
            u32 m_2;
            u32 m_3;
            u32 m_4;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t505) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t506 = t504 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t507 = t494 + t506;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_5;
            u32 m_6;
            u32 m_7;
            u32 m_8;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t507) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t508 = t504 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t509 = t494 + t508;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_9;
            u32 m_10;
            u32 m_11;
            u32 m_12;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t509) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t510 = t504 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t511 = t494 + t510;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_13;
            u32 m_14;
            u32 m_15;
            u32 m_16;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t511) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t512 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t513 = t512 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t514 = t513 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t515 = smem_1 + t514;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t516 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t517 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t518 = t517 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t519 = t516 + t518;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t520 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t521 = t520 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t522 = t519 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t523 = t521 ^ t522;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t524 = t519 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t525 = t523 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t526 = t524 + t525;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t527 = t515 + t526;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_17;
            u32 m_18;
            u32 m_19;
            u32 m_20;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_21;
            u32 m_22;
            u32 m_23;
            u32 m_24;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_25;
            u32 m_26;
            u32 m_27;
            u32 m_28;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_29;
            u32 m_30;
            u32 m_31;
            u32 m_32;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t527) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t528 = t526 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t529 = t515 + t528;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_33;
            u32 m_34;
            u32 m_35;
            u32 m_36;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_37;
            u32 m_38;
            u32 m_39;
            u32 m_40;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_41;
            u32 m_42;
            u32 m_43;
            u32 m_44;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_45;
            u32 m_46;
            u32 m_47;
            u32 m_48;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t529) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t530 = t526 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t531 = t515 + t530;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_49;
            u32 m_50;
            u32 m_51;
            u32 m_52;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_53;
            u32 m_54;
            u32 m_55;
            u32 m_56;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_57;
            u32 m_58;
            u32 m_59;
            u32 m_60;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_61;
            u32 m_62;
            u32 m_63;
            u32 m_64;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t531) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t532 = t526 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t533 = t515 + t532;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_65;
            u32 m_66;
            u32 m_67;
            u32 m_68;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t533) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_69;
            u32 m_70;
            u32 m_71;
            u32 m_72;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t533) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_73;
            u32 m_74;
            u32 m_75;
            u32 m_76;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t533) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_77;
            u32 m_78;
            u32 m_79;
            u32 m_80;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t533) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t534 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t535 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t536 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_7 = t536 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t538 = first_7 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t539 = all_groups - first_7;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_5 = t538 ? t539 : 0u;
            const u32 t541 = left_5 < cta_groups ? left_5 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t542 = t534 < t541;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t542) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t543 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t544 = t543 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t545 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t546 = t544 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t547 = t546 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t548 = t545 + t547;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t549 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_8 = t549 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_30 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t552 = index_30 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t553 = index_30 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t554 = first_8 + t552;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t555 = t553 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t556 = t535 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t557 = t555 + t556;
                const bool t558 = t554 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t559 = t557 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_13 = t558 & t559;
                const u32 index_31 = exists_13 ? t554 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t562 = (u64)index_31;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t563 = t562 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t564 = t563 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t565 = weight + t564;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t566 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t567 = t566 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t568 = t565 + t567;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t569 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t570 = t569 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t571 = t568 + t570;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t572 = exists_13 ? t557 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t573 = (u64)t572 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t574 = t571 + t573;
                const u32 t575 = t552 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t576 = t553 ^ t575;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t577 = t552 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t578 = t576 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t579 = t577 + t578;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t580 = t548 + t579;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t581 = exists_13 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t580), "l"(t574), "r"(t581) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t582 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_32 = t582 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t584 = index_32 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t585 = index_32 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t586 = first_8 + t584;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t587 = t585 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t588 = t535 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t589 = t587 + t588;
                const bool t590 = t586 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t591 = t589 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_14 = t590 & t591;
                const u32 index_33 = exists_14 ? t586 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t594 = (u64)index_33;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t595 = t594 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t596 = t595 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t597 = weight + t596;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t598 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t599 = t598 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t600 = t597 + t599;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t601 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t602 = t601 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t603 = t600 + t602;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t604 = exists_14 ? t589 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t605 = (u64)t604 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t606 = t603 + t605;
                const u32 t607 = t584 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t608 = t585 ^ t607;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t609 = t584 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t610 = t608 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t611 = t609 + t610;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t612 = t548 + t611;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t613 = exists_14 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t612), "l"(t606), "r"(t613) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t614 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_34 = t614 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t616 = index_34 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t617 = index_34 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t618 = first_8 + t616;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t619 = t617 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t620 = t535 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t621 = t619 + t620;
                const bool t622 = t618 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t623 = t621 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_15 = t622 & t623;
                const u32 index_35 = exists_15 ? t618 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t626 = (u64)index_35;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t627 = t626 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t628 = t627 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t629 = weight + t628;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t630 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t631 = t630 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t632 = t629 + t631;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t633 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t634 = t633 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t635 = t632 + t634;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t636 = exists_15 ? t621 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t637 = (u64)t636 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t638 = t635 + t637;
                const u32 t639 = t616 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t640 = t617 ^ t639;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t641 = t616 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t642 = t640 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t643 = t641 + t642;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t644 = t548 + t643;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t645 = exists_15 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t644), "l"(t638), "r"(t645) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t646 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_36 = t646 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t648 = index_36 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t649 = index_36 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t650 = first_8 + t648;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t651 = t649 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t652 = t535 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t653 = t651 + t652;
                const bool t654 = t650 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t655 = t653 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_16 = t654 & t655;
                const u32 index_37 = exists_16 ? t650 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t658 = (u64)index_37;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t659 = t658 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t660 = t659 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t661 = weight + t660;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t662 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t663 = t662 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t664 = t661 + t663;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t665 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t666 = t665 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t667 = t664 + t666;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t668 = exists_16 ? t653 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t669 = (u64)t668 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t670 = t667 + t669;
                const u32 t671 = t648 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t672 = t649 ^ t671;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t673 = t648 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t674 = t672 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t675 = t673 + t674;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t676 = t548 + t675;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t677 = exists_16 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t676), "l"(t670), "r"(t677) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t678 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t679 = t678 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t680 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t681 = t679 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t682 = t681 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t683 = t680 + t682;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t684 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_2 = t13 + t684;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t686 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t687 = first_row_2 + t686;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t688 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t689 = t687 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t690 = t688 ^ t689;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t691 = t687 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t692 = t690 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t693 = t691 + t692;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t694 = t683 + t693;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_81;
            u32 m_82;
            u32 m_83;
            u32 m_84;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t694) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t695 = t693 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t696 = t683 + t695;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_85;
            u32 m_86;
            u32 m_87;
            u32 m_88;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t696) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t697 = t693 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t698 = t683 + t697;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_89;
            u32 m_90;
            u32 m_91;
            u32 m_92;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t698) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t699 = t693 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t700 = t683 + t699;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_93;
            u32 m_94;
            u32 m_95;
            u32 m_96;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t700) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t701 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t702 = t701 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t703 = t702 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t704 = smem_1 + t703;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t705 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t706 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t707 = t706 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t708 = t705 + t707;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t709 = t708 + 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t710 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t711 = t710 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t712 = t709 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t713 = t711 ^ t712;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t714 = t709 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t715 = t713 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t716 = t714 + t715;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t717 = t704 + t716;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_97;
            u32 m_98;
            u32 m_99;
            u32 m_100;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_101;
            u32 m_102;
            u32 m_103;
            u32 m_104;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_101), "r"(m_102));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_103), "r"(m_104));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_105;
            u32 m_106;
            u32 m_107;
            u32 m_108;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_105), "r"(m_106));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_107), "r"(m_108));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_109;
            u32 m_110;
            u32 m_111;
            u32 m_112;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t717) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_109), "r"(m_110));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_111), "r"(m_112));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t718 = t716 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t719 = t704 + t718;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_113;
            u32 m_114;
            u32 m_115;
            u32 m_116;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_113), "r"(m_114));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_115), "r"(m_116));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_117;
            u32 m_118;
            u32 m_119;
            u32 m_120;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_117), "r"(m_118));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_119), "r"(m_120));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_121;
            u32 m_122;
            u32 m_123;
            u32 m_124;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_121), "r"(m_122));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_123), "r"(m_124));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_125;
            u32 m_126;
            u32 m_127;
            u32 m_128;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t719) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_125), "r"(m_126));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_127), "r"(m_128));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t720 = t716 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t721 = t704 + t720;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_129;
            u32 m_130;
            u32 m_131;
            u32 m_132;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_129), "r"(m_130));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_131), "r"(m_132));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_133;
            u32 m_134;
            u32 m_135;
            u32 m_136;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_133), "r"(m_134));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_135), "r"(m_136));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_137;
            u32 m_138;
            u32 m_139;
            u32 m_140;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_137), "r"(m_138));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_139), "r"(m_140));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_141;
            u32 m_142;
            u32 m_143;
            u32 m_144;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t721) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_141), "r"(m_142));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_143), "r"(m_144));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t722 = t716 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t723 = t704 + t722;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_145;
            u32 m_146;
            u32 m_147;
            u32 m_148;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t723) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_145), "r"(m_146));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_147), "r"(m_148));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_149;
            u32 m_150;
            u32 m_151;
            u32 m_152;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t723) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_149), "r"(m_150));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_151), "r"(m_152));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_153;
            u32 m_154;
            u32 m_155;
            u32 m_156;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t723) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_153), "r"(m_154));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_155), "r"(m_156));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_157;
            u32 m_158;
            u32 m_159;
            u32 m_160;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t723) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_157), "r"(m_158));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_159), "r"(m_160));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t724 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t725 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t726 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_9 = t726 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t728 = first_9 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t729 = all_groups - first_9;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_6 = t728 ? t729 : 0u;
            const u32 t731 = left_6 < cta_groups ? left_6 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t732 = t724 < t731;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t732) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t733 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t734 = t733 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t735 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t736 = t734 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t737 = t736 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t738 = t735 + t737;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t739 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_10 = t739 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_38 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t742 = index_38 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t743 = index_38 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t744 = first_10 + t742;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t745 = t743 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t746 = t725 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t747 = t745 + t746;
                const bool t748 = t744 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t749 = t747 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_17 = t748 & t749;
                const u32 index_39 = exists_17 ? t744 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t752 = (u64)index_39;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t753 = t752 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t754 = t753 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t755 = weight + t754;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t756 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t757 = t756 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t758 = t755 + t757;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t759 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t760 = t759 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t761 = t758 + t760;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t762 = exists_17 ? t747 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t763 = (u64)t762 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t764 = t761 + t763;
                const u32 t765 = t742 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t766 = t743 ^ t765;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t767 = t742 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t768 = t766 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t769 = t767 + t768;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t770 = t738 + t769;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t771 = exists_17 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t770), "l"(t764), "r"(t771) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t772 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_40 = t772 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t774 = index_40 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t775 = index_40 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t776 = first_10 + t774;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t777 = t775 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t778 = t725 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t779 = t777 + t778;
                const bool t780 = t776 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t781 = t779 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_18 = t780 & t781;
                const u32 index_41 = exists_18 ? t776 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t784 = (u64)index_41;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t785 = t784 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t786 = t785 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t787 = weight + t786;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t788 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t789 = t788 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t790 = t787 + t789;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t791 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t792 = t791 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t793 = t790 + t792;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t794 = exists_18 ? t779 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t795 = (u64)t794 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t796 = t793 + t795;
                const u32 t797 = t774 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t798 = t775 ^ t797;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t799 = t774 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t800 = t798 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t801 = t799 + t800;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t802 = t738 + t801;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t803 = exists_18 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t802), "l"(t796), "r"(t803) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t804 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_42 = t804 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t806 = index_42 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t807 = index_42 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t808 = first_10 + t806;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t809 = t807 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t810 = t725 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t811 = t809 + t810;
                const bool t812 = t808 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t813 = t811 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_19 = t812 & t813;
                const u32 index_43 = exists_19 ? t808 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t816 = (u64)index_43;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t817 = t816 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t818 = t817 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t819 = weight + t818;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t820 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t821 = t820 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t822 = t819 + t821;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t823 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t824 = t823 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t825 = t822 + t824;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t826 = exists_19 ? t811 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t827 = (u64)t826 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t828 = t825 + t827;
                const u32 t829 = t806 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t830 = t807 ^ t829;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t831 = t806 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t832 = t830 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t833 = t831 + t832;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t834 = t738 + t833;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t835 = exists_19 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t834), "l"(t828), "r"(t835) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t836 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_44 = t836 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t838 = index_44 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t839 = index_44 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t840 = first_10 + t838;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t841 = t839 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t842 = t725 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t843 = t841 + t842;
                const bool t844 = t840 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t845 = t843 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_20 = t844 & t845;
                const u32 index_45 = exists_20 ? t840 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t848 = (u64)index_45;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t849 = t848 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t850 = t849 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t851 = weight + t850;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t852 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t853 = t852 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t854 = t851 + t853;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t855 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t856 = t855 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t857 = t854 + t856;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t858 = exists_20 ? t843 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t859 = (u64)t858 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t860 = t857 + t859;
                const u32 t861 = t838 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t862 = t839 ^ t861;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t863 = t838 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t864 = t862 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t865 = t863 + t864;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t866 = t738 + t865;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t867 = exists_20 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t866), "l"(t860), "r"(t867) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t868 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t869 = t868 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t870 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t871 = t869 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t872 = t871 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t873 = t870 + t872;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t874 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_3 = t13 + t874;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t876 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t877 = first_row_3 + t876;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t878 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t879 = t877 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t880 = t878 ^ t879;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t881 = t877 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t882 = t880 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t883 = t881 + t882;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t884 = t873 + t883;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_161;
            u32 m_162;
            u32 m_163;
            u32 m_164;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t884) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t885 = t883 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t886 = t873 + t885;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_165;
            u32 m_166;
            u32 m_167;
            u32 m_168;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t886) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t887 = t883 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t888 = t873 + t887;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_169;
            u32 m_170;
            u32 m_171;
            u32 m_172;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t888) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t889 = t883 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t890 = t873 + t889;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_173;
            u32 m_174;
            u32 m_175;
            u32 m_176;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t890) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t891 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t892 = t891 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t893 = t892 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t894 = smem_1 + t893;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t895 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t896 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t897 = t896 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t898 = t895 + t897;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t899 = t898 + 2u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t900 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t901 = t900 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t902 = t899 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t903 = t901 ^ t902;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t904 = t899 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t905 = t903 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t906 = t904 + t905;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t907 = t894 + t906;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_177;
            u32 m_178;
            u32 m_179;
            u32 m_180;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_181;
            u32 m_182;
            u32 m_183;
            u32 m_184;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_181), "r"(m_182));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_183), "r"(m_184));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_185;
            u32 m_186;
            u32 m_187;
            u32 m_188;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_185), "r"(m_186));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_187), "r"(m_188));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_189;
            u32 m_190;
            u32 m_191;
            u32 m_192;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t907) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_189), "r"(m_190));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_191), "r"(m_192));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t908 = t906 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t909 = t894 + t908;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_193;
            u32 m_194;
            u32 m_195;
            u32 m_196;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_193), "r"(m_194));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_195), "r"(m_196));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_197;
            u32 m_198;
            u32 m_199;
            u32 m_200;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_197), "r"(m_198));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_199), "r"(m_200));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_201;
            u32 m_202;
            u32 m_203;
            u32 m_204;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_201), "r"(m_202));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_203), "r"(m_204));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_205;
            u32 m_206;
            u32 m_207;
            u32 m_208;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t909) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_205), "r"(m_206));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_207), "r"(m_208));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t910 = t906 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t911 = t894 + t910;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_209;
            u32 m_210;
            u32 m_211;
            u32 m_212;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_209), "r"(m_210));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_211), "r"(m_212));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_213;
            u32 m_214;
            u32 m_215;
            u32 m_216;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_213), "r"(m_214));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_215), "r"(m_216));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_217;
            u32 m_218;
            u32 m_219;
            u32 m_220;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_217), "r"(m_218));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_219), "r"(m_220));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_221;
            u32 m_222;
            u32 m_223;
            u32 m_224;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t911) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_221), "r"(m_222));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_223), "r"(m_224));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t912 = t906 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t913 = t894 + t912;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_225;
            u32 m_226;
            u32 m_227;
            u32 m_228;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t913) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_225), "r"(m_226));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_227), "r"(m_228));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_229;
            u32 m_230;
            u32 m_231;
            u32 m_232;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t913) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_229), "r"(m_230));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_231), "r"(m_232));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_233;
            u32 m_234;
            u32 m_235;
            u32 m_236;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t913) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_233), "r"(m_234));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_235), "r"(m_236));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_237;
            u32 m_238;
            u32 m_239;
            u32 m_240;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t913) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_237), "r"(m_238));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_239), "r"(m_240));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t914 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t915 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t916 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_11 = t916 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t918 = first_11 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t919 = all_groups - first_11;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_7 = t918 ? t919 : 0u;
            const u32 t921 = left_7 < cta_groups ? left_7 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t922 = t914 < t921;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t922) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t923 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t924 = t923 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t925 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t926 = t924 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t927 = t926 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t928 = t925 + t927;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t929 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_12 = t929 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_46 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t932 = index_46 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t933 = index_46 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t934 = first_12 + t932;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t935 = t933 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t936 = t915 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t937 = t935 + t936;
                const bool t938 = t934 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t939 = t937 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_21 = t938 & t939;
                const u32 index_47 = exists_21 ? t934 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t942 = (u64)index_47;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t943 = t942 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t944 = t943 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t945 = weight + t944;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t946 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t947 = t946 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t948 = t945 + t947;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t949 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t950 = t949 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t951 = t948 + t950;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t952 = exists_21 ? t937 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t953 = (u64)t952 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t954 = t951 + t953;
                const u32 t955 = t932 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t956 = t933 ^ t955;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t957 = t932 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t958 = t956 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t959 = t957 + t958;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t960 = t928 + t959;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t961 = exists_21 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t960), "l"(t954), "r"(t961) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t962 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_48 = t962 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t964 = index_48 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t965 = index_48 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t966 = first_12 + t964;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t967 = t965 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t968 = t915 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t969 = t967 + t968;
                const bool t970 = t966 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t971 = t969 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_22 = t970 & t971;
                const u32 index_49 = exists_22 ? t966 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t974 = (u64)index_49;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t975 = t974 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t976 = t975 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t977 = weight + t976;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t978 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t979 = t978 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t980 = t977 + t979;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t981 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t982 = t981 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t983 = t980 + t982;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t984 = exists_22 ? t969 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t985 = (u64)t984 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t986 = t983 + t985;
                const u32 t987 = t964 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t988 = t965 ^ t987;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t989 = t964 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t990 = t988 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t991 = t989 + t990;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t992 = t928 + t991;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t993 = exists_22 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t992), "l"(t986), "r"(t993) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t994 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_50 = t994 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t996 = index_50 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t997 = index_50 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t998 = first_12 + t996;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t999 = t997 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1000 = t915 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1001 = t999 + t1000;
                const bool t1002 = t998 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1003 = t1001 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_23 = t1002 & t1003;
                const u32 index_51 = exists_23 ? t998 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1006 = (u64)index_51;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1007 = t1006 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1008 = t1007 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1009 = weight + t1008;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1010 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1011 = t1010 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1012 = t1009 + t1011;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1013 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1014 = t1013 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1015 = t1012 + t1014;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1016 = exists_23 ? t1001 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1017 = (u64)t1016 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1018 = t1015 + t1017;
                const u32 t1019 = t996 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1020 = t997 ^ t1019;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1021 = t996 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1022 = t1020 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1023 = t1021 + t1022;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1024 = t928 + t1023;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1025 = exists_23 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1024), "l"(t1018), "r"(t1025) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1026 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_52 = t1026 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1028 = index_52 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1029 = index_52 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1030 = first_12 + t1028;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1031 = t1029 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1032 = t915 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1033 = t1031 + t1032;
                const bool t1034 = t1030 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1035 = t1033 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_24 = t1034 & t1035;
                const u32 index_53 = exists_24 ? t1030 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1038 = (u64)index_53;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1039 = t1038 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1040 = t1039 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1041 = weight + t1040;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1042 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1043 = t1042 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1044 = t1041 + t1043;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1045 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1046 = t1045 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1047 = t1044 + t1046;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1048 = exists_24 ? t1033 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1049 = (u64)t1048 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1050 = t1047 + t1049;
                const u32 t1051 = t1028 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1052 = t1029 ^ t1051;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1053 = t1028 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1054 = t1052 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1055 = t1053 + t1054;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1056 = t928 + t1055;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1057 = exists_24 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1056), "l"(t1050), "r"(t1057) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1058 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1059 = t1058 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1060 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1061 = t1059 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1062 = t1061 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1063 = t1060 + t1062;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1064 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_4 = t13 + t1064;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1066 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1067 = first_row_4 + t1066;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1068 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1069 = t1067 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1070 = t1068 ^ t1069;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1071 = t1067 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1072 = t1070 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1073 = t1071 + t1072;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1074 = t1063 + t1073;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_241;
            u32 m_242;
            u32 m_243;
            u32 m_244;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1074) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1075 = t1073 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1076 = t1063 + t1075;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_245;
            u32 m_246;
            u32 m_247;
            u32 m_248;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1076) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1077 = t1073 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1078 = t1063 + t1077;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_249;
            u32 m_250;
            u32 m_251;
            u32 m_252;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1078) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1079 = t1073 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1080 = t1063 + t1079;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_253;
            u32 m_254;
            u32 m_255;
            u32 m_256;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1080) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1081 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1082 = t1081 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1083 = t1082 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1084 = smem_1 + t1083;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1085 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1086 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1087 = t1086 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1088 = t1085 + t1087;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1089 = t1088 + 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1090 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1091 = t1090 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1092 = t1089 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1093 = t1091 ^ t1092;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1094 = t1089 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1095 = t1093 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1096 = t1094 + t1095;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1097 = t1084 + t1096;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_257;
            u32 m_258;
            u32 m_259;
            u32 m_260;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_257), "r"(m_258));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_259), "r"(m_260));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_261;
            u32 m_262;
            u32 m_263;
            u32 m_264;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_261), "r"(m_262));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_263), "r"(m_264));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_265;
            u32 m_266;
            u32 m_267;
            u32 m_268;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_265), "r"(m_266));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_267), "r"(m_268));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_269;
            u32 m_270;
            u32 m_271;
            u32 m_272;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1097) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_269), "r"(m_270));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_271), "r"(m_272));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1098 = t1096 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1099 = t1084 + t1098;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_273;
            u32 m_274;
            u32 m_275;
            u32 m_276;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_273), "r"(m_274));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_275), "r"(m_276));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_277;
            u32 m_278;
            u32 m_279;
            u32 m_280;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_277), "r"(m_278));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_279), "r"(m_280));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_281;
            u32 m_282;
            u32 m_283;
            u32 m_284;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_281), "r"(m_282));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_283), "r"(m_284));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_285;
            u32 m_286;
            u32 m_287;
            u32 m_288;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1099) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_285), "r"(m_286));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_287), "r"(m_288));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1100 = t1096 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1101 = t1084 + t1100;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_289;
            u32 m_290;
            u32 m_291;
            u32 m_292;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_289), "r"(m_290));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_291), "r"(m_292));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_293;
            u32 m_294;
            u32 m_295;
            u32 m_296;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_293), "r"(m_294));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_295), "r"(m_296));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_297;
            u32 m_298;
            u32 m_299;
            u32 m_300;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_297), "r"(m_298));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_299), "r"(m_300));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_301;
            u32 m_302;
            u32 m_303;
            u32 m_304;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1101) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_301), "r"(m_302));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_303), "r"(m_304));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1102 = t1096 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1103 = t1084 + t1102;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_305;
            u32 m_306;
            u32 m_307;
            u32 m_308;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1103) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_305), "r"(m_306));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_307), "r"(m_308));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_309;
            u32 m_310;
            u32 m_311;
            u32 m_312;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1103) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_309), "r"(m_310));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_311), "r"(m_312));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_313;
            u32 m_314;
            u32 m_315;
            u32 m_316;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1103) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_313), "r"(m_314));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_315), "r"(m_316));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_317;
            u32 m_318;
            u32 m_319;
            u32 m_320;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1103) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_317), "r"(m_318));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_319), "r"(m_320));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1104 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1105 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1106 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_13 = t1106 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t1108 = first_13 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t1109 = all_groups - first_13;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_8 = t1108 ? t1109 : 0u;
            const u32 t1111 = left_8 < cta_groups ? left_8 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1112 = t1104 < t1111;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1112) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1113 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1114 = t1113 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1115 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1116 = t1114 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1117 = t1116 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1118 = t1115 + t1117;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1119 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_14 = t1119 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_54 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1122 = index_54 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1123 = index_54 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1124 = first_14 + t1122;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1125 = t1123 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1126 = t1105 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1127 = t1125 + t1126;
                const bool t1128 = t1124 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1129 = t1127 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_25 = t1128 & t1129;
                const u32 index_55 = exists_25 ? t1124 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1132 = (u64)index_55;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1133 = t1132 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1134 = t1133 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1135 = weight + t1134;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1136 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1137 = t1136 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1138 = t1135 + t1137;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1139 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1140 = t1139 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1141 = t1138 + t1140;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1142 = exists_25 ? t1127 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1143 = (u64)t1142 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1144 = t1141 + t1143;
                const u32 t1145 = t1122 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1146 = t1123 ^ t1145;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1147 = t1122 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1148 = t1146 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1149 = t1147 + t1148;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1150 = t1118 + t1149;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1151 = exists_25 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1150), "l"(t1144), "r"(t1151) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1152 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_56 = t1152 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1154 = index_56 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1155 = index_56 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1156 = first_14 + t1154;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1157 = t1155 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1158 = t1105 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1159 = t1157 + t1158;
                const bool t1160 = t1156 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1161 = t1159 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_26 = t1160 & t1161;
                const u32 index_57 = exists_26 ? t1156 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1164 = (u64)index_57;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1165 = t1164 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1166 = t1165 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1167 = weight + t1166;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1168 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1169 = t1168 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1170 = t1167 + t1169;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1171 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1172 = t1171 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1173 = t1170 + t1172;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1174 = exists_26 ? t1159 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1175 = (u64)t1174 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1176 = t1173 + t1175;
                const u32 t1177 = t1154 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1178 = t1155 ^ t1177;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1179 = t1154 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1180 = t1178 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1181 = t1179 + t1180;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1182 = t1118 + t1181;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1183 = exists_26 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1182), "l"(t1176), "r"(t1183) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1184 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_58 = t1184 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1186 = index_58 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1187 = index_58 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1188 = first_14 + t1186;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1189 = t1187 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1190 = t1105 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1191 = t1189 + t1190;
                const bool t1192 = t1188 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1193 = t1191 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_27 = t1192 & t1193;
                const u32 index_59 = exists_27 ? t1188 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1196 = (u64)index_59;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1197 = t1196 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1198 = t1197 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1199 = weight + t1198;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1200 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1201 = t1200 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1202 = t1199 + t1201;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1203 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1204 = t1203 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1205 = t1202 + t1204;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1206 = exists_27 ? t1191 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1207 = (u64)t1206 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1208 = t1205 + t1207;
                const u32 t1209 = t1186 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1210 = t1187 ^ t1209;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1211 = t1186 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1212 = t1210 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1213 = t1211 + t1212;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1214 = t1118 + t1213;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1215 = exists_27 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1214), "l"(t1208), "r"(t1215) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1216 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_60 = t1216 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1218 = index_60 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1219 = index_60 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1220 = first_14 + t1218;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1221 = t1219 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1222 = t1105 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1223 = t1221 + t1222;
                const bool t1224 = t1220 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1225 = t1223 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_28 = t1224 & t1225;
                const u32 index_61 = exists_28 ? t1220 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1228 = (u64)index_61;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1229 = t1228 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1230 = t1229 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1231 = weight + t1230;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1232 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1233 = t1232 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1234 = t1231 + t1233;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1235 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1236 = t1235 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1237 = t1234 + t1236;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1238 = exists_28 ? t1223 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1239 = (u64)t1238 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1240 = t1237 + t1239;
                const u32 t1241 = t1218 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1242 = t1219 ^ t1241;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1243 = t1218 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1244 = t1242 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1245 = t1243 + t1244;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1246 = t1118 + t1245;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1247 = exists_28 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1246), "l"(t1240), "r"(t1247) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1248 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1249 = t1248 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1250 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1251 = t1249 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1252 = t1251 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1253 = t1250 + t1252;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1254 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_5 = t13 + t1254;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1256 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1257 = first_row_5 + t1256;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1258 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1259 = t1257 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1260 = t1258 ^ t1259;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1261 = t1257 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1262 = t1260 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1263 = t1261 + t1262;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1264 = t1253 + t1263;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_321;
            u32 m_322;
            u32 m_323;
            u32 m_324;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1264) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1265 = t1263 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1266 = t1253 + t1265;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_325;
            u32 m_326;
            u32 m_327;
            u32 m_328;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1266) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1267 = t1263 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1268 = t1253 + t1267;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_329;
            u32 m_330;
            u32 m_331;
            u32 m_332;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1268) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1269 = t1263 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1270 = t1253 + t1269;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_333;
            u32 m_334;
            u32 m_335;
            u32 m_336;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1270) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1271 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1272 = t1271 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1273 = t1272 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1274 = smem_1 + t1273;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1275 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1276 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1277 = t1276 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1278 = t1275 + t1277;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1279 = t1278 + 13u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1280 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1281 = t1280 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1282 = t1279 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1283 = t1281 ^ t1282;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1284 = t1279 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1285 = t1283 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1286 = t1284 + t1285;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1287 = t1274 + t1286;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_337;
            u32 m_338;
            u32 m_339;
            u32 m_340;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_337), "r"(m_338));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_339), "r"(m_340));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_341;
            u32 m_342;
            u32 m_343;
            u32 m_344;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_341), "r"(m_342));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_343), "r"(m_344));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_345;
            u32 m_346;
            u32 m_347;
            u32 m_348;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_345), "r"(m_346));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_347), "r"(m_348));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_349;
            u32 m_350;
            u32 m_351;
            u32 m_352;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1287) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_349), "r"(m_350));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_351), "r"(m_352));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1288 = t1286 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1289 = t1274 + t1288;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_353;
            u32 m_354;
            u32 m_355;
            u32 m_356;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_353), "r"(m_354));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_355), "r"(m_356));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_357;
            u32 m_358;
            u32 m_359;
            u32 m_360;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_357), "r"(m_358));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_359), "r"(m_360));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_361;
            u32 m_362;
            u32 m_363;
            u32 m_364;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_361), "r"(m_362));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_363), "r"(m_364));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_365;
            u32 m_366;
            u32 m_367;
            u32 m_368;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1289) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_365), "r"(m_366));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_367), "r"(m_368));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1290 = t1286 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1291 = t1274 + t1290;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_369;
            u32 m_370;
            u32 m_371;
            u32 m_372;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_369), "r"(m_370));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_371), "r"(m_372));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_373;
            u32 m_374;
            u32 m_375;
            u32 m_376;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_373), "r"(m_374));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_375), "r"(m_376));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_377;
            u32 m_378;
            u32 m_379;
            u32 m_380;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_377), "r"(m_378));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_379), "r"(m_380));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_381;
            u32 m_382;
            u32 m_383;
            u32 m_384;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1291) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_381), "r"(m_382));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_383), "r"(m_384));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1292 = t1286 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1293 = t1274 + t1292;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_385;
            u32 m_386;
            u32 m_387;
            u32 m_388;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1293) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_385), "r"(m_386));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_387), "r"(m_388));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_389;
            u32 m_390;
            u32 m_391;
            u32 m_392;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1293) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_389), "r"(m_390));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_391), "r"(m_392));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_393;
            u32 m_394;
            u32 m_395;
            u32 m_396;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1293) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_393), "r"(m_394));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_395), "r"(m_396));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_397;
            u32 m_398;
            u32 m_399;
            u32 m_400;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1293) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_397), "r"(m_398));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_399), "r"(m_400));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1294 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1295 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1296 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_15 = t1296 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t1298 = first_15 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t1299 = all_groups - first_15;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_9 = t1298 ? t1299 : 0u;
            const u32 t1301 = left_9 < cta_groups ? left_9 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1302 = t1294 < t1301;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1302) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1303 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1304 = t1303 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1305 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1306 = t1304 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1307 = t1306 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1308 = t1305 + t1307;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1309 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_16 = t1309 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_62 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1312 = index_62 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1313 = index_62 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1314 = first_16 + t1312;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1315 = t1313 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1316 = t1295 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1317 = t1315 + t1316;
                const bool t1318 = t1314 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1319 = t1317 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_29 = t1318 & t1319;
                const u32 index_63 = exists_29 ? t1314 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1322 = (u64)index_63;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1323 = t1322 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1324 = t1323 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1325 = weight + t1324;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1326 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1327 = t1326 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1328 = t1325 + t1327;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1329 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1330 = t1329 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1331 = t1328 + t1330;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1332 = exists_29 ? t1317 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1333 = (u64)t1332 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1334 = t1331 + t1333;
                const u32 t1335 = t1312 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1336 = t1313 ^ t1335;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1337 = t1312 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1338 = t1336 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1339 = t1337 + t1338;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1340 = t1308 + t1339;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1341 = exists_29 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1340), "l"(t1334), "r"(t1341) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1342 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_64 = t1342 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1344 = index_64 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1345 = index_64 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1346 = first_16 + t1344;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1347 = t1345 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1348 = t1295 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1349 = t1347 + t1348;
                const bool t1350 = t1346 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1351 = t1349 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_30 = t1350 & t1351;
                const u32 index_65 = exists_30 ? t1346 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1354 = (u64)index_65;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1355 = t1354 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1356 = t1355 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1357 = weight + t1356;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1358 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1359 = t1358 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1360 = t1357 + t1359;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1361 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1362 = t1361 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1363 = t1360 + t1362;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1364 = exists_30 ? t1349 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1365 = (u64)t1364 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1366 = t1363 + t1365;
                const u32 t1367 = t1344 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1368 = t1345 ^ t1367;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1369 = t1344 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1370 = t1368 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1371 = t1369 + t1370;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1372 = t1308 + t1371;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1373 = exists_30 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1372), "l"(t1366), "r"(t1373) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1374 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_66 = t1374 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1376 = index_66 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1377 = index_66 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1378 = first_16 + t1376;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1379 = t1377 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1380 = t1295 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1381 = t1379 + t1380;
                const bool t1382 = t1378 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1383 = t1381 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_31 = t1382 & t1383;
                const u32 index_67 = exists_31 ? t1378 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1386 = (u64)index_67;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1387 = t1386 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1388 = t1387 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1389 = weight + t1388;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1390 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1391 = t1390 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1392 = t1389 + t1391;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1393 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1394 = t1393 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1395 = t1392 + t1394;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1396 = exists_31 ? t1381 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1397 = (u64)t1396 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1398 = t1395 + t1397;
                const u32 t1399 = t1376 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1400 = t1377 ^ t1399;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1401 = t1376 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1402 = t1400 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1403 = t1401 + t1402;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1404 = t1308 + t1403;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1405 = exists_31 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1404), "l"(t1398), "r"(t1405) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1406 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_68 = t1406 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1408 = index_68 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1409 = index_68 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1410 = first_16 + t1408;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1411 = t1409 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1412 = t1295 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1413 = t1411 + t1412;
                const bool t1414 = t1410 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1415 = t1413 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_32 = t1414 & t1415;
                const u32 index_69 = exists_32 ? t1410 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1418 = (u64)index_69;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1419 = t1418 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1420 = t1419 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1421 = weight + t1420;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1422 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1423 = t1422 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1424 = t1421 + t1423;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1425 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1426 = t1425 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1427 = t1424 + t1426;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1428 = exists_32 ? t1413 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1429 = (u64)t1428 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1430 = t1427 + t1429;
                const u32 t1431 = t1408 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1432 = t1409 ^ t1431;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1433 = t1408 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1434 = t1432 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1435 = t1433 + t1434;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1436 = t1308 + t1435;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1437 = exists_32 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1436), "l"(t1430), "r"(t1437) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1438 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1439 = t1438 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1440 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1441 = t1439 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1442 = t1441 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1443 = t1440 + t1442;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1444 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_6 = t13 + t1444;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1446 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1447 = first_row_6 + t1446;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1448 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1449 = t1447 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1450 = t1448 ^ t1449;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1451 = t1447 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1452 = t1450 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1453 = t1451 + t1452;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1454 = t1443 + t1453;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_401;
            u32 m_402;
            u32 m_403;
            u32 m_404;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1454) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1455 = t1453 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1456 = t1443 + t1455;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_405;
            u32 m_406;
            u32 m_407;
            u32 m_408;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1456) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1457 = t1453 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1458 = t1443 + t1457;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_409;
            u32 m_410;
            u32 m_411;
            u32 m_412;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1458) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1459 = t1453 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1460 = t1443 + t1459;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_413;
            u32 m_414;
            u32 m_415;
            u32 m_416;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1460) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1461 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1462 = t1461 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1463 = t1462 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1464 = smem_1 + t1463;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1465 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1466 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1467 = t1466 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1468 = t1465 + t1467;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1469 = t1468 + 14u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1470 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1471 = t1470 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1472 = t1469 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1473 = t1471 ^ t1472;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1474 = t1469 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1475 = t1473 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1476 = t1474 + t1475;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1477 = t1464 + t1476;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_417;
            u32 m_418;
            u32 m_419;
            u32 m_420;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_421;
            u32 m_422;
            u32 m_423;
            u32 m_424;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_425;
            u32 m_426;
            u32 m_427;
            u32 m_428;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_425), "r"(m_426));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_427), "r"(m_428));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_429;
            u32 m_430;
            u32 m_431;
            u32 m_432;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1477) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_429), "r"(m_430));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_431), "r"(m_432));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1478 = t1476 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1479 = t1464 + t1478;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_433;
            u32 m_434;
            u32 m_435;
            u32 m_436;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_433), "r"(m_434));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_435), "r"(m_436));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_437;
            u32 m_438;
            u32 m_439;
            u32 m_440;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_437), "r"(m_438));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_439), "r"(m_440));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_441;
            u32 m_442;
            u32 m_443;
            u32 m_444;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_441), "r"(m_442));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_443), "r"(m_444));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_445;
            u32 m_446;
            u32 m_447;
            u32 m_448;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1479) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_445), "r"(m_446));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_447), "r"(m_448));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1480 = t1476 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1481 = t1464 + t1480;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_449;
            u32 m_450;
            u32 m_451;
            u32 m_452;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_449), "r"(m_450));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_451), "r"(m_452));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_453;
            u32 m_454;
            u32 m_455;
            u32 m_456;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_453), "r"(m_454));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_455), "r"(m_456));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_457;
            u32 m_458;
            u32 m_459;
            u32 m_460;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_457), "r"(m_458));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_459), "r"(m_460));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_461;
            u32 m_462;
            u32 m_463;
            u32 m_464;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1481) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_461), "r"(m_462));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_463), "r"(m_464));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1482 = t1476 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1483 = t1464 + t1482;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_465;
            u32 m_466;
            u32 m_467;
            u32 m_468;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1483) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_465), "r"(m_466));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_467), "r"(m_468));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_469;
            u32 m_470;
            u32 m_471;
            u32 m_472;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1483) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_469), "r"(m_470));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_471), "r"(m_472));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_473;
            u32 m_474;
            u32 m_475;
            u32 m_476;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1483) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_473), "r"(m_474));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_475), "r"(m_476));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_477;
            u32 m_478;
            u32 m_479;
            u32 m_480;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1483) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_477), "r"(m_478));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_479), "r"(m_480));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1484 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1485 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1486 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_17 = t1486 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t1488 = first_17 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t1489 = all_groups - first_17;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_10 = t1488 ? t1489 : 0u;
            const u32 t1491 = left_10 < cta_groups ? left_10 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1492 = t1484 < t1491;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1492) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1493 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1494 = t1493 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1495 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1496 = t1494 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1497 = t1496 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1498 = t1495 + t1497;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1499 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_18 = t1499 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_70 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1502 = index_70 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1503 = index_70 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1504 = first_18 + t1502;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1505 = t1503 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1506 = t1485 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1507 = t1505 + t1506;
                const bool t1508 = t1504 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1509 = t1507 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_33 = t1508 & t1509;
                const u32 index_71 = exists_33 ? t1504 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1512 = (u64)index_71;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1513 = t1512 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1514 = t1513 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1515 = weight + t1514;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1516 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1517 = t1516 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1518 = t1515 + t1517;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1519 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1520 = t1519 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1521 = t1518 + t1520;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1522 = exists_33 ? t1507 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1523 = (u64)t1522 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1524 = t1521 + t1523;
                const u32 t1525 = t1502 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1526 = t1503 ^ t1525;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1527 = t1502 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1528 = t1526 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1529 = t1527 + t1528;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1530 = t1498 + t1529;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1531 = exists_33 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1530), "l"(t1524), "r"(t1531) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1532 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_72 = t1532 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1534 = index_72 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1535 = index_72 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1536 = first_18 + t1534;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1537 = t1535 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1538 = t1485 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1539 = t1537 + t1538;
                const bool t1540 = t1536 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1541 = t1539 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_34 = t1540 & t1541;
                const u32 index_73 = exists_34 ? t1536 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1544 = (u64)index_73;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1545 = t1544 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1546 = t1545 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1547 = weight + t1546;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1548 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1549 = t1548 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1550 = t1547 + t1549;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1551 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1552 = t1551 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1553 = t1550 + t1552;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1554 = exists_34 ? t1539 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1555 = (u64)t1554 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1556 = t1553 + t1555;
                const u32 t1557 = t1534 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1558 = t1535 ^ t1557;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1559 = t1534 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1560 = t1558 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1561 = t1559 + t1560;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1562 = t1498 + t1561;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1563 = exists_34 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1562), "l"(t1556), "r"(t1563) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1564 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_74 = t1564 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1566 = index_74 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1567 = index_74 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1568 = first_18 + t1566;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1569 = t1567 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1570 = t1485 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1571 = t1569 + t1570;
                const bool t1572 = t1568 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1573 = t1571 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_35 = t1572 & t1573;
                const u32 index_75 = exists_35 ? t1568 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1576 = (u64)index_75;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1577 = t1576 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1578 = t1577 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1579 = weight + t1578;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1580 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1581 = t1580 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1582 = t1579 + t1581;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1583 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1584 = t1583 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1585 = t1582 + t1584;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1586 = exists_35 ? t1571 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1587 = (u64)t1586 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1588 = t1585 + t1587;
                const u32 t1589 = t1566 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1590 = t1567 ^ t1589;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1591 = t1566 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1592 = t1590 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1593 = t1591 + t1592;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1594 = t1498 + t1593;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1595 = exists_35 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1594), "l"(t1588), "r"(t1595) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1596 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_76 = t1596 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1598 = index_76 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1599 = index_76 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1600 = first_18 + t1598;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1601 = t1599 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1602 = t1485 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1603 = t1601 + t1602;
                const bool t1604 = t1600 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1605 = t1603 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_36 = t1604 & t1605;
                const u32 index_77 = exists_36 ? t1600 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1608 = (u64)index_77;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1609 = t1608 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1610 = t1609 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1611 = weight + t1610;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1612 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1613 = t1612 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1614 = t1611 + t1613;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1615 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1616 = t1615 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1617 = t1614 + t1616;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1618 = exists_36 ? t1603 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1619 = (u64)t1618 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1620 = t1617 + t1619;
                const u32 t1621 = t1598 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1622 = t1599 ^ t1621;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1623 = t1598 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1624 = t1622 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1625 = t1623 + t1624;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1626 = t1498 + t1625;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1627 = exists_36 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1626), "l"(t1620), "r"(t1627) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1628 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1629 = t1628 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1630 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1631 = t1629 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1632 = t1631 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1633 = t1630 + t1632;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1634 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_7 = t13 + t1634;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1636 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1637 = first_row_7 + t1636;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1638 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1639 = t1637 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1640 = t1638 ^ t1639;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1641 = t1637 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1642 = t1640 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1643 = t1641 + t1642;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1644 = t1633 + t1643;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_481;
            u32 m_482;
            u32 m_483;
            u32 m_484;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1644) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1645 = t1643 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1646 = t1633 + t1645;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_485;
            u32 m_486;
            u32 m_487;
            u32 m_488;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1646) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1647 = t1643 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1648 = t1633 + t1647;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_489;
            u32 m_490;
            u32 m_491;
            u32 m_492;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1648) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1649 = t1643 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1650 = t1633 + t1649;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_493;
            u32 m_494;
            u32 m_495;
            u32 m_496;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1650) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1651 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1652 = t1651 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1653 = t1652 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1654 = smem_1 + t1653;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1655 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1656 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1657 = t1656 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1658 = t1655 + t1657;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1659 = t1658 + 24u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1660 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1661 = t1660 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1662 = t1659 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1663 = t1661 ^ t1662;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1664 = t1659 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1665 = t1663 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1666 = t1664 + t1665;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1667 = t1654 + t1666;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_497;
            u32 m_498;
            u32 m_499;
            u32 m_500;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_497), "r"(m_498));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_499), "r"(m_500));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_501;
            u32 m_502;
            u32 m_503;
            u32 m_504;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_501), "r"(m_502));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_503), "r"(m_504));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_505;
            u32 m_506;
            u32 m_507;
            u32 m_508;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_505), "r"(m_506));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_507), "r"(m_508));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_509;
            u32 m_510;
            u32 m_511;
            u32 m_512;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1667) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_509), "r"(m_510));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_511), "r"(m_512));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1668 = t1666 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1669 = t1654 + t1668;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_513;
            u32 m_514;
            u32 m_515;
            u32 m_516;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_513), "r"(m_514));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_515), "r"(m_516));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_517;
            u32 m_518;
            u32 m_519;
            u32 m_520;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_517), "r"(m_518));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_519), "r"(m_520));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_521;
            u32 m_522;
            u32 m_523;
            u32 m_524;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_521), "r"(m_522));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_523), "r"(m_524));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_525;
            u32 m_526;
            u32 m_527;
            u32 m_528;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1669) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_525), "r"(m_526));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_527), "r"(m_528));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1670 = t1666 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1671 = t1654 + t1670;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_529;
            u32 m_530;
            u32 m_531;
            u32 m_532;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_529), "r"(m_530));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_531), "r"(m_532));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_533;
            u32 m_534;
            u32 m_535;
            u32 m_536;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_533), "r"(m_534));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_535), "r"(m_536));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_537;
            u32 m_538;
            u32 m_539;
            u32 m_540;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_537), "r"(m_538));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_539), "r"(m_540));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_541;
            u32 m_542;
            u32 m_543;
            u32 m_544;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1671) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_541), "r"(m_542));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_543), "r"(m_544));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1672 = t1666 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1673 = t1654 + t1672;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_545;
            u32 m_546;
            u32 m_547;
            u32 m_548;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1673) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_545), "r"(m_546));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_547), "r"(m_548));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_549;
            u32 m_550;
            u32 m_551;
            u32 m_552;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1673) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_549), "r"(m_550));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_551), "r"(m_552));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_553;
            u32 m_554;
            u32 m_555;
            u32 m_556;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1673) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_553), "r"(m_554));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_555), "r"(m_556));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_557;
            u32 m_558;
            u32 m_559;
            u32 m_560;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1673) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_557), "r"(m_558));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_559), "r"(m_560));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1674 = block >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1675 = block & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1676 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_19 = t1676 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t1678 = first_19 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t1679 = all_groups - first_19;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_11 = t1678 ? t1679 : 0u;
            const u32 t1681 = left_11 < cta_groups ? left_11 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1682 = t1674 < t1681;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1682) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1683 = block * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1684 = t1683 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1685 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1686 = t1684 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1687 = t1686 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1688 = t1685 + t1687;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1689 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_20 = t1689 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_78 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1692 = index_78 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1693 = index_78 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1694 = first_20 + t1692;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1695 = t1693 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1696 = t1675 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1697 = t1695 + t1696;
                const bool t1698 = t1694 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1699 = t1697 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_37 = t1698 & t1699;
                const u32 index_79 = exists_37 ? t1694 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1702 = (u64)index_79;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1703 = t1702 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1704 = t1703 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1705 = weight + t1704;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1706 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1707 = t1706 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1708 = t1705 + t1707;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1709 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1710 = t1709 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1711 = t1708 + t1710;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1712 = exists_37 ? t1697 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1713 = (u64)t1712 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1714 = t1711 + t1713;
                const u32 t1715 = t1692 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1716 = t1693 ^ t1715;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1717 = t1692 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1718 = t1716 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1719 = t1717 + t1718;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1720 = t1688 + t1719;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1721 = exists_37 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1720), "l"(t1714), "r"(t1721) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1722 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_80 = t1722 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1724 = index_80 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1725 = index_80 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1726 = first_20 + t1724;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1727 = t1725 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1728 = t1675 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1729 = t1727 + t1728;
                const bool t1730 = t1726 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1731 = t1729 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_38 = t1730 & t1731;
                const u32 index_81 = exists_38 ? t1726 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1734 = (u64)index_81;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1735 = t1734 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1736 = t1735 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1737 = weight + t1736;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1738 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1739 = t1738 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1740 = t1737 + t1739;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1741 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1742 = t1741 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1743 = t1740 + t1742;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1744 = exists_38 ? t1729 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1745 = (u64)t1744 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1746 = t1743 + t1745;
                const u32 t1747 = t1724 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1748 = t1725 ^ t1747;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1749 = t1724 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1750 = t1748 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1751 = t1749 + t1750;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1752 = t1688 + t1751;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1753 = exists_38 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1752), "l"(t1746), "r"(t1753) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1754 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_82 = t1754 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1756 = index_82 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1757 = index_82 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1758 = first_20 + t1756;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1759 = t1757 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1760 = t1675 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1761 = t1759 + t1760;
                const bool t1762 = t1758 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1763 = t1761 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_39 = t1762 & t1763;
                const u32 index_83 = exists_39 ? t1758 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1766 = (u64)index_83;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1767 = t1766 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1768 = t1767 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1769 = weight + t1768;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1770 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1771 = t1770 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1772 = t1769 + t1771;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1773 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1774 = t1773 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1775 = t1772 + t1774;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1776 = exists_39 ? t1761 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1777 = (u64)t1776 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1778 = t1775 + t1777;
                const u32 t1779 = t1756 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1780 = t1757 ^ t1779;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1781 = t1756 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1782 = t1780 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1783 = t1781 + t1782;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1784 = t1688 + t1783;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1785 = exists_39 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1784), "l"(t1778), "r"(t1785) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1786 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_84 = t1786 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1788 = index_84 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1789 = index_84 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1790 = first_20 + t1788;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1791 = t1789 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1792 = t1675 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1793 = t1791 + t1792;
                const bool t1794 = t1790 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1795 = t1793 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_40 = t1794 & t1795;
                const u32 index_85 = exists_40 ? t1790 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1798 = (u64)index_85;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1799 = t1798 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1800 = t1799 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1801 = weight + t1800;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1802 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1803 = t1802 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1804 = t1801 + t1803;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1805 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1806 = t1805 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1807 = t1804 + t1806;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1808 = exists_40 ? t1793 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1809 = (u64)t1808 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1810 = t1807 + t1809;
                const u32 t1811 = t1788 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1812 = t1789 ^ t1811;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1813 = t1788 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1814 = t1812 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1815 = t1813 + t1814;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1816 = t1688 + t1815;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1817 = exists_40 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1816), "l"(t1810), "r"(t1817) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1818 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1819 = t1818 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1820 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1821 = t1819 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1822 = t1821 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1823 = t1820 + t1822;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1824 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_8 = t13 + t1824;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1826 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1827 = first_row_8 + t1826;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1828 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1829 = t1827 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1830 = t1828 ^ t1829;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1831 = t1827 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1832 = t1830 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1833 = t1831 + t1832;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1834 = t1823 + t1833;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_561;
            u32 m_562;
            u32 m_563;
            u32 m_564;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1834) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1835 = t1833 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1836 = t1823 + t1835;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_565;
            u32 m_566;
            u32 m_567;
            u32 m_568;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1836) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1837 = t1833 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1838 = t1823 + t1837;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_569;
            u32 m_570;
            u32 m_571;
            u32 m_572;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1838) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1839 = t1833 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1840 = t1823 + t1839;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_573;
            u32 m_574;
            u32 m_575;
            u32 m_576;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1840) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1841 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1842 = t1841 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1843 = t1842 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1844 = smem_1 + t1843;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1845 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1846 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1847 = t1846 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1848 = t1845 + t1847;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1849 = t1848 + 25u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1850 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1851 = t1850 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1852 = t1849 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1853 = t1851 ^ t1852;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1854 = t1849 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1855 = t1853 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1856 = t1854 + t1855;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1857 = t1844 + t1856;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_577;
            u32 m_578;
            u32 m_579;
            u32 m_580;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_577), "r"(m_578));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_579), "r"(m_580));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_581;
            u32 m_582;
            u32 m_583;
            u32 m_584;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_581), "r"(m_582));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_583), "r"(m_584));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_585;
            u32 m_586;
            u32 m_587;
            u32 m_588;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_585), "r"(m_586));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_587), "r"(m_588));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_589;
            u32 m_590;
            u32 m_591;
            u32 m_592;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1857) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_589), "r"(m_590));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_591), "r"(m_592));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1858 = t1856 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1859 = t1844 + t1858;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_593;
            u32 m_594;
            u32 m_595;
            u32 m_596;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_597;
            u32 m_598;
            u32 m_599;
            u32 m_600;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_601;
            u32 m_602;
            u32 m_603;
            u32 m_604;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_601), "r"(m_602));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_603), "r"(m_604));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_605;
            u32 m_606;
            u32 m_607;
            u32 m_608;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1859) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_605), "r"(m_606));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_607), "r"(m_608));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1860 = t1856 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1861 = t1844 + t1860;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_609;
            u32 m_610;
            u32 m_611;
            u32 m_612;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_609), "r"(m_610));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_611), "r"(m_612));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_613;
            u32 m_614;
            u32 m_615;
            u32 m_616;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_613), "r"(m_614));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_615), "r"(m_616));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_617;
            u32 m_618;
            u32 m_619;
            u32 m_620;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_617), "r"(m_618));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_619), "r"(m_620));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_621;
            u32 m_622;
            u32 m_623;
            u32 m_624;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1861) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_621), "r"(m_622));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_623), "r"(m_624));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1862 = t1856 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1863 = t1844 + t1862;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_625;
            u32 m_626;
            u32 m_627;
            u32 m_628;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1863) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_625), "r"(m_626));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_627), "r"(m_628));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_629;
            u32 m_630;
            u32 m_631;
            u32 m_632;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1863) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_629), "r"(m_630));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_631), "r"(m_632));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_633;
            u32 m_634;
            u32 m_635;
            u32 m_636;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1863) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_633), "r"(m_634));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_635), "r"(m_636));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_637;
            u32 m_638;
            u32 m_639;
            u32 m_640;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1863) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_637), "r"(m_638));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_639), "r"(m_640));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.wait_group 0;" :  :  : "memory");
            asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1864 = block + 1u;
            const u32 t1865 = t1864 >> 1u;
#line 80 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1866 = t1864 & 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1867 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 first_21 = t1867 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const bool t1869 = first_21 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 t1870 = all_groups - first_21;
#line 172 "fa-kernels/src/conv/work.rs"
            const u32 left_12 = t1869 ? t1870 : 0u;
            const u32 t1872 = left_12 < cta_groups ? left_12 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1873 = t1865 < t1872;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
            if (t1873) {
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t1874 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
                const u32 t1875 = t1874 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
                const u32 group_2 = t1875 + t1865;
#line 188 "fa-kernels/src/conv/work.rs"
                const u32 t1877 = group_2 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
                u32 t1878;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1878) : "r"(t1877), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
                const u32 sample_2 = t1878 >> groups_shift;
                const u32 t1880 = sample_2 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
                const u32 number_2 = group_2 - t1880;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1882 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1883;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1883) : "r"(t1882), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1884 = t1883 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_3 = t1884 << 3u;
                const u32 t1886 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1887;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1887) : "r"(t1886), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1888 = t1887 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1889 = t1888 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1890 = number_2 - t1889;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_3 = t1890 << 3u;
                const bool t1892 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1893 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_13 = t1892 ? t1893 : 0u;
                const u32 t1895 = left_13 < 8u ? left_13 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1896 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1897 = t1896 < 8u ? t1896 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1898 = t1864 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1899 = t1898 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1900 = smem_1 + t1899;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_86 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1902 = index_86 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1903 = index_86 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1904 = t1902 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1905 = t1902 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1906 = y_3 + t1904;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1907 = t1906 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1908 = x_3 + t1905;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1909 = t1908 - 1u;
                const u32 t1910 = t1903 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1911 = t1866 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_5 = t1910 + t1911;
                const bool t1913 = t1907 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1914 = t1909 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1915 = t1913 & t1914;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1916 = channel_5 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_41 = t1915 & t1916;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_87 = exists_41 ? t1907 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_88 = exists_41 ? t1909 : 0u;
                const u64 t1920 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1921 = t1920 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1922 = t1921 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1923 = x + t1922;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1924 = (u64)index_87;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1925 = t1924 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1926 = t1925 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1927 = t1923 + t1926;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1928 = (u64)index_88;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1929 = t1928 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1930 = t1929 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1931 = t1927 + t1930;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1932 = exists_41 ? channel_5 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1933 = (u64)t1932 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1934 = t1931 + t1933;
                const u32 t1935 = t1904 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1936 = t1935 + t1905;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1937 = t1936 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1938 = t1903 ^ t1937;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1939 = t1936 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1940 = t1938 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_5 = t1939 + t1940;
                const u32 t1942 = t1900 + place_5;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1943 = exists_41 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1942), "l"(t1934), "r"(t1943) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1944 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_89 = t1944 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1946 = index_89 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1947 = index_89 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1948 = t1946 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1949 = t1946 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1950 = y_3 + t1948;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1951 = t1950 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1952 = x_3 + t1949;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1953 = t1952 - 1u;
                const u32 t1954 = t1947 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1955 = t1866 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_6 = t1954 + t1955;
                const bool t1957 = t1951 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1958 = t1953 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1959 = t1957 & t1958;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1960 = channel_6 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_42 = t1959 & t1960;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_90 = exists_42 ? t1951 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_91 = exists_42 ? t1953 : 0u;
                const u64 t1964 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1965 = t1964 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1966 = t1965 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1967 = x + t1966;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1968 = (u64)index_90;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1969 = t1968 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1970 = t1969 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1971 = t1967 + t1970;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1972 = (u64)index_91;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1973 = t1972 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1974 = t1973 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1975 = t1971 + t1974;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1976 = exists_42 ? channel_6 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1977 = (u64)t1976 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1978 = t1975 + t1977;
                const u32 t1979 = t1948 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1980 = t1979 + t1949;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1981 = t1980 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1982 = t1947 ^ t1981;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1983 = t1980 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1984 = t1982 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_6 = t1983 + t1984;
                const u32 t1986 = t1900 + place_6;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1987 = exists_42 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1986), "l"(t1978), "r"(t1987) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1988 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_92 = t1988 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1990 = index_92 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1991 = index_92 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1992 = t1990 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1993 = t1990 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1994 = y_3 + t1992;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1995 = t1994 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1996 = x_3 + t1993;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1997 = t1996 - 1u;
                const u32 t1998 = t1991 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1999 = t1866 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                const u32 channel_7 = t1998 + t1999;
                const bool t2001 = t1995 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2002 = t1997 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2003 = t2001 & t2002;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2004 = channel_7 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_43 = t2003 & t2004;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_93 = exists_43 ? t1995 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_94 = exists_43 ? t1997 : 0u;
                const u64 t2008 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2009 = t2008 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2010 = t2009 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2011 = x + t2010;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2012 = (u64)index_93;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2013 = t2012 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2014 = t2013 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2015 = t2011 + t2014;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2016 = (u64)index_94;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2017 = t2016 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2018 = t2017 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2019 = t2015 + t2018;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2020 = exists_43 ? channel_7 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2021 = (u64)t2020 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2022 = t2019 + t2021;
                const u32 t2023 = t1992 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2024 = t2023 + t1993;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2025 = t2024 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2026 = t1991 ^ t2025;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2027 = t2024 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2028 = t2026 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_7 = t2027 + t2028;
                const u32 t2030 = t1900 + place_7;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2031 = exists_43 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2030), "l"(t2022), "r"(t2031) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2032 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_95 = t2032 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2034 = index_95 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
                if (t2034) {
                    const u32 t2035 = index_95 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2036 = index_95 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2037 = t2035 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2038 = t2035 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2039 = y_3 + t2037;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2040 = t2039 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2041 = x_3 + t2038;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2042 = t2041 - 1u;
                    const u32 t2043 = t2036 << 3u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2044 = t1866 << 6u;
#line 108 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 channel_8 = t2043 + t2044;
                    const bool t2046 = t2040 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2047 = t2042 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2048 = t2046 & t2047;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool t2049 = channel_8 < 96u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                    const bool exists_44 = t2048 & t2049;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 index_96 = exists_44 ? t2040 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 index_97 = exists_44 ? t2042 : 0u;
                    const u64 t2053 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2054 = t2053 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2055 = t2054 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2056 = x + t2055;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2057 = (u64)index_96;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2058 = t2057 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2059 = t2058 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2060 = t2056 + t2059;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2061 = (u64)index_97;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2062 = t2061 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2063 = t2062 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2064 = t2060 + t2063;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2065 = exists_44 ? channel_8 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2066 = (u64)t2065 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                    const u64 t2067 = t2064 + t2066;
                    const u32 t2068 = t2037 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2069 = t2068 + t2038;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2070 = t2069 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2071 = t2036 ^ t2070;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2072 = t2069 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2073 = t2071 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 place_8 = t2072 + t2073;
                    const u32 t2075 = t1900 + place_8;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                    const u32 t2076 = exists_44 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                    asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2075), "l"(t2067), "r"(t2076) : "memory");
                }
#line 122 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2077 = t1864 * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2078 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2079 = t2077 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2080 = t2079 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2081 = t2078 + t2080;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2082 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
                const u32 first_22 = t2082 << 7u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_98 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2085 = index_98 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2086 = index_98 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2087 = first_22 + t2085;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2088 = t2086 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2089 = t1866 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2090 = t2088 + t2089;
                const bool t2091 = t2087 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2092 = t2090 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_45 = t2091 & t2092;
                const u32 index_99 = exists_45 ? t2087 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2095 = (u64)index_99;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2096 = t2095 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2097 = t2096 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2098 = weight + t2097;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2099 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2100 = t2099 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2101 = t2098 + t2100;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2102 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2103 = t2102 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2104 = t2101 + t2103;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2105 = exists_45 ? t2090 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2106 = (u64)t2105 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2107 = t2104 + t2106;
                const u32 t2108 = t2085 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2109 = t2086 ^ t2108;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2110 = t2085 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2111 = t2109 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2112 = t2110 + t2111;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2113 = t2081 + t2112;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2114 = exists_45 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2113), "l"(t2107), "r"(t2114) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2115 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_100 = t2115 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2117 = index_100 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2118 = index_100 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2119 = first_22 + t2117;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2120 = t2118 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2121 = t1866 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2122 = t2120 + t2121;
                const bool t2123 = t2119 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2124 = t2122 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_46 = t2123 & t2124;
                const u32 index_101 = exists_46 ? t2119 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2127 = (u64)index_101;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2128 = t2127 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2129 = t2128 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2130 = weight + t2129;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2131 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2132 = t2131 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2133 = t2130 + t2132;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2134 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2135 = t2134 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2136 = t2133 + t2135;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2137 = exists_46 ? t2122 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2138 = (u64)t2137 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2139 = t2136 + t2138;
                const u32 t2140 = t2117 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2141 = t2118 ^ t2140;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2142 = t2117 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2143 = t2141 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2144 = t2142 + t2143;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2145 = t2081 + t2144;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2146 = exists_46 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2145), "l"(t2139), "r"(t2146) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2147 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_102 = t2147 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2149 = index_102 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2150 = index_102 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2151 = first_22 + t2149;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2152 = t2150 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2153 = t1866 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2154 = t2152 + t2153;
                const bool t2155 = t2151 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2156 = t2154 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_47 = t2155 & t2156;
                const u32 index_103 = exists_47 ? t2151 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2159 = (u64)index_103;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2160 = t2159 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2161 = t2160 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2162 = weight + t2161;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2163 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2164 = t2163 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2165 = t2162 + t2164;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2166 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2167 = t2166 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2168 = t2165 + t2167;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2169 = exists_47 ? t2154 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2170 = (u64)t2169 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2171 = t2168 + t2170;
                const u32 t2172 = t2149 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2173 = t2150 ^ t2172;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2174 = t2149 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2175 = t2173 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2176 = t2174 + t2175;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2177 = t2081 + t2176;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2178 = exists_47 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2177), "l"(t2171), "r"(t2178) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2179 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_104 = t2179 + 768u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2181 = index_104 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2182 = index_104 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2183 = first_22 + t2181;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2184 = t2182 << 3u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2185 = t1866 << 6u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2186 = t2184 + t2185;
                const bool t2187 = t2183 < 144u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool t2188 = t2186 < 96u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_48 = t2187 & t2188;
                const u32 index_105 = exists_48 ? t2183 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2191 = (u64)index_105;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2192 = t2191 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2193 = t2192 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2194 = weight + t2193;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2195 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2196 = t2195 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2197 = t2194 + t2196;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2198 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2199 = t2198 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2200 = t2197 + t2199;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2201 = exists_48 ? t2186 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2202 = (u64)t2201 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t2203 = t2200 + t2202;
                const u32 t2204 = t2181 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2205 = t2182 ^ t2204;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2206 = t2181 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2207 = t2205 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2208 = t2206 + t2207;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2209 = t2081 + t2208;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t2210 = exists_48 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t2209), "l"(t2203), "r"(t2210) : "memory");
            }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2211 = block * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2212 = t2211 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2213 = smem_1 + 30720u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2214 = t2212 & 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2215 = t2214 << 14u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2216 = t2213 + t2215;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2217 = t10 << 4u;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_row_9 = t13 + t2217;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2219 = t9 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2220 = first_row_9 + t2219;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2221 = t9 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2222 = t2220 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2223 = t2221 ^ t2222;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2224 = t2220 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2225 = t2223 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2226 = t2224 + t2225;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2227 = t2216 + t2226;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_641;
            u32 m_642;
            u32 m_643;
            u32 m_644;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t2227) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2228 = t2226 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2229 = t2216 + t2228;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_645;
            u32 m_646;
            u32 m_647;
            u32 m_648;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t2229) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2230 = t2226 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2231 = t2216 + t2230;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_649;
            u32 m_650;
            u32 m_651;
            u32 m_652;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t2231) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2232 = t2226 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2233 = t2216 + t2232;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_653;
            u32 m_654;
            u32 m_655;
            u32 m_656;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t2233) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2234 = block & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2235 = t2234 + t11;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2236 = t2235 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2237 = smem_1 + t2236;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2238 = t9 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2239 = t9 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2240 = t2239 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2241 = t2238 + t2240;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2242 = t2241 + 26u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2243 = t9 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2244 = t2243 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2245 = t2242 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2246 = t2244 ^ t2245;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2247 = t2242 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2248 = t2246 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2249 = t2247 + t2248;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2250 = t2237 + t2249;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_657;
            u32 m_658;
            u32 m_659;
            u32 m_660;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_657), "r"(m_658));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_659), "r"(m_660));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_661;
            u32 m_662;
            u32 m_663;
            u32 m_664;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_661), "r"(m_662));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_663), "r"(m_664));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_665;
            u32 m_666;
            u32 m_667;
            u32 m_668;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_665), "r"(m_666));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_667), "r"(m_668));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_669;
            u32 m_670;
            u32 m_671;
            u32 m_672;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t2250) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_669), "r"(m_670));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_671), "r"(m_672));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2251 = t2249 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2252 = t2237 + t2251;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_673;
            u32 m_674;
            u32 m_675;
            u32 m_676;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_673), "r"(m_674));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_675), "r"(m_676));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_677;
            u32 m_678;
            u32 m_679;
            u32 m_680;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_677), "r"(m_678));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_679), "r"(m_680));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_681;
            u32 m_682;
            u32 m_683;
            u32 m_684;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_681), "r"(m_682));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_683), "r"(m_684));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_685;
            u32 m_686;
            u32 m_687;
            u32 m_688;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t2252) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_685), "r"(m_686));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_687), "r"(m_688));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2253 = t2249 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2254 = t2237 + t2253;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_689;
            u32 m_690;
            u32 m_691;
            u32 m_692;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_689), "r"(m_690));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_691), "r"(m_692));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_693;
            u32 m_694;
            u32 m_695;
            u32 m_696;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_693), "r"(m_694));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_695), "r"(m_696));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_697;
            u32 m_698;
            u32 m_699;
            u32 m_700;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_697), "r"(m_698));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_699), "r"(m_700));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_701;
            u32 m_702;
            u32 m_703;
            u32 m_704;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t2254) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_701), "r"(m_702));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_703), "r"(m_704));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2255 = t2249 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t2256 = t2237 + t2255;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_705;
            u32 m_706;
            u32 m_707;
            u32 m_708;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t2256) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_705), "r"(m_706));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_707), "r"(m_708));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_709;
            u32 m_710;
            u32 m_711;
            u32 m_712;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t2256) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_709), "r"(m_710));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_711), "r"(m_712));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_713;
            u32 m_714;
            u32 m_715;
            u32 m_716;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t2256) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_713), "r"(m_714));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_715), "r"(m_716));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            u32 m_717;
            u32 m_718;
            u32 m_719;
            u32 m_720;
            asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t2256) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_717), "r"(m_718));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
            asm("mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_719), "r"(m_720));
        }
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2257 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2258 = t2257 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
        const u32 group_3 = t2258 + i;
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 t2260 = group_3 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
        u32 t2261;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2261) : "r"(t2260), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 sample_3 = t2261 >> groups_shift;
        const u32 t2263 = sample_3 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t2264 = group_3 - t2263;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 number_3 = t2264 + t11;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2266 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t2267;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2267) : "r"(t2266), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2268 = t2267 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_4 = t2268 << 3u;
        const u32 t2270 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t2271;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2271) : "r"(t2270), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2272 = t2271 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2273 = t2272 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2274 = number_3 - t2273;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_4 = t2274 << 3u;
        const bool t2276 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t2277 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_14 = t2276 ? t2277 : 0u;
        const u32 t2279 = left_14 < 8u ? left_14 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2280 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2281 = t2280 < 8u ? t2280 : 8u;
#line 306 "fa-kernels/src/conv/work.rs"
        const bool t2282 = 0u < i;
#line 306 "fa-kernels/src/conv/work.rs"
        if (t2282) {
#line 112 "fa-kernels/src/conv/statistics.rs"
            const u32 t2283 = i - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2284 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2285 = t2284 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2286 = t2285 + t2283;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2287 = t2286 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2288;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2288) : "r"(t2287), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 before = t2288 >> groups_shift;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2290 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2291 = t2290 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2292 = t2291 + i;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2293 = t2292 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2294;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2294) : "r"(t2293), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2295 = t2294 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
            const bool t2296 = t2295 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
            if (t2296) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 t2297 = t9 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                const bool t2298 = t2297 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                if (t2298) {
#line 325 "fa-kernels/src/conv/work.rs"
                    const u32 t2299 = t10 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                    const u32 t2300 = t13 + t2299;
#line 325 "fa-kernels/src/conv/work.rs"
                    const u32 t2301 = t9 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                    const u32 first_23 = t2300 + t2301;
                    const u32 t2303 = first_23 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2304 = t11 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2305 = t2304 + first_23;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2306 = t2305 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 at = moments_2 + t2306;
                    const f32 t2308 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2309 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2310 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2311;
                    asm("mov.b32 %0, %1;" : "=r"(t2311) : "f"(t2308));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2312;
                    asm("mov.b32 %0, %1;" : "=r"(t2312) : "f"(t2309));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2313;
                    asm("mov.b32 %0, %1;" : "=r"(t2313) : "f"(t2310));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t2311), "r"(t2312), "r"(t2313), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2314 = t11 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2315 = t2314 + t2303;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2316 = t2315 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_2 = moments_2 + t2316;
                    const f32 t2318 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2319 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2320 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2321;
                    asm("mov.b32 %0, %1;" : "=r"(t2321) : "f"(t2318));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2322;
                    asm("mov.b32 %0, %1;" : "=r"(t2322) : "f"(t2319));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2323;
                    asm("mov.b32 %0, %1;" : "=r"(t2323) : "f"(t2320));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t2321), "r"(t2322), "r"(t2323), "r"(0u) : "memory");
                }
#line 138 "fa-kernels/src/conv/statistics.rs"
                count = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                mean = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                squares = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                count_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                mean_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
                squares_2 = 0.0f;
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
                const u32 channel_9 = threadIdx.x;
                const bool t2325 = channel_9 < 128u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                if (t2325) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2326 = channel_9 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2327 = moments_2 + t2326;
#line 144 "fa-kernels/src/conv/statistics.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2327) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2328;
                    asm("mov.b32 %0, %1;" : "=f"(t2328) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2329;
                    asm("mov.b32 %0, %1;" : "=f"(t2329) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2330;
                    asm("mov.b32 %0, %1;" : "=f"(t2330) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2331;
                    asm("mov.b32 %0, %1;" : "=f"(t2331) : "r"(row_4));
#line 145 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2332 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_24 = t2332 << 7u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2334 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                    const u32 index_107 = first_24 + channel_9;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_106 = t2334 + before;
                    const u64 t2337 = (u64)index_106;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2338 = t2337 * moments_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2339 = t2338 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2340 = moments + t2339;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2341 = (u64)index_107;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2342 = t2341 * moments_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2343 = t2342 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2344 = t2340 + t2343;
#line 148 "fa-kernels/src/conv/statistics.rs"
                    u32 t2345;
                    asm("mov.b32 %0, %1;" : "=r"(t2345) : "f"(t2328));
#line 148 "fa-kernels/src/conv/statistics.rs"
                    u32 t2346;
                    asm("mov.b32 %0, %1;" : "=r"(t2346) : "f"(t2329));
#line 148 "fa-kernels/src/conv/statistics.rs"
                    u32 t2347;
                    asm("mov.b32 %0, %1;" : "=r"(t2347) : "f"(t2330));
#line 148 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2344), "r"(t2345), "r"(t2346), "r"(t2347), "r"(0u) : "memory");
                }
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
        }
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2348 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2349 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2350;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2350) : "f"(t2348), "f"(t2349));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2351 = t2350 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2352 = t2350 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2353;
        asm("mov.b32 %0, %1;" : "=f"(t2353) : "r"(t2351));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2354;
        asm("mov.b32 %0, %1;" : "=f"(t2354) : "r"(t2352));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc = t2353;
        acc_2 = t2354;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2355 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2356 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2357;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2357) : "f"(t2355), "f"(t2356));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2358 = t2357 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2359 = t2357 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2360;
        asm("mov.b32 %0, %1;" : "=f"(t2360) : "r"(t2358));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2361;
        asm("mov.b32 %0, %1;" : "=f"(t2361) : "r"(t2359));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_3 = t2360;
        acc_4 = t2361;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2362 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2363 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2364;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2364) : "f"(t2362), "f"(t2363));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2365 = t2364 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2366 = t2364 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2367;
        asm("mov.b32 %0, %1;" : "=f"(t2367) : "r"(t2365));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2368;
        asm("mov.b32 %0, %1;" : "=f"(t2368) : "r"(t2366));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_5 = t2367;
        acc_6 = t2368;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2369 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2370 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2371;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2371) : "f"(t2369), "f"(t2370));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2372 = t2371 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2373 = t2371 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2374;
        asm("mov.b32 %0, %1;" : "=f"(t2374) : "r"(t2372));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2375;
        asm("mov.b32 %0, %1;" : "=f"(t2375) : "r"(t2373));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_7 = t2374;
        acc_8 = t2375;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2376 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2377 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2378;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2378) : "f"(t2376), "f"(t2377));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2379 = t2378 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2380 = t2378 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2381;
        asm("mov.b32 %0, %1;" : "=f"(t2381) : "r"(t2379));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2382;
        asm("mov.b32 %0, %1;" : "=f"(t2382) : "r"(t2380));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_9 = t2381;
        acc_10 = t2382;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2383 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2384 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2385;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2385) : "f"(t2383), "f"(t2384));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2386 = t2385 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2387 = t2385 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2388;
        asm("mov.b32 %0, %1;" : "=f"(t2388) : "r"(t2386));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2389;
        asm("mov.b32 %0, %1;" : "=f"(t2389) : "r"(t2387));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_11 = t2388;
        acc_12 = t2389;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2390 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2391 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2392;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2392) : "f"(t2390), "f"(t2391));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2393 = t2392 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2394 = t2392 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2395;
        asm("mov.b32 %0, %1;" : "=f"(t2395) : "r"(t2393));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2396;
        asm("mov.b32 %0, %1;" : "=f"(t2396) : "r"(t2394));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_13 = t2395;
        acc_14 = t2396;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2397 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2398 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2399;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2399) : "f"(t2397), "f"(t2398));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2400 = t2399 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2401 = t2399 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2402;
        asm("mov.b32 %0, %1;" : "=f"(t2402) : "r"(t2400));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2403;
        asm("mov.b32 %0, %1;" : "=f"(t2403) : "r"(t2401));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_15 = t2402;
        acc_16 = t2403;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2404 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2405 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2406;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2406) : "f"(t2404), "f"(t2405));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2407 = t2406 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2408 = t2406 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2409;
        asm("mov.b32 %0, %1;" : "=f"(t2409) : "r"(t2407));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2410;
        asm("mov.b32 %0, %1;" : "=f"(t2410) : "r"(t2408));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_17 = t2409;
        acc_18 = t2410;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2411 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2412 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2413;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2413) : "f"(t2411), "f"(t2412));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2414 = t2413 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2415 = t2413 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2416;
        asm("mov.b32 %0, %1;" : "=f"(t2416) : "r"(t2414));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2417;
        asm("mov.b32 %0, %1;" : "=f"(t2417) : "r"(t2415));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_19 = t2416;
        acc_20 = t2417;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2418 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2419 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2420;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2420) : "f"(t2418), "f"(t2419));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2421 = t2420 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2422 = t2420 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2423;
        asm("mov.b32 %0, %1;" : "=f"(t2423) : "r"(t2421));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2424;
        asm("mov.b32 %0, %1;" : "=f"(t2424) : "r"(t2422));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_21 = t2423;
        acc_22 = t2424;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2425 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2426 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2427;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2427) : "f"(t2425), "f"(t2426));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2428 = t2427 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2429 = t2427 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2430;
        asm("mov.b32 %0, %1;" : "=f"(t2430) : "r"(t2428));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2431;
        asm("mov.b32 %0, %1;" : "=f"(t2431) : "r"(t2429));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_23 = t2430;
        acc_24 = t2431;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2432 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2433 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2434;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2434) : "f"(t2432), "f"(t2433));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2435 = t2434 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2436 = t2434 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2437;
        asm("mov.b32 %0, %1;" : "=f"(t2437) : "r"(t2435));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2438;
        asm("mov.b32 %0, %1;" : "=f"(t2438) : "r"(t2436));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_25 = t2437;
        acc_26 = t2438;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2439 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2440 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2441;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2441) : "f"(t2439), "f"(t2440));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2442 = t2441 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2443 = t2441 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2444;
        asm("mov.b32 %0, %1;" : "=f"(t2444) : "r"(t2442));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2445;
        asm("mov.b32 %0, %1;" : "=f"(t2445) : "r"(t2443));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_27 = t2444;
        acc_28 = t2445;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2446 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2447 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2448;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2448) : "f"(t2446), "f"(t2447));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2449 = t2448 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2450 = t2448 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2451;
        asm("mov.b32 %0, %1;" : "=f"(t2451) : "r"(t2449));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2452;
        asm("mov.b32 %0, %1;" : "=f"(t2452) : "r"(t2450));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_29 = t2451;
        acc_30 = t2452;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2453 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2454 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2455;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t2455) : "f"(t2453), "f"(t2454));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2456 = t2455 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2457 = t2455 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2458;
        asm("mov.b32 %0, %1;" : "=f"(t2458) : "r"(t2456));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2459;
        asm("mov.b32 %0, %1;" : "=f"(t2459) : "r"(t2457));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_31 = t2458;
        acc_32 = t2459;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const u32 t2460 = t2279 * t2281;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const f32 count_3 = (f32)t2460;
        f32 t2462;
        asm("max.f32 %0, %1, %2;" : "=f"(t2462) : "f"(count_3), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
        f32 share;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share) : "f"(t2462));
#line 99 "fa-kernels/src/conv/statistics.rs"
        const u32 t2464 = t2279 * t2281;
#line 99 "fa-kernels/src/conv/statistics.rs"
        const bool t2465 = t2464 == 64u;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum = 0.0f;
        if (t2465) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2466 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2467 = 0.0f + t2466;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2468 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2469 = t2467 + t2468;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2470 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2471 = t2469 + t2470;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2472 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts = t2471 + t2472;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2474 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2475 = 0.0f + t2474;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2476 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2477 = t2475 + t2476;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2478 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2479 = t2477 + t2478;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2480 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_2 = t2479 + t2480;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2482 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2483 = 0.0f + t2482;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2484 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2485 = t2483 + t2484;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2486 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2487 = t2485 + t2486;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2488 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_3 = t2487 + t2488;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2490 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2491 = 0.0f + t2490;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2492 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2493 = t2491 + t2492;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2494 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2495 = t2493 + t2494;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2496 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_4 = t2495 + t2496;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2498 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2499 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2500 = t2498 + t2499;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum = t2500;
        } else {
            const u32 t2501 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_25 = t2501 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns = first_25 < t2281;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2504 = first_25 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_2 = t2504 < t2281;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2506 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_49 = t2506 & columns;
            const f32 t2508 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2509 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2510 = t2508 + t2509;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2511 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2512 = exists_49 ? t2510 : t2511;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2512;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2513 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_50 = t2513 & columns_2;
            const f32 t2515 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2516 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2517 = t2515 + t2516;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2518 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2519 = exists_50 ? t2517 : t2518;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2519;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2520 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_51 = t2520 & columns;
            const f32 t2522 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2523 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2524 = t2522 + t2523;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2525 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2526 = exists_51 ? t2524 : t2525;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2526;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2527 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_52 = t2527 & columns_2;
            const f32 t2529 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2530 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2531 = t2529 + t2530;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2532 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2533 = exists_52 ? t2531 : t2532;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2533;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2534 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_53 = t2534 & columns;
            const f32 t2536 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2537 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2538 = t2536 + t2537;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2539 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2540 = exists_53 ? t2538 : t2539;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2540;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2541 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_54 = t2541 & columns_2;
            const f32 t2543 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2544 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2545 = t2543 + t2544;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2546 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2547 = exists_54 ? t2545 : t2546;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2547;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2548 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_55 = t2548 & columns;
            const f32 t2550 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2551 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2552 = t2550 + t2551;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2553 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2554 = exists_55 ? t2552 : t2553;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2554;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2555 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_56 = t2555 & columns_2;
            const f32 t2557 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2558 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2559 = t2557 + t2558;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2560 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2561 = exists_56 ? t2559 : t2560;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2561;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2562 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_57 = t2562 & columns;
            const f32 t2564 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2565 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2566 = t2564 + t2565;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2567 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2568 = exists_57 ? t2566 : t2567;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2568;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2569 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_58 = t2569 & columns_2;
            const f32 t2571 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2572 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2573 = t2571 + t2572;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2574 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2575 = exists_58 ? t2573 : t2574;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2575;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2576 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_59 = t2576 & columns;
            const f32 t2578 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2579 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2580 = t2578 + t2579;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2581 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2582 = exists_59 ? t2580 : t2581;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2582;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2583 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_60 = t2583 & columns_2;
            const f32 t2585 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2586 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2587 = t2585 + t2586;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2588 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2589 = exists_60 ? t2587 : t2588;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2589;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2590 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_61 = t2590 & columns;
            const f32 t2592 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2593 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2594 = t2592 + t2593;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2595 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2596 = exists_61 ? t2594 : t2595;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2596;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2597 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_62 = t2597 & columns_2;
            const f32 t2599 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2600 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2601 = t2599 + t2600;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2602 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2603 = exists_62 ? t2601 : t2602;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2603;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2604 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_63 = t2604 & columns;
            const f32 t2606 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2607 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2608 = t2606 + t2607;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2609 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2610 = exists_63 ? t2608 : t2609;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2610;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2611 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_64 = t2611 & columns_2;
            const f32 t2613 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2614 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2615 = t2613 + t2614;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2616 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2617 = exists_64 ? t2615 : t2616;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2617;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2618 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2619;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2619) : "f"(t2618));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2620 = t2618 + t2619;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2621;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2621) : "f"(t2620));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2622 = t2620 + t2621;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about = t2622 * share;
        const f32 t2624 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2624), "f"(count_3), "f"(t2622));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_3;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(rest), "f"(share), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_2 = 0.0f;
        if (t2465) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2627 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance = t2627 - mean_3;
            f32 t2629;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2629) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2630 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_2 = t2630 - mean_3;
            f32 t2632;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(distance_2), "f"(distance_2), "f"(t2629));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2633 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_3 = t2633 - mean_3;
            f32 t2635;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(distance_3), "f"(distance_3), "f"(t2632));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2636 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_4 = t2636 - mean_3;
            f32 parts_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_4), "f"(distance_4), "f"(t2635));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2639 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_5 = t2639 - mean_3;
            f32 t2641;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(distance_5), "f"(distance_5), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2642 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_6 = t2642 - mean_3;
            f32 t2644;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(distance_6), "f"(distance_6), "f"(t2641));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2645 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_7 = t2645 - mean_3;
            f32 t2647;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2647) : "f"(distance_7), "f"(distance_7), "f"(t2644));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2648 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_8 = t2648 - mean_3;
            f32 parts_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_8), "f"(distance_8), "f"(t2647));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2651 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_9 = t2651 - mean_3;
            f32 t2653;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2653) : "f"(distance_9), "f"(distance_9), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2654 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_10 = t2654 - mean_3;
            f32 t2656;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(distance_10), "f"(distance_10), "f"(t2653));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2657 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_11 = t2657 - mean_3;
            f32 t2659;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(distance_11), "f"(distance_11), "f"(t2656));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2660 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_12 = t2660 - mean_3;
            f32 parts_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_12), "f"(distance_12), "f"(t2659));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2663 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_13 = t2663 - mean_3;
            f32 t2665;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(distance_13), "f"(distance_13), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2666 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_14 = t2666 - mean_3;
            f32 t2668;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(distance_14), "f"(distance_14), "f"(t2665));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2669 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_15 = t2669 - mean_3;
            f32 t2671;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2671) : "f"(distance_15), "f"(distance_15), "f"(t2668));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2672 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_16 = t2672 - mean_3;
            f32 parts_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_16), "f"(distance_16), "f"(t2671));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2675 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2676 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2677 = t2675 + t2676;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2677;
        } else {
            const u32 t2678 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_26 = t2678 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_3 = first_26 < t2281;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2681 = first_26 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_4 = t2681 < t2281;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2683 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_65 = t2683 & columns_3;
            const f32 t2685 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2686 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_17 = t2686 - mean_3;
            f32 t2688;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(distance_17), "f"(distance_17), "f"(t2685));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2689 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2690 = exists_65 ? t2688 : t2689;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2690;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2691 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_66 = t2691 & columns_4;
            const f32 t2693 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2694 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_18 = t2694 - mean_3;
            f32 t2696;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(distance_18), "f"(distance_18), "f"(t2693));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2697 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2698 = exists_66 ? t2696 : t2697;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2698;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2699 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_67 = t2699 & columns_3;
            const f32 t2701 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2702 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_19 = t2702 - mean_3;
            f32 t2704;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(distance_19), "f"(distance_19), "f"(t2701));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2705 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2706 = exists_67 ? t2704 : t2705;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2706;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2707 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_68 = t2707 & columns_4;
            const f32 t2709 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2710 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_20 = t2710 - mean_3;
            f32 t2712;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(distance_20), "f"(distance_20), "f"(t2709));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2713 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2714 = exists_68 ? t2712 : t2713;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2714;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2715 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_69 = t2715 & columns_3;
            const f32 t2717 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2718 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_21 = t2718 - mean_3;
            f32 t2720;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(distance_21), "f"(distance_21), "f"(t2717));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2721 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2722 = exists_69 ? t2720 : t2721;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2722;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2723 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_70 = t2723 & columns_4;
            const f32 t2725 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2726 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_22 = t2726 - mean_3;
            f32 t2728;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(distance_22), "f"(distance_22), "f"(t2725));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2729 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2730 = exists_70 ? t2728 : t2729;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2730;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2731 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_71 = t2731 & columns_3;
            const f32 t2733 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2734 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_23 = t2734 - mean_3;
            f32 t2736;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(distance_23), "f"(distance_23), "f"(t2733));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2737 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2738 = exists_71 ? t2736 : t2737;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2738;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2739 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_72 = t2739 & columns_4;
            const f32 t2741 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2742 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_24 = t2742 - mean_3;
            f32 t2744;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(distance_24), "f"(distance_24), "f"(t2741));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2745 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2746 = exists_72 ? t2744 : t2745;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2746;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2747 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_73 = t2747 & columns_3;
            const f32 t2749 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2750 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_25 = t2750 - mean_3;
            f32 t2752;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(distance_25), "f"(distance_25), "f"(t2749));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2753 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2754 = exists_73 ? t2752 : t2753;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2754;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2755 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_74 = t2755 & columns_4;
            const f32 t2757 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2758 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_26 = t2758 - mean_3;
            f32 t2760;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(distance_26), "f"(distance_26), "f"(t2757));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2761 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2762 = exists_74 ? t2760 : t2761;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2762;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2763 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_75 = t2763 & columns_3;
            const f32 t2765 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2766 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_27 = t2766 - mean_3;
            f32 t2768;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(distance_27), "f"(distance_27), "f"(t2765));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2769 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2770 = exists_75 ? t2768 : t2769;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2770;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2771 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_76 = t2771 & columns_4;
            const f32 t2773 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2774 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_28 = t2774 - mean_3;
            f32 t2776;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(distance_28), "f"(distance_28), "f"(t2773));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2777 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2778 = exists_76 ? t2776 : t2777;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2778;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2779 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_77 = t2779 & columns_3;
            const f32 t2781 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2782 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_29 = t2782 - mean_3;
            f32 t2784;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(distance_29), "f"(distance_29), "f"(t2781));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2785 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2786 = exists_77 ? t2784 : t2785;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2786;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2787 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_78 = t2787 & columns_4;
            const f32 t2789 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2790 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_30 = t2790 - mean_3;
            f32 t2792;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(distance_30), "f"(distance_30), "f"(t2789));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2793 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2794 = exists_78 ? t2792 : t2793;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2794;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2795 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_79 = t2795 & columns_3;
            const f32 t2797 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2798 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_31 = t2798 - mean_3;
            f32 t2800;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(distance_31), "f"(distance_31), "f"(t2797));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2801 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2802 = exists_79 ? t2800 : t2801;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2802;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2803 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_80 = t2803 & columns_4;
            const f32 t2805 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2806 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_32 = t2806 - mean_3;
            f32 t2808;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(distance_32), "f"(distance_32), "f"(t2805));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2809 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2810 = exists_80 ? t2808 : t2809;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2810;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2811 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2812;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2812) : "f"(t2811));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2813 = t2811 + t2812;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2814;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2814) : "f"(t2813));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_3 = t2813 + t2814;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t2816 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t2817 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t2818 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_4 = t2816 + count_3;
        const f32 difference = mean_3 - t2817;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2821;
        asm("max.f32 %0, %1, %2;" : "=f"(t2821) : "f"(count_4), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2822;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2822) : "f"(t2821));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_2 = count_3 * t2822;
        f32 mean_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(difference), "f"(share_2), "f"(t2817));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t2825 = t2816 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2826 = t2825 ? mean_3 : mean_4;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2827 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2828 = t2827 * t2816;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2829 = t2818 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t2830;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(t2828), "f"(share_2), "f"(t2829));
#line 92 "fa-kernels/src/conv/statistics.rs"
        count = count_4;
#line 92 "fa-kernels/src/conv/statistics.rs"
        mean = t2826;
#line 92 "fa-kernels/src/conv/statistics.rs"
        squares = t2830;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_3 = 0.0f;
        if (t2465) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2831 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2832 = 0.0f + t2831;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2833 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2834 = t2832 + t2833;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2835 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2836 = t2834 + t2835;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2837 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_9 = t2836 + t2837;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2839 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2840 = 0.0f + t2839;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2841 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2842 = t2840 + t2841;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2843 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2844 = t2842 + t2843;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2845 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_10 = t2844 + t2845;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2847 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2848 = 0.0f + t2847;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2849 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2850 = t2848 + t2849;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2851 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2852 = t2850 + t2851;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2853 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_11 = t2852 + t2853;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2855 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2856 = 0.0f + t2855;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2857 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2858 = t2856 + t2857;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2859 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2860 = t2858 + t2859;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2861 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_12 = t2860 + t2861;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2863 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2864 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2865 = t2863 + t2864;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2865;
        } else {
            const u32 t2866 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_27 = t2866 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_5 = first_27 < t2281;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2869 = first_27 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_6 = t2869 < t2281;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2871 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_81 = t2871 & columns_5;
            const f32 t2873 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2874 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2875 = t2873 + t2874;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2876 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2877 = exists_81 ? t2875 : t2876;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2877;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2878 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_82 = t2878 & columns_6;
            const f32 t2880 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2881 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2882 = t2880 + t2881;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2883 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2884 = exists_82 ? t2882 : t2883;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2884;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2885 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_83 = t2885 & columns_5;
            const f32 t2887 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2888 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2889 = t2887 + t2888;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2890 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2891 = exists_83 ? t2889 : t2890;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2891;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2892 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_84 = t2892 & columns_6;
            const f32 t2894 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2895 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2896 = t2894 + t2895;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2897 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2898 = exists_84 ? t2896 : t2897;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2898;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2899 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_85 = t2899 & columns_5;
            const f32 t2901 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2902 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2903 = t2901 + t2902;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2904 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2905 = exists_85 ? t2903 : t2904;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2905;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2906 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_86 = t2906 & columns_6;
            const f32 t2908 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2909 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2910 = t2908 + t2909;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2911 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2912 = exists_86 ? t2910 : t2911;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2912;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2913 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_87 = t2913 & columns_5;
            const f32 t2915 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2916 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2917 = t2915 + t2916;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2918 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2919 = exists_87 ? t2917 : t2918;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2919;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2920 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_88 = t2920 & columns_6;
            const f32 t2922 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2923 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2924 = t2922 + t2923;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2925 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2926 = exists_88 ? t2924 : t2925;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2926;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2927 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_89 = t2927 & columns_5;
            const f32 t2929 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2930 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2931 = t2929 + t2930;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2932 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2933 = exists_89 ? t2931 : t2932;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2933;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2934 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_90 = t2934 & columns_6;
            const f32 t2936 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2937 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2938 = t2936 + t2937;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2939 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2940 = exists_90 ? t2938 : t2939;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2940;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2941 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_91 = t2941 & columns_5;
            const f32 t2943 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2944 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2945 = t2943 + t2944;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2946 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2947 = exists_91 ? t2945 : t2946;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2947;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2948 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_92 = t2948 & columns_6;
            const f32 t2950 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2951 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2952 = t2950 + t2951;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2953 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2954 = exists_92 ? t2952 : t2953;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2954;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2955 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_93 = t2955 & columns_5;
            const f32 t2957 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2958 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2959 = t2957 + t2958;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2960 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2961 = exists_93 ? t2959 : t2960;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2961;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2962 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_94 = t2962 & columns_6;
            const f32 t2964 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2965 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2966 = t2964 + t2965;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2967 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2968 = exists_94 ? t2966 : t2967;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2968;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2969 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_95 = t2969 & columns_5;
            const f32 t2971 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2972 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2973 = t2971 + t2972;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2974 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2975 = exists_95 ? t2973 : t2974;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2975;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2976 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_96 = t2976 & columns_6;
            const f32 t2978 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2979 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2980 = t2978 + t2979;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2981 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2982 = exists_96 ? t2980 : t2981;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2982;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2983 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2984;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2984) : "f"(t2983));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2985 = t2983 + t2984;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2986;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2986) : "f"(t2985));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2987 = t2985 + t2986;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about_2 = t2987 * share;
        const f32 t2989 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2989), "f"(count_3), "f"(t2987));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(rest_2), "f"(share), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_4 = 0.0f;
        if (t2465) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2992 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_33 = t2992 - mean_5;
            f32 t2994;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2994) : "f"(distance_33), "f"(distance_33), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2995 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_34 = t2995 - mean_5;
            f32 t2997;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(distance_34), "f"(distance_34), "f"(t2994));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2998 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_35 = t2998 - mean_5;
            f32 t3000;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(distance_35), "f"(distance_35), "f"(t2997));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3001 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_36 = t3001 - mean_5;
            f32 parts_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_36), "f"(distance_36), "f"(t3000));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t3004 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_37 = t3004 - mean_5;
            f32 t3006;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(distance_37), "f"(distance_37), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3007 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_38 = t3007 - mean_5;
            f32 t3009;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(distance_38), "f"(distance_38), "f"(t3006));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3010 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_39 = t3010 - mean_5;
            f32 t3012;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3012) : "f"(distance_39), "f"(distance_39), "f"(t3009));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3013 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_40 = t3013 - mean_5;
            f32 parts_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_40), "f"(distance_40), "f"(t3012));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t3016 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_41 = t3016 - mean_5;
            f32 t3018;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3018) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3019 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_42 = t3019 - mean_5;
            f32 t3021;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(distance_42), "f"(distance_42), "f"(t3018));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3022 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_43 = t3022 - mean_5;
            f32 t3024;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(distance_43), "f"(distance_43), "f"(t3021));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3025 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_44 = t3025 - mean_5;
            f32 parts_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_44), "f"(distance_44), "f"(t3024));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t3028 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_45 = t3028 - mean_5;
            f32 t3030;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(distance_45), "f"(distance_45), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3031 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_46 = t3031 - mean_5;
            f32 t3033;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(distance_46), "f"(distance_46), "f"(t3030));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3034 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_47 = t3034 - mean_5;
            f32 t3036;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3036) : "f"(distance_47), "f"(distance_47), "f"(t3033));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3037 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_48 = t3037 - mean_5;
            f32 parts_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_48), "f"(distance_48), "f"(t3036));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t3040 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t3041 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t3042 = t3040 + t3041;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3042;
        } else {
            const u32 t3043 = t9 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_28 = t3043 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_7 = first_28 < t2281;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t3046 = first_28 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_8 = t3046 < t2281;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3048 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_97 = t3048 & columns_7;
            const f32 t3050 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3051 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_49 = t3051 - mean_5;
            f32 t3053;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(distance_49), "f"(distance_49), "f"(t3050));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3054 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3055 = exists_97 ? t3053 : t3054;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3055;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3056 = 0u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_98 = t3056 & columns_8;
            const f32 t3058 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3059 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_50 = t3059 - mean_5;
            f32 t3061;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(distance_50), "f"(distance_50), "f"(t3058));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3062 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3063 = exists_98 ? t3061 : t3062;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3064 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_99 = t3064 & columns_7;
            const f32 t3066 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3067 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_51 = t3067 - mean_5;
            f32 t3069;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(distance_51), "f"(distance_51), "f"(t3066));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3070 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3071 = exists_99 ? t3069 : t3070;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3071;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3072 = 1u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_100 = t3072 & columns_8;
            const f32 t3074 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3075 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_52 = t3075 - mean_5;
            f32 t3077;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(distance_52), "f"(distance_52), "f"(t3074));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3078 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3079 = exists_100 ? t3077 : t3078;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3079;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3080 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_101 = t3080 & columns_7;
            const f32 t3082 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3083 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_53 = t3083 - mean_5;
            f32 t3085;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(distance_53), "f"(distance_53), "f"(t3082));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3086 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3087 = exists_101 ? t3085 : t3086;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3087;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3088 = 2u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_102 = t3088 & columns_8;
            const f32 t3090 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3091 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_54 = t3091 - mean_5;
            f32 t3093;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(distance_54), "f"(distance_54), "f"(t3090));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3094 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3095 = exists_102 ? t3093 : t3094;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3095;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3096 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_103 = t3096 & columns_7;
            const f32 t3098 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3099 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_55 = t3099 - mean_5;
            f32 t3101;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(distance_55), "f"(distance_55), "f"(t3098));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3102 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3103 = exists_103 ? t3101 : t3102;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3103;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3104 = 3u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_104 = t3104 & columns_8;
            const f32 t3106 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3107 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_56 = t3107 - mean_5;
            f32 t3109;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(distance_56), "f"(distance_56), "f"(t3106));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3110 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3111 = exists_104 ? t3109 : t3110;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3111;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3112 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_105 = t3112 & columns_7;
            const f32 t3114 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3115 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_57 = t3115 - mean_5;
            f32 t3117;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(distance_57), "f"(distance_57), "f"(t3114));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3118 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3119 = exists_105 ? t3117 : t3118;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3119;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3120 = 4u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_106 = t3120 & columns_8;
            const f32 t3122 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3123 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_58 = t3123 - mean_5;
            f32 t3125;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(distance_58), "f"(distance_58), "f"(t3122));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3126 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3127 = exists_106 ? t3125 : t3126;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3127;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3128 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_107 = t3128 & columns_7;
            const f32 t3130 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3131 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_59 = t3131 - mean_5;
            f32 t3133;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(distance_59), "f"(distance_59), "f"(t3130));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3134 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3135 = exists_107 ? t3133 : t3134;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3135;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3136 = 5u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_108 = t3136 & columns_8;
            const f32 t3138 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3139 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_60 = t3139 - mean_5;
            f32 t3141;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(distance_60), "f"(distance_60), "f"(t3138));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3142 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3143 = exists_108 ? t3141 : t3142;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3143;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3144 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_109 = t3144 & columns_7;
            const f32 t3146 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3147 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_61 = t3147 - mean_5;
            f32 t3149;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(distance_61), "f"(distance_61), "f"(t3146));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3150 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3151 = exists_109 ? t3149 : t3150;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3151;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3152 = 6u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_110 = t3152 & columns_8;
            const f32 t3154 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3155 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_62 = t3155 - mean_5;
            f32 t3157;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(distance_62), "f"(distance_62), "f"(t3154));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3158 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3159 = exists_110 ? t3157 : t3158;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3159;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3160 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_111 = t3160 & columns_7;
            const f32 t3162 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3163 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_63 = t3163 - mean_5;
            f32 t3165;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(distance_63), "f"(distance_63), "f"(t3162));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3166 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3167 = exists_111 ? t3165 : t3166;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3167;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t3168 = 7u < t2279;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_112 = t3168 & columns_8;
            const f32 t3170 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t3171 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_64 = t3171 - mean_5;
            f32 t3173;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(distance_64), "f"(distance_64), "f"(t3170));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3174 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t3175 = exists_112 ? t3173 : t3174;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t3175;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t3176 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t3177;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3177) : "f"(t3176));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t3178 = t3176 + t3177;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t3179;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3179) : "f"(t3178));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_4 = t3178 + t3179;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t3181 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t3182 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t3183 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_5 = t3181 + count_3;
        const f32 difference_2 = mean_5 - t3182;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3186;
        asm("max.f32 %0, %1, %2;" : "=f"(t3186) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3187;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3187) : "f"(t3186));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_3 = count_3 * t3187;
        f32 mean_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t3182));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t3190 = t3181 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3191 = t3190 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3192 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3193 = t3192 * t3181;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3194 = t3183 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t3195;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3195) : "f"(t3193), "f"(share_3), "f"(t3194));
#line 92 "fa-kernels/src/conv/statistics.rs"
        count_2 = count_5;
#line 92 "fa-kernels/src/conv/statistics.rs"
        mean_2 = t3191;
#line 92 "fa-kernels/src/conv/statistics.rs"
        squares_2 = t3195;
#line 363 "fa-kernels/src/conv/work.rs"
        const u32 own = index << 13u;
#line 376 "fa-kernels/src/conv/work.rs"
        const u32 t3197 = outputs + own;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3198 = t10 << 4u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3199 = t9 >> 2u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3200 = t3199 & 1u;
#line 430 "fa-kernels/src/conv/work.rs"
        const bool t3201 = t3200 == 1u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3202 = t9 & 3u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3203 = t3202 << 1u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3204 = t9 >> 2u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3205 = t3204 & 1u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3206 = t3203 + t3205;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3207 = t9 >> 3u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3208 = t3207 << 2u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3209 = t3198 >> 3u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3210 = t3206 & 7u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3211 = t3209 ^ t3210;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3212 = t3206 << 7u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3213 = t3211 << 4u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3214 = t3212 + t3213;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3215 = t3197 + t3214;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3216 = t3215 + t3208;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3217 = t3201 ? acc : acc_2;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3218;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3218) : "f"(t3217));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3219 = t3201 ? t3218 : acc;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3220 = t3201 ? acc_2 : t3218;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3221;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3221) : "f"(t3219), "f"(t3220));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3216), "r"(t3221) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3222 = t3201 ? acc_5 : acc_6;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3223;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3223) : "f"(t3222));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3224 = t3201 ? t3223 : acc_5;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3225 = t3201 ? acc_6 : t3223;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3226;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3226) : "f"(t3224), "f"(t3225));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3216), "r"(t3226) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3227 = t3201 ? acc_9 : acc_10;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3228;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3228) : "f"(t3227));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3229 = t3201 ? t3228 : acc_9;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3230 = t3201 ? acc_10 : t3228;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3231;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3231) : "f"(t3229), "f"(t3230));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3216), "r"(t3231) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3232 = t3201 ? acc_13 : acc_14;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3233;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3233) : "f"(t3232));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3234 = t3201 ? t3233 : acc_13;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3235 = t3201 ? acc_14 : t3233;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3236;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3236) : "f"(t3234), "f"(t3235));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3216), "r"(t3236) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3237 = t3201 ? acc_17 : acc_18;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3238;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3238) : "f"(t3237));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3239 = t3201 ? t3238 : acc_17;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3240 = t3201 ? acc_18 : t3238;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3241;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3241) : "f"(t3239), "f"(t3240));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3216), "r"(t3241) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3242 = t3201 ? acc_21 : acc_22;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3243;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3243) : "f"(t3242));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3244 = t3201 ? t3243 : acc_21;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3245 = t3201 ? acc_22 : t3243;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3246;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3246) : "f"(t3244), "f"(t3245));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3216), "r"(t3246) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3247 = t3201 ? acc_25 : acc_26;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3248;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3248) : "f"(t3247));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3249 = t3201 ? t3248 : acc_25;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3250 = t3201 ? acc_26 : t3248;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3251;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3251) : "f"(t3249), "f"(t3250));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3216), "r"(t3251) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3252 = t3201 ? acc_29 : acc_30;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3253;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3253) : "f"(t3252));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3254 = t3201 ? t3253 : acc_29;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3255 = t3201 ? acc_30 : t3253;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3256;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3256) : "f"(t3254), "f"(t3255));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3216), "r"(t3256) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3257 = t3198 >> 3u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3258 = t3257 + 1u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3259 = t3206 & 7u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3260 = t3258 ^ t3259;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3261 = t3206 << 7u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3262 = t3260 << 4u;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3263 = t3261 + t3262;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3264 = t3197 + t3263;
#line 430 "fa-kernels/src/conv/work.rs"
        const u32 t3265 = t3264 + t3208;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3266 = t3201 ? acc_3 : acc_4;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3267;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3267) : "f"(t3266));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3268 = t3201 ? t3267 : acc_3;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3269 = t3201 ? acc_4 : t3267;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3270;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3270) : "f"(t3268), "f"(t3269));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3265), "r"(t3270) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3271 = t3201 ? acc_7 : acc_8;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3272;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3272) : "f"(t3271));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3273 = t3201 ? t3272 : acc_7;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3274 = t3201 ? acc_8 : t3272;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3275;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3275) : "f"(t3273), "f"(t3274));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3265), "r"(t3275) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3276 = t3201 ? acc_11 : acc_12;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3277;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3277) : "f"(t3276));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3278 = t3201 ? t3277 : acc_11;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3279 = t3201 ? acc_12 : t3277;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3280;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3280) : "f"(t3278), "f"(t3279));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3265), "r"(t3280) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3281 = t3201 ? acc_15 : acc_16;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3282;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3282) : "f"(t3281));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3283 = t3201 ? t3282 : acc_15;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3284 = t3201 ? acc_16 : t3282;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3285;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3285) : "f"(t3283), "f"(t3284));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3265), "r"(t3285) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3286 = t3201 ? acc_19 : acc_20;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3287;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3287) : "f"(t3286));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3288 = t3201 ? t3287 : acc_19;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3289 = t3201 ? acc_20 : t3287;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3290;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3290) : "f"(t3288), "f"(t3289));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3265), "r"(t3290) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3291 = t3201 ? acc_23 : acc_24;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3292;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3292) : "f"(t3291));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3293 = t3201 ? t3292 : acc_23;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3294 = t3201 ? acc_24 : t3292;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3295;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3295) : "f"(t3293), "f"(t3294));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3265), "r"(t3295) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3296 = t3201 ? acc_27 : acc_28;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3297;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3297) : "f"(t3296));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3298 = t3201 ? t3297 : acc_27;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3299 = t3201 ? acc_28 : t3297;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3300;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3300) : "f"(t3298), "f"(t3299));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3265), "r"(t3300) : "memory");
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3301 = t3201 ? acc_31 : acc_32;
#line 430 "fa-kernels/src/conv/work.rs"
        f32 t3302;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3302) : "f"(t3301));
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3303 = t3201 ? t3302 : acc_31;
#line 430 "fa-kernels/src/conv/work.rs"
        const f32 t3304 = t3201 ? acc_32 : t3302;
#line 430 "fa-kernels/src/conv/work.rs"
        u32 t3305;
        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3305) : "f"(t3303), "f"(t3304));
#line 430 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3265), "r"(t3305) : "memory");
#line 449 "fa-kernels/src/conv/work.rs"
        const u32 t3306 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 128;" :  : "r"(t3306) : "memory");
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t3307 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t3308 = t3307 << 7u;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t3309 = t3308 + t13;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3310 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3311 = t3310 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3312 = t3311 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3313 = t3312 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
        const u32 t3314 = t3309 + t3313;
#line 126 "fa-kernels/src/conv/output.rs"
        const bool t3315 = t3314 < 144u;
#line 101 "fa-kernels/src/conv/output.rs"
        if (t3315) {
#line 139 "fa-kernels/src/conv/output.rs"
            const u32 t3316 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
            const u32 thread_2 = t3316 & 127u;
            const u32 t3318 = thread_2 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
            const u32 t3319 = t3318 >> 3u;
            const u32 t3320 = t3318 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3321 = thread_2 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3322 = t3321 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3323 = t3322 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3324 = t3323 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 row_5 = t3319 + t3324;
            const u32 at_3 = y_4 + row_5;
#line 142 "fa-kernels/src/conv/output.rs"
            const u32 at_4 = x_4 + t3320;
            const u64 t3328 = (u64)sample_3;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3329 = t3328 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3330 = t3329 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3331 = y + t3330;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3332 = (u64)at_3;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3333 = t3332 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3334 = t3333 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3335 = t3331 + t3334;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3336 = (u64)at_4;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3337 = t3336 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3338 = t3337 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3339 = t3335 + t3338;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3340 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3341 = t3340 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3342 = t3341 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3343 = t3342 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
            const u32 t3344 = t3309 + t3343;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3345 = (u64)t3344 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3346 = t3339 + t3345;
#line 143 "fa-kernels/src/conv/output.rs"
            const u32 t3347 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
            const u32 t3348 = t3347 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
            const bool t3349 = t3320 < t2281;
#line 143 "fa-kernels/src/conv/output.rs"
            const u32 t3350 = t3349 ? t2279 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
            const u32 t3351 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
            const u32 t3352 = t3351 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
            const u32 chunk = t3352 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
            const u32 t3354 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
            const u32 t3355 = t3354 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
            const u32 first_29 = t3355 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3357 = first_29 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3358 = chunk ^ t3357;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3359 = first_29 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3360 = t3358 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3361 = t3359 + t3360;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 from = t3197 + t3361;
#line 117 "fa-kernels/src/conv/output.rs"
            #pragma unroll 2
            for (u32 i_3 = 0u; i_3 < 4u; i_3 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                const u32 t3363 = i_3 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                const u32 t3364 = from + t3363;
#line 180 "fa-kernels/src/conv/output.rs"
                u32 row_6;
                u32 row_7;
                u32 row_8;
                u32 row_9;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_6), "=r"(row_7), "=r"(row_8), "=r"(row_9) : "r"(t3364) : "memory");
#line 244 "fa-kernels/src/conv/output.rs"
                const u32 t3365 = i_3 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                const u32 t3366 = row_5 + t3365;
#line 244 "fa-kernels/src/conv/output.rs"
                const bool t3367 = t3366 < t3350;
#line 196 "fa-kernels/src/conv/output.rs"
                if (t3367) {
#line 250 "fa-kernels/src/conv/output.rs"
                    const u64 t3368 = (u64)i_3 * t3348;
#line 250 "fa-kernels/src/conv/output.rs"
                    const u64 t3369 = t3346 + t3368;
#line 197 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3369), "r"(row_6), "r"(row_7), "r"(row_8), "r"(row_9) : "memory");
                }
            }
        }
#line 449 "fa-kernels/src/conv/work.rs"
        const u32 t3370 = index + 2u;
#line 449 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 128;" :  : "r"(t3370) : "memory");
    }
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t3371 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_30 = t3371 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t3373 = first_30 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t3374 = all_groups - first_30;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left_15 = t3373 ? t3374 : 0u;
    const u32 t3376 = left_15 < cta_groups ? left_15 : cta_groups;
#line 314 "fa-kernels/src/conv/work.rs"
    const u32 t3377 = t3376 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t3378 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_31 = t3378 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t3380 = first_31 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t3381 = all_groups - first_31;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left_16 = t3380 ? t3381 : 0u;
    const u32 rounds = left_16 < cta_groups ? left_16 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
    const bool t3384 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
    if (t3384) {
        const u32 t3385 = rounds - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3386 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3387 = t3386 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
        const u32 t3388 = t3387 + t3385;
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 t3389 = t3388 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
        u32 t3390;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3390) : "r"(t3389), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 t3391 = t3390 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
        const u32 t3392 = t9 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
        const bool t3393 = t3392 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
        if (t3393) {
#line 325 "fa-kernels/src/conv/work.rs"
            const u32 t3394 = t10 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
            const u32 t3395 = t13 + t3394;
#line 325 "fa-kernels/src/conv/work.rs"
            const u32 t3396 = t9 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
            const u32 first_32 = t3395 + t3396;
            const u32 t3398 = first_32 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3399 = t11 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3400 = t3399 + first_32;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3401 = t3400 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 at_5 = moments_2 + t3401;
            const f32 t3403 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3404 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3405 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3406;
            asm("mov.b32 %0, %1;" : "=r"(t3406) : "f"(t3403));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3407;
            asm("mov.b32 %0, %1;" : "=r"(t3407) : "f"(t3404));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3408;
            asm("mov.b32 %0, %1;" : "=r"(t3408) : "f"(t3405));
#line 134 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_5), "r"(t3406), "r"(t3407), "r"(t3408), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3409 = t11 << 7u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3410 = t3409 + t3398;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3411 = t3410 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 at_6 = moments_2 + t3411;
            const f32 t3413 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3414 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3415 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3416;
            asm("mov.b32 %0, %1;" : "=r"(t3416) : "f"(t3413));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3417;
            asm("mov.b32 %0, %1;" : "=r"(t3417) : "f"(t3414));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3418;
            asm("mov.b32 %0, %1;" : "=r"(t3418) : "f"(t3415));
#line 134 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_6), "r"(t3416), "r"(t3417), "r"(t3418), "r"(0u) : "memory");
        }
#line 138 "fa-kernels/src/conv/statistics.rs"
        count = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
        mean = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
        squares = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
        count_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
        mean_2 = 0.0f;
#line 138 "fa-kernels/src/conv/statistics.rs"
        squares_2 = 0.0f;
#line 455 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 141 "fa-kernels/src/conv/statistics.rs"
        const u32 channel_10 = threadIdx.x;
        const bool t3420 = channel_10 < 128u;
#line 142 "fa-kernels/src/conv/statistics.rs"
        if (t3420) {
#line 144 "fa-kernels/src/conv/statistics.rs"
            const u32 t3421 = channel_10 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
            const u32 t3422 = moments_2 + t3421;
#line 144 "fa-kernels/src/conv/statistics.rs"
            u32 row_10;
            u32 row_11;
            u32 row_12;
            u32 row_13;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_10), "=r"(row_11), "=r"(row_12), "=r"(row_13) : "r"(t3422) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3423;
            asm("mov.b32 %0, %1;" : "=f"(t3423) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3424;
            asm("mov.b32 %0, %1;" : "=f"(t3424) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3425;
            asm("mov.b32 %0, %1;" : "=f"(t3425) : "r"(row_12));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3426;
            asm("mov.b32 %0, %1;" : "=f"(t3426) : "r"(row_13));
#line 145 "fa-kernels/src/conv/statistics.rs"
            const u32 t3427 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
            const u32 first_33 = t3427 << 7u;
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 t3429 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 index_109 = first_33 + channel_10;
#line 131 "fa-kernels/src/conv/work.rs"
            const u32 index_108 = t3429 + t3391;
            const u64 t3432 = (u64)index_108;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3433 = t3432 * moments_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3434 = t3433 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3435 = moments + t3434;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3436 = (u64)index_109;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3437 = t3436 * moments_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3438 = t3437 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3439 = t3435 + t3438;
#line 148 "fa-kernels/src/conv/statistics.rs"
            u32 t3440;
            asm("mov.b32 %0, %1;" : "=r"(t3440) : "f"(t3423));
#line 148 "fa-kernels/src/conv/statistics.rs"
            u32 t3441;
            asm("mov.b32 %0, %1;" : "=r"(t3441) : "f"(t3424));
#line 148 "fa-kernels/src/conv/statistics.rs"
            u32 t3442;
            asm("mov.b32 %0, %1;" : "=r"(t3442) : "f"(t3425));
#line 148 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3439), "r"(t3440), "r"(t3441), "r"(t3442), "r"(0u) : "memory");
        }
#line 455 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
    }
}
