typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(256, 1)
conv_mma_f16(
    const u64 x /* f16 */,
    const u64 x_stride0,
    const u64 x_stride1,
    const u64 x_stride2,
    const u64 x_stride3,
    const u64 weight /* f16 */,
    const u64 weight_stride0,
    const u64 weight_stride1,
    const u64 weight_stride2,
    const u64 weight_stride3,
    const u64 bias /* f16 */,
    const u64 bias_stride0,
    const u64 bias_stride1,
    const u64 bias_stride2,
    const u64 bias_stride3,
    const u64 y /* f16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u64 partial /* f32, scratch */,
    const u64 partial_stride0,
    const u64 partial_stride1,
    const u64 partial_stride2,
    const u64 partial_stride3,
    const u64 counters /* u32, counters */,
    const u64 counters_stride0,
    const u64 counters_stride1,
    const u64 counters_stride2,
    const u64 counters_stride3,
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
    const u32 cta_groups_shift,
    const f32 epsilon)
{
#line 119 "fa-kernels/src/conv/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 86016u;
#line 115 "fa-kernels/src/conv/work.rs"
    const u32 t3 = outputs + 4096u;
#line 160 "fa-kernels/src/conv/work.rs"
    const u32 thread = threadIdx.x;
    const u32 t5 = thread >> 5u;
#line 161 "fa-kernels/src/conv/work.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t5));
#line 162 "fa-kernels/src/conv/work.rs"
    const u32 index = warp >> 2u;
    const u32 t8 = thread & 31u;
#line 163 "fa-kernels/src/conv/work.rs"
    const u32 t9 = warp & 3u;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t10 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first = t10 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t12 = first < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t13 = all_groups - first;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left = t12 ? t13 : 0u;
    const u32 t15 = left < cta_groups ? left : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    const bool t16 = 0u < t15;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    if (t16) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t17 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 group = t17 * cta_groups;
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 t19 = group << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
        u32 t20;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t20) : "r"(t19), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample = t20 >> groups_shift;
        const u32 t22 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t23 = group - t22;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number = t23 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t25 = number << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t26;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t26) : "r"(t25), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t27 = t26 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_2 = t27 << 3u;
        const u32 t29 = number << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t30;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t30) : "r"(t29), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t31 = t30 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t32 = t31 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t33 = number - t32;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_2 = t33 << 3u;
        const bool t35 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t36 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_2 = t35 ? t36 : 0u;
        const u32 t38 = left_2 < 8u ? left_2 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t39 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t40 = t39 < 8u ? t39 : 8u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_2 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t42 = index_2 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t43 = index_2 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t44 = t42 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t45 = t42 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t46 = y_2 + t44;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t47 = t46 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t48 = x_2 + t45;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t49 = t48 - 1u;
        const u32 channel = t43 << 3u;
        const bool t51 = t47 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t52 = t49 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t53 = t51 & t52;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t54 = channel < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists = t53 & t54;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_3 = exists ? t47 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_4 = exists ? t49 : 0u;
        const u64 t58 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t59 = t58 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t60 = t59 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t61 = x + t60;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t62 = (u64)index_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t63 = t62 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t64 = t63 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t65 = t61 + t64;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t66 = (u64)index_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t67 = t66 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t68 = t67 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t69 = t65 + t68;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t70 = exists ? channel : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t71 = (u64)t70 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t72 = t69 + t71;
        const u32 t73 = t44 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t74 = t73 + t45;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t75 = t74 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t76 = t43 ^ t75;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t77 = t74 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t78 = t76 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place = t77 + t78;
        const u32 t80 = smem_1 + place;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t81 = exists ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t80), "l"(t72), "r"(t81) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t82 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_5 = t82 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t84 = index_5 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t85 = index_5 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t86 = t84 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t87 = t84 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t88 = y_2 + t86;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t89 = t88 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t90 = x_2 + t87;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t91 = t90 - 1u;
        const u32 channel_2 = t85 << 3u;
        const bool t93 = t89 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t94 = t91 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t95 = t93 & t94;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t96 = channel_2 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_2 = t95 & t96;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_6 = exists_2 ? t89 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_7 = exists_2 ? t91 : 0u;
        const u64 t100 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t101 = t100 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t102 = t101 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t103 = x + t102;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t104 = (u64)index_6;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t105 = t104 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t106 = t105 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t107 = t103 + t106;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t108 = (u64)index_7;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t109 = t108 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t110 = t109 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t111 = t107 + t110;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t112 = exists_2 ? channel_2 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t113 = (u64)t112 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t114 = t111 + t113;
        const u32 t115 = t86 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t116 = t115 + t87;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t117 = t116 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t118 = t85 ^ t117;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t119 = t116 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t120 = t118 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_2 = t119 + t120;
        const u32 t122 = smem_1 + place_2;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t123 = exists_2 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t122), "l"(t114), "r"(t123) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t124 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_8 = t124 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t126 = index_8 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t127 = index_8 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t128 = t126 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t129 = t126 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t130 = y_2 + t128;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t131 = t130 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t132 = x_2 + t129;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t133 = t132 - 1u;
        const u32 channel_3 = t127 << 3u;
        const bool t135 = t131 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t136 = t133 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t137 = t135 & t136;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t138 = channel_3 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_3 = t137 & t138;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_9 = exists_3 ? t131 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_10 = exists_3 ? t133 : 0u;
        const u64 t142 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t143 = t142 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t144 = t143 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t145 = x + t144;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t146 = (u64)index_9;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t147 = t146 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t148 = t147 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t149 = t145 + t148;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t150 = (u64)index_10;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t151 = t150 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t152 = t151 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t153 = t149 + t152;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t154 = exists_3 ? channel_3 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t155 = (u64)t154 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t156 = t153 + t155;
        const u32 t157 = t128 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t158 = t157 + t129;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t159 = t158 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t160 = t127 ^ t159;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t161 = t158 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t162 = t160 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_3 = t161 + t162;
        const u32 t164 = smem_1 + place_3;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t165 = exists_3 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t164), "l"(t156), "r"(t165) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t166 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_11 = t166 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        const bool t168 = index_11 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        if (t168) {
            const u32 t169 = index_11 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t170 = index_11 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t171 = t169 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t172 = t169 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t173 = y_2 + t171;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t174 = t173 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t175 = x_2 + t172;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t176 = t175 - 1u;
            const u32 channel_4 = t170 << 3u;
            const bool t178 = t174 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t179 = t176 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t180 = t178 & t179;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t181 = channel_4 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_4 = t180 & t181;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_12 = exists_4 ? t174 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_13 = exists_4 ? t176 : 0u;
            const u64 t185 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t186 = t185 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t187 = t186 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t188 = x + t187;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t189 = (u64)index_12;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t190 = t189 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t191 = t190 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t192 = t188 + t191;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t193 = (u64)index_13;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t194 = t193 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t195 = t194 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t196 = t192 + t195;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t197 = exists_4 ? channel_4 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t198 = (u64)t197 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t199 = t196 + t198;
            const u32 t200 = t171 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t201 = t200 + t172;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t202 = t201 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t203 = t170 ^ t202;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t204 = t201 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t205 = t203 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_4 = t204 + t205;
            const u32 t207 = smem_1 + place_4;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t208 = exists_4 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t207), "l"(t199), "r"(t208) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t209 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 group_2 = t209 * cta_groups;
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 t211 = group_2 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
        u32 t212;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t212) : "r"(t211), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample_2 = t212 >> groups_shift;
        const u32 t214 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t215 = group_2 - t214;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t216 = t215 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_2 = t216 + 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t218 = number_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t219;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t219) : "r"(t218), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t220 = t219 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_3 = t220 << 3u;
        const u32 t222 = number_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t223;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t223) : "r"(t222), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t224 = t223 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t225 = t224 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t226 = number_2 - t225;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_3 = t226 << 3u;
        const bool t228 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t229 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_3 = t228 ? t229 : 0u;
        const u32 t231 = left_3 < 8u ? left_3 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t232 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t233 = t232 < 8u ? t232 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t234 = smem_1 + 15360u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_14 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t236 = index_14 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t237 = index_14 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t238 = t236 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t239 = t236 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t240 = y_3 + t238;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t241 = t240 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t242 = x_3 + t239;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t243 = t242 - 1u;
        const u32 channel_5 = t237 << 3u;
        const bool t245 = t241 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t246 = t243 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t247 = t245 & t246;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t248 = channel_5 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_5 = t247 & t248;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_15 = exists_5 ? t241 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_16 = exists_5 ? t243 : 0u;
        const u64 t252 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t253 = t252 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t254 = t253 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t255 = x + t254;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t256 = (u64)index_15;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t257 = t256 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t258 = t257 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t259 = t255 + t258;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t260 = (u64)index_16;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t261 = t260 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t262 = t261 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t263 = t259 + t262;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t264 = exists_5 ? channel_5 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t265 = (u64)t264 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t266 = t263 + t265;
        const u32 t267 = t238 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t268 = t267 + t239;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t269 = t268 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t270 = t237 ^ t269;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t271 = t268 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t272 = t270 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_5 = t271 + t272;
        const u32 t274 = t234 + place_5;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t275 = exists_5 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t274), "l"(t266), "r"(t275) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t276 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_17 = t276 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t278 = index_17 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t279 = index_17 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t280 = t278 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t281 = t278 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t282 = y_3 + t280;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t283 = t282 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t284 = x_3 + t281;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t285 = t284 - 1u;
        const u32 channel_6 = t279 << 3u;
        const bool t287 = t283 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t288 = t285 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t289 = t287 & t288;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t290 = channel_6 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_6 = t289 & t290;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_18 = exists_6 ? t283 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_19 = exists_6 ? t285 : 0u;
        const u64 t294 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t295 = t294 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t296 = t295 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t297 = x + t296;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t298 = (u64)index_18;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t299 = t298 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t300 = t299 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t301 = t297 + t300;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t302 = (u64)index_19;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t303 = t302 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t304 = t303 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t305 = t301 + t304;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t306 = exists_6 ? channel_6 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t307 = (u64)t306 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t308 = t305 + t307;
        const u32 t309 = t280 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t310 = t309 + t281;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t311 = t310 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t312 = t279 ^ t311;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t313 = t310 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t314 = t312 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_6 = t313 + t314;
        const u32 t316 = t234 + place_6;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t317 = exists_6 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t316), "l"(t308), "r"(t317) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t318 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_20 = t318 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t320 = index_20 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t321 = index_20 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t322 = t320 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t323 = t320 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t324 = y_3 + t322;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t325 = t324 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t326 = x_3 + t323;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t327 = t326 - 1u;
        const u32 channel_7 = t321 << 3u;
        const bool t329 = t325 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t330 = t327 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t331 = t329 & t330;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t332 = channel_7 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_7 = t331 & t332;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_21 = exists_7 ? t325 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_22 = exists_7 ? t327 : 0u;
        const u64 t336 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t337 = t336 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t338 = t337 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t339 = x + t338;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t340 = (u64)index_21;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t341 = t340 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t342 = t341 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t343 = t339 + t342;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t344 = (u64)index_22;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t345 = t344 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t346 = t345 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t347 = t343 + t346;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t348 = exists_7 ? channel_7 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t349 = (u64)t348 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t350 = t347 + t349;
        const u32 t351 = t322 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t352 = t351 + t323;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t353 = t352 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t354 = t321 ^ t353;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t355 = t352 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t356 = t354 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_7 = t355 + t356;
        const u32 t358 = t234 + place_7;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t359 = exists_7 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t358), "l"(t350), "r"(t359) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t360 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_23 = t360 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        const bool t362 = index_23 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        if (t362) {
            const u32 t363 = index_23 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t364 = index_23 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t365 = t363 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t366 = t363 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t367 = y_3 + t365;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t368 = t367 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t369 = x_3 + t366;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t370 = t369 - 1u;
            const u32 channel_8 = t364 << 3u;
            const bool t372 = t368 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t373 = t370 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t374 = t372 & t373;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t375 = channel_8 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_8 = t374 & t375;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_24 = exists_8 ? t368 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_25 = exists_8 ? t370 : 0u;
            const u64 t379 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t380 = t379 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t381 = t380 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t382 = x + t381;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t383 = (u64)index_24;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t384 = t383 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t385 = t384 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t386 = t382 + t385;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t387 = (u64)index_25;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t388 = t387 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t389 = t388 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t390 = t386 + t389;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t391 = exists_8 ? channel_8 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t392 = (u64)t391 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t393 = t390 + t392;
            const u32 t394 = t365 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t395 = t394 + t366;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t396 = t395 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t397 = t364 ^ t396;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t398 = t395 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t399 = t397 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_8 = t398 + t399;
            const u32 t401 = t234 + place_8;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t402 = exists_8 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t401), "l"(t393), "r"(t402) : "memory");
        }
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t403 = smem_1 + 61440u;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t404 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_2 = t404 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_26 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t407 = index_26 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t408 = index_26 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t409 = first_2 + t407;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t410 = t408 << 3u;
        const bool t411 = t409 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t412 = t410 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_9 = t411 & t412;
        const u32 index_27 = exists_9 ? t409 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t415 = (u64)index_27;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t416 = t415 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t417 = t416 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t418 = weight + t417;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t419 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t420 = t419 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t421 = t418 + t420;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t422 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t423 = t422 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t424 = t421 + t423;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t425 = exists_9 ? t410 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t426 = (u64)t425 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t427 = t424 + t426;
        const u32 t428 = t407 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t429 = t408 ^ t428;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t430 = t407 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t431 = t429 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t432 = t430 + t431;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t433 = t403 + t432;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t434 = exists_9 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t433), "l"(t427), "r"(t434) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t435 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_28 = t435 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t437 = index_28 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t438 = index_28 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t439 = first_2 + t437;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t440 = t438 << 3u;
        const bool t441 = t439 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t442 = t440 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_10 = t441 & t442;
        const u32 index_29 = exists_10 ? t439 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t445 = (u64)index_29;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t446 = t445 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t447 = t446 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t448 = weight + t447;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t449 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t450 = t449 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t451 = t448 + t450;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t452 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t453 = t452 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t454 = t451 + t453;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t455 = exists_10 ? t440 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t456 = (u64)t455 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t457 = t454 + t456;
        const u32 t458 = t437 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t459 = t438 ^ t458;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t460 = t437 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t461 = t459 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t462 = t460 + t461;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t463 = t403 + t462;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t464 = exists_10 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t463), "l"(t457), "r"(t464) : "memory");
    }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t465 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_3 = t465 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t467 = first_3 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t468 = all_groups - first_3;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_4 = t467 ? t468 : 0u;
    const u32 t470 = left_4 < cta_groups ? left_4 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    const bool t471 = 0u < t470;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    if (t471) {
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t472 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t473 = t472 + 8192u;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t474 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_4 = t474 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_30 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t477 = index_30 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t478 = index_30 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t479 = first_4 + t477;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t480 = t478 << 3u;
        const bool t481 = t479 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t482 = t480 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_11 = t481 & t482;
        const u32 index_31 = exists_11 ? t479 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t485 = (u64)index_31;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t486 = t485 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t487 = t486 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t488 = weight + t487;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t489 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t490 = t489 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t491 = t488 + t490;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t492 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t493 = t492 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t494 = t491 + t493;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t495 = exists_11 ? t480 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t496 = (u64)t495 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t497 = t494 + t496;
        const u32 t498 = t477 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t499 = t478 ^ t498;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t500 = t477 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t501 = t499 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t502 = t500 + t501;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t503 = t473 + t502;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t504 = exists_11 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t503), "l"(t497), "r"(t504) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t505 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_32 = t505 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t507 = index_32 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t508 = index_32 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t509 = first_4 + t507;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t510 = t508 << 3u;
        const bool t511 = t509 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t512 = t510 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_12 = t511 & t512;
        const u32 index_33 = exists_12 ? t509 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t515 = (u64)index_33;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t516 = t515 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t517 = t516 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t518 = weight + t517;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t519 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t520 = t519 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t521 = t518 + t520;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t522 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t523 = t522 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t524 = t521 + t523;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t525 = exists_12 ? t510 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t526 = (u64)t525 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t527 = t524 + t526;
        const u32 t528 = t507 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t529 = t508 ^ t528;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t530 = t507 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t531 = t529 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t532 = t530 + t531;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t533 = t473 + t532;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t534 = exists_12 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t533), "l"(t527), "r"(t534) : "memory");
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
    const u32 t535 = blockIdx.y;
#line 210 "fa-kernels/src/conv/work.rs"
    const u32 first_5 = t535 << 6u;
#line 203 "fa-kernels/src/conv/work.rs"
    const u32 t537 = t9 << 4u;
#line 203 "fa-kernels/src/conv/work.rs"
    const u32 t538 = t8 >> 2u;
#line 203 "fa-kernels/src/conv/work.rs"
    const u32 first_6 = t537 + t538;
    const u32 t540 = first_6 + 8u;
#line 214 "fa-kernels/src/conv/work.rs"
    const u32 t541 = first_5 + first_6;
#line 214 "fa-kernels/src/conv/work.rs"
    const u32 channel_9 = t541 < 63u ? t541 : 63u;
    const u64 t543 = (u64)channel_9;
#line 215 "fa-kernels/src/conv/work.rs"
    const u64 t544 = t543 * bias_stride0;
#line 215 "fa-kernels/src/conv/work.rs"
    const u64 t545 = t544 * 2ull;
#line 215 "fa-kernels/src/conv/work.rs"
    const u64 t546 = bias + t545;
#line 215 "fa-kernels/src/conv/work.rs"
    f16 t547;
    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t547) : "l"(t546) : "memory");
#line 215 "fa-kernels/src/conv/work.rs"
    f32 t548;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t548) : "h"(t547));
#line 214 "fa-kernels/src/conv/work.rs"
    const u32 t549 = first_5 + t540;
#line 214 "fa-kernels/src/conv/work.rs"
    const u32 channel_10 = t549 < 63u ? t549 : 63u;
    const u64 t551 = (u64)channel_10;
#line 215 "fa-kernels/src/conv/work.rs"
    const u64 t552 = t551 * bias_stride0;
