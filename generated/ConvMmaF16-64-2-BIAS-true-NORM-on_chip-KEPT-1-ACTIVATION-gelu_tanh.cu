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
#line 116 "fa-kernels/src/conv/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 217 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 86016u;
#line 219 "fa-kernels/src/conv/work.rs"
    const u32 t3 = outputs + 4096u;
#line 269 "fa-kernels/src/conv/work.rs"
    const u32 thread = threadIdx.x;
    const u32 t5 = thread >> 5u;
#line 270 "fa-kernels/src/conv/work.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t5));
#line 271 "fa-kernels/src/conv/work.rs"
    const u32 index = warp >> 2u;
    const u32 t8 = thread & 31u;
#line 272 "fa-kernels/src/conv/work.rs"
    const u32 t9 = warp & 3u;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t10 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first = t10 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t12 = first < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t13 = all_groups - first;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left = t12 ? t13 : 0u;
    const u32 t15 = left < cta_groups ? left : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    const bool t16 = 0u < t15;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    if (t16) {
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t17 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 group = t17 * cta_groups;
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 t19 = group << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
        u32 t20;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t20) : "r"(t19), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 sample = t20 >> groups_shift;
        const u32 t22 = sample * groups;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t23 = group - t22;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t209 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 group_2 = t209 * cta_groups;
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 t211 = group_2 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
        u32 t212;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t212) : "r"(t211), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 sample_2 = t212 >> groups_shift;
        const u32 t214 = sample_2 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t215 = group_2 - t214;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t216 = t215 << 1u;
#line 189 "fa-kernels/src/conv/work.rs"
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
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t465 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_3 = t465 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t467 = first_3 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t468 = all_groups - first_3;
#line 172 "fa-kernels/src/conv/work.rs"
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
    const u32 t535 = blockIdx.y;
#line 338 "fa-kernels/src/conv/work.rs"
    const u32 first_5 = t535 << 6u;
#line 325 "fa-kernels/src/conv/work.rs"
    const u32 t537 = t9 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
    const u32 t538 = t8 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
    const u32 first_6 = t537 + t538;
    const u32 t540 = first_6 + 8u;
#line 342 "fa-kernels/src/conv/work.rs"
    const u32 t541 = first_5 + first_6;
#line 342 "fa-kernels/src/conv/work.rs"
    const u32 channel_9 = t541 < 63u ? t541 : 63u;
    const u64 t543 = (u64)channel_9;
#line 343 "fa-kernels/src/conv/work.rs"
    const u64 t544 = t543 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
    const u64 t545 = t544 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
    const u64 t546 = bias + t545;
#line 343 "fa-kernels/src/conv/work.rs"
    f16 t547;
    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t547) : "l"(t546) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
    f32 t548;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t548) : "h"(t547));
#line 342 "fa-kernels/src/conv/work.rs"
    const u32 t549 = first_5 + t540;
#line 342 "fa-kernels/src/conv/work.rs"
    const u32 channel_10 = t549 < 63u ? t549 : 63u;
    const u64 t551 = (u64)channel_10;
#line 343 "fa-kernels/src/conv/work.rs"
    const u64 t552 = t551 * bias_stride0;
#line 343 "fa-kernels/src/conv/work.rs"
    const u64 t553 = t552 * 2ull;
#line 343 "fa-kernels/src/conv/work.rs"
    const u64 t554 = bias + t553;
#line 343 "fa-kernels/src/conv/work.rs"
    f16 t555;
    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t555) : "l"(t554) : "memory");
#line 343 "fa-kernels/src/conv/work.rs"
    f32 t556;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t556) : "h"(t555));
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
    const u32 t557 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_7 = t557 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t559 = first_7 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t560 = all_groups - first_7;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left_5 = t559 ? t560 : 0u;
    const u32 t562 = left_5 < cta_groups ? left_5 : cta_groups;
#line 292 "fa-kernels/src/conv/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < t562; i += 1u) {
#line 354 "fa-kernels/src/conv/work.rs"
        acc = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_2 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_5 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_6 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_9 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_10 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_13 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_14 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_17 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_18 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_21 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_22 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_25 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_26 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_29 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_30 = t548;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_3 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_4 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_7 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_8 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_11 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_12 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_15 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_16 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_19 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_20 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_23 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_24 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_27 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_28 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_31 = t556;
#line 354 "fa-kernels/src/conv/work.rs"
        acc_32 = t556;
#line 294 "fa-kernels/src/conv/work.rs"
        const u32 t563 = i > 1u ? i : 1u;
