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
    const u32 groups,
    const u32 all_groups,
    const u32 cta_groups,
    const f32 epsilon)
{
#line 113 "fa-kernels/src/conv/mma/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
#line 113 "fa-kernels/src/conv/work.rs"
    const u32 outputs = smem_1 + 86016u;
#line 115 "fa-kernels/src/conv/work.rs"
    const u32 t3 = outputs + 4096u;
#line 178 "fa-kernels/src/conv/work.rs"
    const u32 thread = threadIdx.x;
    const u32 t5 = thread >> 5u;
#line 179 "fa-kernels/src/conv/work.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t5));
#line 180 "fa-kernels/src/conv/work.rs"
    const u32 index = warp >> 2u;
    const u32 t8 = thread & 31u;
#line 181 "fa-kernels/src/conv/work.rs"
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
        const u32 sample = group / groups;
        const u32 t20 = sample * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t21 = group - t20;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number = t21 << 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 t23 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 across = t23 >> 3u;
        const u32 t25 = number / across;
#line 39 "fa-kernels/src/conv/tiles.rs"
        const u32 y_2 = t25 << 3u;
        const u32 t27 = number % across;
#line 40 "fa-kernels/src/conv/tiles.rs"
        const u32 x_2 = t27 << 3u;
        const bool t29 = y_2 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 t30 = height - y_2;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 left_2 = t29 ? t30 : 0u;
        const u32 t32 = left_2 < 8u ? left_2 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t33 = width - x_2;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t34 = t33 < 8u ? t33 : 8u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_2 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t36 = index_2 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t37 = index_2 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t38 = t36 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t39 = t36 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t40 = y_2 + t38;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t41 = t40 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t42 = x_2 + t39;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t43 = t42 - 1u;
        const u32 channel = t37 << 3u;
        const bool t45 = t41 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t46 = t43 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t47 = t45 & t46;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t48 = channel < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists = t47 & t48;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_3 = exists ? t41 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_4 = exists ? t43 : 0u;
        const u64 t52 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t53 = t52 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t54 = t53 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t55 = x + t54;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t56 = (u64)index_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t57 = t56 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t58 = t57 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t59 = t55 + t58;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t60 = (u64)index_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t61 = t60 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t62 = t61 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t63 = t59 + t62;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t64 = exists ? channel : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t65 = (u64)t64 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t66 = t63 + t65;
        const u32 t67 = t38 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t68 = t67 + t39;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t69 = t68 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t70 = t37 ^ t69;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t71 = t68 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t72 = t70 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place = t71 + t72;
        const u32 t74 = smem_1 + place;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t75 = exists ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t74), "l"(t66), "r"(t75) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t76 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_5 = t76 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t78 = index_5 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t79 = index_5 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t80 = t78 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t81 = t78 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t82 = y_2 + t80;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t83 = t82 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t84 = x_2 + t81;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t85 = t84 - 1u;
        const u32 channel_2 = t79 << 3u;
        const bool t87 = t83 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t88 = t85 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t89 = t87 & t88;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t90 = channel_2 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_2 = t89 & t90;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_6 = exists_2 ? t83 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_7 = exists_2 ? t85 : 0u;
        const u64 t94 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t95 = t94 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t96 = t95 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t97 = x + t96;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t98 = (u64)index_6;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t99 = t98 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t100 = t99 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t101 = t97 + t100;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t102 = (u64)index_7;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t103 = t102 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t104 = t103 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t105 = t101 + t104;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t106 = exists_2 ? channel_2 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t107 = (u64)t106 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t108 = t105 + t107;
        const u32 t109 = t80 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t110 = t109 + t81;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t111 = t110 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t112 = t79 ^ t111;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t113 = t110 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t114 = t112 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_2 = t113 + t114;
        const u32 t116 = smem_1 + place_2;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t117 = exists_2 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t116), "l"(t108), "r"(t117) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t118 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_8 = t118 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t120 = index_8 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t121 = index_8 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t122 = t120 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t123 = t120 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t124 = y_2 + t122;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t125 = t124 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t126 = x_2 + t123;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t127 = t126 - 1u;
        const u32 channel_3 = t121 << 3u;
        const bool t129 = t125 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t130 = t127 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t131 = t129 & t130;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t132 = channel_3 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_3 = t131 & t132;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_9 = exists_3 ? t125 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_10 = exists_3 ? t127 : 0u;
        const u64 t136 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t137 = t136 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t138 = t137 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t139 = x + t138;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t140 = (u64)index_9;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t141 = t140 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t142 = t141 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t143 = t139 + t142;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t144 = (u64)index_10;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t145 = t144 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t146 = t145 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t147 = t143 + t146;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t148 = exists_3 ? channel_3 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t149 = (u64)t148 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t150 = t147 + t149;
        const u32 t151 = t122 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t152 = t151 + t123;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t153 = t152 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t154 = t121 ^ t153;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t155 = t152 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t156 = t154 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_3 = t155 + t156;
        const u32 t158 = smem_1 + place_3;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t159 = exists_3 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t158), "l"(t150), "r"(t159) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t160 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_11 = t160 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        const bool t162 = index_11 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        if (t162) {
            const u32 t163 = index_11 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t164 = index_11 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t165 = t163 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t166 = t163 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t167 = y_2 + t165;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t168 = t167 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t169 = x_2 + t166;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t170 = t169 - 1u;
            const u32 channel_4 = t164 << 3u;
            const bool t172 = t168 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t173 = t170 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t174 = t172 & t173;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t175 = channel_4 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_4 = t174 & t175;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_12 = exists_4 ? t168 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_13 = exists_4 ? t170 : 0u;
            const u64 t179 = (u64)sample;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t180 = t179 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t181 = t180 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t182 = x + t181;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t183 = (u64)index_12;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t184 = t183 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t185 = t184 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t186 = t182 + t185;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t187 = (u64)index_13;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t188 = t187 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t189 = t188 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t190 = t186 + t189;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t191 = exists_4 ? channel_4 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t192 = (u64)t191 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t193 = t190 + t192;
            const u32 t194 = t165 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t195 = t194 + t166;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t196 = t195 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t197 = t164 ^ t196;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t198 = t195 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t199 = t197 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_4 = t198 + t199;
            const u32 t201 = smem_1 + place_4;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t202 = exists_4 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t201), "l"(t193), "r"(t202) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t203 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 group_2 = t203 * cta_groups;
#line 90 "fa-kernels/src/conv/work.rs"
        const u32 sample_2 = group_2 / groups;
        const u32 t206 = sample_2 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t207 = group_2 - t206;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t208 = t207 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_2 = t208 + 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 t210 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 across_2 = t210 >> 3u;
        const u32 t212 = number_2 / across_2;
#line 39 "fa-kernels/src/conv/tiles.rs"
        const u32 y_3 = t212 << 3u;
        const u32 t214 = number_2 % across_2;
#line 40 "fa-kernels/src/conv/tiles.rs"
        const u32 x_3 = t214 << 3u;
        const bool t216 = y_3 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 t217 = height - y_3;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 left_3 = t216 ? t217 : 0u;
        const u32 t219 = left_3 < 8u ? left_3 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t220 = width - x_3;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t221 = t220 < 8u ? t220 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t222 = smem_1 + 15360u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_14 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t224 = index_14 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t225 = index_14 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t226 = t224 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t227 = t224 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t228 = y_3 + t226;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t229 = t228 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t230 = x_3 + t227;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t231 = t230 - 1u;
        const u32 channel_5 = t225 << 3u;
        const bool t233 = t229 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t234 = t231 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t235 = t233 & t234;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t236 = channel_5 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_5 = t235 & t236;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_15 = exists_5 ? t229 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_16 = exists_5 ? t231 : 0u;
        const u64 t240 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t241 = t240 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t242 = t241 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t243 = x + t242;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t244 = (u64)index_15;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t245 = t244 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t246 = t245 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t247 = t243 + t246;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t248 = (u64)index_16;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t249 = t248 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t250 = t249 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t251 = t247 + t250;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t252 = exists_5 ? channel_5 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t253 = (u64)t252 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t254 = t251 + t253;
        const u32 t255 = t226 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t256 = t255 + t227;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t257 = t256 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t258 = t225 ^ t257;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t259 = t256 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t260 = t258 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_5 = t259 + t260;
        const u32 t262 = t222 + place_5;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t263 = exists_5 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t262), "l"(t254), "r"(t263) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t264 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_17 = t264 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t266 = index_17 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t267 = index_17 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t268 = t266 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t269 = t266 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t270 = y_3 + t268;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t271 = t270 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t272 = x_3 + t269;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t273 = t272 - 1u;
        const u32 channel_6 = t267 << 3u;
        const bool t275 = t271 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t276 = t273 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t277 = t275 & t276;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t278 = channel_6 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_6 = t277 & t278;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_18 = exists_6 ? t271 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_19 = exists_6 ? t273 : 0u;
        const u64 t282 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t283 = t282 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t284 = t283 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t285 = x + t284;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t286 = (u64)index_18;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t287 = t286 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t288 = t287 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t289 = t285 + t288;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t290 = (u64)index_19;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t291 = t290 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t292 = t291 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t293 = t289 + t292;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t294 = exists_6 ? channel_6 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t295 = (u64)t294 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t296 = t293 + t295;
        const u32 t297 = t268 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t298 = t297 + t269;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t299 = t298 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t300 = t267 ^ t299;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t301 = t298 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t302 = t300 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_6 = t301 + t302;
        const u32 t304 = t222 + place_6;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t305 = exists_6 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t304), "l"(t296), "r"(t305) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t306 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_20 = t306 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t308 = index_20 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t309 = index_20 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t310 = t308 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t311 = t308 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t312 = y_3 + t310;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t313 = t312 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t314 = x_3 + t311;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t315 = t314 - 1u;
        const u32 channel_7 = t309 << 3u;
        const bool t317 = t313 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t318 = t315 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t319 = t317 & t318;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool t320 = channel_7 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_7 = t319 & t320;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_21 = exists_7 ? t313 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_22 = exists_7 ? t315 : 0u;
        const u64 t324 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t325 = t324 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t326 = t325 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t327 = x + t326;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t328 = (u64)index_21;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t329 = t328 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t330 = t329 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t331 = t327 + t330;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t332 = (u64)index_22;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t333 = t332 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t334 = t333 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t335 = t331 + t334;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t336 = exists_7 ? channel_7 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t337 = (u64)t336 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t338 = t335 + t337;
        const u32 t339 = t310 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t340 = t339 + t311;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t341 = t340 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t342 = t309 ^ t341;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t343 = t340 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t344 = t342 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
        const u32 place_7 = t343 + t344;
        const u32 t346 = t222 + place_7;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t347 = exists_7 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t346), "l"(t338), "r"(t347) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t348 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_23 = t348 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        const bool t350 = index_23 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
        if (t350) {
            const u32 t351 = index_23 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t352 = index_23 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t353 = t351 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t354 = t351 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t355 = y_3 + t353;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t356 = t355 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t357 = x_3 + t354;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t358 = t357 - 1u;
            const u32 channel_8 = t352 << 3u;
            const bool t360 = t356 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t361 = t358 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t362 = t360 & t361;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t363 = channel_8 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_8 = t362 & t363;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_24 = exists_8 ? t356 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_25 = exists_8 ? t358 : 0u;
            const u64 t367 = (u64)sample_2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t368 = t367 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t369 = t368 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t370 = x + t369;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t371 = (u64)index_24;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t372 = t371 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t373 = t372 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t374 = t370 + t373;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t375 = (u64)index_25;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t376 = t375 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t377 = t376 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t378 = t374 + t377;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t379 = exists_8 ? channel_8 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t380 = (u64)t379 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t381 = t378 + t380;
            const u32 t382 = t353 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t383 = t382 + t354;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t384 = t383 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t385 = t352 ^ t384;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t386 = t383 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t387 = t385 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_8 = t386 + t387;
            const u32 t389 = t222 + place_8;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t390 = exists_8 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t389), "l"(t381), "r"(t390) : "memory");
        }
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t391 = smem_1 + 61440u;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t392 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_2 = t392 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_26 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t395 = index_26 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t396 = index_26 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t397 = first_2 + t395;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t398 = t396 << 3u;
        const bool t399 = t397 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t400 = t398 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_9 = t399 & t400;
        const u32 index_27 = exists_9 ? t397 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t403 = (u64)index_27;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t404 = t403 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t405 = t404 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t406 = weight + t405;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t407 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t408 = t407 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t409 = t406 + t408;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t410 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t411 = t410 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t412 = t409 + t411;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t413 = exists_9 ? t398 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t414 = (u64)t413 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t415 = t412 + t414;
        const u32 t416 = t395 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t417 = t396 ^ t416;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t418 = t395 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t419 = t417 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t420 = t418 + t419;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t421 = t391 + t420;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t422 = exists_9 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t421), "l"(t415), "r"(t422) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t423 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_28 = t423 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t425 = index_28 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t426 = index_28 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t427 = first_2 + t425;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t428 = t426 << 3u;
        const bool t429 = t427 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t430 = t428 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_10 = t429 & t430;
        const u32 index_29 = exists_10 ? t427 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t433 = (u64)index_29;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t434 = t433 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t435 = t434 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t436 = weight + t435;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t437 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t438 = t437 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t439 = t436 + t438;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t440 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t441 = t440 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t442 = t439 + t441;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t443 = exists_10 ? t428 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t444 = (u64)t443 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t445 = t442 + t444;
        const u32 t446 = t425 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t447 = t426 ^ t446;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t448 = t425 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t449 = t447 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t450 = t448 + t449;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t451 = t391 + t450;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t452 = exists_10 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t451), "l"(t445), "r"(t452) : "memory");
    }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
    asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t453 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_3 = t453 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t455 = first_3 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t456 = all_groups - first_3;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_4 = t455 ? t456 : 0u;
    const u32 t458 = left_4 < cta_groups ? left_4 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    const bool t459 = 0u < t458;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
    if (t459) {
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t460 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t461 = t460 + 8192u;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t462 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_4 = t462 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_30 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t465 = index_30 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t466 = index_30 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t467 = first_4 + t465;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t468 = t466 << 3u;
        const bool t469 = t467 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t470 = t468 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_11 = t469 & t470;
        const u32 index_31 = exists_11 ? t467 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t473 = (u64)index_31;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t474 = t473 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t475 = t474 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t476 = weight + t475;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t477 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t478 = t477 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t479 = t476 + t478;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t480 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t481 = t480 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t482 = t479 + t481;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t483 = exists_11 ? t468 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t484 = (u64)t483 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t485 = t482 + t484;
        const u32 t486 = t465 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t487 = t466 ^ t486;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t488 = t465 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t489 = t487 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t490 = t488 + t489;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t491 = t461 + t490;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t492 = exists_11 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t491), "l"(t485), "r"(t492) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t493 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
        const u32 index_32 = t493 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t495 = index_32 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t496 = index_32 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t497 = first_4 + t495;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t498 = t496 << 3u;
        const bool t499 = t497 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool t500 = t498 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
        const bool exists_12 = t499 & t500;
        const u32 index_33 = exists_12 ? t497 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t503 = (u64)index_33;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t504 = t503 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t505 = t504 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t506 = weight + t505;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t507 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t508 = t507 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t509 = t506 + t508;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t510 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t511 = t510 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t512 = t509 + t511;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t513 = exists_12 ? t498 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t514 = (u64)t513 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
        const u64 t515 = t512 + t514;
        const u32 t516 = t495 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t517 = t496 ^ t516;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t518 = t495 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t519 = t517 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t520 = t518 + t519;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t521 = t461 + t520;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t522 = exists_12 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t521), "l"(t515), "r"(t522) : "memory");
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
    const u32 t523 = blockIdx.y;
#line 228 "fa-kernels/src/conv/work.rs"
    const u32 first_5 = t523 << 6u;
#line 221 "fa-kernels/src/conv/work.rs"
    const u32 t525 = t9 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
    const u32 t526 = t8 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
    const u32 first_6 = t525 + t526;
    const u32 t528 = first_6 + 8u;
#line 232 "fa-kernels/src/conv/work.rs"
    const u32 t529 = first_5 + first_6;
#line 232 "fa-kernels/src/conv/work.rs"
    const u32 channel_9 = t529 < 63u ? t529 : 63u;
    const u64 t531 = (u64)channel_9;
#line 233 "fa-kernels/src/conv/work.rs"
    const u64 t532 = t531 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
    const u64 t533 = t532 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
    const u64 t534 = bias + t533;
#line 233 "fa-kernels/src/conv/work.rs"
    f16 t535;
    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t535) : "l"(t534) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
    f32 t536;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t536) : "h"(t535));
#line 232 "fa-kernels/src/conv/work.rs"
    const u32 t537 = first_5 + t528;
#line 232 "fa-kernels/src/conv/work.rs"
    const u32 channel_10 = t537 < 63u ? t537 : 63u;
    const u64 t539 = (u64)channel_10;
#line 233 "fa-kernels/src/conv/work.rs"
    const u64 t540 = t539 * bias_stride0;
#line 233 "fa-kernels/src/conv/work.rs"
    const u64 t541 = t540 * 2ull;
#line 233 "fa-kernels/src/conv/work.rs"
    const u64 t542 = bias + t541;
#line 233 "fa-kernels/src/conv/work.rs"
    f16 t543;
    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t543) : "l"(t542) : "memory");
#line 233 "fa-kernels/src/conv/work.rs"
    f32 t544;
    asm("cvt.f32.f16 %0, %1;" : "=f"(t544) : "h"(t543));
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
    const u32 t545 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_7 = t545 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t547 = first_7 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t548 = all_groups - first_7;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_5 = t547 ? t548 : 0u;
    const u32 t550 = left_5 < cta_groups ? left_5 : cta_groups;