#line 215 "fa-kernels/src/conv/work.rs"
    const u64 t553 = t552 * 2ull;
#line 215 "fa-kernels/src/conv/work.rs"
    const u64 t554 = bias + t553;
#line 215 "fa-kernels/src/conv/work.rs"
    f16 t555;
    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t555) : "l"(t554) : "memory");
#line 215 "fa-kernels/src/conv/work.rs"
    f32 t556;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t556) : "h"(t555));
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
    const u32 t557 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_7 = t557 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t559 = first_7 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t560 = all_groups - first_7;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_5 = t559 ? t560 : 0u;
    const u32 t562 = left_5 < cta_groups ? left_5 : cta_groups;
#line 182 "fa-kernels/src/conv/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < t562; i += 1u) {
#line 226 "fa-kernels/src/conv/work.rs"
        acc = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_2 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_5 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_6 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_9 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_10 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_13 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_14 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_17 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_18 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_21 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_22 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_25 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_26 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_29 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_30 = t548;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_3 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_4 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_7 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_8 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_11 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_12 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_15 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_16 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_19 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_20 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_23 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_24 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_27 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_28 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_31 = t556;
#line 226 "fa-kernels/src/conv/work.rs"
        acc_32 = t556;
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t563 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_8 = t563 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t565 = first_8 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t566 = all_groups - first_8;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t565 ? t566 : 0u;
        const u32 t568 = left_6 < cta_groups ? left_6 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t569 = i < t568;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t569) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t570 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t571 = t570 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t572 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t573 = t571 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t574 = t573 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t575 = t572 + t574;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t576 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_9 = t576 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_34 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t579 = index_34 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t580 = index_34 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t581 = first_9 + t579;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t582 = t580 << 3u;
            const bool t583 = t581 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t584 = t582 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_13 = t583 & t584;
            const u32 index_35 = exists_13 ? t581 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t587 = (u64)index_35;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t588 = t587 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t589 = t588 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t590 = weight + t589;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t591 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t592 = t591 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t593 = t590 + t592;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t594 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t595 = t594 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t596 = t593 + t595;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t597 = exists_13 ? t582 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t598 = (u64)t597 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t599 = t596 + t598;
            const u32 t600 = t579 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t601 = t580 ^ t600;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t602 = t579 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t603 = t601 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t604 = t602 + t603;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t605 = t575 + t604;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t606 = exists_13 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t605), "l"(t599), "r"(t606) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t607 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_36 = t607 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t609 = index_36 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t610 = index_36 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t611 = first_9 + t609;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t612 = t610 << 3u;
            const bool t613 = t611 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t614 = t612 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_14 = t613 & t614;
            const u32 index_37 = exists_14 ? t611 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t617 = (u64)index_37;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t618 = t617 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t619 = t618 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t620 = weight + t619;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t621 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t622 = t621 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t623 = t620 + t622;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t624 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t625 = t624 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t626 = t623 + t625;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t627 = exists_14 ? t612 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t628 = (u64)t627 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t629 = t626 + t628;
            const u32 t630 = t609 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t631 = t610 ^ t630;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t632 = t609 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t633 = t631 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t634 = t632 + t633;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t635 = t575 + t634;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t636 = exists_14 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t635), "l"(t629), "r"(t636) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t637 = i * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t638 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t639 = t637 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t640 = t639 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t641 = t638 + t640;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t643 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t644 = first_row + t643;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t645 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t646 = t644 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t647 = t645 ^ t646;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t648 = t644 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t649 = t647 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t650 = t648 + t649;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t651 = t641 + t650;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t651) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t652 = t650 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t653 = t641 + t652;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t653) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t654 = t650 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t655 = t641 + t654;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t655) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t656 = t650 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t657 = t641 + t656;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t657) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t658 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t659 = t658 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t660 = t659 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t661 = t660 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t662 = smem_1 + t661;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t663 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t664 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t665 = t664 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t666 = t663 + t665;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t667 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t668 = t667 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t669 = t666 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t670 = t668 ^ t669;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t671 = t666 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t672 = t670 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t673 = t671 + t672;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t674 = t662 + t673;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t674) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t674) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t674) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t674) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t675 = t673 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t676 = t662 + t675;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t677 = t673 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t678 = t662 + t677;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t679 = t673 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t680 = t662 + t679;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t681 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t681 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t683 = first_10 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t684 = all_groups - first_10;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t683 ? t684 : 0u;
        const u32 t686 = left_7 < cta_groups ? left_7 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t687 = i < t686;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t687) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t688 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t689 = t688 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t690 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t691 = t689 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t692 = t691 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t693 = t690 + t692;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t694 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_11 = t694 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_38 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t697 = index_38 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t698 = index_38 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t699 = first_11 + t697;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t700 = t698 << 3u;
            const bool t701 = t699 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t702 = t700 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_15 = t701 & t702;
            const u32 index_39 = exists_15 ? t699 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t705 = (u64)index_39;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t706 = t705 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t707 = t706 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t708 = weight + t707;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t709 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t710 = t709 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t711 = t708 + t710;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t712 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t713 = t712 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t714 = t711 + t713;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t715 = exists_15 ? t700 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t716 = (u64)t715 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t717 = t714 + t716;
            const u32 t718 = t697 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t719 = t698 ^ t718;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t720 = t697 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t721 = t719 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t722 = t720 + t721;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t723 = t693 + t722;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t724 = exists_15 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t723), "l"(t717), "r"(t724) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t725 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_40 = t725 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t727 = index_40 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t728 = index_40 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t729 = first_11 + t727;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t730 = t728 << 3u;
            const bool t731 = t729 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t732 = t730 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_16 = t731 & t732;
            const u32 index_41 = exists_16 ? t729 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t735 = (u64)index_41;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t736 = t735 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t737 = t736 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t738 = weight + t737;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t739 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t740 = t739 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t741 = t738 + t740;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t742 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t743 = t742 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t744 = t741 + t743;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t745 = exists_16 ? t730 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t746 = (u64)t745 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t747 = t744 + t746;
            const u32 t748 = t727 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t749 = t728 ^ t748;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t750 = t727 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t751 = t749 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t752 = t750 + t751;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t753 = t693 + t752;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t754 = exists_16 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t753), "l"(t747), "r"(t754) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t755 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t756 = t755 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t757 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t758 = t756 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t759 = t758 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t760 = t757 + t759;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_2 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t762 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t763 = first_row_2 + t762;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t764 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t765 = t763 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t766 = t764 ^ t765;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t767 = t763 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t768 = t766 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t769 = t767 + t768;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t770 = t760 + t769;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t770) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t771 = t769 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t772 = t760 + t771;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t772) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t773 = t769 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t774 = t760 + t773;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t774) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t775 = t769 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t776 = t760 + t775;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t776) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t777 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t778 = t777 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t779 = t778 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t780 = t779 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t781 = smem_1 + t780;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t782 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t783 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t784 = t783 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t785 = t782 + t784;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t786 = t785 + 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t787 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t788 = t787 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t789 = t786 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t790 = t788 ^ t789;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t791 = t786 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t792 = t790 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t793 = t791 + t792;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t794 = t781 + t793;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t794) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t794) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_101), "r"(m_102));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_103), "r"(m_104));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t794) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_105), "r"(m_106));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_107), "r"(m_108));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t794) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_109), "r"(m_110));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_111), "r"(m_112));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t795 = t793 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t796 = t781 + t795;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_113), "r"(m_114));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_115), "r"(m_116));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_117), "r"(m_118));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_119), "r"(m_120));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_121), "r"(m_122));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_123), "r"(m_124));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_125), "r"(m_126));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_127), "r"(m_128));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t797 = t793 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t798 = t781 + t797;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_129), "r"(m_130));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_131), "r"(m_132));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_133), "r"(m_134));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_135), "r"(m_136));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_137), "r"(m_138));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_139), "r"(m_140));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_141), "r"(m_142));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_143), "r"(m_144));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t799 = t793 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t800 = t781 + t799;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_145), "r"(m_146));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_147), "r"(m_148));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_149), "r"(m_150));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_151), "r"(m_152));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_153), "r"(m_154));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_155), "r"(m_156));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_157), "r"(m_158));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_159), "r"(m_160));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t801 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_12 = t801 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t803 = first_12 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t804 = all_groups - first_12;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t803 ? t804 : 0u;
        const u32 t806 = left_8 < cta_groups ? left_8 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t807 = i < t806;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t807) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t808 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t809 = t808 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t810 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t811 = t809 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t812 = t811 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t813 = t810 + t812;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t814 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_13 = t814 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_42 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t817 = index_42 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t818 = index_42 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t819 = first_13 + t817;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t820 = t818 << 3u;
            const bool t821 = t819 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t822 = t820 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_17 = t821 & t822;
            const u32 index_43 = exists_17 ? t819 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t825 = (u64)index_43;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t826 = t825 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t827 = t826 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t828 = weight + t827;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t829 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t830 = t829 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t831 = t828 + t830;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t832 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t833 = t832 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t834 = t831 + t833;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t835 = exists_17 ? t820 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t836 = (u64)t835 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t837 = t834 + t836;
            const u32 t838 = t817 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t839 = t818 ^ t838;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t840 = t817 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t841 = t839 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t842 = t840 + t841;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t843 = t813 + t842;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t844 = exists_17 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t843), "l"(t837), "r"(t844) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t845 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_44 = t845 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t847 = index_44 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t848 = index_44 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t849 = first_13 + t847;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t850 = t848 << 3u;
            const bool t851 = t849 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t852 = t850 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_18 = t851 & t852;
            const u32 index_45 = exists_18 ? t849 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t855 = (u64)index_45;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t856 = t855 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t857 = t856 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t858 = weight + t857;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t859 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t860 = t859 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t861 = t858 + t860;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t862 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t863 = t862 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t864 = t861 + t863;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t865 = exists_18 ? t850 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t866 = (u64)t865 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t867 = t864 + t866;
            const u32 t868 = t847 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t869 = t848 ^ t868;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t870 = t847 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t871 = t869 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t872 = t870 + t871;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t873 = t813 + t872;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t874 = exists_18 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t873), "l"(t867), "r"(t874) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t875 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t876 = t875 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t877 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t878 = t876 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t879 = t878 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t880 = t877 + t879;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_3 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t882 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t883 = first_row_3 + t882;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t884 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t885 = t883 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t886 = t884 ^ t885;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t887 = t883 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t888 = t886 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t889 = t887 + t888;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t890 = t880 + t889;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t890) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t891 = t889 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t892 = t880 + t891;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t892) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t893 = t889 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t894 = t880 + t893;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t894) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t895 = t889 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t896 = t880 + t895;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t896) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t897 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t898 = t897 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t899 = t898 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t900 = t899 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t901 = smem_1 + t900;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t902 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t903 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t904 = t903 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t905 = t902 + t904;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t906 = t905 + 2u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t907 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t908 = t907 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t909 = t906 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t910 = t908 ^ t909;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t911 = t906 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t912 = t910 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t913 = t911 + t912;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t914 = t901 + t913;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_181), "r"(m_182));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_183), "r"(m_184));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_185), "r"(m_186));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_187), "r"(m_188));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_189), "r"(m_190));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_191), "r"(m_192));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t915 = t913 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t916 = t901 + t915;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_193), "r"(m_194));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_195), "r"(m_196));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_197), "r"(m_198));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_199), "r"(m_200));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_201), "r"(m_202));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_203), "r"(m_204));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_205), "r"(m_206));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_207), "r"(m_208));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t917 = t913 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t918 = t901 + t917;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_209), "r"(m_210));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_211), "r"(m_212));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_213), "r"(m_214));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_215), "r"(m_216));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_217), "r"(m_218));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_219), "r"(m_220));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_221), "r"(m_222));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_223), "r"(m_224));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t919 = t913 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t920 = t901 + t919;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_225), "r"(m_226));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_227), "r"(m_228));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_229), "r"(m_230));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_231), "r"(m_232));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_233), "r"(m_234));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_235), "r"(m_236));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_237), "r"(m_238));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_239), "r"(m_240));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t921 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t921 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t923 = first_14 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t924 = all_groups - first_14;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_9 = t923 ? t924 : 0u;
        const u32 t926 = left_9 < cta_groups ? left_9 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t927 = i < t926;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t927) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t928 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t929 = t928 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t930 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t931 = t929 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t932 = t931 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t933 = t930 + t932;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t934 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_15 = t934 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_46 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t937 = index_46 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t938 = index_46 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t939 = first_15 + t937;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t940 = t938 << 3u;
            const bool t941 = t939 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t942 = t940 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_19 = t941 & t942;
            const u32 index_47 = exists_19 ? t939 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t945 = (u64)index_47;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t946 = t945 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t947 = t946 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t948 = weight + t947;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t949 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t950 = t949 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t951 = t948 + t950;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t952 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t953 = t952 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t954 = t951 + t953;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t955 = exists_19 ? t940 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t956 = (u64)t955 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t957 = t954 + t956;
            const u32 t958 = t937 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t959 = t938 ^ t958;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t960 = t937 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t961 = t959 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t962 = t960 + t961;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t963 = t933 + t962;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t964 = exists_19 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t963), "l"(t957), "r"(t964) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t965 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_48 = t965 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t967 = index_48 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t968 = index_48 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t969 = first_15 + t967;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t970 = t968 << 3u;
            const bool t971 = t969 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t972 = t970 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_20 = t971 & t972;
            const u32 index_49 = exists_20 ? t969 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t975 = (u64)index_49;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t976 = t975 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t977 = t976 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t978 = weight + t977;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t979 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t980 = t979 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t981 = t978 + t980;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t982 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t983 = t982 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t984 = t981 + t983;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t985 = exists_20 ? t970 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t986 = (u64)t985 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t987 = t984 + t986;
            const u32 t988 = t967 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t989 = t968 ^ t988;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t990 = t967 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t991 = t989 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t992 = t990 + t991;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t993 = t933 + t992;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t994 = exists_20 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t993), "l"(t987), "r"(t994) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t995 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t996 = t995 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t997 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t998 = t996 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t999 = t998 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1000 = t997 + t999;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_4 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1002 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1003 = first_row_4 + t1002;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1004 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1005 = t1003 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1006 = t1004 ^ t1005;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1007 = t1003 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1008 = t1006 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1009 = t1007 + t1008;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1010 = t1000 + t1009;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1010) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1011 = t1009 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1012 = t1000 + t1011;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1012) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1013 = t1009 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1014 = t1000 + t1013;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1014) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1015 = t1009 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1016 = t1000 + t1015;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1016) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1017 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1018 = t1017 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1019 = t1018 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1020 = t1019 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1021 = smem_1 + t1020;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1022 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1023 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1024 = t1023 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1025 = t1022 + t1024;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1026 = t1025 + 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1027 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1028 = t1027 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1029 = t1026 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1030 = t1028 ^ t1029;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1031 = t1026 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1032 = t1030 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1033 = t1031 + t1032;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1034 = t1021 + t1033;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1034) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_257), "r"(m_258));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_259), "r"(m_260));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1034) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_261), "r"(m_262));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_263), "r"(m_264));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1034) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_265), "r"(m_266));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_267), "r"(m_268));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1034) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_269), "r"(m_270));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_271), "r"(m_272));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1035 = t1033 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1036 = t1021 + t1035;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_273), "r"(m_274));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_275), "r"(m_276));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_277), "r"(m_278));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_279), "r"(m_280));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_281), "r"(m_282));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_283), "r"(m_284));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_285), "r"(m_286));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_287), "r"(m_288));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1037 = t1033 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1038 = t1021 + t1037;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_289), "r"(m_290));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_291), "r"(m_292));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_293), "r"(m_294));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_295), "r"(m_296));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_297), "r"(m_298));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_299), "r"(m_300));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_301), "r"(m_302));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_303), "r"(m_304));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1039 = t1033 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1040 = t1021 + t1039;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_305), "r"(m_306));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_307), "r"(m_308));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_309), "r"(m_310));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_311), "r"(m_312));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_313), "r"(m_314));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_315), "r"(m_316));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_317), "r"(m_318));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_319), "r"(m_320));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1041 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_16 = t1041 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1043 = first_16 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1044 = all_groups - first_16;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_10 = t1043 ? t1044 : 0u;
        const u32 t1046 = left_10 < cta_groups ? left_10 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1047 = i < t1046;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1047) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1048 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1049 = t1048 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1050 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1051 = t1049 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1052 = t1051 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1053 = t1050 + t1052;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1054 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_17 = t1054 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_50 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1057 = index_50 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1058 = index_50 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1059 = first_17 + t1057;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1060 = t1058 << 3u;
            const bool t1061 = t1059 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1062 = t1060 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_21 = t1061 & t1062;
            const u32 index_51 = exists_21 ? t1059 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1065 = (u64)index_51;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1066 = t1065 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1067 = t1066 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1068 = weight + t1067;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1069 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1070 = t1069 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1071 = t1068 + t1070;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1072 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1073 = t1072 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1074 = t1071 + t1073;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1075 = exists_21 ? t1060 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1076 = (u64)t1075 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1077 = t1074 + t1076;
            const u32 t1078 = t1057 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1079 = t1058 ^ t1078;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1080 = t1057 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1081 = t1079 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1082 = t1080 + t1081;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1083 = t1053 + t1082;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1084 = exists_21 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1083), "l"(t1077), "r"(t1084) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1085 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_52 = t1085 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1087 = index_52 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1088 = index_52 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1089 = first_17 + t1087;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1090 = t1088 << 3u;
            const bool t1091 = t1089 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1092 = t1090 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_22 = t1091 & t1092;
            const u32 index_53 = exists_22 ? t1089 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1095 = (u64)index_53;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1096 = t1095 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1097 = t1096 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1098 = weight + t1097;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1099 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1100 = t1099 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1101 = t1098 + t1100;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1102 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1103 = t1102 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1104 = t1101 + t1103;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1105 = exists_22 ? t1090 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1106 = (u64)t1105 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1107 = t1104 + t1106;
            const u32 t1108 = t1087 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1109 = t1088 ^ t1108;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1110 = t1087 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1111 = t1109 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1112 = t1110 + t1111;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1113 = t1053 + t1112;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1114 = exists_22 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1113), "l"(t1107), "r"(t1114) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1115 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1116 = t1115 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1117 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1118 = t1116 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1119 = t1118 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1120 = t1117 + t1119;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_5 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1122 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1123 = first_row_5 + t1122;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1124 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1125 = t1123 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1126 = t1124 ^ t1125;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1127 = t1123 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1128 = t1126 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1129 = t1127 + t1128;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1130 = t1120 + t1129;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1130) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1131 = t1129 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1132 = t1120 + t1131;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1132) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1133 = t1129 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1134 = t1120 + t1133;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1134) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1135 = t1129 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1136 = t1120 + t1135;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1136) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1137 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1138 = t1137 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1139 = t1138 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1140 = t1139 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1141 = smem_1 + t1140;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1142 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1143 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1144 = t1143 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1145 = t1142 + t1144;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1146 = t1145 + 13u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1147 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1148 = t1147 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1149 = t1146 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1150 = t1148 ^ t1149;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1151 = t1146 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1152 = t1150 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1153 = t1151 + t1152;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1154 = t1141 + t1153;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1154) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_337), "r"(m_338));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_339), "r"(m_340));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1154) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_341), "r"(m_342));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_343), "r"(m_344));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1154) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_345), "r"(m_346));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_347), "r"(m_348));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1154) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_349), "r"(m_350));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_351), "r"(m_352));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1155 = t1153 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1156 = t1141 + t1155;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_353), "r"(m_354));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_355), "r"(m_356));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_357), "r"(m_358));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_359), "r"(m_360));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_361), "r"(m_362));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_363), "r"(m_364));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_365), "r"(m_366));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_367), "r"(m_368));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1157 = t1153 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1158 = t1141 + t1157;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_369), "r"(m_370));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_371), "r"(m_372));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_373), "r"(m_374));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_375), "r"(m_376));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_377), "r"(m_378));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_379), "r"(m_380));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_381), "r"(m_382));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_383), "r"(m_384));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1159 = t1153 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1160 = t1141 + t1159;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_385), "r"(m_386));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_387), "r"(m_388));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_389), "r"(m_390));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_391), "r"(m_392));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_393), "r"(m_394));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_395), "r"(m_396));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_397), "r"(m_398));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_399), "r"(m_400));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1161 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_18 = t1161 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1163 = first_18 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1164 = all_groups - first_18;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_11 = t1163 ? t1164 : 0u;
        const u32 t1166 = left_11 < cta_groups ? left_11 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1167 = i < t1166;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1167) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1168 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1169 = t1168 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1170 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1171 = t1169 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1172 = t1171 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1173 = t1170 + t1172;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1174 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_19 = t1174 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_54 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1177 = index_54 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1178 = index_54 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1179 = first_19 + t1177;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1180 = t1178 << 3u;
            const bool t1181 = t1179 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1182 = t1180 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_23 = t1181 & t1182;
            const u32 index_55 = exists_23 ? t1179 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1185 = (u64)index_55;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1186 = t1185 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1187 = t1186 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1188 = weight + t1187;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1189 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1190 = t1189 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1191 = t1188 + t1190;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1192 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1193 = t1192 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1194 = t1191 + t1193;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1195 = exists_23 ? t1180 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1196 = (u64)t1195 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1197 = t1194 + t1196;
            const u32 t1198 = t1177 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1199 = t1178 ^ t1198;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1200 = t1177 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1201 = t1199 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1202 = t1200 + t1201;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1203 = t1173 + t1202;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1204 = exists_23 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1203), "l"(t1197), "r"(t1204) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1205 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_56 = t1205 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1207 = index_56 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1208 = index_56 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1209 = first_19 + t1207;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1210 = t1208 << 3u;
            const bool t1211 = t1209 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1212 = t1210 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_24 = t1211 & t1212;
            const u32 index_57 = exists_24 ? t1209 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1215 = (u64)index_57;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1216 = t1215 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1217 = t1216 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1218 = weight + t1217;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1219 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1220 = t1219 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1221 = t1218 + t1220;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1222 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1223 = t1222 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1224 = t1221 + t1223;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1225 = exists_24 ? t1210 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1226 = (u64)t1225 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1227 = t1224 + t1226;
            const u32 t1228 = t1207 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1229 = t1208 ^ t1228;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1230 = t1207 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1231 = t1229 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1232 = t1230 + t1231;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1233 = t1173 + t1232;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1234 = exists_24 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1233), "l"(t1227), "r"(t1234) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1235 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1236 = t1235 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1237 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1238 = t1236 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1239 = t1238 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1240 = t1237 + t1239;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_6 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1242 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1243 = first_row_6 + t1242;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1244 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1245 = t1243 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1246 = t1244 ^ t1245;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1247 = t1243 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1248 = t1246 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1249 = t1247 + t1248;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1250 = t1240 + t1249;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1250) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1251 = t1249 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1252 = t1240 + t1251;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1252) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1253 = t1249 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1254 = t1240 + t1253;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1254) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1255 = t1249 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1256 = t1240 + t1255;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1256) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1257 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1258 = t1257 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1259 = t1258 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1260 = t1259 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1261 = smem_1 + t1260;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1262 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1263 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1264 = t1263 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1265 = t1262 + t1264;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1266 = t1265 + 14u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1267 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1268 = t1267 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1269 = t1266 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1270 = t1268 ^ t1269;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1271 = t1266 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1272 = t1270 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1273 = t1271 + t1272;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1274 = t1261 + t1273;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1274) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1274) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1274) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_425), "r"(m_426));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_427), "r"(m_428));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1274) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_429), "r"(m_430));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_431), "r"(m_432));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1275 = t1273 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1276 = t1261 + t1275;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_433), "r"(m_434));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_435), "r"(m_436));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_437), "r"(m_438));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_439), "r"(m_440));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_441), "r"(m_442));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_443), "r"(m_444));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_445), "r"(m_446));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_447), "r"(m_448));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1277 = t1273 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1278 = t1261 + t1277;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_449), "r"(m_450));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_451), "r"(m_452));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_453), "r"(m_454));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_455), "r"(m_456));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_457), "r"(m_458));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_459), "r"(m_460));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_461), "r"(m_462));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_463), "r"(m_464));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1279 = t1273 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1280 = t1261 + t1279;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_465), "r"(m_466));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_467), "r"(m_468));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_469), "r"(m_470));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_471), "r"(m_472));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_473), "r"(m_474));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_475), "r"(m_476));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_477), "r"(m_478));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_479), "r"(m_480));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1281 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_20 = t1281 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1283 = first_20 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1284 = all_groups - first_20;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_12 = t1283 ? t1284 : 0u;
        const u32 t1286 = left_12 < cta_groups ? left_12 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1287 = i < t1286;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1287) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1288 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1289 = t1288 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1290 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1291 = t1289 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1292 = t1291 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1293 = t1290 + t1292;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1294 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_21 = t1294 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_58 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1297 = index_58 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1298 = index_58 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1299 = first_21 + t1297;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1300 = t1298 << 3u;
            const bool t1301 = t1299 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1302 = t1300 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_25 = t1301 & t1302;
            const u32 index_59 = exists_25 ? t1299 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1305 = (u64)index_59;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1306 = t1305 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1307 = t1306 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1308 = weight + t1307;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1309 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1310 = t1309 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1311 = t1308 + t1310;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1312 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1313 = t1312 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1314 = t1311 + t1313;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1315 = exists_25 ? t1300 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1316 = (u64)t1315 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1317 = t1314 + t1316;
            const u32 t1318 = t1297 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1319 = t1298 ^ t1318;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1320 = t1297 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1321 = t1319 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1322 = t1320 + t1321;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1323 = t1293 + t1322;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1324 = exists_25 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1323), "l"(t1317), "r"(t1324) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1325 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_60 = t1325 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1327 = index_60 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1328 = index_60 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1329 = first_21 + t1327;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1330 = t1328 << 3u;
            const bool t1331 = t1329 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1332 = t1330 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_26 = t1331 & t1332;
            const u32 index_61 = exists_26 ? t1329 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1335 = (u64)index_61;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1336 = t1335 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1337 = t1336 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1338 = weight + t1337;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1339 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1340 = t1339 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1341 = t1338 + t1340;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1342 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1343 = t1342 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1344 = t1341 + t1343;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1345 = exists_26 ? t1330 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1346 = (u64)t1345 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1347 = t1344 + t1346;
            const u32 t1348 = t1327 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1349 = t1328 ^ t1348;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1350 = t1327 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1351 = t1349 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1352 = t1350 + t1351;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1353 = t1293 + t1352;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1354 = exists_26 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1353), "l"(t1347), "r"(t1354) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1355 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1356 = t1355 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1357 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1358 = t1356 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1359 = t1358 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1360 = t1357 + t1359;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_7 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1362 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1363 = first_row_7 + t1362;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1364 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1365 = t1363 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1366 = t1364 ^ t1365;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1367 = t1363 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1368 = t1366 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1369 = t1367 + t1368;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1370 = t1360 + t1369;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1370) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1371 = t1369 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1372 = t1360 + t1371;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1372) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1373 = t1369 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1374 = t1360 + t1373;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1374) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1375 = t1369 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1376 = t1360 + t1375;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1376) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1377 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1378 = t1377 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1379 = t1378 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1380 = t1379 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1381 = smem_1 + t1380;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1382 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1383 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1384 = t1383 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1385 = t1382 + t1384;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1386 = t1385 + 24u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1387 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1388 = t1387 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1389 = t1386 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1390 = t1388 ^ t1389;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1391 = t1386 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1392 = t1390 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1393 = t1391 + t1392;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1394 = t1381 + t1393;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1394) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_497), "r"(m_498));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_499), "r"(m_500));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1394) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_501), "r"(m_502));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_503), "r"(m_504));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1394) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_505), "r"(m_506));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_507), "r"(m_508));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1394) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_509), "r"(m_510));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_511), "r"(m_512));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1395 = t1393 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1396 = t1381 + t1395;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_513), "r"(m_514));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_515), "r"(m_516));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_517), "r"(m_518));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_519), "r"(m_520));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_521), "r"(m_522));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_523), "r"(m_524));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_525), "r"(m_526));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_527), "r"(m_528));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1397 = t1393 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1398 = t1381 + t1397;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_529), "r"(m_530));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_531), "r"(m_532));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_533), "r"(m_534));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_535), "r"(m_536));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_537), "r"(m_538));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_539), "r"(m_540));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_541), "r"(m_542));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_543), "r"(m_544));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1399 = t1393 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1400 = t1381 + t1399;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_545), "r"(m_546));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_547), "r"(m_548));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_549), "r"(m_550));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_551), "r"(m_552));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_553), "r"(m_554));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_555), "r"(m_556));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_557), "r"(m_558));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_559), "r"(m_560));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1401 = i + 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1402 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_22 = t1402 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1404 = first_22 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1405 = all_groups - first_22;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_13 = t1404 ? t1405 : 0u;
        const u32 t1407 = left_13 < cta_groups ? left_13 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1408 = t1401 < t1407;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1408) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1409 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1410 = t1409 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t1410 + t1401;
            const u32 t1412 = group_3 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t1413;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1413) : "r"(t1412), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t1413 >> groups_shift;
            const u32 t1415 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t1416 = group_3 - t1415;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t1416 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1418 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t1419;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1419) : "r"(t1418), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1420 = t1419 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t1420 << 3u;
            const u32 t1422 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t1423;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1423) : "r"(t1422), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1424 = t1423 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1425 = t1424 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1426 = number_3 - t1425;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t1426 << 3u;
            const bool t1428 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t1429 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_14 = t1428 ? t1429 : 0u;
            const u32 t1431 = left_14 < 8u ? left_14 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1432 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1433 = t1432 < 8u ? t1432 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1434 = t1401 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1435 = t1434 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1436 = t1435 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1437 = smem_1 + t1436;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_62 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1439 = index_62 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1440 = index_62 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1441 = t1439 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1442 = t1439 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1443 = y_4 + t1441;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1444 = t1443 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1445 = x_4 + t1442;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1446 = t1445 - 1u;
            const u32 channel_11 = t1440 << 3u;
            const bool t1448 = t1444 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1449 = t1446 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1450 = t1448 & t1449;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1451 = channel_11 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_27 = t1450 & t1451;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_63 = exists_27 ? t1444 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_64 = exists_27 ? t1446 : 0u;
            const u64 t1455 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1456 = t1455 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1457 = t1456 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1458 = x + t1457;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1459 = (u64)index_63;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1460 = t1459 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1461 = t1460 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1462 = t1458 + t1461;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1463 = (u64)index_64;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1464 = t1463 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1465 = t1464 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1466 = t1462 + t1465;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1467 = exists_27 ? channel_11 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1468 = (u64)t1467 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1469 = t1466 + t1468;
            const u32 t1470 = t1441 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1471 = t1470 + t1442;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1472 = t1471 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1473 = t1440 ^ t1472;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1474 = t1471 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1475 = t1473 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_9 = t1474 + t1475;
            const u32 t1477 = t1437 + place_9;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1478 = exists_27 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1477), "l"(t1469), "r"(t1478) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1479 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_65 = t1479 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1481 = index_65 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1482 = index_65 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1483 = t1481 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1484 = t1481 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1485 = y_4 + t1483;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1486 = t1485 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1487 = x_4 + t1484;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1488 = t1487 - 1u;
            const u32 channel_12 = t1482 << 3u;
            const bool t1490 = t1486 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1491 = t1488 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1492 = t1490 & t1491;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1493 = channel_12 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_28 = t1492 & t1493;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_66 = exists_28 ? t1486 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_67 = exists_28 ? t1488 : 0u;
            const u64 t1497 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1498 = t1497 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1499 = t1498 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1500 = x + t1499;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1501 = (u64)index_66;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1502 = t1501 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1503 = t1502 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1504 = t1500 + t1503;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1505 = (u64)index_67;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1506 = t1505 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1507 = t1506 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1508 = t1504 + t1507;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1509 = exists_28 ? channel_12 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1510 = (u64)t1509 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1511 = t1508 + t1510;
            const u32 t1512 = t1483 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1513 = t1512 + t1484;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1514 = t1513 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1515 = t1482 ^ t1514;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1516 = t1513 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1517 = t1515 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_10 = t1516 + t1517;
            const u32 t1519 = t1437 + place_10;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1520 = exists_28 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1519), "l"(t1511), "r"(t1520) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1521 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_68 = t1521 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1523 = index_68 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1524 = index_68 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1525 = t1523 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1526 = t1523 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1527 = y_4 + t1525;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1528 = t1527 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1529 = x_4 + t1526;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1530 = t1529 - 1u;
            const u32 channel_13 = t1524 << 3u;
            const bool t1532 = t1528 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1533 = t1530 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1534 = t1532 & t1533;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1535 = channel_13 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_29 = t1534 & t1535;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_69 = exists_29 ? t1528 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_70 = exists_29 ? t1530 : 0u;
            const u64 t1539 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1540 = t1539 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1541 = t1540 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1542 = x + t1541;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1543 = (u64)index_69;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1544 = t1543 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1545 = t1544 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1546 = t1542 + t1545;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1547 = (u64)index_70;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1548 = t1547 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1549 = t1548 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1550 = t1546 + t1549;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1551 = exists_29 ? channel_13 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1552 = (u64)t1551 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1553 = t1550 + t1552;
            const u32 t1554 = t1525 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1555 = t1554 + t1526;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1556 = t1555 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1557 = t1524 ^ t1556;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1558 = t1555 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1559 = t1557 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_11 = t1558 + t1559;
            const u32 t1561 = t1437 + place_11;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1562 = exists_29 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1561), "l"(t1553), "r"(t1562) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1563 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_71 = t1563 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1565 = index_71 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            if (t1565) {
                const u32 t1566 = index_71 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1567 = index_71 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1568 = t1566 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1569 = t1566 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1570 = y_4 + t1568;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1571 = t1570 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1572 = x_4 + t1569;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1573 = t1572 - 1u;
                const u32 channel_14 = t1567 << 3u;
                const bool t1575 = t1571 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1576 = t1573 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1577 = t1575 & t1576;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1578 = channel_14 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_30 = t1577 & t1578;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_72 = exists_30 ? t1571 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_73 = exists_30 ? t1573 : 0u;
                const u64 t1582 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1583 = t1582 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1584 = t1583 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1585 = x + t1584;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1586 = (u64)index_72;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1587 = t1586 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1588 = t1587 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1589 = t1585 + t1588;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1590 = (u64)index_73;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1591 = t1590 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1592 = t1591 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1593 = t1589 + t1592;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1594 = exists_30 ? channel_14 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1595 = (u64)t1594 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1596 = t1593 + t1595;
                const u32 t1597 = t1568 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1598 = t1597 + t1569;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1599 = t1598 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1600 = t1567 ^ t1599;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1601 = t1598 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1602 = t1600 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_12 = t1601 + t1602;
                const u32 t1604 = t1437 + place_12;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1605 = exists_30 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1604), "l"(t1596), "r"(t1605) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1606 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1607 = t1606 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t1607 + t1401;
            const u32 t1609 = group_4 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
            u32 t1610;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1610) : "r"(t1609), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1610 >> groups_shift;
            const u32 t1612 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t1613 = group_4 - t1612;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t1614 = t1613 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t1614 + 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1616 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t1617;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1617) : "r"(t1616), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1618 = t1617 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t1618 << 3u;
            const u32 t1620 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t1621;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1621) : "r"(t1620), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1622 = t1621 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1623 = t1622 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1624 = number_4 - t1623;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t1624 << 3u;
            const bool t1626 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t1627 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_15 = t1626 ? t1627 : 0u;
            const u32 t1629 = left_15 < 8u ? left_15 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1630 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1631 = t1630 < 8u ? t1630 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1632 = t1401 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1633 = t1632 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1634 = t1633 + 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1635 = t1634 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1636 = smem_1 + t1635;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_74 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1638 = index_74 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1639 = index_74 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1640 = t1638 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1641 = t1638 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1642 = y_5 + t1640;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1643 = t1642 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1644 = x_5 + t1641;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1645 = t1644 - 1u;
            const u32 channel_15 = t1639 << 3u;
            const bool t1647 = t1643 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1648 = t1645 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1649 = t1647 & t1648;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1650 = channel_15 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_31 = t1649 & t1650;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_75 = exists_31 ? t1643 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_76 = exists_31 ? t1645 : 0u;
            const u64 t1654 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1655 = t1654 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1656 = t1655 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1657 = x + t1656;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1658 = (u64)index_75;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1659 = t1658 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1660 = t1659 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1661 = t1657 + t1660;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1662 = (u64)index_76;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1663 = t1662 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1664 = t1663 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1665 = t1661 + t1664;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1666 = exists_31 ? channel_15 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1667 = (u64)t1666 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1668 = t1665 + t1667;
            const u32 t1669 = t1640 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1670 = t1669 + t1641;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1671 = t1670 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1672 = t1639 ^ t1671;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1673 = t1670 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1674 = t1672 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_13 = t1673 + t1674;
            const u32 t1676 = t1636 + place_13;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1677 = exists_31 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1676), "l"(t1668), "r"(t1677) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1678 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_77 = t1678 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1680 = index_77 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1681 = index_77 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1682 = t1680 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1683 = t1680 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1684 = y_5 + t1682;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1685 = t1684 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1686 = x_5 + t1683;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1687 = t1686 - 1u;
            const u32 channel_16 = t1681 << 3u;
            const bool t1689 = t1685 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1690 = t1687 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1691 = t1689 & t1690;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1692 = channel_16 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_32 = t1691 & t1692;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_78 = exists_32 ? t1685 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_79 = exists_32 ? t1687 : 0u;
            const u64 t1696 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1697 = t1696 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1698 = t1697 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1699 = x + t1698;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1700 = (u64)index_78;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1701 = t1700 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1702 = t1701 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1703 = t1699 + t1702;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1704 = (u64)index_79;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1705 = t1704 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1706 = t1705 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1707 = t1703 + t1706;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1708 = exists_32 ? channel_16 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1709 = (u64)t1708 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1710 = t1707 + t1709;
            const u32 t1711 = t1682 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1712 = t1711 + t1683;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1713 = t1712 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1714 = t1681 ^ t1713;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1715 = t1712 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1716 = t1714 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_14 = t1715 + t1716;
            const u32 t1718 = t1636 + place_14;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1719 = exists_32 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1718), "l"(t1710), "r"(t1719) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1720 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_80 = t1720 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1722 = index_80 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1723 = index_80 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1724 = t1722 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1725 = t1722 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1726 = y_5 + t1724;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1727 = t1726 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1728 = x_5 + t1725;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1729 = t1728 - 1u;
            const u32 channel_17 = t1723 << 3u;
            const bool t1731 = t1727 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1732 = t1729 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1733 = t1731 & t1732;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1734 = channel_17 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_33 = t1733 & t1734;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_81 = exists_33 ? t1727 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_82 = exists_33 ? t1729 : 0u;
            const u64 t1738 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1739 = t1738 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1740 = t1739 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1741 = x + t1740;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1742 = (u64)index_81;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1743 = t1742 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1744 = t1743 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1745 = t1741 + t1744;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1746 = (u64)index_82;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1747 = t1746 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1748 = t1747 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1749 = t1745 + t1748;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1750 = exists_33 ? channel_17 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1751 = (u64)t1750 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1752 = t1749 + t1751;
            const u32 t1753 = t1724 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1754 = t1753 + t1725;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1755 = t1754 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1756 = t1723 ^ t1755;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1757 = t1754 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1758 = t1756 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_15 = t1757 + t1758;
            const u32 t1760 = t1636 + place_15;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1761 = exists_33 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1760), "l"(t1752), "r"(t1761) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1762 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_83 = t1762 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1764 = index_83 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            if (t1764) {
                const u32 t1765 = index_83 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1766 = index_83 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1767 = t1765 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1768 = t1765 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1769 = y_5 + t1767;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1770 = t1769 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1771 = x_5 + t1768;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1772 = t1771 - 1u;
                const u32 channel_18 = t1766 << 3u;
                const bool t1774 = t1770 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1775 = t1772 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1776 = t1774 & t1775;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1777 = channel_18 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_34 = t1776 & t1777;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_84 = exists_34 ? t1770 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_85 = exists_34 ? t1772 : 0u;
                const u64 t1781 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1782 = t1781 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1783 = t1782 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1784 = x + t1783;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1785 = (u64)index_84;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1786 = t1785 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1787 = t1786 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1788 = t1784 + t1787;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1789 = (u64)index_85;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1790 = t1789 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1791 = t1790 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1792 = t1788 + t1791;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1793 = exists_34 ? channel_18 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1794 = (u64)t1793 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1795 = t1792 + t1794;
                const u32 t1796 = t1767 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1797 = t1796 + t1768;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1798 = t1797 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1799 = t1766 ^ t1798;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1800 = t1797 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1801 = t1799 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_16 = t1800 + t1801;
                const u32 t1803 = t1636 + place_16;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1804 = exists_34 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1803), "l"(t1795), "r"(t1804) : "memory");
            }
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1805 = t1401 * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1806 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1807 = t1805 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1808 = t1807 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1809 = t1806 + t1808;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1810 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_23 = t1810 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_86 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1813 = index_86 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1814 = index_86 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1815 = first_23 + t1813;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1816 = t1814 << 3u;
            const bool t1817 = t1815 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1818 = t1816 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_35 = t1817 & t1818;
            const u32 index_87 = exists_35 ? t1815 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1821 = (u64)index_87;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1822 = t1821 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1823 = t1822 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1824 = weight + t1823;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1825 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1826 = t1825 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1827 = t1824 + t1826;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1828 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1829 = t1828 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1830 = t1827 + t1829;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1831 = exists_35 ? t1816 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1832 = (u64)t1831 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1833 = t1830 + t1832;
            const u32 t1834 = t1813 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1835 = t1814 ^ t1834;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1836 = t1813 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1837 = t1835 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1838 = t1836 + t1837;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1839 = t1809 + t1838;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1840 = exists_35 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1839), "l"(t1833), "r"(t1840) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1841 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_88 = t1841 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1843 = index_88 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1844 = index_88 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1845 = first_23 + t1843;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1846 = t1844 << 3u;
            const bool t1847 = t1845 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1848 = t1846 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_36 = t1847 & t1848;
            const u32 index_89 = exists_36 ? t1845 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1851 = (u64)index_89;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1852 = t1851 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1853 = t1852 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1854 = weight + t1853;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1855 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1856 = t1855 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1857 = t1854 + t1856;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1858 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1859 = t1858 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1860 = t1857 + t1859;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1861 = exists_36 ? t1846 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1862 = (u64)t1861 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1863 = t1860 + t1862;
            const u32 t1864 = t1843 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1865 = t1844 ^ t1864;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1866 = t1843 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1867 = t1865 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1868 = t1866 + t1867;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1869 = t1809 + t1868;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1870 = exists_36 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1869), "l"(t1863), "r"(t1870) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1871 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1872 = t1871 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1873 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1874 = t1872 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1875 = t1874 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1876 = t1873 + t1875;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_8 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1878 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1879 = first_row_8 + t1878;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1880 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1881 = t1879 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1882 = t1880 ^ t1881;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1883 = t1879 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1884 = t1882 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1885 = t1883 + t1884;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1886 = t1876 + t1885;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1886) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1887 = t1885 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1888 = t1876 + t1887;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1888) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1889 = t1885 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1890 = t1876 + t1889;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1890) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1891 = t1885 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1892 = t1876 + t1891;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1892) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1893 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1894 = t1893 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1895 = t1894 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1896 = t1895 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1897 = smem_1 + t1896;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1898 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1899 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1900 = t1899 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1901 = t1898 + t1900;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1902 = t1901 + 25u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1903 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1904 = t1903 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1905 = t1902 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1906 = t1904 ^ t1905;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1907 = t1902 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1908 = t1906 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1909 = t1907 + t1908;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1910 = t1897 + t1909;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1910) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_577), "r"(m_578));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_579), "r"(m_580));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1910) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_581), "r"(m_582));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_583), "r"(m_584));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1910) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_585), "r"(m_586));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_587), "r"(m_588));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1910) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_589), "r"(m_590));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_591), "r"(m_592));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1911 = t1909 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1912 = t1897 + t1911;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_601), "r"(m_602));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_603), "r"(m_604));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_605), "r"(m_606));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_607), "r"(m_608));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1913 = t1909 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1914 = t1897 + t1913;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_609), "r"(m_610));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_611), "r"(m_612));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_613), "r"(m_614));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_615), "r"(m_616));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_617), "r"(m_618));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_619), "r"(m_620));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_621), "r"(m_622));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_623), "r"(m_624));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1915 = t1909 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1916 = t1897 + t1915;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_625), "r"(m_626));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_627), "r"(m_628));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_629), "r"(m_630));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_631), "r"(m_632));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_633), "r"(m_634));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_635), "r"(m_636));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_637), "r"(m_638));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_639), "r"(m_640));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1917 = i + 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1918 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_24 = t1918 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1920 = first_24 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1921 = all_groups - first_24;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_16 = t1920 ? t1921 : 0u;
        const u32 t1923 = left_16 < cta_groups ? left_16 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1924 = t1917 < t1923;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1924) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1925 = t1917 * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1926 = t1925 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1927 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1928 = t1926 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1929 = t1928 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1930 = t1927 + t1929;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1931 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_25 = t1931 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_90 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1934 = index_90 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1935 = index_90 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1936 = first_25 + t1934;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1937 = t1935 << 3u;
            const bool t1938 = t1936 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1939 = t1937 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_37 = t1938 & t1939;
            const u32 index_91 = exists_37 ? t1936 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1942 = (u64)index_91;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1943 = t1942 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1944 = t1943 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1945 = weight + t1944;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1946 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1947 = t1946 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1948 = t1945 + t1947;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1949 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1950 = t1949 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1951 = t1948 + t1950;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1952 = exists_37 ? t1937 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1953 = (u64)t1952 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1954 = t1951 + t1953;
            const u32 t1955 = t1934 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1956 = t1935 ^ t1955;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1957 = t1934 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1958 = t1956 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1959 = t1957 + t1958;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1960 = t1930 + t1959;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1961 = exists_37 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1960), "l"(t1954), "r"(t1961) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1962 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_92 = t1962 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1964 = index_92 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1965 = index_92 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1966 = first_25 + t1964;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1967 = t1965 << 3u;
            const bool t1968 = t1966 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1969 = t1967 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_38 = t1968 & t1969;
            const u32 index_93 = exists_38 ? t1966 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1972 = (u64)index_93;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1973 = t1972 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1974 = t1973 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1975 = weight + t1974;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1976 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1977 = t1976 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1978 = t1975 + t1977;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1979 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1980 = t1979 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1981 = t1978 + t1980;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1982 = exists_38 ? t1967 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1983 = (u64)t1982 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1984 = t1981 + t1983;
            const u32 t1985 = t1964 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1986 = t1965 ^ t1985;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1987 = t1964 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1988 = t1986 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1989 = t1987 + t1988;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1990 = t1930 + t1989;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1991 = exists_38 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1990), "l"(t1984), "r"(t1991) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1992 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1993 = t1992 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1994 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1995 = t1993 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1996 = t1995 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1997 = t1994 + t1996;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_9 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1999 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2000 = first_row_9 + t1999;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2001 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2002 = t2000 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2003 = t2001 ^ t2002;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2004 = t2000 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2005 = t2003 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2006 = t2004 + t2005;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2007 = t1997 + t2006;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t2007) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2008 = t2006 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2009 = t1997 + t2008;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t2009) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2010 = t2006 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2011 = t1997 + t2010;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t2011) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2012 = t2006 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2013 = t1997 + t2012;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t2013) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2014 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2015 = t2014 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2016 = t2015 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2017 = t2016 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2018 = smem_1 + t2017;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2019 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2020 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2021 = t2020 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2022 = t2019 + t2021;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2023 = t2022 + 26u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2024 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2025 = t2024 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2026 = t2023 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2027 = t2025 ^ t2026;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2028 = t2023 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2029 = t2027 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2030 = t2028 + t2029;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2031 = t2018 + t2030;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t2031) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_657), "r"(m_658));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_659), "r"(m_660));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t2031) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_661), "r"(m_662));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_663), "r"(m_664));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t2031) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_665), "r"(m_666));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_667), "r"(m_668));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t2031) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_669), "r"(m_670));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_671), "r"(m_672));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2032 = t2030 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2033 = t2018 + t2032;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_673), "r"(m_674));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_675), "r"(m_676));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_677), "r"(m_678));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_679), "r"(m_680));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_681), "r"(m_682));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_683), "r"(m_684));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_685), "r"(m_686));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_687), "r"(m_688));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2034 = t2030 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2035 = t2018 + t2034;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_689), "r"(m_690));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_691), "r"(m_692));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_693), "r"(m_694));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_695), "r"(m_696));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_697), "r"(m_698));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_699), "r"(m_700));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_701), "r"(m_702));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_703), "r"(m_704));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2036 = t2030 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2037 = t2018 + t2036;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_705), "r"(m_706));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_707), "r"(m_708));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_709), "r"(m_710));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_711), "r"(m_712));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_713), "r"(m_714));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_715), "r"(m_716));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_717), "r"(m_718));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_719), "r"(m_720));
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2038 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2039 = t2038 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
        const u32 group_5 = t2039 + i;
        const u32 t2041 = group_5 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
        u32 t2042;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2042) : "r"(t2041), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample_5 = t2042 >> groups_shift;
        const u32 t2044 = sample_5 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t2045 = group_5 - t2044;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t2046 = t2045 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_5 = t2046 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2048 = number_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t2049;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2049) : "r"(t2048), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2050 = t2049 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_6 = t2050 << 3u;
        const u32 t2052 = number_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t2053;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2053) : "r"(t2052), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2054 = t2053 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2055 = t2054 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2056 = number_5 - t2055;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_6 = t2056 << 3u;
        const bool t2058 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t2059 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_17 = t2058 ? t2059 : 0u;
        const u32 t2061 = left_17 < 8u ? left_17 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2062 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2063 = t2062 < 8u ? t2062 : 8u;