#line 294 "fa-kernels/src/conv/work.rs"
        const u32 t564 = t563 - 1u;
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t565 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_8 = t565 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t567 = first_8 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t568 = all_groups - first_8;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t567 ? t568 : 0u;
        const u32 t570 = left_6 < cta_groups ? left_6 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t571 = i < t570;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t571) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t572 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t573 = t572 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t574 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t575 = t573 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t576 = t575 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t577 = t574 + t576;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t578 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_9 = t578 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_34 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t581 = index_34 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t582 = index_34 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t583 = first_9 + t581;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t584 = t582 << 3u;
            const bool t585 = t583 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t586 = t584 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_13 = t585 & t586;
            const u32 index_35 = exists_13 ? t583 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t589 = (u64)index_35;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t590 = t589 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t591 = t590 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t592 = weight + t591;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t593 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t594 = t593 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t595 = t592 + t594;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t596 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t597 = t596 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t598 = t595 + t597;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t599 = exists_13 ? t584 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t600 = (u64)t599 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t601 = t598 + t600;
            const u32 t602 = t581 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t603 = t582 ^ t602;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t604 = t581 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t605 = t603 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t606 = t604 + t605;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t607 = t577 + t606;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t608 = exists_13 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t607), "l"(t601), "r"(t608) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t609 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_36 = t609 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t611 = index_36 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t612 = index_36 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t613 = first_9 + t611;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t614 = t612 << 3u;
            const bool t615 = t613 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t616 = t614 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_14 = t615 & t616;
            const u32 index_37 = exists_14 ? t613 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t619 = (u64)index_37;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t620 = t619 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t621 = t620 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t622 = weight + t621;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t623 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t624 = t623 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t625 = t622 + t624;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t626 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t627 = t626 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t628 = t625 + t627;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t629 = exists_14 ? t614 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t630 = (u64)t629 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t631 = t628 + t630;
            const u32 t632 = t611 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t633 = t612 ^ t632;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t634 = t611 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t635 = t633 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t636 = t634 + t635;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t637 = t577 + t636;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t638 = exists_14 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t637), "l"(t631), "r"(t638) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t639 = i * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t640 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t641 = t639 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t642 = t641 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t643 = t640 + t642;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t645 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t646 = first_row + t645;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t647 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t648 = t646 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t649 = t647 ^ t648;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t650 = t646 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t651 = t649 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t652 = t650 + t651;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t653 = t643 + t652;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t653) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t654 = t652 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t655 = t643 + t654;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t655) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t656 = t652 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t657 = t643 + t656;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t657) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t658 = t652 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t659 = t643 + t658;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t659) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t660 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t661 = t660 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t662 = t661 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t663 = t662 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t664 = smem_1 + t663;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t665 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t666 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t667 = t666 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t668 = t665 + t667;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t669 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t670 = t669 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t671 = t668 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t672 = t670 ^ t671;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t673 = t668 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t674 = t672 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t675 = t673 + t674;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t676 = t664 + t675;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t676) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t677 = t675 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t678 = t664 + t677;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t678) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t679 = t675 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t680 = t664 + t679;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t680) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t681 = t675 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t682 = t664 + t681;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t682) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t682) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t682) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t682) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t683 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t683 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t685 = first_10 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t686 = all_groups - first_10;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t685 ? t686 : 0u;
        const u32 t688 = left_7 < cta_groups ? left_7 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t689 = i < t688;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t689) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t690 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t691 = t690 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t692 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t693 = t691 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t694 = t693 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t695 = t692 + t694;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t696 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_11 = t696 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_38 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t699 = index_38 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t700 = index_38 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t701 = first_11 + t699;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t702 = t700 << 3u;
            const bool t703 = t701 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t704 = t702 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_15 = t703 & t704;
            const u32 index_39 = exists_15 ? t701 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t707 = (u64)index_39;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t708 = t707 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t709 = t708 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t710 = weight + t709;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t711 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t712 = t711 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t713 = t710 + t712;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t714 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t715 = t714 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t716 = t713 + t715;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t717 = exists_15 ? t702 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t718 = (u64)t717 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t719 = t716 + t718;
            const u32 t720 = t699 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t721 = t700 ^ t720;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t722 = t699 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t723 = t721 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t724 = t722 + t723;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t725 = t695 + t724;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t726 = exists_15 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t725), "l"(t719), "r"(t726) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t727 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_40 = t727 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t729 = index_40 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t730 = index_40 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t731 = first_11 + t729;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t732 = t730 << 3u;
            const bool t733 = t731 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t734 = t732 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_16 = t733 & t734;
            const u32 index_41 = exists_16 ? t731 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t737 = (u64)index_41;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t738 = t737 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t739 = t738 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t740 = weight + t739;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t741 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t742 = t741 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t743 = t740 + t742;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t744 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t745 = t744 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t746 = t743 + t745;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t747 = exists_16 ? t732 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t748 = (u64)t747 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t749 = t746 + t748;
            const u32 t750 = t729 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t751 = t730 ^ t750;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t752 = t729 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t753 = t751 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t754 = t752 + t753;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t755 = t695 + t754;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t756 = exists_16 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t755), "l"(t749), "r"(t756) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t757 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t758 = t757 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t759 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t760 = t758 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t761 = t760 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t762 = t759 + t761;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_2 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t764 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t765 = first_row_2 + t764;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t766 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t767 = t765 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t768 = t766 ^ t767;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t769 = t765 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t770 = t768 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t771 = t769 + t770;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t772 = t762 + t771;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t772) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t773 = t771 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t774 = t762 + t773;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t774) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t775 = t771 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t776 = t762 + t775;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t776) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t777 = t771 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t778 = t762 + t777;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t778) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t779 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t780 = t779 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t781 = t780 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t782 = t781 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t783 = smem_1 + t782;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t784 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t785 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t786 = t785 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t787 = t784 + t786;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t788 = t787 + 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t789 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t790 = t789 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t791 = t788 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t792 = t790 ^ t791;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t793 = t788 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t794 = t792 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t795 = t793 + t794;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t796 = t783 + t795;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_101), "r"(m_102));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_103), "r"(m_104));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_105), "r"(m_106));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_107), "r"(m_108));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t796) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_109), "r"(m_110));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_111), "r"(m_112));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t797 = t795 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t798 = t783 + t797;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_113), "r"(m_114));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_115), "r"(m_116));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_117), "r"(m_118));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_119), "r"(m_120));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_121), "r"(m_122));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_123), "r"(m_124));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t798) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_125), "r"(m_126));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_127), "r"(m_128));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t799 = t795 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t800 = t783 + t799;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_129), "r"(m_130));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_131), "r"(m_132));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_133), "r"(m_134));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_135), "r"(m_136));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_137), "r"(m_138));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_139), "r"(m_140));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t800) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_141), "r"(m_142));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_143), "r"(m_144));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t801 = t795 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t802 = t783 + t801;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t802) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_145), "r"(m_146));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_147), "r"(m_148));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t802) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_149), "r"(m_150));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_151), "r"(m_152));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t802) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_153), "r"(m_154));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_155), "r"(m_156));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t802) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_157), "r"(m_158));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_159), "r"(m_160));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t803 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_12 = t803 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t805 = first_12 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t806 = all_groups - first_12;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t805 ? t806 : 0u;
        const u32 t808 = left_8 < cta_groups ? left_8 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t809 = i < t808;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t809) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t810 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t811 = t810 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t812 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t813 = t811 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t814 = t813 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t815 = t812 + t814;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t816 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_13 = t816 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_42 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t819 = index_42 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t820 = index_42 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t821 = first_13 + t819;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t822 = t820 << 3u;
            const bool t823 = t821 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t824 = t822 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_17 = t823 & t824;
            const u32 index_43 = exists_17 ? t821 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t827 = (u64)index_43;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t828 = t827 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t829 = t828 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t830 = weight + t829;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t831 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t832 = t831 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t833 = t830 + t832;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t834 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t835 = t834 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t836 = t833 + t835;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t837 = exists_17 ? t822 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t838 = (u64)t837 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t839 = t836 + t838;
            const u32 t840 = t819 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t841 = t820 ^ t840;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t842 = t819 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t843 = t841 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t844 = t842 + t843;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t845 = t815 + t844;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t846 = exists_17 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t845), "l"(t839), "r"(t846) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t847 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_44 = t847 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t849 = index_44 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t850 = index_44 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t851 = first_13 + t849;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t852 = t850 << 3u;
            const bool t853 = t851 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t854 = t852 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_18 = t853 & t854;
            const u32 index_45 = exists_18 ? t851 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t857 = (u64)index_45;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t858 = t857 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t859 = t858 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t860 = weight + t859;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t861 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t862 = t861 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t863 = t860 + t862;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t864 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t865 = t864 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t866 = t863 + t865;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t867 = exists_18 ? t852 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t868 = (u64)t867 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t869 = t866 + t868;
            const u32 t870 = t849 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t871 = t850 ^ t870;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t872 = t849 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t873 = t871 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t874 = t872 + t873;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t875 = t815 + t874;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t876 = exists_18 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t875), "l"(t869), "r"(t876) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t877 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t878 = t877 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t879 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t880 = t878 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t881 = t880 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t882 = t879 + t881;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_3 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t884 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t885 = first_row_3 + t884;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t886 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t887 = t885 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t888 = t886 ^ t887;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t889 = t885 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t890 = t888 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t891 = t889 + t890;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t892 = t882 + t891;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t892) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t893 = t891 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t894 = t882 + t893;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t894) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t895 = t891 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t896 = t882 + t895;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t896) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t897 = t891 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t898 = t882 + t897;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t898) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t899 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t900 = t899 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t901 = t900 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t902 = t901 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t903 = smem_1 + t902;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t904 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t905 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t906 = t905 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t907 = t904 + t906;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t908 = t907 + 2u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t909 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t910 = t909 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t911 = t908 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t912 = t910 ^ t911;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t913 = t908 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t914 = t912 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t915 = t913 + t914;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t916 = t903 + t915;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_181), "r"(m_182));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_183), "r"(m_184));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_185), "r"(m_186));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_187), "r"(m_188));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_189), "r"(m_190));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_191), "r"(m_192));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t917 = t915 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t918 = t903 + t917;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_193), "r"(m_194));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_195), "r"(m_196));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_197), "r"(m_198));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_199), "r"(m_200));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_201), "r"(m_202));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_203), "r"(m_204));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_205), "r"(m_206));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_207), "r"(m_208));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t919 = t915 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t920 = t903 + t919;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_209), "r"(m_210));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_211), "r"(m_212));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_213), "r"(m_214));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_215), "r"(m_216));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_217), "r"(m_218));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_219), "r"(m_220));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t920) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_221), "r"(m_222));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_223), "r"(m_224));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t921 = t915 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t922 = t903 + t921;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t922) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_225), "r"(m_226));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_227), "r"(m_228));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t922) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_229), "r"(m_230));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_231), "r"(m_232));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t922) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_233), "r"(m_234));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_235), "r"(m_236));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t922) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_237), "r"(m_238));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_239), "r"(m_240));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t923 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t923 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t925 = first_14 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t926 = all_groups - first_14;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_9 = t925 ? t926 : 0u;
        const u32 t928 = left_9 < cta_groups ? left_9 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t929 = i < t928;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t929) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t930 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t931 = t930 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t932 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t933 = t931 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t934 = t933 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t935 = t932 + t934;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t936 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_15 = t936 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_46 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t939 = index_46 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t940 = index_46 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t941 = first_15 + t939;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t942 = t940 << 3u;
            const bool t943 = t941 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t944 = t942 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_19 = t943 & t944;
            const u32 index_47 = exists_19 ? t941 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t947 = (u64)index_47;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t948 = t947 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t949 = t948 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t950 = weight + t949;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t951 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t952 = t951 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t953 = t950 + t952;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t954 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t955 = t954 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t956 = t953 + t955;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t957 = exists_19 ? t942 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t958 = (u64)t957 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t959 = t956 + t958;
            const u32 t960 = t939 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t961 = t940 ^ t960;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t962 = t939 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t963 = t961 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t964 = t962 + t963;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t965 = t935 + t964;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t966 = exists_19 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t965), "l"(t959), "r"(t966) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t967 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_48 = t967 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t969 = index_48 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t970 = index_48 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t971 = first_15 + t969;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t972 = t970 << 3u;
            const bool t973 = t971 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t974 = t972 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_20 = t973 & t974;
            const u32 index_49 = exists_20 ? t971 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t977 = (u64)index_49;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t978 = t977 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t979 = t978 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t980 = weight + t979;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t981 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t982 = t981 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t983 = t980 + t982;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t984 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t985 = t984 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t986 = t983 + t985;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t987 = exists_20 ? t972 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t988 = (u64)t987 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t989 = t986 + t988;
            const u32 t990 = t969 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t991 = t970 ^ t990;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t992 = t969 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t993 = t991 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t994 = t992 + t993;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t995 = t935 + t994;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t996 = exists_20 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t995), "l"(t989), "r"(t996) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t997 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t998 = t997 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t999 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1000 = t998 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1001 = t1000 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1002 = t999 + t1001;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_4 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1004 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1005 = first_row_4 + t1004;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1006 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1007 = t1005 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1008 = t1006 ^ t1007;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1009 = t1005 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1010 = t1008 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1011 = t1009 + t1010;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1012 = t1002 + t1011;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t1012) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1013 = t1011 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1014 = t1002 + t1013;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1014) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1015 = t1011 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1016 = t1002 + t1015;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1016) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1017 = t1011 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1018 = t1002 + t1017;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1018) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1019 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1020 = t1019 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1021 = t1020 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1022 = t1021 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1023 = smem_1 + t1022;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1024 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1025 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1026 = t1025 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1027 = t1024 + t1026;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1028 = t1027 + 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1029 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1030 = t1029 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1031 = t1028 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1032 = t1030 ^ t1031;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1033 = t1028 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1034 = t1032 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1035 = t1033 + t1034;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1036 = t1023 + t1035;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_257), "r"(m_258));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_259), "r"(m_260));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_261), "r"(m_262));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_263), "r"(m_264));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_265), "r"(m_266));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_267), "r"(m_268));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1036) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_269), "r"(m_270));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_271), "r"(m_272));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1037 = t1035 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1038 = t1023 + t1037;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_273), "r"(m_274));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_275), "r"(m_276));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_277), "r"(m_278));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_279), "r"(m_280));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_281), "r"(m_282));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_283), "r"(m_284));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1038) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_285), "r"(m_286));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_287), "r"(m_288));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1039 = t1035 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1040 = t1023 + t1039;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_289), "r"(m_290));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_291), "r"(m_292));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_293), "r"(m_294));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_295), "r"(m_296));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_297), "r"(m_298));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_299), "r"(m_300));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1040) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_301), "r"(m_302));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_303), "r"(m_304));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1041 = t1035 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1042 = t1023 + t1041;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1042) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_305), "r"(m_306));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_307), "r"(m_308));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1042) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_309), "r"(m_310));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_311), "r"(m_312));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1042) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_313), "r"(m_314));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_315), "r"(m_316));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1042) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_317), "r"(m_318));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_319), "r"(m_320));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1043 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_16 = t1043 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1045 = first_16 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1046 = all_groups - first_16;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_10 = t1045 ? t1046 : 0u;
        const u32 t1048 = left_10 < cta_groups ? left_10 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1049 = i < t1048;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1049) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1050 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1051 = t1050 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1052 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1053 = t1051 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1054 = t1053 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1055 = t1052 + t1054;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1056 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_17 = t1056 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_50 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1059 = index_50 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1060 = index_50 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1061 = first_17 + t1059;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1062 = t1060 << 3u;
            const bool t1063 = t1061 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1064 = t1062 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_21 = t1063 & t1064;
            const u32 index_51 = exists_21 ? t1061 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1067 = (u64)index_51;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1068 = t1067 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1069 = t1068 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1070 = weight + t1069;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1071 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1072 = t1071 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1073 = t1070 + t1072;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1074 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1075 = t1074 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1076 = t1073 + t1075;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1077 = exists_21 ? t1062 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1078 = (u64)t1077 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1079 = t1076 + t1078;
            const u32 t1080 = t1059 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1081 = t1060 ^ t1080;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1082 = t1059 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1083 = t1081 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1084 = t1082 + t1083;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1085 = t1055 + t1084;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1086 = exists_21 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1085), "l"(t1079), "r"(t1086) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1087 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_52 = t1087 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1089 = index_52 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1090 = index_52 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1091 = first_17 + t1089;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1092 = t1090 << 3u;
            const bool t1093 = t1091 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1094 = t1092 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_22 = t1093 & t1094;
            const u32 index_53 = exists_22 ? t1091 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1097 = (u64)index_53;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1098 = t1097 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1099 = t1098 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1100 = weight + t1099;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1101 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1102 = t1101 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1103 = t1100 + t1102;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1104 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1105 = t1104 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1106 = t1103 + t1105;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1107 = exists_22 ? t1092 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1108 = (u64)t1107 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1109 = t1106 + t1108;
            const u32 t1110 = t1089 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1111 = t1090 ^ t1110;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1112 = t1089 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1113 = t1111 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1114 = t1112 + t1113;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1115 = t1055 + t1114;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1116 = exists_22 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1115), "l"(t1109), "r"(t1116) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1117 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1118 = t1117 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1119 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1120 = t1118 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1121 = t1120 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1122 = t1119 + t1121;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_5 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1124 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1125 = first_row_5 + t1124;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1126 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1127 = t1125 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1128 = t1126 ^ t1127;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1129 = t1125 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1130 = t1128 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1131 = t1129 + t1130;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1132 = t1122 + t1131;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1132) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1133 = t1131 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1134 = t1122 + t1133;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1134) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1135 = t1131 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1136 = t1122 + t1135;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1136) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1137 = t1131 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1138 = t1122 + t1137;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1138) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1139 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1140 = t1139 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1141 = t1140 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1142 = t1141 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1143 = smem_1 + t1142;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1144 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1145 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1146 = t1145 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1147 = t1144 + t1146;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1148 = t1147 + 13u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1149 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1150 = t1149 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1151 = t1148 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1152 = t1150 ^ t1151;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1153 = t1148 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1154 = t1152 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1155 = t1153 + t1154;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1156 = t1143 + t1155;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_337), "r"(m_338));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_339), "r"(m_340));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_341), "r"(m_342));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_343), "r"(m_344));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_345), "r"(m_346));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_347), "r"(m_348));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1156) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_349), "r"(m_350));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_351), "r"(m_352));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1157 = t1155 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1158 = t1143 + t1157;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_353), "r"(m_354));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_355), "r"(m_356));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_357), "r"(m_358));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_359), "r"(m_360));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_361), "r"(m_362));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_363), "r"(m_364));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1158) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_365), "r"(m_366));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_367), "r"(m_368));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1159 = t1155 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1160 = t1143 + t1159;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_369), "r"(m_370));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_371), "r"(m_372));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_373), "r"(m_374));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_375), "r"(m_376));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_377), "r"(m_378));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_379), "r"(m_380));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1160) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_381), "r"(m_382));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_383), "r"(m_384));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1161 = t1155 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1162 = t1143 + t1161;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1162) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_385), "r"(m_386));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_387), "r"(m_388));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1162) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_389), "r"(m_390));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_391), "r"(m_392));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1162) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_393), "r"(m_394));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_395), "r"(m_396));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1162) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_397), "r"(m_398));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_399), "r"(m_400));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1163 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_18 = t1163 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1165 = first_18 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1166 = all_groups - first_18;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_11 = t1165 ? t1166 : 0u;
        const u32 t1168 = left_11 < cta_groups ? left_11 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1169 = i < t1168;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1169) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1170 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1171 = t1170 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1172 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1173 = t1171 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1174 = t1173 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1175 = t1172 + t1174;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1176 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_19 = t1176 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_54 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1179 = index_54 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1180 = index_54 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1181 = first_19 + t1179;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1182 = t1180 << 3u;
            const bool t1183 = t1181 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1184 = t1182 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_23 = t1183 & t1184;
            const u32 index_55 = exists_23 ? t1181 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1187 = (u64)index_55;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1188 = t1187 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1189 = t1188 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1190 = weight + t1189;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1191 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1192 = t1191 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1193 = t1190 + t1192;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1194 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1195 = t1194 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1196 = t1193 + t1195;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1197 = exists_23 ? t1182 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1198 = (u64)t1197 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1199 = t1196 + t1198;
            const u32 t1200 = t1179 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1201 = t1180 ^ t1200;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1202 = t1179 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1203 = t1201 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1204 = t1202 + t1203;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1205 = t1175 + t1204;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1206 = exists_23 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1205), "l"(t1199), "r"(t1206) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1207 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_56 = t1207 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1209 = index_56 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1210 = index_56 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1211 = first_19 + t1209;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1212 = t1210 << 3u;
            const bool t1213 = t1211 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1214 = t1212 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_24 = t1213 & t1214;
            const u32 index_57 = exists_24 ? t1211 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1217 = (u64)index_57;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1218 = t1217 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1219 = t1218 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1220 = weight + t1219;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1221 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1222 = t1221 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1223 = t1220 + t1222;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1224 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1225 = t1224 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1226 = t1223 + t1225;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1227 = exists_24 ? t1212 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1228 = (u64)t1227 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1229 = t1226 + t1228;
            const u32 t1230 = t1209 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1231 = t1210 ^ t1230;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1232 = t1209 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1233 = t1231 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1234 = t1232 + t1233;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1235 = t1175 + t1234;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1236 = exists_24 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1235), "l"(t1229), "r"(t1236) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1237 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1238 = t1237 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1239 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1240 = t1238 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1241 = t1240 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1242 = t1239 + t1241;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_6 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1244 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1245 = first_row_6 + t1244;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1246 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1247 = t1245 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1248 = t1246 ^ t1247;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1249 = t1245 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1250 = t1248 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1251 = t1249 + t1250;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1252 = t1242 + t1251;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1252) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1253 = t1251 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1254 = t1242 + t1253;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1254) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1255 = t1251 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1256 = t1242 + t1255;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1256) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1257 = t1251 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1258 = t1242 + t1257;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1258) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1259 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1260 = t1259 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1261 = t1260 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1262 = t1261 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1263 = smem_1 + t1262;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1264 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1265 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1266 = t1265 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1267 = t1264 + t1266;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1268 = t1267 + 14u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1269 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1270 = t1269 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1271 = t1268 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1272 = t1270 ^ t1271;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1273 = t1268 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1274 = t1272 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1275 = t1273 + t1274;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1276 = t1263 + t1275;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_425), "r"(m_426));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_427), "r"(m_428));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1276) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_429), "r"(m_430));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_431), "r"(m_432));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1277 = t1275 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1278 = t1263 + t1277;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_433), "r"(m_434));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_435), "r"(m_436));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_437), "r"(m_438));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_439), "r"(m_440));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_441), "r"(m_442));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_443), "r"(m_444));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1278) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_445), "r"(m_446));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_447), "r"(m_448));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1279 = t1275 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1280 = t1263 + t1279;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_449), "r"(m_450));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_451), "r"(m_452));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_453), "r"(m_454));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_455), "r"(m_456));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_457), "r"(m_458));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_459), "r"(m_460));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1280) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_461), "r"(m_462));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_463), "r"(m_464));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1281 = t1275 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1282 = t1263 + t1281;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1282) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_465), "r"(m_466));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_467), "r"(m_468));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1282) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_469), "r"(m_470));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_471), "r"(m_472));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1282) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_473), "r"(m_474));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_475), "r"(m_476));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1282) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_477), "r"(m_478));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_479), "r"(m_480));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1283 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_20 = t1283 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1285 = first_20 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1286 = all_groups - first_20;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_12 = t1285 ? t1286 : 0u;
        const u32 t1288 = left_12 < cta_groups ? left_12 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1289 = i < t1288;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1289) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1290 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1291 = t1290 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1292 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1293 = t1291 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1294 = t1293 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1295 = t1292 + t1294;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1296 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_21 = t1296 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_58 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1299 = index_58 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1300 = index_58 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1301 = first_21 + t1299;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1302 = t1300 << 3u;
            const bool t1303 = t1301 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1304 = t1302 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_25 = t1303 & t1304;
            const u32 index_59 = exists_25 ? t1301 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1307 = (u64)index_59;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1308 = t1307 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1309 = t1308 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1310 = weight + t1309;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1311 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1312 = t1311 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1313 = t1310 + t1312;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1314 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1315 = t1314 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1316 = t1313 + t1315;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1317 = exists_25 ? t1302 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1318 = (u64)t1317 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1319 = t1316 + t1318;
            const u32 t1320 = t1299 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1321 = t1300 ^ t1320;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1322 = t1299 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1323 = t1321 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1324 = t1322 + t1323;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1325 = t1295 + t1324;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1326 = exists_25 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1325), "l"(t1319), "r"(t1326) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1327 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_60 = t1327 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1329 = index_60 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1330 = index_60 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1331 = first_21 + t1329;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1332 = t1330 << 3u;
            const bool t1333 = t1331 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1334 = t1332 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_26 = t1333 & t1334;
            const u32 index_61 = exists_26 ? t1331 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1337 = (u64)index_61;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1338 = t1337 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1339 = t1338 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1340 = weight + t1339;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1341 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1342 = t1341 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1343 = t1340 + t1342;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1344 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1345 = t1344 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1346 = t1343 + t1345;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1347 = exists_26 ? t1332 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1348 = (u64)t1347 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1349 = t1346 + t1348;
            const u32 t1350 = t1329 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1351 = t1330 ^ t1350;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1352 = t1329 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1353 = t1351 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1354 = t1352 + t1353;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1355 = t1295 + t1354;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1356 = exists_26 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1355), "l"(t1349), "r"(t1356) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1357 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1358 = t1357 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1359 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1360 = t1358 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1361 = t1360 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1362 = t1359 + t1361;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_7 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1364 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1365 = first_row_7 + t1364;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1366 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1367 = t1365 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1368 = t1366 ^ t1367;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1369 = t1365 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1370 = t1368 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1371 = t1369 + t1370;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1372 = t1362 + t1371;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1372) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1373 = t1371 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1374 = t1362 + t1373;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1374) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1375 = t1371 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1376 = t1362 + t1375;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1376) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1377 = t1371 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1378 = t1362 + t1377;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1378) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1379 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1380 = t1379 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1381 = t1380 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1382 = t1381 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1383 = smem_1 + t1382;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1384 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1385 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1386 = t1385 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1387 = t1384 + t1386;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1388 = t1387 + 24u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1389 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1390 = t1389 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1391 = t1388 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1392 = t1390 ^ t1391;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1393 = t1388 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1394 = t1392 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1395 = t1393 + t1394;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1396 = t1383 + t1395;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_497), "r"(m_498));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_499), "r"(m_500));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_501), "r"(m_502));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_503), "r"(m_504));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_505), "r"(m_506));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_507), "r"(m_508));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1396) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_509), "r"(m_510));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_511), "r"(m_512));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1397 = t1395 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1398 = t1383 + t1397;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_513), "r"(m_514));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_515), "r"(m_516));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_517), "r"(m_518));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_519), "r"(m_520));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_521), "r"(m_522));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_523), "r"(m_524));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1398) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_525), "r"(m_526));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_527), "r"(m_528));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1399 = t1395 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1400 = t1383 + t1399;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_529), "r"(m_530));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_531), "r"(m_532));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_533), "r"(m_534));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_535), "r"(m_536));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_537), "r"(m_538));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_539), "r"(m_540));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1400) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_541), "r"(m_542));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_543), "r"(m_544));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1401 = t1395 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1402 = t1383 + t1401;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1402) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_545), "r"(m_546));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_547), "r"(m_548));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1402) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_549), "r"(m_550));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_551), "r"(m_552));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1402) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_553), "r"(m_554));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_555), "r"(m_556));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1402) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_557), "r"(m_558));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_559), "r"(m_560));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1403 = i + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1404 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_22 = t1404 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1406 = first_22 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1407 = all_groups - first_22;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_13 = t1406 ? t1407 : 0u;
        const u32 t1409 = left_13 < cta_groups ? left_13 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1410 = t1403 < t1409;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1410) {
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1411 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1412 = t1411 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t1412 + t1403;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t1414 = group_3 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t1415;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1415) : "r"(t1414), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_3 = t1415 >> groups_shift;
            const u32 t1417 = sample_3 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t1418 = group_3 - t1417;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t1418 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1420 = number_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t1421;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1421) : "r"(t1420), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1422 = t1421 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t1422 << 3u;
            const u32 t1424 = number_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t1425;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1425) : "r"(t1424), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1426 = t1425 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1427 = t1426 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1428 = number_3 - t1427;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t1428 << 3u;
            const bool t1430 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t1431 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_14 = t1430 ? t1431 : 0u;
            const u32 t1433 = left_14 < 8u ? left_14 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1434 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1435 = t1434 < 8u ? t1434 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1436 = t1403 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1437 = t1436 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1438 = t1437 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1439 = smem_1 + t1438;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_62 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1441 = index_62 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1442 = index_62 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1443 = t1441 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1444 = t1441 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1445 = y_4 + t1443;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1446 = t1445 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1447 = x_4 + t1444;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1448 = t1447 - 1u;
            const u32 channel_11 = t1442 << 3u;
            const bool t1450 = t1446 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1451 = t1448 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1452 = t1450 & t1451;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1453 = channel_11 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_27 = t1452 & t1453;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_63 = exists_27 ? t1446 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_64 = exists_27 ? t1448 : 0u;
            const u64 t1457 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1458 = t1457 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1459 = t1458 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1460 = x + t1459;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1461 = (u64)index_63;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1462 = t1461 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1463 = t1462 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1464 = t1460 + t1463;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1465 = (u64)index_64;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1466 = t1465 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1467 = t1466 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1468 = t1464 + t1467;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1469 = exists_27 ? channel_11 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1470 = (u64)t1469 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1471 = t1468 + t1470;
            const u32 t1472 = t1443 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1473 = t1472 + t1444;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1474 = t1473 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1475 = t1442 ^ t1474;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1476 = t1473 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1477 = t1475 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_9 = t1476 + t1477;
            const u32 t1479 = t1439 + place_9;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1480 = exists_27 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1479), "l"(t1471), "r"(t1480) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1481 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_65 = t1481 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1483 = index_65 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1484 = index_65 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1485 = t1483 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1486 = t1483 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1487 = y_4 + t1485;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1488 = t1487 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1489 = x_4 + t1486;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1490 = t1489 - 1u;
            const u32 channel_12 = t1484 << 3u;
            const bool t1492 = t1488 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1493 = t1490 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1494 = t1492 & t1493;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1495 = channel_12 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_28 = t1494 & t1495;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_66 = exists_28 ? t1488 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_67 = exists_28 ? t1490 : 0u;
            const u64 t1499 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1500 = t1499 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1501 = t1500 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1502 = x + t1501;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1503 = (u64)index_66;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1504 = t1503 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1505 = t1504 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1506 = t1502 + t1505;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1507 = (u64)index_67;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1508 = t1507 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1509 = t1508 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1510 = t1506 + t1509;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1511 = exists_28 ? channel_12 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1512 = (u64)t1511 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1513 = t1510 + t1512;
            const u32 t1514 = t1485 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1515 = t1514 + t1486;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1516 = t1515 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1517 = t1484 ^ t1516;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1518 = t1515 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1519 = t1517 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_10 = t1518 + t1519;
            const u32 t1521 = t1439 + place_10;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1522 = exists_28 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1521), "l"(t1513), "r"(t1522) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1523 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_68 = t1523 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1525 = index_68 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1526 = index_68 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1527 = t1525 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1528 = t1525 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1529 = y_4 + t1527;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1530 = t1529 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1531 = x_4 + t1528;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1532 = t1531 - 1u;
            const u32 channel_13 = t1526 << 3u;
            const bool t1534 = t1530 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1535 = t1532 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1536 = t1534 & t1535;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1537 = channel_13 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_29 = t1536 & t1537;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_69 = exists_29 ? t1530 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_70 = exists_29 ? t1532 : 0u;
            const u64 t1541 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1542 = t1541 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1543 = t1542 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1544 = x + t1543;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1545 = (u64)index_69;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1546 = t1545 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1547 = t1546 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1548 = t1544 + t1547;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1549 = (u64)index_70;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1550 = t1549 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1551 = t1550 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1552 = t1548 + t1551;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1553 = exists_29 ? channel_13 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1554 = (u64)t1553 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1555 = t1552 + t1554;
            const u32 t1556 = t1527 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1557 = t1556 + t1528;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1558 = t1557 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1559 = t1526 ^ t1558;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1560 = t1557 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1561 = t1559 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_11 = t1560 + t1561;
            const u32 t1563 = t1439 + place_11;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1564 = exists_29 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1563), "l"(t1555), "r"(t1564) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1565 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_71 = t1565 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1567 = index_71 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            if (t1567) {
                const u32 t1568 = index_71 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1569 = index_71 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1570 = t1568 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1571 = t1568 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1572 = y_4 + t1570;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1573 = t1572 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1574 = x_4 + t1571;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1575 = t1574 - 1u;
                const u32 channel_14 = t1569 << 3u;
                const bool t1577 = t1573 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1578 = t1575 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1579 = t1577 & t1578;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1580 = channel_14 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_30 = t1579 & t1580;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_72 = exists_30 ? t1573 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_73 = exists_30 ? t1575 : 0u;
                const u64 t1584 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1585 = t1584 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1586 = t1585 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1587 = x + t1586;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1588 = (u64)index_72;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1589 = t1588 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1590 = t1589 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1591 = t1587 + t1590;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1592 = (u64)index_73;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1593 = t1592 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1594 = t1593 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1595 = t1591 + t1594;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1596 = exists_30 ? channel_14 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1597 = (u64)t1596 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1598 = t1595 + t1597;
                const u32 t1599 = t1570 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1600 = t1599 + t1571;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1601 = t1600 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1602 = t1569 ^ t1601;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1603 = t1600 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1604 = t1602 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_12 = t1603 + t1604;
                const u32 t1606 = t1439 + place_12;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1607 = exists_30 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1606), "l"(t1598), "r"(t1607) : "memory");
            }
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1608 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t1609 = t1608 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t1609 + t1403;
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 t1611 = group_4 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
            u32 t1612;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1612) : "r"(t1611), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
            const u32 sample_4 = t1612 >> groups_shift;
            const u32 t1614 = sample_4 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t1615 = group_4 - t1614;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 t1616 = t1615 << 1u;