#line 200 "fa-kernels/src/conv/work.rs"
    #pragma unroll 1
    for (u32 i = 0u; i < t550; i += 1u) {
#line 244 "fa-kernels/src/conv/work.rs"
        acc = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_2 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_5 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_6 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_9 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_10 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_13 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_14 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_17 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_18 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_21 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_22 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_25 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_26 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_29 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_30 = t536;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_3 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_4 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_7 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_8 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_11 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_12 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_15 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_16 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_19 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_20 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_23 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_24 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_27 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_28 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_31 = t544;
#line 244 "fa-kernels/src/conv/work.rs"
        acc_32 = t544;
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t551 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_8 = t551 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t553 = first_8 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t554 = all_groups - first_8;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_6 = t553 ? t554 : 0u;
        const u32 t556 = left_6 < cta_groups ? left_6 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t557 = i < t556;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t557) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t558 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t559 = t558 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t560 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t561 = t559 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t562 = t561 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t563 = t560 + t562;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t564 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_9 = t564 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_34 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t567 = index_34 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t568 = index_34 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t569 = first_9 + t567;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t570 = t568 << 3u;
            const bool t571 = t569 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t572 = t570 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_13 = t571 & t572;
            const u32 index_35 = exists_13 ? t569 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t575 = (u64)index_35;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t576 = t575 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t577 = t576 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t578 = weight + t577;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t579 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t580 = t579 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t581 = t578 + t580;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t582 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t583 = t582 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t584 = t581 + t583;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t585 = exists_13 ? t570 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t586 = (u64)t585 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t587 = t584 + t586;
            const u32 t588 = t567 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t589 = t568 ^ t588;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t590 = t567 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t591 = t589 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t592 = t590 + t591;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t593 = t563 + t592;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t594 = exists_13 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t593), "l"(t587), "r"(t594) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t595 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_36 = t595 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t597 = index_36 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t598 = index_36 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t599 = first_9 + t597;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t600 = t598 << 3u;
            const bool t601 = t599 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t602 = t600 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_14 = t601 & t602;
            const u32 index_37 = exists_14 ? t599 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t605 = (u64)index_37;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t606 = t605 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t607 = t606 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t608 = weight + t607;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t609 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t610 = t609 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t611 = t608 + t610;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t612 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t613 = t612 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t614 = t611 + t613;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t615 = exists_14 ? t600 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t616 = (u64)t615 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t617 = t614 + t616;
            const u32 t618 = t597 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t619 = t598 ^ t618;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t620 = t597 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t621 = t619 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t622 = t620 + t621;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t623 = t563 + t622;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t624 = exists_14 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t623), "l"(t617), "r"(t624) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t625 = i * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t626 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t627 = t625 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t628 = t627 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t629 = t626 + t628;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t631 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t632 = first_row + t631;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t633 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t634 = t632 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t635 = t633 ^ t634;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t636 = t632 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t637 = t635 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t638 = t636 + t637;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t639 = t629 + t638;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m;
        u32 m_2;
        u32 m_3;
        u32 m_4;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m), "=r"(m_2), "=r"(m_3), "=r"(m_4) : "r"(t639) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t640 = t638 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t641 = t629 + t640;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_5;
        u32 m_6;
        u32 m_7;
        u32 m_8;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_5), "=r"(m_6), "=r"(m_7), "=r"(m_8) : "r"(t641) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t642 = t638 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t643 = t629 + t642;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_9;
        u32 m_10;
        u32 m_11;
        u32 m_12;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_9), "=r"(m_10), "=r"(m_11), "=r"(m_12) : "r"(t643) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t644 = t638 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t645 = t629 + t644;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_13;
        u32 m_14;
        u32 m_15;
        u32 m_16;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_13), "=r"(m_14), "=r"(m_15), "=r"(m_16) : "r"(t645) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t646 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t647 = t646 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t648 = t647 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t649 = t648 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t650 = smem_1 + t649;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t651 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t652 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t653 = t652 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t654 = t651 + t653;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t655 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t656 = t655 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t657 = t654 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t658 = t656 ^ t657;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t659 = t654 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t660 = t658 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t661 = t659 + t660;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t662 = t650 + t661;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_17;
        u32 m_18;
        u32 m_19;
        u32 m_20;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_17), "=r"(m_18), "=r"(m_19), "=r"(m_20) : "r"(t662) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_17), "r"(m_18));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_19), "r"(m_20));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_21;
        u32 m_22;
        u32 m_23;
        u32 m_24;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_21), "=r"(m_22), "=r"(m_23), "=r"(m_24) : "r"(t662) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_21), "r"(m_22));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_23), "r"(m_24));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_25;
        u32 m_26;
        u32 m_27;
        u32 m_28;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_25), "=r"(m_26), "=r"(m_27), "=r"(m_28) : "r"(t662) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_25), "r"(m_26));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_27), "r"(m_28));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_29;
        u32 m_30;
        u32 m_31;
        u32 m_32;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_29), "=r"(m_30), "=r"(m_31), "=r"(m_32) : "r"(t662) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_29), "r"(m_30));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m), "r"(m_2), "r"(m_3), "r"(m_4), "r"(m_31), "r"(m_32));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t663 = t661 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t664 = t650 + t663;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_33;
        u32 m_34;
        u32 m_35;
        u32 m_36;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_33), "=r"(m_34), "=r"(m_35), "=r"(m_36) : "r"(t664) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_33), "r"(m_34));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_35), "r"(m_36));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_37;
        u32 m_38;
        u32 m_39;
        u32 m_40;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_37), "=r"(m_38), "=r"(m_39), "=r"(m_40) : "r"(t664) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_37), "r"(m_38));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_39), "r"(m_40));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_41;
        u32 m_42;
        u32 m_43;
        u32 m_44;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_41), "=r"(m_42), "=r"(m_43), "=r"(m_44) : "r"(t664) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_41), "r"(m_42));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_43), "r"(m_44));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_45;
        u32 m_46;
        u32 m_47;
        u32 m_48;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_45), "=r"(m_46), "=r"(m_47), "=r"(m_48) : "r"(t664) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_45), "r"(m_46));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_5), "r"(m_6), "r"(m_7), "r"(m_8), "r"(m_47), "r"(m_48));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t665 = t661 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t666 = t650 + t665;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_49;
        u32 m_50;
        u32 m_51;
        u32 m_52;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_49), "=r"(m_50), "=r"(m_51), "=r"(m_52) : "r"(t666) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_49), "r"(m_50));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_51), "r"(m_52));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_53;
        u32 m_54;
        u32 m_55;
        u32 m_56;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_53), "=r"(m_54), "=r"(m_55), "=r"(m_56) : "r"(t666) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_53), "r"(m_54));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_55), "r"(m_56));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_57;
        u32 m_58;
        u32 m_59;
        u32 m_60;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_57), "=r"(m_58), "=r"(m_59), "=r"(m_60) : "r"(t666) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_57), "r"(m_58));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_59), "r"(m_60));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_61;
        u32 m_62;
        u32 m_63;
        u32 m_64;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_61), "=r"(m_62), "=r"(m_63), "=r"(m_64) : "r"(t666) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_61), "r"(m_62));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_9), "r"(m_10), "r"(m_11), "r"(m_12), "r"(m_63), "r"(m_64));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t667 = t661 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t668 = t650 + t667;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_65;
        u32 m_66;
        u32 m_67;
        u32 m_68;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_65), "=r"(m_66), "=r"(m_67), "=r"(m_68) : "r"(t668) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_65), "r"(m_66));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_67), "r"(m_68));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_69;
        u32 m_70;
        u32 m_71;
        u32 m_72;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_69), "=r"(m_70), "=r"(m_71), "=r"(m_72) : "r"(t668) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_69), "r"(m_70));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_71), "r"(m_72));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_73;
        u32 m_74;
        u32 m_75;
        u32 m_76;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_73), "=r"(m_74), "=r"(m_75), "=r"(m_76) : "r"(t668) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_73), "r"(m_74));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_75), "r"(m_76));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_77;
        u32 m_78;
        u32 m_79;
        u32 m_80;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_77), "=r"(m_78), "=r"(m_79), "=r"(m_80) : "r"(t668) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_77), "r"(m_78));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_13), "r"(m_14), "r"(m_15), "r"(m_16), "r"(m_79), "r"(m_80));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t669 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_10 = t669 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t671 = first_10 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t672 = all_groups - first_10;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_7 = t671 ? t672 : 0u;
        const u32 t674 = left_7 < cta_groups ? left_7 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t675 = i < t674;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t675) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t676 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t677 = t676 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t678 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t679 = t677 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t680 = t679 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t681 = t678 + t680;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t682 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_11 = t682 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_38 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t685 = index_38 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t686 = index_38 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t687 = first_11 + t685;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t688 = t686 << 3u;
            const bool t689 = t687 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t690 = t688 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_15 = t689 & t690;
            const u32 index_39 = exists_15 ? t687 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t693 = (u64)index_39;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t694 = t693 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t695 = t694 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t696 = weight + t695;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t697 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t698 = t697 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t699 = t696 + t698;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t700 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t701 = t700 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t702 = t699 + t701;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t703 = exists_15 ? t688 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t704 = (u64)t703 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t705 = t702 + t704;
            const u32 t706 = t685 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t707 = t686 ^ t706;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t708 = t685 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t709 = t707 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t710 = t708 + t709;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t711 = t681 + t710;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t712 = exists_15 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t711), "l"(t705), "r"(t712) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t713 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_40 = t713 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t715 = index_40 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t716 = index_40 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t717 = first_11 + t715;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t718 = t716 << 3u;
            const bool t719 = t717 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t720 = t718 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_16 = t719 & t720;
            const u32 index_41 = exists_16 ? t717 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t723 = (u64)index_41;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t724 = t723 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t725 = t724 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t726 = weight + t725;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t727 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t728 = t727 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t729 = t726 + t728;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t730 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t731 = t730 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t732 = t729 + t731;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t733 = exists_16 ? t718 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t734 = (u64)t733 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t735 = t732 + t734;
            const u32 t736 = t715 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t737 = t716 ^ t736;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t738 = t715 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t739 = t737 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t740 = t738 + t739;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t741 = t681 + t740;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t742 = exists_16 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t741), "l"(t735), "r"(t742) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t743 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t744 = t743 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t745 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t746 = t744 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t747 = t746 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t748 = t745 + t747;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_2 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t750 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t751 = first_row_2 + t750;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t752 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t753 = t751 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t754 = t752 ^ t753;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t755 = t751 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t756 = t754 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t757 = t755 + t756;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t758 = t748 + t757;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_81;
        u32 m_82;
        u32 m_83;
        u32 m_84;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_81), "=r"(m_82), "=r"(m_83), "=r"(m_84) : "r"(t758) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t759 = t757 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t760 = t748 + t759;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_85;
        u32 m_86;
        u32 m_87;
        u32 m_88;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_85), "=r"(m_86), "=r"(m_87), "=r"(m_88) : "r"(t760) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t761 = t757 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t762 = t748 + t761;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_89;
        u32 m_90;
        u32 m_91;
        u32 m_92;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_89), "=r"(m_90), "=r"(m_91), "=r"(m_92) : "r"(t762) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t763 = t757 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t764 = t748 + t763;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_93;
        u32 m_94;
        u32 m_95;
        u32 m_96;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_93), "=r"(m_94), "=r"(m_95), "=r"(m_96) : "r"(t764) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t765 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t766 = t765 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t767 = t766 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t768 = t767 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t769 = smem_1 + t768;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t770 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t771 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t772 = t771 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t773 = t770 + t772;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t774 = t773 + 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t775 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t776 = t775 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t777 = t774 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t778 = t776 ^ t777;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t779 = t774 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t780 = t778 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t781 = t779 + t780;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t782 = t769 + t781;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_97;
        u32 m_98;
        u32 m_99;
        u32 m_100;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_97), "=r"(m_98), "=r"(m_99), "=r"(m_100) : "r"(t782) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_97), "r"(m_98));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_99), "r"(m_100));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_101;
        u32 m_102;
        u32 m_103;
        u32 m_104;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_101), "=r"(m_102), "=r"(m_103), "=r"(m_104) : "r"(t782) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_101), "r"(m_102));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_103), "r"(m_104));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_105;
        u32 m_106;
        u32 m_107;
        u32 m_108;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_105), "=r"(m_106), "=r"(m_107), "=r"(m_108) : "r"(t782) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_105), "r"(m_106));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_107), "r"(m_108));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_109;
        u32 m_110;
        u32 m_111;
        u32 m_112;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_109), "=r"(m_110), "=r"(m_111), "=r"(m_112) : "r"(t782) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_109), "r"(m_110));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_81), "r"(m_82), "r"(m_83), "r"(m_84), "r"(m_111), "r"(m_112));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t783 = t781 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t784 = t769 + t783;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_113;
        u32 m_114;
        u32 m_115;
        u32 m_116;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_113), "=r"(m_114), "=r"(m_115), "=r"(m_116) : "r"(t784) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_113), "r"(m_114));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_115), "r"(m_116));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_117;
        u32 m_118;
        u32 m_119;
        u32 m_120;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_117), "=r"(m_118), "=r"(m_119), "=r"(m_120) : "r"(t784) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_117), "r"(m_118));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_119), "r"(m_120));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_121;
        u32 m_122;
        u32 m_123;
        u32 m_124;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_121), "=r"(m_122), "=r"(m_123), "=r"(m_124) : "r"(t784) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_121), "r"(m_122));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_123), "r"(m_124));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_125;
        u32 m_126;
        u32 m_127;
        u32 m_128;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_125), "=r"(m_126), "=r"(m_127), "=r"(m_128) : "r"(t784) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_125), "r"(m_126));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_85), "r"(m_86), "r"(m_87), "r"(m_88), "r"(m_127), "r"(m_128));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t785 = t781 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t786 = t769 + t785;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_129;
        u32 m_130;
        u32 m_131;
        u32 m_132;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_129), "=r"(m_130), "=r"(m_131), "=r"(m_132) : "r"(t786) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_129), "r"(m_130));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_131), "r"(m_132));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_133;
        u32 m_134;
        u32 m_135;
        u32 m_136;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_133), "=r"(m_134), "=r"(m_135), "=r"(m_136) : "r"(t786) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_133), "r"(m_134));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_135), "r"(m_136));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_137;
        u32 m_138;
        u32 m_139;
        u32 m_140;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_137), "=r"(m_138), "=r"(m_139), "=r"(m_140) : "r"(t786) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_137), "r"(m_138));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_139), "r"(m_140));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_141;
        u32 m_142;
        u32 m_143;
        u32 m_144;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_141), "=r"(m_142), "=r"(m_143), "=r"(m_144) : "r"(t786) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_141), "r"(m_142));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_89), "r"(m_90), "r"(m_91), "r"(m_92), "r"(m_143), "r"(m_144));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t787 = t781 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t788 = t769 + t787;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_145;
        u32 m_146;
        u32 m_147;
        u32 m_148;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_145), "=r"(m_146), "=r"(m_147), "=r"(m_148) : "r"(t788) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_145), "r"(m_146));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_147), "r"(m_148));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_149;
        u32 m_150;
        u32 m_151;
        u32 m_152;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_149), "=r"(m_150), "=r"(m_151), "=r"(m_152) : "r"(t788) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_149), "r"(m_150));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_151), "r"(m_152));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_153;
        u32 m_154;
        u32 m_155;
        u32 m_156;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_153), "=r"(m_154), "=r"(m_155), "=r"(m_156) : "r"(t788) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_153), "r"(m_154));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_155), "r"(m_156));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_157;
        u32 m_158;
        u32 m_159;
        u32 m_160;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_157), "=r"(m_158), "=r"(m_159), "=r"(m_160) : "r"(t788) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_157), "r"(m_158));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_93), "r"(m_94), "r"(m_95), "r"(m_96), "r"(m_159), "r"(m_160));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t789 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_12 = t789 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t791 = first_12 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t792 = all_groups - first_12;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_8 = t791 ? t792 : 0u;
        const u32 t794 = left_8 < cta_groups ? left_8 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t795 = i < t794;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t795) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t796 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t797 = t796 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t798 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t799 = t797 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t800 = t799 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t801 = t798 + t800;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t802 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_13 = t802 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_42 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t805 = index_42 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t806 = index_42 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t807 = first_13 + t805;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t808 = t806 << 3u;
            const bool t809 = t807 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t810 = t808 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_17 = t809 & t810;
            const u32 index_43 = exists_17 ? t807 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t813 = (u64)index_43;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t814 = t813 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t815 = t814 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t816 = weight + t815;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t817 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t818 = t817 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t819 = t816 + t818;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t820 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t821 = t820 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t822 = t819 + t821;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t823 = exists_17 ? t808 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t824 = (u64)t823 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t825 = t822 + t824;
            const u32 t826 = t805 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t827 = t806 ^ t826;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t828 = t805 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t829 = t827 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t830 = t828 + t829;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t831 = t801 + t830;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t832 = exists_17 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t831), "l"(t825), "r"(t832) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t833 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_44 = t833 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t835 = index_44 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t836 = index_44 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t837 = first_13 + t835;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t838 = t836 << 3u;
            const bool t839 = t837 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t840 = t838 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_18 = t839 & t840;
            const u32 index_45 = exists_18 ? t837 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t843 = (u64)index_45;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t844 = t843 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t845 = t844 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t846 = weight + t845;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t847 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t848 = t847 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t849 = t846 + t848;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t850 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t851 = t850 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t852 = t849 + t851;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t853 = exists_18 ? t838 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t854 = (u64)t853 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t855 = t852 + t854;
            const u32 t856 = t835 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t857 = t836 ^ t856;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t858 = t835 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t859 = t857 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t860 = t858 + t859;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t861 = t801 + t860;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t862 = exists_18 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t861), "l"(t855), "r"(t862) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t863 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t864 = t863 + 2u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t865 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t866 = t864 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t867 = t866 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t868 = t865 + t867;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_3 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t870 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t871 = first_row_3 + t870;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t872 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t873 = t871 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t874 = t872 ^ t873;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t875 = t871 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t876 = t874 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t877 = t875 + t876;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t878 = t868 + t877;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_161;
        u32 m_162;
        u32 m_163;
        u32 m_164;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_161), "=r"(m_162), "=r"(m_163), "=r"(m_164) : "r"(t878) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t879 = t877 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t880 = t868 + t879;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_165;
        u32 m_166;
        u32 m_167;
        u32 m_168;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_165), "=r"(m_166), "=r"(m_167), "=r"(m_168) : "r"(t880) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t881 = t877 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t882 = t868 + t881;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_169;
        u32 m_170;
        u32 m_171;
        u32 m_172;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_169), "=r"(m_170), "=r"(m_171), "=r"(m_172) : "r"(t882) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t883 = t877 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t884 = t868 + t883;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_173;
        u32 m_174;
        u32 m_175;
        u32 m_176;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_173), "=r"(m_174), "=r"(m_175), "=r"(m_176) : "r"(t884) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t885 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t886 = t885 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t887 = t886 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t888 = t887 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t889 = smem_1 + t888;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t890 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t891 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t892 = t891 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t893 = t890 + t892;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t894 = t893 + 2u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t895 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t896 = t895 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t897 = t894 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t898 = t896 ^ t897;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t899 = t894 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t900 = t898 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t901 = t899 + t900;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t902 = t889 + t901;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_177;
        u32 m_178;
        u32 m_179;
        u32 m_180;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_177), "=r"(m_178), "=r"(m_179), "=r"(m_180) : "r"(t902) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_177), "r"(m_178));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_179), "r"(m_180));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_181;
        u32 m_182;
        u32 m_183;
        u32 m_184;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_181), "=r"(m_182), "=r"(m_183), "=r"(m_184) : "r"(t902) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_181), "r"(m_182));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_183), "r"(m_184));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_185;
        u32 m_186;
        u32 m_187;
        u32 m_188;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_185), "=r"(m_186), "=r"(m_187), "=r"(m_188) : "r"(t902) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_185), "r"(m_186));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_187), "r"(m_188));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_189;
        u32 m_190;
        u32 m_191;
        u32 m_192;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_189), "=r"(m_190), "=r"(m_191), "=r"(m_192) : "r"(t902) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_189), "r"(m_190));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_161), "r"(m_162), "r"(m_163), "r"(m_164), "r"(m_191), "r"(m_192));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t903 = t901 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t904 = t889 + t903;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_193;
        u32 m_194;
        u32 m_195;
        u32 m_196;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_193), "=r"(m_194), "=r"(m_195), "=r"(m_196) : "r"(t904) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_193), "r"(m_194));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_195), "r"(m_196));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_197;
        u32 m_198;
        u32 m_199;
        u32 m_200;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_197), "=r"(m_198), "=r"(m_199), "=r"(m_200) : "r"(t904) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_197), "r"(m_198));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_199), "r"(m_200));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_201;
        u32 m_202;
        u32 m_203;
        u32 m_204;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_201), "=r"(m_202), "=r"(m_203), "=r"(m_204) : "r"(t904) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_201), "r"(m_202));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_203), "r"(m_204));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_205;
        u32 m_206;
        u32 m_207;
        u32 m_208;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_205), "=r"(m_206), "=r"(m_207), "=r"(m_208) : "r"(t904) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_205), "r"(m_206));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_165), "r"(m_166), "r"(m_167), "r"(m_168), "r"(m_207), "r"(m_208));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t905 = t901 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t906 = t889 + t905;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_209;
        u32 m_210;
        u32 m_211;
        u32 m_212;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_209), "=r"(m_210), "=r"(m_211), "=r"(m_212) : "r"(t906) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_209), "r"(m_210));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_211), "r"(m_212));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_213;
        u32 m_214;
        u32 m_215;
        u32 m_216;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_213), "=r"(m_214), "=r"(m_215), "=r"(m_216) : "r"(t906) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_213), "r"(m_214));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_215), "r"(m_216));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_217;
        u32 m_218;
        u32 m_219;
        u32 m_220;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_217), "=r"(m_218), "=r"(m_219), "=r"(m_220) : "r"(t906) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_217), "r"(m_218));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_219), "r"(m_220));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_221;
        u32 m_222;
        u32 m_223;
        u32 m_224;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_221), "=r"(m_222), "=r"(m_223), "=r"(m_224) : "r"(t906) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_221), "r"(m_222));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_169), "r"(m_170), "r"(m_171), "r"(m_172), "r"(m_223), "r"(m_224));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t907 = t901 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t908 = t889 + t907;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_225;
        u32 m_226;
        u32 m_227;
        u32 m_228;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_225), "=r"(m_226), "=r"(m_227), "=r"(m_228) : "r"(t908) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_225), "r"(m_226));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_227), "r"(m_228));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_229;
        u32 m_230;
        u32 m_231;
        u32 m_232;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_229), "=r"(m_230), "=r"(m_231), "=r"(m_232) : "r"(t908) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_229), "r"(m_230));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_231), "r"(m_232));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_233;
        u32 m_234;
        u32 m_235;
        u32 m_236;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_233), "=r"(m_234), "=r"(m_235), "=r"(m_236) : "r"(t908) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_233), "r"(m_234));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_235), "r"(m_236));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_237;
        u32 m_238;
        u32 m_239;
        u32 m_240;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_237), "=r"(m_238), "=r"(m_239), "=r"(m_240) : "r"(t908) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_237), "r"(m_238));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_173), "r"(m_174), "r"(m_175), "r"(m_176), "r"(m_239), "r"(m_240));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t909 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_14 = t909 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t911 = first_14 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t912 = all_groups - first_14;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_9 = t911 ? t912 : 0u;
        const u32 t914 = left_9 < cta_groups ? left_9 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t915 = i < t914;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t915) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t916 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t917 = t916 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t918 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t919 = t917 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t920 = t919 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t921 = t918 + t920;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t922 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_15 = t922 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_46 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t925 = index_46 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t926 = index_46 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t927 = first_15 + t925;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t928 = t926 << 3u;
            const bool t929 = t927 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t930 = t928 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_19 = t929 & t930;
            const u32 index_47 = exists_19 ? t927 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t933 = (u64)index_47;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t934 = t933 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t935 = t934 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t936 = weight + t935;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t937 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t938 = t937 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t939 = t936 + t938;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t940 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t941 = t940 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t942 = t939 + t941;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t943 = exists_19 ? t928 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t944 = (u64)t943 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t945 = t942 + t944;
            const u32 t946 = t925 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t947 = t926 ^ t946;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t948 = t925 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t949 = t947 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t950 = t948 + t949;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t951 = t921 + t950;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t952 = exists_19 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t951), "l"(t945), "r"(t952) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t953 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_48 = t953 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t955 = index_48 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t956 = index_48 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t957 = first_15 + t955;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t958 = t956 << 3u;
            const bool t959 = t957 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t960 = t958 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_20 = t959 & t960;
            const u32 index_49 = exists_20 ? t957 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t963 = (u64)index_49;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t964 = t963 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t965 = t964 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t966 = weight + t965;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t967 = 1ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t968 = t967 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t969 = t966 + t968;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t970 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t971 = t970 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t972 = t969 + t971;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t973 = exists_20 ? t958 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t974 = (u64)t973 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t975 = t972 + t974;
            const u32 t976 = t955 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t977 = t956 ^ t976;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t978 = t955 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t979 = t977 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t980 = t978 + t979;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t981 = t921 + t980;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t982 = exists_20 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t981), "l"(t975), "r"(t982) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t983 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t984 = t983 + 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t985 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t986 = t984 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t987 = t986 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t988 = t985 + t987;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_4 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t990 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t991 = first_row_4 + t990;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t992 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t993 = t991 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t994 = t992 ^ t993;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t995 = t991 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t996 = t994 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t997 = t995 + t996;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t998 = t988 + t997;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_241;
        u32 m_242;
        u32 m_243;
        u32 m_244;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_241), "=r"(m_242), "=r"(m_243), "=r"(m_244) : "r"(t998) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t999 = t997 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1000 = t988 + t999;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_245;
        u32 m_246;
        u32 m_247;
        u32 m_248;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_245), "=r"(m_246), "=r"(m_247), "=r"(m_248) : "r"(t1000) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1001 = t997 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1002 = t988 + t1001;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_249;
        u32 m_250;
        u32 m_251;
        u32 m_252;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_249), "=r"(m_250), "=r"(m_251), "=r"(m_252) : "r"(t1002) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1003 = t997 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1004 = t988 + t1003;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_253;
        u32 m_254;
        u32 m_255;
        u32 m_256;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_253), "=r"(m_254), "=r"(m_255), "=r"(m_256) : "r"(t1004) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1005 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1006 = t1005 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1007 = t1006 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1008 = t1007 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1009 = smem_1 + t1008;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1010 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1011 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1012 = t1011 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1013 = t1010 + t1012;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1014 = t1013 + 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1015 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1016 = t1015 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1017 = t1014 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1018 = t1016 ^ t1017;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1019 = t1014 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1020 = t1018 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1021 = t1019 + t1020;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1022 = t1009 + t1021;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_257;
        u32 m_258;
        u32 m_259;
        u32 m_260;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_257), "=r"(m_258), "=r"(m_259), "=r"(m_260) : "r"(t1022) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_257), "r"(m_258));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_259), "r"(m_260));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_261;
        u32 m_262;
        u32 m_263;
        u32 m_264;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_261), "=r"(m_262), "=r"(m_263), "=r"(m_264) : "r"(t1022) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_261), "r"(m_262));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_263), "r"(m_264));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_265;
        u32 m_266;
        u32 m_267;
        u32 m_268;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_265), "=r"(m_266), "=r"(m_267), "=r"(m_268) : "r"(t1022) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_265), "r"(m_266));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_267), "r"(m_268));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_269;
        u32 m_270;
        u32 m_271;
        u32 m_272;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_269), "=r"(m_270), "=r"(m_271), "=r"(m_272) : "r"(t1022) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_269), "r"(m_270));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_241), "r"(m_242), "r"(m_243), "r"(m_244), "r"(m_271), "r"(m_272));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1023 = t1021 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1024 = t1009 + t1023;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_273;
        u32 m_274;
        u32 m_275;
        u32 m_276;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_273), "=r"(m_274), "=r"(m_275), "=r"(m_276) : "r"(t1024) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_273), "r"(m_274));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_275), "r"(m_276));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_277;
        u32 m_278;
        u32 m_279;
        u32 m_280;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_277), "=r"(m_278), "=r"(m_279), "=r"(m_280) : "r"(t1024) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_277), "r"(m_278));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_279), "r"(m_280));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_281;
        u32 m_282;
        u32 m_283;
        u32 m_284;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_281), "=r"(m_282), "=r"(m_283), "=r"(m_284) : "r"(t1024) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_281), "r"(m_282));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_283), "r"(m_284));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_285;
        u32 m_286;
        u32 m_287;
        u32 m_288;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_285), "=r"(m_286), "=r"(m_287), "=r"(m_288) : "r"(t1024) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_285), "r"(m_286));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_245), "r"(m_246), "r"(m_247), "r"(m_248), "r"(m_287), "r"(m_288));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1025 = t1021 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1026 = t1009 + t1025;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_289;
        u32 m_290;
        u32 m_291;
        u32 m_292;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_289), "=r"(m_290), "=r"(m_291), "=r"(m_292) : "r"(t1026) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_289), "r"(m_290));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_291), "r"(m_292));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_293;
        u32 m_294;
        u32 m_295;
        u32 m_296;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_293), "=r"(m_294), "=r"(m_295), "=r"(m_296) : "r"(t1026) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_293), "r"(m_294));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_295), "r"(m_296));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_297;
        u32 m_298;
        u32 m_299;
        u32 m_300;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_297), "=r"(m_298), "=r"(m_299), "=r"(m_300) : "r"(t1026) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_297), "r"(m_298));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_299), "r"(m_300));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_301;
        u32 m_302;
        u32 m_303;
        u32 m_304;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_301), "=r"(m_302), "=r"(m_303), "=r"(m_304) : "r"(t1026) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_301), "r"(m_302));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_249), "r"(m_250), "r"(m_251), "r"(m_252), "r"(m_303), "r"(m_304));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1027 = t1021 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1028 = t1009 + t1027;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_305;
        u32 m_306;
        u32 m_307;
        u32 m_308;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_305), "=r"(m_306), "=r"(m_307), "=r"(m_308) : "r"(t1028) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_305), "r"(m_306));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_307), "r"(m_308));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_309;
        u32 m_310;
        u32 m_311;
        u32 m_312;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_309), "=r"(m_310), "=r"(m_311), "=r"(m_312) : "r"(t1028) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_309), "r"(m_310));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_311), "r"(m_312));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_313;
        u32 m_314;
        u32 m_315;
        u32 m_316;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_313), "=r"(m_314), "=r"(m_315), "=r"(m_316) : "r"(t1028) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_313), "r"(m_314));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_315), "r"(m_316));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_317;
        u32 m_318;
        u32 m_319;
        u32 m_320;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_317), "=r"(m_318), "=r"(m_319), "=r"(m_320) : "r"(t1028) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_317), "r"(m_318));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_253), "r"(m_254), "r"(m_255), "r"(m_256), "r"(m_319), "r"(m_320));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1029 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_16 = t1029 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1031 = first_16 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1032 = all_groups - first_16;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_10 = t1031 ? t1032 : 0u;
        const u32 t1034 = left_10 < cta_groups ? left_10 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1035 = i < t1034;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1035) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1036 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1037 = t1036 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1038 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1039 = t1037 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1040 = t1039 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1041 = t1038 + t1040;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1042 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_17 = t1042 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_50 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1045 = index_50 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1046 = index_50 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1047 = first_17 + t1045;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1048 = t1046 << 3u;
            const bool t1049 = t1047 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1050 = t1048 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_21 = t1049 & t1050;
            const u32 index_51 = exists_21 ? t1047 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1053 = (u64)index_51;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1054 = t1053 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1055 = t1054 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1056 = weight + t1055;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1057 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1058 = t1057 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1059 = t1056 + t1058;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1060 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1061 = t1060 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1062 = t1059 + t1061;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1063 = exists_21 ? t1048 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1064 = (u64)t1063 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1065 = t1062 + t1064;
            const u32 t1066 = t1045 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1067 = t1046 ^ t1066;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1068 = t1045 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1069 = t1067 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1070 = t1068 + t1069;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1071 = t1041 + t1070;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1072 = exists_21 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1071), "l"(t1065), "r"(t1072) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1073 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_52 = t1073 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1075 = index_52 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1076 = index_52 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1077 = first_17 + t1075;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1078 = t1076 << 3u;
            const bool t1079 = t1077 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1080 = t1078 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_22 = t1079 & t1080;
            const u32 index_53 = exists_22 ? t1077 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1083 = (u64)index_53;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1084 = t1083 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1085 = t1084 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1086 = weight + t1085;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1087 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1088 = t1087 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1089 = t1086 + t1088;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1090 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1091 = t1090 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1092 = t1089 + t1091;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1093 = exists_22 ? t1078 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1094 = (u64)t1093 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1095 = t1092 + t1094;
            const u32 t1096 = t1075 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1097 = t1076 ^ t1096;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1098 = t1075 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1099 = t1097 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1100 = t1098 + t1099;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1101 = t1041 + t1100;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1102 = exists_22 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1101), "l"(t1095), "r"(t1102) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1103 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1104 = t1103 + 4u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1105 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1106 = t1104 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1107 = t1106 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1108 = t1105 + t1107;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_5 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1110 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1111 = first_row_5 + t1110;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1112 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1113 = t1111 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1114 = t1112 ^ t1113;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1115 = t1111 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1116 = t1114 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1117 = t1115 + t1116;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1118 = t1108 + t1117;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_321;
        u32 m_322;
        u32 m_323;
        u32 m_324;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_321), "=r"(m_322), "=r"(m_323), "=r"(m_324) : "r"(t1118) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1119 = t1117 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1120 = t1108 + t1119;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_325;
        u32 m_326;
        u32 m_327;
        u32 m_328;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_325), "=r"(m_326), "=r"(m_327), "=r"(m_328) : "r"(t1120) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1121 = t1117 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1122 = t1108 + t1121;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_329;
        u32 m_330;
        u32 m_331;
        u32 m_332;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_329), "=r"(m_330), "=r"(m_331), "=r"(m_332) : "r"(t1122) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1123 = t1117 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1124 = t1108 + t1123;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_333;
        u32 m_334;
        u32 m_335;
        u32 m_336;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_333), "=r"(m_334), "=r"(m_335), "=r"(m_336) : "r"(t1124) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1125 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1126 = t1125 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1127 = t1126 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1128 = t1127 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1129 = smem_1 + t1128;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1130 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1131 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1132 = t1131 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1133 = t1130 + t1132;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1134 = t1133 + 13u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1135 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1136 = t1135 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1137 = t1134 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1138 = t1136 ^ t1137;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1139 = t1134 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1140 = t1138 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1141 = t1139 + t1140;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1142 = t1129 + t1141;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_337;
        u32 m_338;
        u32 m_339;
        u32 m_340;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_337), "=r"(m_338), "=r"(m_339), "=r"(m_340) : "r"(t1142) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_337), "r"(m_338));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_339), "r"(m_340));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_341;
        u32 m_342;
        u32 m_343;
        u32 m_344;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_341), "=r"(m_342), "=r"(m_343), "=r"(m_344) : "r"(t1142) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_341), "r"(m_342));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_343), "r"(m_344));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_345;
        u32 m_346;
        u32 m_347;
        u32 m_348;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_345), "=r"(m_346), "=r"(m_347), "=r"(m_348) : "r"(t1142) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_345), "r"(m_346));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_347), "r"(m_348));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_349;
        u32 m_350;
        u32 m_351;
        u32 m_352;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_349), "=r"(m_350), "=r"(m_351), "=r"(m_352) : "r"(t1142) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_349), "r"(m_350));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_321), "r"(m_322), "r"(m_323), "r"(m_324), "r"(m_351), "r"(m_352));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1143 = t1141 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1144 = t1129 + t1143;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_353;
        u32 m_354;
        u32 m_355;
        u32 m_356;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_353), "=r"(m_354), "=r"(m_355), "=r"(m_356) : "r"(t1144) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_353), "r"(m_354));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_355), "r"(m_356));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_357;
        u32 m_358;
        u32 m_359;
        u32 m_360;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_357), "=r"(m_358), "=r"(m_359), "=r"(m_360) : "r"(t1144) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_357), "r"(m_358));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_359), "r"(m_360));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_361;
        u32 m_362;
        u32 m_363;
        u32 m_364;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_361), "=r"(m_362), "=r"(m_363), "=r"(m_364) : "r"(t1144) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_361), "r"(m_362));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_363), "r"(m_364));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_365;
        u32 m_366;
        u32 m_367;
        u32 m_368;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_365), "=r"(m_366), "=r"(m_367), "=r"(m_368) : "r"(t1144) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_365), "r"(m_366));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_325), "r"(m_326), "r"(m_327), "r"(m_328), "r"(m_367), "r"(m_368));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1145 = t1141 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1146 = t1129 + t1145;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_369;
        u32 m_370;
        u32 m_371;
        u32 m_372;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_369), "=r"(m_370), "=r"(m_371), "=r"(m_372) : "r"(t1146) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_369), "r"(m_370));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_371), "r"(m_372));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_373;
        u32 m_374;
        u32 m_375;
        u32 m_376;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_373), "=r"(m_374), "=r"(m_375), "=r"(m_376) : "r"(t1146) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_373), "r"(m_374));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_375), "r"(m_376));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_377;
        u32 m_378;
        u32 m_379;
        u32 m_380;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_377), "=r"(m_378), "=r"(m_379), "=r"(m_380) : "r"(t1146) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_377), "r"(m_378));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_379), "r"(m_380));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_381;
        u32 m_382;
        u32 m_383;
        u32 m_384;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_381), "=r"(m_382), "=r"(m_383), "=r"(m_384) : "r"(t1146) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_381), "r"(m_382));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_329), "r"(m_330), "r"(m_331), "r"(m_332), "r"(m_383), "r"(m_384));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1147 = t1141 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1148 = t1129 + t1147;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_385;
        u32 m_386;
        u32 m_387;
        u32 m_388;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_385), "=r"(m_386), "=r"(m_387), "=r"(m_388) : "r"(t1148) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_385), "r"(m_386));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_387), "r"(m_388));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_389;
        u32 m_390;
        u32 m_391;
        u32 m_392;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_389), "=r"(m_390), "=r"(m_391), "=r"(m_392) : "r"(t1148) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_389), "r"(m_390));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_391), "r"(m_392));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_393;
        u32 m_394;
        u32 m_395;
        u32 m_396;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_393), "=r"(m_394), "=r"(m_395), "=r"(m_396) : "r"(t1148) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_393), "r"(m_394));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_395), "r"(m_396));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_397;
        u32 m_398;
        u32 m_399;
        u32 m_400;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_397), "=r"(m_398), "=r"(m_399), "=r"(m_400) : "r"(t1148) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_397), "r"(m_398));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_333), "r"(m_334), "r"(m_335), "r"(m_336), "r"(m_399), "r"(m_400));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1149 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_18 = t1149 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1151 = first_18 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1152 = all_groups - first_18;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_11 = t1151 ? t1152 : 0u;
        const u32 t1154 = left_11 < cta_groups ? left_11 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1155 = i < t1154;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1155) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1156 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1157 = t1156 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1158 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1159 = t1157 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1160 = t1159 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1161 = t1158 + t1160;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1162 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_19 = t1162 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_54 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1165 = index_54 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1166 = index_54 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1167 = first_19 + t1165;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1168 = t1166 << 3u;
            const bool t1169 = t1167 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1170 = t1168 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_23 = t1169 & t1170;
            const u32 index_55 = exists_23 ? t1167 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1173 = (u64)index_55;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1174 = t1173 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1175 = t1174 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1176 = weight + t1175;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1177 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1178 = t1177 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1179 = t1176 + t1178;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1180 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1181 = t1180 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1182 = t1179 + t1181;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1183 = exists_23 ? t1168 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1184 = (u64)t1183 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1185 = t1182 + t1184;
            const u32 t1186 = t1165 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1187 = t1166 ^ t1186;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1188 = t1165 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1189 = t1187 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1190 = t1188 + t1189;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1191 = t1161 + t1190;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1192 = exists_23 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1191), "l"(t1185), "r"(t1192) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1193 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_56 = t1193 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1195 = index_56 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1196 = index_56 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1197 = first_19 + t1195;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1198 = t1196 << 3u;
            const bool t1199 = t1197 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1200 = t1198 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_24 = t1199 & t1200;
            const u32 index_57 = exists_24 ? t1197 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1203 = (u64)index_57;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1204 = t1203 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1205 = t1204 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1206 = weight + t1205;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1207 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1208 = t1207 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1209 = t1206 + t1208;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1210 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1211 = t1210 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1212 = t1209 + t1211;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1213 = exists_24 ? t1198 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1214 = (u64)t1213 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1215 = t1212 + t1214;
            const u32 t1216 = t1195 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1217 = t1196 ^ t1216;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1218 = t1195 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1219 = t1217 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1220 = t1218 + t1219;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1221 = t1161 + t1220;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1222 = exists_24 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1221), "l"(t1215), "r"(t1222) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1223 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1224 = t1223 + 5u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1225 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1226 = t1224 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1227 = t1226 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1228 = t1225 + t1227;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_6 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1230 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1231 = first_row_6 + t1230;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1232 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1233 = t1231 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1234 = t1232 ^ t1233;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1235 = t1231 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1236 = t1234 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1237 = t1235 + t1236;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1238 = t1228 + t1237;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_401;
        u32 m_402;
        u32 m_403;
        u32 m_404;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_401), "=r"(m_402), "=r"(m_403), "=r"(m_404) : "r"(t1238) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1239 = t1237 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1240 = t1228 + t1239;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_405;
        u32 m_406;
        u32 m_407;
        u32 m_408;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_405), "=r"(m_406), "=r"(m_407), "=r"(m_408) : "r"(t1240) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1241 = t1237 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1242 = t1228 + t1241;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_409;
        u32 m_410;
        u32 m_411;
        u32 m_412;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_409), "=r"(m_410), "=r"(m_411), "=r"(m_412) : "r"(t1242) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1243 = t1237 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1244 = t1228 + t1243;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_413;
        u32 m_414;
        u32 m_415;
        u32 m_416;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_413), "=r"(m_414), "=r"(m_415), "=r"(m_416) : "r"(t1244) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1245 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1246 = t1245 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1247 = t1246 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1248 = t1247 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1249 = smem_1 + t1248;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1250 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1251 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1252 = t1251 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1253 = t1250 + t1252;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1254 = t1253 + 14u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1255 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1256 = t1255 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1257 = t1254 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1258 = t1256 ^ t1257;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1259 = t1254 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1260 = t1258 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1261 = t1259 + t1260;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1262 = t1249 + t1261;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_417;
        u32 m_418;
        u32 m_419;
        u32 m_420;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_417), "=r"(m_418), "=r"(m_419), "=r"(m_420) : "r"(t1262) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_417), "r"(m_418));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_419), "r"(m_420));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_421;
        u32 m_422;
        u32 m_423;
        u32 m_424;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_421), "=r"(m_422), "=r"(m_423), "=r"(m_424) : "r"(t1262) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_421), "r"(m_422));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_423), "r"(m_424));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_425;
        u32 m_426;
        u32 m_427;
        u32 m_428;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_425), "=r"(m_426), "=r"(m_427), "=r"(m_428) : "r"(t1262) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_425), "r"(m_426));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_427), "r"(m_428));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_429;
        u32 m_430;
        u32 m_431;
        u32 m_432;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_429), "=r"(m_430), "=r"(m_431), "=r"(m_432) : "r"(t1262) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_429), "r"(m_430));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_401), "r"(m_402), "r"(m_403), "r"(m_404), "r"(m_431), "r"(m_432));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1263 = t1261 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1264 = t1249 + t1263;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_433;
        u32 m_434;
        u32 m_435;
        u32 m_436;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_433), "=r"(m_434), "=r"(m_435), "=r"(m_436) : "r"(t1264) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_433), "r"(m_434));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_435), "r"(m_436));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_437;
        u32 m_438;
        u32 m_439;
        u32 m_440;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_437), "=r"(m_438), "=r"(m_439), "=r"(m_440) : "r"(t1264) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_437), "r"(m_438));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_439), "r"(m_440));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_441;
        u32 m_442;
        u32 m_443;
        u32 m_444;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_441), "=r"(m_442), "=r"(m_443), "=r"(m_444) : "r"(t1264) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_441), "r"(m_442));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_443), "r"(m_444));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_445;
        u32 m_446;
        u32 m_447;
        u32 m_448;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_445), "=r"(m_446), "=r"(m_447), "=r"(m_448) : "r"(t1264) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_445), "r"(m_446));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_405), "r"(m_406), "r"(m_407), "r"(m_408), "r"(m_447), "r"(m_448));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1265 = t1261 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1266 = t1249 + t1265;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_449;
        u32 m_450;
        u32 m_451;
        u32 m_452;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_449), "=r"(m_450), "=r"(m_451), "=r"(m_452) : "r"(t1266) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_449), "r"(m_450));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_451), "r"(m_452));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_453;
        u32 m_454;
        u32 m_455;
        u32 m_456;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_453), "=r"(m_454), "=r"(m_455), "=r"(m_456) : "r"(t1266) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_453), "r"(m_454));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_455), "r"(m_456));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_457;
        u32 m_458;
        u32 m_459;
        u32 m_460;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_457), "=r"(m_458), "=r"(m_459), "=r"(m_460) : "r"(t1266) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_457), "r"(m_458));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_459), "r"(m_460));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_461;
        u32 m_462;
        u32 m_463;
        u32 m_464;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_461), "=r"(m_462), "=r"(m_463), "=r"(m_464) : "r"(t1266) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_461), "r"(m_462));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_409), "r"(m_410), "r"(m_411), "r"(m_412), "r"(m_463), "r"(m_464));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1267 = t1261 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1268 = t1249 + t1267;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_465;
        u32 m_466;
        u32 m_467;
        u32 m_468;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_465), "=r"(m_466), "=r"(m_467), "=r"(m_468) : "r"(t1268) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_465), "r"(m_466));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_467), "r"(m_468));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_469;
        u32 m_470;
        u32 m_471;
        u32 m_472;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_469), "=r"(m_470), "=r"(m_471), "=r"(m_472) : "r"(t1268) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_469), "r"(m_470));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_471), "r"(m_472));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_473;
        u32 m_474;
        u32 m_475;
        u32 m_476;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_473), "=r"(m_474), "=r"(m_475), "=r"(m_476) : "r"(t1268) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_473), "r"(m_474));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_475), "r"(m_476));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_477;
        u32 m_478;
        u32 m_479;
        u32 m_480;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_477), "=r"(m_478), "=r"(m_479), "=r"(m_480) : "r"(t1268) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_477), "r"(m_478));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_413), "r"(m_414), "r"(m_415), "r"(m_416), "r"(m_479), "r"(m_480));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1269 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_20 = t1269 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1271 = first_20 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1272 = all_groups - first_20;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_12 = t1271 ? t1272 : 0u;
        const u32 t1274 = left_12 < cta_groups ? left_12 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1275 = i < t1274;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1275) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1276 = i * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1277 = t1276 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1278 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1279 = t1277 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1280 = t1279 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1281 = t1278 + t1280;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1282 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_21 = t1282 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_58 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1285 = index_58 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1286 = index_58 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1287 = first_21 + t1285;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1288 = t1286 << 3u;
            const bool t1289 = t1287 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1290 = t1288 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_25 = t1289 & t1290;
            const u32 index_59 = exists_25 ? t1287 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1293 = (u64)index_59;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1294 = t1293 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1295 = t1294 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1296 = weight + t1295;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1297 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1298 = t1297 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1299 = t1296 + t1298;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1300 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1301 = t1300 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1302 = t1299 + t1301;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1303 = exists_25 ? t1288 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1304 = (u64)t1303 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1305 = t1302 + t1304;
            const u32 t1306 = t1285 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1307 = t1286 ^ t1306;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1308 = t1285 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1309 = t1307 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1310 = t1308 + t1309;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1311 = t1281 + t1310;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1312 = exists_25 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1311), "l"(t1305), "r"(t1312) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1313 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_60 = t1313 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1315 = index_60 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1316 = index_60 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1317 = first_21 + t1315;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1318 = t1316 << 3u;
            const bool t1319 = t1317 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1320 = t1318 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_26 = t1319 & t1320;
            const u32 index_61 = exists_26 ? t1317 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1323 = (u64)index_61;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1324 = t1323 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1325 = t1324 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1326 = weight + t1325;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1327 = 2ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1328 = t1327 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1329 = t1326 + t1328;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1330 = 2ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1331 = t1330 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1332 = t1329 + t1331;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1333 = exists_26 ? t1318 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1334 = (u64)t1333 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1335 = t1332 + t1334;
            const u32 t1336 = t1315 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1337 = t1316 ^ t1336;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1338 = t1315 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1339 = t1337 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1340 = t1338 + t1339;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1341 = t1281 + t1340;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1342 = exists_26 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1341), "l"(t1335), "r"(t1342) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1343 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1344 = t1343 + 6u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1345 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1346 = t1344 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1347 = t1346 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1348 = t1345 + t1347;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_7 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1350 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1351 = first_row_7 + t1350;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1352 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1353 = t1351 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1354 = t1352 ^ t1353;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1355 = t1351 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1356 = t1354 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1357 = t1355 + t1356;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1358 = t1348 + t1357;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_481;
        u32 m_482;
        u32 m_483;
        u32 m_484;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_481), "=r"(m_482), "=r"(m_483), "=r"(m_484) : "r"(t1358) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1359 = t1357 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1360 = t1348 + t1359;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_485;
        u32 m_486;
        u32 m_487;
        u32 m_488;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_485), "=r"(m_486), "=r"(m_487), "=r"(m_488) : "r"(t1360) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1361 = t1357 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1362 = t1348 + t1361;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_489;
        u32 m_490;
        u32 m_491;
        u32 m_492;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_489), "=r"(m_490), "=r"(m_491), "=r"(m_492) : "r"(t1362) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1363 = t1357 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1364 = t1348 + t1363;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_493;
        u32 m_494;
        u32 m_495;
        u32 m_496;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_493), "=r"(m_494), "=r"(m_495), "=r"(m_496) : "r"(t1364) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1365 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1366 = t1365 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1367 = t1366 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1368 = t1367 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1369 = smem_1 + t1368;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1370 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1371 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1372 = t1371 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1373 = t1370 + t1372;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1374 = t1373 + 24u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1375 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1376 = t1375 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1377 = t1374 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1378 = t1376 ^ t1377;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1379 = t1374 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1380 = t1378 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1381 = t1379 + t1380;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1382 = t1369 + t1381;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_497;
        u32 m_498;
        u32 m_499;
        u32 m_500;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_497), "=r"(m_498), "=r"(m_499), "=r"(m_500) : "r"(t1382) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_497), "r"(m_498));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_499), "r"(m_500));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_501;
        u32 m_502;
        u32 m_503;
        u32 m_504;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_501), "=r"(m_502), "=r"(m_503), "=r"(m_504) : "r"(t1382) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_501), "r"(m_502));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_503), "r"(m_504));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_505;
        u32 m_506;
        u32 m_507;
        u32 m_508;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_505), "=r"(m_506), "=r"(m_507), "=r"(m_508) : "r"(t1382) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_505), "r"(m_506));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_507), "r"(m_508));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_509;
        u32 m_510;
        u32 m_511;
        u32 m_512;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_509), "=r"(m_510), "=r"(m_511), "=r"(m_512) : "r"(t1382) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_509), "r"(m_510));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_481), "r"(m_482), "r"(m_483), "r"(m_484), "r"(m_511), "r"(m_512));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1383 = t1381 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1384 = t1369 + t1383;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_513;
        u32 m_514;
        u32 m_515;
        u32 m_516;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_513), "=r"(m_514), "=r"(m_515), "=r"(m_516) : "r"(t1384) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_513), "r"(m_514));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_515), "r"(m_516));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_517;
        u32 m_518;
        u32 m_519;
        u32 m_520;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_517), "=r"(m_518), "=r"(m_519), "=r"(m_520) : "r"(t1384) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_517), "r"(m_518));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_519), "r"(m_520));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_521;
        u32 m_522;
        u32 m_523;
        u32 m_524;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_521), "=r"(m_522), "=r"(m_523), "=r"(m_524) : "r"(t1384) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_521), "r"(m_522));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_523), "r"(m_524));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_525;
        u32 m_526;
        u32 m_527;
        u32 m_528;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_525), "=r"(m_526), "=r"(m_527), "=r"(m_528) : "r"(t1384) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_525), "r"(m_526));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_485), "r"(m_486), "r"(m_487), "r"(m_488), "r"(m_527), "r"(m_528));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1385 = t1381 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1386 = t1369 + t1385;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_529;
        u32 m_530;
        u32 m_531;
        u32 m_532;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_529), "=r"(m_530), "=r"(m_531), "=r"(m_532) : "r"(t1386) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_529), "r"(m_530));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_531), "r"(m_532));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_533;
        u32 m_534;
        u32 m_535;
        u32 m_536;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_533), "=r"(m_534), "=r"(m_535), "=r"(m_536) : "r"(t1386) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_533), "r"(m_534));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_535), "r"(m_536));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_537;
        u32 m_538;
        u32 m_539;
        u32 m_540;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_537), "=r"(m_538), "=r"(m_539), "=r"(m_540) : "r"(t1386) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_537), "r"(m_538));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_539), "r"(m_540));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_541;
        u32 m_542;
        u32 m_543;
        u32 m_544;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_541), "=r"(m_542), "=r"(m_543), "=r"(m_544) : "r"(t1386) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_541), "r"(m_542));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_489), "r"(m_490), "r"(m_491), "r"(m_492), "r"(m_543), "r"(m_544));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1387 = t1381 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1388 = t1369 + t1387;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_545;
        u32 m_546;
        u32 m_547;
        u32 m_548;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_545), "=r"(m_546), "=r"(m_547), "=r"(m_548) : "r"(t1388) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_545), "r"(m_546));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_547), "r"(m_548));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_549;
        u32 m_550;
        u32 m_551;
        u32 m_552;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_549), "=r"(m_550), "=r"(m_551), "=r"(m_552) : "r"(t1388) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_549), "r"(m_550));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_551), "r"(m_552));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_553;
        u32 m_554;
        u32 m_555;
        u32 m_556;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_553), "=r"(m_554), "=r"(m_555), "=r"(m_556) : "r"(t1388) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_553), "r"(m_554));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_555), "r"(m_556));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_557;
        u32 m_558;
        u32 m_559;
        u32 m_560;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_557), "=r"(m_558), "=r"(m_559), "=r"(m_560) : "r"(t1388) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_557), "r"(m_558));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_493), "r"(m_494), "r"(m_495), "r"(m_496), "r"(m_559), "r"(m_560));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1389 = i + 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1390 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_22 = t1390 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1392 = first_22 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1393 = all_groups - first_22;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_13 = t1392 ? t1393 : 0u;
        const u32 t1395 = left_13 < cta_groups ? left_13 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1396 = t1389 < t1395;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1396) {
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1397 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1398 = t1397 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_3 = t1398 + t1389;
            const u32 sample_3 = group_3 / groups;
            const u32 t1401 = sample_3 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t1402 = group_3 - t1401;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_3 = t1402 << 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t1404 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_3 = t1404 >> 3u;
            const u32 t1406 = number_3 / across_3;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_4 = t1406 << 3u;
            const u32 t1408 = number_3 % across_3;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_4 = t1408 << 3u;
            const bool t1410 = y_4 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t1411 = height - y_4;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_14 = t1410 ? t1411 : 0u;
            const u32 t1413 = left_14 < 8u ? left_14 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1414 = width - x_4;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1415 = t1414 < 8u ? t1414 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1416 = t1389 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1417 = t1416 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1418 = t1417 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1419 = smem_1 + t1418;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_62 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1421 = index_62 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1422 = index_62 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1423 = t1421 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1424 = t1421 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1425 = y_4 + t1423;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1426 = t1425 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1427 = x_4 + t1424;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1428 = t1427 - 1u;
            const u32 channel_11 = t1422 << 3u;
            const bool t1430 = t1426 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1431 = t1428 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1432 = t1430 & t1431;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1433 = channel_11 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_27 = t1432 & t1433;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_63 = exists_27 ? t1426 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_64 = exists_27 ? t1428 : 0u;
            const u64 t1437 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1438 = t1437 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1439 = t1438 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1440 = x + t1439;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1441 = (u64)index_63;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1442 = t1441 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1443 = t1442 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1444 = t1440 + t1443;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1445 = (u64)index_64;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1446 = t1445 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1447 = t1446 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1448 = t1444 + t1447;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1449 = exists_27 ? channel_11 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1450 = (u64)t1449 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1451 = t1448 + t1450;
            const u32 t1452 = t1423 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1453 = t1452 + t1424;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1454 = t1453 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1455 = t1422 ^ t1454;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1456 = t1453 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1457 = t1455 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_9 = t1456 + t1457;
            const u32 t1459 = t1419 + place_9;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1460 = exists_27 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1459), "l"(t1451), "r"(t1460) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1461 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_65 = t1461 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1463 = index_65 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1464 = index_65 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1465 = t1463 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1466 = t1463 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1467 = y_4 + t1465;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1468 = t1467 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1469 = x_4 + t1466;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1470 = t1469 - 1u;
            const u32 channel_12 = t1464 << 3u;
            const bool t1472 = t1468 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1473 = t1470 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1474 = t1472 & t1473;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1475 = channel_12 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_28 = t1474 & t1475;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_66 = exists_28 ? t1468 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_67 = exists_28 ? t1470 : 0u;
            const u64 t1479 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1480 = t1479 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1481 = t1480 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1482 = x + t1481;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1483 = (u64)index_66;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1484 = t1483 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1485 = t1484 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1486 = t1482 + t1485;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1487 = (u64)index_67;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1488 = t1487 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1489 = t1488 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1490 = t1486 + t1489;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1491 = exists_28 ? channel_12 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1492 = (u64)t1491 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1493 = t1490 + t1492;
            const u32 t1494 = t1465 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1495 = t1494 + t1466;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1496 = t1495 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1497 = t1464 ^ t1496;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1498 = t1495 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1499 = t1497 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_10 = t1498 + t1499;
            const u32 t1501 = t1419 + place_10;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1502 = exists_28 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1501), "l"(t1493), "r"(t1502) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1503 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_68 = t1503 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1505 = index_68 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1506 = index_68 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1507 = t1505 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1508 = t1505 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1509 = y_4 + t1507;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1510 = t1509 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1511 = x_4 + t1508;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1512 = t1511 - 1u;
            const u32 channel_13 = t1506 << 3u;
            const bool t1514 = t1510 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1515 = t1512 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1516 = t1514 & t1515;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1517 = channel_13 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_29 = t1516 & t1517;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_69 = exists_29 ? t1510 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_70 = exists_29 ? t1512 : 0u;
            const u64 t1521 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1522 = t1521 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1523 = t1522 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1524 = x + t1523;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1525 = (u64)index_69;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1526 = t1525 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1527 = t1526 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1528 = t1524 + t1527;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1529 = (u64)index_70;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1530 = t1529 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1531 = t1530 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1532 = t1528 + t1531;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1533 = exists_29 ? channel_13 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1534 = (u64)t1533 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1535 = t1532 + t1534;
            const u32 t1536 = t1507 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1537 = t1536 + t1508;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1538 = t1537 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1539 = t1506 ^ t1538;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1540 = t1537 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1541 = t1539 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_11 = t1540 + t1541;
            const u32 t1543 = t1419 + place_11;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1544 = exists_29 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1543), "l"(t1535), "r"(t1544) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1545 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_71 = t1545 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1547 = index_71 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            if (t1547) {
                const u32 t1548 = index_71 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1549 = index_71 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1550 = t1548 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1551 = t1548 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1552 = y_4 + t1550;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1553 = t1552 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1554 = x_4 + t1551;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1555 = t1554 - 1u;
                const u32 channel_14 = t1549 << 3u;
                const bool t1557 = t1553 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1558 = t1555 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1559 = t1557 & t1558;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1560 = channel_14 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_30 = t1559 & t1560;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_72 = exists_30 ? t1553 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_73 = exists_30 ? t1555 : 0u;
                const u64 t1564 = (u64)sample_3;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1565 = t1564 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1566 = t1565 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1567 = x + t1566;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1568 = (u64)index_72;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1569 = t1568 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1570 = t1569 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1571 = t1567 + t1570;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1572 = (u64)index_73;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1573 = t1572 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1574 = t1573 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1575 = t1571 + t1574;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1576 = exists_30 ? channel_14 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1577 = (u64)t1576 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1578 = t1575 + t1577;
                const u32 t1579 = t1550 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1580 = t1579 + t1551;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1581 = t1580 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1582 = t1549 ^ t1581;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1583 = t1580 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1584 = t1582 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_12 = t1583 + t1584;
                const u32 t1586 = t1419 + place_12;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1587 = exists_30 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1586), "l"(t1578), "r"(t1587) : "memory");
            }
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1588 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t1589 = t1588 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
            const u32 group_4 = t1589 + t1389;
            const u32 sample_4 = group_4 / groups;
            const u32 t1592 = sample_4 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t1593 = group_4 - t1592;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 t1594 = t1593 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
            const u32 number_4 = t1594 + 1u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 t1596 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
            const u32 across_4 = t1596 >> 3u;
            const u32 t1598 = number_4 / across_4;