#line 187 "fa-kernels/src/conv/work.rs"
        const bool t2064 = 0u < i;
#line 187 "fa-kernels/src/conv/work.rs"
        if (t2064) {
#line 107 "fa-kernels/src/conv/statistics.rs"
            const u32 t2065 = i - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2066 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2067 = t2066 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2068 = t2067 + t2065;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2069 = t2068 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2070;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2070) : "r"(t2069), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 before = t2070 >> groups_shift;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2072 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2073 = t2072 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2074 = t2073 + i;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2075 = t2074 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
            u32 t2076;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2076) : "r"(t2075), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2077 = t2076 >> groups_shift;
#line 108 "fa-kernels/src/conv/statistics.rs"
            const bool t2078 = t2077 != before;
#line 108 "fa-kernels/src/conv/statistics.rs"
            if (t2078) {
#line 126 "fa-kernels/src/conv/statistics.rs"
                const u32 t2079 = t8 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                const bool t2080 = t2079 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
                if (t2080) {
#line 203 "fa-kernels/src/conv/work.rs"
                    const u32 t2081 = t9 << 4u;
#line 203 "fa-kernels/src/conv/work.rs"
                    const u32 t2082 = t8 >> 2u;
#line 203 "fa-kernels/src/conv/work.rs"
                    const u32 first_26 = t2081 + t2082;
                    const u32 t2084 = first_26 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2085 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2086 = t2085 + first_26;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2087 = t2086 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 at = outputs + t2087;
                    const f32 t2089 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2090 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2091 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2092;
                    asm("mov.b32 %0, %1;" : "=r"(t2092) : "f"(t2089));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2093;
                    asm("mov.b32 %0, %1;" : "=r"(t2093) : "f"(t2090));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2094;
                    asm("mov.b32 %0, %1;" : "=r"(t2094) : "f"(t2091));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t2092), "r"(t2093), "r"(t2094), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2095 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2096 = t2095 + t2084;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2097 = t2096 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_2 = outputs + t2097;
                    const f32 t2099 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2100 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2102;
                    asm("mov.b32 %0, %1;" : "=r"(t2102) : "f"(t2099));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2103;
                    asm("mov.b32 %0, %1;" : "=r"(t2103) : "f"(t2100));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    u32 t2104;
                    asm("mov.b32 %0, %1;" : "=r"(t2104) : "f"(t2101));
#line 129 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t2102), "r"(t2103), "r"(t2104), "r"(0u) : "memory");
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
                const u32 channel_19 = threadIdx.x;
                const bool t2106 = channel_19 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
                if (t2106) {
#line 139 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2107 = channel_19 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2108 = outputs + t2107;
#line 139 "fa-kernels/src/conv/statistics.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2108) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2109;
                    asm("mov.b32 %0, %1;" : "=f"(t2109) : "r"(row));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2110;
                    asm("mov.b32 %0, %1;" : "=f"(t2110) : "r"(row_2));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2111;
                    asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(row_3));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2112;
                    asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(row_4));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2113 = 64u + channel_19;