#line 189 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t1616 + 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1618 = number_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            u32 t1619;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1619) : "r"(t1618), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1620 = t1619 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t1620 << 3u;
            const u32 t1622 = number_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
            u32 t1623;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1623) : "r"(t1622), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1624 = t1623 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1625 = t1624 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 t1626 = number_4 - t1625;
#line 43 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t1626 << 3u;
            const bool t1628 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 t1629 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
            const u32 left_15 = t1628 ? t1629 : 0u;
            const u32 t1631 = left_15 < 8u ? left_15 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1632 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
            const u32 t1633 = t1632 < 8u ? t1632 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1634 = t1403 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1635 = t1634 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1636 = t1635 + 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1637 = t1636 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1638 = smem_1 + t1637;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_74 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1640 = index_74 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1641 = index_74 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1642 = t1640 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1643 = t1640 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1644 = y_5 + t1642;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1645 = t1644 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1646 = x_5 + t1643;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1647 = t1646 - 1u;
            const u32 channel_15 = t1641 << 3u;
            const bool t1649 = t1645 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1650 = t1647 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1651 = t1649 & t1650;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1652 = channel_15 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_31 = t1651 & t1652;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_75 = exists_31 ? t1645 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_76 = exists_31 ? t1647 : 0u;
            const u64 t1656 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1657 = t1656 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1658 = t1657 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1659 = x + t1658;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1660 = (u64)index_75;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1661 = t1660 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1662 = t1661 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1663 = t1659 + t1662;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1664 = (u64)index_76;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1665 = t1664 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1666 = t1665 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1667 = t1663 + t1666;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1668 = exists_31 ? channel_15 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1669 = (u64)t1668 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1670 = t1667 + t1669;
            const u32 t1671 = t1642 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1672 = t1671 + t1643;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1673 = t1672 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1674 = t1641 ^ t1673;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1675 = t1672 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1676 = t1674 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_13 = t1675 + t1676;
            const u32 t1678 = t1638 + place_13;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1679 = exists_31 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1678), "l"(t1670), "r"(t1679) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1680 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_77 = t1680 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1682 = index_77 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1683 = index_77 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1684 = t1682 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1685 = t1682 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1686 = y_5 + t1684;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1687 = t1686 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1688 = x_5 + t1685;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1689 = t1688 - 1u;
            const u32 channel_16 = t1683 << 3u;
            const bool t1691 = t1687 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1692 = t1689 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1693 = t1691 & t1692;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1694 = channel_16 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_32 = t1693 & t1694;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_78 = exists_32 ? t1687 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_79 = exists_32 ? t1689 : 0u;
            const u64 t1698 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1699 = t1698 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1700 = t1699 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1701 = x + t1700;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1702 = (u64)index_78;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1703 = t1702 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1704 = t1703 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1705 = t1701 + t1704;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1706 = (u64)index_79;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1707 = t1706 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1708 = t1707 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1709 = t1705 + t1708;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1710 = exists_32 ? channel_16 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1711 = (u64)t1710 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1712 = t1709 + t1711;
            const u32 t1713 = t1684 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1714 = t1713 + t1685;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1715 = t1714 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1716 = t1683 ^ t1715;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1717 = t1714 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1718 = t1716 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_14 = t1717 + t1718;
            const u32 t1720 = t1638 + place_14;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1721 = exists_32 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1720), "l"(t1712), "r"(t1721) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1722 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_80 = t1722 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1724 = index_80 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1725 = index_80 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1726 = t1724 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1727 = t1724 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1728 = y_5 + t1726;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1729 = t1728 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1730 = x_5 + t1727;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1731 = t1730 - 1u;
            const u32 channel_17 = t1725 << 3u;
            const bool t1733 = t1729 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1734 = t1731 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1735 = t1733 & t1734;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1736 = channel_17 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_33 = t1735 & t1736;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_81 = exists_33 ? t1729 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_82 = exists_33 ? t1731 : 0u;
            const u64 t1740 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1741 = t1740 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1742 = t1741 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1743 = x + t1742;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1744 = (u64)index_81;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1745 = t1744 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1746 = t1745 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1747 = t1743 + t1746;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1748 = (u64)index_82;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1749 = t1748 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1750 = t1749 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1751 = t1747 + t1750;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1752 = exists_33 ? channel_17 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1753 = (u64)t1752 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1754 = t1751 + t1753;
            const u32 t1755 = t1726 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1756 = t1755 + t1727;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1757 = t1756 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1758 = t1725 ^ t1757;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1759 = t1756 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1760 = t1758 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_15 = t1759 + t1760;
            const u32 t1762 = t1638 + place_15;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1763 = exists_33 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1762), "l"(t1754), "r"(t1763) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1764 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_83 = t1764 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1766 = index_83 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            if (t1766) {
                const u32 t1767 = index_83 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1768 = index_83 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1769 = t1767 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1770 = t1767 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1771 = y_5 + t1769;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1772 = t1771 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1773 = x_5 + t1770;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1774 = t1773 - 1u;
                const u32 channel_18 = t1768 << 3u;
                const bool t1776 = t1772 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1777 = t1774 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1778 = t1776 & t1777;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1779 = channel_18 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_34 = t1778 & t1779;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_84 = exists_34 ? t1772 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_85 = exists_34 ? t1774 : 0u;
                const u64 t1783 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1784 = t1783 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1785 = t1784 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1786 = x + t1785;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1787 = (u64)index_84;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1788 = t1787 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1789 = t1788 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1790 = t1786 + t1789;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1791 = (u64)index_85;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1792 = t1791 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1793 = t1792 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1794 = t1790 + t1793;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1795 = exists_34 ? channel_18 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1796 = (u64)t1795 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1797 = t1794 + t1796;
                const u32 t1798 = t1769 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1799 = t1798 + t1770;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1800 = t1799 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1801 = t1768 ^ t1800;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1802 = t1799 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1803 = t1801 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_16 = t1802 + t1803;
                const u32 t1805 = t1638 + place_16;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1806 = exists_34 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1805), "l"(t1797), "r"(t1806) : "memory");
            }
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1807 = t1403 * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1808 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1809 = t1807 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1810 = t1809 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1811 = t1808 + t1810;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1812 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_23 = t1812 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_86 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1815 = index_86 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1816 = index_86 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1817 = first_23 + t1815;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1818 = t1816 << 3u;
            const bool t1819 = t1817 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1820 = t1818 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_35 = t1819 & t1820;
            const u32 index_87 = exists_35 ? t1817 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1823 = (u64)index_87;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1824 = t1823 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1825 = t1824 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1826 = weight + t1825;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1827 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1828 = t1827 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1829 = t1826 + t1828;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1830 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1831 = t1830 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1832 = t1829 + t1831;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1833 = exists_35 ? t1818 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1834 = (u64)t1833 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1835 = t1832 + t1834;
            const u32 t1836 = t1815 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1837 = t1816 ^ t1836;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1838 = t1815 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1839 = t1837 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1840 = t1838 + t1839;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1841 = t1811 + t1840;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1842 = exists_35 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1841), "l"(t1835), "r"(t1842) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1843 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_88 = t1843 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1845 = index_88 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1846 = index_88 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1847 = first_23 + t1845;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1848 = t1846 << 3u;
            const bool t1849 = t1847 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1850 = t1848 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_36 = t1849 & t1850;
            const u32 index_89 = exists_36 ? t1847 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1853 = (u64)index_89;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1854 = t1853 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1855 = t1854 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1856 = weight + t1855;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1857 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1858 = t1857 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1859 = t1856 + t1858;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1860 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1861 = t1860 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1862 = t1859 + t1861;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1863 = exists_36 ? t1848 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1864 = (u64)t1863 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1865 = t1862 + t1864;
            const u32 t1866 = t1845 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1867 = t1846 ^ t1866;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1868 = t1845 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1869 = t1867 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1870 = t1868 + t1869;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1871 = t1811 + t1870;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1872 = exists_36 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1871), "l"(t1865), "r"(t1872) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1873 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1874 = t1873 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1875 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1876 = t1874 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1877 = t1876 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1878 = t1875 + t1877;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_8 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1880 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1881 = first_row_8 + t1880;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1882 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1883 = t1881 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1884 = t1882 ^ t1883;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1885 = t1881 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1886 = t1884 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1887 = t1885 + t1886;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1888 = t1878 + t1887;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1888) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1889 = t1887 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1890 = t1878 + t1889;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1890) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1891 = t1887 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1892 = t1878 + t1891;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1892) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1893 = t1887 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1894 = t1878 + t1893;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1894) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1895 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1896 = t1895 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1897 = t1896 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1898 = t1897 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1899 = smem_1 + t1898;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1900 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1901 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1902 = t1901 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1903 = t1900 + t1902;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1904 = t1903 + 25u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1905 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1906 = t1905 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1907 = t1904 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1908 = t1906 ^ t1907;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1909 = t1904 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1910 = t1908 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1911 = t1909 + t1910;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1912 = t1899 + t1911;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_577), "r"(m_578));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_579), "r"(m_580));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_581), "r"(m_582));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_583), "r"(m_584));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_585), "r"(m_586));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_587), "r"(m_588));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1912) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_589), "r"(m_590));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_591), "r"(m_592));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1913 = t1911 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1914 = t1899 + t1913;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_601), "r"(m_602));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_603), "r"(m_604));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1914) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_605), "r"(m_606));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_607), "r"(m_608));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1915 = t1911 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1916 = t1899 + t1915;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_609), "r"(m_610));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_611), "r"(m_612));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_613), "r"(m_614));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_615), "r"(m_616));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_617), "r"(m_618));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_619), "r"(m_620));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1916) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_621), "r"(m_622));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_623), "r"(m_624));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1917 = t1911 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1918 = t1899 + t1917;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_625), "r"(m_626));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_627), "r"(m_628));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_629), "r"(m_630));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_631), "r"(m_632));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_633), "r"(m_634));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_635), "r"(m_636));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1918) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_637), "r"(m_638));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_639), "r"(m_640));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1919 = i + 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t1920 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 first_24 = t1920 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const bool t1922 = first_24 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 t1923 = all_groups - first_24;