#line 39 "fa-kernels/src/conv/tiles.rs"
            const u32 y_5 = t1598 << 3u;
            const u32 t1600 = number_4 % across_4;
#line 40 "fa-kernels/src/conv/tiles.rs"
            const u32 x_5 = t1600 << 3u;
            const bool t1602 = y_5 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 t1603 = height - y_5;
#line 41 "fa-kernels/src/conv/tiles.rs"
            const u32 left_15 = t1602 ? t1603 : 0u;
            const u32 t1605 = left_15 < 8u ? left_15 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1606 = width - x_5;
#line 42 "fa-kernels/src/conv/tiles.rs"
            const u32 t1607 = t1606 < 8u ? t1606 : 8u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1608 = t1389 & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1609 = t1608 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1610 = t1609 + 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1611 = t1610 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1612 = smem_1 + t1611;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_74 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1614 = index_74 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1615 = index_74 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1616 = t1614 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1617 = t1614 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1618 = y_5 + t1616;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1619 = t1618 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1620 = x_5 + t1617;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1621 = t1620 - 1u;
            const u32 channel_15 = t1615 << 3u;
            const bool t1623 = t1619 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1624 = t1621 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1625 = t1623 & t1624;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1626 = channel_15 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_31 = t1625 & t1626;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_75 = exists_31 ? t1619 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_76 = exists_31 ? t1621 : 0u;
            const u64 t1630 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1631 = t1630 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1632 = t1631 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1633 = x + t1632;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1634 = (u64)index_75;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1635 = t1634 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1636 = t1635 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1637 = t1633 + t1636;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1638 = (u64)index_76;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1639 = t1638 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1640 = t1639 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1641 = t1637 + t1640;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1642 = exists_31 ? channel_15 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1643 = (u64)t1642 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1644 = t1641 + t1643;
            const u32 t1645 = t1616 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1646 = t1645 + t1617;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1647 = t1646 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1648 = t1615 ^ t1647;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1649 = t1646 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1650 = t1648 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_13 = t1649 + t1650;
            const u32 t1652 = t1612 + place_13;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1653 = exists_31 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1652), "l"(t1644), "r"(t1653) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1654 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_77 = t1654 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1656 = index_77 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1657 = index_77 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1658 = t1656 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1659 = t1656 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1660 = y_5 + t1658;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1661 = t1660 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1662 = x_5 + t1659;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1663 = t1662 - 1u;
            const u32 channel_16 = t1657 << 3u;
            const bool t1665 = t1661 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1666 = t1663 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1667 = t1665 & t1666;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1668 = channel_16 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_32 = t1667 & t1668;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_78 = exists_32 ? t1661 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_79 = exists_32 ? t1663 : 0u;
            const u64 t1672 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1673 = t1672 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1674 = t1673 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1675 = x + t1674;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1676 = (u64)index_78;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1677 = t1676 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1678 = t1677 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1679 = t1675 + t1678;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1680 = (u64)index_79;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1681 = t1680 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1682 = t1681 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1683 = t1679 + t1682;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1684 = exists_32 ? channel_16 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1685 = (u64)t1684 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1686 = t1683 + t1685;
            const u32 t1687 = t1658 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1688 = t1687 + t1659;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1689 = t1688 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1690 = t1657 ^ t1689;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1691 = t1688 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1692 = t1690 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_14 = t1691 + t1692;
            const u32 t1694 = t1612 + place_14;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1695 = exists_32 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1694), "l"(t1686), "r"(t1695) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1696 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_80 = t1696 + 512u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1698 = index_80 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1699 = index_80 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1700 = t1698 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1701 = t1698 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1702 = y_5 + t1700;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1703 = t1702 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1704 = x_5 + t1701;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1705 = t1704 - 1u;
            const u32 channel_17 = t1699 << 3u;
            const bool t1707 = t1703 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1708 = t1705 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1709 = t1707 & t1708;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1710 = channel_17 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_33 = t1709 & t1710;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_81 = exists_33 ? t1703 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_82 = exists_33 ? t1705 : 0u;
            const u64 t1714 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1715 = t1714 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1716 = t1715 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1717 = x + t1716;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1718 = (u64)index_81;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1719 = t1718 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1720 = t1719 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1721 = t1717 + t1720;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1722 = (u64)index_82;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1723 = t1722 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1724 = t1723 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1725 = t1721 + t1724;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1726 = exists_33 ? channel_17 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1727 = (u64)t1726 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1728 = t1725 + t1727;
            const u32 t1729 = t1700 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1730 = t1729 + t1701;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1731 = t1730 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1732 = t1699 ^ t1731;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1733 = t1730 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1734 = t1732 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
            const u32 place_15 = t1733 + t1734;
            const u32 t1736 = t1612 + place_15;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1737 = exists_33 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1736), "l"(t1728), "r"(t1737) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1738 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_83 = t1738 + 768u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1740 = index_83 < 800u;