#line 139 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2114 = t2113 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2115 = outputs + t2114;
#line 139 "fa-kernels/src/conv/statistics.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2115) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2116;
                    asm("mov.b32 %0, %1;" : "=f"(t2116) : "r"(row_5));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2117;
                    asm("mov.b32 %0, %1;" : "=f"(t2117) : "r"(row_6));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2118;
                    asm("mov.b32 %0, %1;" : "=f"(t2118) : "r"(row_7));
#line 139 "fa-kernels/src/conv/statistics.rs"
                    f32 t2119;
                    asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_3 = t2109 + t2116;
                    const f32 difference = t2117 - t2110;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2122;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2122) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2123;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2123) : "f"(t2122));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share = t2116 * t2123;
                    f32 mean_3;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t2110));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2126 = t2109 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2127 = t2126 ? t2117 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2128 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2129 = t2128 * t2109;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2130 = t2111 + t2118;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2131;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2131) : "f"(t2129), "f"(share), "f"(t2130));
#line 140 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2132 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_27 = t2132 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2134 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
                    const u32 index_95 = first_27 + channel_19;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_94 = t2134 + before;
                    const u64 t2137 = (u64)index_94;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2138 = t2137 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2139 = t2138 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2140 = partial + t2139;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2141 = (u64)index_95;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2142 = t2141 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2143 = t2142 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2144 = t2140 + t2143;