#line 172 "fa-kernels/src/conv/work.rs"
        const u32 left_16 = t1922 ? t1923 : 0u;
        const u32 t1925 = left_16 < cta_groups ? left_16 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1926 = t1919 < t1925;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1926) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1927 = t1919 * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1928 = t1927 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1929 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1930 = t1928 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1931 = t1930 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1932 = t1929 + t1931;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1933 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_25 = t1933 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_90 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1936 = index_90 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1937 = index_90 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1938 = first_25 + t1936;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1939 = t1937 << 3u;
            const bool t1940 = t1938 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1941 = t1939 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_37 = t1940 & t1941;
            const u32 index_91 = exists_37 ? t1938 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1944 = (u64)index_91;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1945 = t1944 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1946 = t1945 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1947 = weight + t1946;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1948 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1949 = t1948 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1950 = t1947 + t1949;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1951 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1952 = t1951 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1953 = t1950 + t1952;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1954 = exists_37 ? t1939 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1955 = (u64)t1954 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1956 = t1953 + t1955;
            const u32 t1957 = t1936 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1958 = t1937 ^ t1957;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1959 = t1936 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1960 = t1958 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1961 = t1959 + t1960;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1962 = t1932 + t1961;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1963 = exists_37 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1962), "l"(t1956), "r"(t1963) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1964 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_92 = t1964 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1966 = index_92 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1967 = index_92 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1968 = first_25 + t1966;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1969 = t1967 << 3u;
            const bool t1970 = t1968 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1971 = t1969 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_38 = t1970 & t1971;
            const u32 index_93 = exists_38 ? t1968 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1974 = (u64)index_93;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1975 = t1974 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1976 = t1975 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1977 = weight + t1976;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1978 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1979 = t1978 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1980 = t1977 + t1979;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1981 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1982 = t1981 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1983 = t1980 + t1982;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1984 = exists_38 ? t1969 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1985 = (u64)t1984 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1986 = t1983 + t1985;
            const u32 t1987 = t1966 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1988 = t1967 ^ t1987;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1989 = t1966 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1990 = t1988 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1991 = t1989 + t1990;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1992 = t1932 + t1991;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1993 = exists_38 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1992), "l"(t1986), "r"(t1993) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1994 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1995 = t1994 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1996 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1997 = t1995 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1998 = t1997 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1999 = t1996 + t1998;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_9 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2001 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2002 = first_row_9 + t2001;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2003 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2004 = t2002 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2005 = t2003 ^ t2004;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2006 = t2002 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2007 = t2005 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2008 = t2006 + t2007;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2009 = t1999 + t2008;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t2009) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2010 = t2008 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2011 = t1999 + t2010;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t2011) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2012 = t2008 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2013 = t1999 + t2012;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t2013) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2014 = t2008 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2015 = t1999 + t2014;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t2015) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2016 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2017 = t2016 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2018 = t2017 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2019 = t2018 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2020 = smem_1 + t2019;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2021 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2022 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2023 = t2022 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2024 = t2021 + t2023;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2025 = t2024 + 26u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2026 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2027 = t2026 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2028 = t2025 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2029 = t2027 ^ t2028;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2030 = t2025 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2031 = t2029 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2032 = t2030 + t2031;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2033 = t2020 + t2032;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_657), "r"(m_658));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_659), "r"(m_660));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_661), "r"(m_662));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_663), "r"(m_664));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_665), "r"(m_666));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_667), "r"(m_668));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t2033) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_669), "r"(m_670));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_671), "r"(m_672));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2034 = t2032 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2035 = t2020 + t2034;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_673), "r"(m_674));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_675), "r"(m_676));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_677), "r"(m_678));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_679), "r"(m_680));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_681), "r"(m_682));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_683), "r"(m_684));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t2035) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_685), "r"(m_686));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_687), "r"(m_688));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2036 = t2032 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2037 = t2020 + t2036;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_689), "r"(m_690));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_691), "r"(m_692));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_693), "r"(m_694));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_695), "r"(m_696));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_697), "r"(m_698));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_699), "r"(m_700));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t2037) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_701), "r"(m_702));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_703), "r"(m_704));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2038 = t2032 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2039 = t2020 + t2038;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t2039) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_705), "r"(m_706));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_707), "r"(m_708));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t2039) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_709), "r"(m_710));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_711), "r"(m_712));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t2039) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_713), "r"(m_714));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_715), "r"(m_716));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t2039) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_717), "r"(m_718));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_719), "r"(m_720));
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2040 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t2041 = t2040 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
        const u32 group_5 = t2041 + i;
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 t2043 = group_5 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
        u32 t2044;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2044) : "r"(t2043), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 sample_5 = t2044 >> groups_shift;
        const u32 t2046 = sample_5 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t2047 = group_5 - t2046;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t2048 = t2047 << 1u;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 number_5 = t2048 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2050 = number_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t2051;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2051) : "r"(t2050), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2052 = t2051 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_6 = t2052 << 3u;
        const u32 t2054 = number_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t2055;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2055) : "r"(t2054), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2056 = t2055 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2057 = t2056 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t2058 = number_5 - t2057;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_6 = t2058 << 3u;
        const bool t2060 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t2061 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_17 = t2060 ? t2061 : 0u;
        const u32 t2063 = left_17 < 8u ? left_17 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2064 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t2065 = t2064 < 8u ? t2064 : 8u;
#line 306 "fa-kernels/src/conv/work.rs"
        const bool t2066 = 0u < i;
#line 306 "fa-kernels/src/conv/work.rs"
        if (t2066) {
#line 112 "fa-kernels/src/conv/statistics.rs"
            const u32 t2067 = i - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2068 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2069 = t2068 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2070 = t2069 + t2067;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2071 = t2070 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2072;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2072) : "r"(t2071), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 before = t2072 >> groups_shift;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2074 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
            const u32 t2075 = t2074 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
            const u32 t2076 = t2075 + i;
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2077 = t2076 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
            u32 t2078;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2078) : "r"(t2077), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
            const u32 t2079 = t2078 >> groups_shift;
#line 113 "fa-kernels/src/conv/statistics.rs"
            const bool t2080 = t2079 != before;
#line 113 "fa-kernels/src/conv/statistics.rs"
            if (t2080) {
#line 131 "fa-kernels/src/conv/statistics.rs"
                const u32 t2081 = t8 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                const bool t2082 = t2081 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
                if (t2082) {
#line 325 "fa-kernels/src/conv/work.rs"
                    const u32 t2083 = t9 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
                    const u32 t2084 = t8 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
                    const u32 first_26 = t2083 + t2084;
                    const u32 t2086 = first_26 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2087 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2088 = t2087 + first_26;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2089 = t2088 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 at = outputs + t2089;
                    const f32 t2091 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2092 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2093 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2094;
                    asm("mov.b32 %0, %1;" : "=r"(t2094) : "f"(t2091));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2095;
                    asm("mov.b32 %0, %1;" : "=r"(t2095) : "f"(t2092));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2096;
                    asm("mov.b32 %0, %1;" : "=r"(t2096) : "f"(t2093));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t2094), "r"(t2095), "r"(t2096), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2097 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2098 = t2097 + t2086;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2099 = t2098 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_2 = outputs + t2099;
                    const f32 t2101 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2104;
                    asm("mov.b32 %0, %1;" : "=r"(t2104) : "f"(t2101));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2105;
                    asm("mov.b32 %0, %1;" : "=r"(t2105) : "f"(t2102));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    u32 t2106;
                    asm("mov.b32 %0, %1;" : "=r"(t2106) : "f"(t2103));
#line 134 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t2104), "r"(t2105), "r"(t2106), "r"(0u) : "memory");
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
                const u32 channel_19 = threadIdx.x;
                const bool t2108 = channel_19 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
                if (t2108) {
#line 144 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2109 = channel_19 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2110 = outputs + t2109;
#line 144 "fa-kernels/src/conv/statistics.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2110) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2111;
                    asm("mov.b32 %0, %1;" : "=f"(t2111) : "r"(row));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2112;
                    asm("mov.b32 %0, %1;" : "=f"(t2112) : "r"(row_2));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2113;
                    asm("mov.b32 %0, %1;" : "=f"(t2113) : "r"(row_3));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2114;
                    asm("mov.b32 %0, %1;" : "=f"(t2114) : "r"(row_4));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2115 = 64u + channel_19;
#line 144 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2116 = t2115 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2117 = outputs + t2116;
#line 144 "fa-kernels/src/conv/statistics.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2117) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2118;
                    asm("mov.b32 %0, %1;" : "=f"(t2118) : "r"(row_5));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2119;
                    asm("mov.b32 %0, %1;" : "=f"(t2119) : "r"(row_6));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2120;
                    asm("mov.b32 %0, %1;" : "=f"(t2120) : "r"(row_7));
#line 144 "fa-kernels/src/conv/statistics.rs"
                    f32 t2121;
                    asm("mov.b32 %0, %1;" : "=f"(t2121) : "r"(row_8));
#line 47 "fa-kernels/src/conv/moments.rs"
                    const f32 count_3 = t2111 + t2118;
                    const f32 difference = t2119 - t2112;
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2124;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2124) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                    f32 t2125;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2125) : "f"(t2124));
#line 50 "fa-kernels/src/conv/moments.rs"
                    const f32 share = t2118 * t2125;
                    f32 mean_3;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share), "f"(t2112));
#line 52 "fa-kernels/src/conv/moments.rs"
                    const bool t2128 = t2111 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2129 = t2128 ? t2119 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2130 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2131 = t2130 * t2111;
#line 52 "fa-kernels/src/conv/moments.rs"
                    const f32 t2132 = t2113 + t2120;
#line 52 "fa-kernels/src/conv/moments.rs"
                    f32 t2133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2133) : "f"(t2131), "f"(share), "f"(t2132));
#line 145 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2134 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_27 = t2134 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2136 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
                    const u32 index_95 = first_27 + channel_19;
#line 131 "fa-kernels/src/conv/work.rs"
                    const u32 index_94 = t2136 + before;
                    const u64 t2139 = (u64)index_94;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2140 = t2139 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2141 = t2140 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2142 = partial + t2141;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2143 = (u64)index_95;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2144 = t2143 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2145 = t2144 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                    const u64 t2146 = t2142 + t2145;
#line 148 "fa-kernels/src/conv/statistics.rs"
                    u32 t2147;
                    asm("mov.b32 %0, %1;" : "=r"(t2147) : "f"(count_3));
#line 148 "fa-kernels/src/conv/statistics.rs"
                    u32 t2148;
                    asm("mov.b32 %0, %1;" : "=r"(t2148) : "f"(t2129));
#line 148 "fa-kernels/src/conv/statistics.rs"
                    u32 t2149;
                    asm("mov.b32 %0, %1;" : "=r"(t2149) : "f"(t2133));
#line 148 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2146), "r"(t2147), "r"(t2148), "r"(t2149), "r"(0u) : "memory");
                }
#line 455 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
        }
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2150 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2151 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2152;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2152) : "f"(t2150), "f"(t2151));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2153 = t2152 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2154;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2154) : "r"(t2152));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2155;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2155) : "h"(t2154));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2156;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2156) : "r"(t2153));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2157;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2157) : "h"(t2156));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc = t2155;
        acc_2 = t2157;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2158 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2159 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2160;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2160) : "f"(t2158), "f"(t2159));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2161 = t2160 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2162;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2162) : "r"(t2160));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2163;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2163) : "h"(t2162));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2164;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2164) : "r"(t2161));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2165;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2165) : "h"(t2164));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_3 = t2163;
        acc_4 = t2165;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2166 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2167 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2168;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2168) : "f"(t2166), "f"(t2167));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2169 = t2168 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2170;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2170) : "r"(t2168));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2171;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2171) : "h"(t2170));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2172;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2172) : "r"(t2169));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2173;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2173) : "h"(t2172));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_5 = t2171;
        acc_6 = t2173;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2174 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2175 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2176;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2176) : "f"(t2174), "f"(t2175));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2177 = t2176 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2178;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2178) : "r"(t2176));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2179;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2179) : "h"(t2178));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2180;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2180) : "r"(t2177));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2181;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2181) : "h"(t2180));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_7 = t2179;
        acc_8 = t2181;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2182 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2183 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2184;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2184) : "f"(t2182), "f"(t2183));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2185 = t2184 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2186;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2186) : "r"(t2184));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2187;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2187) : "h"(t2186));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2188;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2188) : "r"(t2185));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2189;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2189) : "h"(t2188));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_9 = t2187;
        acc_10 = t2189;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2190 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2191 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2192;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2192) : "f"(t2190), "f"(t2191));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2193 = t2192 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2194;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2194) : "r"(t2192));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2195;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2195) : "h"(t2194));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2196;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2196) : "r"(t2193));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2197;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2197) : "h"(t2196));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_11 = t2195;
        acc_12 = t2197;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2198 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2199 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2200;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2200) : "f"(t2198), "f"(t2199));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2201 = t2200 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2202;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2202) : "r"(t2200));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2203;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2203) : "h"(t2202));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2204;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2204) : "r"(t2201));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2205;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2205) : "h"(t2204));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_13 = t2203;
        acc_14 = t2205;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2206 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2207 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2208;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2208) : "f"(t2206), "f"(t2207));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2209 = t2208 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2210;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2210) : "r"(t2208));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2211;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2211) : "h"(t2210));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2212;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2212) : "r"(t2209));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2213;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2213) : "h"(t2212));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_15 = t2211;
        acc_16 = t2213;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2214 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2215 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2216;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2216) : "f"(t2214), "f"(t2215));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2217 = t2216 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2218;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2218) : "r"(t2216));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2219;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2219) : "h"(t2218));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2220;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2220) : "r"(t2217));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2221;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2221) : "h"(t2220));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_17 = t2219;
        acc_18 = t2221;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2222 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2223 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2224;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2224) : "f"(t2222), "f"(t2223));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2225 = t2224 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2226;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2226) : "r"(t2224));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2227;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2227) : "h"(t2226));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2228;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2228) : "r"(t2225));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2229;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2229) : "h"(t2228));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_19 = t2227;
        acc_20 = t2229;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2230 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2231 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2232;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2232) : "f"(t2230), "f"(t2231));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2233 = t2232 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2234;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2234) : "r"(t2232));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2235;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2235) : "h"(t2234));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2236;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2236) : "r"(t2233));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2237;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2237) : "h"(t2236));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_21 = t2235;
        acc_22 = t2237;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2238 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2239 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2240;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2240) : "f"(t2238), "f"(t2239));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2241 = t2240 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2242;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2242) : "r"(t2240));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2243;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2243) : "h"(t2242));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2244;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2244) : "r"(t2241));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2245;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2245) : "h"(t2244));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_23 = t2243;
        acc_24 = t2245;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2246 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2247 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2248;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2248) : "f"(t2246), "f"(t2247));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2249 = t2248 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2250;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2250) : "r"(t2248));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2251;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2251) : "h"(t2250));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2252;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2252) : "r"(t2249));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2253;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2253) : "h"(t2252));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_25 = t2251;
        acc_26 = t2253;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2254 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2255 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2256;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2256) : "f"(t2254), "f"(t2255));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2257 = t2256 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2258;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2258) : "r"(t2256));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2259;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2259) : "h"(t2258));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2260;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2260) : "r"(t2257));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2261;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2261) : "h"(t2260));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_27 = t2259;
        acc_28 = t2261;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2262 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2263 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2264;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2264) : "f"(t2262), "f"(t2263));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2265 = t2264 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2266;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2266) : "r"(t2264));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2267;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2267) : "h"(t2266));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2268;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2268) : "r"(t2265));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2269;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2269) : "h"(t2268));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_29 = t2267;
        acc_30 = t2269;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2270 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
        const f32 t2271 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
        u32 t2272;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2272) : "f"(t2270), "f"(t2271));
#line 77 "fa-kernels/src/conv/statistics.rs"
        const u32 t2273 = t2272 >> 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2274;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2274) : "r"(t2272));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2275;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2275) : "h"(t2274));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f16 t2276;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2276) : "r"(t2273));
#line 77 "fa-kernels/src/conv/statistics.rs"
        f32 t2277;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2277) : "h"(t2276));
#line 78 "fa-kernels/src/conv/statistics.rs"
        acc_31 = t2275;
        acc_32 = t2277;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const u32 t2278 = t2063 * t2065;
#line 88 "fa-kernels/src/conv/statistics.rs"
        const f32 count_4 = (f32)t2278;
        f32 t2280;
        asm("max.f32 %0, %1, %2;" : "=f"(t2280) : "f"(count_4), "f"(1.0f));
#line 89 "fa-kernels/src/conv/statistics.rs"
        f32 share_2;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t2280));
#line 99 "fa-kernels/src/conv/statistics.rs"
        const u32 t2282 = t2063 * t2065;