#line 147 "fa-kernels/src/conv/mma/loads.rs"
            if (t1740) {
                const u32 t1741 = index_83 >> 3u;
#line 148 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1742 = index_83 & 7u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1743 = t1741 / 10u;
#line 105 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1744 = t1741 % 10u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1745 = y_5 + t1743;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1746 = t1745 - 1u;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1747 = x_5 + t1744;
#line 107 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1748 = t1747 - 1u;
                const u32 channel_18 = t1742 << 3u;
                const bool t1750 = t1746 < height;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1751 = t1748 < width;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1752 = t1750 & t1751;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool t1753 = channel_18 < 64u;
#line 109 "fa-kernels/src/conv/mma/loads.rs"
                const bool exists_34 = t1752 & t1753;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_84 = exists_34 ? t1746 : 0u;
#line 111 "fa-kernels/src/conv/mma/loads.rs"
                const u32 index_85 = exists_34 ? t1748 : 0u;
                const u64 t1757 = (u64)sample_4;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1758 = t1757 * x_stride0;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1759 = t1758 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1760 = x + t1759;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1761 = (u64)index_84;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1762 = t1761 * x_stride1;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1763 = t1762 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1764 = t1760 + t1763;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1765 = (u64)index_85;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1766 = t1765 * x_stride2;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1767 = t1766 * 2ull;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1768 = t1764 + t1767;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1769 = exists_34 ? channel_18 : 0u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1770 = (u64)t1769 * 2u;
#line 112 "fa-kernels/src/conv/mma/loads.rs"
                const u64 t1771 = t1768 + t1770;
                const u32 t1772 = t1743 * 12u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1773 = t1772 + t1744;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1774 = t1773 & 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1775 = t1742 ^ t1774;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1776 = t1773 << 7u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1777 = t1775 << 4u;
#line 113 "fa-kernels/src/conv/mma/loads.rs"
                const u32 place_16 = t1776 + t1777;
                const u32 t1779 = t1612 + place_16;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                const u32 t1780 = exists_34 ? 16u : 0u;
#line 114 "fa-kernels/src/conv/mma/loads.rs"
                asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1779), "l"(t1771), "r"(t1780) : "memory");
            }
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1781 = t1389 * 9u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1782 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1783 = t1781 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1784 = t1783 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1785 = t1782 + t1784;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1786 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_23 = t1786 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_86 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1789 = index_86 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1790 = index_86 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1791 = first_23 + t1789;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1792 = t1790 << 3u;
            const bool t1793 = t1791 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1794 = t1792 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_35 = t1793 & t1794;
            const u32 index_87 = exists_35 ? t1791 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1797 = (u64)index_87;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1798 = t1797 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1799 = t1798 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1800 = weight + t1799;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1801 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1802 = t1801 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1803 = t1800 + t1802;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1804 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1805 = t1804 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1806 = t1803 + t1805;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1807 = exists_35 ? t1792 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1808 = (u64)t1807 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1809 = t1806 + t1808;
            const u32 t1810 = t1789 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1811 = t1790 ^ t1810;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1812 = t1789 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1813 = t1811 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1814 = t1812 + t1813;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1815 = t1785 + t1814;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1816 = exists_35 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1815), "l"(t1809), "r"(t1816) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1817 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_88 = t1817 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1819 = index_88 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1820 = index_88 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1821 = first_23 + t1819;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1822 = t1820 << 3u;
            const bool t1823 = t1821 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1824 = t1822 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_36 = t1823 & t1824;
            const u32 index_89 = exists_36 ? t1821 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1827 = (u64)index_89;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1828 = t1827 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1829 = t1828 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1830 = weight + t1829;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1831 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1832 = t1831 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1833 = t1830 + t1832;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1834 = 0ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1835 = t1834 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1836 = t1833 + t1835;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1837 = exists_36 ? t1822 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1838 = (u64)t1837 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1839 = t1836 + t1838;
            const u32 t1840 = t1819 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1841 = t1820 ^ t1840;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1842 = t1819 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1843 = t1841 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1844 = t1842 + t1843;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1845 = t1785 + t1844;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1846 = exists_36 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1845), "l"(t1839), "r"(t1846) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1847 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1848 = t1847 + 7u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1849 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1850 = t1848 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1851 = t1850 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1852 = t1849 + t1851;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_8 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1854 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1855 = first_row_8 + t1854;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1856 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1857 = t1855 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1858 = t1856 ^ t1857;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1859 = t1855 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1860 = t1858 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1861 = t1859 + t1860;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1862 = t1852 + t1861;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_561;
        u32 m_562;
        u32 m_563;
        u32 m_564;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_561), "=r"(m_562), "=r"(m_563), "=r"(m_564) : "r"(t1862) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1863 = t1861 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1864 = t1852 + t1863;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_565;
        u32 m_566;
        u32 m_567;
        u32 m_568;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_565), "=r"(m_566), "=r"(m_567), "=r"(m_568) : "r"(t1864) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1865 = t1861 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1866 = t1852 + t1865;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_569;
        u32 m_570;
        u32 m_571;
        u32 m_572;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_569), "=r"(m_570), "=r"(m_571), "=r"(m_572) : "r"(t1866) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1867 = t1861 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1868 = t1852 + t1867;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_573;
        u32 m_574;
        u32 m_575;
        u32 m_576;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_573), "=r"(m_574), "=r"(m_575), "=r"(m_576) : "r"(t1868) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1869 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1870 = t1869 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1871 = t1870 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1872 = t1871 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1873 = smem_1 + t1872;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1874 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1875 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1876 = t1875 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1877 = t1874 + t1876;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1878 = t1877 + 25u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1879 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1880 = t1879 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1881 = t1878 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1882 = t1880 ^ t1881;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1883 = t1878 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1884 = t1882 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1885 = t1883 + t1884;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1886 = t1873 + t1885;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_577;
        u32 m_578;
        u32 m_579;
        u32 m_580;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_577), "=r"(m_578), "=r"(m_579), "=r"(m_580) : "r"(t1886) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_577), "r"(m_578));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_579), "r"(m_580));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_581;
        u32 m_582;
        u32 m_583;
        u32 m_584;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_581), "=r"(m_582), "=r"(m_583), "=r"(m_584) : "r"(t1886) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_581), "r"(m_582));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_583), "r"(m_584));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_585;
        u32 m_586;
        u32 m_587;
        u32 m_588;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_585), "=r"(m_586), "=r"(m_587), "=r"(m_588) : "r"(t1886) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_585), "r"(m_586));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_587), "r"(m_588));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_589;
        u32 m_590;
        u32 m_591;
        u32 m_592;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_589), "=r"(m_590), "=r"(m_591), "=r"(m_592) : "r"(t1886) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_589), "r"(m_590));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_561), "r"(m_562), "r"(m_563), "r"(m_564), "r"(m_591), "r"(m_592));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1887 = t1885 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1888 = t1873 + t1887;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_593;
        u32 m_594;
        u32 m_595;
        u32 m_596;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_593), "=r"(m_594), "=r"(m_595), "=r"(m_596) : "r"(t1888) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_593), "r"(m_594));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_595), "r"(m_596));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_597;
        u32 m_598;
        u32 m_599;
        u32 m_600;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_597), "=r"(m_598), "=r"(m_599), "=r"(m_600) : "r"(t1888) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_597), "r"(m_598));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_599), "r"(m_600));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_601;
        u32 m_602;
        u32 m_603;
        u32 m_604;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_601), "=r"(m_602), "=r"(m_603), "=r"(m_604) : "r"(t1888) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_601), "r"(m_602));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_603), "r"(m_604));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_605;
        u32 m_606;
        u32 m_607;
        u32 m_608;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_605), "=r"(m_606), "=r"(m_607), "=r"(m_608) : "r"(t1888) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_605), "r"(m_606));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_565), "r"(m_566), "r"(m_567), "r"(m_568), "r"(m_607), "r"(m_608));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1889 = t1885 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1890 = t1873 + t1889;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_609;
        u32 m_610;
        u32 m_611;
        u32 m_612;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_609), "=r"(m_610), "=r"(m_611), "=r"(m_612) : "r"(t1890) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_609), "r"(m_610));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_611), "r"(m_612));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_613;
        u32 m_614;
        u32 m_615;
        u32 m_616;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_613), "=r"(m_614), "=r"(m_615), "=r"(m_616) : "r"(t1890) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_613), "r"(m_614));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_615), "r"(m_616));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_617;
        u32 m_618;
        u32 m_619;
        u32 m_620;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_617), "=r"(m_618), "=r"(m_619), "=r"(m_620) : "r"(t1890) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_617), "r"(m_618));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_619), "r"(m_620));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_621;
        u32 m_622;
        u32 m_623;
        u32 m_624;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_621), "=r"(m_622), "=r"(m_623), "=r"(m_624) : "r"(t1890) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_621), "r"(m_622));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_569), "r"(m_570), "r"(m_571), "r"(m_572), "r"(m_623), "r"(m_624));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1891 = t1885 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1892 = t1873 + t1891;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_625;
        u32 m_626;
        u32 m_627;
        u32 m_628;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_625), "=r"(m_626), "=r"(m_627), "=r"(m_628) : "r"(t1892) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_625), "r"(m_626));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_627), "r"(m_628));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_629;
        u32 m_630;
        u32 m_631;
        u32 m_632;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_629), "=r"(m_630), "=r"(m_631), "=r"(m_632) : "r"(t1892) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_629), "r"(m_630));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_631), "r"(m_632));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_633;
        u32 m_634;
        u32 m_635;
        u32 m_636;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_633), "=r"(m_634), "=r"(m_635), "=r"(m_636) : "r"(t1892) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_633), "r"(m_634));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_635), "r"(m_636));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_637;
        u32 m_638;
        u32 m_639;
        u32 m_640;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_637), "=r"(m_638), "=r"(m_639), "=r"(m_640) : "r"(t1892) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_637), "r"(m_638));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_573), "r"(m_574), "r"(m_575), "r"(m_576), "r"(m_639), "r"(m_640));
#line 49 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.wait_group 1;" :  :  : "memory");
        asm volatile("bar.sync 0;" :  :  : "memory");
#line 79 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1893 = i + 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t1894 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 first_24 = t1894 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const bool t1896 = first_24 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 t1897 = all_groups - first_24;
#line 76 "fa-kernels/src/conv/work.rs"
        const u32 left_16 = t1896 ? t1897 : 0u;
        const u32 t1899 = left_16 < cta_groups ? left_16 : cta_groups;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        const bool t1900 = t1893 < t1899;
#line 81 "fa-kernels/src/conv/mma/loads.rs"
        if (t1900) {
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1901 = t1893 * 9u;
#line 122 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1902 = t1901 + 1u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1903 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1904 = t1902 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1905 = t1904 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1906 = t1903 + t1905;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1907 = blockIdx.y;
#line 123 "fa-kernels/src/conv/mma/loads.rs"
            const u32 first_25 = t1907 << 6u;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_90 = threadIdx.x;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1910 = index_90 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1911 = index_90 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1912 = first_25 + t1910;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1913 = t1911 << 3u;
            const bool t1914 = t1912 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1915 = t1913 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_37 = t1914 & t1915;
            const u32 index_91 = exists_37 ? t1912 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1918 = (u64)index_91;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1919 = t1918 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1920 = t1919 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1921 = weight + t1920;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1922 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1923 = t1922 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1924 = t1921 + t1923;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1925 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1926 = t1925 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1927 = t1924 + t1926;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1928 = exists_37 ? t1913 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1929 = (u64)t1928 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1930 = t1927 + t1929;
            const u32 t1931 = t1910 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1932 = t1911 ^ t1931;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1933 = t1910 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1934 = t1932 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1935 = t1933 + t1934;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1936 = t1906 + t1935;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1937 = exists_37 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1936), "l"(t1930), "r"(t1937) : "memory");
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1938 = threadIdx.x;
#line 144 "fa-kernels/src/conv/mma/loads.rs"
            const u32 index_92 = t1938 + 256u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1940 = index_92 >> 3u;
#line 146 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1941 = index_92 & 7u;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1942 = first_25 + t1940;
#line 125 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1943 = t1941 << 3u;
            const bool t1944 = t1942 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool t1945 = t1943 < 64u;
#line 126 "fa-kernels/src/conv/mma/loads.rs"
            const bool exists_38 = t1944 & t1945;
            const u32 index_93 = exists_38 ? t1942 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1948 = (u64)index_93;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1949 = t1948 * weight_stride0;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1950 = t1949 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1951 = weight + t1950;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1952 = 0ull * weight_stride1;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1953 = t1952 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1954 = t1951 + t1953;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1955 = 1ull * weight_stride2;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1956 = t1955 * 2ull;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1957 = t1954 + t1956;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1958 = exists_38 ? t1943 : 0u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1959 = (u64)t1958 * 2u;
#line 132 "fa-kernels/src/conv/mma/loads.rs"
            const u64 t1960 = t1957 + t1959;
            const u32 t1961 = t1940 & 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1962 = t1941 ^ t1961;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1963 = t1940 << 7u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1964 = t1962 << 4u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1965 = t1963 + t1964;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1966 = t1906 + t1965;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            const u32 t1967 = exists_38 ? 16u : 0u;
#line 133 "fa-kernels/src/conv/mma/loads.rs"
            asm volatile("cp.async.cg.shared.global [%0+0], [%1], 16, %2;" :  : "r"(t1966), "l"(t1960), "r"(t1967) : "memory");
        }