#line 143 "fa-kernels/src/conv/statistics.rs"
                    u32 t2145;
                    asm("mov.b32 %0, %1;" : "=r"(t2145) : "f"(count_3));
#line 143 "fa-kernels/src/conv/statistics.rs"
                    u32 t2146;
                    asm("mov.b32 %0, %1;" : "=r"(t2146) : "f"(t2127));
#line 143 "fa-kernels/src/conv/statistics.rs"
                    u32 t2147;
                    asm("mov.b32 %0, %1;" : "=r"(t2147) : "f"(t2131));
#line 143 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2144), "r"(t2145), "r"(t2146), "r"(t2147), "r"(0u) : "memory");
                }
#line 323 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
        }
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2148 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2149 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2150;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2150) : "f"(t2148), "f"(t2149));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2151 = t2150 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2152;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2152) : "r"(t2150));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2153;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2153) : "h"(t2152));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2154;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2154) : "r"(t2151));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2155;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2155) : "h"(t2154));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc = t2153;
        acc_2 = t2155;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2156 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2157 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2158;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2158) : "f"(t2156), "f"(t2157));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2159 = t2158 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2160;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2160) : "r"(t2158));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2161;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2161) : "h"(t2160));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2162;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2162) : "r"(t2159));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2163;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2163) : "h"(t2162));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_3 = t2161;
        acc_4 = t2163;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2164 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2165 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2166;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2166) : "f"(t2164), "f"(t2165));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2167 = t2166 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2168;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2168) : "r"(t2166));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2169;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2169) : "h"(t2168));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2170;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2170) : "r"(t2167));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2171;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2171) : "h"(t2170));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_5 = t2169;
        acc_6 = t2171;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2172 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2173 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2174;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2174) : "f"(t2172), "f"(t2173));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2175 = t2174 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2176;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2176) : "r"(t2174));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2177;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2177) : "h"(t2176));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2178;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2178) : "r"(t2175));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2179;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2179) : "h"(t2178));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_7 = t2177;
        acc_8 = t2179;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2180 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2181 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2182;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2182) : "f"(t2180), "f"(t2181));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2183 = t2182 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2184;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2184) : "r"(t2182));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2185;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2185) : "h"(t2184));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2186;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2186) : "r"(t2183));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2187;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2187) : "h"(t2186));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_9 = t2185;
        acc_10 = t2187;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2188 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2189 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2190;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2190) : "f"(t2188), "f"(t2189));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2191 = t2190 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2192;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2192) : "r"(t2190));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2193;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2193) : "h"(t2192));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2194;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2194) : "r"(t2191));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2195;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2195) : "h"(t2194));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_11 = t2193;
        acc_12 = t2195;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2196 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2197 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2198;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2198) : "f"(t2196), "f"(t2197));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2199 = t2198 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2200;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2200) : "r"(t2198));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2201;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2201) : "h"(t2200));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2202;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2202) : "r"(t2199));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2203;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2203) : "h"(t2202));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_13 = t2201;
        acc_14 = t2203;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2204 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2205 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2206;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2206) : "f"(t2204), "f"(t2205));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2207 = t2206 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2208;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2208) : "r"(t2206));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2209;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2209) : "h"(t2208));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2210;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2210) : "r"(t2207));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2211;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2211) : "h"(t2210));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_15 = t2209;
        acc_16 = t2211;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2212 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2213 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2214;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2214) : "f"(t2212), "f"(t2213));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2215 = t2214 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2216;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2216) : "r"(t2214));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2217;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2217) : "h"(t2216));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2218;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2218) : "r"(t2215));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2219;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2219) : "h"(t2218));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_17 = t2217;
        acc_18 = t2219;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2220 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2221 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2222;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2222) : "f"(t2220), "f"(t2221));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2223 = t2222 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2224;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2224) : "r"(t2222));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2225;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2225) : "h"(t2224));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2226;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2226) : "r"(t2223));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2227;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2227) : "h"(t2226));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_19 = t2225;
        acc_20 = t2227;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2228 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2229 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2230;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2230) : "f"(t2228), "f"(t2229));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2231 = t2230 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2232;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2232) : "r"(t2230));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2233;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2233) : "h"(t2232));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2234;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2234) : "r"(t2231));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2235;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2235) : "h"(t2234));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_21 = t2233;
        acc_22 = t2235;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2236 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2237 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2238;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2238) : "f"(t2236), "f"(t2237));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2239 = t2238 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2240;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2240) : "r"(t2238));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2241;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2241) : "h"(t2240));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2242;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2242) : "r"(t2239));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2243;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2243) : "h"(t2242));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_23 = t2241;
        acc_24 = t2243;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2244 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2245 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2246;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2246) : "f"(t2244), "f"(t2245));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2247 = t2246 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2248;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2248) : "r"(t2246));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2249;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2249) : "h"(t2248));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2250;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2250) : "r"(t2247));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2251;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2251) : "h"(t2250));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_25 = t2249;
        acc_26 = t2251;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2252 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2253 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2254;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2254) : "f"(t2252), "f"(t2253));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2255 = t2254 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2256;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2256) : "r"(t2254));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2257;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2257) : "h"(t2256));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2258;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2258) : "r"(t2255));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2259;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2259) : "h"(t2258));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_27 = t2257;
        acc_28 = t2259;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2260 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2261 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2262;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2262) : "f"(t2260), "f"(t2261));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2263 = t2262 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2264;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2264) : "r"(t2262));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2265;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2265) : "h"(t2264));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2266;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2266) : "r"(t2263));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2267;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2267) : "h"(t2266));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_29 = t2265;
        acc_30 = t2267;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2268 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2269 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2270;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2270) : "f"(t2268), "f"(t2269));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2271 = t2270 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2272;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2272) : "r"(t2270));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2273;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2273) : "h"(t2272));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2274;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2274) : "r"(t2271));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2275;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2275) : "h"(t2274));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_31 = t2273;
        acc_32 = t2275;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const u32 t2276 = t2061 * t2063;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const f32 count_4 = (f32)t2276;
        f32 t2278;
        asm("max.f32 %0, %1, %2;" : "=f"(t2278) : "f"(count_4), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
        f32 share_2;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t2278));
#line 90 "fa-kernels/src/conv/statistics.rs"
        const u32 t2280 = t2061 * t2063;
#line 90 "fa-kernels/src/conv/statistics.rs"
        const bool whole = t2280 == 64u;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2282 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2283 = 0.0f + t2282;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2284 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2285 = t2283 + t2284;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2286 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2287 = t2285 + t2286;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2288 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts = t2287 + t2288;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2290 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2291 = 0.0f + t2290;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2292 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2293 = t2291 + t2292;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2294 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2295 = t2293 + t2294;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2296 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_2 = t2295 + t2296;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2298 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2299 = 0.0f + t2298;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2300 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2301 = t2299 + t2300;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2302 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2303 = t2301 + t2302;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2304 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_3 = t2303 + t2304;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2306 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2307 = 0.0f + t2306;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2308 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2309 = t2307 + t2308;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2310 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2311 = t2309 + t2310;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2312 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_4 = t2311 + t2312;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2314 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2315 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2316 = t2314 + t2315;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum = t2316;
        } else {
            const u32 t2317 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_28 = t2317 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns = first_28 < t2063;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2320 = first_28 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_2 = t2320 < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2322 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_39 = t2322 & columns;
            const f32 t2324 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2325 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2326 = t2324 + t2325;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2327 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2328 = exists_39 ? t2326 : t2327;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2328;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2329 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_40 = t2329 & columns_2;
            const f32 t2331 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2332 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2333 = t2331 + t2332;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2334 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2335 = exists_40 ? t2333 : t2334;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2335;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2336 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_41 = t2336 & columns;
            const f32 t2338 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2339 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2340 = t2338 + t2339;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2341 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2342 = exists_41 ? t2340 : t2341;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2342;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2343 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_42 = t2343 & columns_2;
            const f32 t2345 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2346 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2347 = t2345 + t2346;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2348 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2349 = exists_42 ? t2347 : t2348;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2349;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2350 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_43 = t2350 & columns;
            const f32 t2352 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2353 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2354 = t2352 + t2353;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2355 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2356 = exists_43 ? t2354 : t2355;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2356;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2357 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_44 = t2357 & columns_2;
            const f32 t2359 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2360 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2361 = t2359 + t2360;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2362 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2363 = exists_44 ? t2361 : t2362;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2363;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2364 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_45 = t2364 & columns;
            const f32 t2366 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2367 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2368 = t2366 + t2367;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2369 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2370 = exists_45 ? t2368 : t2369;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2370;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2371 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_46 = t2371 & columns_2;
            const f32 t2373 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2374 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2375 = t2373 + t2374;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2376 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2377 = exists_46 ? t2375 : t2376;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2377;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2378 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_47 = t2378 & columns;
            const f32 t2380 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2381 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2382 = t2380 + t2381;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2383 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2384 = exists_47 ? t2382 : t2383;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2384;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2385 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_48 = t2385 & columns_2;
            const f32 t2387 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2388 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2389 = t2387 + t2388;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2390 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2391 = exists_48 ? t2389 : t2390;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2391;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2392 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_49 = t2392 & columns;
            const f32 t2394 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2395 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2396 = t2394 + t2395;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2397 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2398 = exists_49 ? t2396 : t2397;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2398;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2399 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_50 = t2399 & columns_2;
            const f32 t2401 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2402 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2403 = t2401 + t2402;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2404 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2405 = exists_50 ? t2403 : t2404;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2405;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2406 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_51 = t2406 & columns;
            const f32 t2408 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2409 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2410 = t2408 + t2409;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2411 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2412 = exists_51 ? t2410 : t2411;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2412;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2413 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_52 = t2413 & columns_2;
            const f32 t2415 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2416 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2417 = t2415 + t2416;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2418 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2419 = exists_52 ? t2417 : t2418;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2419;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2420 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_53 = t2420 & columns;
            const f32 t2422 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2423 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2424 = t2422 + t2423;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2425 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2426 = exists_53 ? t2424 : t2425;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2426;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2427 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_54 = t2427 & columns_2;
            const f32 t2429 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2430 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2431 = t2429 + t2430;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2432 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2433 = exists_54 ? t2431 : t2432;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2433;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2434 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2435;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2435) : "f"(t2434));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2436 = t2434 + t2435;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2437;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2437) : "f"(t2436));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2438 = t2436 + t2437;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about = t2438 * share_2;
        const f32 t2440 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2440), "f"(count_4), "f"(t2438));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(rest), "f"(share_2), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_2 = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2443 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance = t2443 - mean_4;
            f32 t2445;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2446 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_2 = t2446 - mean_4;
            f32 t2448;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(distance_2), "f"(distance_2), "f"(t2445));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2449 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_3 = t2449 - mean_4;
            f32 t2451;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(distance_3), "f"(distance_3), "f"(t2448));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2452 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_4 = t2452 - mean_4;
            f32 parts_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_4), "f"(distance_4), "f"(t2451));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2455 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_5 = t2455 - mean_4;
            f32 t2457;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(distance_5), "f"(distance_5), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2458 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_6 = t2458 - mean_4;
            f32 t2460;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(distance_6), "f"(distance_6), "f"(t2457));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2461 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_7 = t2461 - mean_4;
            f32 t2463;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(distance_7), "f"(distance_7), "f"(t2460));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2464 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_8 = t2464 - mean_4;
            f32 parts_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_8), "f"(distance_8), "f"(t2463));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2467 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_9 = t2467 - mean_4;
            f32 t2469;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(distance_9), "f"(distance_9), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2470 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_10 = t2470 - mean_4;
            f32 t2472;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(distance_10), "f"(distance_10), "f"(t2469));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2473 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_11 = t2473 - mean_4;
            f32 t2475;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(distance_11), "f"(distance_11), "f"(t2472));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2476 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_12 = t2476 - mean_4;
            f32 parts_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_12), "f"(distance_12), "f"(t2475));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2479 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_13 = t2479 - mean_4;
            f32 t2481;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(distance_13), "f"(distance_13), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2482 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_14 = t2482 - mean_4;
            f32 t2484;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(distance_14), "f"(distance_14), "f"(t2481));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2485 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_15 = t2485 - mean_4;
            f32 t2487;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(distance_15), "f"(distance_15), "f"(t2484));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2488 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_16 = t2488 - mean_4;
            f32 parts_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_16), "f"(distance_16), "f"(t2487));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2491 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2492 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2493 = t2491 + t2492;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2493;
        } else {
            const u32 t2494 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_29 = t2494 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_3 = first_29 < t2063;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2497 = first_29 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_4 = t2497 < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2499 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_55 = t2499 & columns_3;
            const f32 t2501 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2502 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_17 = t2502 - mean_4;
            f32 t2504;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2504) : "f"(distance_17), "f"(distance_17), "f"(t2501));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2505 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2506 = exists_55 ? t2504 : t2505;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2506;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2507 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_56 = t2507 & columns_4;
            const f32 t2509 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2510 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_18 = t2510 - mean_4;
            f32 t2512;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(distance_18), "f"(distance_18), "f"(t2509));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2513 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2514 = exists_56 ? t2512 : t2513;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2514;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2515 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_57 = t2515 & columns_3;
            const f32 t2517 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2518 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_19 = t2518 - mean_4;
            f32 t2520;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(distance_19), "f"(distance_19), "f"(t2517));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2521 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2522 = exists_57 ? t2520 : t2521;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2522;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2523 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_58 = t2523 & columns_4;
            const f32 t2525 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2526 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_20 = t2526 - mean_4;
            f32 t2528;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(distance_20), "f"(distance_20), "f"(t2525));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2529 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2530 = exists_58 ? t2528 : t2529;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2530;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2531 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_59 = t2531 & columns_3;
            const f32 t2533 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2534 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_21 = t2534 - mean_4;
            f32 t2536;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(distance_21), "f"(distance_21), "f"(t2533));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2537 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2538 = exists_59 ? t2536 : t2537;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2538;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2539 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_60 = t2539 & columns_4;
            const f32 t2541 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2542 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_22 = t2542 - mean_4;
            f32 t2544;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(distance_22), "f"(distance_22), "f"(t2541));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2545 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2546 = exists_60 ? t2544 : t2545;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2546;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2547 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_61 = t2547 & columns_3;
            const f32 t2549 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2550 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_23 = t2550 - mean_4;
            f32 t2552;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(distance_23), "f"(distance_23), "f"(t2549));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2553 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2554 = exists_61 ? t2552 : t2553;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2554;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2555 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_62 = t2555 & columns_4;
            const f32 t2557 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2558 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_24 = t2558 - mean_4;
            f32 t2560;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(distance_24), "f"(distance_24), "f"(t2557));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2561 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2562 = exists_62 ? t2560 : t2561;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2562;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2563 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_63 = t2563 & columns_3;
            const f32 t2565 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2566 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_25 = t2566 - mean_4;
            f32 t2568;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(distance_25), "f"(distance_25), "f"(t2565));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2569 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2570 = exists_63 ? t2568 : t2569;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2570;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2571 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_64 = t2571 & columns_4;
            const f32 t2573 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2574 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_26 = t2574 - mean_4;
            f32 t2576;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(distance_26), "f"(distance_26), "f"(t2573));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2577 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2578 = exists_64 ? t2576 : t2577;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2578;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2579 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_65 = t2579 & columns_3;
            const f32 t2581 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2582 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_27 = t2582 - mean_4;
            f32 t2584;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(distance_27), "f"(distance_27), "f"(t2581));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2585 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2586 = exists_65 ? t2584 : t2585;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2586;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2587 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_66 = t2587 & columns_4;
            const f32 t2589 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2590 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_28 = t2590 - mean_4;
            f32 t2592;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(distance_28), "f"(distance_28), "f"(t2589));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2593 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2594 = exists_66 ? t2592 : t2593;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2594;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2595 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_67 = t2595 & columns_3;
            const f32 t2597 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2598 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_29 = t2598 - mean_4;
            f32 t2600;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(distance_29), "f"(distance_29), "f"(t2597));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2601 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2602 = exists_67 ? t2600 : t2601;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2602;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2603 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_68 = t2603 & columns_4;
            const f32 t2605 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2606 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_30 = t2606 - mean_4;
            f32 t2608;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(distance_30), "f"(distance_30), "f"(t2605));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2609 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2610 = exists_68 ? t2608 : t2609;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2610;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2611 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_69 = t2611 & columns_3;
            const f32 t2613 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2614 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_31 = t2614 - mean_4;
            f32 t2616;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(distance_31), "f"(distance_31), "f"(t2613));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2617 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2618 = exists_69 ? t2616 : t2617;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2618;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2619 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_70 = t2619 & columns_4;
            const f32 t2621 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2622 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_32 = t2622 - mean_4;
            f32 t2624;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(distance_32), "f"(distance_32), "f"(t2621));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2625 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2626 = exists_70 ? t2624 : t2625;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2626;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2627 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2628;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2628) : "f"(t2627));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2629 = t2627 + t2628;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2630;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2630) : "f"(t2629));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_3 = t2629 + t2630;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2632 = count;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2633 = mean;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2634 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_5 = t2632 + count_4;
        const f32 difference_2 = mean_4 - t2633;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2637;
        asm("max.f32 %0, %1, %2;" : "=f"(t2637) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2638;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2638) : "f"(t2637));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_3 = count_4 * t2638;
        f32 mean_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(difference_2), "f"(share_3), "f"(t2633));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t2641 = t2632 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2642 = t2641 ? mean_4 : mean_5;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2643 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2644 = t2643 * t2632;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2645 = t2634 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t2646;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2646) : "f"(t2644), "f"(share_3), "f"(t2645));
#line 100 "fa-kernels/src/conv/statistics.rs"
        count = count_5;