#line 99 "fa-kernels/src/conv/statistics.rs"
        const bool t2283 = t2282 == 64u;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum = 0.0f;
        if (t2283) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2284 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2285 = 0.0f + t2284;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2286 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2287 = t2285 + t2286;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2288 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2289 = t2287 + t2288;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2290 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts = t2289 + t2290;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2292 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2293 = 0.0f + t2292;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2294 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2295 = t2293 + t2294;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2296 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2297 = t2295 + t2296;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2298 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_2 = t2297 + t2298;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2300 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2301 = 0.0f + t2300;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2302 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2303 = t2301 + t2302;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2304 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2305 = t2303 + t2304;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2306 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_3 = t2305 + t2306;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2308 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2309 = 0.0f + t2308;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2310 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2311 = t2309 + t2310;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2312 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2313 = t2311 + t2312;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2314 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_4 = t2313 + t2314;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2316 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2317 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2318 = t2316 + t2317;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum = t2318;
        } else {
            const u32 t2319 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_28 = t2319 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns = first_28 < t2065;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2322 = first_28 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_2 = t2322 < t2065;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2324 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_39 = t2324 & columns;
            const f32 t2326 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2327 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2328 = t2326 + t2327;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2329 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2330 = exists_39 ? t2328 : t2329;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2330;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2331 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_40 = t2331 & columns_2;
            const f32 t2333 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2334 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2335 = t2333 + t2334;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2336 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2337 = exists_40 ? t2335 : t2336;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2337;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2338 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_41 = t2338 & columns;
            const f32 t2340 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2341 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2342 = t2340 + t2341;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2343 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2344 = exists_41 ? t2342 : t2343;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2344;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2345 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_42 = t2345 & columns_2;
            const f32 t2347 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2348 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2349 = t2347 + t2348;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2350 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2351 = exists_42 ? t2349 : t2350;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2351;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2352 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_43 = t2352 & columns;
            const f32 t2354 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2355 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2356 = t2354 + t2355;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2357 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2358 = exists_43 ? t2356 : t2357;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2358;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2359 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_44 = t2359 & columns_2;
            const f32 t2361 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2362 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2363 = t2361 + t2362;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2364 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2365 = exists_44 ? t2363 : t2364;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2365;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2366 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_45 = t2366 & columns;
            const f32 t2368 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2369 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2370 = t2368 + t2369;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2371 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2372 = exists_45 ? t2370 : t2371;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2372;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2373 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_46 = t2373 & columns_2;
            const f32 t2375 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2376 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2377 = t2375 + t2376;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2378 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2379 = exists_46 ? t2377 : t2378;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2379;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2380 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_47 = t2380 & columns;
            const f32 t2382 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2383 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2384 = t2382 + t2383;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2385 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2386 = exists_47 ? t2384 : t2385;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2386;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2387 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_48 = t2387 & columns_2;
            const f32 t2389 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2390 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2391 = t2389 + t2390;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2392 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2393 = exists_48 ? t2391 : t2392;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2393;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2394 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_49 = t2394 & columns;
            const f32 t2396 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2397 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2398 = t2396 + t2397;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2399 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2400 = exists_49 ? t2398 : t2399;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2400;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2401 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_50 = t2401 & columns_2;
            const f32 t2403 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2404 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2405 = t2403 + t2404;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2406 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2407 = exists_50 ? t2405 : t2406;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2407;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2408 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_51 = t2408 & columns;
            const f32 t2410 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2411 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2412 = t2410 + t2411;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2413 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2414 = exists_51 ? t2412 : t2413;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2414;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2415 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_52 = t2415 & columns_2;
            const f32 t2417 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2418 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2419 = t2417 + t2418;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2420 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2421 = exists_52 ? t2419 : t2420;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2421;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2422 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_53 = t2422 & columns;
            const f32 t2424 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2425 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2426 = t2424 + t2425;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2427 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2428 = exists_53 ? t2426 : t2427;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2428;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2429 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_54 = t2429 & columns_2;
            const f32 t2431 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2432 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2433 = t2431 + t2432;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2434 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2435 = exists_54 ? t2433 : t2434;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum = t2435;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2436 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2437;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2437) : "f"(t2436));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2438 = t2436 + t2437;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2439;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2439) : "f"(t2438));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2440 = t2438 + t2439;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about = t2440 * share_2;
        const f32 t2442 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2442), "f"(count_4), "f"(t2440));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_4;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_4) : "f"(rest), "f"(share_2), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_2 = 0.0f;
        if (t2283) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2445 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance = t2445 - mean_4;
            f32 t2447;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(distance), "f"(distance), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2448 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_2 = t2448 - mean_4;
            f32 t2450;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2450) : "f"(distance_2), "f"(distance_2), "f"(t2447));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2451 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_3 = t2451 - mean_4;
            f32 t2453;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(distance_3), "f"(distance_3), "f"(t2450));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2454 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_4 = t2454 - mean_4;
            f32 parts_5;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_4), "f"(distance_4), "f"(t2453));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2457 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_5 = t2457 - mean_4;
            f32 t2459;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2459) : "f"(distance_5), "f"(distance_5), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2460 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_6 = t2460 - mean_4;
            f32 t2462;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2462) : "f"(distance_6), "f"(distance_6), "f"(t2459));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2463 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_7 = t2463 - mean_4;
            f32 t2465;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2465) : "f"(distance_7), "f"(distance_7), "f"(t2462));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2466 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_8 = t2466 - mean_4;
            f32 parts_6;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_8), "f"(distance_8), "f"(t2465));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2469 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_9 = t2469 - mean_4;
            f32 t2471;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(distance_9), "f"(distance_9), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2472 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_10 = t2472 - mean_4;
            f32 t2474;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(distance_10), "f"(distance_10), "f"(t2471));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2475 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_11 = t2475 - mean_4;
            f32 t2477;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(distance_11), "f"(distance_11), "f"(t2474));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2478 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_12 = t2478 - mean_4;
            f32 parts_7;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_12), "f"(distance_12), "f"(t2477));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2481 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_13 = t2481 - mean_4;
            f32 t2483;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(distance_13), "f"(distance_13), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2484 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_14 = t2484 - mean_4;
            f32 t2486;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2486) : "f"(distance_14), "f"(distance_14), "f"(t2483));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2487 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_15 = t2487 - mean_4;
            f32 t2489;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(distance_15), "f"(distance_15), "f"(t2486));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2490 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_16 = t2490 - mean_4;
            f32 parts_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_16), "f"(distance_16), "f"(t2489));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2493 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2494 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2495 = t2493 + t2494;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2495;
        } else {
            const u32 t2496 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_29 = t2496 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_3 = first_29 < t2065;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2499 = first_29 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_4 = t2499 < t2065;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2501 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_55 = t2501 & columns_3;
            const f32 t2503 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2504 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_17 = t2504 - mean_4;
            f32 t2506;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(distance_17), "f"(distance_17), "f"(t2503));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2507 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2508 = exists_55 ? t2506 : t2507;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2508;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2509 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_56 = t2509 & columns_4;
            const f32 t2511 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2512 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_18 = t2512 - mean_4;
            f32 t2514;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(distance_18), "f"(distance_18), "f"(t2511));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2515 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2516 = exists_56 ? t2514 : t2515;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2516;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2517 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_57 = t2517 & columns_3;
            const f32 t2519 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2520 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_19 = t2520 - mean_4;
            f32 t2522;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(distance_19), "f"(distance_19), "f"(t2519));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2523 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2524 = exists_57 ? t2522 : t2523;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2524;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2525 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_58 = t2525 & columns_4;
            const f32 t2527 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2528 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_20 = t2528 - mean_4;
            f32 t2530;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2530) : "f"(distance_20), "f"(distance_20), "f"(t2527));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2531 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2532 = exists_58 ? t2530 : t2531;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2532;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2533 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_59 = t2533 & columns_3;
            const f32 t2535 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2536 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_21 = t2536 - mean_4;
            f32 t2538;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2538) : "f"(distance_21), "f"(distance_21), "f"(t2535));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2539 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2540 = exists_59 ? t2538 : t2539;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2540;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2541 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_60 = t2541 & columns_4;
            const f32 t2543 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2544 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_22 = t2544 - mean_4;
            f32 t2546;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(distance_22), "f"(distance_22), "f"(t2543));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2547 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2548 = exists_60 ? t2546 : t2547;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2548;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2549 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_61 = t2549 & columns_3;
            const f32 t2551 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2552 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_23 = t2552 - mean_4;
            f32 t2554;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2554) : "f"(distance_23), "f"(distance_23), "f"(t2551));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2555 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2556 = exists_61 ? t2554 : t2555;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2556;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2557 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_62 = t2557 & columns_4;
            const f32 t2559 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2560 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_24 = t2560 - mean_4;
            f32 t2562;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2562) : "f"(distance_24), "f"(distance_24), "f"(t2559));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2563 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2564 = exists_62 ? t2562 : t2563;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2564;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2565 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_63 = t2565 & columns_3;
            const f32 t2567 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2568 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_25 = t2568 - mean_4;
            f32 t2570;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2570) : "f"(distance_25), "f"(distance_25), "f"(t2567));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2571 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2572 = exists_63 ? t2570 : t2571;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2572;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2573 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_64 = t2573 & columns_4;
            const f32 t2575 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2576 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_26 = t2576 - mean_4;
            f32 t2578;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2578) : "f"(distance_26), "f"(distance_26), "f"(t2575));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2579 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2580 = exists_64 ? t2578 : t2579;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2580;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2581 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_65 = t2581 & columns_3;
            const f32 t2583 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2584 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_27 = t2584 - mean_4;
            f32 t2586;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2586) : "f"(distance_27), "f"(distance_27), "f"(t2583));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2587 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2588 = exists_65 ? t2586 : t2587;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2588;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2589 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_66 = t2589 & columns_4;
            const f32 t2591 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2592 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_28 = t2592 - mean_4;
            f32 t2594;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2594) : "f"(distance_28), "f"(distance_28), "f"(t2591));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2595 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2596 = exists_66 ? t2594 : t2595;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2596;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2597 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_67 = t2597 & columns_3;
            const f32 t2599 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2600 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_29 = t2600 - mean_4;
            f32 t2602;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2602) : "f"(distance_29), "f"(distance_29), "f"(t2599));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2603 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2604 = exists_67 ? t2602 : t2603;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2604;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2605 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_68 = t2605 & columns_4;
            const f32 t2607 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2608 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_30 = t2608 - mean_4;
            f32 t2610;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2610) : "f"(distance_30), "f"(distance_30), "f"(t2607));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2611 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2612 = exists_68 ? t2610 : t2611;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2612;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2613 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_69 = t2613 & columns_3;
            const f32 t2615 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2616 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_31 = t2616 - mean_4;
            f32 t2618;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2618) : "f"(distance_31), "f"(distance_31), "f"(t2615));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2619 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2620 = exists_69 ? t2618 : t2619;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2620;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2621 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_70 = t2621 & columns_4;
            const f32 t2623 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2624 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_32 = t2624 - mean_4;
            f32 t2626;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2626) : "f"(distance_32), "f"(distance_32), "f"(t2623));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2627 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2628 = exists_70 ? t2626 : t2627;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2628;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2629 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2630;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2630) : "f"(t2629));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2631 = t2629 + t2630;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2632;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2632) : "f"(t2631));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_3 = t2631 + t2632;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t2634 = count;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t2635 = mean;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t2636 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_5 = t2634 + count_4;
        const f32 difference_2 = mean_4 - t2635;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2639;
        asm("max.f32 %0, %1, %2;" : "=f"(t2639) : "f"(count_5), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t2640;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2640) : "f"(t2639));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_3 = count_4 * t2640;
        f32 mean_5;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_5) : "f"(difference_2), "f"(share_3), "f"(t2635));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t2643 = t2634 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2644 = t2643 ? mean_4 : mean_5;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2645 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2646 = t2645 * t2634;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t2647 = t2636 + squares_3;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t2648;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(t2646), "f"(share_3), "f"(t2647));
#line 92 "fa-kernels/src/conv/statistics.rs"
        count = count_5;
#line 92 "fa-kernels/src/conv/statistics.rs"
        mean = t2644;
#line 92 "fa-kernels/src/conv/statistics.rs"
        squares = t2648;
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_3 = 0.0f;
        if (t2283) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2649 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2650 = 0.0f + t2649;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2651 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2652 = t2650 + t2651;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2653 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2654 = t2652 + t2653;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2655 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_9 = t2654 + t2655;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2657 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2658 = 0.0f + t2657;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2659 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2660 = t2658 + t2659;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2661 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2662 = t2660 + t2661;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2663 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_10 = t2662 + t2663;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2665 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2666 = 0.0f + t2665;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2667 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2668 = t2666 + t2667;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2669 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2670 = t2668 + t2669;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2671 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_11 = t2670 + t2671;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2673 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2674 = 0.0f + t2673;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2675 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2676 = t2674 + t2675;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2677 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2678 = t2676 + t2677;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2679 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 parts_12 = t2678 + t2679;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2681 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2682 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2683 = t2681 + t2682;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2683;
        } else {
            const u32 t2684 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_30 = t2684 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_5 = first_30 < t2065;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2687 = first_30 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_6 = t2687 < t2065;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2689 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_71 = t2689 & columns_5;
            const f32 t2691 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2692 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2693 = t2691 + t2692;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2694 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2695 = exists_71 ? t2693 : t2694;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2695;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2696 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_72 = t2696 & columns_6;
            const f32 t2698 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2699 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2700 = t2698 + t2699;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2701 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2702 = exists_72 ? t2700 : t2701;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2702;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2703 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_73 = t2703 & columns_5;
            const f32 t2705 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2706 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2707 = t2705 + t2706;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2708 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2709 = exists_73 ? t2707 : t2708;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2709;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2710 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_74 = t2710 & columns_6;
            const f32 t2712 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2713 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2714 = t2712 + t2713;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2715 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2716 = exists_74 ? t2714 : t2715;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2716;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2717 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_75 = t2717 & columns_5;
            const f32 t2719 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2720 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2721 = t2719 + t2720;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2722 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2723 = exists_75 ? t2721 : t2722;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2723;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2724 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_76 = t2724 & columns_6;
            const f32 t2726 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2727 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2728 = t2726 + t2727;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2729 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2730 = exists_76 ? t2728 : t2729;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2730;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2731 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_77 = t2731 & columns_5;
            const f32 t2733 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2734 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2735 = t2733 + t2734;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2736 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2737 = exists_77 ? t2735 : t2736;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2737;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2738 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_78 = t2738 & columns_6;
            const f32 t2740 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2741 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2742 = t2740 + t2741;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2743 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2744 = exists_78 ? t2742 : t2743;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2744;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2745 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_79 = t2745 & columns_5;
            const f32 t2747 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2748 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2749 = t2747 + t2748;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2750 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2751 = exists_79 ? t2749 : t2750;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2751;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2752 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_80 = t2752 & columns_6;
            const f32 t2754 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2755 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2756 = t2754 + t2755;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2757 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2758 = exists_80 ? t2756 : t2757;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2758;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2759 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_81 = t2759 & columns_5;
            const f32 t2761 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2762 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2763 = t2761 + t2762;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2764 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2765 = exists_81 ? t2763 : t2764;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2765;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2766 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_82 = t2766 & columns_6;
            const f32 t2768 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2769 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2770 = t2768 + t2769;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2771 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2772 = exists_82 ? t2770 : t2771;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2772;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2773 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_83 = t2773 & columns_5;
            const f32 t2775 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2776 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2777 = t2775 + t2776;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2778 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2779 = exists_83 ? t2777 : t2778;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2779;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2780 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_84 = t2780 & columns_6;
            const f32 t2782 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2783 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2784 = t2782 + t2783;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2785 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2786 = exists_84 ? t2784 : t2785;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2786;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2787 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_85 = t2787 & columns_5;
            const f32 t2789 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2790 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2791 = t2789 + t2790;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2792 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2793 = exists_85 ? t2791 : t2792;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2793;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2794 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_86 = t2794 & columns_6;
            const f32 t2796 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2797 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2798 = t2796 + t2797;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2799 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2800 = exists_86 ? t2798 : t2799;
#line 63 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2800;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2801 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2802;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2802) : "f"(t2801));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2803 = t2801 + t2802;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2804;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2804) : "f"(t2803));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2805 = t2803 + t2804;
#line 17 "fa-kernels/src/conv/moments.rs"
        const f32 about_2 = t2805 * share_2;
        const f32 t2807 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
        f32 rest_2;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t2807), "f"(count_4), "f"(t2805));
#line 19 "fa-kernels/src/conv/moments.rs"
        f32 mean_6;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(rest_2), "f"(share_2), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
        f32 sum_4 = 0.0f;
        if (t2283) {
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2810 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_33 = t2810 - mean_6;
            f32 t2812;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(distance_33), "f"(distance_33), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2813 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_34 = t2813 - mean_6;
            f32 t2815;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2815) : "f"(distance_34), "f"(distance_34), "f"(t2812));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2816 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_35 = t2816 - mean_6;
            f32 t2818;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2818) : "f"(distance_35), "f"(distance_35), "f"(t2815));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2819 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_36 = t2819 - mean_6;
            f32 parts_13;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_36), "f"(distance_36), "f"(t2818));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2822 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_37 = t2822 - mean_6;
            f32 t2824;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(distance_37), "f"(distance_37), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2825 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_38 = t2825 - mean_6;
            f32 t2827;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(distance_38), "f"(distance_38), "f"(t2824));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2828 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_39 = t2828 - mean_6;
            f32 t2830;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2830) : "f"(distance_39), "f"(distance_39), "f"(t2827));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2831 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_40 = t2831 - mean_6;
            f32 parts_14;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_40), "f"(distance_40), "f"(t2830));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2834 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_41 = t2834 - mean_6;
            f32 t2836;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(distance_41), "f"(distance_41), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2837 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_42 = t2837 - mean_6;
            f32 t2839;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2839) : "f"(distance_42), "f"(distance_42), "f"(t2836));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2840 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_43 = t2840 - mean_6;
            f32 t2842;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2842) : "f"(distance_43), "f"(distance_43), "f"(t2839));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2843 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_44 = t2843 - mean_6;
            f32 parts_15;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_44), "f"(distance_44), "f"(t2842));