#line 89 "fa-kernels/src/conv/mma/loads.rs"
        asm volatile("cp.async.commit_group;" :  :  : "memory");
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1968 = i * 9u;
#line 62 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1969 = t1968 + 8u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1970 = smem_1 + 61440u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1971 = t1969 % 3u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1972 = t1971 << 13u;
#line 165 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1973 = t1970 + t1972;
#line 63 "fa-kernels/src/conv/mma/loads.rs"
        const u32 first_row_9 = t9 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1975 = t8 & 15u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1976 = first_row_9 + t1975;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1977 = t8 >> 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1978 = t1976 & 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1979 = t1977 ^ t1978;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1980 = t1976 << 7u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1981 = t1979 << 4u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1982 = t1980 + t1981;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1983 = t1973 + t1982;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_641;
        u32 m_642;
        u32 m_643;
        u32 m_644;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_641), "=r"(m_642), "=r"(m_643), "=r"(m_644) : "r"(t1983) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1984 = t1982 ^ 32u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1985 = t1973 + t1984;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_645;
        u32 m_646;
        u32 m_647;
        u32 m_648;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_645), "=r"(m_646), "=r"(m_647), "=r"(m_648) : "r"(t1985) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1986 = t1982 ^ 64u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1987 = t1973 + t1986;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_649;
        u32 m_650;
        u32 m_651;
        u32 m_652;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_649), "=r"(m_650), "=r"(m_651), "=r"(m_652) : "r"(t1987) : "memory");
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1988 = t1982 ^ 96u;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1989 = t1973 + t1988;
#line 65 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_653;
        u32 m_654;
        u32 m_655;
        u32 m_656;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_653), "=r"(m_654), "=r"(m_655), "=r"(m_656) : "r"(t1989) : "memory");
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1990 = i & 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1991 = t1990 << 1u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1992 = t1991 + index;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1993 = t1992 * 15360u;
#line 158 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1994 = smem_1 + t1993;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1995 = t8 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1996 = t8 >> 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1997 = t1996 * 12u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1998 = t1995 + t1997;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t1999 = t1998 + 26u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2000 = t8 >> 3u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2001 = t2000 & 1u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2002 = t1999 & 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2003 = t2001 ^ t2002;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2004 = t1999 << 7u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2005 = t2003 << 4u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2006 = t2004 + t2005;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2007 = t1994 + t2006;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_657;
        u32 m_658;
        u32 m_659;
        u32 m_660;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_657), "=r"(m_658), "=r"(m_659), "=r"(m_660) : "r"(t2007) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_657), "r"(m_658));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_659), "r"(m_660));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_661;
        u32 m_662;
        u32 m_663;
        u32 m_664;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_661), "=r"(m_662), "=r"(m_663), "=r"(m_664) : "r"(t2007) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_661), "r"(m_662));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_663), "r"(m_664));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_665;
        u32 m_666;
        u32 m_667;
        u32 m_668;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_665), "=r"(m_666), "=r"(m_667), "=r"(m_668) : "r"(t2007) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_665), "r"(m_666));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_667), "r"(m_668));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_669;
        u32 m_670;
        u32 m_671;
        u32 m_672;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_669), "=r"(m_670), "=r"(m_671), "=r"(m_672) : "r"(t2007) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_669), "r"(m_670));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_641), "r"(m_642), "r"(m_643), "r"(m_644), "r"(m_671), "r"(m_672));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2008 = t2006 ^ 32u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2009 = t1994 + t2008;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_673;
        u32 m_674;
        u32 m_675;
        u32 m_676;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_673), "=r"(m_674), "=r"(m_675), "=r"(m_676) : "r"(t2009) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_673), "r"(m_674));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_675), "r"(m_676));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_677;
        u32 m_678;
        u32 m_679;
        u32 m_680;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_677), "=r"(m_678), "=r"(m_679), "=r"(m_680) : "r"(t2009) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_677), "r"(m_678));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_679), "r"(m_680));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_681;
        u32 m_682;
        u32 m_683;
        u32 m_684;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_681), "=r"(m_682), "=r"(m_683), "=r"(m_684) : "r"(t2009) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_681), "r"(m_682));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_683), "r"(m_684));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_685;
        u32 m_686;
        u32 m_687;
        u32 m_688;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_685), "=r"(m_686), "=r"(m_687), "=r"(m_688) : "r"(t2009) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_685), "r"(m_686));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_645), "r"(m_646), "r"(m_647), "r"(m_648), "r"(m_687), "r"(m_688));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2010 = t2006 ^ 64u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2011 = t1994 + t2010;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_689;
        u32 m_690;
        u32 m_691;
        u32 m_692;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_689), "=r"(m_690), "=r"(m_691), "=r"(m_692) : "r"(t2011) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_689), "r"(m_690));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_691), "r"(m_692));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_693;
        u32 m_694;
        u32 m_695;
        u32 m_696;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_693), "=r"(m_694), "=r"(m_695), "=r"(m_696) : "r"(t2011) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_693), "r"(m_694));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_695), "r"(m_696));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_697;
        u32 m_698;
        u32 m_699;
        u32 m_700;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_697), "=r"(m_698), "=r"(m_699), "=r"(m_700) : "r"(t2011) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_697), "r"(m_698));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_699), "r"(m_700));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_701;
        u32 m_702;
        u32 m_703;
        u32 m_704;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_701), "=r"(m_702), "=r"(m_703), "=r"(m_704) : "r"(t2011) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_701), "r"(m_702));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_649), "r"(m_650), "r"(m_651), "r"(m_652), "r"(m_703), "r"(m_704));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2012 = t2006 ^ 96u;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        const u32 t2013 = t1994 + t2012;
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_705;
        u32 m_706;
        u32 m_707;
        u32 m_708;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+0];" : "=r"(m_705), "=r"(m_706), "=r"(m_707), "=r"(m_708) : "r"(t2013) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_705), "r"(m_706));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_707), "r"(m_708));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_709;
        u32 m_710;
        u32 m_711;
        u32 m_712;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+3072];" : "=r"(m_709), "=r"(m_710), "=r"(m_711), "=r"(m_712) : "r"(t2013) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_709), "r"(m_710));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_711), "r"(m_712));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_713;
        u32 m_714;
        u32 m_715;
        u32 m_716;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+6144];" : "=r"(m_713), "=r"(m_714), "=r"(m_715), "=r"(m_716) : "r"(t2013) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_713), "r"(m_714));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_715), "r"(m_716));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        u32 m_717;
        u32 m_718;
        u32 m_719;
        u32 m_720;
        asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4+9216];" : "=r"(m_717), "=r"(m_718), "=r"(m_719), "=r"(m_720) : "r"(t2013) : "memory");
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_717), "r"(m_718));
#line 72 "fa-kernels/src/conv/mma/loads.rs"
        asm("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};" : "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32) : "r"(m_653), "r"(m_654), "r"(m_655), "r"(m_656), "r"(m_719), "r"(m_720));
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2014 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t2015 = t2014 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
        const u32 group_5 = t2015 + i;
        const u32 sample_5 = group_5 / groups;
        const u32 t2018 = sample_5 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t2019 = group_5 - t2018;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t2020 = t2019 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_5 = t2020 + index;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 t2022 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 across_5 = t2022 >> 3u;
        const u32 t2024 = number_5 / across_5;
#line 39 "fa-kernels/src/conv/tiles.rs"
        const u32 y_6 = t2024 << 3u;
        const u32 t2026 = number_5 % across_5;
#line 40 "fa-kernels/src/conv/tiles.rs"
        const u32 x_6 = t2026 << 3u;
        const bool t2028 = y_6 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 t2029 = height - y_6;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 left_17 = t2028 ? t2029 : 0u;
        const u32 t2031 = left_17 < 8u ? left_17 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2032 = width - x_6;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t2033 = t2032 < 8u ? t2032 : 8u;
#line 205 "fa-kernels/src/conv/work.rs"
        const bool t2034 = 0u < i;
#line 205 "fa-kernels/src/conv/work.rs"
        if (t2034) {
#line 100 "fa-kernels/src/conv/statistics.rs"
            const u32 t2035 = i - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2036 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2037 = t2036 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2038 = t2037 + t2035;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 before = t2038 / groups;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2040 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
            const u32 t2041 = t2040 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2042 = t2041 + i;
#line 83 "fa-kernels/src/conv/work.rs"
            const u32 t2043 = t2042 / groups;
#line 101 "fa-kernels/src/conv/statistics.rs"
            const bool t2044 = t2043 != before;
#line 101 "fa-kernels/src/conv/statistics.rs"
            if (t2044) {
#line 119 "fa-kernels/src/conv/statistics.rs"
                const u32 t2045 = t8 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                const bool t2046 = t2045 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
                if (t2046) {
#line 221 "fa-kernels/src/conv/work.rs"
                    const u32 t2047 = t9 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
                    const u32 t2048 = t8 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
                    const u32 first_26 = t2047 + t2048;
                    const u32 t2050 = first_26 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2051 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2052 = t2051 + first_26;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2053 = t2052 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 at = outputs + t2053;
                    const f32 t2055 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2056 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2057 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2058;
                    asm("mov.b32 %0, %1;" : "=r"(t2058) : "f"(t2055));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2059;
                    asm("mov.b32 %0, %1;" : "=r"(t2059) : "f"(t2056));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2060;
                    asm("mov.b32 %0, %1;" : "=r"(t2060) : "f"(t2057));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at), "r"(t2058), "r"(t2059), "r"(t2060), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2061 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2062 = t2061 + t2050;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2063 = t2062 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
                    const u32 at_2 = outputs + t2063;
                    const f32 t2065 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2068;
                    asm("mov.b32 %0, %1;" : "=r"(t2068) : "f"(t2065));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2069;
                    asm("mov.b32 %0, %1;" : "=r"(t2069) : "f"(t2066));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    u32 t2070;
                    asm("mov.b32 %0, %1;" : "=r"(t2070) : "f"(t2067));
#line 122 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_2), "r"(t2068), "r"(t2069), "r"(t2070), "r"(0u) : "memory");
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
                const u32 channel_19 = threadIdx.x;
                const bool t2072 = channel_19 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
                if (t2072) {
#line 132 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2073 = channel_19 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2074 = outputs + t2073;
#line 132 "fa-kernels/src/conv/statistics.rs"
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(t2074) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2075;
                    asm("mov.b32 %0, %1;" : "=f"(t2075) : "r"(row));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2076;
                    asm("mov.b32 %0, %1;" : "=f"(t2076) : "r"(row_2));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2077;
                    asm("mov.b32 %0, %1;" : "=f"(t2077) : "r"(row_3));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2078;
                    asm("mov.b32 %0, %1;" : "=f"(t2078) : "r"(row_4));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2079 = 64u + channel_19;
#line 132 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2080 = t2079 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2081 = outputs + t2080;
#line 132 "fa-kernels/src/conv/statistics.rs"
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(t2081) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2082;
                    asm("mov.b32 %0, %1;" : "=f"(t2082) : "r"(row_5));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2083;
                    asm("mov.b32 %0, %1;" : "=f"(t2083) : "r"(row_6));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2084;
                    asm("mov.b32 %0, %1;" : "=f"(t2084) : "r"(row_7));
#line 132 "fa-kernels/src/conv/statistics.rs"
                    f32 t2085;
                    asm("mov.b32 %0, %1;" : "=f"(t2085) : "r"(row_8));
#line 39 "fa-kernels/src/conv/moments.rs"
                    const f32 count_3 = t2075 + t2082;
                    const f32 difference = t2083 - t2076;
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2088;
                    asm("max.f32 %0, %1, %2;" : "=f"(t2088) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                    f32 t2089;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2089) : "f"(t2088));
#line 42 "fa-kernels/src/conv/moments.rs"
                    const f32 share = t2082 * t2089;
                    f32 t2091;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2091) : "f"(difference), "f"(share), "f"(t2076));
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2092 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2093 = t2092 * t2075;
#line 43 "fa-kernels/src/conv/moments.rs"
                    const f32 t2094 = t2077 + t2084;
#line 43 "fa-kernels/src/conv/moments.rs"
                    f32 t2095;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(t2093), "f"(share), "f"(t2094));
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2096 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_27 = t2096 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2098 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
                    const u32 index_95 = first_27 + channel_19;
#line 57 "fa-kernels/src/conv/work.rs"
                    const u32 index_94 = t2098 + before;
                    const u64 t2101 = (u64)index_94;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2102 = t2101 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2103 = t2102 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2104 = partial + t2103;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2105 = (u64)index_95;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2106 = t2105 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2107 = t2106 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                    const u64 t2108 = t2104 + t2107;
#line 136 "fa-kernels/src/conv/statistics.rs"
                    u32 t2109;
                    asm("mov.b32 %0, %1;" : "=r"(t2109) : "f"(count_3));
#line 136 "fa-kernels/src/conv/statistics.rs"
                    u32 t2110;
                    asm("mov.b32 %0, %1;" : "=r"(t2110) : "f"(t2091));
#line 136 "fa-kernels/src/conv/statistics.rs"
                    u32 t2111;
                    asm("mov.b32 %0, %1;" : "=r"(t2111) : "f"(t2095));
#line 136 "fa-kernels/src/conv/statistics.rs"
                    asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t2108), "r"(t2109), "r"(t2110), "r"(t2111), "r"(0u) : "memory");
                }
#line 293 "fa-kernels/src/conv/work.rs"
                asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
            }
        }
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2112 = acc;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2113 = acc_2;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2114;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2114) : "f"(t2112), "f"(t2113));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2115 = t2114 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2116;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2116) : "r"(t2114));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2117;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2117) : "h"(t2116));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2118;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2118) : "r"(t2115));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2119;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2119) : "h"(t2118));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc = t2117;
        acc_2 = t2119;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2120 = acc_3;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2121 = acc_4;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2122;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2122) : "f"(t2120), "f"(t2121));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2123 = t2122 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2124;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2124) : "r"(t2122));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2125;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2125) : "h"(t2124));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2126;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2126) : "r"(t2123));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2127;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2127) : "h"(t2126));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_3 = t2125;
        acc_4 = t2127;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2128 = acc_5;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2129 = acc_6;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2130;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2130) : "f"(t2128), "f"(t2129));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2131 = t2130 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2132;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2132) : "r"(t2130));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2133;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2133) : "h"(t2132));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2134;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2134) : "r"(t2131));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2135;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2135) : "h"(t2134));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_5 = t2133;
        acc_6 = t2135;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2136 = acc_7;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2137 = acc_8;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2138;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2138) : "f"(t2136), "f"(t2137));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2139 = t2138 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2140;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2140) : "r"(t2138));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2141;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2141) : "h"(t2140));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2142;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2142) : "r"(t2139));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2143;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2143) : "h"(t2142));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_7 = t2141;
        acc_8 = t2143;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2144 = acc_9;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2145 = acc_10;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2146;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2146) : "f"(t2144), "f"(t2145));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2147 = t2146 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2148;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2148) : "r"(t2146));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2149;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2149) : "h"(t2148));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2150;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2150) : "r"(t2147));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2151;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2151) : "h"(t2150));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_9 = t2149;
        acc_10 = t2151;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2152 = acc_11;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2153 = acc_12;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2154;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2154) : "f"(t2152), "f"(t2153));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2155 = t2154 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2156;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2156) : "r"(t2154));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2157;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2157) : "h"(t2156));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2158;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2158) : "r"(t2155));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2159;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2159) : "h"(t2158));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_11 = t2157;
        acc_12 = t2159;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2160 = acc_13;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2161 = acc_14;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2162;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2162) : "f"(t2160), "f"(t2161));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2163 = t2162 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2164;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2164) : "r"(t2162));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2165;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2165) : "h"(t2164));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2166;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2166) : "r"(t2163));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2167;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2167) : "h"(t2166));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_13 = t2165;
        acc_14 = t2167;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2168 = acc_15;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2169 = acc_16;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2170;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2170) : "f"(t2168), "f"(t2169));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2171 = t2170 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2172;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2172) : "r"(t2170));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2173;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2173) : "h"(t2172));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2174;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2174) : "r"(t2171));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2175;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2175) : "h"(t2174));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_15 = t2173;
        acc_16 = t2175;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2176 = acc_17;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2177 = acc_18;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2178;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2178) : "f"(t2176), "f"(t2177));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2179 = t2178 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2180;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2180) : "r"(t2178));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2181;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2181) : "h"(t2180));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2182;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2182) : "r"(t2179));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2183;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2183) : "h"(t2182));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_17 = t2181;
        acc_18 = t2183;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2184 = acc_19;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2185 = acc_20;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2186;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2186) : "f"(t2184), "f"(t2185));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2187 = t2186 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2188;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2188) : "r"(t2186));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2189;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2189) : "h"(t2188));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2190;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2190) : "r"(t2187));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2191;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2191) : "h"(t2190));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_19 = t2189;
        acc_20 = t2191;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2192 = acc_21;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2193 = acc_22;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2194;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2194) : "f"(t2192), "f"(t2193));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2195 = t2194 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2196;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2196) : "r"(t2194));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2197;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2197) : "h"(t2196));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2198;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2198) : "r"(t2195));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2199;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2199) : "h"(t2198));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_21 = t2197;
        acc_22 = t2199;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2200 = acc_23;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2201 = acc_24;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2202;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2202) : "f"(t2200), "f"(t2201));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2203 = t2202 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2204;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2204) : "r"(t2202));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2205;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2205) : "h"(t2204));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2206;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2206) : "r"(t2203));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2207;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2207) : "h"(t2206));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_23 = t2205;
        acc_24 = t2207;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2208 = acc_25;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2209 = acc_26;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2210;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2210) : "f"(t2208), "f"(t2209));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2211 = t2210 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2212;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2212) : "r"(t2210));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2213;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2213) : "h"(t2212));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2214;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2214) : "r"(t2211));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2215;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2215) : "h"(t2214));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_25 = t2213;
        acc_26 = t2215;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2216 = acc_27;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2217 = acc_28;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2218;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2218) : "f"(t2216), "f"(t2217));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2219 = t2218 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2220;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2220) : "r"(t2218));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2221;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2221) : "h"(t2220));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2222;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2222) : "r"(t2219));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2223;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2223) : "h"(t2222));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_27 = t2221;
        acc_28 = t2223;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2224 = acc_29;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2225 = acc_30;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2226;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2226) : "f"(t2224), "f"(t2225));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2227 = t2226 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2228;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2228) : "r"(t2226));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2229;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2229) : "h"(t2228));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2230;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2230) : "r"(t2227));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2231;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2231) : "h"(t2230));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_29 = t2229;
        acc_30 = t2231;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2232 = acc_31;
#line 72 "fa-kernels/src/conv/statistics.rs"
        const f32 t2233 = acc_32;
#line 72 "fa-kernels/src/conv/statistics.rs"
        u32 t2234;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2234) : "f"(t2232), "f"(t2233));
#line 72 "fa-kernels/src/conv/statistics.rs"
        const u32 t2235 = t2234 >> 16u;
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2236;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2236) : "r"(t2234));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2237;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2237) : "h"(t2236));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f16 t2238;
        asm("cvt.u16.u32 %0, %1;" : "=h"(t2238) : "r"(t2235));
#line 72 "fa-kernels/src/conv/statistics.rs"
        f32 t2239;
        asm("cvt.f32.f16 %0, %1;" : "=f"(t2239) : "h"(t2238));
#line 73 "fa-kernels/src/conv/statistics.rs"
        acc_31 = t2237;
        acc_32 = t2239;
#line 83 "fa-kernels/src/conv/statistics.rs"
        const u32 t2240 = t2031 * t2033;
#line 83 "fa-kernels/src/conv/statistics.rs"
        const f32 count_4 = (f32)t2240;
        f32 t2242;
        asm("max.f32 %0, %1, %2;" : "=f"(t2242) : "f"(count_4), "f"(1.0f));
#line 84 "fa-kernels/src/conv/statistics.rs"
        f32 share_2;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_2) : "f"(t2242));
#line 85 "fa-kernels/src/conv/statistics.rs"
        const u32 t2244 = t2031 * t2033;
#line 85 "fa-kernels/src/conv/statistics.rs"
        const bool whole = t2244 == 64u;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2246 = acc;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2247 = acc_5;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2248 = acc_9;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2249 = acc_13;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2250 = acc_17;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2251 = acc_21;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2252 = acc_25;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2253 = acc_29;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2254 = t2246 + t2247;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2255 = t2254 + t2248;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2256 = t2255 + t2249;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2257 = t2256 + t2250;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2258 = t2257 + t2251;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2259 = t2258 + t2252;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2260 = t2259 + t2253;
            const f32 t2261 = acc_2;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2262 = acc_6;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2263 = acc_10;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2264 = acc_14;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2265 = acc_18;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2266 = acc_22;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2267 = acc_26;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2268 = acc_30;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2269 = t2261 + t2262;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2270 = t2269 + t2263;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2271 = t2270 + t2264;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2272 = t2271 + t2265;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2273 = t2272 + t2266;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2274 = t2273 + t2267;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2275 = t2274 + t2268;
            const f32 t2276 = t2260 + t2275;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum = t2276;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2277 = t8 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_28 = t2277 << 1u;
            const bool columns = first_28 < t2033;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2280 = first_28 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_2 = t2280 < t2033;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2282 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_39 = t2282 & columns;
            const f32 t2284 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2285 = acc;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2286 = exists_39 ? t2285 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2287 = t2284 + t2286;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2287;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2288 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_40 = t2288 & columns_2;
            const f32 t2290 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2291 = acc_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2292 = exists_40 ? t2291 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2293 = t2290 + t2292;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2293;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2294 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_41 = t2294 & columns;
            const f32 t2296 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2297 = acc_5;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2298 = exists_41 ? t2297 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2299 = t2296 + t2298;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2299;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2300 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_42 = t2300 & columns_2;
            const f32 t2302 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2303 = acc_6;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2304 = exists_42 ? t2303 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2305 = t2302 + t2304;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2305;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2306 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_43 = t2306 & columns;
            const f32 t2308 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2309 = acc_9;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2310 = exists_43 ? t2309 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2311 = t2308 + t2310;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2311;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2312 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_44 = t2312 & columns_2;
            const f32 t2314 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2315 = acc_10;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2316 = exists_44 ? t2315 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2317 = t2314 + t2316;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2317;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2318 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_45 = t2318 & columns;
            const f32 t2320 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2321 = acc_13;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2322 = exists_45 ? t2321 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2323 = t2320 + t2322;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2323;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2324 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_46 = t2324 & columns_2;
            const f32 t2326 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2327 = acc_14;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2328 = exists_46 ? t2327 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2329 = t2326 + t2328;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2329;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2330 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_47 = t2330 & columns;
            const f32 t2332 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2333 = acc_17;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2334 = exists_47 ? t2333 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2335 = t2332 + t2334;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2335;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2336 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_48 = t2336 & columns_2;
            const f32 t2338 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2339 = acc_18;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2340 = exists_48 ? t2339 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2341 = t2338 + t2340;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2341;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2342 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_49 = t2342 & columns;
            const f32 t2344 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2345 = acc_21;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2346 = exists_49 ? t2345 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2347 = t2344 + t2346;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2347;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2348 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_50 = t2348 & columns_2;
            const f32 t2350 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2351 = acc_22;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2352 = exists_50 ? t2351 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2353 = t2350 + t2352;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2353;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2354 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_51 = t2354 & columns;
            const f32 t2356 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2357 = acc_25;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2358 = exists_51 ? t2357 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2359 = t2356 + t2358;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2359;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2360 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_52 = t2360 & columns_2;
            const f32 t2362 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2363 = acc_26;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2364 = exists_52 ? t2363 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2365 = t2362 + t2364;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2365;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2366 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_53 = t2366 & columns;
            const f32 t2368 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2369 = acc_29;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2370 = exists_53 ? t2369 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2371 = t2368 + t2370;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2371;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2372 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_54 = t2372 & columns_2;
            const f32 t2374 = sum;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2375 = acc_30;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2376 = exists_54 ? t2375 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2377 = t2374 + t2376;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum = t2377;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all = sum;
        f32 t2379;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2379) : "f"(all));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair = all + t2379;
        f32 t2381;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2381) : "f"(pair));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 t2382 = pair + t2381;
#line 25 "fa-kernels/src/conv/statistics.rs"
        const f32 mean_3 = t2382 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum_2 = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2384 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance = t2384 - mean_3;
            const f32 t2386 = distance * distance;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2387 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_2 = t2387 - mean_3;
            const f32 t2389 = distance_2 * distance_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2390 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_3 = t2390 - mean_3;
            const f32 t2392 = distance_3 * distance_3;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2393 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_4 = t2393 - mean_3;
            const f32 t2395 = distance_4 * distance_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2396 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_5 = t2396 - mean_3;
            const f32 t2398 = distance_5 * distance_5;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2399 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_6 = t2399 - mean_3;
            const f32 t2401 = distance_6 * distance_6;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2402 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_7 = t2402 - mean_3;
            const f32 t2404 = distance_7 * distance_7;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2405 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_8 = t2405 - mean_3;
            const f32 t2407 = distance_8 * distance_8;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2408 = t2386 + t2389;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2409 = t2408 + t2392;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2410 = t2409 + t2395;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2411 = t2410 + t2398;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2412 = t2411 + t2401;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2413 = t2412 + t2404;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2414 = t2413 + t2407;
            const f32 t2415 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_9 = t2415 - mean_3;
            const f32 t2417 = distance_9 * distance_9;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2418 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_10 = t2418 - mean_3;
            const f32 t2420 = distance_10 * distance_10;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2421 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_11 = t2421 - mean_3;
            const f32 t2423 = distance_11 * distance_11;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2424 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_12 = t2424 - mean_3;
            const f32 t2426 = distance_12 * distance_12;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2427 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_13 = t2427 - mean_3;
            const f32 t2429 = distance_13 * distance_13;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2430 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_14 = t2430 - mean_3;
            const f32 t2432 = distance_14 * distance_14;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2433 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_15 = t2433 - mean_3;
            const f32 t2435 = distance_15 * distance_15;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2436 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_16 = t2436 - mean_3;
            const f32 t2438 = distance_16 * distance_16;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2439 = t2417 + t2420;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2440 = t2439 + t2423;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2441 = t2440 + t2426;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2442 = t2441 + t2429;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2443 = t2442 + t2432;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2444 = t2443 + t2435;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2445 = t2444 + t2438;
            const f32 t2446 = t2414 + t2445;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2446;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2447 = t8 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_29 = t2447 << 1u;
            const bool columns_3 = first_29 < t2033;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2450 = first_29 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_4 = t2450 < t2033;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2452 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_55 = t2452 & columns_3;
            const f32 t2454 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2455 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_17 = t2455 - mean_3;
            const f32 t2457 = distance_17 * distance_17;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2458 = exists_55 ? t2457 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2459 = t2454 + t2458;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2459;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2460 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_56 = t2460 & columns_4;
            const f32 t2462 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2463 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_18 = t2463 - mean_3;
            const f32 t2465 = distance_18 * distance_18;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2466 = exists_56 ? t2465 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2467 = t2462 + t2466;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2467;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2468 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_57 = t2468 & columns_3;
            const f32 t2470 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2471 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_19 = t2471 - mean_3;
            const f32 t2473 = distance_19 * distance_19;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2474 = exists_57 ? t2473 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2475 = t2470 + t2474;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2475;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2476 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_58 = t2476 & columns_4;
            const f32 t2478 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2479 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_20 = t2479 - mean_3;
            const f32 t2481 = distance_20 * distance_20;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2482 = exists_58 ? t2481 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2483 = t2478 + t2482;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2483;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2484 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_59 = t2484 & columns_3;
            const f32 t2486 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2487 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_21 = t2487 - mean_3;
            const f32 t2489 = distance_21 * distance_21;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2490 = exists_59 ? t2489 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2491 = t2486 + t2490;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2491;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2492 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_60 = t2492 & columns_4;
            const f32 t2494 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2495 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_22 = t2495 - mean_3;
            const f32 t2497 = distance_22 * distance_22;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2498 = exists_60 ? t2497 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2499 = t2494 + t2498;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2499;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2500 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_61 = t2500 & columns_3;
            const f32 t2502 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2503 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_23 = t2503 - mean_3;
            const f32 t2505 = distance_23 * distance_23;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2506 = exists_61 ? t2505 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2507 = t2502 + t2506;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2507;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2508 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_62 = t2508 & columns_4;
            const f32 t2510 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2511 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_24 = t2511 - mean_3;
            const f32 t2513 = distance_24 * distance_24;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2514 = exists_62 ? t2513 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2515 = t2510 + t2514;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2515;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2516 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_63 = t2516 & columns_3;
            const f32 t2518 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2519 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_25 = t2519 - mean_3;
            const f32 t2521 = distance_25 * distance_25;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2522 = exists_63 ? t2521 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2523 = t2518 + t2522;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2523;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2524 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_64 = t2524 & columns_4;
            const f32 t2526 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2527 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_26 = t2527 - mean_3;
            const f32 t2529 = distance_26 * distance_26;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2530 = exists_64 ? t2529 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2531 = t2526 + t2530;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2531;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2532 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_65 = t2532 & columns_3;
            const f32 t2534 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2535 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_27 = t2535 - mean_3;
            const f32 t2537 = distance_27 * distance_27;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2538 = exists_65 ? t2537 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2539 = t2534 + t2538;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2539;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2540 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_66 = t2540 & columns_4;
            const f32 t2542 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2543 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_28 = t2543 - mean_3;
            const f32 t2545 = distance_28 * distance_28;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2546 = exists_66 ? t2545 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2547 = t2542 + t2546;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2547;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2548 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_67 = t2548 & columns_3;
            const f32 t2550 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2551 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_29 = t2551 - mean_3;
            const f32 t2553 = distance_29 * distance_29;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2554 = exists_67 ? t2553 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2555 = t2550 + t2554;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2555;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2556 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_68 = t2556 & columns_4;
            const f32 t2558 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2559 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_30 = t2559 - mean_3;
            const f32 t2561 = distance_30 * distance_30;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2562 = exists_68 ? t2561 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2563 = t2558 + t2562;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2563;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2564 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_69 = t2564 & columns_3;
            const f32 t2566 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2567 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_31 = t2567 - mean_3;
            const f32 t2569 = distance_31 * distance_31;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2570 = exists_69 ? t2569 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2571 = t2566 + t2570;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2571;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2572 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_70 = t2572 & columns_4;
            const f32 t2574 = sum_2;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2575 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_32 = t2575 - mean_3;
            const f32 t2577 = distance_32 * distance_32;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2578 = exists_70 ? t2577 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2579 = t2574 + t2578;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_2 = t2579;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all_2 = sum_2;
        f32 t2581;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2581) : "f"(all_2));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair_2 = all_2 + t2581;
        f32 t2583;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2583) : "f"(pair_2));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_3 = pair_2 + t2583;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2585 = count;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2586 = mean;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2587 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_5 = t2585 + count_4;
        const f32 difference_2 = mean_3 - t2586;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t2590;
        asm("max.f32 %0, %1, %2;" : "=f"(t2590) : "f"(count_5), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t2591;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2591) : "f"(t2590));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_3 = count_4 * t2591;
        f32 t2593;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(difference_2), "f"(share_3), "f"(t2586));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2594 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2595 = t2594 * t2585;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2596 = t2587 + squares_3;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t2597;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2597) : "f"(t2595), "f"(share_3), "f"(t2596));