#line 100 "fa-kernels/src/conv/statistics.rs"
        mean = t2642;
#line 100 "fa-kernels/src/conv/statistics.rs"
        squares = t2646;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_3 = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2647 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2648 = 0.0f + t2647;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2649 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2650 = t2648 + t2649;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2651 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2652 = t2650 + t2651;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2653 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_9 = t2652 + t2653;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2655 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2656 = 0.0f + t2655;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2657 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2658 = t2656 + t2657;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2659 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2660 = t2658 + t2659;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2661 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_10 = t2660 + t2661;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2663 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2664 = 0.0f + t2663;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2665 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2666 = t2664 + t2665;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2667 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2668 = t2666 + t2667;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2669 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_11 = t2668 + t2669;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2671 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2672 = 0.0f + t2671;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2673 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2674 = t2672 + t2673;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2675 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2676 = t2674 + t2675;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2677 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_12 = t2676 + t2677;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2679 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2680 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2681 = t2679 + t2680;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2681;
        } else {
            const u32 t2682 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_30 = t2682 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_5 = first_30 < t2063;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2685 = first_30 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_6 = t2685 < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2687 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_71 = t2687 & columns_5;
            const f32 t2689 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2690 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2691 = t2689 + t2690;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2692 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2693 = exists_71 ? t2691 : t2692;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2693;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2694 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_72 = t2694 & columns_6;
            const f32 t2696 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2697 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2698 = t2696 + t2697;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2699 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2700 = exists_72 ? t2698 : t2699;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2700;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2701 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_73 = t2701 & columns_5;
            const f32 t2703 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2704 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2705 = t2703 + t2704;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2706 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2707 = exists_73 ? t2705 : t2706;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2707;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2708 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_74 = t2708 & columns_6;
            const f32 t2710 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2711 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2712 = t2710 + t2711;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2713 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2714 = exists_74 ? t2712 : t2713;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2714;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2715 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_75 = t2715 & columns_5;
            const f32 t2717 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2718 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2719 = t2717 + t2718;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2720 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2721 = exists_75 ? t2719 : t2720;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2721;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2722 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_76 = t2722 & columns_6;
            const f32 t2724 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2725 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2726 = t2724 + t2725;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2727 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2728 = exists_76 ? t2726 : t2727;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2728;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2729 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_77 = t2729 & columns_5;
            const f32 t2731 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2732 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2733 = t2731 + t2732;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2734 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2735 = exists_77 ? t2733 : t2734;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2735;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2736 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_78 = t2736 & columns_6;
            const f32 t2738 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2739 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2740 = t2738 + t2739;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2741 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2742 = exists_78 ? t2740 : t2741;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2742;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2743 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_79 = t2743 & columns_5;
            const f32 t2745 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2746 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2747 = t2745 + t2746;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2748 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2749 = exists_79 ? t2747 : t2748;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2749;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2750 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_80 = t2750 & columns_6;
            const f32 t2752 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2753 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2754 = t2752 + t2753;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2755 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2756 = exists_80 ? t2754 : t2755;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2756;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2757 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_81 = t2757 & columns_5;
            const f32 t2759 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2760 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2761 = t2759 + t2760;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2762 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2763 = exists_81 ? t2761 : t2762;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2763;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2764 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_82 = t2764 & columns_6;
            const f32 t2766 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2767 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2768 = t2766 + t2767;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2769 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2770 = exists_82 ? t2768 : t2769;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2770;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2771 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_83 = t2771 & columns_5;
            const f32 t2773 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2774 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2775 = t2773 + t2774;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2776 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2777 = exists_83 ? t2775 : t2776;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2777;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2778 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_84 = t2778 & columns_6;
            const f32 t2780 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2781 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2782 = t2780 + t2781;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2783 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2784 = exists_84 ? t2782 : t2783;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2784;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2785 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_85 = t2785 & columns_5;
            const f32 t2787 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2788 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2789 = t2787 + t2788;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2790 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2791 = exists_85 ? t2789 : t2790;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2791;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2792 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_86 = t2792 & columns_6;
            const f32 t2794 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2795 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2796 = t2794 + t2795;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2797 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2798 = exists_86 ? t2796 : t2797;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2798;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2799 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2800;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2800) : "f"(t2799));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2801 = t2799 + t2800;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2802;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2802) : "f"(t2801));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2803 = t2801 + t2802;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about_2 = t2803 * share_2;
        const f32 t2805 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2805), "f"(count_4), "f"(t2803));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(rest_2), "f"(share_2), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_4 = 0.0f;
        if (whole) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2808 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_33 = t2808 - mean_6;
            f32 t2810;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2810) : "f"(distance_33), "f"(distance_33), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2811 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_34 = t2811 - mean_6;
            f32 t2813;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2813) : "f"(distance_34), "f"(distance_34), "f"(t2810));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2814 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_35 = t2814 - mean_6;
            f32 t2816;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(distance_35), "f"(distance_35), "f"(t2813));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2817 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_36 = t2817 - mean_6;
            f32 parts_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_36), "f"(distance_36), "f"(t2816));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2820 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_37 = t2820 - mean_6;
            f32 t2822;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2822) : "f"(distance_37), "f"(distance_37), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2823 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_38 = t2823 - mean_6;
            f32 t2825;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(distance_38), "f"(distance_38), "f"(t2822));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2826 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_39 = t2826 - mean_6;
            f32 t2828;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(distance_39), "f"(distance_39), "f"(t2825));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2829 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_40 = t2829 - mean_6;
            f32 parts_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_40), "f"(distance_40), "f"(t2828));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2832 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_41 = t2832 - mean_6;
            f32 t2834;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2834) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2835 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_42 = t2835 - mean_6;
            f32 t2837;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2837) : "f"(distance_42), "f"(distance_42), "f"(t2834));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2838 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_43 = t2838 - mean_6;
            f32 t2840;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(distance_43), "f"(distance_43), "f"(t2837));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2841 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_44 = t2841 - mean_6;
            f32 parts_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_44), "f"(distance_44), "f"(t2840));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2844 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_45 = t2844 - mean_6;
            f32 t2846;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2846) : "f"(distance_45), "f"(distance_45), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2847 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_46 = t2847 - mean_6;
            f32 t2849;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(distance_46), "f"(distance_46), "f"(t2846));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2850 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_47 = t2850 - mean_6;
            f32 t2852;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(distance_47), "f"(distance_47), "f"(t2849));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2853 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_48 = t2853 - mean_6;
            f32 parts_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_48), "f"(distance_48), "f"(t2852));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2856 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2857 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2858 = t2856 + t2857;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2858;
        } else {
            const u32 t2859 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_31 = t2859 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_7 = first_31 < t2063;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2862 = first_31 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_8 = t2862 < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2864 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_87 = t2864 & columns_7;
            const f32 t2866 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2867 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_49 = t2867 - mean_6;
            f32 t2869;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(distance_49), "f"(distance_49), "f"(t2866));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2870 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2871 = exists_87 ? t2869 : t2870;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2871;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2872 = 0u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_88 = t2872 & columns_8;
            const f32 t2874 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2875 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_50 = t2875 - mean_6;
            f32 t2877;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(distance_50), "f"(distance_50), "f"(t2874));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2878 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2879 = exists_88 ? t2877 : t2878;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2879;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2880 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_89 = t2880 & columns_7;
            const f32 t2882 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2883 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_51 = t2883 - mean_6;
            f32 t2885;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2885) : "f"(distance_51), "f"(distance_51), "f"(t2882));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2886 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2887 = exists_89 ? t2885 : t2886;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2887;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2888 = 1u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_90 = t2888 & columns_8;
            const f32 t2890 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2891 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_52 = t2891 - mean_6;
            f32 t2893;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(distance_52), "f"(distance_52), "f"(t2890));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2894 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2895 = exists_90 ? t2893 : t2894;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2895;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2896 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_91 = t2896 & columns_7;
            const f32 t2898 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2899 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_53 = t2899 - mean_6;
            f32 t2901;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(distance_53), "f"(distance_53), "f"(t2898));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2902 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2903 = exists_91 ? t2901 : t2902;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2903;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2904 = 2u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_92 = t2904 & columns_8;
            const f32 t2906 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2907 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_54 = t2907 - mean_6;
            f32 t2909;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2909) : "f"(distance_54), "f"(distance_54), "f"(t2906));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2910 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2911 = exists_92 ? t2909 : t2910;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2911;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2912 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_93 = t2912 & columns_7;
            const f32 t2914 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2915 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_55 = t2915 - mean_6;
            f32 t2917;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(distance_55), "f"(distance_55), "f"(t2914));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2918 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2919 = exists_93 ? t2917 : t2918;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2919;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2920 = 3u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_94 = t2920 & columns_8;
            const f32 t2922 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2923 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_56 = t2923 - mean_6;
            f32 t2925;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(distance_56), "f"(distance_56), "f"(t2922));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2926 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2927 = exists_94 ? t2925 : t2926;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2927;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2928 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_95 = t2928 & columns_7;
            const f32 t2930 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2931 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_57 = t2931 - mean_6;
            f32 t2933;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2933) : "f"(distance_57), "f"(distance_57), "f"(t2930));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2934 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2935 = exists_95 ? t2933 : t2934;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2935;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2936 = 4u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_96 = t2936 & columns_8;
            const f32 t2938 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2939 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_58 = t2939 - mean_6;
            f32 t2941;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(distance_58), "f"(distance_58), "f"(t2938));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2942 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2943 = exists_96 ? t2941 : t2942;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2943;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2944 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_97 = t2944 & columns_7;
            const f32 t2946 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2947 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_59 = t2947 - mean_6;
            f32 t2949;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(distance_59), "f"(distance_59), "f"(t2946));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2950 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2951 = exists_97 ? t2949 : t2950;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2951;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2952 = 5u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_98 = t2952 & columns_8;
            const f32 t2954 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2955 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_60 = t2955 - mean_6;
            f32 t2957;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2957) : "f"(distance_60), "f"(distance_60), "f"(t2954));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2958 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2959 = exists_98 ? t2957 : t2958;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2959;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2960 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_99 = t2960 & columns_7;
            const f32 t2962 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2963 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_61 = t2963 - mean_6;
            f32 t2965;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2965) : "f"(distance_61), "f"(distance_61), "f"(t2962));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2966 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2967 = exists_99 ? t2965 : t2966;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2967;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2968 = 6u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_100 = t2968 & columns_8;
            const f32 t2970 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2971 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_62 = t2971 - mean_6;
            f32 t2973;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(distance_62), "f"(distance_62), "f"(t2970));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2974 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2975 = exists_100 ? t2973 : t2974;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2975;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2976 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_101 = t2976 & columns_7;
            const f32 t2978 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2979 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_63 = t2979 - mean_6;
            f32 t2981;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(distance_63), "f"(distance_63), "f"(t2978));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2982 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2983 = exists_101 ? t2981 : t2982;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2983;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2984 = 7u < t2061;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_102 = t2984 & columns_8;
            const f32 t2986 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2987 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_64 = t2987 - mean_6;
            f32 t2989;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(distance_64), "f"(distance_64), "f"(t2986));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2990 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2991 = exists_102 ? t2989 : t2990;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2991;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2992 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2993;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2993) : "f"(t2992));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2994 = t2992 + t2993;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2995;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2995) : "f"(t2994));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_4 = t2994 + t2995;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2997 = count_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2998 = mean_2;
#line 100 "fa-kernels/src/conv/statistics.rs"
        const f32 t2999 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_6 = t2997 + count_4;
        const f32 difference_3 = mean_6 - t2998;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3002;
        asm("max.f32 %0, %1, %2;" : "=f"(t3002) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3003;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3003) : "f"(t3002));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_4 = count_4 * t3003;
        f32 mean_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(difference_3), "f"(share_4), "f"(t2998));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t3006 = t2997 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3007 = t3006 ? mean_6 : mean_7;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3008 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3009 = t3008 * t2997;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3010 = t2999 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t3011;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(t3009), "f"(share_4), "f"(t3010));
#line 100 "fa-kernels/src/conv/statistics.rs"
        count_2 = count_6;
#line 100 "fa-kernels/src/conv/statistics.rs"
        mean_2 = t3007;
#line 100 "fa-kernels/src/conv/statistics.rs"
        squares_2 = t3011;
#line 235 "fa-kernels/src/conv/work.rs"
        const u32 own = index << 13u;
#line 243 "fa-kernels/src/conv/work.rs"
        const u32 t3013 = i << 14u;
#line 243 "fa-kernels/src/conv/work.rs"
        const u32 kept = outputs + t3013;
#line 262 "fa-kernels/src/conv/work.rs"
        const bool t3015 = i == 0u;
#line 244 "fa-kernels/src/conv/work.rs"
        const u32 base = t3015 ? smem_1 : kept;
#line 248 "fa-kernels/src/conv/work.rs"
        const u32 t3017 = base + own;
#line 262 "fa-kernels/src/conv/work.rs"
        const bool t3018 = i == 0u;
#line 278 "fa-kernels/src/conv/work.rs"
        if (t3018) {
#line 323 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3019 = t9 << 4u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3020 = t8 >> 2u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3021 = t3020 & 1u;
#line 282 "fa-kernels/src/conv/work.rs"
        const bool t3022 = t3021 == 1u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3023 = t8 & 3u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3024 = t3023 << 1u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3025 = t8 >> 2u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3026 = t3025 & 1u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3027 = t3024 + t3026;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3028 = t8 >> 3u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3029 = t3028 << 2u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3030 = t3019 >> 3u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3031 = t3027 & 7u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3032 = t3030 ^ t3031;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3033 = t3027 << 7u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3034 = t3032 << 4u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3035 = t3033 + t3034;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3036 = t3017 + t3035;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3037 = t3036 + t3029;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3038 = t3022 ? acc : acc_2;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3039;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3039) : "f"(t3038));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3040 = t3022 ? t3039 : acc;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3041 = t3022 ? acc_2 : t3039;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3042;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3042) : "f"(t3040), "f"(t3041));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3037), "r"(t3042) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3043 = t3022 ? acc_5 : acc_6;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3044;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3044) : "f"(t3043));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3045 = t3022 ? t3044 : acc_5;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3046 = t3022 ? acc_6 : t3044;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3047;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3047) : "f"(t3045), "f"(t3046));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3037), "r"(t3047) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3048 = t3022 ? acc_9 : acc_10;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3049;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3049) : "f"(t3048));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3050 = t3022 ? t3049 : acc_9;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3051 = t3022 ? acc_10 : t3049;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3052;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3052) : "f"(t3050), "f"(t3051));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3037), "r"(t3052) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3053 = t3022 ? acc_13 : acc_14;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3054;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3054) : "f"(t3053));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3055 = t3022 ? t3054 : acc_13;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3056 = t3022 ? acc_14 : t3054;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3057;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3057) : "f"(t3055), "f"(t3056));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3037), "r"(t3057) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3058 = t3022 ? acc_17 : acc_18;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3059;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3059) : "f"(t3058));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3060 = t3022 ? t3059 : acc_17;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3061 = t3022 ? acc_18 : t3059;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3062;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3062) : "f"(t3060), "f"(t3061));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3037), "r"(t3062) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3063 = t3022 ? acc_21 : acc_22;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3064;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3064) : "f"(t3063));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3065 = t3022 ? t3064 : acc_21;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3066 = t3022 ? acc_22 : t3064;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3067;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3067) : "f"(t3065), "f"(t3066));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3037), "r"(t3067) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3068 = t3022 ? acc_25 : acc_26;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3069;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3069) : "f"(t3068));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3070 = t3022 ? t3069 : acc_25;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3071 = t3022 ? acc_26 : t3069;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3072;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3072) : "f"(t3070), "f"(t3071));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3037), "r"(t3072) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3073 = t3022 ? acc_29 : acc_30;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3074;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3074) : "f"(t3073));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3075 = t3022 ? t3074 : acc_29;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3076 = t3022 ? acc_30 : t3074;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3077;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3077) : "f"(t3075), "f"(t3076));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3037), "r"(t3077) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3078 = t3019 >> 3u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3079 = t3078 + 1u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3080 = t3027 & 7u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3081 = t3079 ^ t3080;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3082 = t3027 << 7u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3083 = t3081 << 4u;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3084 = t3082 + t3083;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3085 = t3017 + t3084;
#line 282 "fa-kernels/src/conv/work.rs"
        const u32 t3086 = t3085 + t3029;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3087 = t3022 ? acc_3 : acc_4;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3088;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3088) : "f"(t3087));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3089 = t3022 ? t3088 : acc_3;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3090 = t3022 ? acc_4 : t3088;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3091;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3091) : "f"(t3089), "f"(t3090));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3086), "r"(t3091) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3092 = t3022 ? acc_7 : acc_8;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3093;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3093) : "f"(t3092));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3094 = t3022 ? t3093 : acc_7;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3095 = t3022 ? acc_8 : t3093;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3096;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3096) : "f"(t3094), "f"(t3095));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3086), "r"(t3096) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3097 = t3022 ? acc_11 : acc_12;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3098;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3098) : "f"(t3097));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3099 = t3022 ? t3098 : acc_11;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3100 = t3022 ? acc_12 : t3098;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3101;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3101) : "f"(t3099), "f"(t3100));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3086), "r"(t3101) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3102 = t3022 ? acc_15 : acc_16;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3103;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3103) : "f"(t3102));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3104 = t3022 ? t3103 : acc_15;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3105 = t3022 ? acc_16 : t3103;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3106;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3106) : "f"(t3104), "f"(t3105));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3086), "r"(t3106) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3107 = t3022 ? acc_19 : acc_20;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3108;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3108) : "f"(t3107));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3109 = t3022 ? t3108 : acc_19;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3110 = t3022 ? acc_20 : t3108;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3111;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3111) : "f"(t3109), "f"(t3110));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3086), "r"(t3111) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3112 = t3022 ? acc_23 : acc_24;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3113;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3113) : "f"(t3112));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3114 = t3022 ? t3113 : acc_23;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3115 = t3022 ? acc_24 : t3113;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3116;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3116) : "f"(t3114), "f"(t3115));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3086), "r"(t3116) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3117 = t3022 ? acc_27 : acc_28;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3118;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3118) : "f"(t3117));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3119 = t3022 ? t3118 : acc_27;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3120 = t3022 ? acc_28 : t3118;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3121;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3121) : "f"(t3119), "f"(t3120));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3086), "r"(t3121) : "memory");
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3122 = t3022 ? acc_31 : acc_32;
#line 282 "fa-kernels/src/conv/work.rs"
        f32 t3123;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3123) : "f"(t3122));
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3124 = t3022 ? t3123 : acc_31;
#line 282 "fa-kernels/src/conv/work.rs"
        const f32 t3125 = t3022 ? acc_32 : t3123;