#line 51 "fa-kernels/src/conv/statistics.rs"
            const f32 t2846 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_45 = t2846 - mean_6;
            f32 t2848;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(distance_45), "f"(distance_45), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2849 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_46 = t2849 - mean_6;
            f32 t2851;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(distance_46), "f"(distance_46), "f"(t2848));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2852 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_47 = t2852 - mean_6;
            f32 t2854;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2854) : "f"(distance_47), "f"(distance_47), "f"(t2851));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2855 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_48 = t2855 - mean_6;
            f32 parts_16;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_48), "f"(distance_48), "f"(t2854));
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2858 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2859 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const f32 t2860 = t2858 + t2859;
#line 53 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2860;
        } else {
            const u32 t2861 = t8 & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const u32 first_31 = t2861 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_7 = first_31 < t2065;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const u32 t2864 = first_31 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
            const bool columns_8 = t2864 < t2065;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2866 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_87 = t2866 & columns_7;
            const f32 t2868 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2869 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_49 = t2869 - mean_6;
            f32 t2871;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(distance_49), "f"(distance_49), "f"(t2868));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2872 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2873 = exists_87 ? t2871 : t2872;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2873;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2874 = 0u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_88 = t2874 & columns_8;
            const f32 t2876 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2877 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_50 = t2877 - mean_6;
            f32 t2879;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2879) : "f"(distance_50), "f"(distance_50), "f"(t2876));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2880 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2881 = exists_88 ? t2879 : t2880;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2881;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2882 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_89 = t2882 & columns_7;
            const f32 t2884 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2885 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_51 = t2885 - mean_6;
            f32 t2887;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2887) : "f"(distance_51), "f"(distance_51), "f"(t2884));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2888 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2889 = exists_89 ? t2887 : t2888;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2889;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2890 = 1u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_90 = t2890 & columns_8;
            const f32 t2892 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2893 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_52 = t2893 - mean_6;
            f32 t2895;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(distance_52), "f"(distance_52), "f"(t2892));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2896 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2897 = exists_90 ? t2895 : t2896;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2897;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2898 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_91 = t2898 & columns_7;
            const f32 t2900 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2901 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_53 = t2901 - mean_6;
            f32 t2903;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2903) : "f"(distance_53), "f"(distance_53), "f"(t2900));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2904 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2905 = exists_91 ? t2903 : t2904;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2905;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2906 = 2u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_92 = t2906 & columns_8;
            const f32 t2908 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2909 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_54 = t2909 - mean_6;
            f32 t2911;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2911) : "f"(distance_54), "f"(distance_54), "f"(t2908));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2912 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2913 = exists_92 ? t2911 : t2912;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2913;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2914 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_93 = t2914 & columns_7;
            const f32 t2916 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2917 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_55 = t2917 - mean_6;
            f32 t2919;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(distance_55), "f"(distance_55), "f"(t2916));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2920 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2921 = exists_93 ? t2919 : t2920;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2921;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2922 = 3u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_94 = t2922 & columns_8;
            const f32 t2924 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2925 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_56 = t2925 - mean_6;
            f32 t2927;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2927) : "f"(distance_56), "f"(distance_56), "f"(t2924));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2928 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2929 = exists_94 ? t2927 : t2928;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2929;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2930 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_95 = t2930 & columns_7;
            const f32 t2932 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2933 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_57 = t2933 - mean_6;
            f32 t2935;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2935) : "f"(distance_57), "f"(distance_57), "f"(t2932));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2936 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2937 = exists_95 ? t2935 : t2936;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2937;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2938 = 4u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_96 = t2938 & columns_8;
            const f32 t2940 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2941 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_58 = t2941 - mean_6;
            f32 t2943;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(distance_58), "f"(distance_58), "f"(t2940));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2944 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2945 = exists_96 ? t2943 : t2944;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2945;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2946 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_97 = t2946 & columns_7;
            const f32 t2948 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2949 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_59 = t2949 - mean_6;
            f32 t2951;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(distance_59), "f"(distance_59), "f"(t2948));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2952 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2953 = exists_97 ? t2951 : t2952;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2953;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2954 = 5u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_98 = t2954 & columns_8;
            const f32 t2956 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2957 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_60 = t2957 - mean_6;
            f32 t2959;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2959) : "f"(distance_60), "f"(distance_60), "f"(t2956));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2960 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2961 = exists_98 ? t2959 : t2960;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2961;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2962 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_99 = t2962 & columns_7;
            const f32 t2964 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2965 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_61 = t2965 - mean_6;
            f32 t2967;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2967) : "f"(distance_61), "f"(distance_61), "f"(t2964));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2968 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2969 = exists_99 ? t2967 : t2968;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2969;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2970 = 6u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_100 = t2970 & columns_8;
            const f32 t2972 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2973 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_62 = t2973 - mean_6;
            f32 t2975;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2975) : "f"(distance_62), "f"(distance_62), "f"(t2972));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2976 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2977 = exists_100 ? t2975 : t2976;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2977;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2978 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_101 = t2978 & columns_7;
            const f32 t2980 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2981 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_63 = t2981 - mean_6;
            f32 t2983;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2983) : "f"(distance_63), "f"(distance_63), "f"(t2980));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2984 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2985 = exists_101 ? t2983 : t2984;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2985;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool t2986 = 7u < t2063;
#line 62 "fa-kernels/src/conv/statistics.rs"
            const bool exists_102 = t2986 & columns_8;
            const f32 t2988 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
            const f32 t2989 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_64 = t2989 - mean_6;
            f32 t2991;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2991) : "f"(distance_64), "f"(distance_64), "f"(t2988));
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2992 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
            const f32 t2993 = exists_102 ? t2991 : t2992;
#line 33 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2993;
        }
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2994 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2995;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2995) : "f"(t2994));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 t2996 = t2994 + t2995;
#line 66 "fa-kernels/src/conv/statistics.rs"
        f32 t2997;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2997) : "f"(t2996));
#line 66 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_4 = t2996 + t2997;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t2999 = count_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t3000 = mean_2;
#line 92 "fa-kernels/src/conv/statistics.rs"
        const f32 t3001 = squares_2;
#line 47 "fa-kernels/src/conv/moments.rs"
        const f32 count_6 = t2999 + count_4;
        const f32 difference_3 = mean_6 - t3000;
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3004;
        asm("max.f32 %0, %1, %2;" : "=f"(t3004) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
        f32 t3005;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3005) : "f"(t3004));
#line 50 "fa-kernels/src/conv/moments.rs"
        const f32 share_4 = count_4 * t3005;
        f32 mean_7;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(difference_3), "f"(share_4), "f"(t3000));
#line 52 "fa-kernels/src/conv/moments.rs"
        const bool t3008 = t2999 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3009 = t3008 ? mean_6 : mean_7;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3010 = difference_3 * difference_3;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3011 = t3010 * t2999;
#line 52 "fa-kernels/src/conv/moments.rs"
        const f32 t3012 = t3001 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
        f32 t3013;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(t3011), "f"(share_4), "f"(t3012));
#line 92 "fa-kernels/src/conv/statistics.rs"
        count_2 = count_6;
#line 92 "fa-kernels/src/conv/statistics.rs"
        mean_2 = t3009;
#line 92 "fa-kernels/src/conv/statistics.rs"
        squares_2 = t3013;
#line 363 "fa-kernels/src/conv/work.rs"
        const u32 own = index << 13u;
#line 371 "fa-kernels/src/conv/work.rs"
        const u32 t3015 = i << 14u;
#line 371 "fa-kernels/src/conv/work.rs"
        const u32 kept = outputs + t3015;
#line 390 "fa-kernels/src/conv/work.rs"
        const bool t3017 = i == 0u;
#line 372 "fa-kernels/src/conv/work.rs"
        const u32 base = t3017 ? smem_1 : kept;
#line 376 "fa-kernels/src/conv/work.rs"
        const u32 t3019 = base + own;
#line 390 "fa-kernels/src/conv/work.rs"
        const bool t3020 = i == 0u;
#line 410 "fa-kernels/src/conv/work.rs"
        if (t3020) {
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3021 = t9 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3022 = t8 >> 2u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3023 = t3022 & 1u;
#line 414 "fa-kernels/src/conv/work.rs"
        const bool t3024 = t3023 == 1u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3025 = t8 & 3u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3026 = t3025 << 1u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3027 = t8 >> 2u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3028 = t3027 & 1u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3029 = t3026 + t3028;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3030 = t8 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3031 = t3030 << 2u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3032 = t3021 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3033 = t3029 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3034 = t3032 ^ t3033;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3035 = t3029 << 7u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3036 = t3034 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3037 = t3035 + t3036;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3038 = t3019 + t3037;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3039 = t3038 + t3031;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3040 = t3024 ? acc : acc_2;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3041;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3041) : "f"(t3040));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3042 = t3024 ? t3041 : acc;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3043 = t3024 ? acc_2 : t3041;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3044;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(t3042), "f"(t3043));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3039), "r"(t3044) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3045 = t3024 ? acc_5 : acc_6;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3046;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3046) : "f"(t3045));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3047 = t3024 ? t3046 : acc_5;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3048 = t3024 ? acc_6 : t3046;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3049;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3049) : "f"(t3047), "f"(t3048));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3039), "r"(t3049) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3050 = t3024 ? acc_9 : acc_10;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3051;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3051) : "f"(t3050));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3052 = t3024 ? t3051 : acc_9;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3053 = t3024 ? acc_10 : t3051;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3054;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3054) : "f"(t3052), "f"(t3053));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3039), "r"(t3054) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3055 = t3024 ? acc_13 : acc_14;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3056;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3056) : "f"(t3055));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3057 = t3024 ? t3056 : acc_13;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3058 = t3024 ? acc_14 : t3056;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3059;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3059) : "f"(t3057), "f"(t3058));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3039), "r"(t3059) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3060 = t3024 ? acc_17 : acc_18;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3061;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3061) : "f"(t3060));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3062 = t3024 ? t3061 : acc_17;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3063 = t3024 ? acc_18 : t3061;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3064;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3064) : "f"(t3062), "f"(t3063));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3039), "r"(t3064) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3065 = t3024 ? acc_21 : acc_22;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3066;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3066) : "f"(t3065));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3067 = t3024 ? t3066 : acc_21;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3068 = t3024 ? acc_22 : t3066;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3069;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3069) : "f"(t3067), "f"(t3068));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3039), "r"(t3069) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3070 = t3024 ? acc_25 : acc_26;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3071;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3071) : "f"(t3070));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3072 = t3024 ? t3071 : acc_25;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3073 = t3024 ? acc_26 : t3071;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3074;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3074) : "f"(t3072), "f"(t3073));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3039), "r"(t3074) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3075 = t3024 ? acc_29 : acc_30;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3076;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3076) : "f"(t3075));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3077 = t3024 ? t3076 : acc_29;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3078 = t3024 ? acc_30 : t3076;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3079;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3079) : "f"(t3077), "f"(t3078));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3039), "r"(t3079) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3080 = t3021 >> 3u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3081 = t3080 + 1u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3082 = t3029 & 7u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3083 = t3081 ^ t3082;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3084 = t3029 << 7u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3085 = t3083 << 4u;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3086 = t3084 + t3085;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3087 = t3019 + t3086;
#line 414 "fa-kernels/src/conv/work.rs"
        const u32 t3088 = t3087 + t3031;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3089 = t3024 ? acc_3 : acc_4;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3090;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3090) : "f"(t3089));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3091 = t3024 ? t3090 : acc_3;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3092 = t3024 ? acc_4 : t3090;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3093;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3093) : "f"(t3091), "f"(t3092));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3088), "r"(t3093) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3094 = t3024 ? acc_7 : acc_8;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3095;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3095) : "f"(t3094));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3096 = t3024 ? t3095 : acc_7;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3097 = t3024 ? acc_8 : t3095;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3098;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3098) : "f"(t3096), "f"(t3097));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3088), "r"(t3098) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3099 = t3024 ? acc_11 : acc_12;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3100;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3100) : "f"(t3099));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3101 = t3024 ? t3100 : acc_11;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3102 = t3024 ? acc_12 : t3100;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3103;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3103) : "f"(t3101), "f"(t3102));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3088), "r"(t3103) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3104 = t3024 ? acc_15 : acc_16;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3105;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3105) : "f"(t3104));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3106 = t3024 ? t3105 : acc_15;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3107 = t3024 ? acc_16 : t3105;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3108;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3108) : "f"(t3106), "f"(t3107));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3088), "r"(t3108) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3109 = t3024 ? acc_19 : acc_20;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3110;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3110) : "f"(t3109));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3111 = t3024 ? t3110 : acc_19;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3112 = t3024 ? acc_20 : t3110;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3113;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3113) : "f"(t3111), "f"(t3112));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3088), "r"(t3113) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3114 = t3024 ? acc_23 : acc_24;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3115;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3115) : "f"(t3114));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3116 = t3024 ? t3115 : acc_23;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3117 = t3024 ? acc_24 : t3115;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3118;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3118) : "f"(t3116), "f"(t3117));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3088), "r"(t3118) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3119 = t3024 ? acc_27 : acc_28;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3120;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3120) : "f"(t3119));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3121 = t3024 ? t3120 : acc_27;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3122 = t3024 ? acc_28 : t3120;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3123;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3123) : "f"(t3121), "f"(t3122));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3088), "r"(t3123) : "memory");
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3124 = t3024 ? acc_31 : acc_32;
#line 414 "fa-kernels/src/conv/work.rs"
        f32 t3125;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3125) : "f"(t3124));
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3126 = t3024 ? t3125 : acc_31;
#line 414 "fa-kernels/src/conv/work.rs"
        const f32 t3127 = t3024 ? acc_32 : t3125;
#line 414 "fa-kernels/src/conv/work.rs"
        u32 t3128;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3128) : "f"(t3126), "f"(t3127));
#line 414 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3088), "r"(t3128) : "memory");
    }
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t3129 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_32 = t3129 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t3131 = first_32 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t3132 = all_groups - first_32;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left_18 = t3131 ? t3132 : 0u;
    const u32 t3134 = left_18 < cta_groups ? left_18 : cta_groups;
#line 314 "fa-kernels/src/conv/work.rs"
    const u32 t3135 = t3134 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t3136 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_33 = t3136 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t3138 = first_33 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t3139 = all_groups - first_33;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left_19 = t3138 ? t3139 : 0u;
    const u32 rounds = left_19 < cta_groups ? left_19 : cta_groups;
#line 122 "fa-kernels/src/conv/statistics.rs"
    const bool t3142 = 0u < rounds;
#line 122 "fa-kernels/src/conv/statistics.rs"
    if (t3142) {
        const u32 t3143 = rounds - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3144 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3145 = t3144 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
        const u32 t3146 = t3145 + t3143;
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 t3147 = t3146 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
        u32 t3148;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3148) : "r"(t3147), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 t3149 = t3148 >> groups_shift;
#line 131 "fa-kernels/src/conv/statistics.rs"
        const u32 t3150 = t8 & 3u;
#line 131 "fa-kernels/src/conv/statistics.rs"
        const bool t3151 = t3150 == 0u;
#line 131 "fa-kernels/src/conv/statistics.rs"
        if (t3151) {
#line 325 "fa-kernels/src/conv/work.rs"
            const u32 t3152 = t9 << 4u;
#line 325 "fa-kernels/src/conv/work.rs"
            const u32 t3153 = t8 >> 2u;
#line 325 "fa-kernels/src/conv/work.rs"
            const u32 first_34 = t3152 + t3153;
            const u32 t3155 = first_34 + 8u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3156 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3157 = t3156 + first_34;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3158 = t3157 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 at_3 = outputs + t3158;
            const f32 t3160 = count;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3161 = mean;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3162 = squares;
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3163;
            asm("mov.b32 %0, %1;" : "=r"(t3163) : "f"(t3160));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3164;
            asm("mov.b32 %0, %1;" : "=r"(t3164) : "f"(t3161));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3165;
            asm("mov.b32 %0, %1;" : "=r"(t3165) : "f"(t3162));
#line 134 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t3163), "r"(t3164), "r"(t3165), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3166 = index << 6u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3167 = t3166 + t3155;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3168 = t3167 << 4u;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 at_4 = outputs + t3168;
            const f32 t3170 = count_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3171 = mean_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
            const f32 t3172 = squares_2;
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3173;
            asm("mov.b32 %0, %1;" : "=r"(t3173) : "f"(t3170));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3174;
            asm("mov.b32 %0, %1;" : "=r"(t3174) : "f"(t3171));
#line 134 "fa-kernels/src/conv/statistics.rs"
            u32 t3175;
            asm("mov.b32 %0, %1;" : "=r"(t3175) : "f"(t3172));
#line 134 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t3173), "r"(t3174), "r"(t3175), "r"(0u) : "memory");
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
        const u32 channel_20 = threadIdx.x;
        const bool t3177 = channel_20 < 64u;
#line 142 "fa-kernels/src/conv/statistics.rs"
        if (t3177) {
#line 144 "fa-kernels/src/conv/statistics.rs"
            const u32 t3178 = channel_20 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
            const u32 t3179 = outputs + t3178;
#line 144 "fa-kernels/src/conv/statistics.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t3179) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3180;
            asm("mov.b32 %0, %1;" : "=f"(t3180) : "r"(row_9));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3181;
            asm("mov.b32 %0, %1;" : "=f"(t3181) : "r"(row_10));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3182;
            asm("mov.b32 %0, %1;" : "=f"(t3182) : "r"(row_11));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3183;
            asm("mov.b32 %0, %1;" : "=f"(t3183) : "r"(row_12));
#line 144 "fa-kernels/src/conv/statistics.rs"
            const u32 t3184 = 64u + channel_20;
#line 144 "fa-kernels/src/conv/statistics.rs"
            const u32 t3185 = t3184 << 4u;
#line 144 "fa-kernels/src/conv/statistics.rs"
            const u32 t3186 = outputs + t3185;
#line 144 "fa-kernels/src/conv/statistics.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t3186) : "memory");
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3187;
            asm("mov.b32 %0, %1;" : "=f"(t3187) : "r"(row_13));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3188;
            asm("mov.b32 %0, %1;" : "=f"(t3188) : "r"(row_14));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3189;
            asm("mov.b32 %0, %1;" : "=f"(t3189) : "r"(row_15));
#line 144 "fa-kernels/src/conv/statistics.rs"
            f32 t3190;
            asm("mov.b32 %0, %1;" : "=f"(t3190) : "r"(row_16));
#line 47 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t3180 + t3187;
            const f32 difference_4 = t3188 - t3181;
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3193;
            asm("max.f32 %0, %1, %2;" : "=f"(t3193) : "f"(count_7), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
            f32 t3194;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3194) : "f"(t3193));
#line 50 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = t3187 * t3194;
            f32 mean_8;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(difference_4), "f"(share_5), "f"(t3181));