#line 93 "fa-kernels/src/conv/statistics.rs"
        count = count_5;
#line 93 "fa-kernels/src/conv/statistics.rs"
        mean = t2593;
#line 93 "fa-kernels/src/conv/statistics.rs"
        squares = t2597;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum_3 = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2598 = acc_3;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2599 = acc_7;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2600 = acc_11;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2601 = acc_15;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2602 = acc_19;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2603 = acc_23;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2604 = acc_27;
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2605 = acc_31;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2606 = t2598 + t2599;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2607 = t2606 + t2600;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2608 = t2607 + t2601;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2609 = t2608 + t2602;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2610 = t2609 + t2603;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2611 = t2610 + t2604;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2612 = t2611 + t2605;
            const f32 t2613 = acc_4;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2614 = acc_8;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2615 = acc_12;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2616 = acc_16;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2617 = acc_20;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2618 = acc_24;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2619 = acc_28;
#line 48 "fa-kernels/src/conv/statistics.rs"
            const f32 t2620 = acc_32;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2621 = t2613 + t2614;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2622 = t2621 + t2615;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2623 = t2622 + t2616;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2624 = t2623 + t2617;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2625 = t2624 + t2618;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2626 = t2625 + t2619;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2627 = t2626 + t2620;
            const f32 t2628 = t2612 + t2627;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2628;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2629 = t8 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_30 = t2629 << 1u;
            const bool columns_5 = first_30 < t2033;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2632 = first_30 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_6 = t2632 < t2033;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2634 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_71 = t2634 & columns_5;
            const f32 t2636 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2637 = acc_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2638 = exists_71 ? t2637 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2639 = t2636 + t2638;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2639;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2640 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_72 = t2640 & columns_6;
            const f32 t2642 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2643 = acc_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2644 = exists_72 ? t2643 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2645 = t2642 + t2644;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2645;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2646 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_73 = t2646 & columns_5;
            const f32 t2648 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2649 = acc_7;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2650 = exists_73 ? t2649 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2651 = t2648 + t2650;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2651;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2652 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_74 = t2652 & columns_6;
            const f32 t2654 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2655 = acc_8;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2656 = exists_74 ? t2655 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2657 = t2654 + t2656;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2657;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2658 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_75 = t2658 & columns_5;
            const f32 t2660 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2661 = acc_11;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2662 = exists_75 ? t2661 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2663 = t2660 + t2662;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2663;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2664 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_76 = t2664 & columns_6;
            const f32 t2666 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2667 = acc_12;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2668 = exists_76 ? t2667 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2669 = t2666 + t2668;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2669;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2670 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_77 = t2670 & columns_5;
            const f32 t2672 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2673 = acc_15;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2674 = exists_77 ? t2673 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2675 = t2672 + t2674;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2675;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2676 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_78 = t2676 & columns_6;
            const f32 t2678 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2679 = acc_16;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2680 = exists_78 ? t2679 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2681 = t2678 + t2680;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2681;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2682 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_79 = t2682 & columns_5;
            const f32 t2684 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2685 = acc_19;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2686 = exists_79 ? t2685 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2687 = t2684 + t2686;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2687;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2688 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_80 = t2688 & columns_6;
            const f32 t2690 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2691 = acc_20;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2692 = exists_80 ? t2691 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2693 = t2690 + t2692;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2693;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2694 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_81 = t2694 & columns_5;
            const f32 t2696 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2697 = acc_23;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2698 = exists_81 ? t2697 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2699 = t2696 + t2698;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2699;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2700 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_82 = t2700 & columns_6;
            const f32 t2702 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2703 = acc_24;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2704 = exists_82 ? t2703 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2705 = t2702 + t2704;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2705;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2706 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_83 = t2706 & columns_5;
            const f32 t2708 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2709 = acc_27;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2710 = exists_83 ? t2709 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2711 = t2708 + t2710;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2711;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2712 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_84 = t2712 & columns_6;
            const f32 t2714 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2715 = acc_28;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2716 = exists_84 ? t2715 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2717 = t2714 + t2716;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2717;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2718 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_85 = t2718 & columns_5;
            const f32 t2720 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2721 = acc_31;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2722 = exists_85 ? t2721 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2723 = t2720 + t2722;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2723;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2724 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_86 = t2724 & columns_6;
            const f32 t2726 = sum_3;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2727 = acc_32;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2728 = exists_86 ? t2727 : 0.0f;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2729 = t2726 + t2728;
#line 56 "fa-kernels/src/conv/statistics.rs"
            sum_3 = t2729;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all_3 = sum_3;
        f32 t2731;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2731) : "f"(all_3));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair_3 = all_3 + t2731;
        f32 t2733;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2733) : "f"(pair_3));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 t2734 = pair_3 + t2733;
#line 25 "fa-kernels/src/conv/statistics.rs"
        const f32 mean_4 = t2734 * share_2;
#line 41 "fa-kernels/src/conv/statistics.rs"
        f32 sum_4 = 0.0f;
        if (whole) {
#line 50 "fa-kernels/src/conv/statistics.rs"
            const f32 t2736 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_33 = t2736 - mean_4;
            const f32 t2738 = distance_33 * distance_33;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2739 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_34 = t2739 - mean_4;
            const f32 t2741 = distance_34 * distance_34;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2742 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_35 = t2742 - mean_4;
            const f32 t2744 = distance_35 * distance_35;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2745 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_36 = t2745 - mean_4;
            const f32 t2747 = distance_36 * distance_36;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2748 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_37 = t2748 - mean_4;
            const f32 t2750 = distance_37 * distance_37;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2751 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_38 = t2751 - mean_4;
            const f32 t2753 = distance_38 * distance_38;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2754 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_39 = t2754 - mean_4;
            const f32 t2756 = distance_39 * distance_39;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2757 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_40 = t2757 - mean_4;
            const f32 t2759 = distance_40 * distance_40;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2760 = t2738 + t2741;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2761 = t2760 + t2744;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2762 = t2761 + t2747;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2763 = t2762 + t2750;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2764 = t2763 + t2753;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2765 = t2764 + t2756;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2766 = t2765 + t2759;
            const f32 t2767 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_41 = t2767 - mean_4;
            const f32 t2769 = distance_41 * distance_41;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2770 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_42 = t2770 - mean_4;
            const f32 t2772 = distance_42 * distance_42;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2773 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_43 = t2773 - mean_4;
            const f32 t2775 = distance_43 * distance_43;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2776 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_44 = t2776 - mean_4;
            const f32 t2778 = distance_44 * distance_44;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2779 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_45 = t2779 - mean_4;
            const f32 t2781 = distance_45 * distance_45;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2782 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_46 = t2782 - mean_4;
            const f32 t2784 = distance_46 * distance_46;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2785 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_47 = t2785 - mean_4;
            const f32 t2787 = distance_47 * distance_47;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2788 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_48 = t2788 - mean_4;
            const f32 t2790 = distance_48 * distance_48;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2791 = t2769 + t2772;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2792 = t2791 + t2775;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2793 = t2792 + t2778;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2794 = t2793 + t2781;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2795 = t2794 + t2784;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2796 = t2795 + t2787;
#line 47 "fa-kernels/src/conv/statistics.rs"
            const f32 t2797 = t2796 + t2790;
            const f32 t2798 = t2766 + t2797;
#line 48 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2798;
        } else {
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 t2799 = t8 & 3u;
#line 52 "fa-kernels/src/conv/statistics.rs"
            const u32 first_31 = t2799 << 1u;
            const bool columns_7 = first_31 < t2033;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const u32 t2802 = first_31 + 1u;
#line 53 "fa-kernels/src/conv/statistics.rs"
            const bool columns_8 = t2802 < t2033;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2804 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_87 = t2804 & columns_7;
            const f32 t2806 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2807 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_49 = t2807 - mean_4;
            const f32 t2809 = distance_49 * distance_49;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2810 = exists_87 ? t2809 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2811 = t2806 + t2810;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2811;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2812 = 0u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_88 = t2812 & columns_8;
            const f32 t2814 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2815 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_50 = t2815 - mean_4;
            const f32 t2817 = distance_50 * distance_50;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2818 = exists_88 ? t2817 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2819 = t2814 + t2818;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2819;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2820 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_89 = t2820 & columns_7;
            const f32 t2822 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2823 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_51 = t2823 - mean_4;
            const f32 t2825 = distance_51 * distance_51;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2826 = exists_89 ? t2825 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2827 = t2822 + t2826;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2827;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2828 = 1u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_90 = t2828 & columns_8;
            const f32 t2830 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2831 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_52 = t2831 - mean_4;
            const f32 t2833 = distance_52 * distance_52;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2834 = exists_90 ? t2833 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2835 = t2830 + t2834;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2835;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2836 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_91 = t2836 & columns_7;
            const f32 t2838 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2839 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_53 = t2839 - mean_4;
            const f32 t2841 = distance_53 * distance_53;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2842 = exists_91 ? t2841 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2843 = t2838 + t2842;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2843;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2844 = 2u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_92 = t2844 & columns_8;
            const f32 t2846 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2847 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_54 = t2847 - mean_4;
            const f32 t2849 = distance_54 * distance_54;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2850 = exists_92 ? t2849 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2851 = t2846 + t2850;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2851;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2852 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_93 = t2852 & columns_7;
            const f32 t2854 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2855 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_55 = t2855 - mean_4;
            const f32 t2857 = distance_55 * distance_55;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2858 = exists_93 ? t2857 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2859 = t2854 + t2858;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2859;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2860 = 3u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_94 = t2860 & columns_8;
            const f32 t2862 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2863 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_56 = t2863 - mean_4;
            const f32 t2865 = distance_56 * distance_56;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2866 = exists_94 ? t2865 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2867 = t2862 + t2866;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2867;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2868 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_95 = t2868 & columns_7;
            const f32 t2870 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2871 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_57 = t2871 - mean_4;
            const f32 t2873 = distance_57 * distance_57;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2874 = exists_95 ? t2873 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2875 = t2870 + t2874;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2875;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2876 = 4u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_96 = t2876 & columns_8;
            const f32 t2878 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2879 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_58 = t2879 - mean_4;
            const f32 t2881 = distance_58 * distance_58;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2882 = exists_96 ? t2881 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2883 = t2878 + t2882;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2883;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2884 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_97 = t2884 & columns_7;
            const f32 t2886 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2887 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_59 = t2887 - mean_4;
            const f32 t2889 = distance_59 * distance_59;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2890 = exists_97 ? t2889 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2891 = t2886 + t2890;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2891;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2892 = 5u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_98 = t2892 & columns_8;
            const f32 t2894 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2895 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_60 = t2895 - mean_4;
            const f32 t2897 = distance_60 * distance_60;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2898 = exists_98 ? t2897 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2899 = t2894 + t2898;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2899;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2900 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_99 = t2900 & columns_7;
            const f32 t2902 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2903 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_61 = t2903 - mean_4;
            const f32 t2905 = distance_61 * distance_61;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2906 = exists_99 ? t2905 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2907 = t2902 + t2906;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2907;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2908 = 6u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_100 = t2908 & columns_8;
            const f32 t2910 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2911 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_62 = t2911 - mean_4;
            const f32 t2913 = distance_62 * distance_62;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2914 = exists_100 ? t2913 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2915 = t2910 + t2914;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2915;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2916 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_101 = t2916 & columns_7;
            const f32 t2918 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2919 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_63 = t2919 - mean_4;
            const f32 t2921 = distance_63 * distance_63;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2922 = exists_101 ? t2921 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2923 = t2918 + t2922;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2923;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool t2924 = 7u < t2031;
#line 55 "fa-kernels/src/conv/statistics.rs"
            const bool exists_102 = t2924 & columns_8;
            const f32 t2926 = sum_4;
#line 56 "fa-kernels/src/conv/statistics.rs"
            const f32 t2927 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
            const f32 distance_64 = t2927 - mean_4;
            const f32 t2929 = distance_64 * distance_64;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2930 = exists_102 ? t2929 : 0.0f;
#line 28 "fa-kernels/src/conv/statistics.rs"
            const f32 t2931 = t2926 + t2930;
#line 28 "fa-kernels/src/conv/statistics.rs"
            sum_4 = t2931;
        }
#line 59 "fa-kernels/src/conv/statistics.rs"
        const f32 all_4 = sum_4;
        f32 t2933;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2933) : "f"(all_4));
#line 60 "fa-kernels/src/conv/statistics.rs"
        const f32 pair_4 = all_4 + t2933;
        f32 t2935;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2935) : "f"(pair_4));
#line 61 "fa-kernels/src/conv/statistics.rs"
        const f32 squares_4 = pair_4 + t2935;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2937 = count_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2938 = mean_2;
#line 93 "fa-kernels/src/conv/statistics.rs"
        const f32 t2939 = squares_2;
#line 39 "fa-kernels/src/conv/moments.rs"
        const f32 count_6 = t2937 + count_4;
        const f32 difference_3 = mean_4 - t2938;
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t2942;
        asm("max.f32 %0, %1, %2;" : "=f"(t2942) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
        f32 t2943;
        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t2943) : "f"(t2942));
#line 42 "fa-kernels/src/conv/moments.rs"
        const f32 share_4 = count_4 * t2943;
        f32 t2945;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(difference_3), "f"(share_4), "f"(t2938));
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2946 = difference_3 * difference_3;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2947 = t2946 * t2937;
#line 43 "fa-kernels/src/conv/moments.rs"
        const f32 t2948 = t2939 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
        f32 t2949;
        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2949) : "f"(t2947), "f"(share_4), "f"(t2948));
#line 93 "fa-kernels/src/conv/statistics.rs"
        count_2 = count_6;
#line 93 "fa-kernels/src/conv/statistics.rs"
        mean_2 = t2945;
#line 93 "fa-kernels/src/conv/statistics.rs"
        squares_2 = t2949;
#line 132 "fa-kernels/src/conv/work.rs"
        const u32 own = index << 13u;
#line 134 "fa-kernels/src/conv/work.rs"
        const u32 t2951 = i << 14u;
#line 134 "fa-kernels/src/conv/work.rs"
        const u32 kept = outputs + t2951;
        const bool t2953 = i == 0u;
#line 135 "fa-kernels/src/conv/work.rs"
        const u32 base = t2953 ? smem_1 : kept;
#line 139 "fa-kernels/src/conv/work.rs"
        const u32 t2955 = base + own;
#line 255 "fa-kernels/src/conv/work.rs"
        const bool t2956 = i == 0u;
#line 255 "fa-kernels/src/conv/work.rs"
        if (t2956) {
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2957 = t9 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2958 = t8 >> 2u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2959 = t2958 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
        const bool t2960 = t2959 == 1u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2961 = t8 & 3u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2962 = t2961 << 1u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2963 = t8 >> 2u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2964 = t2963 & 1u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2965 = t2962 + t2964;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2966 = t8 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2967 = t2966 << 2u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2968 = t2957 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2969 = t2965 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2970 = t2968 ^ t2969;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2971 = t2965 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2972 = t2970 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2973 = t2971 + t2972;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2974 = t2955 + t2973;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t2975 = t2974 + t2967;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2976 = t2960 ? acc : acc_2;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t2977;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2977) : "f"(t2976));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2978 = t2960 ? t2977 : acc;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2979 = t2960 ? acc_2 : t2977;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t2980;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2980) : "f"(t2978), "f"(t2979));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t2975), "r"(t2980) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2981 = t2960 ? acc_5 : acc_6;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t2982;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2982) : "f"(t2981));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2983 = t2960 ? t2982 : acc_5;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2984 = t2960 ? acc_6 : t2982;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t2985;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2985) : "f"(t2983), "f"(t2984));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t2975), "r"(t2985) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2986 = t2960 ? acc_9 : acc_10;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t2987;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2987) : "f"(t2986));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2988 = t2960 ? t2987 : acc_9;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2989 = t2960 ? acc_10 : t2987;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t2990;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2990) : "f"(t2988), "f"(t2989));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t2975), "r"(t2990) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2991 = t2960 ? acc_13 : acc_14;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t2992;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2992) : "f"(t2991));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2993 = t2960 ? t2992 : acc_13;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2994 = t2960 ? acc_14 : t2992;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t2995;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t2995) : "f"(t2993), "f"(t2994));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t2975), "r"(t2995) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2996 = t2960 ? acc_17 : acc_18;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t2997;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t2997) : "f"(t2996));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2998 = t2960 ? t2997 : acc_17;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t2999 = t2960 ? acc_18 : t2997;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3000;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3000) : "f"(t2998), "f"(t2999));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t2975), "r"(t3000) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3001 = t2960 ? acc_21 : acc_22;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3002;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3002) : "f"(t3001));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3003 = t2960 ? t3002 : acc_21;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3004 = t2960 ? acc_22 : t3002;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3005;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3005) : "f"(t3003), "f"(t3004));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t2975), "r"(t3005) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3006 = t2960 ? acc_25 : acc_26;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3007;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3007) : "f"(t3006));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3008 = t2960 ? t3007 : acc_25;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3009 = t2960 ? acc_26 : t3007;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3010;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3010) : "f"(t3008), "f"(t3009));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t2975), "r"(t3010) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3011 = t2960 ? acc_29 : acc_30;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3012;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3012) : "f"(t3011));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3013 = t2960 ? t3012 : acc_29;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3014 = t2960 ? acc_30 : t3012;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3015;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3015) : "f"(t3013), "f"(t3014));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t2975), "r"(t3015) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3016 = t2957 >> 3u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3017 = t3016 + 1u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3018 = t2965 & 7u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3019 = t3017 ^ t3018;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3020 = t2965 << 7u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3021 = t3019 << 4u;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3022 = t3020 + t3021;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3023 = t2955 + t3022;
#line 259 "fa-kernels/src/conv/work.rs"
        const u32 t3024 = t3023 + t2967;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3025 = t2960 ? acc_3 : acc_4;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3026;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3026) : "f"(t3025));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3027 = t2960 ? t3026 : acc_3;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3028 = t2960 ? acc_4 : t3026;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3029;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3029) : "f"(t3027), "f"(t3028));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+0], %1;" :  : "r"(t3024), "r"(t3029) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3030 = t2960 ? acc_7 : acc_8;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3031;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3031) : "f"(t3030));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3032 = t2960 ? t3031 : acc_7;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3033 = t2960 ? acc_8 : t3031;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3034;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3034) : "f"(t3032), "f"(t3033));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+1024], %1;" :  : "r"(t3024), "r"(t3034) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3035 = t2960 ? acc_11 : acc_12;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3036;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3036) : "f"(t3035));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3037 = t2960 ? t3036 : acc_11;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3038 = t2960 ? acc_12 : t3036;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3039;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3039) : "f"(t3037), "f"(t3038));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+2048], %1;" :  : "r"(t3024), "r"(t3039) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3040 = t2960 ? acc_15 : acc_16;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3041;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3041) : "f"(t3040));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3042 = t2960 ? t3041 : acc_15;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3043 = t2960 ? acc_16 : t3041;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3044;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(t3042), "f"(t3043));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+3072], %1;" :  : "r"(t3024), "r"(t3044) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3045 = t2960 ? acc_19 : acc_20;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3046;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3046) : "f"(t3045));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3047 = t2960 ? t3046 : acc_19;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3048 = t2960 ? acc_20 : t3046;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3049;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3049) : "f"(t3047), "f"(t3048));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+4096], %1;" :  : "r"(t3024), "r"(t3049) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3050 = t2960 ? acc_23 : acc_24;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3051;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3051) : "f"(t3050));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3052 = t2960 ? t3051 : acc_23;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3053 = t2960 ? acc_24 : t3051;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3054;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3054) : "f"(t3052), "f"(t3053));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+5120], %1;" :  : "r"(t3024), "r"(t3054) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3055 = t2960 ? acc_27 : acc_28;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3056;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3056) : "f"(t3055));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3057 = t2960 ? t3056 : acc_27;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3058 = t2960 ? acc_28 : t3056;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3059;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3059) : "f"(t3057), "f"(t3058));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+6144], %1;" :  : "r"(t3024), "r"(t3059) : "memory");
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3060 = t2960 ? acc_31 : acc_32;
#line 259 "fa-kernels/src/conv/work.rs"
        f32 t3061;
        asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t3061) : "f"(t3060));
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3062 = t2960 ? t3061 : acc_31;
#line 259 "fa-kernels/src/conv/work.rs"
        const f32 t3063 = t2960 ? acc_32 : t3061;
#line 259 "fa-kernels/src/conv/work.rs"
        u32 t3064;
        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3064) : "f"(t3062), "f"(t3063));
#line 259 "fa-kernels/src/conv/work.rs"
        asm volatile("st.shared.u32 [%0+7168], %1;" :  : "r"(t3024), "r"(t3064) : "memory");
    }
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t3065 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_32 = t3065 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t3067 = first_32 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t3068 = all_groups - first_32;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_18 = t3067 ? t3068 : 0u;
    const u32 rounds = left_18 < cta_groups ? left_18 : cta_groups;
#line 110 "fa-kernels/src/conv/statistics.rs"
    const bool t3071 = 0u < rounds;