#line 282 "fa-kernels/src/conv/work.rs"
        u32 t3126;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3126) : "f"(t3124), "f"(t3125));
#line 282 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3086), "r"(t3126) : "memory");
    }
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t3127 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_32 = t3127 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t3129 = first_32 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t3130 = all_groups - first_32;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_18 = t3129 ? t3130 : 0u;
    const u32 rounds = left_18 < cta_groups ? left_18 : cta_groups;
#line 117 "fa-kernels/src/conv/statistics.rs"
    const bool t3133 = 0u < rounds;
#line 117 "fa-kernels/src/conv/statistics.rs"
    if (t3133) {
        const u32 t3134 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3135 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3136 = t3135 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3137 = t3136 + t3134;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3138 = t3137 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
        u32 t3139;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3139) : "r"(t3138), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3140 = t3139 >> groups_shift;
#line 126 "fa-kernels/src/conv/statistics.rs"
        const u32 t3141 = t8 & 3u;
#line 126 "fa-kernels/src/conv/statistics.rs"
        const bool t3142 = t3141 == 0u;
#line 126 "fa-kernels/src/conv/statistics.rs"
        if (t3142) {
#line 203 "fa-kernels/src/conv/work.rs"
            const u32 t3143 = t9 << 4u;
#line 203 "fa-kernels/src/conv/work.rs"
            const u32 t3144 = t8 >> 2u;
#line 203 "fa-kernels/src/conv/work.rs"
            const u32 first_33 = t3143 + t3144;
            const u32 t3146 = first_33 + 8u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3147 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3148 = t3147 + first_33;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3149 = t3148 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 at_3 = outputs + t3149;
            const f32 t3151 = count;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3152 = mean;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3153 = squares;
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3154;
            asm("mov.b32 %0, %1;" : "=r"(t3154) : "f"(t3151));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3155;
            asm("mov.b32 %0, %1;" : "=r"(t3155) : "f"(t3152));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3156;
            asm("mov.b32 %0, %1;" : "=r"(t3156) : "f"(t3153));
#line 129 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t3154), "r"(t3155), "r"(t3156), "r"(0u) : "memory");
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3157 = index << 6u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3158 = t3157 + t3146;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 t3159 = t3158 << 4u;
#line 128 "fa-kernels/src/conv/statistics.rs"
            const u32 at_4 = outputs + t3159;
            const f32 t3161 = count_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3162 = mean_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
            const f32 t3163 = squares_2;
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3164;
            asm("mov.b32 %0, %1;" : "=r"(t3164) : "f"(t3161));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3165;
            asm("mov.b32 %0, %1;" : "=r"(t3165) : "f"(t3162));
#line 129 "fa-kernels/src/conv/statistics.rs"
            u32 t3166;
            asm("mov.b32 %0, %1;" : "=r"(t3166) : "f"(t3163));
#line 129 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t3164), "r"(t3165), "r"(t3166), "r"(0u) : "memory");
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
        const u32 channel_20 = threadIdx.x;
        const bool t3168 = channel_20 < 64u;
#line 137 "fa-kernels/src/conv/statistics.rs"
        if (t3168) {
#line 139 "fa-kernels/src/conv/statistics.rs"
            const u32 t3169 = channel_20 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
            const u32 t3170 = outputs + t3169;
#line 139 "fa-kernels/src/conv/statistics.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t3170) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3171;
            asm("mov.b32 %0, %1;" : "=f"(t3171) : "r"(row_9));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3172;
            asm("mov.b32 %0, %1;" : "=f"(t3172) : "r"(row_10));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3173;
            asm("mov.b32 %0, %1;" : "=f"(t3173) : "r"(row_11));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3174;
            asm("mov.b32 %0, %1;" : "=f"(t3174) : "r"(row_12));
#line 139 "fa-kernels/src/conv/statistics.rs"
            const u32 t3175 = 64u + channel_20;
#line 139 "fa-kernels/src/conv/statistics.rs"
            const u32 t3176 = t3175 << 4u;
#line 139 "fa-kernels/src/conv/statistics.rs"
            const u32 t3177 = outputs + t3176;
#line 139 "fa-kernels/src/conv/statistics.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t3177) : "memory");
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3178;
            asm("mov.b32 %0, %1;" : "=f"(t3178) : "r"(row_13));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3179;
            asm("mov.b32 %0, %1;" : "=f"(t3179) : "r"(row_14));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3180;
            asm("mov.b32 %0, %1;" : "=f"(t3180) : "r"(row_15));
#line 139 "fa-kernels/src/conv/statistics.rs"
            f32 t3181;
            asm("mov.b32 %0, %1;" : "=f"(t3181) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t3171 + t3178;
            const f32 difference_4 = t3179 - t3172;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3184;
            asm("max.f32 %0, %1, %2;" : "=f"(t3184) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3185;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3185) : "f"(t3184));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = t3178 * t3185;
            f32 mean_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t3172));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t3188 = t3171 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3189 = t3188 ? t3179 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3190 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3191 = t3190 * t3171;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3192 = t3173 + t3180;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t3193;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3193) : "f"(t3191), "f"(share_5), "f"(t3192));
#line 140 "fa-kernels/src/conv/statistics.rs"
            const u32 t3194 = blockIdx.y;
#line 140 "fa-kernels/src/conv/statistics.rs"
            const u32 first_34 = t3194 << 6u;
#line 142 "fa-kernels/src/conv/statistics.rs"
            const u32 t3196 = blockIdx.x;
#line 142 "fa-kernels/src/conv/statistics.rs"
            const u32 index_97 = first_34 + channel_20;
#line 57 "fa-kernels/src/conv/work.rs"
            const u32 index_96 = t3196 + t3140;
            const u64 t3199 = (u64)index_96;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3200 = t3199 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3201 = t3200 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3202 = partial + t3201;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3203 = (u64)index_97;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3204 = t3203 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3205 = t3204 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3206 = t3202 + t3205;
#line 143 "fa-kernels/src/conv/statistics.rs"
            u32 t3207;
            asm("mov.b32 %0, %1;" : "=r"(t3207) : "f"(count_7));
#line 143 "fa-kernels/src/conv/statistics.rs"
            u32 t3208;
            asm("mov.b32 %0, %1;" : "=r"(t3208) : "f"(t3189));
#line 143 "fa-kernels/src/conv/statistics.rs"
            u32 t3209;
            asm("mov.b32 %0, %1;" : "=r"(t3209) : "f"(t3193));
#line 143 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3206), "r"(t3207), "r"(t3208), "r"(t3209), "r"(0u) : "memory");
        }
#line 323 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
    }
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3210 = 0ull * counters_stride0;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3211 = t3210 * 4ull;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3212 = counters + t3211;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3213 = 1ull * counters_stride0;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3214 = t3213 * 4ull;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3215 = counters + t3214;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u32 t3216 = threadIdx.x;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const bool t3217 = t3216 == 0u;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    if (t3217) {
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t3212), "r"(1u) : "memory");
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3218 = gridDim.x;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3219 = gridDim.y;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3220 = t3218 * t3219;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3221 = gridDim.z;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3222 = t3220 * t3221;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        while (true) {
#line 130 "fa-kernels/src/conv/mma/mod.rs"
            u32 t3223;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3223) : "l"(t3212) : "memory");
#line 130 "fa-kernels/src/conv/mma/mod.rs"
            const bool t3224 = t3223 < t3222;
            if (!t3224) break;
        }
    }
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const u32 t3227 = threadIdx.x;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    const bool t3228 = t3227 == 0u;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
    if (t3228) {
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3229 = gridDim.x;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3230 = gridDim.y;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3231 = t3229 * t3230;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3232 = gridDim.z;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3233 = t3231 * t3232;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3234 = t3233 - 1u;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        u32 t3235;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3235) : "l"(t3215), "r"(t3234) : "memory");
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        const bool t3236 = t3235 == t3234;
#line 130 "fa-kernels/src/conv/mma/mod.rs"
        if (t3236) {
#line 130 "fa-kernels/src/conv/mma/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3212), "r"(0u) : "memory");
        }
    }
#line 81 "fa-kernels/src/conv/output.rs"
    const u32 t3237 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
    const u32 t3238 = t3237 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
    const u32 t3239 = t3238 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
    const u32 channel_21 = t3239 & 63u;
#line 31 "fa-kernels/src/conv/output.rs"
    const u32 t3241 = blockIdx.y;
#line 31 "fa-kernels/src/conv/output.rs"
    const u32 t3242 = t3241 << 6u;
#line 31 "fa-kernels/src/conv/output.rs"
    const u32 t3243 = t3242 + channel_21;
#line 31 "fa-kernels/src/conv/output.rs"
    const u32 existing = t3243 < 56u ? t3243 : 56u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3245 = existing + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3246 = existing + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3247 = existing + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3248 = existing + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3249 = existing + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3250 = existing + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3251 = existing + 7u;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t3252 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_35 = t3252 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t3254 = first_35 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t3255 = all_groups - first_35;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_19 = t3254 ? t3255 : 0u;
    const u32 t3257 = left_19 < cta_groups ? left_19 : cta_groups;
#line 34 "fa-kernels/src/conv/output.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < t3257; i_2 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3258 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3259 = t3258 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3260 = t3259 + i_2;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3261 = t3260 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
        u32 t3262;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3262) : "r"(t3261), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 sample_6 = t3262 >> groups_shift;
#line 36 "fa-kernels/src/conv/output.rs"
        const bool t3264 = i_2 == 0u;
#line 36 "fa-kernels/src/conv/output.rs"
        const u32 t3265 = i_2 > 1u ? i_2 : 1u;
#line 36 "fa-kernels/src/conv/output.rs"
        const u32 t3266 = t3265 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3267 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3268 = t3267 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3269 = t3268 + t3266;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3270 = t3269 << 1u;
#line 83 "fa-kernels/src/conv/work.rs"
        u32 t3271;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3271) : "r"(t3270), "r"(groups_factor));
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3272 = t3271 >> groups_shift;
#line 36 "fa-kernels/src/conv/output.rs"
        const bool t3273 = sample_6 != t3272;
#line 36 "fa-kernels/src/conv/output.rs"
        const bool t3274 = t3264 | t3273;
#line 36 "fa-kernels/src/conv/output.rs"
        if (t3274) {
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3275 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3276 = t3275 & 63u;
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3277 = threadIdx.x;
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3278 = t3277 >> 6u;
            const u32 t3279 = blockIdx.y;
#line 155 "fa-kernels/src/conv/statistics.rs"
            const u32 first_channel = t3279 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3281 = sample_6 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3282 = t3281 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            u32 t3283;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3283) : "r"(t3282), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3284 = t3283 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3285 = sample_6 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3286 = t3285 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3287 = t3286 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3288 = t3287 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            u32 t3289;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3289) : "r"(t3288), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3290 = t3289 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 mean_9 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 squares_5 = 0.0f;
            const u32 t3291 = t3284 + t3278;
#line 47 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3292 = t3290 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
            #pragma unroll 1
            for (u32 i_3 = t3291; i_3 < t3292; i_3 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3293 = i_3 <= t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3294 = i_3 < t3290 ? i_3 : t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_99 = first_channel + t3276;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_98 = t3294 + sample_6;
                const u64 t3297 = (u64)index_98;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3298 = t3297 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3299 = t3298 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3300 = partial + t3299;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3301 = (u64)index_99;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3302 = t3301 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3303 = t3302 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3304 = t3300 + t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk;
                u32 chunk_2;
                u32 chunk_3;
                u32 chunk_4;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t3304) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3305;
                asm("mov.b32 %0, %1;" : "=f"(t3305) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3306;
                asm("mov.b32 %0, %1;" : "=f"(t3306) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3307;
                asm("mov.b32 %0, %1;" : "=f"(t3307) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3308;
                asm("mov.b32 %0, %1;" : "=f"(t3308) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta = i_3 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3310 = cta <= t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3311 = cta < t3290 ? cta : t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_101 = first_channel + t3276;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_100 = t3311 + sample_6;
                const u64 t3314 = (u64)index_100;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3315 = t3314 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3316 = t3315 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3317 = partial + t3316;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3318 = (u64)index_101;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3319 = t3318 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3320 = t3319 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3321 = t3317 + t3320;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_5;
                u32 chunk_6;
                u32 chunk_7;
                u32 chunk_8;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t3321) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3322;
                asm("mov.b32 %0, %1;" : "=f"(t3322) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3323;
                asm("mov.b32 %0, %1;" : "=f"(t3323) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3324;
                asm("mov.b32 %0, %1;" : "=f"(t3324) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3325;
                asm("mov.b32 %0, %1;" : "=f"(t3325) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta_2 = i_3 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3327 = cta_2 <= t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3328 = cta_2 < t3290 ? cta_2 : t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_103 = first_channel + t3276;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_102 = t3328 + sample_6;
                const u64 t3331 = (u64)index_102;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3332 = t3331 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3333 = t3332 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3334 = partial + t3333;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3335 = (u64)index_103;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3336 = t3335 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3337 = t3336 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3338 = t3334 + t3337;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_9;
                u32 chunk_10;
                u32 chunk_11;
                u32 chunk_12;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t3338) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3339;
                asm("mov.b32 %0, %1;" : "=f"(t3339) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3340;
                asm("mov.b32 %0, %1;" : "=f"(t3340) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3341;
                asm("mov.b32 %0, %1;" : "=f"(t3341) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3342;
                asm("mov.b32 %0, %1;" : "=f"(t3342) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta_3 = i_3 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3344 = cta_3 <= t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3345 = cta_3 < t3290 ? cta_3 : t3290;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_105 = first_channel + t3276;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_104 = t3345 + sample_6;
                const u64 t3348 = (u64)index_104;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3349 = t3348 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3350 = t3349 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3351 = partial + t3350;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3352 = (u64)index_105;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3353 = t3352 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3354 = t3353 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3355 = t3351 + t3354;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_13;
                u32 chunk_14;
                u32 chunk_15;
                u32 chunk_16;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t3355) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3356;
                asm("mov.b32 %0, %1;" : "=f"(t3356) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3357;
                asm("mov.b32 %0, %1;" : "=f"(t3357) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3358;
                asm("mov.b32 %0, %1;" : "=f"(t3358) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3359;
                asm("mov.b32 %0, %1;" : "=f"(t3359) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3360 = t3293 ? t3305 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3361 = t3293 ? t3306 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3362 = t3293 ? t3307 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3363 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3364 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3365 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = t3363 + t3360;
                const f32 difference_5 = t3361 - t3364;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3368;
                asm("max.f32 %0, %1, %2;" : "=f"(t3368) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3369;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3369) : "f"(t3368));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t3360 * t3369;
                f32 mean_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_5), "f"(share_6), "f"(t3364));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3372 = t3363 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3373 = t3372 ? t3361 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3374 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3375 = t3374 * t3363;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3376 = t3365 + t3362;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3377;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3377) : "f"(t3375), "f"(share_6), "f"(t3376));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3373;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3377;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3378 = t3310 ? t3322 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3379 = t3310 ? t3323 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3380 = t3310 ? t3324 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3381 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3382 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3383 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_10 = t3381 + t3378;
                const f32 difference_6 = t3379 - t3382;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3386;
                asm("max.f32 %0, %1, %2;" : "=f"(t3386) : "f"(count_10), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3387;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3387) : "f"(t3386));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t3378 * t3387;
                f32 mean_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_11) : "f"(difference_6), "f"(share_7), "f"(t3382));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3390 = t3381 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3391 = t3390 ? t3379 : mean_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3392 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3393 = t3392 * t3381;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3394 = t3383 + t3380;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3395;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3395) : "f"(t3393), "f"(share_7), "f"(t3394));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3391;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3395;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3396 = t3327 ? t3339 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3397 = t3327 ? t3340 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3398 = t3327 ? t3341 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3399 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3400 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3401 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_11 = t3399 + t3396;
                const f32 difference_7 = t3397 - t3400;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3404;
                asm("max.f32 %0, %1, %2;" : "=f"(t3404) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3405;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3405) : "f"(t3404));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_8 = t3396 * t3405;
                f32 mean_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t3400));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3408 = t3399 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3409 = t3408 ? t3397 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3410 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3411 = t3410 * t3399;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3412 = t3401 + t3398;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3413;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3413) : "f"(t3411), "f"(share_8), "f"(t3412));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3409;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3413;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3414 = t3344 ? t3356 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3415 = t3344 ? t3357 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3416 = t3344 ? t3358 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3417 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3418 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3419 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_12 = t3417 + t3414;
                const f32 difference_8 = t3415 - t3418;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3422;
                asm("max.f32 %0, %1, %2;" : "=f"(t3422) : "f"(count_12), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3423;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3423) : "f"(t3422));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_9 = t3414 * t3423;
                f32 mean_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_13) : "f"(difference_8), "f"(share_9), "f"(t3418));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3426 = t3417 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3427 = t3426 ? t3415 : mean_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3428 = difference_8 * difference_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3429 = t3428 * t3417;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3430 = t3419 + t3416;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3431;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3431) : "f"(t3429), "f"(share_9), "f"(t3430));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3427;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3431;
            }
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3432 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3433 = mean_9;
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3434 = squares_5;
#line 161 "fa-kernels/src/conv/statistics.rs"
            const u32 t3435 = t3278 << 6u;
#line 161 "fa-kernels/src/conv/statistics.rs"
            const u32 t3436 = t3435 + t3276;
#line 161 "fa-kernels/src/conv/statistics.rs"
            const u32 t3437 = t3436 << 4u;