#line 52 "fa-kernels/src/conv/moments.rs"
            const bool t3197 = t3180 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3198 = t3197 ? t3188 : mean_8;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3199 = difference_4 * difference_4;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3200 = t3199 * t3180;
#line 52 "fa-kernels/src/conv/moments.rs"
            const f32 t3201 = t3182 + t3189;
#line 52 "fa-kernels/src/conv/moments.rs"
            f32 t3202;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3202) : "f"(t3200), "f"(share_5), "f"(t3201));
#line 145 "fa-kernels/src/conv/statistics.rs"
            const u32 t3203 = blockIdx.y;
#line 145 "fa-kernels/src/conv/statistics.rs"
            const u32 first_35 = t3203 << 6u;
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 t3205 = blockIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 index_97 = first_35 + channel_20;
#line 131 "fa-kernels/src/conv/work.rs"
            const u32 index_96 = t3205 + t3149;
            const u64 t3208 = (u64)index_96;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3209 = t3208 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3210 = t3209 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3211 = partial + t3210;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3212 = (u64)index_97;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3213 = t3212 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3214 = t3213 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
            const u64 t3215 = t3211 + t3214;
#line 148 "fa-kernels/src/conv/statistics.rs"
            u32 t3216;
            asm("mov.b32 %0, %1;" : "=r"(t3216) : "f"(count_7));
#line 148 "fa-kernels/src/conv/statistics.rs"
            u32 t3217;
            asm("mov.b32 %0, %1;" : "=r"(t3217) : "f"(t3198));
#line 148 "fa-kernels/src/conv/statistics.rs"
            u32 t3218;
            asm("mov.b32 %0, %1;" : "=r"(t3218) : "f"(t3202));
#line 148 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3215), "r"(t3216), "r"(t3217), "r"(t3218), "r"(0u) : "memory");
        }
#line 455 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
    }
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t3219 = 0ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t3220 = t3219 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t3221 = counters + t3220;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t3222 = 1ull * counters_stride0;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t3223 = t3222 * 4ull;
#line 144 "fa-kernels/src/conv/work.rs"
    const u64 t3224 = counters + t3223;
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t3225 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t3226 = t3225 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t3226) {
#line 144 "fa-kernels/src/conv/work.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t3221), "r"(1u) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3227 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3228 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3229 = t3227 * t3228;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3230 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3231 = t3229 * t3230;
#line 144 "fa-kernels/src/conv/work.rs"
        while (true) {
#line 144 "fa-kernels/src/conv/work.rs"
            u32 t3232;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3232) : "l"(t3221) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
            const bool t3233 = t3232 < t3231;
            if (!t3233) break;
        }
    }
#line 144 "fa-kernels/src/conv/work.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
    const u32 t3236 = threadIdx.x;
#line 144 "fa-kernels/src/conv/work.rs"
    const bool t3237 = t3236 == 0u;
#line 144 "fa-kernels/src/conv/work.rs"
    if (t3237) {
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3238 = gridDim.x;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3239 = gridDim.y;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3240 = t3238 * t3239;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3241 = gridDim.z;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3242 = t3240 * t3241;
#line 144 "fa-kernels/src/conv/work.rs"
        const u32 t3243 = t3242 - 1u;
#line 144 "fa-kernels/src/conv/work.rs"
        u32 t3244;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3244) : "l"(t3224), "r"(t3243) : "memory");
#line 144 "fa-kernels/src/conv/work.rs"
        const bool t3245 = t3244 == t3243;
#line 144 "fa-kernels/src/conv/work.rs"
        if (t3245) {
#line 144 "fa-kernels/src/conv/work.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3221), "r"(0u) : "memory");
        }
    }
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 t3246 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 t3247 = t3246 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 t3248 = t3247 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 channel_21 = t3248 & 63u;
#line 332 "fa-kernels/src/conv/work.rs"
    const u32 t3250 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
    const u32 t3251 = t3250 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 t3252 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 t3253 = t3252 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 t3254 = t3253 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
    const u32 t3255 = t3254 & 63u;
#line 56 "fa-kernels/src/conv/output.rs"
    const u32 channel_22 = t3251 + t3255;
    const u32 existing = channel_22 < 56u ? channel_22 : 56u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3258 = existing + 1u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3259 = existing + 2u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3260 = existing + 3u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3261 = existing + 4u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3262 = existing + 5u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3263 = existing + 6u;
#line 101 "fa-kernels/src/conv/coefficients.rs"
    const u32 t3264 = existing + 7u;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 t3265 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
    const u32 first_36 = t3265 * cta_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const bool t3267 = first_36 < all_groups;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 t3268 = all_groups - first_36;
#line 172 "fa-kernels/src/conv/work.rs"
    const u32 left_20 = t3267 ? t3268 : 0u;
    const u32 t3270 = left_20 < cta_groups ? left_20 : cta_groups;
#line 32 "fa-kernels/src/conv/output.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < t3270; i_2 += 1u) {
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3271 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3272 = t3271 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
        const u32 t3273 = t3272 + i_2;
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 t3274 = t3273 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
        u32 t3275;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3275) : "r"(t3274), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 sample_6 = t3275 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
        const bool t3277 = i_2 == 0u;
#line 34 "fa-kernels/src/conv/output.rs"
        const u32 t3278 = i_2 > 1u ? i_2 : 1u;
#line 34 "fa-kernels/src/conv/output.rs"
        const u32 t3279 = t3278 - 1u;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3280 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3281 = t3280 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
        const u32 t3282 = t3281 + t3279;
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 t3283 = t3282 << 1u;
#line 181 "fa-kernels/src/conv/work.rs"
        u32 t3284;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3284) : "r"(t3283), "r"(groups_factor));
#line 181 "fa-kernels/src/conv/work.rs"
        const u32 t3285 = t3284 >> groups_shift;
#line 34 "fa-kernels/src/conv/output.rs"
        const bool t3286 = sample_6 != t3285;
#line 34 "fa-kernels/src/conv/output.rs"
        const bool t3287 = t3277 | t3286;
#line 34 "fa-kernels/src/conv/output.rs"
        if (t3287) {
#line 159 "fa-kernels/src/conv/statistics.rs"
            const u32 t3288 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
            const u32 t3289 = t3288 & 63u;
#line 159 "fa-kernels/src/conv/statistics.rs"
            const u32 t3290 = threadIdx.x;
#line 159 "fa-kernels/src/conv/statistics.rs"
            const u32 t3291 = t3290 >> 6u;
            const u32 t3292 = blockIdx.y;
#line 160 "fa-kernels/src/conv/statistics.rs"
            const u32 first_channel = t3292 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3294 = sample_6 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3295 = t3294 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            u32 t3296;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3296) : "r"(t3295), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3297 = t3296 >> cta_groups_shift;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3298 = sample_6 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3299 = t3298 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3300 = t3299 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3301 = t3300 << 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            u32 t3302;
            asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3302) : "r"(t3301), "r"(cta_groups_factor));
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3303 = t3302 >> cta_groups_shift;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 mean_9 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 squares_5 = 0.0f;
            const u32 t3304 = t3297 + t3291;
#line 47 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3305 = t3303 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
            #pragma unroll 1
            for (u32 i_3 = t3304; i_3 < t3305; i_3 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3306 = i_3 <= t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3307 = i_3 < t3303 ? i_3 : t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_99 = first_channel + t3289;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_98 = t3307 + sample_6;
                const u64 t3310 = (u64)index_98;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3311 = t3310 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3312 = t3311 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3313 = partial + t3312;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3314 = (u64)index_99;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3315 = t3314 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3316 = t3315 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3317 = t3313 + t3316;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk;
                u32 chunk_2;
                u32 chunk_3;
                u32 chunk_4;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t3317) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3318;
                asm("mov.b32 %0, %1;" : "=f"(t3318) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3319;
                asm("mov.b32 %0, %1;" : "=f"(t3319) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3320;
                asm("mov.b32 %0, %1;" : "=f"(t3320) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3321;
                asm("mov.b32 %0, %1;" : "=f"(t3321) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta = i_3 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3323 = cta <= t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3324 = cta < t3303 ? cta : t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_101 = first_channel + t3289;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_100 = t3324 + sample_6;
                const u64 t3327 = (u64)index_100;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3328 = t3327 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3329 = t3328 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3330 = partial + t3329;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3331 = (u64)index_101;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3332 = t3331 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3333 = t3332 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3334 = t3330 + t3333;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_5;
                u32 chunk_6;
                u32 chunk_7;
                u32 chunk_8;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t3334) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3335;
                asm("mov.b32 %0, %1;" : "=f"(t3335) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3336;
                asm("mov.b32 %0, %1;" : "=f"(t3336) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3337;
                asm("mov.b32 %0, %1;" : "=f"(t3337) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3338;
                asm("mov.b32 %0, %1;" : "=f"(t3338) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta_2 = i_3 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3340 = cta_2 <= t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3341 = cta_2 < t3303 ? cta_2 : t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_103 = first_channel + t3289;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_102 = t3341 + sample_6;
                const u64 t3344 = (u64)index_102;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3345 = t3344 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3346 = t3345 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3347 = partial + t3346;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3348 = (u64)index_103;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3349 = t3348 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3350 = t3349 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3351 = t3347 + t3350;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_9;
                u32 chunk_10;
                u32 chunk_11;
                u32 chunk_12;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t3351) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3352;
                asm("mov.b32 %0, %1;" : "=f"(t3352) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3353;
                asm("mov.b32 %0, %1;" : "=f"(t3353) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3354;
                asm("mov.b32 %0, %1;" : "=f"(t3354) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3355;
                asm("mov.b32 %0, %1;" : "=f"(t3355) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta_3 = i_3 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3357 = cta_3 <= t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3358 = cta_3 < t3303 ? cta_3 : t3303;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_105 = first_channel + t3289;
#line 131 "fa-kernels/src/conv/work.rs"
                const u32 index_104 = t3358 + sample_6;
                const u64 t3361 = (u64)index_104;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3362 = t3361 * partial_stride0;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3363 = t3362 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3364 = partial + t3363;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3365 = (u64)index_105;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3366 = t3365 * partial_stride1;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3367 = t3366 * 4ull;
#line 132 "fa-kernels/src/conv/work.rs"
                const u64 t3368 = t3364 + t3367;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_13;
                u32 chunk_14;
                u32 chunk_15;
                u32 chunk_16;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t3368) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3369;
                asm("mov.b32 %0, %1;" : "=f"(t3369) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3370;
                asm("mov.b32 %0, %1;" : "=f"(t3370) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3371;
                asm("mov.b32 %0, %1;" : "=f"(t3371) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3372;
                asm("mov.b32 %0, %1;" : "=f"(t3372) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3373 = t3306 ? t3318 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3374 = t3306 ? t3319 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3375 = t3306 ? t3320 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3376 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3377 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3378 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = t3376 + t3373;
                const f32 difference_5 = t3374 - t3377;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3381;
                asm("max.f32 %0, %1, %2;" : "=f"(t3381) : "f"(count_9), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3382;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3382) : "f"(t3381));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t3373 * t3382;
                f32 mean_10;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_10) : "f"(difference_5), "f"(share_6), "f"(t3377));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3385 = t3376 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3386 = t3385 ? t3374 : mean_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3387 = difference_5 * difference_5;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3388 = t3387 * t3376;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3389 = t3378 + t3375;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3390;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3390) : "f"(t3388), "f"(share_6), "f"(t3389));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3386;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3390;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3391 = t3323 ? t3335 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3392 = t3323 ? t3336 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3393 = t3323 ? t3337 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3394 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3395 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3396 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_10 = t3394 + t3391;
                const f32 difference_6 = t3392 - t3395;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3399;
                asm("max.f32 %0, %1, %2;" : "=f"(t3399) : "f"(count_10), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3400;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3400) : "f"(t3399));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t3391 * t3400;
                f32 mean_11;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_11) : "f"(difference_6), "f"(share_7), "f"(t3395));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3403 = t3394 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3404 = t3403 ? t3392 : mean_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3405 = difference_6 * difference_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3406 = t3405 * t3394;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3407 = t3396 + t3393;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3408;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3408) : "f"(t3406), "f"(share_7), "f"(t3407));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3404;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3408;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3409 = t3340 ? t3352 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3410 = t3340 ? t3353 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3411 = t3340 ? t3354 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3412 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3413 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3414 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_11 = t3412 + t3409;
                const f32 difference_7 = t3410 - t3413;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3417;
                asm("max.f32 %0, %1, %2;" : "=f"(t3417) : "f"(count_11), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3418;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3418) : "f"(t3417));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_8 = t3409 * t3418;
                f32 mean_12;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_12) : "f"(difference_7), "f"(share_8), "f"(t3413));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3421 = t3412 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3422 = t3421 ? t3410 : mean_12;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3423 = difference_7 * difference_7;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3424 = t3423 * t3412;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3425 = t3414 + t3411;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3426;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3426) : "f"(t3424), "f"(share_8), "f"(t3425));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3422;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3426;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3427 = t3357 ? t3369 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3428 = t3357 ? t3370 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3429 = t3357 ? t3371 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3430 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3431 = mean_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3432 = squares_5;
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_12 = t3430 + t3427;
                const f32 difference_8 = t3428 - t3431;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3435;
                asm("max.f32 %0, %1, %2;" : "=f"(t3435) : "f"(count_12), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3436;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3436) : "f"(t3435));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_9 = t3427 * t3436;
                f32 mean_13;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_13) : "f"(difference_8), "f"(share_9), "f"(t3431));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3439 = t3430 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3440 = t3439 ? t3428 : mean_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3441 = difference_8 * difference_8;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3442 = t3441 * t3430;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3443 = t3432 + t3429;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3444;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(t3442), "f"(share_9), "f"(t3443));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_9 = t3440;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3444;
            }
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3445 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3446 = mean_9;
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3447 = squares_5;
#line 166 "fa-kernels/src/conv/statistics.rs"
            const u32 t3448 = t3291 << 6u;
#line 166 "fa-kernels/src/conv/statistics.rs"
            const u32 t3449 = t3448 + t3289;
#line 166 "fa-kernels/src/conv/statistics.rs"
            const u32 t3450 = t3449 << 4u;
#line 166 "fa-kernels/src/conv/statistics.rs"
            const u32 t3451 = outputs + t3450;
#line 166 "fa-kernels/src/conv/statistics.rs"
            u32 t3452;
            asm("mov.b32 %0, %1;" : "=r"(t3452) : "f"(t3445));
#line 166 "fa-kernels/src/conv/statistics.rs"
            u32 t3453;
            asm("mov.b32 %0, %1;" : "=r"(t3453) : "f"(t3446));
#line 166 "fa-kernels/src/conv/statistics.rs"
            u32 t3454;
            asm("mov.b32 %0, %1;" : "=r"(t3454) : "f"(t3447));
#line 166 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3451), "r"(t3452), "r"(t3453), "r"(t3454), "r"(0u) : "memory");
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 169 "fa-kernels/src/conv/statistics.rs"
            const bool t3455 = t3291 == 0u;