#line 110 "fa-kernels/src/conv/statistics.rs"
    if (t3071) {
        const u32 t3072 = rounds - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3073 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3074 = t3073 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3075 = t3074 + t3072;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3076 = t3075 / groups;
#line 119 "fa-kernels/src/conv/statistics.rs"
        const u32 t3077 = t8 & 3u;
#line 119 "fa-kernels/src/conv/statistics.rs"
        const bool t3078 = t3077 == 0u;
#line 119 "fa-kernels/src/conv/statistics.rs"
        if (t3078) {
#line 221 "fa-kernels/src/conv/work.rs"
            const u32 t3079 = t9 << 4u;
#line 221 "fa-kernels/src/conv/work.rs"
            const u32 t3080 = t8 >> 2u;
#line 221 "fa-kernels/src/conv/work.rs"
            const u32 first_33 = t3079 + t3080;
            const u32 t3082 = first_33 + 8u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3083 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3084 = t3083 + first_33;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3085 = t3084 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 at_3 = outputs + t3085;
            const f32 t3087 = count;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3088 = mean;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3089 = squares;
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3090;
            asm("mov.b32 %0, %1;" : "=r"(t3090) : "f"(t3087));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3091;
            asm("mov.b32 %0, %1;" : "=r"(t3091) : "f"(t3088));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3092;
            asm("mov.b32 %0, %1;" : "=r"(t3092) : "f"(t3089));
#line 122 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_3), "r"(t3090), "r"(t3091), "r"(t3092), "r"(0u) : "memory");
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3093 = index << 6u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3094 = t3093 + t3082;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 t3095 = t3094 << 4u;
#line 121 "fa-kernels/src/conv/statistics.rs"
            const u32 at_4 = outputs + t3095;
            const f32 t3097 = count_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3098 = mean_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
            const f32 t3099 = squares_2;
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3100;
            asm("mov.b32 %0, %1;" : "=r"(t3100) : "f"(t3097));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3101;
            asm("mov.b32 %0, %1;" : "=r"(t3101) : "f"(t3098));
#line 122 "fa-kernels/src/conv/statistics.rs"
            u32 t3102;
            asm("mov.b32 %0, %1;" : "=r"(t3102) : "f"(t3099));
#line 122 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(at_4), "r"(t3100), "r"(t3101), "r"(t3102), "r"(0u) : "memory");
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
        const u32 channel_20 = threadIdx.x;
        const bool t3104 = channel_20 < 64u;
#line 130 "fa-kernels/src/conv/statistics.rs"
        if (t3104) {
#line 132 "fa-kernels/src/conv/statistics.rs"
            const u32 t3105 = channel_20 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
            const u32 t3106 = outputs + t3105;
#line 132 "fa-kernels/src/conv/statistics.rs"
            u32 row_9;
            u32 row_10;
            u32 row_11;
            u32 row_12;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(t3106) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3107;
            asm("mov.b32 %0, %1;" : "=f"(t3107) : "r"(row_9));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3108;
            asm("mov.b32 %0, %1;" : "=f"(t3108) : "r"(row_10));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3109;
            asm("mov.b32 %0, %1;" : "=f"(t3109) : "r"(row_11));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3110;
            asm("mov.b32 %0, %1;" : "=f"(t3110) : "r"(row_12));
#line 132 "fa-kernels/src/conv/statistics.rs"
            const u32 t3111 = 64u + channel_20;
#line 132 "fa-kernels/src/conv/statistics.rs"
            const u32 t3112 = t3111 << 4u;
#line 132 "fa-kernels/src/conv/statistics.rs"
            const u32 t3113 = outputs + t3112;
#line 132 "fa-kernels/src/conv/statistics.rs"
            u32 row_13;
            u32 row_14;
            u32 row_15;
            u32 row_16;
            asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(t3113) : "memory");
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3114;
            asm("mov.b32 %0, %1;" : "=f"(t3114) : "r"(row_13));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3115;
            asm("mov.b32 %0, %1;" : "=f"(t3115) : "r"(row_14));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3116;
            asm("mov.b32 %0, %1;" : "=f"(t3116) : "r"(row_15));
#line 132 "fa-kernels/src/conv/statistics.rs"
            f32 t3117;
            asm("mov.b32 %0, %1;" : "=f"(t3117) : "r"(row_16));
#line 39 "fa-kernels/src/conv/moments.rs"
            const f32 count_7 = t3107 + t3114;
            const f32 difference_4 = t3115 - t3108;
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3120;
            asm("max.f32 %0, %1, %2;" : "=f"(t3120) : "f"(count_7), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
            f32 t3121;
            asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3121) : "f"(t3120));
#line 42 "fa-kernels/src/conv/moments.rs"
            const f32 share_5 = t3114 * t3121;
            f32 t3123;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3123) : "f"(difference_4), "f"(share_5), "f"(t3108));
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3124 = difference_4 * difference_4;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3125 = t3124 * t3107;
#line 43 "fa-kernels/src/conv/moments.rs"
            const f32 t3126 = t3109 + t3116;
#line 43 "fa-kernels/src/conv/moments.rs"
            f32 t3127;
            asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3127) : "f"(t3125), "f"(share_5), "f"(t3126));
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 t3128 = blockIdx.y;
#line 133 "fa-kernels/src/conv/statistics.rs"
            const u32 first_34 = t3128 << 6u;
#line 135 "fa-kernels/src/conv/statistics.rs"
            const u32 t3130 = blockIdx.x;
#line 135 "fa-kernels/src/conv/statistics.rs"
            const u32 index_97 = first_34 + channel_20;
#line 57 "fa-kernels/src/conv/work.rs"
            const u32 index_96 = t3130 + t3076;
            const u64 t3133 = (u64)index_96;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3134 = t3133 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3135 = t3134 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3136 = partial + t3135;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3137 = (u64)index_97;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3138 = t3137 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3139 = t3138 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
            const u64 t3140 = t3136 + t3139;
#line 136 "fa-kernels/src/conv/statistics.rs"
            u32 t3141;
            asm("mov.b32 %0, %1;" : "=r"(t3141) : "f"(count_7));
#line 136 "fa-kernels/src/conv/statistics.rs"
            u32 t3142;
            asm("mov.b32 %0, %1;" : "=r"(t3142) : "f"(t3123));
#line 136 "fa-kernels/src/conv/statistics.rs"
            u32 t3143;
            asm("mov.b32 %0, %1;" : "=r"(t3143) : "f"(t3127));
#line 136 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3140), "r"(t3141), "r"(t3142), "r"(t3143), "r"(0u) : "memory");
        }
#line 293 "fa-kernels/src/conv/work.rs"
        asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
    }
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3144 = 0ull * counters_stride0;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3145 = t3144 * 4ull;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3146 = counters + t3145;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3147 = 1ull * counters_stride0;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3148 = t3147 * 4ull;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u64 t3149 = counters + t3148;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u32 t3150 = threadIdx.x;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const bool t3151 = t3150 == 0u;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    if (t3151) {
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        asm volatile("red.release.gpu.global.add.u32 [%0+0], %1;" :  : "l"(t3146), "r"(1u) : "memory");
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3152 = gridDim.x;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3153 = gridDim.y;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3154 = t3152 * t3153;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3155 = gridDim.z;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3156 = t3154 * t3155;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        while (true) {
#line 124 "fa-kernels/src/conv/mma/mod.rs"
            u32 t3157;
            asm volatile("ld.acquire.gpu.global.u32 %0, [%1+0];" : "=r"(t3157) : "l"(t3146) : "memory");
#line 124 "fa-kernels/src/conv/mma/mod.rs"
            const bool t3158 = t3157 < t3156;
            if (!t3158) break;
        }
    }
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const u32 t3161 = threadIdx.x;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    const bool t3162 = t3161 == 0u;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
    if (t3162) {
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3163 = gridDim.x;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3164 = gridDim.y;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3165 = t3163 * t3164;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3166 = gridDim.z;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3167 = t3165 * t3166;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const u32 t3168 = t3167 - 1u;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        u32 t3169;
        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t3169) : "l"(t3149), "r"(t3168) : "memory");
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        const bool t3170 = t3169 == t3168;
#line 124 "fa-kernels/src/conv/mma/mod.rs"
        if (t3170) {
#line 124 "fa-kernels/src/conv/mma/mod.rs"
            asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3146), "r"(0u) : "memory");
        }
    }
#line 20 "fa-kernels/src/conv/output.rs"
    const u32 t3171 = threadIdx.x;
#line 20 "fa-kernels/src/conv/output.rs"
    const u32 t3172 = t3171 & 7u;
#line 20 "fa-kernels/src/conv/output.rs"
    const u32 channel_21 = t3172 << 3u;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 t3174 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
    const u32 first_35 = t3174 * cta_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const bool t3176 = first_35 < all_groups;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 t3177 = all_groups - first_35;
#line 76 "fa-kernels/src/conv/work.rs"
    const u32 left_19 = t3176 ? t3177 : 0u;
    const u32 t3179 = left_19 < cta_groups ? left_19 : cta_groups;
#line 21 "fa-kernels/src/conv/output.rs"
    #pragma unroll 1
    for (u32 i_2 = 0u; i_2 < t3179; i_2 += 1u) {
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3180 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3181 = t3180 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3182 = t3181 + i_2;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 sample_6 = t3182 / groups;
#line 23 "fa-kernels/src/conv/output.rs"
        const bool t3184 = i_2 == 0u;
#line 23 "fa-kernels/src/conv/output.rs"
        const u32 t3185 = i_2 > 1u ? i_2 : 1u;
#line 23 "fa-kernels/src/conv/output.rs"
        const u32 t3186 = t3185 - 1u;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3187 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3188 = t3187 * cta_groups;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3189 = t3188 + t3186;
#line 83 "fa-kernels/src/conv/work.rs"
        const u32 t3190 = t3189 / groups;
#line 23 "fa-kernels/src/conv/output.rs"
        const bool t3191 = sample_6 != t3190;
#line 23 "fa-kernels/src/conv/output.rs"
        const bool t3192 = t3184 | t3191;
#line 23 "fa-kernels/src/conv/output.rs"
        if (t3192) {
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 t3193 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 t3194 = t3193 & 63u;
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 t3195 = threadIdx.x;
#line 147 "fa-kernels/src/conv/statistics.rs"
            const u32 t3196 = t3195 >> 6u;
            const u32 t3197 = blockIdx.y;
#line 148 "fa-kernels/src/conv/statistics.rs"
            const u32 first_channel = t3197 << 6u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3199 = sample_6 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3200 = t3199 / cta_groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3201 = sample_6 + 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3202 = t3201 * groups;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3203 = t3202 - 1u;
#line 32 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3204 = t3203 / cta_groups;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 count_8 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 mean_5 = 0.0f;
#line 46 "fa-kernels/src/conv/coefficients.rs"
            f32 squares_5 = 0.0f;
            const u32 t3205 = t3200 + t3196;
#line 47 "fa-kernels/src/conv/coefficients.rs"
            const u32 t3206 = t3204 + 1u;
#line 47 "fa-kernels/src/conv/coefficients.rs"
            #pragma unroll 1
            for (u32 i_3 = t3205; i_3 < t3206; i_3 += 16u) {
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3207 = i_3 <= t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3208 = i_3 < t3204 ? i_3 : t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_99 = first_channel + t3194;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_98 = t3208 + sample_6;
                const u64 t3211 = (u64)index_98;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3212 = t3211 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3213 = t3212 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3214 = partial + t3213;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3215 = (u64)index_99;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3216 = t3215 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3217 = t3216 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3218 = t3214 + t3217;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk;
                u32 chunk_2;
                u32 chunk_3;
                u32 chunk_4;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk), "=r"(chunk_2), "=r"(chunk_3), "=r"(chunk_4) : "l"(t3218) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3219;
                asm("mov.b32 %0, %1;" : "=f"(t3219) : "r"(chunk));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3220;
                asm("mov.b32 %0, %1;" : "=f"(t3220) : "r"(chunk_2));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3221;
                asm("mov.b32 %0, %1;" : "=f"(t3221) : "r"(chunk_3));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3222;
                asm("mov.b32 %0, %1;" : "=f"(t3222) : "r"(chunk_4));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta = i_3 + 4u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3224 = cta <= t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3225 = cta < t3204 ? cta : t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_101 = first_channel + t3194;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_100 = t3225 + sample_6;
                const u64 t3228 = (u64)index_100;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3229 = t3228 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3230 = t3229 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3231 = partial + t3230;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3232 = (u64)index_101;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3233 = t3232 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3234 = t3233 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3235 = t3231 + t3234;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_5;
                u32 chunk_6;
                u32 chunk_7;
                u32 chunk_8;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_5), "=r"(chunk_6), "=r"(chunk_7), "=r"(chunk_8) : "l"(t3235) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3236;
                asm("mov.b32 %0, %1;" : "=f"(t3236) : "r"(chunk_5));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3237;
                asm("mov.b32 %0, %1;" : "=f"(t3237) : "r"(chunk_6));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3238;
                asm("mov.b32 %0, %1;" : "=f"(t3238) : "r"(chunk_7));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3239;
                asm("mov.b32 %0, %1;" : "=f"(t3239) : "r"(chunk_8));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta_2 = i_3 + 8u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3241 = cta_2 <= t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3242 = cta_2 < t3204 ? cta_2 : t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_103 = first_channel + t3194;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_102 = t3242 + sample_6;
                const u64 t3245 = (u64)index_102;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3246 = t3245 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3247 = t3246 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3248 = partial + t3247;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3249 = (u64)index_103;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3250 = t3249 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3251 = t3250 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3252 = t3248 + t3251;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_9;
                u32 chunk_10;
                u32 chunk_11;
                u32 chunk_12;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_9), "=r"(chunk_10), "=r"(chunk_11), "=r"(chunk_12) : "l"(t3252) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3253;
                asm("mov.b32 %0, %1;" : "=f"(t3253) : "r"(chunk_9));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3254;
                asm("mov.b32 %0, %1;" : "=f"(t3254) : "r"(chunk_10));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3255;
                asm("mov.b32 %0, %1;" : "=f"(t3255) : "r"(chunk_11));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3256;
                asm("mov.b32 %0, %1;" : "=f"(t3256) : "r"(chunk_12));
#line 50 "fa-kernels/src/conv/coefficients.rs"
                const u32 cta_3 = i_3 + 12u;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const bool t3258 = cta_3 <= t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 t3259 = cta_3 < t3204 ? cta_3 : t3204;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                const u32 index_105 = first_channel + t3194;
#line 57 "fa-kernels/src/conv/work.rs"
                const u32 index_104 = t3259 + sample_6;
                const u64 t3262 = (u64)index_104;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3263 = t3262 * partial_stride0;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3264 = t3263 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3265 = partial + t3264;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3266 = (u64)index_105;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3267 = t3266 * partial_stride1;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3268 = t3267 * 4ull;
#line 58 "fa-kernels/src/conv/work.rs"
                const u64 t3269 = t3265 + t3268;
#line 52 "fa-kernels/src/conv/coefficients.rs"
                u32 chunk_13;
                u32 chunk_14;
                u32 chunk_15;
                u32 chunk_16;
                asm volatile("ld.global.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(chunk_13), "=r"(chunk_14), "=r"(chunk_15), "=r"(chunk_16) : "l"(t3269) : "memory");
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3270;
                asm("mov.b32 %0, %1;" : "=f"(t3270) : "r"(chunk_13));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3271;
                asm("mov.b32 %0, %1;" : "=f"(t3271) : "r"(chunk_14));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3272;
                asm("mov.b32 %0, %1;" : "=f"(t3272) : "r"(chunk_15));
#line 52 "fa-kernels/src/conv/coefficients.rs"
                f32 t3273;
                asm("mov.b32 %0, %1;" : "=f"(t3273) : "r"(chunk_16));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3274 = t3207 ? t3219 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3275 = t3207 ? t3220 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3276 = t3207 ? t3221 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3277 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3278 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3279 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_9 = t3277 + t3274;
                const f32 difference_5 = t3275 - t3278;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3282;
                asm("max.f32 %0, %1, %2;" : "=f"(t3282) : "f"(count_9), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3283;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3283) : "f"(t3282));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_6 = t3274 * t3283;
                f32 t3285;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3285) : "f"(difference_5), "f"(share_6), "f"(t3278));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3286 = difference_5 * difference_5;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3287 = t3286 * t3277;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3288 = t3279 + t3276;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t3289;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3289) : "f"(t3287), "f"(share_6), "f"(t3288));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_9;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_5 = t3285;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3289;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3290 = t3224 ? t3236 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3291 = t3224 ? t3237 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3292 = t3224 ? t3238 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3293 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3294 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3295 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_10 = t3293 + t3290;
                const f32 difference_6 = t3291 - t3294;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3298;
                asm("max.f32 %0, %1, %2;" : "=f"(t3298) : "f"(count_10), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3299;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3299) : "f"(t3298));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_7 = t3290 * t3299;
                f32 t3301;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3301) : "f"(difference_6), "f"(share_7), "f"(t3294));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3302 = difference_6 * difference_6;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3303 = t3302 * t3293;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3304 = t3295 + t3292;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t3305;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3305) : "f"(t3303), "f"(share_7), "f"(t3304));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_10;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_5 = t3301;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3305;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3306 = t3241 ? t3253 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3307 = t3241 ? t3254 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3308 = t3241 ? t3255 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3309 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3310 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3311 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_11 = t3309 + t3306;
                const f32 difference_7 = t3307 - t3310;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3314;
                asm("max.f32 %0, %1, %2;" : "=f"(t3314) : "f"(count_11), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3315;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3315) : "f"(t3314));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_8 = t3306 * t3315;
                f32 t3317;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3317) : "f"(difference_7), "f"(share_8), "f"(t3310));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3318 = difference_7 * difference_7;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3319 = t3318 * t3309;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3320 = t3311 + t3308;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t3321;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(t3319), "f"(share_8), "f"(t3320));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_11;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_5 = t3317;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3321;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3322 = t3258 ? t3270 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3323 = t3258 ? t3271 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3324 = t3258 ? t3272 : 0.0f;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3325 = count_8;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3326 = mean_5;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3327 = squares_5;
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_12 = t3325 + t3322;
                const f32 difference_8 = t3323 - t3326;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3330;
                asm("max.f32 %0, %1, %2;" : "=f"(t3330) : "f"(count_12), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3331;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3331) : "f"(t3330));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_9 = t3322 * t3331;
                f32 t3333;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3333) : "f"(difference_8), "f"(share_9), "f"(t3326));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3334 = difference_8 * difference_8;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3335 = t3334 * t3325;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3336 = t3327 + t3324;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t3337;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3337) : "f"(t3335), "f"(share_9), "f"(t3336));
#line 56 "fa-kernels/src/conv/coefficients.rs"
                count_8 = count_12;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                mean_5 = t3333;
#line 56 "fa-kernels/src/conv/coefficients.rs"
                squares_5 = t3337;
            }
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3338 = count_8;
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3339 = mean_5;
#line 63 "fa-kernels/src/conv/coefficients.rs"
            const f32 t3340 = squares_5;
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3341 = t3196 << 6u;
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3342 = t3341 + t3194;
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3343 = t3342 << 4u;
#line 154 "fa-kernels/src/conv/statistics.rs"
            const u32 t3344 = outputs + t3343;
#line 154 "fa-kernels/src/conv/statistics.rs"
            u32 t3345;
            asm("mov.b32 %0, %1;" : "=r"(t3345) : "f"(t3338));
#line 154 "fa-kernels/src/conv/statistics.rs"
            u32 t3346;
            asm("mov.b32 %0, %1;" : "=r"(t3346) : "f"(t3339));
#line 154 "fa-kernels/src/conv/statistics.rs"
            u32 t3347;
            asm("mov.b32 %0, %1;" : "=r"(t3347) : "f"(t3340));
#line 154 "fa-kernels/src/conv/statistics.rs"
            asm volatile("st.shared.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3344), "r"(t3345), "r"(t3346), "r"(t3347), "r"(0u) : "memory");
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
#line 158 "fa-kernels/src/conv/statistics.rs"
            const bool t3348 = t3196 == 0u;
#line 158 "fa-kernels/src/conv/statistics.rs"
            if (t3348) {
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3349 = t3194 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3350 = outputs + t3349;
#line 160 "fa-kernels/src/conv/statistics.rs"
                u32 row_17;
                u32 row_18;
                u32 row_19;
                u32 row_20;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(t3350) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3351;
                asm("mov.b32 %0, %1;" : "=f"(t3351) : "r"(row_17));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3352;
                asm("mov.b32 %0, %1;" : "=f"(t3352) : "r"(row_18));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3353;
                asm("mov.b32 %0, %1;" : "=f"(t3353) : "r"(row_19));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3354;
                asm("mov.b32 %0, %1;" : "=f"(t3354) : "r"(row_20));
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3355 = 64u + t3194;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3356 = t3355 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3357 = outputs + t3356;
#line 160 "fa-kernels/src/conv/statistics.rs"
                u32 row_21;
                u32 row_22;
                u32 row_23;
                u32 row_24;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_21), "=r"(row_22), "=r"(row_23), "=r"(row_24) : "r"(t3357) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3358;
                asm("mov.b32 %0, %1;" : "=f"(t3358) : "r"(row_21));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3359;
                asm("mov.b32 %0, %1;" : "=f"(t3359) : "r"(row_22));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3360;
                asm("mov.b32 %0, %1;" : "=f"(t3360) : "r"(row_23));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3361;
                asm("mov.b32 %0, %1;" : "=f"(t3361) : "r"(row_24));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_13 = t3351 + t3358;
                const f32 difference_9 = t3359 - t3352;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3364;
                asm("max.f32 %0, %1, %2;" : "=f"(t3364) : "f"(count_13), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3365;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3365) : "f"(t3364));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_10 = t3358 * t3365;
                f32 t3367;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(difference_9), "f"(share_10), "f"(t3352));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3368 = difference_9 * difference_9;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3369 = t3368 * t3351;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3370 = t3353 + t3360;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t3371;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(t3369), "f"(share_10), "f"(t3370));
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3372 = 128u + t3194;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3373 = t3372 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3374 = outputs + t3373;
#line 160 "fa-kernels/src/conv/statistics.rs"
                u32 row_25;
                u32 row_26;
                u32 row_27;
                u32 row_28;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_25), "=r"(row_26), "=r"(row_27), "=r"(row_28) : "r"(t3374) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3375;
                asm("mov.b32 %0, %1;" : "=f"(t3375) : "r"(row_25));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3376;
                asm("mov.b32 %0, %1;" : "=f"(t3376) : "r"(row_26));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3377;
                asm("mov.b32 %0, %1;" : "=f"(t3377) : "r"(row_27));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3378;
                asm("mov.b32 %0, %1;" : "=f"(t3378) : "r"(row_28));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_14 = count_13 + t3375;
                const f32 difference_10 = t3376 - t3367;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3381;
                asm("max.f32 %0, %1, %2;" : "=f"(t3381) : "f"(count_14), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3382;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3382) : "f"(t3381));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_11 = t3375 * t3382;
                f32 t3384;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(difference_10), "f"(share_11), "f"(t3367));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3385 = difference_10 * difference_10;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3386 = t3385 * count_13;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3387 = t3371 + t3377;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t3388;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3386), "f"(share_11), "f"(t3387));
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3389 = 192u + t3194;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3390 = t3389 << 4u;
#line 160 "fa-kernels/src/conv/statistics.rs"
                const u32 t3391 = outputs + t3390;
#line 160 "fa-kernels/src/conv/statistics.rs"
                u32 row_29;
                u32 row_30;
                u32 row_31;
                u32 row_32;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_29), "=r"(row_30), "=r"(row_31), "=r"(row_32) : "r"(t3391) : "memory");
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3392;
                asm("mov.b32 %0, %1;" : "=f"(t3392) : "r"(row_29));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3393;
                asm("mov.b32 %0, %1;" : "=f"(t3393) : "r"(row_30));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3394;
                asm("mov.b32 %0, %1;" : "=f"(t3394) : "r"(row_31));
#line 160 "fa-kernels/src/conv/statistics.rs"
                f32 t3395;
                asm("mov.b32 %0, %1;" : "=f"(t3395) : "r"(row_32));
#line 39 "fa-kernels/src/conv/moments.rs"
                const f32 count_15 = count_14 + t3392;
                const f32 difference_11 = t3393 - t3384;
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3398;
                asm("max.f32 %0, %1, %2;" : "=f"(t3398) : "f"(count_15), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                f32 t3399;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3399) : "f"(t3398));
#line 42 "fa-kernels/src/conv/moments.rs"
                const f32 share_12 = t3392 * t3399;
                f32 t3401;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3401) : "f"(difference_11), "f"(share_12), "f"(t3384));
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3402 = difference_11 * difference_11;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3403 = t3402 * count_14;
#line 43 "fa-kernels/src/conv/moments.rs"
                const f32 t3404 = t3388 + t3394;
#line 43 "fa-kernels/src/conv/moments.rs"
                f32 t3405;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(t3403), "f"(share_12), "f"(t3404));
#line 162 "fa-kernels/src/conv/statistics.rs"
                const u32 t3406 = first_channel + t3194;
#line 162 "fa-kernels/src/conv/statistics.rs"
                const u32 at_5 = t3406 < 63u ? t3406 : 63u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                const u32 t3408 = t3194 << 3u;
#line 164 "fa-kernels/src/conv/statistics.rs"
                const u32 t3409 = t3 + t3408;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                f32 t3410;
                asm("max.f32 %0, %1, %2;" : "=f"(t3410) : "f"(count_15), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                f32 t3411;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3411) : "f"(t3410));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                const f32 variance = t3405 * t3411;
                const f32 t3413 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                f32 inverse;
                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t3413));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                const f32 t3415 = -t3401;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                const f32 to_zero = t3415 * inverse;
#line 100 "fa-kernels/src/conv/coefficients.rs"
                asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(t3409), "f"(inverse) : "memory");
                asm volatile("st.shared.f32 [%0+4], %1;" :  : "r"(t3409), "f"(to_zero) : "memory");
            }
#line 293 "fa-kernels/src/conv/work.rs"
            asm volatile("bar.sync %0, 256;" :  : "r"(1u) : "memory");
        }
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3417 = blockIdx.x;
#line 69 "fa-kernels/src/conv/work.rs"
        const u32 t3418 = t3417 * cta_groups;
#line 89 "fa-kernels/src/conv/work.rs"
        const u32 group_6 = t3418 + i_2;
        const u32 sample_7 = group_6 / groups;
        const u32 t3421 = sample_7 * groups;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t3422 = group_6 - t3421;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 t3423 = t3422 << 1u;
#line 91 "fa-kernels/src/conv/work.rs"
        const u32 number_6 = t3423 + index;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 t3425 = width + 7u;
#line 38 "fa-kernels/src/conv/tiles.rs"
        const u32 across_6 = t3425 >> 3u;
        const u32 t3427 = number_6 / across_6;
#line 39 "fa-kernels/src/conv/tiles.rs"
        const u32 y_7 = t3427 << 3u;
        const u32 t3429 = number_6 % across_6;
#line 40 "fa-kernels/src/conv/tiles.rs"
        const u32 x_7 = t3429 << 3u;
        const bool t3431 = y_7 < height;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 t3432 = height - y_7;