#line 161 "fa-kernels/src/conv/statistics.rs"
            const u32 t3438 = outputs + t3437;
#line 161 "fa-kernels/src/conv/statistics.rs"
            u32 t3439;
            asm("mov.b32 %0, %1;" : "=r"(t3439) : "f"(t3432));
#line 161 "fa-kernels/src/conv/statistics.rs"
            u32 t3440;
            asm("mov.b32 %0, %1;" : "=r"(t3440) : "f"(t3433));
#line 161 "fa-kernels/src/conv/statistics.rs"
            u32 t3441;
            asm("mov.b32 %0, %1;" : "=r"(t3441) : "f"(t3434));
#line 161 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3438), "r"(t3439), "r"(t3440), "r"(t3441), "r"(0u) : "memory");
#line 323 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 165 "fa-kernels/src/conv/statistics.rs"
            const bool t3442 = t3278 == 0u;
#line 165 "fa-kernels/src/conv/statistics.rs"
            if (t3442) {
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3443 = t3276 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3444 = outputs + t3443;
#line 167 "fa-kernels/src/conv/statistics.rs"
                u32 row_17;
                u32 row_18;
                u32 row_19;
                u32 row_20;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t3444) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3445;
                asm("mov.b32 %0, %1;" : "=f"(t3445) : "r"(row_17));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3446;
                asm("mov.b32 %0, %1;" : "=f"(t3446) : "r"(row_18));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3447;
                asm("mov.b32 %0, %1;" : "=f"(t3447) : "r"(row_19));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3448;
                asm("mov.b32 %0, %1;" : "=f"(t3448) : "r"(row_20));
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3449 = 64u + t3276;
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3450 = t3449 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3451 = outputs + t3450;
#line 167 "fa-kernels/src/conv/statistics.rs"
                u32 row_21;
                u32 row_22;
                u32 row_23;
                u32 row_24;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t3451) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3452;
                asm("mov.b32 %0, %1;" : "=f"(t3452) : "r"(row_21));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3453;
                asm("mov.b32 %0, %1;" : "=f"(t3453) : "r"(row_22));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3454;
                asm("mov.b32 %0, %1;" : "=f"(t3454) : "r"(row_23));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3455;
                asm("mov.b32 %0, %1;" : "=f"(t3455) : "r"(row_24));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_13 = t3445 + t3452;
                const f32 difference_9 = t3453 - t3446;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3458;
                asm("max.f32 %0, %1, %2;" : "=f"(t3458) : "f"(count_13), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3459;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3459) : "f"(t3458));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_10 = t3452 * t3459;
                f32 mean_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_14) : "f"(difference_9), "f"(share_10), "f"(t3446));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3462 = t3445 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3463 = t3462 ? t3453 : mean_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3464 = difference_9 * difference_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3465 = t3464 * t3445;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3466 = t3447 + t3454;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3467;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3467) : "f"(t3465), "f"(share_10), "f"(t3466));
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3468 = 128u + t3276;
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3469 = t3468 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3470 = outputs + t3469;
#line 167 "fa-kernels/src/conv/statistics.rs"
                u32 row_25;
                u32 row_26;
                u32 row_27;
                u32 row_28;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t3470) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3471;
                asm("mov.b32 %0, %1;" : "=f"(t3471) : "r"(row_25));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3472;
                asm("mov.b32 %0, %1;" : "=f"(t3472) : "r"(row_26));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3473;
                asm("mov.b32 %0, %1;" : "=f"(t3473) : "r"(row_27));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3474;
                asm("mov.b32 %0, %1;" : "=f"(t3474) : "r"(row_28));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_14 = count_13 + t3471;
                const f32 difference_10 = t3472 - t3463;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3477;
                asm("max.f32 %0, %1, %2;" : "=f"(t3477) : "f"(count_14), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3478;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3478) : "f"(t3477));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_11 = t3471 * t3478;
                f32 mean_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_15) : "f"(difference_10), "f"(share_11), "f"(t3463));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3481 = count_13 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3482 = t3481 ? t3472 : mean_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3483 = difference_10 * difference_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3484 = t3483 * count_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3485 = t3467 + t3473;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3484), "f"(share_11), "f"(t3485));
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3487 = 192u + t3276;
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3488 = t3487 << 4u;
#line 167 "fa-kernels/src/conv/statistics.rs"
                const u32 t3489 = outputs + t3488;
#line 167 "fa-kernels/src/conv/statistics.rs"
                u32 row_29;
                u32 row_30;
                u32 row_31;
                u32 row_32;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t3489) : "memory");
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3490;
                asm("mov.b32 %0, %1;" : "=f"(t3490) : "r"(row_29));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3491;
                asm("mov.b32 %0, %1;" : "=f"(t3491) : "r"(row_30));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3492;
                asm("mov.b32 %0, %1;" : "=f"(t3492) : "r"(row_31));
#line 167 "fa-kernels/src/conv/statistics.rs"
                f32 t3493;
                asm("mov.b32 %0, %1;" : "=f"(t3493) : "r"(row_32));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_15 = count_14 + t3490;
                const f32 difference_11 = t3491 - t3482;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3496;
                asm("max.f32 %0, %1, %2;" : "=f"(t3496) : "f"(count_15), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3497;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3497) : "f"(t3496));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_12 = t3490 * t3497;
                f32 mean_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_16) : "f"(difference_11), "f"(share_12), "f"(t3482));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3500 = count_14 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3501 = t3500 ? t3491 : mean_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3502 = difference_11 * difference_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3503 = t3502 * count_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3504 = t3486 + t3492;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3505;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3505) : "f"(t3503), "f"(share_12), "f"(t3504));
#line 169 "fa-kernels/src/conv/statistics.rs"
                const u32 t3506 = first_channel + t3276;
#line 169 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = t3506 < 63u ? t3506 : 63u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                const u32 t3508 = t3276 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                const u32 t3509 = t3 + t3508;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                f32 t3510;
                asm("max.f32 %0, %1, %2;" : "=f"(t3510) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                f32 t3511;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3511) : "f"(t3510));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                const f32 variance = t3505 * t3511;
                const f32 t3513 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                f32 inverse;
                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t3513));
#line 108 "fa-kernels/src/conv/coefficients.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3509), "f"(inverse) : "memory");
                asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t3509), "f"(t3501) : "memory");
            }
#line 323 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3515 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3516 = t3515 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
        const u32 group_6 = t3516 + i_2;
        const u32 t3518 = group_6 << 1u;
#line 90 "fa-kernels/src/conv/work.rs"
        u32 t3519;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3519) : "r"(t3518), "r"(groups_factor));
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample_7 = t3519 >> groups_shift;
        const u32 t3521 = sample_7 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t3522 = group_6 - t3521;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t3523 = t3522 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_6 = t3523 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t3525 = number_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t3526;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3526) : "r"(t3525), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t3527 = t3526 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_7 = t3527 << 3u;
        const u32 t3529 = number_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t3530;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3530) : "r"(t3529), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t3531 = t3530 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t3532 = t3531 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t3533 = number_6 - t3532;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_7 = t3533 << 3u;
        const bool t3535 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t3536 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_20 = t3535 ? t3536 : 0u;
        const u32 t3538 = left_20 < 8u ? left_20 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t3539 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t3540 = t3539 < 8u ? t3539 : 8u;
#line 235 "fa-kernels/src/conv/work.rs"
        const u32 own_2 = index << 13u;
#line 243 "fa-kernels/src/conv/work.rs"
        const u32 t3542 = i_2 << 14u;
#line 243 "fa-kernels/src/conv/work.rs"
        const u32 kept_2 = outputs + t3542;
#line 262 "fa-kernels/src/conv/work.rs"
        const bool t3544 = i_2 == 0u;
#line 244 "fa-kernels/src/conv/work.rs"
        const u32 base_2 = t3544 ? smem_1 : kept_2;
#line 248 "fa-kernels/src/conv/work.rs"
        const u32 t3546 = base_2 + own_2;
#line 41 "fa-kernels/src/conv/output.rs"
        const u32 t3547 = channel_21 << 3u;
#line 41 "fa-kernels/src/conv/output.rs"
        const u32 t3548 = t3 + t3547;
#line 41 "fa-kernels/src/conv/output.rs"
        u32 row_33;
        u32 row_34;
        u32 row_35;
        u32 row_36;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t3548) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3549;
        asm("mov.b32 %0, %1;" : "=f"(t3549) : "r"(row_33));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3550;
        asm("mov.b32 %0, %1;" : "=f"(t3550) : "r"(row_34));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3551;
        asm("mov.b32 %0, %1;" : "=f"(t3551) : "r"(row_35));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3552;
        asm("mov.b32 %0, %1;" : "=f"(t3552) : "r"(row_36));
#line 41 "fa-kernels/src/conv/output.rs"
        u32 row_37;
        u32 row_38;
        u32 row_39;
        u32 row_40;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t3548) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3553;
        asm("mov.b32 %0, %1;" : "=f"(t3553) : "r"(row_37));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3554;
        asm("mov.b32 %0, %1;" : "=f"(t3554) : "r"(row_38));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3555;
        asm("mov.b32 %0, %1;" : "=f"(t3555) : "r"(row_39));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3556;
        asm("mov.b32 %0, %1;" : "=f"(t3556) : "r"(row_40));
#line 41 "fa-kernels/src/conv/output.rs"
        u32 row_41;
        u32 row_42;
        u32 row_43;
        u32 row_44;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t3548) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3557;
        asm("mov.b32 %0, %1;" : "=f"(t3557) : "r"(row_41));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3558;
        asm("mov.b32 %0, %1;" : "=f"(t3558) : "r"(row_42));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3559;
        asm("mov.b32 %0, %1;" : "=f"(t3559) : "r"(row_43));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3560;
        asm("mov.b32 %0, %1;" : "=f"(t3560) : "r"(row_44));
#line 41 "fa-kernels/src/conv/output.rs"
        u32 row_45;
        u32 row_46;
        u32 row_47;
        u32 row_48;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t3548) : "memory");
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3561;
        asm("mov.b32 %0, %1;" : "=f"(t3561) : "r"(row_45));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3562;
        asm("mov.b32 %0, %1;" : "=f"(t3562) : "r"(row_46));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3563;
        asm("mov.b32 %0, %1;" : "=f"(t3563) : "r"(row_47));
#line 41 "fa-kernels/src/conv/output.rs"
        f32 t3564;
        asm("mov.b32 %0, %1;" : "=f"(t3564) : "r"(row_48));
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t3565 = blockIdx.y;
#line 62 "fa-kernels/src/conv/output.rs"
        const u32 t3566 = t3565 << 6u;
#line 90 "fa-kernels/src/conv/output.rs"
        const u32 t3567 = threadIdx.x;
#line 90 "fa-kernels/src/conv/output.rs"
        const u32 thread_2 = t3567 & 127u;
        const u32 t3569 = thread_2 & 7u;
#line 91 "fa-kernels/src/conv/output.rs"
        const u32 t3570 = thread_2 >> 3u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3571 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3572 = t3571 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3573 = t3572 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
        const u32 t3574 = t3573 & 63u;
#line 92 "fa-kernels/src/conv/output.rs"
        const u32 channel_22 = t3566 + t3574;
        const u32 t3576 = t3569 << 3u;
#line 93 "fa-kernels/src/conv/output.rs"
        const u32 t3577 = t3576 >> 6u;
#line 93 "fa-kernels/src/conv/output.rs"
        const u32 first_row_10 = t3577 << 3u;
#line 95 "fa-kernels/src/conv/output.rs"
        const bool t3579 = channel_22 < 64u;
#line 95 "fa-kernels/src/conv/output.rs"
        if (t3579) {
#line 97 "fa-kernels/src/conv/output.rs"
            #pragma unroll 2
            for (u32 i_4 = 0u; i_4 < 4u; i_4 += 1u) {
#line 98 "fa-kernels/src/conv/output.rs"
                const u32 t3580 = i_4 << 4u;
#line 98 "fa-kernels/src/conv/output.rs"
                const u32 pixel = t3570 + t3580;
#line 112 "fa-kernels/src/conv/tile_config.rs"
                const u32 t3582 = pixel >> 3u;
                const u32 t3583 = pixel & 7u;
#line 100 "fa-kernels/src/conv/output.rs"
                const u32 row_49 = first_row_10 + t3582;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3585 = pixel < 63u ? pixel : 63u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3586 = t3585 & 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3587 = t3569 ^ t3586;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3588 = t3585 << 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3589 = t3587 << 4u;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 t3590 = t3588 + t3589;
#line 102 "fa-kernels/src/conv/output.rs"
                const u32 from = t3546 + t3590;
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(from) : "memory");
#line 104 "fa-kernels/src/conv/output.rs"
                const u32 t3592 = row_50 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3593;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3593) : "r"(row_50));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3594;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3594) : "h"(t3593));
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3595;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3595) : "r"(t3592));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3596;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3596) : "h"(t3595));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3597 = t3594 - t3550;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3598 = t3597 * t3549;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3599 = t3598 * t3598;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3600;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3600) : "f"(t3599), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3601 = t3598 * t3600;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3602 = t3601 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3603;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3603) : "f"(t3602));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3604 = t3603 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3605;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3605) : "f"(t3604));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3606 = t3598 * t3605;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3607 = t3596 - t3552;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3608 = t3607 * t3551;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3609 = t3608 * t3608;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3610) : "f"(t3609), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3611 = t3608 * t3610;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3612 = t3611 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3613;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3613) : "f"(t3612));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3614 = t3613 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3615;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3615) : "f"(t3614));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3616 = t3608 * t3615;
#line 104 "fa-kernels/src/conv/output.rs"
                u32 words;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3606), "f"(t3616));
#line 104 "fa-kernels/src/conv/output.rs"
                const u32 t3618 = row_51 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3619;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3619) : "r"(row_51));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3620;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3620) : "h"(t3619));
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3621;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3621) : "r"(t3618));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3622;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3622) : "h"(t3621));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3623 = t3620 - t3554;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3624 = t3623 * t3553;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3625 = t3624 * t3624;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3626;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3626) : "f"(t3625), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3627 = t3624 * t3626;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3628 = t3627 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3629;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3629) : "f"(t3628));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3630 = t3629 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3631;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3631) : "f"(t3630));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3632 = t3624 * t3631;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3633 = t3622 - t3556;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3634 = t3633 * t3555;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3635 = t3634 * t3634;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3635), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3637 = t3634 * t3636;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3638 = t3637 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3639;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3639) : "f"(t3638));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3640 = t3639 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3641;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3641) : "f"(t3640));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3642 = t3634 * t3641;
#line 104 "fa-kernels/src/conv/output.rs"
                u32 words_2;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3632), "f"(t3642));
#line 104 "fa-kernels/src/conv/output.rs"
                const u32 t3644 = row_52 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3645;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3645) : "r"(row_52));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3646;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3646) : "h"(t3645));
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3647;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3647) : "r"(t3644));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3648;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3648) : "h"(t3647));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3649 = t3646 - t3558;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3650 = t3649 * t3557;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3651 = t3650 * t3650;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3652;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(t3651), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3653 = t3650 * t3652;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3654 = t3653 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3655;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3655) : "f"(t3654));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3656 = t3655 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3657;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3657) : "f"(t3656));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3658 = t3650 * t3657;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3659 = t3648 - t3560;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3660 = t3659 * t3559;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3661 = t3660 * t3660;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3662;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3662) : "f"(t3661), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3663 = t3660 * t3662;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3664 = t3663 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3665;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3665) : "f"(t3664));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3666 = t3665 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3667;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3667) : "f"(t3666));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3668 = t3660 * t3667;
#line 104 "fa-kernels/src/conv/output.rs"
                u32 words_3;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3658), "f"(t3668));
#line 104 "fa-kernels/src/conv/output.rs"
                const u32 t3670 = row_53 >> 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3671;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3671) : "r"(row_53));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3672;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3672) : "h"(t3671));
#line 104 "fa-kernels/src/conv/output.rs"
                f16 t3673;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3673) : "r"(t3670));
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3674;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3674) : "h"(t3673));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3675 = t3672 - t3562;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3676 = t3675 * t3561;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3677 = t3676 * t3676;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3678;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(t3677), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3679 = t3676 * t3678;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3680 = t3679 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3681;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3681) : "f"(t3680));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3682 = t3681 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3683;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3683) : "f"(t3682));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3684 = t3676 * t3683;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3685 = t3674 - t3564;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3686 = t3685 * t3563;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3687 = t3686 * t3686;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3688;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(t3687), "f"(0.071354814f), "f"(1.595769f));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3689 = t3686 * t3688;
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3690 = t3689 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3691;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3691) : "f"(t3690));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3692 = t3691 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                f32 t3693;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3693) : "f"(t3692));
#line 104 "fa-kernels/src/conv/output.rs"
                const f32 t3694 = t3686 * t3693;
#line 104 "fa-kernels/src/conv/output.rs"
                u32 words_4;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3684), "f"(t3694));
#line 108 "fa-kernels/src/conv/output.rs"
                const bool t3696 = row_49 < t3538;
#line 108 "fa-kernels/src/conv/output.rs"
                const bool t3697 = t3583 < t3540;
#line 108 "fa-kernels/src/conv/output.rs"
                const bool t3698 = t3696 & t3697;
#line 108 "fa-kernels/src/conv/output.rs"
                if (t3698) {
                    const u32 at_6 = y_7 + row_49;
#line 109 "fa-kernels/src/conv/output.rs"
                    const u32 at_7 = x_7 + t3583;
                    const u64 t3701 = (u64)sample_7;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3702 = t3701 * y_stride0;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3703 = t3702 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3704 = y + t3703;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3705 = (u64)at_6;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3706 = t3705 * y_stride1;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3707 = t3706 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3708 = t3704 + t3707;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3709 = (u64)at_7;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3710 = t3709 * y_stride2;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3711 = t3710 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3712 = t3708 + t3711;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3713 = (u64)channel_22 * 2u;
#line 110 "fa-kernels/src/conv/output.rs"
                    const u64 t3714 = t3712 + t3713;
#line 110 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3714), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                }
            }
        }
    }
}