#line 169 "fa-kernels/src/conv/statistics.rs"
            if (t3455) {
#line 171 "fa-kernels/src/conv/statistics.rs"
                const u32 t3456 = first_channel + t3289;
#line 171 "fa-kernels/src/conv/statistics.rs"
                const u32 t3457 = t3289 << 3u;
#line 171 "fa-kernels/src/conv/statistics.rs"
                const u32 t3458 = t3 + t3457;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3459 = t3289 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3460 = outputs + t3459;
#line 185 "fa-kernels/src/conv/statistics.rs"
                u32 row_17;
                u32 row_18;
                u32 row_19;
                u32 row_20;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t3460) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3461;
                asm("mov.b32 %0, %1;" : "=f"(t3461) : "r"(row_17));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3462;
                asm("mov.b32 %0, %1;" : "=f"(t3462) : "r"(row_18));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3463;
                asm("mov.b32 %0, %1;" : "=f"(t3463) : "r"(row_19));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3464;
                asm("mov.b32 %0, %1;" : "=f"(t3464) : "r"(row_20));
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3465 = 64u + t3289;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3466 = t3465 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3467 = outputs + t3466;
#line 185 "fa-kernels/src/conv/statistics.rs"
                u32 row_21;
                u32 row_22;
                u32 row_23;
                u32 row_24;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t3467) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3468;
                asm("mov.b32 %0, %1;" : "=f"(t3468) : "r"(row_21));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3469;
                asm("mov.b32 %0, %1;" : "=f"(t3469) : "r"(row_22));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3470;
                asm("mov.b32 %0, %1;" : "=f"(t3470) : "r"(row_23));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3471;
                asm("mov.b32 %0, %1;" : "=f"(t3471) : "r"(row_24));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_13 = t3461 + t3468;
                const f32 difference_9 = t3469 - t3462;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3474;
                asm("max.f32 %0, %1, %2;" : "=f"(t3474) : "f"(count_13), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3475;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3475) : "f"(t3474));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_10 = t3468 * t3475;
                f32 mean_14;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_14) : "f"(difference_9), "f"(share_10), "f"(t3462));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3478 = t3461 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3479 = t3478 ? t3469 : mean_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3480 = difference_9 * difference_9;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3481 = t3480 * t3461;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3482 = t3463 + t3470;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3483;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(t3481), "f"(share_10), "f"(t3482));
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3484 = 128u + t3289;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3485 = t3484 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3486 = outputs + t3485;
#line 185 "fa-kernels/src/conv/statistics.rs"
                u32 row_25;
                u32 row_26;
                u32 row_27;
                u32 row_28;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t3486) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3487;
                asm("mov.b32 %0, %1;" : "=f"(t3487) : "r"(row_25));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3488;
                asm("mov.b32 %0, %1;" : "=f"(t3488) : "r"(row_26));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3489;
                asm("mov.b32 %0, %1;" : "=f"(t3489) : "r"(row_27));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3490;
                asm("mov.b32 %0, %1;" : "=f"(t3490) : "r"(row_28));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_14 = count_13 + t3487;
                const f32 difference_10 = t3488 - t3479;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3493;
                asm("max.f32 %0, %1, %2;" : "=f"(t3493) : "f"(count_14), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3494;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3494) : "f"(t3493));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_11 = t3487 * t3494;
                f32 mean_15;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_15) : "f"(difference_10), "f"(share_11), "f"(t3479));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3497 = count_13 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3498 = t3497 ? t3488 : mean_15;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3499 = difference_10 * difference_10;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3500 = t3499 * count_13;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3501 = t3483 + t3489;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3502;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3502) : "f"(t3500), "f"(share_11), "f"(t3501));
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3503 = 192u + t3289;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3504 = t3503 << 4u;
#line 185 "fa-kernels/src/conv/statistics.rs"
                const u32 t3505 = outputs + t3504;
#line 185 "fa-kernels/src/conv/statistics.rs"
                u32 row_29;
                u32 row_30;
                u32 row_31;
                u32 row_32;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t3505) : "memory");
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3506;
                asm("mov.b32 %0, %1;" : "=f"(t3506) : "r"(row_29));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3507;
                asm("mov.b32 %0, %1;" : "=f"(t3507) : "r"(row_30));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3508;
                asm("mov.b32 %0, %1;" : "=f"(t3508) : "r"(row_31));
#line 185 "fa-kernels/src/conv/statistics.rs"
                f32 t3509;
                asm("mov.b32 %0, %1;" : "=f"(t3509) : "r"(row_32));
#line 47 "fa-kernels/src/conv/moments.rs"
                const f32 count_15 = count_14 + t3506;
                const f32 difference_11 = t3507 - t3498;
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3512;
                asm("max.f32 %0, %1, %2;" : "=f"(t3512) : "f"(count_15), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                f32 t3513;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3513) : "f"(t3512));
#line 50 "fa-kernels/src/conv/moments.rs"
                const f32 share_12 = t3506 * t3513;
                f32 mean_16;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_16) : "f"(difference_11), "f"(share_12), "f"(t3498));
#line 52 "fa-kernels/src/conv/moments.rs"
                const bool t3516 = count_14 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3517 = t3516 ? t3507 : mean_16;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3518 = difference_11 * difference_11;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3519 = t3518 * count_14;
#line 52 "fa-kernels/src/conv/moments.rs"
                const f32 t3520 = t3502 + t3508;
#line 52 "fa-kernels/src/conv/moments.rs"
                f32 t3521;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3519), "f"(share_12), "f"(t3520));
#line 187 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = t3456 < 63u ? t3456 : 63u;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                f32 t3523;
                asm("max.f32 %0, %1, %2;" : "=f"(t3523) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                f32 t3524;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3524) : "f"(t3523));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                const f32 variance = t3521 * t3524;
                const f32 t3526 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                f32 inverse;
                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t3526));
#line 108 "fa-kernels/src/conv/coefficients.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3458), "f"(inverse) : "memory");
                asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t3458), "f"(t3517) : "memory");
            }
#line 455 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3528 = blockIdx.x;
#line 152 "fa-kernels/src/conv/work.rs"
        const u32 t3529 = t3528 * cta_groups;
#line 158 "fa-kernels/src/conv/work.rs"
        const u32 group_6 = t3529 + i_2;
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 t3531 = group_6 << 1u;
#line 188 "fa-kernels/src/conv/work.rs"
        u32 t3532;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3532) : "r"(t3531), "r"(groups_factor));
#line 188 "fa-kernels/src/conv/work.rs"
        const u32 sample_7 = t3532 >> groups_shift;
        const u32 t3534 = sample_7 * groups;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t3535 = group_6 - t3534;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 t3536 = t3535 << 1u;
#line 189 "fa-kernels/src/conv/work.rs"
        const u32 number_6 = t3536 + index;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t3538 = number_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        u32 t3539;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3539) : "r"(t3538), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t3540 = t3539 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 y_7 = t3540 << 3u;
        const u32 t3542 = number_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
        u32 t3543;
        asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3543) : "r"(t3542), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t3544 = t3543 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t3545 = t3544 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 t3546 = number_6 - t3545;
#line 43 "fa-kernels/src/conv/tiles.rs"
        const u32 x_7 = t3546 << 3u;
        const bool t3548 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 t3549 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
        const u32 left_21 = t3548 ? t3549 : 0u;
        const u32 t3551 = left_21 < 8u ? left_21 : 8u;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t3552 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
        const u32 t3553 = t3552 < 8u ? t3552 : 8u;
#line 363 "fa-kernels/src/conv/work.rs"
        const u32 own_2 = index << 13u;
#line 371 "fa-kernels/src/conv/work.rs"
        const u32 t3555 = i_2 << 14u;
#line 371 "fa-kernels/src/conv/work.rs"
        const u32 kept_2 = outputs + t3555;
#line 390 "fa-kernels/src/conv/work.rs"
        const bool t3557 = i_2 == 0u;
#line 372 "fa-kernels/src/conv/work.rs"
        const u32 base_2 = t3557 ? smem_1 : kept_2;
#line 376 "fa-kernels/src/conv/work.rs"
        const u32 t3559 = base_2 + own_2;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 t3560 = channel_21 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 t3561 = t3 + t3560;
#line 39 "fa-kernels/src/conv/output.rs"
        u32 row_33;
        u32 row_34;
        u32 row_35;
        u32 row_36;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t3561) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3562;
        asm("mov.b32 %0, %1;" : "=f"(t3562) : "r"(row_33));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3563;
        asm("mov.b32 %0, %1;" : "=f"(t3563) : "r"(row_34));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3564;
        asm("mov.b32 %0, %1;" : "=f"(t3564) : "r"(row_35));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3565;
        asm("mov.b32 %0, %1;" : "=f"(t3565) : "r"(row_36));
#line 39 "fa-kernels/src/conv/output.rs"
        u32 row_37;
        u32 row_38;
        u32 row_39;
        u32 row_40;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t3561) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3566;
        asm("mov.b32 %0, %1;" : "=f"(t3566) : "r"(row_37));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3567;
        asm("mov.b32 %0, %1;" : "=f"(t3567) : "r"(row_38));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3568;
        asm("mov.b32 %0, %1;" : "=f"(t3568) : "r"(row_39));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3569;
        asm("mov.b32 %0, %1;" : "=f"(t3569) : "r"(row_40));
#line 39 "fa-kernels/src/conv/output.rs"
        u32 row_41;
        u32 row_42;
        u32 row_43;
        u32 row_44;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t3561) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3570;
        asm("mov.b32 %0, %1;" : "=f"(t3570) : "r"(row_41));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3571;
        asm("mov.b32 %0, %1;" : "=f"(t3571) : "r"(row_42));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3572;
        asm("mov.b32 %0, %1;" : "=f"(t3572) : "r"(row_43));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3573;
        asm("mov.b32 %0, %1;" : "=f"(t3573) : "r"(row_44));
#line 39 "fa-kernels/src/conv/output.rs"
        u32 row_45;
        u32 row_46;
        u32 row_47;
        u32 row_48;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t3561) : "memory");
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3574;
        asm("mov.b32 %0, %1;" : "=f"(t3574) : "r"(row_45));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3575;
        asm("mov.b32 %0, %1;" : "=f"(t3575) : "r"(row_46));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3576;
        asm("mov.b32 %0, %1;" : "=f"(t3576) : "r"(row_47));
#line 39 "fa-kernels/src/conv/output.rs"
        f32 t3577;
        asm("mov.b32 %0, %1;" : "=f"(t3577) : "r"(row_48));
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t3578 = blockIdx.y;
#line 332 "fa-kernels/src/conv/work.rs"
        const u32 t3579 = t3578 << 6u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3580 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3581 = t3580 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3582 = t3581 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
        const u32 t3583 = t3582 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
        const u32 t3584 = t3579 + t3583;
#line 126 "fa-kernels/src/conv/output.rs"
        const bool t3585 = t3584 < 64u;
#line 101 "fa-kernels/src/conv/output.rs"
        if (t3585) {
#line 139 "fa-kernels/src/conv/output.rs"
            const u32 t3586 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
            const u32 thread_2 = t3586 & 127u;
            const u32 t3588 = thread_2 >> 3u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
            const u32 t3589 = t3588 >> 3u;
            const u32 t3590 = t3588 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3591 = thread_2 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3592 = t3591 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3593 = t3592 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 t3594 = t3593 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
            const u32 row_49 = t3589 + t3594;
            const u32 at_6 = y_7 + row_49;
#line 142 "fa-kernels/src/conv/output.rs"
            const u32 at_7 = x_7 + t3590;
            const u64 t3598 = (u64)sample_7;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3599 = t3598 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3600 = t3599 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3601 = y + t3600;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3602 = (u64)at_6;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3603 = t3602 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3604 = t3603 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3605 = t3601 + t3604;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3606 = (u64)at_7;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3607 = t3606 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3608 = t3607 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3609 = t3605 + t3608;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3610 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3611 = t3610 & 7u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3612 = t3611 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
            const u32 t3613 = t3612 & 63u;
#line 132 "fa-kernels/src/conv/output.rs"
            const u32 t3614 = t3579 + t3613;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3615 = (u64)t3614 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
            const u64 t3616 = t3609 + t3615;
#line 143 "fa-kernels/src/conv/output.rs"
            const u32 t3617 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
            const u32 t3618 = t3617 << 2u;
#line 143 "fa-kernels/src/conv/output.rs"
            const bool t3619 = t3590 < t3553;
#line 143 "fa-kernels/src/conv/output.rs"
            const u32 t3620 = t3619 ? t3551 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
            const u32 t3621 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
            const u32 t3622 = t3621 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
            const u32 chunk_17 = t3622 & 7u;
#line 155 "fa-kernels/src/conv/output.rs"
            const u32 t3624 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
            const u32 t3625 = t3624 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
            const u32 first_37 = t3625 >> 3u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3627 = first_37 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3628 = chunk_17 ^ t3627;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3629 = first_37 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3630 = t3628 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 t3631 = t3629 + t3630;
#line 167 "fa-kernels/src/conv/output.rs"
            const u32 from = t3559 + t3631;
#line 117 "fa-kernels/src/conv/output.rs"
            #pragma unroll 2
            for (u32 i_4 = 0u; i_4 < 4u; i_4 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                const u32 t3633 = i_4 << 11u;
#line 180 "fa-kernels/src/conv/output.rs"
                const u32 t3634 = from + t3633;
#line 180 "fa-kernels/src/conv/output.rs"
                u32 row_50;
                u32 row_51;
                u32 row_52;
                u32 row_53;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_50), "=r"(row_51), "=r"(row_52), "=r"(row_53) : "r"(t3634) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                const u32 t3635 = row_50 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3636;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3636) : "r"(row_50));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3637;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3637) : "h"(t3636));
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3638;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3638) : "r"(t3635));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3639;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3639) : "h"(t3638));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3640 = t3637 - t3563;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3641 = t3640 * t3562;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3642 = t3641 * t3641;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3643;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(t3642), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3644 = t3641 * t3643;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3645 = t3644 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3646;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3646) : "f"(t3645));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3647 = t3646 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3648;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3648) : "f"(t3647));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3649 = t3641 * t3648;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3650 = t3639 - t3565;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3651 = t3650 * t3564;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3652 = t3651 * t3651;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3653;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3653) : "f"(t3652), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3654 = t3651 * t3653;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3655 = t3654 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3656;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3656) : "f"(t3655));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3657 = t3656 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3658;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3658) : "f"(t3657));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3659 = t3651 * t3658;
#line 192 "fa-kernels/src/conv/output.rs"
                u32 words;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3649), "f"(t3659));
#line 192 "fa-kernels/src/conv/output.rs"
                const u32 t3661 = row_51 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3662;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3662) : "r"(row_51));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3663;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3663) : "h"(t3662));
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3664;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3664) : "r"(t3661));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3665;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3665) : "h"(t3664));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3666 = t3663 - t3567;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3667 = t3666 * t3566;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3668 = t3667 * t3667;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(t3668), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3670 = t3667 * t3669;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3671 = t3670 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3672;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3672) : "f"(t3671));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3673 = t3672 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3674;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3674) : "f"(t3673));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3675 = t3667 * t3674;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3676 = t3665 - t3569;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3677 = t3676 * t3568;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3678 = t3677 * t3677;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3679;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(t3678), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3680 = t3677 * t3679;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3681 = t3680 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3682;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3682) : "f"(t3681));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3683 = t3682 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3684;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3684) : "f"(t3683));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3685 = t3677 * t3684;
#line 192 "fa-kernels/src/conv/output.rs"
                u32 words_2;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3675), "f"(t3685));
#line 192 "fa-kernels/src/conv/output.rs"
                const u32 t3687 = row_52 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3688;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3688) : "r"(row_52));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3689;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3689) : "h"(t3688));
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3690;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3690) : "r"(t3687));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3691;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3691) : "h"(t3690));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3692 = t3689 - t3571;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3693 = t3692 * t3570;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3694 = t3693 * t3693;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3695;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(t3694), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3696 = t3693 * t3695;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3697 = t3696 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3698;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3698) : "f"(t3697));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3699 = t3698 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3700;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3700) : "f"(t3699));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3701 = t3693 * t3700;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3702 = t3691 - t3573;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3703 = t3702 * t3572;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3704 = t3703 * t3703;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3705;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(t3704), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3706 = t3703 * t3705;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3707 = t3706 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3708;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3708) : "f"(t3707));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3709 = t3708 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3710;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3710) : "f"(t3709));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3711 = t3703 * t3710;
#line 192 "fa-kernels/src/conv/output.rs"
                u32 words_3;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3701), "f"(t3711));
#line 192 "fa-kernels/src/conv/output.rs"
                const u32 t3713 = row_53 >> 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3714;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3714) : "r"(row_53));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3715;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3715) : "h"(t3714));
#line 192 "fa-kernels/src/conv/output.rs"
                f16 t3716;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3716) : "r"(t3713));
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3717;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3717) : "h"(t3716));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3718 = t3715 - t3575;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3719 = t3718 * t3574;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3720 = t3719 * t3719;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3721;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(t3720), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3722 = t3719 * t3721;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3723 = t3722 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3724;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3724) : "f"(t3723));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3725 = t3724 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3726;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3726) : "f"(t3725));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3727 = t3719 * t3726;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3728 = t3717 - t3577;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3729 = t3728 * t3576;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3730 = t3729 * t3729;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3731;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(t3730), "f"(0.071354814f), "f"(1.595769f));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3732 = t3729 * t3731;
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3733 = t3732 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3734;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3734) : "f"(t3733));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3735 = t3734 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                f32 t3736;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3736) : "f"(t3735));
#line 192 "fa-kernels/src/conv/output.rs"
                const f32 t3737 = t3729 * t3736;
#line 192 "fa-kernels/src/conv/output.rs"
                u32 words_4;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3727), "f"(t3737));
#line 244 "fa-kernels/src/conv/output.rs"
                const u32 t3739 = i_4 << 1u;
#line 244 "fa-kernels/src/conv/output.rs"
                const u32 t3740 = row_49 + t3739;
#line 244 "fa-kernels/src/conv/output.rs"
                const bool t3741 = t3740 < t3620;
#line 196 "fa-kernels/src/conv/output.rs"
                if (t3741) {
#line 250 "fa-kernels/src/conv/output.rs"
                    const u64 t3742 = (u64)i_4 * t3618;
#line 250 "fa-kernels/src/conv/output.rs"
                    const u64 t3743 = t3616 + t3742;
#line 197 "fa-kernels/src/conv/output.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3743), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                }
            }
        }
    }
}