#line 41 "fa-kernels/src/conv/tiles.rs"
        const u32 left_20 = t3431 ? t3432 : 0u;
        const u32 t3434 = left_20 < 8u ? left_20 : 8u;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t3435 = width - x_7;
#line 42 "fa-kernels/src/conv/tiles.rs"
        const u32 t3436 = t3435 < 8u ? t3435 : 8u;
#line 132 "fa-kernels/src/conv/work.rs"
        const u32 own_2 = index << 13u;
#line 134 "fa-kernels/src/conv/work.rs"
        const u32 t3438 = i_2 << 14u;
#line 134 "fa-kernels/src/conv/work.rs"
        const u32 kept_2 = outputs + t3438;
        const bool t3440 = i_2 == 0u;
#line 135 "fa-kernels/src/conv/work.rs"
        const u32 base_2 = t3440 ? smem_1 : kept_2;
#line 139 "fa-kernels/src/conv/work.rs"
        const u32 t3442 = base_2 + own_2;
#line 28 "fa-kernels/src/conv/output.rs"
        const u32 t3443 = channel_21 << 3u;
#line 28 "fa-kernels/src/conv/output.rs"
        const u32 t3444 = t3 + t3443;
#line 28 "fa-kernels/src/conv/output.rs"
        u32 row_33;
        u32 row_34;
        u32 row_35;
        u32 row_36;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_33), "=r"(row_34), "=r"(row_35), "=r"(row_36) : "r"(t3444) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3445;
        asm("mov.b32 %0, %1;" : "=f"(t3445) : "r"(row_33));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3446;
        asm("mov.b32 %0, %1;" : "=f"(t3446) : "r"(row_34));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3447;
        asm("mov.b32 %0, %1;" : "=f"(t3447) : "r"(row_35));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3448;
        asm("mov.b32 %0, %1;" : "=f"(t3448) : "r"(row_36));
#line 28 "fa-kernels/src/conv/output.rs"
        u32 row_37;
        u32 row_38;
        u32 row_39;
        u32 row_40;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_37), "=r"(row_38), "=r"(row_39), "=r"(row_40) : "r"(t3444) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3449;
        asm("mov.b32 %0, %1;" : "=f"(t3449) : "r"(row_37));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3450;
        asm("mov.b32 %0, %1;" : "=f"(t3450) : "r"(row_38));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3451;
        asm("mov.b32 %0, %1;" : "=f"(t3451) : "r"(row_39));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3452;
        asm("mov.b32 %0, %1;" : "=f"(t3452) : "r"(row_40));
#line 28 "fa-kernels/src/conv/output.rs"
        u32 row_41;
        u32 row_42;
        u32 row_43;
        u32 row_44;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_41), "=r"(row_42), "=r"(row_43), "=r"(row_44) : "r"(t3444) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3453;
        asm("mov.b32 %0, %1;" : "=f"(t3453) : "r"(row_41));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3454;
        asm("mov.b32 %0, %1;" : "=f"(t3454) : "r"(row_42));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3455;
        asm("mov.b32 %0, %1;" : "=f"(t3455) : "r"(row_43));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3456;
        asm("mov.b32 %0, %1;" : "=f"(t3456) : "r"(row_44));
#line 28 "fa-kernels/src/conv/output.rs"
        u32 row_45;
        u32 row_46;
        u32 row_47;
        u32 row_48;
        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_45), "=r"(row_46), "=r"(row_47), "=r"(row_48) : "r"(t3444) : "memory");
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3457;
        asm("mov.b32 %0, %1;" : "=f"(t3457) : "r"(row_45));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3458;
        asm("mov.b32 %0, %1;" : "=f"(t3458) : "r"(row_46));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3459;
        asm("mov.b32 %0, %1;" : "=f"(t3459) : "r"(row_47));
#line 28 "fa-kernels/src/conv/output.rs"
        f32 t3460;
        asm("mov.b32 %0, %1;" : "=f"(t3460) : "r"(row_48));
#line 37 "fa-kernels/src/conv/output.rs"
        const u32 t3461 = threadIdx.x;
#line 37 "fa-kernels/src/conv/output.rs"
        const u32 thread_2 = t3461 & 127u;
        const u32 t3463 = thread_2 & 7u;
#line 38 "fa-kernels/src/conv/output.rs"
        const u32 pixel = thread_2 >> 3u;
        const u32 t3465 = blockIdx.y;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 t3466 = t3465 << 6u;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 t3467 = t3463 << 3u;
#line 39 "fa-kernels/src/conv/output.rs"
        const u32 channel_22 = t3466 + t3467;
#line 41 "fa-kernels/src/conv/output.rs"
        const bool t3469 = channel_22 < 64u;
#line 41 "fa-kernels/src/conv/output.rs"
        if (t3469) {
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3470 = pixel >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3471 = pixel & 7u;
            const bool t3472 = t3470 < t3434;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3473 = t3471 < t3436;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3474 = t3472 & t3473;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3474) {
                const u32 t3475 = pixel & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3476 = t3463 ^ t3475;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3477 = pixel << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3478 = t3476 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3479 = t3477 + t3478;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3480 = t3442 + t3479;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_49;
                u32 row_50;
                u32 row_51;
                u32 row_52;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_49), "=r"(row_50), "=r"(row_51), "=r"(row_52) : "r"(t3480) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3481 = row_49 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3482;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3482) : "r"(row_49));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3483;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3483) : "h"(t3482));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3484;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3484) : "r"(t3481));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3485;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3485) : "h"(t3484));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3486;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3483), "f"(t3445), "f"(t3446));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3487 = t3486 * t3486;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3488;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(t3487), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3489 = t3486 * t3488;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3490 = t3489 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3491;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3491) : "f"(t3490));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3492 = t3491 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3493;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3493) : "f"(t3492));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3494 = t3486 * t3493;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3495;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(t3485), "f"(t3447), "f"(t3448));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3496 = t3495 * t3495;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3497;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3497) : "f"(t3496), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3498 = t3495 * t3497;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3499 = t3498 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3500;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3500) : "f"(t3499));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3501 = t3500 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3502;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3502) : "f"(t3501));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3503 = t3495 * t3502;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3494), "f"(t3503));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3505 = row_50 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3506;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3506) : "r"(row_50));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3507;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3507) : "h"(t3506));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3508;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3508) : "r"(t3505));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3509;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3509) : "h"(t3508));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3510;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3510) : "f"(t3507), "f"(t3449), "f"(t3450));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3511 = t3510 * t3510;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3512;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3512) : "f"(t3511), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3513 = t3510 * t3512;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3514 = t3513 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3515;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3515) : "f"(t3514));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3516 = t3515 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3517;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3517) : "f"(t3516));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3518 = t3510 * t3517;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3519;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3519) : "f"(t3509), "f"(t3451), "f"(t3452));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3520 = t3519 * t3519;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3521;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3520), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3522 = t3519 * t3521;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3523 = t3522 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3524;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3524) : "f"(t3523));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3525 = t3524 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3526;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3526) : "f"(t3525));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3527 = t3519 * t3526;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_2;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3518), "f"(t3527));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3529 = row_51 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3530;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3530) : "r"(row_51));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3531;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3531) : "h"(t3530));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3532;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3532) : "r"(t3529));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3533;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3533) : "h"(t3532));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3534;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3534) : "f"(t3531), "f"(t3453), "f"(t3454));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3535 = t3534 * t3534;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3536;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3536) : "f"(t3535), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3537 = t3534 * t3536;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3538 = t3537 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3539;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3539) : "f"(t3538));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3540 = t3539 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3541;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3541) : "f"(t3540));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3542 = t3534 * t3541;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3543;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3543) : "f"(t3533), "f"(t3455), "f"(t3456));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3544 = t3543 * t3543;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3545;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3545) : "f"(t3544), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3546 = t3543 * t3545;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3547 = t3546 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3548;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3548) : "f"(t3547));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3549 = t3548 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3550;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3550) : "f"(t3549));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3551 = t3543 * t3550;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_3;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3542), "f"(t3551));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3553 = row_52 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3554;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3554) : "r"(row_52));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3555;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3555) : "h"(t3554));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3556;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3556) : "r"(t3553));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3557;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3557) : "h"(t3556));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3558;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3558) : "f"(t3555), "f"(t3457), "f"(t3458));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3559 = t3558 * t3558;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3560;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3560) : "f"(t3559), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3561 = t3558 * t3560;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3562 = t3561 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3563;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3563) : "f"(t3562));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3564 = t3563 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3565;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3565) : "f"(t3564));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3566 = t3558 * t3565;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3567;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3567) : "f"(t3557), "f"(t3459), "f"(t3460));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3568 = t3567 * t3567;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3569;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3569) : "f"(t3568), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3570 = t3567 * t3569;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3571 = t3570 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3572;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3572) : "f"(t3571));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3573 = t3572 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3574;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3574) : "f"(t3573));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3575 = t3567 * t3574;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_4;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3566), "f"(t3575));
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_6 = y_7 + t3470;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_7 = x_7 + t3471;
                const u64 t3579 = (u64)sample_7;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3580 = t3579 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3581 = t3580 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3582 = y + t3581;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3583 = (u64)at_6;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3584 = t3583 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3585 = t3584 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3586 = t3582 + t3585;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3587 = (u64)at_7;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3588 = t3587 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3589 = t3588 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3590 = t3586 + t3589;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3591 = (u64)channel_22 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3592 = t3590 + t3591;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3592), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
            }
#line 43 "fa-kernels/src/conv/output.rs"
            const u32 pixel_2 = pixel + 16u;
            const u32 t3594 = pixel_2 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3595 = pixel_2 & 7u;
            const bool t3596 = t3594 < t3434;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3597 = t3595 < t3436;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3598 = t3596 & t3597;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3598) {
                const u32 t3599 = pixel_2 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3600 = t3463 ^ t3599;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3601 = pixel_2 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3602 = t3600 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3603 = t3601 + t3602;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3604 = t3442 + t3603;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_53;
                u32 row_54;
                u32 row_55;
                u32 row_56;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_53), "=r"(row_54), "=r"(row_55), "=r"(row_56) : "r"(t3604) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3605 = row_53 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3606;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3606) : "r"(row_53));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3607;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3607) : "h"(t3606));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3608;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3608) : "r"(t3605));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3609;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3609) : "h"(t3608));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3610;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3610) : "f"(t3607), "f"(t3445), "f"(t3446));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3611 = t3610 * t3610;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3612;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3612) : "f"(t3611), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3613 = t3610 * t3612;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3614 = t3613 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3615;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3615) : "f"(t3614));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3616 = t3615 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3617;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3617) : "f"(t3616));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3618 = t3610 * t3617;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3619;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3619) : "f"(t3609), "f"(t3447), "f"(t3448));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3620 = t3619 * t3619;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3621;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3621) : "f"(t3620), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3622 = t3619 * t3621;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3623 = t3622 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3624;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3624) : "f"(t3623));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3625 = t3624 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3626;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3626) : "f"(t3625));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3627 = t3619 * t3626;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_5;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t3618), "f"(t3627));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3629 = row_54 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3630;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3630) : "r"(row_54));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3631;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3631) : "h"(t3630));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3632;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3632) : "r"(t3629));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3633;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3633) : "h"(t3632));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3634;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(t3631), "f"(t3449), "f"(t3450));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3635 = t3634 * t3634;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3636;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3636) : "f"(t3635), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3637 = t3634 * t3636;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3638 = t3637 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3639;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3639) : "f"(t3638));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3640 = t3639 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3641;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3641) : "f"(t3640));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3642 = t3634 * t3641;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3643;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(t3633), "f"(t3451), "f"(t3452));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3644 = t3643 * t3643;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3645;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3645) : "f"(t3644), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3646 = t3643 * t3645;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3647 = t3646 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3648;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3648) : "f"(t3647));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3649 = t3648 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3650;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3650) : "f"(t3649));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3651 = t3643 * t3650;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_6;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_6) : "f"(t3642), "f"(t3651));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3653 = row_55 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3654;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3654) : "r"(row_55));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3655;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3655) : "h"(t3654));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3656;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3656) : "r"(t3653));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3657;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3657) : "h"(t3656));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3658;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(t3655), "f"(t3453), "f"(t3454));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3659 = t3658 * t3658;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3660;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(t3659), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3661 = t3658 * t3660;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3662 = t3661 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3663;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3663) : "f"(t3662));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3664 = t3663 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3665;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3665) : "f"(t3664));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3666 = t3658 * t3665;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3667;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(t3657), "f"(t3455), "f"(t3456));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3668 = t3667 * t3667;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3669;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(t3668), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3670 = t3667 * t3669;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3671 = t3670 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3672;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3672) : "f"(t3671));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3673 = t3672 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3674;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3674) : "f"(t3673));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3675 = t3667 * t3674;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_7;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_7) : "f"(t3666), "f"(t3675));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3677 = row_56 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3678;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3678) : "r"(row_56));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3679;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3679) : "h"(t3678));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3680;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3680) : "r"(t3677));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3681;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3681) : "h"(t3680));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3682;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(t3679), "f"(t3457), "f"(t3458));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3683 = t3682 * t3682;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3684;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(t3683), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3685 = t3682 * t3684;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3686 = t3685 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3687;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3687) : "f"(t3686));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3688 = t3687 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3689;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3689) : "f"(t3688));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3690 = t3682 * t3689;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3691;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(t3681), "f"(t3459), "f"(t3460));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3692 = t3691 * t3691;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3693;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(t3692), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3694 = t3691 * t3693;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3695 = t3694 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3696;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3696) : "f"(t3695));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3697 = t3696 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3698;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3698) : "f"(t3697));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3699 = t3691 * t3698;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_8;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_8) : "f"(t3690), "f"(t3699));
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_8 = y_7 + t3594;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_9 = x_7 + t3595;
                const u64 t3703 = (u64)sample_7;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3704 = t3703 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3705 = t3704 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3706 = y + t3705;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3707 = (u64)at_8;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3708 = t3707 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3709 = t3708 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3710 = t3706 + t3709;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3711 = (u64)at_9;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3712 = t3711 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3713 = t3712 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3714 = t3710 + t3713;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3715 = (u64)channel_22 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3716 = t3714 + t3715;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3716), "r"(words_5), "r"(words_6), "r"(words_7), "r"(words_8) : "memory");
            }
#line 43 "fa-kernels/src/conv/output.rs"
            const u32 pixel_3 = pixel + 32u;
            const u32 t3718 = pixel_3 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3719 = pixel_3 & 7u;
            const bool t3720 = t3718 < t3434;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3721 = t3719 < t3436;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3722 = t3720 & t3721;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3722) {
                const u32 t3723 = pixel_3 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3724 = t3463 ^ t3723;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3725 = pixel_3 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3726 = t3724 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3727 = t3725 + t3726;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3728 = t3442 + t3727;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_57;
                u32 row_58;
                u32 row_59;
                u32 row_60;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_57), "=r"(row_58), "=r"(row_59), "=r"(row_60) : "r"(t3728) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3729 = row_57 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3730;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3730) : "r"(row_57));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3731;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3731) : "h"(t3730));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3732;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3732) : "r"(t3729));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3733;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3733) : "h"(t3732));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3734;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(t3731), "f"(t3445), "f"(t3446));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3735 = t3734 * t3734;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3736;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(t3735), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3737 = t3734 * t3736;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3738 = t3737 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3739;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3739) : "f"(t3738));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3740 = t3739 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3741;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3741) : "f"(t3740));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3742 = t3734 * t3741;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3743;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(t3733), "f"(t3447), "f"(t3448));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3744 = t3743 * t3743;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3745;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(t3744), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3746 = t3743 * t3745;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3747 = t3746 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3748;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3748) : "f"(t3747));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3749 = t3748 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3750;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3750) : "f"(t3749));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3751 = t3743 * t3750;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_9;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_9) : "f"(t3742), "f"(t3751));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3753 = row_58 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3754;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3754) : "r"(row_58));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3755;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3755) : "h"(t3754));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3756;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3756) : "r"(t3753));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3757;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3757) : "h"(t3756));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3758;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3758) : "f"(t3755), "f"(t3449), "f"(t3450));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3759 = t3758 * t3758;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3760;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(t3759), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3761 = t3758 * t3760;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3762 = t3761 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3763;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3763) : "f"(t3762));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3764 = t3763 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3765;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3765) : "f"(t3764));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3766 = t3758 * t3765;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3767;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3767) : "f"(t3757), "f"(t3451), "f"(t3452));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3768 = t3767 * t3767;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3769;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(t3768), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3770 = t3767 * t3769;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3771 = t3770 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3772;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3772) : "f"(t3771));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3773 = t3772 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3774;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3774) : "f"(t3773));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3775 = t3767 * t3774;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_10;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_10) : "f"(t3766), "f"(t3775));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3777 = row_59 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3778;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3778) : "r"(row_59));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3779;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3779) : "h"(t3778));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3780;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3780) : "r"(t3777));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3781;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3781) : "h"(t3780));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3782;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3782) : "f"(t3779), "f"(t3453), "f"(t3454));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3783 = t3782 * t3782;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3784;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3784) : "f"(t3783), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3785 = t3782 * t3784;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3786 = t3785 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3787;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3787) : "f"(t3786));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3788 = t3787 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3789;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3789) : "f"(t3788));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3790 = t3782 * t3789;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3791;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3791) : "f"(t3781), "f"(t3455), "f"(t3456));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3792 = t3791 * t3791;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3793;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(t3792), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3794 = t3791 * t3793;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3795 = t3794 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3796;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3796) : "f"(t3795));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3797 = t3796 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3798;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3798) : "f"(t3797));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3799 = t3791 * t3798;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_11;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_11) : "f"(t3790), "f"(t3799));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3801 = row_60 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3802;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3802) : "r"(row_60));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3803;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3803) : "h"(t3802));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3804;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3804) : "r"(t3801));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3805;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3805) : "h"(t3804));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3806;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3806) : "f"(t3803), "f"(t3457), "f"(t3458));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3807 = t3806 * t3806;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3808;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3808) : "f"(t3807), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3809 = t3806 * t3808;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3810 = t3809 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3811;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3811) : "f"(t3810));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3812 = t3811 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3813;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3813) : "f"(t3812));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3814 = t3806 * t3813;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3815;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3815) : "f"(t3805), "f"(t3459), "f"(t3460));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3816 = t3815 * t3815;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3817;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3817) : "f"(t3816), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3818 = t3815 * t3817;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3819 = t3818 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3820;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3820) : "f"(t3819));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3821 = t3820 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3822;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3822) : "f"(t3821));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3823 = t3815 * t3822;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_12;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_12) : "f"(t3814), "f"(t3823));
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_10 = y_7 + t3718;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_11 = x_7 + t3719;
                const u64 t3827 = (u64)sample_7;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3828 = t3827 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3829 = t3828 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3830 = y + t3829;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3831 = (u64)at_10;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3832 = t3831 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3833 = t3832 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3834 = t3830 + t3833;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3835 = (u64)at_11;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3836 = t3835 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3837 = t3836 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3838 = t3834 + t3837;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3839 = (u64)channel_22 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3840 = t3838 + t3839;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3840), "r"(words_9), "r"(words_10), "r"(words_11), "r"(words_12) : "memory");
            }
#line 43 "fa-kernels/src/conv/output.rs"
            const u32 pixel_4 = pixel + 48u;
            const u32 t3842 = pixel_4 >> 3u;
#line 44 "fa-kernels/src/conv/output.rs"
            const u32 t3843 = pixel_4 & 7u;
            const bool t3844 = t3842 < t3434;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3845 = t3843 < t3436;
#line 45 "fa-kernels/src/conv/output.rs"
            const bool t3846 = t3844 & t3845;
#line 45 "fa-kernels/src/conv/output.rs"
            if (t3846) {
                const u32 t3847 = pixel_4 & 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3848 = t3463 ^ t3847;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3849 = pixel_4 << 7u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3850 = t3848 << 4u;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3851 = t3849 + t3850;
#line 46 "fa-kernels/src/conv/output.rs"
                const u32 t3852 = t3442 + t3851;
#line 46 "fa-kernels/src/conv/output.rs"
                u32 row_61;
                u32 row_62;
                u32 row_63;
                u32 row_64;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_61), "=r"(row_62), "=r"(row_63), "=r"(row_64) : "r"(t3852) : "memory");
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3853 = row_61 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3854;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3854) : "r"(row_61));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3855;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3855) : "h"(t3854));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3856;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3856) : "r"(t3853));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3857;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3857) : "h"(t3856));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3858;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3858) : "f"(t3855), "f"(t3445), "f"(t3446));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3859 = t3858 * t3858;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3860;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3860) : "f"(t3859), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3861 = t3858 * t3860;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3862 = t3861 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3863;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3863) : "f"(t3862));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3864 = t3863 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3865;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3865) : "f"(t3864));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3866 = t3858 * t3865;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3867;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3867) : "f"(t3857), "f"(t3447), "f"(t3448));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3868 = t3867 * t3867;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3869;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3869) : "f"(t3868), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3870 = t3867 * t3869;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3871 = t3870 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3872;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3872) : "f"(t3871));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3873 = t3872 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3874;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3874) : "f"(t3873));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3875 = t3867 * t3874;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_13;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_13) : "f"(t3866), "f"(t3875));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3877 = row_62 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3878;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3878) : "r"(row_62));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3879;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3879) : "h"(t3878));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3880;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3880) : "r"(t3877));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3881;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3881) : "h"(t3880));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3882;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(t3879), "f"(t3449), "f"(t3450));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3883 = t3882 * t3882;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3884;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(t3883), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3885 = t3882 * t3884;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3886 = t3885 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3887;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3887) : "f"(t3886));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3888 = t3887 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3889;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3889) : "f"(t3888));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3890 = t3882 * t3889;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3891;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3891) : "f"(t3881), "f"(t3451), "f"(t3452));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3892 = t3891 * t3891;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3893;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3893) : "f"(t3892), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3894 = t3891 * t3893;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3895 = t3894 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3896;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3896) : "f"(t3895));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3897 = t3896 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3898;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3898) : "f"(t3897));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3899 = t3891 * t3898;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_14;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_14) : "f"(t3890), "f"(t3899));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3901 = row_63 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3902;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3902) : "r"(row_63));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3903;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3903) : "h"(t3902));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3904;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3904) : "r"(t3901));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3905;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3905) : "h"(t3904));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3906;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3906) : "f"(t3903), "f"(t3453), "f"(t3454));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3907 = t3906 * t3906;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3908;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(t3907), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3909 = t3906 * t3908;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3910 = t3909 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3911;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3911) : "f"(t3910));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3912 = t3911 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3913;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3913) : "f"(t3912));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3914 = t3906 * t3913;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3915;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3915) : "f"(t3905), "f"(t3455), "f"(t3456));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3916 = t3915 * t3915;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3917;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3917) : "f"(t3916), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3918 = t3915 * t3917;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3919 = t3918 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3920;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3920) : "f"(t3919));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3921 = t3920 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3922;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3922) : "f"(t3921));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3923 = t3915 * t3922;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_15;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_15) : "f"(t3914), "f"(t3923));
#line 47 "fa-kernels/src/conv/output.rs"
                const u32 t3925 = row_64 >> 16u;
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3926;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3926) : "r"(row_64));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3927;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3927) : "h"(t3926));
#line 47 "fa-kernels/src/conv/output.rs"
                f16 t3928;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t3928) : "r"(t3925));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3929;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t3929) : "h"(t3928));
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3930;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(t3927), "f"(t3457), "f"(t3458));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3931 = t3930 * t3930;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3932;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(t3931), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3933 = t3930 * t3932;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3934 = t3933 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3935;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3935) : "f"(t3934));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3936 = t3935 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3937;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3937) : "f"(t3936));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3938 = t3930 * t3937;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3939;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3939) : "f"(t3929), "f"(t3459), "f"(t3460));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3940 = t3939 * t3939;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3941;
                asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3941) : "f"(t3940), "f"(0.071354814f), "f"(1.595769f));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3942 = t3939 * t3941;
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3943 = t3942 * -1.442695f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3944;
                asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3944) : "f"(t3943));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3945 = t3944 + 1.0f;
#line 47 "fa-kernels/src/conv/output.rs"
                f32 t3946;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t3946) : "f"(t3945));
#line 47 "fa-kernels/src/conv/output.rs"
                const f32 t3947 = t3939 * t3946;
#line 47 "fa-kernels/src/conv/output.rs"
                u32 words_16;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_16) : "f"(t3938), "f"(t3947));
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_12 = y_7 + t3842;
#line 51 "fa-kernels/src/conv/output.rs"
                const u32 at_13 = x_7 + t3843;
                const u64 t3951 = (u64)sample_7;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3952 = t3951 * y_stride0;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3953 = t3952 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3954 = y + t3953;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3955 = (u64)at_12;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3956 = t3955 * y_stride1;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3957 = t3956 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3958 = t3954 + t3957;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3959 = (u64)at_13;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3960 = t3959 * y_stride2;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3961 = t3960 * 2ull;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3962 = t3958 + t3961;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3963 = (u64)channel_22 * 2u;
#line 52 "fa-kernels/src/conv/output.rs"
                const u64 t3964 = t3962 + t3963;
#line 52 "fa-kernels/src/conv/output.rs"
                asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3964), "r"(words_13), "r"(words_14), "r"(words_15), "r"(words_16) : "memory");
            }
        }
    }
}
