typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(384, 1)
conv_streaming_bf16(
    const __grid_constant__ tensor_map x_map /* bf16 */,
    const __grid_constant__ tensor_map weight_map /* bf16 */,
    const u64 scale /* bf16 */,
    const u64 scale_stride0,
    const u64 scale_stride1,
    const u64 scale_stride2,
    const u64 scale_stride3,
    const u64 shift /* bf16 */,
    const u64 shift_stride0,
    const u64 shift_stride1,
    const u64 shift_stride2,
    const u64 shift_stride3,
    const u64 y /* bf16, written */,
    const u64 y_stride0,
    const u64 y_stride1,
    const u64 y_stride2,
    const u64 y_stride3,
    const u64 words /* u32, counters */,
    const u64 words_stride0,
    const u64 words_stride1,
    const u64 words_stride2,
    const u64 words_stride3,
    const u32 height,
    const u32 width,
    const u32 across,
    const u32 across_factor,
    const u32 across_shift,
    const u32 tiles,
    const u32 tiles_factor,
    const u32 tiles_shift,
    const u32 all_tiles,
    const f32 epsilon)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
#line 182 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 183 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 184 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 73728u;
    const u32 handovers = outputs + 65536u;
    const u32 t7 = handovers + 2112u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 65536u;
#line 188 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t9 = thread == 0u;
#line 188 "fa-kernels/src/conv/streaming/mod.rs"
    if (t9) {
#line 34 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t10 = handovers + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t10) : "memory");
        const u32 t11 = t10 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t11) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t12 = t10 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t12) : "memory");
        const u32 t13 = t10 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients = handovers + 1056u;
        const u32 t15 = coefficients + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t15) : "memory");
        const u32 t16 = t15 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t16) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t17 = t15 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t17) : "memory");
        const u32 t18 = t15 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t7) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t7 + 16u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t7 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t7 + 24u;
#line 46 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = t7 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 50 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 194 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t25 = index == 2u;
#line 197 "fa-kernels/src/conv/streaming/mod.rs"
    if (t25) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t27 = index_2 == 2u;
#line 200 "fa-kernels/src/conv/streaming/mod.rs"
        if (t27) {
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t28 = all_tiles - 1u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t29 = blockIdx.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t30 = t28 - t29;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t31 = gridDim.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t32 = t30 / t31;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t33 = t32 + 1u;
#line 22 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t33; i += 1u) {
                const u32 slot = i & 1u;
                const u32 t35 = slot + 2u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t36 = t35 << 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t37 = t7 + t36;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t38 = i >> 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t39 = t38 & 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t40 = t39 ^ 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t37), "r"(t40) : "memory");
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t41 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t42 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t43 = i * t42;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t41 + t43;
                const u32 t45 = number << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t46;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t46) : "r"(t45), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t46 >> tiles_shift;
                const u32 t48 = sample * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t49 = number - t48;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t50 = t49 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t51;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t51) : "r"(t50), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t52 = t51 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t52 << 5u;
                const u32 t54 = t49 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t55;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t55) : "r"(t54), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t56 = t55 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t57 = t56 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t58 = t49 - t57;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t58 << 3u;
                const bool t60 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t61 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t60 ? t61 : 0u;
                const u32 t63 = left < 32u ? left : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t64 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t65 = t64 < 8u ? t64 : 8u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t66 = slot << 3u;
#line 27 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t67 = t7 + t66;
                const u32 t68 = slot << 15u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t68;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t70;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t70) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t71 = t70 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                if (t71) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t67) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t67), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
                }
                const bool t72 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
                if (t72) {
#line 50 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 1u; i_2 += 1u) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t73 = blockIdx.x;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t74 = t73 + i_2;
                        const u32 t75 = t7 + 32u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t76;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t76) : );
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t77 = t76 == 1u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t77) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t75) : "memory");
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t75), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 202 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t78 = index_2 < 2u;
#line 202 "fa-kernels/src/conv/streaming/mod.rs"
            if (t78) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t79 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_2 = handovers + t79;
                const u32 t81 = coefficients_2 + 1024u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t82 = all_tiles - 1u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t83 = blockIdx.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t84 = t82 - t83;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t85 = gridDim.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t86 = t84 / t85;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t87 = t86 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t87; i_3 += 2u) {
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t88 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t89 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t90 = i_3 * t89;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t88 + t90;
                    const u32 t92 = number_2 << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t93;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t93) : "r"(t92), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t93 >> tiles_shift;
                    const u32 t95 = sample_2 * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t95;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 parts = by_lanes ? 1u : 32u;
                    const u32 gatherers = tiles < parts ? tiles : parts;
                    const bool t100 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t100) {
                        u32 part = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t101 = part < parts;
                            if (!t101) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t102 = part << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t102 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t104 = channel < 31u ? channel : 31u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 count = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 mean = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 squares = 0.0f;
                                #pragma unroll 1
                                for (u32 i_4 = 0u; i_4 < tiles; i_4 += 4u) {
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own = i_4 + 1u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_2 = i_4 + 2u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_3 = i_4 + 3u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t108 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile = i_4 < t108 ? i_4 : t108;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t110 = t104 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t111 = t110 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t112 = t111 + tile;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t112 + 544u;
                                    const u32 t114 = at_2 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t115 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t116 = t115 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t117 = t116 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t118 = words + t117;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t119 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t120 = t119 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t121 = t120 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t122 = t118 + t121;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t123 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t124 = t123 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t125 = t124 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t126 = words + t125;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t127 = (u64)t114;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t128 = t127 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t129 = t128 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t130 = t126 + t129;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t131 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_2 = own < t131 ? own : t131;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t133 = t104 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t134 = t133 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t135 = t134 + tile_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t135 + 544u;
                                    const u32 t137 = at_3 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t138 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t139 = t138 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t140 = t139 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = words + t140;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = t142 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = t141 + t144;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = words + t148;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = (u64)t137;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t150 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t149 + t152;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t154 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_3 = own_2 < t154 ? own_2 : t154;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t156 = t104 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t157 = t156 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t158 = t157 + tile_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t158 + 544u;
                                    const u32 t160 = at_4 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = t161 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = t162 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = words + t163;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = t164 + t167;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = words + t171;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = (u64)t160;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t172 + t175;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t177 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_4 = own_3 < t177 ? own_3 : t177;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t179 = t104 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t180 = t179 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t181 = t180 + tile_4;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t181 + 544u;
                                    const u32 t183 = at_5 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = t184 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = t185 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = words + t186;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = t187 + t190;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = words + t194;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = (u64)t183;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t195 + t198;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t200 = i_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t201;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t201) : "r"(t200), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t202 = t201 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t202 << 5u;
                                    const u32 t204 = i_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t205;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t205) : "r"(t204), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t206 = t205 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t207 = t206 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t208 = i_4 - t207;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t208 << 3u;
                                    const bool t210 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t211 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t210 ? t211 : 0u;
                                    const u32 t213 = left_2 < 32u ? left_2 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t214 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t215 = t214 < 8u ? t214 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t213 * t215;
                                    const bool t217 = i_4 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t218 = t217 ? pixels : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t218;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t220 = own << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t221;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t221) : "r"(t220), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t222 = t221 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t222 << 5u;
                                    const u32 t224 = own << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t225;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t225) : "r"(t224), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t226 = t225 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t227 = t226 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t228 = own - t227;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t228 << 3u;
                                    const bool t230 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t231 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t230 ? t231 : 0u;
                                    const u32 t233 = left_3 < 32u ? left_3 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t235 = t234 < 8u ? t234 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t233 * t235;
                                    const bool t237 = own < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t238 = t237 ? pixels_2 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t238;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t240 = own_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t241;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t241) : "r"(t240), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = t241 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t242 << 5u;
                                    const u32 t244 = own_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t245;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t245) : "r"(t244), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t246 = t245 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t247 = t246 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t248 = own_2 - t247;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t248 << 3u;
                                    const bool t250 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t251 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t250 ? t251 : 0u;
                                    const u32 t253 = left_4 < 32u ? left_4 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t254 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t255 = t254 < 8u ? t254 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t253 * t255;
                                    const bool t257 = own_2 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t258 = t257 ? pixels_3 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t258;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t260 = own_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t261;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t261) : "r"(t260), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t262 = t261 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t262 << 5u;
                                    const u32 t264 = own_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t265;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t265) : "r"(t264), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = t265 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t267 = t266 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = own_3 - t267;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t268 << 3u;
                                    const bool t270 = y_6 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t271 = height - y_6;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t270 ? t271 : 0u;
                                    const u32 t273 = left_5 < 32u ? left_5 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = width - x_6;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = t274 < 8u ? t274 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t273 * t275;
                                    const bool t277 = own_3 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t278 = t277 ? pixels_4 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t278;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t280;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t280) : "l"(t122) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t280;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t281;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t281) : "l"(t130) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t281;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t282;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t282) : "l"(t145) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t282;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t283;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t283) : "l"(t153) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t283;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t284;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t284) : "l"(t168) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t284;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t285;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t285) : "l"(t176) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t285;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t286;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t286) : "l"(t191) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t286;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t287;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t287) : "l"(t199) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t287;
#line 115 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t288 = heard;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t289 = heard_2;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t290 = t288 < t289 ? t288 : t289;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t291 = heard_3;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t292 = t290 < t291 ? t290 : t291;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t293 = heard_4;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t294 = t292 < t293 ? t292 : t293;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t295 = heard_5;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t296 = t294 < t295 ? t294 : t295;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t297 = heard_6;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t298 = t296 < t297 ? t296 : t297;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t299 = heard_7;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t300 = t298 < t299 ? t298 : t299;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t301 = heard_8;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t302 = t300 < t301 ? t300 : t301;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t303 = t302 == 0u;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t304 = __any_sync(0xffffffffu, t303);
                                        if (!t304) break;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t305 = heard;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t306 = t305 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t306) {
                                            u32 t307;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t307) : "l"(t122) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t307;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t308 = heard_2;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t309 = t308 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t309) {
                                            u32 t310;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t310) : "l"(t130) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t310;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t311 = heard_3;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t312 = t311 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t312) {
                                            u32 t313;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t313) : "l"(t145) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t313;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t314 = heard_4;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t315 = t314 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t315) {
                                            u32 t316;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t316) : "l"(t153) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t316;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t317 = heard_5;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t318 = t317 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t318) {
                                            u32 t319;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t319) : "l"(t168) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t319;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t320 = heard_6;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t321 = t320 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t321) {
                                            u32 t322;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t322) : "l"(t176) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t322;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t323 = heard_7;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t324 = t323 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t324) {
                                            u32 t325;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t191) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t325;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t326 = heard_8;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t327 = t326 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t327) {
                                            u32 t328;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t328) : "l"(t199) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t328;
                                        }
                                    }
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t346 = heard;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t346));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t348 = heard_2;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t348));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t350 = heard_3;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t350));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t352 = heard_4;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t352));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t354 = heard_5;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t354));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t356 = heard_6;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t356));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t358 = heard_7;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t358));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t360 = heard_8;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t360));
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t362 = i_4 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t363 = t362 ? heard_10 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t364 = own < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t365 = t364 ? heard_12 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t366 = own_2 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t367 = t366 ? heard_14 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t368 = own_3 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t369 = t368 ? heard_16 : 0.0f;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t370 = counts + counts_2;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t371 = t370 + counts_3;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t371 + counts_4;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t373 = heard_9 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t374 = counts * t373;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t375 = heard_11 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t376 = counts_2 * t375;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t377 = t374 + t376;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t378 = heard_13 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t379 = counts_3 * t378;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t380 = t377 + t379;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t381 = heard_15 - heard_9;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t382 = counts_4 * t381;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t383 = t380 + t382;
                                    f32 t384;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t384) : "f"(count_2), "f"(1.0f));
#line 61 "fa-kernels/src/conv/moments.rs"
                                    f32 t385;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t385) : "f"(t384));
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t383 * t385;
#line 65 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t388 = heard_9 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t388 - distance;
                                    const f32 t390 = from_mean * from_mean;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t391;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t391) : "f"(t390), "f"(counts), "f"(t363));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t392 = heard_11 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t392 - distance;
                                    const f32 t394 = from_mean_2 * from_mean_2;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t395;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t395) : "f"(t394), "f"(counts_2), "f"(t365));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t396 = t391 + t395;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t397 = heard_13 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t397 - distance;
                                    const f32 t399 = from_mean_3 * from_mean_3;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t400;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t400) : "f"(t399), "f"(counts_3), "f"(t367));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t401 = t396 + t400;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t402 = heard_15 - heard_9;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t402 - distance;
                                    const f32 t404 = from_mean_4 * from_mean_4;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t405;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t405) : "f"(t404), "f"(counts_4), "f"(t369));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t401 + t405;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t407 = count;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t408 = mean;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t409 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t407 + count_2;
                                    const f32 difference = mean_2 - t408;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t412;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t412) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t413;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t413) : "f"(t412));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share = count_2 * t413;
                                    f32 t415;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(difference), "f"(share), "f"(t408));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t416 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t417 = t416 * t407;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = t409 + squares_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t419;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t419) : "f"(t417), "f"(share), "f"(t418));
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t415;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t419;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t420 = i_4 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t420) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t122), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t130), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t421 = own < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t421) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t145), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t153), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t422 = own_2 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t422) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t168), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t176), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t423 = own_3 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t423) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t191), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t199), "r"(0u) : "memory");
                                    }
                                }
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t424 = count;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t425 = mean;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t426 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t427 = channel < 32u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t427) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t428;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t428) : "f"(t424), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t429;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t429) : "f"(t428));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t426 * t429;
                                    const f32 t431 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t431));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t433 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t434 = t433 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t435 = t434 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t436 = scale + t435;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    bf16 t437;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t437) : "l"(t436) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t438 = __uint_as_float((u32)t437 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 factor = inverse * t438;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t440 = -t425;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 to_zero = t440 * factor;
                                    const u64 t442 = (u64)channel;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t443 = t442 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t444 = t443 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t445 = shift + t444;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    bf16 t446;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t446) : "l"(t445) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t447 = __uint_as_float((u32)t446 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 shift_2 = to_zero + t447;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t449 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t450 = 0u < t449;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t450) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t452 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t453 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t454 = t453 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t455 = t454 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t456 = words + t455;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t457 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t458 = t457 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t459 = t458 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t460 = t456 + t459;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t461 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t462 = t461 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t463 = t462 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t464 = words + t463;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t465 = (u64)t452;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t466 = t465 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t467 = t466 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t468 = t464 + t467;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t470 = bits == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t471 = t470 ? 2147483648u : bits;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t460), "r"(t471) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t473 = bits_2 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t474 = t473 ? 2147483648u : bits_2;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t468), "r"(t474) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t475 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t476 = 1u < t475;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t476) {
                                        const u32 t477 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t477;
                                        const u32 t479 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = t480 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = t481 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = words + t482;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t484 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t485 = t484 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t486 = t485 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = t483 + t486;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = t488 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = t489 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = words + t490;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = (u64)t479;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t492 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = t493 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = t491 + t494;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t497 = bits_3 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t498 = t497 ? 2147483648u : bits_3;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t487), "r"(t498) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t500 = bits_4 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t501 = t500 ? 2147483648u : bits_4;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t495), "r"(t501) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t502 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t503 = 2u < t502;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t503) {
                                        const u32 t504 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t504;
                                        const u32 t506 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t507 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = t508 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = words + t509;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t511 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = t512 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t510 + t513;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = t515 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = t516 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = words + t517;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = (u64)t506;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t519 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = t520 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = t518 + t521;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t524 = bits_5 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t525 = t524 ? 2147483648u : bits_5;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t514), "r"(t525) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t527 = bits_6 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t528 = t527 ? 2147483648u : bits_6;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t522), "r"(t528) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t529 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t530 = 3u < t529;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t530) {
                                        const u32 t531 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t531;
                                        const u32 t533 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t534 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = t535 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = words + t536;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t538 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = t539 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t537 + t540;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = t542 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = t543 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = words + t544;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = (u64)t533;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t546 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = t547 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = t545 + t548;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t551 = bits_7 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t552 = t551 ? 2147483648u : bits_7;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t541), "r"(t552) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t554 = bits_8 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t555 = t554 ? 2147483648u : bits_8;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t549), "r"(t555) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t556 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t557 = 4u < t556;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t557) {
                                        const u32 t558 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t558;
                                        const u32 t560 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t561 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = t562 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = words + t563;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t565 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = t566 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t564 + t567;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = t569 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = t570 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = words + t571;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = (u64)t560;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t573 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = t574 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = t572 + t575;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t578 = bits_9 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t579 = t578 ? 2147483648u : bits_9;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t568), "r"(t579) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t581 = bits_10 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t582 = t581 ? 2147483648u : bits_10;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t576), "r"(t582) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t583 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t584 = 5u < t583;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t584) {
                                        const u32 t585 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t585;
                                        const u32 t587 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t588 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = t589 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = words + t590;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t592 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = t593 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t591 + t594;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = t596 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = t597 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = words + t598;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = (u64)t587;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t600 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = t601 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = t599 + t602;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t605 = bits_11 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t606 = t605 ? 2147483648u : bits_11;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t595), "r"(t606) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t608 = bits_12 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t609 = t608 ? 2147483648u : bits_12;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t603), "r"(t609) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t610 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t611 = 6u < t610;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t611) {
                                        const u32 t612 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t612;
                                        const u32 t614 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t615 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = t616 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = words + t617;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t619 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = t620 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t618 + t621;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = t623 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = t624 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = words + t625;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = (u64)t614;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t627 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = t628 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = t626 + t629;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t632 = bits_13 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t633 = t632 ? 2147483648u : bits_13;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t622), "r"(t633) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t635 = bits_14 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t636 = t635 ? 2147483648u : bits_14;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t630), "r"(t636) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t637 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t638 = 7u < t637;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t638) {
                                        const u32 t639 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t639;
                                        const u32 t641 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t642 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = t643 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = words + t644;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t646 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = t647 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t645 + t648;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = t650 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = t651 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = words + t652;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = (u64)t641;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t654 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = t655 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = t653 + t656;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t659 = bits_15 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t660 = t659 ? 2147483648u : bits_15;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t649), "r"(t660) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(shift_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t662 = bits_16 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t663 = t662 ? 2147483648u : bits_16;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t657), "r"(t663) : "memory");
                                    }
                                }
                            } else {
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 count_4 = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 mean_3 = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 squares_3 = 0.0f;
                                #pragma unroll 1
                                for (u32 i_5 = 0u; i_5 < tiles; i_5 += 128u) {
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_4 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t665 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t665 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t667 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t667 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t669 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t669 + 96u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t671 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_5 = own_4 < t671 ? own_4 : t671;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t673 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t674 = t673 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t675 = t674 + tile_5;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t675 + 544u;
                                    const u32 t677 = at_14 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t678 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t679 = t678 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t680 = t679 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t681 = words + t680;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t682 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t683 = t682 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t684 = t683 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t685 = t681 + t684;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t686 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t687 = t686 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t688 = t687 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t689 = words + t688;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t690 = (u64)t677;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t691 = t690 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t692 = t691 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t693 = t689 + t692;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t694 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_6 = own_5 < t694 ? own_5 : t694;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t696 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t697 = t696 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t698 = t697 + tile_6;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t698 + 544u;
                                    const u32 t700 = at_15 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t701 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t702 = t701 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = t702 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = words + t703;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = t705 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = t706 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t704 + t707;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = t709 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = t710 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = words + t711;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = (u64)t700;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = t713 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = t714 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t712 + t715;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t717 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_7 = own_6 < t717 ? own_6 : t717;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t719 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t720 = t719 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t721 = t720 + tile_7;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t721 + 544u;
                                    const u32 t723 = at_16 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = t724 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = words + t726;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = t728 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = t729 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t727 + t730;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = t732 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = t733 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = words + t734;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = (u64)t723;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = t736 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = t737 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t735 + t738;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t740 = tiles - 1u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 tile_8 = own_7 < t740 ? own_7 : t740;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t742 = part << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t743 = t742 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t744 = t743 + tile_8;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t744 + 544u;
                                    const u32 t746 = at_17 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = t747 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = words + t749;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = t751 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = t752 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t750 + t753;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = t755 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = t756 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = words + t757;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = (u64)t746;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = t759 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = t760 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t758 + t761;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t763 = own_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t764;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t764) : "r"(t763), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t765 = t764 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t765 << 5u;
                                    const u32 t767 = own_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t768;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t768) : "r"(t767), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t769 = t768 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t770 = t769 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t771 = own_4 - t770;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t771 << 3u;
                                    const bool t773 = y_7 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t774 = height - y_7;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t773 ? t774 : 0u;
                                    const u32 t776 = left_6 < 32u ? left_6 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t777 = width - x_7;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t778 = t777 < 8u ? t777 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t776 * t778;
                                    const bool t780 = own_4 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t781 = t780 ? pixels_5 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t781;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t783 = own_5 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t784;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t784) : "r"(t783), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t785 = t784 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t785 << 5u;
                                    const u32 t787 = own_5 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t788;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t788) : "r"(t787), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t789 = t788 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t790 = t789 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t791 = own_5 - t790;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t791 << 3u;
                                    const bool t793 = y_8 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t794 = height - y_8;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t793 ? t794 : 0u;
                                    const u32 t796 = left_7 < 32u ? left_7 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t797 = width - x_8;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t798 = t797 < 8u ? t797 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t796 * t798;
                                    const bool t800 = own_5 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t801 = t800 ? pixels_6 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t801;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = own_6 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t804;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t804) : "r"(t803), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t805 = t804 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t805 << 5u;
                                    const u32 t807 = own_6 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t808;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t808) : "r"(t807), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = t808 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t810 = t809 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = own_6 - t810;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t811 << 3u;
                                    const bool t813 = y_9 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = height - y_9;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t813 ? t814 : 0u;
                                    const u32 t816 = left_8 < 32u ? left_8 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = width - x_9;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t817 < 8u ? t817 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t816 * t818;
                                    const bool t820 = own_6 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t821 = t820 ? pixels_7 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t821;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t823 = own_7 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t824;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t824) : "r"(t823), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = t824 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t825 << 5u;
                                    const u32 t827 = own_7 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t828;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t828) : "r"(t827), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = t828 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t829 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t831 = own_7 - t830;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t831 << 3u;
                                    const bool t833 = y_10 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = height - y_10;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t833 ? t834 : 0u;
                                    const u32 t836 = left_9 < 32u ? left_9 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = width - x_10;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = t837 < 8u ? t837 : 8u;
#line 86 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t836 * t838;
                                    const bool t840 = own_7 < tiles;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t841 = t840 ? pixels_8 : 0u;
#line 87 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t841;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t843;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t843) : "l"(t685) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t843;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t844;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t844) : "l"(t693) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t844;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t845;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t845) : "l"(t708) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t845;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t846;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t846) : "l"(t716) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t846;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t847;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t847) : "l"(t731) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t847;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t848;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t848) : "l"(t739) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t848;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t849;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t849) : "l"(t754) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t849;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t850;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t850) : "l"(t762) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t850;
#line 115 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t851 = heard_17;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t852 = heard_18;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t853 = t851 < t852 ? t851 : t852;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t854 = heard_19;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t855 = t853 < t854 ? t853 : t854;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t856 = heard_20;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t857 = t855 < t856 ? t855 : t856;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t858 = heard_21;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t859 = t857 < t858 ? t857 : t858;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t860 = heard_22;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t861 = t859 < t860 ? t859 : t860;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t862 = heard_23;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t863 = t861 < t862 ? t861 : t862;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t864 = heard_24;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t865 = t863 < t864 ? t863 : t864;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t866 = t865 == 0u;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t867 = __any_sync(0xffffffffu, t866);
                                        if (!t867) break;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t868 = heard_17;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t869 = t868 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t869) {
                                            u32 t870;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t870) : "l"(t685) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t870;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t871 = heard_18;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t872 = t871 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t872) {
                                            u32 t873;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t873) : "l"(t693) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t873;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t874 = heard_19;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t875 = t874 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t875) {
                                            u32 t876;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t876) : "l"(t708) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t876;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t877 = heard_20;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t878 = t877 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t878) {
                                            u32 t879;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t879) : "l"(t716) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t879;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t880 = heard_21;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t881 = t880 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t881) {
                                            u32 t882;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t882) : "l"(t731) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t882;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t883 = heard_22;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t884 = t883 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t884) {
                                            u32 t885;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t885) : "l"(t739) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t885;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t886 = heard_23;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t887 = t886 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t887) {
                                            u32 t888;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t888) : "l"(t754) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t888;
                                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t889 = heard_24;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t890 = t889 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t890) {
                                            u32 t891;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t891) : "l"(t762) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t891;
                                        }
                                    }
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t909 = heard_17;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t909));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t911 = heard_18;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t911));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t913 = heard_19;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t913));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t915 = heard_20;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t915));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t917 = heard_21;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t917));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t919 = heard_22;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t919));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t921 = heard_23;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t921));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t923 = heard_24;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t923));
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t925 = own_4 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t926 = t925 ? heard_26 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t927 = own_5 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t928 = t927 ? heard_28 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t929 = own_6 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t930 = t929 ? heard_30 : 0.0f;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t931 = own_7 < tiles;
#line 90 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t932 = t931 ? heard_32 : 0.0f;
#line 101 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t933;
                                    asm("mov.b32 %0, %1;" : "=r"(t933) : "f"(heard_25));
#line 101 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t934;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t934) : "r"(t933));
#line 101 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t934));
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t936 = counts_5 + counts_6;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t937 = t936 + counts_7;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t938 = t937 + counts_8;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t939;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t939) : "f"(t938));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t940 = t938 + t939;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t941;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t941) : "f"(t940));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t942 = t940 + t941;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t943;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t943) : "f"(t942));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t944 = t942 + t943;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t945;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t945) : "f"(t944));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t946 = t944 + t945;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t947;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t947) : "f"(t946));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 count_5 = t946 + t947;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t949 = heard_25 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t950 = counts_5 * t949;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t951 = heard_27 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t952 = counts_6 * t951;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t953 = t950 + t952;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t954 = heard_29 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t955 = counts_7 * t954;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t956 = t953 + t955;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t957 = heard_31 - near;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t958 = counts_8 * t957;
#line 60 "fa-kernels/src/conv/moments.rs"
                                    const f32 t959 = t956 + t958;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t960;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t960) : "f"(t959));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t961 = t959 + t960;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t962;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t962) : "f"(t961));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t963 = t961 + t962;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t964;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t964) : "f"(t963));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t965 = t963 + t964;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t966;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t966) : "f"(t965));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t967 = t965 + t966;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t968;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t968) : "f"(t967));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t969 = t967 + t968;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t970;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t970) : "f"(count_5), "f"(1.0f));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t971;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t971) : "f"(t970));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 distance_2 = t969 * t971;
#line 65 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_4 = near + distance_2;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t974 = heard_25 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t974 - distance_2;
                                    const f32 t976 = from_mean_5 * from_mean_5;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t977;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t977) : "f"(t976), "f"(counts_5), "f"(t926));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t978 = heard_27 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t978 - distance_2;
                                    const f32 t980 = from_mean_6 * from_mean_6;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t981;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t981) : "f"(t980), "f"(counts_6), "f"(t928));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t982 = t977 + t981;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = heard_29 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t983 - distance_2;
                                    const f32 t985 = from_mean_7 * from_mean_7;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t986;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t986) : "f"(t985), "f"(counts_7), "f"(t930));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = t982 + t986;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = heard_31 - near;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t988 - distance_2;
                                    const f32 t990 = from_mean_8 * from_mean_8;
#line 68 "fa-kernels/src/conv/moments.rs"
                                    f32 t991;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t991) : "f"(t990), "f"(counts_8), "f"(t932));
#line 68 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t987 + t991;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t993;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(t992));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t994 = t992 + t993;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t995;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t995) : "f"(t994));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t996 = t994 + t995;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t997;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t997) : "f"(t996));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t998 = t996 + t997;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t999;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1000 = t998 + t999;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 t1001;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(t1000));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 squares_4 = t1000 + t1001;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1003 = count_4;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1004 = mean_3;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1005 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1003 + count_5;
                                    const f32 difference_2 = mean_4 - t1004;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1008;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1008) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1009;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1009) : "f"(t1008));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_5 * t1009;
                                    f32 t1011;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1011) : "f"(difference_2), "f"(share_2), "f"(t1004));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = t1012 * t1003;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1005 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t1015;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(t1013), "f"(share_2), "f"(t1014));
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_3 = t1011;
#line 102 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1015;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1016 = own_4 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1016) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t685), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t693), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1017 = own_5 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1017) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t708), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t716), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1018 = own_6 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1018) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t731), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t739), "r"(0u) : "memory");
                                    }
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1019 = own_7 < tiles;
#line 107 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1019) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t754), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t762), "r"(0u) : "memory");
                                    }
                                }
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1020 = count_4;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1021 = mean_3;
#line 112 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1022 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1023;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1023) : "f"(t1020), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1024;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1024) : "f"(t1023));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1022 * t1024;
                                const f32 t1026 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1026));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1028 = (u64)part;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1029 = t1028 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1030 = t1029 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1031 = scale + t1030;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1032;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1032) : "l"(t1031) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1033 = __uint_as_float((u32)t1032 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1033;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1035 = -t1021;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 to_zero_2 = t1035 * factor_2;
                                const u64 t1037 = (u64)part;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1038 = t1037 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1039 = t1038 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1040 = shift + t1039;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1041;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1041) : "l"(t1040) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1042 = __uint_as_float((u32)t1041 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const f32 shift_3 = to_zero_2 + t1042;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1044 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1045 = lane < t1044;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1045) {
                                    const u32 t1046 = lane << 6u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1047 = part << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1046 + t1047;
                                    const u32 t1049 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1050 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1051 = t1050 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1052 = t1051 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1053 = words + t1052;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1054 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1055 = t1054 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1056 = t1055 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1057 = t1053 + t1056;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1058 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1059 = t1058 * words_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1060 = t1059 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1061 = words + t1060;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1062 = (u64)t1049;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1063 = t1062 * words_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1064 = t1063 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1065 = t1061 + t1064;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1067 = bits_17 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1068 = t1067 ? 2147483648u : bits_17;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1057), "r"(t1068) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(shift_3));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1070 = bits_18 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1071 = t1070 ? 2147483648u : bits_18;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1065), "r"(t1071) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1072 = part + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            part = t1072;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1074 = i_3 >> 1u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1075 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1076 = t1075 << 6u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1076 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1078 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1079 = t1078 * words_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1080 = t1079 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1081 = words + t1080;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1082 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1083 = t1082 * words_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1084 = t1083 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1085 = t1081 + t1084;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1086 = first + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1087 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1088 = t1087 * words_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1089 = t1088 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1090 = words + t1089;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1091 = (u64)t1086;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1092 = t1091 * words_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1093 = t1092 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1094 = t1090 + t1093;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1095;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1095) : "l"(t1085) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1095;
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1096;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1096) : "l"(t1094) : "memory");
#line 109 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1096;
#line 115 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1097 = heard_33;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1098 = heard_34;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1099 = t1097 < t1098 ? t1097 : t1098;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1100 = t1099 == 0u;
#line 112 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1101 = __any_sync(0xffffffffu, t1100);
                        if (!t1101) break;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1102 = heard_33;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1103 = t1102 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1103) {
                            u32 t1104;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1104) : "l"(t1085) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1104;
                        }
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1105 = heard_34;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1106 = t1105 == 0u;
#line 118 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1106) {
                            u32 t1107;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1107) : "l"(t1094) : "memory");
#line 119 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1107;
                        }
                    }
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1113 = heard_33;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1113));
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1115 = heard_34;
#line 124 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1115));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1117 = t1074 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1118 = t1117 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1119 = t81 + t1118;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1120 = t1074 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1121 = t1120 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1119), "r"(t1121) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1122 = t1074 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1123 = t1122 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile_9 = coefficients_2 + t1123;
#line 137 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1125 = lane << 2u;
#line 137 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile_9 + t1125;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_35) : "memory");
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_36) : "memory");
#line 141 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1127;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1127) : );
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1128 = t1127 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1128) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1074 & 1u;
                        const u32 t1130 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1131 = t1130 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1132 = t81 + t1131;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1132) : "memory");
                    }
#line 146 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1133 = lane == 0u;
#line 147 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1133) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1135 = copy + 512u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1136 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1137 = t1136 * words_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1138 = t1137 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1139 = words + t1138;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1140 = (u64)t1135;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1141 = t1140 * words_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1142 = t1141 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1143 = t1139 + t1142;
                        const u32 t1144 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1145 = t1144 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1145 >> 3u;
                        u32 t1147;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1147) : "l"(t1143), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1148 = t1147 == last;
#line 148 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1149 = t1148 ? 1u : 0u;
#line 148 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1149;
                    }
                    const u32 t1150 = is_last;
#line 150 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1151;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1151) : "r"(t1150));
#line 150 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1152 = t1151 == 1u;
#line 150 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1152) {
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1085), "r"(0u) : "memory");
#line 131 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1094), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1153 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_3 = handovers + t1153;
        const u32 t1155 = coefficients_3 + 1024u;
#line 215 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1156 = warp & 3u;
#line 215 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1157 = index << 15u;
#line 215 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1158 = outputs + t1157;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_65 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_66 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_67 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_68 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_69 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_70 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_71 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_72 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_73 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_74 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_75 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_76 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_77 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_78 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_79 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_80 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_81 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_82 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_83 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_84 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_85 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_86 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_87 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_88 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_89 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_90 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_91 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_92 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_93 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_94 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_95 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_96 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_97 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_98 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_99 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_100 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_101 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_102 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_103 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_104 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_105 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_106 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_107 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_108 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_109 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_110 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_111 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_112 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_113 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_114 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_115 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_116 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_117 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_118 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_119 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_120 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_121 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_122 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_123 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_124 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_125 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_126 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_127 = 0.0f;
#line 43 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_128 = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1159 = t1156 << 4u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1160 = lane >> 2u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1159 + t1160;
        const u32 channels = first_2 + 8u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1163 = all_tiles - 1u;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1164 = blockIdx.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1165 = t1163 - t1164;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1166 = gridDim.x;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1167 = t1165 / t1166;
#line 59 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1167 + 1u;
#line 51 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1169 = rounds + 2u;
#line 51 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1169; i_6 += 2u) {
#line 52 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1170 = i_6 < rounds;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
            if (t1170) {
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_65 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_66 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_69 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_70 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_73 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_74 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_77 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_78 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_81 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_82 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_85 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_86 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_89 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_90 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_93 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_94 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_97 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_98 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_101 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_102 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_105 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_106 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_109 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_110 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_113 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_114 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_117 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_118 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_121 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_122 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_125 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_126 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_67 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_68 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_71 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_72 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_75 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_76 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_79 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_80 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_83 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_84 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_87 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_88 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_91 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_92 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_95 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_96 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_99 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_100 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_103 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_104 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_107 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_108 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_111 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_112 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_115 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_116 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_119 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_120 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_123 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_124 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_127 = 0.0f;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
                acc_128 = 0.0f;
#line 94 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1171 = 0u < i_6;
#line 94 "fa-kernels/src/conv/streaming/group.rs"
                if (t1171) {
                    const u32 t1172 = index + 1u;
#line 95 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1172) : "memory");
                }
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
                const u32 t1174 = slot_3 << 3u;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1175 = t7 + t1174;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1176 = i_6 >> 1u;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1177 = t1176 & 1u;
#line 99 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1175), "r"(t1177) : "memory");
                const u32 t1178 = slot_3 << 15u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1179 = smem_1 + t1178;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1180 = i_6 < 2u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                if (t1180) {
                    const u32 t1181 = t7 + 32u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1181), "r"(0u) : "memory");
                }
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
                const u32 t1182 = to_2 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1183 = t1179 >> 4u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1184 = t1182 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1185 = (u64)t1184;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1186 = t1185 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1187 = t1183 + 65536u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1188 = (u64)t1187;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1189 = t1188 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1190 = t1182 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1191 = (u64)t1190;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1192 = t1191 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1193 = t1183 + 65538u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1194 = (u64)t1193;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1195 = t1194 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1196 = t1182 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1197 = (u64)t1196;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1198 = t1197 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1199 = t1183 + 65540u;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1200 = (u64)t1199;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1201 = t1200 + 4611686293305294848ull;
#line 108 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t1186), "l"(t1189), "l"(t1192), "l"(t1195), "l"(t1198), "l"(t1201) : "memory");
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 112 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1202 = i_6 + 1u;
#line 112 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1203 = t1202 < rounds;
#line 112 "fa-kernels/src/conv/streaming/group.rs"
                if (t1203) {
                    const bool t1204 = index == 1u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1205 = index + 1u;
#line 113 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 next = t1204 ? 0u : t1205;
                    const u32 t1207 = next + 1u;
#line 114 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1207) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                u32 t1208;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1208) : );
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1209 = t1208 == 1u;
#line 117 "fa-kernels/src/conv/streaming/group.rs"
                if (t1209) {
                    const u32 t1210 = slot_3 + 2u;
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1211 = t1210 << 3u;
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1212 = t7 + t1211;
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1212) : "memory");
                }
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1213 = acc;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1214 = acc_2;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1215;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1215) : "f"(t1213), "f"(t1214));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1216 = t1215 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1217 = t1215 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1218;
                asm("mov.b32 %0, %1;" : "=f"(t1218) : "r"(t1216));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1219;
                asm("mov.b32 %0, %1;" : "=f"(t1219) : "r"(t1217));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc = t1218;
                acc_2 = t1219;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1220 = acc_3;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1221 = acc_4;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1222;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1222) : "f"(t1220), "f"(t1221));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1223 = t1222 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1224 = t1222 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1225;
                asm("mov.b32 %0, %1;" : "=f"(t1225) : "r"(t1223));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1226;
                asm("mov.b32 %0, %1;" : "=f"(t1226) : "r"(t1224));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1225;
                acc_4 = t1226;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1227 = acc_5;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1228 = acc_6;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1229;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1229) : "f"(t1227), "f"(t1228));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1230 = t1229 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1231 = t1229 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1232;
                asm("mov.b32 %0, %1;" : "=f"(t1232) : "r"(t1230));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1233;
                asm("mov.b32 %0, %1;" : "=f"(t1233) : "r"(t1231));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1232;
                acc_6 = t1233;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1234 = acc_7;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1235 = acc_8;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1236;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1236) : "f"(t1234), "f"(t1235));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1237 = t1236 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1238 = t1236 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1239;
                asm("mov.b32 %0, %1;" : "=f"(t1239) : "r"(t1237));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1240;
                asm("mov.b32 %0, %1;" : "=f"(t1240) : "r"(t1238));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1239;
                acc_8 = t1240;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1241 = acc_9;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = acc_10;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1243;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1243) : "f"(t1241), "f"(t1242));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1244 = t1243 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1245 = t1243 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1246;
                asm("mov.b32 %0, %1;" : "=f"(t1246) : "r"(t1244));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1247;
                asm("mov.b32 %0, %1;" : "=f"(t1247) : "r"(t1245));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1246;
                acc_10 = t1247;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1248 = acc_11;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = acc_12;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1250;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1250) : "f"(t1248), "f"(t1249));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1251 = t1250 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1252 = t1250 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1253;
                asm("mov.b32 %0, %1;" : "=f"(t1253) : "r"(t1251));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1254;
                asm("mov.b32 %0, %1;" : "=f"(t1254) : "r"(t1252));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1253;
                acc_12 = t1254;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1255 = acc_13;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_14;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1257;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1257) : "f"(t1255), "f"(t1256));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1258 = t1257 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1259 = t1257 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1260;
                asm("mov.b32 %0, %1;" : "=f"(t1260) : "r"(t1258));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1261;
                asm("mov.b32 %0, %1;" : "=f"(t1261) : "r"(t1259));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1260;
                acc_14 = t1261;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1262 = acc_15;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = acc_16;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1264;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1264) : "f"(t1262), "f"(t1263));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1265 = t1264 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1266 = t1264 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1267;
                asm("mov.b32 %0, %1;" : "=f"(t1267) : "r"(t1265));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1268;
                asm("mov.b32 %0, %1;" : "=f"(t1268) : "r"(t1266));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1267;
                acc_16 = t1268;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1269 = acc_17;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1270 = acc_18;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1271;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1271) : "f"(t1269), "f"(t1270));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1272 = t1271 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1273 = t1271 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1274;
                asm("mov.b32 %0, %1;" : "=f"(t1274) : "r"(t1272));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1275;
                asm("mov.b32 %0, %1;" : "=f"(t1275) : "r"(t1273));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1274;
                acc_18 = t1275;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1276 = acc_19;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_20;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1278;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1278) : "f"(t1276), "f"(t1277));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1279 = t1278 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1280 = t1278 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1281;
                asm("mov.b32 %0, %1;" : "=f"(t1281) : "r"(t1279));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1282;
                asm("mov.b32 %0, %1;" : "=f"(t1282) : "r"(t1280));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1281;
                acc_20 = t1282;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1283 = acc_21;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = acc_22;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1285;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1285) : "f"(t1283), "f"(t1284));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1286 = t1285 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1287 = t1285 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1288;
                asm("mov.b32 %0, %1;" : "=f"(t1288) : "r"(t1286));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1289;
                asm("mov.b32 %0, %1;" : "=f"(t1289) : "r"(t1287));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1288;
                acc_22 = t1289;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1290 = acc_23;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = acc_24;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1292;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1292) : "f"(t1290), "f"(t1291));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1293 = t1292 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1294 = t1292 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1295;
                asm("mov.b32 %0, %1;" : "=f"(t1295) : "r"(t1293));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1296;
                asm("mov.b32 %0, %1;" : "=f"(t1296) : "r"(t1294));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1295;
                acc_24 = t1296;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1297 = acc_25;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_26;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1299;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1299) : "f"(t1297), "f"(t1298));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1300 = t1299 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1301 = t1299 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1302;
                asm("mov.b32 %0, %1;" : "=f"(t1302) : "r"(t1300));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1303;
                asm("mov.b32 %0, %1;" : "=f"(t1303) : "r"(t1301));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1302;
                acc_26 = t1303;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1304 = acc_27;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = acc_28;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1306;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1306) : "f"(t1304), "f"(t1305));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1307 = t1306 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1308 = t1306 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1309;
                asm("mov.b32 %0, %1;" : "=f"(t1309) : "r"(t1307));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1310;
                asm("mov.b32 %0, %1;" : "=f"(t1310) : "r"(t1308));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1309;
                acc_28 = t1310;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1311 = acc_29;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_30;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1313;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1313) : "f"(t1311), "f"(t1312));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1314 = t1313 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1315 = t1313 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1316;
                asm("mov.b32 %0, %1;" : "=f"(t1316) : "r"(t1314));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1317;
                asm("mov.b32 %0, %1;" : "=f"(t1317) : "r"(t1315));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1316;
                acc_30 = t1317;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1318 = acc_31;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_32;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1320;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1320) : "f"(t1318), "f"(t1319));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1321 = t1320 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1322 = t1320 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1323;
                asm("mov.b32 %0, %1;" : "=f"(t1323) : "r"(t1321));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1324;
                asm("mov.b32 %0, %1;" : "=f"(t1324) : "r"(t1322));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1323;
                acc_32 = t1324;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1325 = acc_33;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = acc_34;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1327;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1327) : "f"(t1325), "f"(t1326));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1328 = t1327 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1329 = t1327 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1330;
                asm("mov.b32 %0, %1;" : "=f"(t1330) : "r"(t1328));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1331;
                asm("mov.b32 %0, %1;" : "=f"(t1331) : "r"(t1329));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1330;
                acc_34 = t1331;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1332 = acc_35;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = acc_36;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1334;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1334) : "f"(t1332), "f"(t1333));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1335 = t1334 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1336 = t1334 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1337;
                asm("mov.b32 %0, %1;" : "=f"(t1337) : "r"(t1335));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1338;
                asm("mov.b32 %0, %1;" : "=f"(t1338) : "r"(t1336));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1337;
                acc_36 = t1338;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1339 = acc_37;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_38;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1341;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1341) : "f"(t1339), "f"(t1340));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1342 = t1341 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1343 = t1341 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1344;
                asm("mov.b32 %0, %1;" : "=f"(t1344) : "r"(t1342));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1345;
                asm("mov.b32 %0, %1;" : "=f"(t1345) : "r"(t1343));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1344;
                acc_38 = t1345;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1346 = acc_39;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_40;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1348;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1348) : "f"(t1346), "f"(t1347));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1349 = t1348 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1350 = t1348 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1351;
                asm("mov.b32 %0, %1;" : "=f"(t1351) : "r"(t1349));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1352;
                asm("mov.b32 %0, %1;" : "=f"(t1352) : "r"(t1350));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1351;
                acc_40 = t1352;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1353 = acc_41;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = acc_42;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1355;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1355) : "f"(t1353), "f"(t1354));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1356 = t1355 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1357 = t1355 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1358;
                asm("mov.b32 %0, %1;" : "=f"(t1358) : "r"(t1356));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1359;
                asm("mov.b32 %0, %1;" : "=f"(t1359) : "r"(t1357));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1358;
                acc_42 = t1359;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1360 = acc_43;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = acc_44;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1362;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1362) : "f"(t1360), "f"(t1361));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1363 = t1362 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1364 = t1362 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1365;
                asm("mov.b32 %0, %1;" : "=f"(t1365) : "r"(t1363));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1366;
                asm("mov.b32 %0, %1;" : "=f"(t1366) : "r"(t1364));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1365;
                acc_44 = t1366;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1367 = acc_45;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = acc_46;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1369;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1369) : "f"(t1367), "f"(t1368));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1370 = t1369 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1371 = t1369 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1372;
                asm("mov.b32 %0, %1;" : "=f"(t1372) : "r"(t1370));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1373;
                asm("mov.b32 %0, %1;" : "=f"(t1373) : "r"(t1371));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1372;
                acc_46 = t1373;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1374 = acc_47;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_48;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1376;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1376) : "f"(t1374), "f"(t1375));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1377 = t1376 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1378 = t1376 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1379;
                asm("mov.b32 %0, %1;" : "=f"(t1379) : "r"(t1377));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1380;
                asm("mov.b32 %0, %1;" : "=f"(t1380) : "r"(t1378));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1379;
                acc_48 = t1380;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1381 = acc_49;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = acc_50;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1383;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1383) : "f"(t1381), "f"(t1382));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1384 = t1383 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1385 = t1383 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1386;
                asm("mov.b32 %0, %1;" : "=f"(t1386) : "r"(t1384));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1387;
                asm("mov.b32 %0, %1;" : "=f"(t1387) : "r"(t1385));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1386;
                acc_50 = t1387;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1388 = acc_51;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_52;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1390;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1390) : "f"(t1388), "f"(t1389));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1391 = t1390 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1392 = t1390 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1393;
                asm("mov.b32 %0, %1;" : "=f"(t1393) : "r"(t1391));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1394;
                asm("mov.b32 %0, %1;" : "=f"(t1394) : "r"(t1392));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1393;
                acc_52 = t1394;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1395 = acc_53;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = acc_54;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1397;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1397) : "f"(t1395), "f"(t1396));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1398 = t1397 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1399 = t1397 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1400;
                asm("mov.b32 %0, %1;" : "=f"(t1400) : "r"(t1398));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1401;
                asm("mov.b32 %0, %1;" : "=f"(t1401) : "r"(t1399));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1400;
                acc_54 = t1401;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1402 = acc_55;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_56;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1404;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1404) : "f"(t1402), "f"(t1403));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1405 = t1404 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1406 = t1404 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1407;
                asm("mov.b32 %0, %1;" : "=f"(t1407) : "r"(t1405));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1408;
                asm("mov.b32 %0, %1;" : "=f"(t1408) : "r"(t1406));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1407;
                acc_56 = t1408;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1409 = acc_57;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = acc_58;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1411;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1411) : "f"(t1409), "f"(t1410));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1412 = t1411 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1413 = t1411 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1414;
                asm("mov.b32 %0, %1;" : "=f"(t1414) : "r"(t1412));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1415;
                asm("mov.b32 %0, %1;" : "=f"(t1415) : "r"(t1413));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1414;
                acc_58 = t1415;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1416 = acc_59;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_60;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1418;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1418) : "f"(t1416), "f"(t1417));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1419 = t1418 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1420 = t1418 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1421;
                asm("mov.b32 %0, %1;" : "=f"(t1421) : "r"(t1419));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1422;
                asm("mov.b32 %0, %1;" : "=f"(t1422) : "r"(t1420));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1421;
                acc_60 = t1422;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1423 = acc_61;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = acc_62;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1425;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1425) : "f"(t1423), "f"(t1424));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1426 = t1425 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1427 = t1425 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1428;
                asm("mov.b32 %0, %1;" : "=f"(t1428) : "r"(t1426));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1429;
                asm("mov.b32 %0, %1;" : "=f"(t1429) : "r"(t1427));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1428;
                acc_62 = t1429;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1430 = acc_63;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_64;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1432;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1432) : "f"(t1430), "f"(t1431));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1433 = t1432 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1434 = t1432 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1435;
                asm("mov.b32 %0, %1;" : "=f"(t1435) : "r"(t1433));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1436;
                asm("mov.b32 %0, %1;" : "=f"(t1436) : "r"(t1434));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1435;
                acc_64 = t1436;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1437 = acc_65;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = acc_66;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1439;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1439) : "f"(t1437), "f"(t1438));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1440 = t1439 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1441 = t1439 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1442;
                asm("mov.b32 %0, %1;" : "=f"(t1442) : "r"(t1440));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1443;
                asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(t1441));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_65 = t1442;
                acc_66 = t1443;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1444 = acc_67;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_68;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1446;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1446) : "f"(t1444), "f"(t1445));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1447 = t1446 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1448 = t1446 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1449;
                asm("mov.b32 %0, %1;" : "=f"(t1449) : "r"(t1447));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1450;
                asm("mov.b32 %0, %1;" : "=f"(t1450) : "r"(t1448));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_67 = t1449;
                acc_68 = t1450;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1451 = acc_69;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = acc_70;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1453;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1453) : "f"(t1451), "f"(t1452));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1454 = t1453 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1455 = t1453 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1456;
                asm("mov.b32 %0, %1;" : "=f"(t1456) : "r"(t1454));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1457;
                asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(t1455));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_69 = t1456;
                acc_70 = t1457;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1458 = acc_71;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_72;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1460;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1460) : "f"(t1458), "f"(t1459));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1461 = t1460 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1462 = t1460 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1463;
                asm("mov.b32 %0, %1;" : "=f"(t1463) : "r"(t1461));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1464;
                asm("mov.b32 %0, %1;" : "=f"(t1464) : "r"(t1462));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_71 = t1463;
                acc_72 = t1464;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1465 = acc_73;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = acc_74;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1467;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1467) : "f"(t1465), "f"(t1466));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1468 = t1467 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1469 = t1467 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1470;
                asm("mov.b32 %0, %1;" : "=f"(t1470) : "r"(t1468));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1471;
                asm("mov.b32 %0, %1;" : "=f"(t1471) : "r"(t1469));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_73 = t1470;
                acc_74 = t1471;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1472 = acc_75;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = acc_76;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1474;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1474) : "f"(t1472), "f"(t1473));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1475 = t1474 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1476 = t1474 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1477;
                asm("mov.b32 %0, %1;" : "=f"(t1477) : "r"(t1475));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1478;
                asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(t1476));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_75 = t1477;
                acc_76 = t1478;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1479 = acc_77;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_78;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1481;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1481) : "f"(t1479), "f"(t1480));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1482 = t1481 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1483 = t1481 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1484;
                asm("mov.b32 %0, %1;" : "=f"(t1484) : "r"(t1482));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1485;
                asm("mov.b32 %0, %1;" : "=f"(t1485) : "r"(t1483));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_77 = t1484;
                acc_78 = t1485;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1486 = acc_79;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = acc_80;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1488;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1488) : "f"(t1486), "f"(t1487));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1489 = t1488 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1490 = t1488 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1491;
                asm("mov.b32 %0, %1;" : "=f"(t1491) : "r"(t1489));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1492;
                asm("mov.b32 %0, %1;" : "=f"(t1492) : "r"(t1490));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_79 = t1491;
                acc_80 = t1492;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1493 = acc_81;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = acc_82;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1495;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1495) : "f"(t1493), "f"(t1494));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1496 = t1495 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1497 = t1495 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1498;
                asm("mov.b32 %0, %1;" : "=f"(t1498) : "r"(t1496));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1499;
                asm("mov.b32 %0, %1;" : "=f"(t1499) : "r"(t1497));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_81 = t1498;
                acc_82 = t1499;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1500 = acc_83;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = acc_84;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1502;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1502) : "f"(t1500), "f"(t1501));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1503 = t1502 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1504 = t1502 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1505;
                asm("mov.b32 %0, %1;" : "=f"(t1505) : "r"(t1503));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1506;
                asm("mov.b32 %0, %1;" : "=f"(t1506) : "r"(t1504));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_83 = t1505;
                acc_84 = t1506;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1507 = acc_85;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = acc_86;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1509;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1509) : "f"(t1507), "f"(t1508));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1510 = t1509 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1511 = t1509 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1512;
                asm("mov.b32 %0, %1;" : "=f"(t1512) : "r"(t1510));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1513;
                asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(t1511));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_85 = t1512;
                acc_86 = t1513;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1514 = acc_87;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = acc_88;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1516;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1516) : "f"(t1514), "f"(t1515));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1517 = t1516 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1518 = t1516 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1519;
                asm("mov.b32 %0, %1;" : "=f"(t1519) : "r"(t1517));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1520;
                asm("mov.b32 %0, %1;" : "=f"(t1520) : "r"(t1518));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_87 = t1519;
                acc_88 = t1520;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1521 = acc_89;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_90;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1523;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1523) : "f"(t1521), "f"(t1522));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1524 = t1523 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1525 = t1523 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1526;
                asm("mov.b32 %0, %1;" : "=f"(t1526) : "r"(t1524));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1527;
                asm("mov.b32 %0, %1;" : "=f"(t1527) : "r"(t1525));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_89 = t1526;
                acc_90 = t1527;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc_91;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = acc_92;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(t1528), "f"(t1529));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1531 = t1530 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1532 = t1530 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1533;
                asm("mov.b32 %0, %1;" : "=f"(t1533) : "r"(t1531));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1534;
                asm("mov.b32 %0, %1;" : "=f"(t1534) : "r"(t1532));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_91 = t1533;
                acc_92 = t1534;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = acc_93;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_94;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1537;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(t1535), "f"(t1536));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1538 = t1537 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1539 = t1537 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1540;
                asm("mov.b32 %0, %1;" : "=f"(t1540) : "r"(t1538));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1541;
                asm("mov.b32 %0, %1;" : "=f"(t1541) : "r"(t1539));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_93 = t1540;
                acc_94 = t1541;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_95;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = acc_96;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1544;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(t1542), "f"(t1543));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1545 = t1544 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1546 = t1544 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1547;
                asm("mov.b32 %0, %1;" : "=f"(t1547) : "r"(t1545));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1548;
                asm("mov.b32 %0, %1;" : "=f"(t1548) : "r"(t1546));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_95 = t1547;
                acc_96 = t1548;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = acc_97;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_98;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1551;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(t1549), "f"(t1550));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1552 = t1551 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1553 = t1551 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1554;
                asm("mov.b32 %0, %1;" : "=f"(t1554) : "r"(t1552));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1555;
                asm("mov.b32 %0, %1;" : "=f"(t1555) : "r"(t1553));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_97 = t1554;
                acc_98 = t1555;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_99;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_100;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1558;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(t1556), "f"(t1557));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1559 = t1558 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1560 = t1558 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1561;
                asm("mov.b32 %0, %1;" : "=f"(t1561) : "r"(t1559));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1562;
                asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(t1560));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_99 = t1561;
                acc_100 = t1562;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = acc_101;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_102;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1565;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(t1563), "f"(t1564));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1566 = t1565 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1567 = t1565 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1568;
                asm("mov.b32 %0, %1;" : "=f"(t1568) : "r"(t1566));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1569;
                asm("mov.b32 %0, %1;" : "=f"(t1569) : "r"(t1567));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_101 = t1568;
                acc_102 = t1569;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_103;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = acc_104;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1572;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(t1570), "f"(t1571));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1573 = t1572 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1574 = t1572 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1575;
                asm("mov.b32 %0, %1;" : "=f"(t1575) : "r"(t1573));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1576;
                asm("mov.b32 %0, %1;" : "=f"(t1576) : "r"(t1574));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_103 = t1575;
                acc_104 = t1576;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = acc_105;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_106;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1579;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1579) : "f"(t1577), "f"(t1578));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1580 = t1579 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1581 = t1579 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1582;
                asm("mov.b32 %0, %1;" : "=f"(t1582) : "r"(t1580));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1583;
                asm("mov.b32 %0, %1;" : "=f"(t1583) : "r"(t1581));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_105 = t1582;
                acc_106 = t1583;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_107;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_108;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1586;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(t1584), "f"(t1585));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1587 = t1586 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1588 = t1586 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1589;
                asm("mov.b32 %0, %1;" : "=f"(t1589) : "r"(t1587));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1590;
                asm("mov.b32 %0, %1;" : "=f"(t1590) : "r"(t1588));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_107 = t1589;
                acc_108 = t1590;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = acc_109;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_110;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(t1591), "f"(t1592));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1594 = t1593 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1595 = t1593 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1596;
                asm("mov.b32 %0, %1;" : "=f"(t1596) : "r"(t1594));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1597;
                asm("mov.b32 %0, %1;" : "=f"(t1597) : "r"(t1595));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_109 = t1596;
                acc_110 = t1597;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_111;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_112;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(t1598), "f"(t1599));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1601 = t1600 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1602 = t1600 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1603;
                asm("mov.b32 %0, %1;" : "=f"(t1603) : "r"(t1601));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1604;
                asm("mov.b32 %0, %1;" : "=f"(t1604) : "r"(t1602));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_111 = t1603;
                acc_112 = t1604;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_113;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_114;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(t1605), "f"(t1606));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1608 = t1607 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1609 = t1607 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1610;
                asm("mov.b32 %0, %1;" : "=f"(t1610) : "r"(t1608));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1611;
                asm("mov.b32 %0, %1;" : "=f"(t1611) : "r"(t1609));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_113 = t1610;
                acc_114 = t1611;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_115;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_116;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(t1612), "f"(t1613));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1615 = t1614 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1616 = t1614 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1617;
                asm("mov.b32 %0, %1;" : "=f"(t1617) : "r"(t1615));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1618;
                asm("mov.b32 %0, %1;" : "=f"(t1618) : "r"(t1616));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_115 = t1617;
                acc_116 = t1618;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_117;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_118;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(t1619), "f"(t1620));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1622 = t1621 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1623 = t1621 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1624;
                asm("mov.b32 %0, %1;" : "=f"(t1624) : "r"(t1622));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1625;
                asm("mov.b32 %0, %1;" : "=f"(t1625) : "r"(t1623));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_117 = t1624;
                acc_118 = t1625;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_119;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_120;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(t1626), "f"(t1627));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1629 = t1628 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1630 = t1628 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1631;
                asm("mov.b32 %0, %1;" : "=f"(t1631) : "r"(t1629));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1632;
                asm("mov.b32 %0, %1;" : "=f"(t1632) : "r"(t1630));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_119 = t1631;
                acc_120 = t1632;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_121;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_122;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1635;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(t1633), "f"(t1634));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1636 = t1635 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1637 = t1635 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1638;
                asm("mov.b32 %0, %1;" : "=f"(t1638) : "r"(t1636));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1639;
                asm("mov.b32 %0, %1;" : "=f"(t1639) : "r"(t1637));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_121 = t1638;
                acc_122 = t1639;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_123;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_124;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1642;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(t1640), "f"(t1641));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1643 = t1642 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1644 = t1642 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1645;
                asm("mov.b32 %0, %1;" : "=f"(t1645) : "r"(t1643));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1646;
                asm("mov.b32 %0, %1;" : "=f"(t1646) : "r"(t1644));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_123 = t1645;
                acc_124 = t1646;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_125;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_126;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(t1647), "f"(t1648));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1650 = t1649 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1651 = t1649 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1652;
                asm("mov.b32 %0, %1;" : "=f"(t1652) : "r"(t1650));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1653;
                asm("mov.b32 %0, %1;" : "=f"(t1653) : "r"(t1651));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_125 = t1652;
                acc_126 = t1653;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_127;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = acc_128;
#line 70 "fa-kernels/src/conv/statistics.rs"
                u32 t1656;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(t1654), "f"(t1655));
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1657 = t1656 << 16u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                const u32 t1658 = t1656 & 4294901760u;
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1659;
                asm("mov.b32 %0, %1;" : "=f"(t1659) : "r"(t1657));
#line 70 "fa-kernels/src/conv/statistics.rs"
                f32 t1660;
                asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(t1658));
#line 71 "fa-kernels/src/conv/statistics.rs"
                acc_127 = t1659;
                acc_128 = t1660;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1661 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1662 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1663 = i_6 * t1662;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1661 + t1663;
                const u32 t1665 = number_3 << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1666;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1666) : "r"(t1665), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1666 >> tiles_shift;
                const u32 t1668 = sample_3 * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1668;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1670 = at_19 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t1671;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1671) : "r"(t1670), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1672 = t1671 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1672 << 5u;
                const u32 t1674 = at_19 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t1675;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1675) : "r"(t1674), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1676 = t1675 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1677 = t1676 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1678 = at_19 - t1677;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1678 << 3u;
                const bool t1680 = y_11 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t1681 = height - y_11;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_10 = t1680 ? t1681 : 0u;
                const u32 t1683 = left_10 < 32u ? left_10 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1684 = width - x_11;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1685 = t1684 < 8u ? t1684 : 8u;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1686 = t1683 * t1685;
#line 128 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)t1686;
                f32 share_3;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_3) : "f"(count_7));
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1689 = t1683 * t1685;
#line 130 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1690 = t1689 == 256u;
#line 147 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1691 = t1156 << 4u;
#line 147 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1692 = t1691 < 32u;
#line 147 "fa-kernels/src/conv/streaming/group.rs"
                if (t1692) {
#line 74 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1693 = t1156 << 4u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1694 = lane >> 2u;
#line 74 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1693 + t1694;
                    const u32 t1696 = first_3 + 8u;
#line 41 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1690) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1697 = acc;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1698 = 0.0f + t1697;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1699 = acc_9;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1700 = t1698 + t1699;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1701 = acc_17;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1702 = t1700 + t1701;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1703 = acc_25;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1704 = t1702 + t1703;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1705 = acc_33;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1706 = t1704 + t1705;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1707 = acc_41;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1708 = t1706 + t1707;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1709 = acc_49;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1710 = t1708 + t1709;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1711 = acc_57;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1712 = t1710 + t1711;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1713 = acc_65;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1714 = t1712 + t1713;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1715 = acc_73;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1716 = t1714 + t1715;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1717 = acc_81;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1718 = t1716 + t1717;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1719 = acc_89;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1720 = t1718 + t1719;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1721 = acc_97;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1722 = t1720 + t1721;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1723 = acc_105;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1724 = t1722 + t1723;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1725 = acc_113;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1726 = t1724 + t1725;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1727 = acc_121;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1726 + t1727;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1729 = acc_2;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1730 = 0.0f + t1729;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1731 = acc_10;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1732 = t1730 + t1731;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1733 = acc_18;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1734 = t1732 + t1733;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1735 = acc_26;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1736 = t1734 + t1735;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1737 = acc_34;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1738 = t1736 + t1737;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1739 = acc_42;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1740 = t1738 + t1739;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = acc_50;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = t1740 + t1741;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = acc_58;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = t1742 + t1743;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1745 = acc_66;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1746 = t1744 + t1745;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = acc_74;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = t1746 + t1747;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1749 = acc_82;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = t1748 + t1749;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1751 = acc_90;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1752 = t1750 + t1751;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1753 = acc_98;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1754 = t1752 + t1753;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1755 = acc_106;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1756 = t1754 + t1755;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1757 = acc_114;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1758 = t1756 + t1757;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = acc_122;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1758 + t1759;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = acc_5;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = 0.0f + t1761;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1763 = acc_13;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1764 = t1762 + t1763;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1765 = acc_21;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = t1764 + t1765;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1767 = acc_29;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = t1766 + t1767;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = acc_37;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = t1768 + t1769;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = acc_45;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = t1770 + t1771;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = acc_53;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = t1772 + t1773;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = acc_61;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = t1774 + t1775;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1777 = acc_69;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = t1776 + t1777;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = acc_77;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = t1778 + t1779;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1781 = acc_85;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = t1780 + t1781;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = acc_93;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = t1782 + t1783;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1785 = acc_101;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = t1784 + t1785;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = acc_109;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1788 = t1786 + t1787;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1789 = acc_117;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1790 = t1788 + t1789;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = acc_125;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1790 + t1791;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1793 = acc_6;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = 0.0f + t1793;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = acc_14;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1796 = t1794 + t1795;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1797 = acc_22;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1798 = t1796 + t1797;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1799 = acc_30;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1800 = t1798 + t1799;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = acc_38;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = t1800 + t1801;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = acc_46;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1804 = t1802 + t1803;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1805 = acc_54;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1806 = t1804 + t1805;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = acc_62;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = t1806 + t1807;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1809 = acc_70;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = t1808 + t1809;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = acc_78;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1812 = t1810 + t1811;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1813 = acc_86;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1814 = t1812 + t1813;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = acc_94;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = t1814 + t1815;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1817 = acc_102;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = t1816 + t1817;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1819 = acc_110;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1820 = t1818 + t1819;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1821 = acc_118;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = t1820 + t1821;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = acc_126;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_5 = t1822 + t1823;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1825 = parts_2 + parts_3;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1826 = parts_4 + parts_5;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = t1825 + t1826;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        sum = t1827;
                    } else {
                        const u32 t1828 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1828 << 1u;
                        const bool columns = first_4 < t1685;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1831 = first_4 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1831 < t1685;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1833 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1833 & columns;
                        const f32 t1835 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = acc;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = t1835 + t1836;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1838 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = exists ? t1837 : t1838;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1839;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1840 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1840 & columns_2;
                        const f32 t1842 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = acc_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = t1842 + t1843;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1845 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1846 = exists_2 ? t1844 : t1845;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1846;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1847 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1847 & columns;
                        const f32 t1849 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = acc_5;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = t1849 + t1850;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1852 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1853 = exists_3 ? t1851 : t1852;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1853;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1854 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1854 & columns_2;
                        const f32 t1856 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1857 = acc_6;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = t1856 + t1857;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1859 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1860 = exists_4 ? t1858 : t1859;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1860;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1861 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1861 & columns;
                        const f32 t1863 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1864 = acc_9;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1865 = t1863 + t1864;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1866 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1867 = exists_5 ? t1865 : t1866;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1867;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1868 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1868 & columns_2;
                        const f32 t1870 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1871 = acc_10;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1872 = t1870 + t1871;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1873 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1874 = exists_6 ? t1872 : t1873;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1874;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1875 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1875 & columns;
                        const f32 t1877 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1878 = acc_13;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1879 = t1877 + t1878;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1880 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1881 = exists_7 ? t1879 : t1880;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1881;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1882 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1882 & columns_2;
                        const f32 t1884 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1885 = acc_14;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1886 = t1884 + t1885;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1887 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1888 = exists_8 ? t1886 : t1887;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1888;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1889 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1889 & columns;
                        const f32 t1891 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1892 = acc_17;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1893 = t1891 + t1892;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1894 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1895 = exists_9 ? t1893 : t1894;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1895;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1896 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1896 & columns_2;
                        const f32 t1898 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = acc_18;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1900 = t1898 + t1899;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1901 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1902 = exists_10 ? t1900 : t1901;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1902;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1903 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1903 & columns;
                        const f32 t1905 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1906 = acc_21;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1907 = t1905 + t1906;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1908 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1909 = exists_11 ? t1907 : t1908;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1909;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1910 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1910 & columns_2;
                        const f32 t1912 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1913 = acc_22;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1914 = t1912 + t1913;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1915 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1916 = exists_12 ? t1914 : t1915;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1916;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1917 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1917 & columns;
                        const f32 t1919 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1920 = acc_25;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1921 = t1919 + t1920;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1922 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1923 = exists_13 ? t1921 : t1922;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1923;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1924 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1924 & columns_2;
                        const f32 t1926 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1927 = acc_26;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1928 = t1926 + t1927;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1929 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1930 = exists_14 ? t1928 : t1929;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1930;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1931 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1931 & columns;
                        const f32 t1933 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1934 = acc_29;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1935 = t1933 + t1934;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1936 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1937 = exists_15 ? t1935 : t1936;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1937;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1938 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1938 & columns_2;
                        const f32 t1940 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1941 = acc_30;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1942 = t1940 + t1941;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1943 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1944 = exists_16 ? t1942 : t1943;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1944;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1945 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1945 & columns;
                        const f32 t1947 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = acc_33;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1949 = t1947 + t1948;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1950 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1951 = exists_17 ? t1949 : t1950;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1951;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1952 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1952 & columns_2;
                        const f32 t1954 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = acc_34;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1956 = t1954 + t1955;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1957 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1958 = exists_18 ? t1956 : t1957;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1958;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1959 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1959 & columns;
                        const f32 t1961 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1962 = acc_37;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1963 = t1961 + t1962;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1964 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1965 = exists_19 ? t1963 : t1964;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1965;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1966 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1966 & columns_2;
                        const f32 t1968 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1969 = acc_38;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1970 = t1968 + t1969;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1971 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1972 = exists_20 ? t1970 : t1971;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1972;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1973 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1973 & columns;
                        const f32 t1975 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1976 = acc_41;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1977 = t1975 + t1976;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1978 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1979 = exists_21 ? t1977 : t1978;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1979;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1980 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t1980 & columns_2;
                        const f32 t1982 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1983 = acc_42;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1984 = t1982 + t1983;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1985 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1986 = exists_22 ? t1984 : t1985;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1986;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1987 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t1987 & columns;
                        const f32 t1989 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1990 = acc_45;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1991 = t1989 + t1990;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1992 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1993 = exists_23 ? t1991 : t1992;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t1993;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t1994 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t1994 & columns_2;
                        const f32 t1996 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1997 = acc_46;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1998 = t1996 + t1997;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1999 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2000 = exists_24 ? t1998 : t1999;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2000;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2001 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2001 & columns;
                        const f32 t2003 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2004 = acc_49;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2005 = t2003 + t2004;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2006 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2007 = exists_25 ? t2005 : t2006;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2007;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2008 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2008 & columns_2;
                        const f32 t2010 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2011 = acc_50;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2012 = t2010 + t2011;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2013 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2014 = exists_26 ? t2012 : t2013;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2014;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2015 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2015 & columns;
                        const f32 t2017 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2018 = acc_53;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2019 = t2017 + t2018;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2020 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2021 = exists_27 ? t2019 : t2020;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2021;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2022 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2022 & columns_2;
                        const f32 t2024 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2025 = acc_54;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2026 = t2024 + t2025;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2027 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2028 = exists_28 ? t2026 : t2027;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2028;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2029 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2029 & columns;
                        const f32 t2031 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2032 = acc_57;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2033 = t2031 + t2032;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2034 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2035 = exists_29 ? t2033 : t2034;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2035;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2036 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2036 & columns_2;
                        const f32 t2038 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2039 = acc_58;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2040 = t2038 + t2039;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2041 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2042 = exists_30 ? t2040 : t2041;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2042;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2043 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2043 & columns;
                        const f32 t2045 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2046 = acc_61;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2047 = t2045 + t2046;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2048 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2049 = exists_31 ? t2047 : t2048;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2049;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2050 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2050 & columns_2;
                        const f32 t2052 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2053 = acc_62;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2054 = t2052 + t2053;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2055 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2056 = exists_32 ? t2054 : t2055;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2056;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2057 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2057 & columns;
                        const f32 t2059 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2060 = acc_65;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2061 = t2059 + t2060;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2062 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2063 = exists_33 ? t2061 : t2062;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2063;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2064 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2064 & columns_2;
                        const f32 t2066 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2067 = acc_66;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2068 = t2066 + t2067;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2069 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2070 = exists_34 ? t2068 : t2069;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2070;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2071 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2071 & columns;
                        const f32 t2073 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2074 = acc_69;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2075 = t2073 + t2074;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2076 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2077 = exists_35 ? t2075 : t2076;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2077;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2078 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2078 & columns_2;
                        const f32 t2080 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2081 = acc_70;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2082 = t2080 + t2081;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2083 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2084 = exists_36 ? t2082 : t2083;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2084;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2085 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2085 & columns;
                        const f32 t2087 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2088 = acc_73;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2089 = t2087 + t2088;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2090 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2091 = exists_37 ? t2089 : t2090;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2091;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2092 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2092 & columns_2;
                        const f32 t2094 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2095 = acc_74;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2096 = t2094 + t2095;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2097 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2098 = exists_38 ? t2096 : t2097;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2098;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2099 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2099 & columns;
                        const f32 t2101 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2102 = acc_77;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2103 = t2101 + t2102;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2104 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2105 = exists_39 ? t2103 : t2104;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2105;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2106 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2106 & columns_2;
                        const f32 t2108 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2109 = acc_78;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2110 = t2108 + t2109;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2111 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2112 = exists_40 ? t2110 : t2111;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2112;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2113 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2113 & columns;
                        const f32 t2115 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2116 = acc_81;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2117 = t2115 + t2116;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2118 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2119 = exists_41 ? t2117 : t2118;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2119;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2120 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2120 & columns_2;
                        const f32 t2122 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2123 = acc_82;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2124 = t2122 + t2123;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2125 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2126 = exists_42 ? t2124 : t2125;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2126;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2127 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2127 & columns;
                        const f32 t2129 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2130 = acc_85;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2131 = t2129 + t2130;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2132 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2133 = exists_43 ? t2131 : t2132;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2133;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2134 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2134 & columns_2;
                        const f32 t2136 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2137 = acc_86;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2138 = t2136 + t2137;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2139 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2140 = exists_44 ? t2138 : t2139;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2140;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2141 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2141 & columns;
                        const f32 t2143 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2144 = acc_89;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2145 = t2143 + t2144;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2146 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2147 = exists_45 ? t2145 : t2146;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2147;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2148 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2148 & columns_2;
                        const f32 t2150 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2151 = acc_90;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2152 = t2150 + t2151;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2153 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2154 = exists_46 ? t2152 : t2153;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2154;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2155 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2155 & columns;
                        const f32 t2157 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2158 = acc_93;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2159 = t2157 + t2158;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2160 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2161 = exists_47 ? t2159 : t2160;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2161;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2162 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2162 & columns_2;
                        const f32 t2164 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2165 = acc_94;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2166 = t2164 + t2165;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2167 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2168 = exists_48 ? t2166 : t2167;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2168;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2169 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2169 & columns;
                        const f32 t2171 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2172 = acc_97;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2173 = t2171 + t2172;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2174 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2175 = exists_49 ? t2173 : t2174;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2175;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2176 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2176 & columns_2;
                        const f32 t2178 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2179 = acc_98;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2180 = t2178 + t2179;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2181 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2182 = exists_50 ? t2180 : t2181;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2182;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2183 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2183 & columns;
                        const f32 t2185 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2186 = acc_101;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2187 = t2185 + t2186;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2188 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2189 = exists_51 ? t2187 : t2188;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2189;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2190 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2190 & columns_2;
                        const f32 t2192 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2193 = acc_102;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2194 = t2192 + t2193;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2195 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2196 = exists_52 ? t2194 : t2195;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2196;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2197 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2197 & columns;
                        const f32 t2199 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2200 = acc_105;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2201 = t2199 + t2200;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2202 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2203 = exists_53 ? t2201 : t2202;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2203;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2204 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2204 & columns_2;
                        const f32 t2206 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2207 = acc_106;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2208 = t2206 + t2207;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2209 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2210 = exists_54 ? t2208 : t2209;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2210;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2211 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2211 & columns;
                        const f32 t2213 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2214 = acc_109;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2215 = t2213 + t2214;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2216 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2217 = exists_55 ? t2215 : t2216;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2217;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2218 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2218 & columns_2;
                        const f32 t2220 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2221 = acc_110;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2222 = t2220 + t2221;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2223 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2224 = exists_56 ? t2222 : t2223;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2224;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2225 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2225 & columns;
                        const f32 t2227 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2228 = acc_113;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2229 = t2227 + t2228;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2230 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2231 = exists_57 ? t2229 : t2230;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2231;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2232 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2232 & columns_2;
                        const f32 t2234 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2235 = acc_114;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2236 = t2234 + t2235;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2237 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2238 = exists_58 ? t2236 : t2237;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2238;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2239 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2239 & columns;
                        const f32 t2241 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2242 = acc_117;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2243 = t2241 + t2242;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2244 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2245 = exists_59 ? t2243 : t2244;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2245;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2246 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2246 & columns_2;
                        const f32 t2248 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2249 = acc_118;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2250 = t2248 + t2249;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2251 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2252 = exists_60 ? t2250 : t2251;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2252;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2253 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2253 & columns;
                        const f32 t2255 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2256 = acc_121;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2257 = t2255 + t2256;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2258 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2259 = exists_61 ? t2257 : t2258;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2259;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2260 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2260 & columns_2;
                        const f32 t2262 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2263 = acc_122;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2264 = t2262 + t2263;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2265 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2266 = exists_62 ? t2264 : t2265;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2266;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2267 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2267 & columns;
                        const f32 t2269 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2270 = acc_125;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2271 = t2269 + t2270;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2272 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2273 = exists_63 ? t2271 : t2272;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2273;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2274 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2274 & columns_2;
                        const f32 t2276 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2277 = acc_126;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2278 = t2276 + t2277;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2279 = sum;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2280 = exists_64 ? t2278 : t2279;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum = t2280;
                    }
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 all = sum;
                    f32 t2282;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2282) : "f"(all));
#line 58 "fa-kernels/src/conv/statistics.rs"
                    const f32 pair = all + t2282;
                    f32 t2284;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2284) : "f"(pair));
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2285 = pair + t2284;
#line 25 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_5 = t2285 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1690) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t2287 - mean_5;
                        f32 t2289;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2289) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2290 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t2290 - mean_5;
                        f32 t2292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2292) : "f"(distance_4), "f"(distance_4), "f"(t2289));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2293 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t2293 - mean_5;
                        f32 t2295;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2295) : "f"(distance_5), "f"(distance_5), "f"(t2292));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t2296 - mean_5;
                        f32 t2298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2298) : "f"(distance_6), "f"(distance_6), "f"(t2295));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2299 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t2299 - mean_5;
                        f32 t2301;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(distance_7), "f"(distance_7), "f"(t2298));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2302 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t2302 - mean_5;
                        f32 t2304;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2304) : "f"(distance_8), "f"(distance_8), "f"(t2301));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2305 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t2305 - mean_5;
                        f32 t2307;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(distance_9), "f"(distance_9), "f"(t2304));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2308 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t2308 - mean_5;
                        f32 t2310;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2310) : "f"(distance_10), "f"(distance_10), "f"(t2307));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2311 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t2311 - mean_5;
                        f32 t2313;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2313) : "f"(distance_11), "f"(distance_11), "f"(t2310));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2314 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t2314 - mean_5;
                        f32 t2316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2316) : "f"(distance_12), "f"(distance_12), "f"(t2313));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2317 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t2317 - mean_5;
                        f32 t2319;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2319) : "f"(distance_13), "f"(distance_13), "f"(t2316));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2320 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2320 - mean_5;
                        f32 t2322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2322) : "f"(distance_14), "f"(distance_14), "f"(t2319));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2323 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2323 - mean_5;
                        f32 t2325;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(distance_15), "f"(distance_15), "f"(t2322));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2326 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2326 - mean_5;
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(distance_16), "f"(distance_16), "f"(t2325));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2329 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2329 - mean_5;
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(distance_17), "f"(distance_17), "f"(t2328));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2332 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2332 - mean_5;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2331));
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2335 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2335 - mean_5;
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2338 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2338 - mean_5;
                        f32 t2340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(distance_20), "f"(distance_20), "f"(t2337));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2341 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2341 - mean_5;
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(distance_21), "f"(distance_21), "f"(t2340));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2344 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2344 - mean_5;
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(distance_22), "f"(distance_22), "f"(t2343));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2347 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2347 - mean_5;
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(distance_23), "f"(distance_23), "f"(t2346));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2350 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2350 - mean_5;
                        f32 t2352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(distance_24), "f"(distance_24), "f"(t2349));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2353 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2353 - mean_5;
                        f32 t2355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(distance_25), "f"(distance_25), "f"(t2352));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2356 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2356 - mean_5;
                        f32 t2358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(distance_26), "f"(distance_26), "f"(t2355));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2359 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2359 - mean_5;
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(distance_27), "f"(distance_27), "f"(t2358));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2362 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2362 - mean_5;
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(distance_28), "f"(distance_28), "f"(t2361));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2365 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2365 - mean_5;
                        f32 t2367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(distance_29), "f"(distance_29), "f"(t2364));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2368 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2368 - mean_5;
                        f32 t2370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(distance_30), "f"(distance_30), "f"(t2367));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2371 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2371 - mean_5;
                        f32 t2373;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(distance_31), "f"(distance_31), "f"(t2370));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2374 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2374 - mean_5;
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(distance_32), "f"(distance_32), "f"(t2373));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2377 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2377 - mean_5;
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(distance_33), "f"(distance_33), "f"(t2376));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2380 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2380 - mean_5;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_34), "f"(distance_34), "f"(t2379));
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2383 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2383 - mean_5;
                        f32 t2385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(distance_35), "f"(distance_35), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2386 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2386 - mean_5;
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(distance_36), "f"(distance_36), "f"(t2385));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2389 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2389 - mean_5;
                        f32 t2391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(distance_37), "f"(distance_37), "f"(t2388));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2392 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2392 - mean_5;
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(distance_38), "f"(distance_38), "f"(t2391));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2395 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2395 - mean_5;
                        f32 t2397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(distance_39), "f"(distance_39), "f"(t2394));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2398 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2398 - mean_5;
                        f32 t2400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(distance_40), "f"(distance_40), "f"(t2397));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2401 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2401 - mean_5;
                        f32 t2403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(distance_41), "f"(distance_41), "f"(t2400));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2404 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2404 - mean_5;
                        f32 t2406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(distance_42), "f"(distance_42), "f"(t2403));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2407 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2407 - mean_5;
                        f32 t2409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(distance_43), "f"(distance_43), "f"(t2406));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2410 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2410 - mean_5;
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(distance_44), "f"(distance_44), "f"(t2409));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2413 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2413 - mean_5;
                        f32 t2415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(distance_45), "f"(distance_45), "f"(t2412));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2416 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2416 - mean_5;
                        f32 t2418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(distance_46), "f"(distance_46), "f"(t2415));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2419 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2419 - mean_5;
                        f32 t2421;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(distance_47), "f"(distance_47), "f"(t2418));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2422 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2422 - mean_5;
                        f32 t2424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(distance_48), "f"(distance_48), "f"(t2421));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2425 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2425 - mean_5;
                        f32 t2427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(distance_49), "f"(distance_49), "f"(t2424));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2428 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2428 - mean_5;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_50), "f"(distance_50), "f"(t2427));
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2431 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2431 - mean_5;
                        f32 t2433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2434 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2434 - mean_5;
                        f32 t2436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(distance_52), "f"(distance_52), "f"(t2433));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2437 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2437 - mean_5;
                        f32 t2439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(distance_53), "f"(distance_53), "f"(t2436));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2440 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2440 - mean_5;
                        f32 t2442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(distance_54), "f"(distance_54), "f"(t2439));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2443 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2443 - mean_5;
                        f32 t2445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(distance_55), "f"(distance_55), "f"(t2442));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2446 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2446 - mean_5;
                        f32 t2448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(distance_56), "f"(distance_56), "f"(t2445));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2449 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2449 - mean_5;
                        f32 t2451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(distance_57), "f"(distance_57), "f"(t2448));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2452 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2452 - mean_5;
                        f32 t2454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(distance_58), "f"(distance_58), "f"(t2451));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2455 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2455 - mean_5;
                        f32 t2457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(distance_59), "f"(distance_59), "f"(t2454));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2458 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2458 - mean_5;
                        f32 t2460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(distance_60), "f"(distance_60), "f"(t2457));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2461 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2461 - mean_5;
                        f32 t2463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(distance_61), "f"(distance_61), "f"(t2460));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2464 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2464 - mean_5;
                        f32 t2466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(distance_62), "f"(distance_62), "f"(t2463));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2467 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2467 - mean_5;
                        f32 t2469;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(distance_63), "f"(distance_63), "f"(t2466));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2470 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2470 - mean_5;
                        f32 t2472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(distance_64), "f"(distance_64), "f"(t2469));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2473 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2473 - mean_5;
                        f32 t2475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(distance_65), "f"(distance_65), "f"(t2472));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2476 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2476 - mean_5;
                        f32 parts_9;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_9) : "f"(distance_66), "f"(distance_66), "f"(t2475));
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2479 = parts_6 + parts_7;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2480 = parts_8 + parts_9;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2481 = t2479 + t2480;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2481;
                    } else {
                        const u32 t2482 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2482 << 1u;
                        const bool columns_3 = first_5 < t1685;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2485 = first_5 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2485 < t1685;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2487 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2487 & columns_3;
                        const f32 t2489 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2490 = acc;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2490 - mean_5;
                        f32 t2492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(distance_67), "f"(distance_67), "f"(t2489));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2493 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2494 = exists_65 ? t2492 : t2493;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2494;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2495 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2495 & columns_4;
                        const f32 t2497 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2498 = acc_2;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2498 - mean_5;
                        f32 t2500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2500) : "f"(distance_68), "f"(distance_68), "f"(t2497));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2501 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2502 = exists_66 ? t2500 : t2501;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2502;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2503 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2503 & columns_3;
                        const f32 t2505 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2506 = acc_5;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2506 - mean_5;
                        f32 t2508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(distance_69), "f"(distance_69), "f"(t2505));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2509 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2510 = exists_67 ? t2508 : t2509;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2510;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2511 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2511 & columns_4;
                        const f32 t2513 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2514 = acc_6;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2514 - mean_5;
                        f32 t2516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2516) : "f"(distance_70), "f"(distance_70), "f"(t2513));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2517 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2518 = exists_68 ? t2516 : t2517;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2518;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2519 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2519 & columns_3;
                        const f32 t2521 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2522 = acc_9;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2522 - mean_5;
                        f32 t2524;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2524) : "f"(distance_71), "f"(distance_71), "f"(t2521));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2525 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2526 = exists_69 ? t2524 : t2525;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2526;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2527 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2527 & columns_4;
                        const f32 t2529 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2530 = acc_10;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2530 - mean_5;
                        f32 t2532;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2532) : "f"(distance_72), "f"(distance_72), "f"(t2529));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2533 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2534 = exists_70 ? t2532 : t2533;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2534;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2535 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2535 & columns_3;
                        const f32 t2537 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2538 = acc_13;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2538 - mean_5;
                        f32 t2540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2540) : "f"(distance_73), "f"(distance_73), "f"(t2537));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2541 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2542 = exists_71 ? t2540 : t2541;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2542;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2543 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2543 & columns_4;
                        const f32 t2545 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2546 = acc_14;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2546 - mean_5;
                        f32 t2548;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2548) : "f"(distance_74), "f"(distance_74), "f"(t2545));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2549 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2550 = exists_72 ? t2548 : t2549;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2550;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2551 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2551 & columns_3;
                        const f32 t2553 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2554 = acc_17;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2554 - mean_5;
                        f32 t2556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2556) : "f"(distance_75), "f"(distance_75), "f"(t2553));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2557 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2558 = exists_73 ? t2556 : t2557;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2558;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2559 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2559 & columns_4;
                        const f32 t2561 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2562 = acc_18;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2562 - mean_5;
                        f32 t2564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2564) : "f"(distance_76), "f"(distance_76), "f"(t2561));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2565 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2566 = exists_74 ? t2564 : t2565;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2566;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2567 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2567 & columns_3;
                        const f32 t2569 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2570 = acc_21;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2570 - mean_5;
                        f32 t2572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2572) : "f"(distance_77), "f"(distance_77), "f"(t2569));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2573 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2574 = exists_75 ? t2572 : t2573;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2574;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2575 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2575 & columns_4;
                        const f32 t2577 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2578 = acc_22;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2578 - mean_5;
                        f32 t2580;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2580) : "f"(distance_78), "f"(distance_78), "f"(t2577));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2581 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2582 = exists_76 ? t2580 : t2581;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2582;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2583 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2583 & columns_3;
                        const f32 t2585 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2586 = acc_25;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2586 - mean_5;
                        f32 t2588;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2588) : "f"(distance_79), "f"(distance_79), "f"(t2585));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2589 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2590 = exists_77 ? t2588 : t2589;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2590;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2591 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2591 & columns_4;
                        const f32 t2593 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2594 = acc_26;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2594 - mean_5;
                        f32 t2596;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2596) : "f"(distance_80), "f"(distance_80), "f"(t2593));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2597 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2598 = exists_78 ? t2596 : t2597;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2598;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2599 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2599 & columns_3;
                        const f32 t2601 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2602 = acc_29;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2602 - mean_5;
                        f32 t2604;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2604) : "f"(distance_81), "f"(distance_81), "f"(t2601));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2605 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2606 = exists_79 ? t2604 : t2605;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2606;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2607 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2607 & columns_4;
                        const f32 t2609 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2610 = acc_30;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2610 - mean_5;
                        f32 t2612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2612) : "f"(distance_82), "f"(distance_82), "f"(t2609));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2613 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2614 = exists_80 ? t2612 : t2613;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2614;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2615 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2615 & columns_3;
                        const f32 t2617 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2618 = acc_33;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2618 - mean_5;
                        f32 t2620;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2620) : "f"(distance_83), "f"(distance_83), "f"(t2617));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2621 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2622 = exists_81 ? t2620 : t2621;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2622;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2623 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2623 & columns_4;
                        const f32 t2625 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2626 = acc_34;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2626 - mean_5;
                        f32 t2628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2628) : "f"(distance_84), "f"(distance_84), "f"(t2625));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2629 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2630 = exists_82 ? t2628 : t2629;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2630;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2631 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2631 & columns_3;
                        const f32 t2633 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2634 = acc_37;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2634 - mean_5;
                        f32 t2636;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2636) : "f"(distance_85), "f"(distance_85), "f"(t2633));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2637 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2638 = exists_83 ? t2636 : t2637;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2638;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2639 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2639 & columns_4;
                        const f32 t2641 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2642 = acc_38;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2642 - mean_5;
                        f32 t2644;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2644) : "f"(distance_86), "f"(distance_86), "f"(t2641));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2645 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2646 = exists_84 ? t2644 : t2645;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2646;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2647 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2647 & columns_3;
                        const f32 t2649 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2650 = acc_41;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2650 - mean_5;
                        f32 t2652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2652) : "f"(distance_87), "f"(distance_87), "f"(t2649));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2653 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2654 = exists_85 ? t2652 : t2653;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2654;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2655 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2655 & columns_4;
                        const f32 t2657 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2658 = acc_42;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2658 - mean_5;
                        f32 t2660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2660) : "f"(distance_88), "f"(distance_88), "f"(t2657));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2661 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2662 = exists_86 ? t2660 : t2661;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2662;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2663 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2663 & columns_3;
                        const f32 t2665 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2666 = acc_45;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2666 - mean_5;
                        f32 t2668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2668) : "f"(distance_89), "f"(distance_89), "f"(t2665));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2669 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2670 = exists_87 ? t2668 : t2669;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2670;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2671 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2671 & columns_4;
                        const f32 t2673 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2674 = acc_46;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2674 - mean_5;
                        f32 t2676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2676) : "f"(distance_90), "f"(distance_90), "f"(t2673));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2677 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2678 = exists_88 ? t2676 : t2677;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2678;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2679 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2679 & columns_3;
                        const f32 t2681 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2682 = acc_49;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2682 - mean_5;
                        f32 t2684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2684) : "f"(distance_91), "f"(distance_91), "f"(t2681));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2685 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2686 = exists_89 ? t2684 : t2685;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2686;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2687 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2687 & columns_4;
                        const f32 t2689 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2690 = acc_50;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2690 - mean_5;
                        f32 t2692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2692) : "f"(distance_92), "f"(distance_92), "f"(t2689));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2693 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2694 = exists_90 ? t2692 : t2693;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2694;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2695 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2695 & columns_3;
                        const f32 t2697 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2698 = acc_53;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2698 - mean_5;
                        f32 t2700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2700) : "f"(distance_93), "f"(distance_93), "f"(t2697));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2701 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2702 = exists_91 ? t2700 : t2701;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2702;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2703 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2703 & columns_4;
                        const f32 t2705 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2706 = acc_54;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2706 - mean_5;
                        f32 t2708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2708) : "f"(distance_94), "f"(distance_94), "f"(t2705));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2709 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2710 = exists_92 ? t2708 : t2709;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2710;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2711 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2711 & columns_3;
                        const f32 t2713 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2714 = acc_57;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2714 - mean_5;
                        f32 t2716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2716) : "f"(distance_95), "f"(distance_95), "f"(t2713));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2717 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2718 = exists_93 ? t2716 : t2717;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2718;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2719 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2719 & columns_4;
                        const f32 t2721 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2722 = acc_58;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2722 - mean_5;
                        f32 t2724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2724) : "f"(distance_96), "f"(distance_96), "f"(t2721));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2725 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2726 = exists_94 ? t2724 : t2725;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2726;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2727 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2727 & columns_3;
                        const f32 t2729 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2730 = acc_61;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2730 - mean_5;
                        f32 t2732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2732) : "f"(distance_97), "f"(distance_97), "f"(t2729));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2733 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2734 = exists_95 ? t2732 : t2733;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2734;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2735 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2735 & columns_4;
                        const f32 t2737 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2738 = acc_62;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2738 - mean_5;
                        f32 t2740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2740) : "f"(distance_98), "f"(distance_98), "f"(t2737));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2741 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2742 = exists_96 ? t2740 : t2741;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2742;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2743 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_97 = t2743 & columns_3;
                        const f32 t2745 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2746 = acc_65;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_99 = t2746 - mean_5;
                        f32 t2748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2748) : "f"(distance_99), "f"(distance_99), "f"(t2745));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2749 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2750 = exists_97 ? t2748 : t2749;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2750;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2751 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_98 = t2751 & columns_4;
                        const f32 t2753 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2754 = acc_66;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_100 = t2754 - mean_5;
                        f32 t2756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2756) : "f"(distance_100), "f"(distance_100), "f"(t2753));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2757 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2758 = exists_98 ? t2756 : t2757;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2758;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2759 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_99 = t2759 & columns_3;
                        const f32 t2761 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2762 = acc_69;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_101 = t2762 - mean_5;
                        f32 t2764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2764) : "f"(distance_101), "f"(distance_101), "f"(t2761));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2765 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2766 = exists_99 ? t2764 : t2765;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2766;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2767 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_100 = t2767 & columns_4;
                        const f32 t2769 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2770 = acc_70;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_102 = t2770 - mean_5;
                        f32 t2772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2772) : "f"(distance_102), "f"(distance_102), "f"(t2769));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2773 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2774 = exists_100 ? t2772 : t2773;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2774;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2775 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_101 = t2775 & columns_3;
                        const f32 t2777 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2778 = acc_73;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_103 = t2778 - mean_5;
                        f32 t2780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2780) : "f"(distance_103), "f"(distance_103), "f"(t2777));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2781 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2782 = exists_101 ? t2780 : t2781;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2782;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2783 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_102 = t2783 & columns_4;
                        const f32 t2785 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2786 = acc_74;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_104 = t2786 - mean_5;
                        f32 t2788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2788) : "f"(distance_104), "f"(distance_104), "f"(t2785));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2789 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2790 = exists_102 ? t2788 : t2789;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2790;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2791 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_103 = t2791 & columns_3;
                        const f32 t2793 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2794 = acc_77;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_105 = t2794 - mean_5;
                        f32 t2796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2796) : "f"(distance_105), "f"(distance_105), "f"(t2793));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2797 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2798 = exists_103 ? t2796 : t2797;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2798;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2799 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_104 = t2799 & columns_4;
                        const f32 t2801 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2802 = acc_78;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_106 = t2802 - mean_5;
                        f32 t2804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2804) : "f"(distance_106), "f"(distance_106), "f"(t2801));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2805 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2806 = exists_104 ? t2804 : t2805;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2806;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2807 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_105 = t2807 & columns_3;
                        const f32 t2809 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2810 = acc_81;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_107 = t2810 - mean_5;
                        f32 t2812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2812) : "f"(distance_107), "f"(distance_107), "f"(t2809));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2813 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2814 = exists_105 ? t2812 : t2813;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2814;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2815 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_106 = t2815 & columns_4;
                        const f32 t2817 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2818 = acc_82;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_108 = t2818 - mean_5;
                        f32 t2820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2820) : "f"(distance_108), "f"(distance_108), "f"(t2817));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2821 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2822 = exists_106 ? t2820 : t2821;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2822;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2823 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_107 = t2823 & columns_3;
                        const f32 t2825 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2826 = acc_85;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_109 = t2826 - mean_5;
                        f32 t2828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2828) : "f"(distance_109), "f"(distance_109), "f"(t2825));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2829 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2830 = exists_107 ? t2828 : t2829;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2830;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2831 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_108 = t2831 & columns_4;
                        const f32 t2833 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2834 = acc_86;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_110 = t2834 - mean_5;
                        f32 t2836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2836) : "f"(distance_110), "f"(distance_110), "f"(t2833));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2837 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2838 = exists_108 ? t2836 : t2837;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2838;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2839 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_109 = t2839 & columns_3;
                        const f32 t2841 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2842 = acc_89;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_111 = t2842 - mean_5;
                        f32 t2844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(distance_111), "f"(distance_111), "f"(t2841));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2845 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2846 = exists_109 ? t2844 : t2845;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2846;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2847 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_110 = t2847 & columns_4;
                        const f32 t2849 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2850 = acc_90;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_112 = t2850 - mean_5;
                        f32 t2852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2852) : "f"(distance_112), "f"(distance_112), "f"(t2849));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2853 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2854 = exists_110 ? t2852 : t2853;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2854;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2855 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_111 = t2855 & columns_3;
                        const f32 t2857 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2858 = acc_93;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_113 = t2858 - mean_5;
                        f32 t2860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2860) : "f"(distance_113), "f"(distance_113), "f"(t2857));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2861 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2862 = exists_111 ? t2860 : t2861;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2862;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2863 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_112 = t2863 & columns_4;
                        const f32 t2865 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2866 = acc_94;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_114 = t2866 - mean_5;
                        f32 t2868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(distance_114), "f"(distance_114), "f"(t2865));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2869 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2870 = exists_112 ? t2868 : t2869;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2870;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2871 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_113 = t2871 & columns_3;
                        const f32 t2873 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2874 = acc_97;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_115 = t2874 - mean_5;
                        f32 t2876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2876) : "f"(distance_115), "f"(distance_115), "f"(t2873));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2877 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2878 = exists_113 ? t2876 : t2877;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2878;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2879 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_114 = t2879 & columns_4;
                        const f32 t2881 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2882 = acc_98;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_116 = t2882 - mean_5;
                        f32 t2884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(distance_116), "f"(distance_116), "f"(t2881));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2885 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2886 = exists_114 ? t2884 : t2885;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2886;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2887 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_115 = t2887 & columns_3;
                        const f32 t2889 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2890 = acc_101;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_117 = t2890 - mean_5;
                        f32 t2892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(distance_117), "f"(distance_117), "f"(t2889));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2893 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2894 = exists_115 ? t2892 : t2893;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2894;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2895 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_116 = t2895 & columns_4;
                        const f32 t2897 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2898 = acc_102;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_118 = t2898 - mean_5;
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(distance_118), "f"(distance_118), "f"(t2897));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2901 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2902 = exists_116 ? t2900 : t2901;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2902;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2903 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_117 = t2903 & columns_3;
                        const f32 t2905 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2906 = acc_105;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_119 = t2906 - mean_5;
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(distance_119), "f"(distance_119), "f"(t2905));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2909 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2910 = exists_117 ? t2908 : t2909;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2910;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2911 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_118 = t2911 & columns_4;
                        const f32 t2913 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2914 = acc_106;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_120 = t2914 - mean_5;
                        f32 t2916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(distance_120), "f"(distance_120), "f"(t2913));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2917 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2918 = exists_118 ? t2916 : t2917;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2918;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2919 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_119 = t2919 & columns_3;
                        const f32 t2921 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2922 = acc_109;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_121 = t2922 - mean_5;
                        f32 t2924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2924) : "f"(distance_121), "f"(distance_121), "f"(t2921));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2925 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2926 = exists_119 ? t2924 : t2925;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2926;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2927 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_120 = t2927 & columns_4;
                        const f32 t2929 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2930 = acc_110;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_122 = t2930 - mean_5;
                        f32 t2932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(distance_122), "f"(distance_122), "f"(t2929));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2933 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2934 = exists_120 ? t2932 : t2933;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2934;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2935 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_121 = t2935 & columns_3;
                        const f32 t2937 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2938 = acc_113;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_123 = t2938 - mean_5;
                        f32 t2940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2940) : "f"(distance_123), "f"(distance_123), "f"(t2937));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2941 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2942 = exists_121 ? t2940 : t2941;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2942;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2943 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_122 = t2943 & columns_4;
                        const f32 t2945 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2946 = acc_114;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_124 = t2946 - mean_5;
                        f32 t2948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2948) : "f"(distance_124), "f"(distance_124), "f"(t2945));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2949 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2950 = exists_122 ? t2948 : t2949;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2950;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2951 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_123 = t2951 & columns_3;
                        const f32 t2953 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2954 = acc_117;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_125 = t2954 - mean_5;
                        f32 t2956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(distance_125), "f"(distance_125), "f"(t2953));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2957 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2958 = exists_123 ? t2956 : t2957;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2958;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2959 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_124 = t2959 & columns_4;
                        const f32 t2961 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2962 = acc_118;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_126 = t2962 - mean_5;
                        f32 t2964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2964) : "f"(distance_126), "f"(distance_126), "f"(t2961));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2965 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2966 = exists_124 ? t2964 : t2965;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2966;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2967 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_125 = t2967 & columns_3;
                        const f32 t2969 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2970 = acc_121;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_127 = t2970 - mean_5;
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(distance_127), "f"(distance_127), "f"(t2969));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2973 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2974 = exists_125 ? t2972 : t2973;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2974;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2975 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_126 = t2975 & columns_4;
                        const f32 t2977 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2978 = acc_122;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_128 = t2978 - mean_5;
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(distance_128), "f"(distance_128), "f"(t2977));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2981 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2982 = exists_126 ? t2980 : t2981;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2982;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2983 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_127 = t2983 & columns_3;
                        const f32 t2985 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2986 = acc_125;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_129 = t2986 - mean_5;
                        f32 t2988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2988) : "f"(distance_129), "f"(distance_129), "f"(t2985));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2989 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2990 = exists_127 ? t2988 : t2989;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2990;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t2991 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_128 = t2991 & columns_4;
                        const f32 t2993 = sum_2;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2994 = acc_126;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_130 = t2994 - mean_5;
                        f32 t2996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2996) : "f"(distance_130), "f"(distance_130), "f"(t2993));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2997 = sum_2;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2998 = exists_128 ? t2996 : t2997;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2998;
                    }
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 all_2 = sum_2;
                    f32 t3000;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3000) : "f"(all_2));
#line 58 "fa-kernels/src/conv/statistics.rs"
                    const f32 pair_2 = all_2 + t3000;
                    f32 t3002;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3002) : "f"(pair_2));
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = pair_2 + t3002;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3004 = lane & 3u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3005 = t3004 == 0u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3005) {
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3006 = first_3 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3007 = t3006 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3008 = t3007 + at_19;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t3008 + 544u;
                        const u32 t3010 = at_20 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3011 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3012 = t3011 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3013 = t3012 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3014 = words + t3013;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3015 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3016 = t3015 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3017 = t3016 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3018 = t3014 + t3017;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3019 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3020 = t3019 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3021 = t3020 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3022 = words + t3021;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3023 = (u64)t3010;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3024 = t3023 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3025 = t3024 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3026 = t3022 + t3025;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_5));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3028 = bits_19 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3029 = t3028 ? 2147483648u : bits_19;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3018), "r"(t3029) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3031 = bits_20 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3032 = t3031 ? 2147483648u : bits_20;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3026), "r"(t3032) : "memory");
                    }
#line 41 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1690) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3033 = acc_3;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3034 = 0.0f + t3033;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3035 = acc_11;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3036 = t3034 + t3035;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3037 = acc_19;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3038 = t3036 + t3037;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3039 = acc_27;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3040 = t3038 + t3039;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3041 = acc_35;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3042 = t3040 + t3041;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3043 = acc_43;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3044 = t3042 + t3043;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3045 = acc_51;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3046 = t3044 + t3045;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3047 = acc_59;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3048 = t3046 + t3047;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3049 = acc_67;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3050 = t3048 + t3049;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3051 = acc_75;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3052 = t3050 + t3051;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3053 = acc_83;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3054 = t3052 + t3053;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3055 = acc_91;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3056 = t3054 + t3055;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3057 = acc_99;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3058 = t3056 + t3057;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3059 = acc_107;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3060 = t3058 + t3059;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3061 = acc_115;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3062 = t3060 + t3061;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3063 = acc_123;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t3062 + t3063;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3065 = acc_4;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3066 = 0.0f + t3065;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3067 = acc_12;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3068 = t3066 + t3067;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3069 = acc_20;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3070 = t3068 + t3069;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3071 = acc_28;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3072 = t3070 + t3071;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3073 = acc_36;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3074 = t3072 + t3073;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3075 = acc_44;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3076 = t3074 + t3075;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3077 = acc_52;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3078 = t3076 + t3077;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3079 = acc_60;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3080 = t3078 + t3079;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3081 = acc_68;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3082 = t3080 + t3081;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3083 = acc_76;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3084 = t3082 + t3083;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3085 = acc_84;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3086 = t3084 + t3085;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3087 = acc_92;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3088 = t3086 + t3087;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3089 = acc_100;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3090 = t3088 + t3089;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3091 = acc_108;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3092 = t3090 + t3091;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3093 = acc_116;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3094 = t3092 + t3093;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3095 = acc_124;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t3094 + t3095;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3097 = acc_7;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3098 = 0.0f + t3097;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3099 = acc_15;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3100 = t3098 + t3099;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3101 = acc_23;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3102 = t3100 + t3101;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3103 = acc_31;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3104 = t3102 + t3103;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3105 = acc_39;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3106 = t3104 + t3105;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3107 = acc_47;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3108 = t3106 + t3107;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3109 = acc_55;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3110 = t3108 + t3109;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3111 = acc_63;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3112 = t3110 + t3111;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3113 = acc_71;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3114 = t3112 + t3113;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3115 = acc_79;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3116 = t3114 + t3115;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3117 = acc_87;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3118 = t3116 + t3117;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3119 = acc_95;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3120 = t3118 + t3119;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3121 = acc_103;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3122 = t3120 + t3121;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3123 = acc_111;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3124 = t3122 + t3123;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3125 = acc_119;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3126 = t3124 + t3125;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3127 = acc_127;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t3126 + t3127;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3129 = acc_8;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3130 = 0.0f + t3129;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3131 = acc_16;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3132 = t3130 + t3131;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3133 = acc_24;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3134 = t3132 + t3133;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3135 = acc_32;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3136 = t3134 + t3135;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3137 = acc_40;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3138 = t3136 + t3137;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3139 = acc_48;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3140 = t3138 + t3139;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3141 = acc_56;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3142 = t3140 + t3141;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3143 = acc_64;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3144 = t3142 + t3143;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3145 = acc_72;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3146 = t3144 + t3145;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3147 = acc_80;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3148 = t3146 + t3147;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3149 = acc_88;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3150 = t3148 + t3149;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3151 = acc_96;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3152 = t3150 + t3151;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3153 = acc_104;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3154 = t3152 + t3153;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3155 = acc_112;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3156 = t3154 + t3155;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3157 = acc_120;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3158 = t3156 + t3157;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3159 = acc_128;
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_13 = t3158 + t3159;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3161 = parts_10 + parts_11;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3162 = parts_12 + parts_13;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3163 = t3161 + t3162;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3163;
                    } else {
                        const u32 t3164 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t3164 << 1u;
                        const bool columns_5 = first_6 < t1685;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3167 = first_6 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t3167 < t1685;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3169 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_129 = t3169 & columns_5;
                        const f32 t3171 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3172 = acc_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3173 = t3171 + t3172;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3174 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3175 = exists_129 ? t3173 : t3174;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3175;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3176 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_130 = t3176 & columns_6;
                        const f32 t3178 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3179 = acc_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3180 = t3178 + t3179;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3181 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3182 = exists_130 ? t3180 : t3181;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3182;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3183 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_131 = t3183 & columns_5;
                        const f32 t3185 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3186 = acc_7;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3187 = t3185 + t3186;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3188 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3189 = exists_131 ? t3187 : t3188;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3189;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3190 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_132 = t3190 & columns_6;
                        const f32 t3192 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3193 = acc_8;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3194 = t3192 + t3193;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3195 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3196 = exists_132 ? t3194 : t3195;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3196;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3197 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_133 = t3197 & columns_5;
                        const f32 t3199 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3200 = acc_11;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3201 = t3199 + t3200;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3202 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3203 = exists_133 ? t3201 : t3202;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3203;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3204 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_134 = t3204 & columns_6;
                        const f32 t3206 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3207 = acc_12;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3208 = t3206 + t3207;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3209 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3210 = exists_134 ? t3208 : t3209;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3210;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3211 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_135 = t3211 & columns_5;
                        const f32 t3213 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3214 = acc_15;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3215 = t3213 + t3214;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3216 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3217 = exists_135 ? t3215 : t3216;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3217;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3218 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_136 = t3218 & columns_6;
                        const f32 t3220 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3221 = acc_16;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3222 = t3220 + t3221;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3223 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3224 = exists_136 ? t3222 : t3223;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3224;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3225 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_137 = t3225 & columns_5;
                        const f32 t3227 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3228 = acc_19;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3229 = t3227 + t3228;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3230 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3231 = exists_137 ? t3229 : t3230;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3231;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3232 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_138 = t3232 & columns_6;
                        const f32 t3234 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3235 = acc_20;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3236 = t3234 + t3235;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3237 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3238 = exists_138 ? t3236 : t3237;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3238;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3239 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_139 = t3239 & columns_5;
                        const f32 t3241 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3242 = acc_23;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3243 = t3241 + t3242;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3244 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3245 = exists_139 ? t3243 : t3244;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3245;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3246 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_140 = t3246 & columns_6;
                        const f32 t3248 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3249 = acc_24;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3250 = t3248 + t3249;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3251 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3252 = exists_140 ? t3250 : t3251;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3252;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3253 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_141 = t3253 & columns_5;
                        const f32 t3255 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3256 = acc_27;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3257 = t3255 + t3256;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3258 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3259 = exists_141 ? t3257 : t3258;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3259;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3260 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_142 = t3260 & columns_6;
                        const f32 t3262 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3263 = acc_28;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3264 = t3262 + t3263;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3265 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3266 = exists_142 ? t3264 : t3265;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3266;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3267 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_143 = t3267 & columns_5;
                        const f32 t3269 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3270 = acc_31;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3271 = t3269 + t3270;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3272 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3273 = exists_143 ? t3271 : t3272;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3273;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3274 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_144 = t3274 & columns_6;
                        const f32 t3276 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3277 = acc_32;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3278 = t3276 + t3277;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3279 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3280 = exists_144 ? t3278 : t3279;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3280;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3281 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_145 = t3281 & columns_5;
                        const f32 t3283 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3284 = acc_35;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3285 = t3283 + t3284;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3286 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3287 = exists_145 ? t3285 : t3286;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3287;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3288 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_146 = t3288 & columns_6;
                        const f32 t3290 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3291 = acc_36;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3292 = t3290 + t3291;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3293 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3294 = exists_146 ? t3292 : t3293;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3294;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3295 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_147 = t3295 & columns_5;
                        const f32 t3297 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3298 = acc_39;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3299 = t3297 + t3298;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3300 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3301 = exists_147 ? t3299 : t3300;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3301;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3302 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_148 = t3302 & columns_6;
                        const f32 t3304 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3305 = acc_40;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3306 = t3304 + t3305;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3307 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3308 = exists_148 ? t3306 : t3307;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3308;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3309 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_149 = t3309 & columns_5;
                        const f32 t3311 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3312 = acc_43;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3313 = t3311 + t3312;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3314 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3315 = exists_149 ? t3313 : t3314;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3315;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3316 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_150 = t3316 & columns_6;
                        const f32 t3318 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3319 = acc_44;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3320 = t3318 + t3319;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3321 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3322 = exists_150 ? t3320 : t3321;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3322;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3323 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_151 = t3323 & columns_5;
                        const f32 t3325 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3326 = acc_47;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3327 = t3325 + t3326;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3328 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3329 = exists_151 ? t3327 : t3328;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3329;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3330 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_152 = t3330 & columns_6;
                        const f32 t3332 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3333 = acc_48;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3334 = t3332 + t3333;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3335 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3336 = exists_152 ? t3334 : t3335;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3336;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3337 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_153 = t3337 & columns_5;
                        const f32 t3339 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3340 = acc_51;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3341 = t3339 + t3340;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3342 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3343 = exists_153 ? t3341 : t3342;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3343;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3344 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_154 = t3344 & columns_6;
                        const f32 t3346 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3347 = acc_52;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3348 = t3346 + t3347;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3349 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3350 = exists_154 ? t3348 : t3349;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3350;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3351 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_155 = t3351 & columns_5;
                        const f32 t3353 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3354 = acc_55;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3355 = t3353 + t3354;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3356 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3357 = exists_155 ? t3355 : t3356;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3357;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3358 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_156 = t3358 & columns_6;
                        const f32 t3360 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3361 = acc_56;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3362 = t3360 + t3361;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3363 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3364 = exists_156 ? t3362 : t3363;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3364;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3365 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_157 = t3365 & columns_5;
                        const f32 t3367 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3368 = acc_59;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3369 = t3367 + t3368;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3370 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3371 = exists_157 ? t3369 : t3370;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3371;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3372 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_158 = t3372 & columns_6;
                        const f32 t3374 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3375 = acc_60;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3376 = t3374 + t3375;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3377 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3378 = exists_158 ? t3376 : t3377;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3378;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3379 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_159 = t3379 & columns_5;
                        const f32 t3381 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3382 = acc_63;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3383 = t3381 + t3382;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3384 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3385 = exists_159 ? t3383 : t3384;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3385;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3386 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_160 = t3386 & columns_6;
                        const f32 t3388 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3389 = acc_64;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3390 = t3388 + t3389;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3391 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3392 = exists_160 ? t3390 : t3391;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3392;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3393 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_161 = t3393 & columns_5;
                        const f32 t3395 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3396 = acc_67;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3397 = t3395 + t3396;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3398 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3399 = exists_161 ? t3397 : t3398;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3399;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3400 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_162 = t3400 & columns_6;
                        const f32 t3402 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3403 = acc_68;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3404 = t3402 + t3403;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3405 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3406 = exists_162 ? t3404 : t3405;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3406;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3407 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_163 = t3407 & columns_5;
                        const f32 t3409 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3410 = acc_71;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3411 = t3409 + t3410;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3412 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3413 = exists_163 ? t3411 : t3412;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3413;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3414 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_164 = t3414 & columns_6;
                        const f32 t3416 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3417 = acc_72;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3418 = t3416 + t3417;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3419 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3420 = exists_164 ? t3418 : t3419;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3420;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3421 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_165 = t3421 & columns_5;
                        const f32 t3423 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3424 = acc_75;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3425 = t3423 + t3424;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3426 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3427 = exists_165 ? t3425 : t3426;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3427;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3428 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_166 = t3428 & columns_6;
                        const f32 t3430 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3431 = acc_76;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3432 = t3430 + t3431;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3433 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3434 = exists_166 ? t3432 : t3433;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3434;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3435 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_167 = t3435 & columns_5;
                        const f32 t3437 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3438 = acc_79;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3439 = t3437 + t3438;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3440 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3441 = exists_167 ? t3439 : t3440;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3441;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3442 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_168 = t3442 & columns_6;
                        const f32 t3444 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3445 = acc_80;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3446 = t3444 + t3445;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3447 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3448 = exists_168 ? t3446 : t3447;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3448;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3449 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_169 = t3449 & columns_5;
                        const f32 t3451 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3452 = acc_83;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3453 = t3451 + t3452;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3454 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3455 = exists_169 ? t3453 : t3454;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3455;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3456 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_170 = t3456 & columns_6;
                        const f32 t3458 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3459 = acc_84;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3460 = t3458 + t3459;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3461 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3462 = exists_170 ? t3460 : t3461;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3462;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3463 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_171 = t3463 & columns_5;
                        const f32 t3465 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3466 = acc_87;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3467 = t3465 + t3466;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3468 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3469 = exists_171 ? t3467 : t3468;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3469;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3470 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_172 = t3470 & columns_6;
                        const f32 t3472 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3473 = acc_88;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3474 = t3472 + t3473;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3475 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3476 = exists_172 ? t3474 : t3475;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3476;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3477 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_173 = t3477 & columns_5;
                        const f32 t3479 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3480 = acc_91;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3481 = t3479 + t3480;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3482 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3483 = exists_173 ? t3481 : t3482;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3483;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3484 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_174 = t3484 & columns_6;
                        const f32 t3486 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3487 = acc_92;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3488 = t3486 + t3487;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3489 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3490 = exists_174 ? t3488 : t3489;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3490;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3491 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_175 = t3491 & columns_5;
                        const f32 t3493 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3494 = acc_95;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3495 = t3493 + t3494;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3496 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3497 = exists_175 ? t3495 : t3496;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3497;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3498 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_176 = t3498 & columns_6;
                        const f32 t3500 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3501 = acc_96;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3502 = t3500 + t3501;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3503 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3504 = exists_176 ? t3502 : t3503;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3504;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3505 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_177 = t3505 & columns_5;
                        const f32 t3507 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3508 = acc_99;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3509 = t3507 + t3508;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3510 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3511 = exists_177 ? t3509 : t3510;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3511;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3512 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_178 = t3512 & columns_6;
                        const f32 t3514 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3515 = acc_100;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3516 = t3514 + t3515;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3517 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3518 = exists_178 ? t3516 : t3517;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3518;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3519 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_179 = t3519 & columns_5;
                        const f32 t3521 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3522 = acc_103;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3523 = t3521 + t3522;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3524 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3525 = exists_179 ? t3523 : t3524;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3525;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3526 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_180 = t3526 & columns_6;
                        const f32 t3528 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3529 = acc_104;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3530 = t3528 + t3529;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3531 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3532 = exists_180 ? t3530 : t3531;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3532;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3533 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_181 = t3533 & columns_5;
                        const f32 t3535 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3536 = acc_107;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3537 = t3535 + t3536;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3538 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3539 = exists_181 ? t3537 : t3538;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3539;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3540 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_182 = t3540 & columns_6;
                        const f32 t3542 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3543 = acc_108;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3544 = t3542 + t3543;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3545 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3546 = exists_182 ? t3544 : t3545;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3546;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3547 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_183 = t3547 & columns_5;
                        const f32 t3549 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3550 = acc_111;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3551 = t3549 + t3550;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3552 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3553 = exists_183 ? t3551 : t3552;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3553;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3554 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_184 = t3554 & columns_6;
                        const f32 t3556 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3557 = acc_112;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3558 = t3556 + t3557;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3559 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3560 = exists_184 ? t3558 : t3559;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3560;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3561 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_185 = t3561 & columns_5;
                        const f32 t3563 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3564 = acc_115;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3565 = t3563 + t3564;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3566 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3567 = exists_185 ? t3565 : t3566;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3567;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3568 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_186 = t3568 & columns_6;
                        const f32 t3570 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3571 = acc_116;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3572 = t3570 + t3571;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3573 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3574 = exists_186 ? t3572 : t3573;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3574;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3575 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_187 = t3575 & columns_5;
                        const f32 t3577 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3578 = acc_119;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3579 = t3577 + t3578;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3580 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3581 = exists_187 ? t3579 : t3580;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3581;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3582 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_188 = t3582 & columns_6;
                        const f32 t3584 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3585 = acc_120;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3586 = t3584 + t3585;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3587 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3588 = exists_188 ? t3586 : t3587;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3588;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3589 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_189 = t3589 & columns_5;
                        const f32 t3591 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3592 = acc_123;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3593 = t3591 + t3592;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3594 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3595 = exists_189 ? t3593 : t3594;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3595;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3596 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_190 = t3596 & columns_6;
                        const f32 t3598 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3599 = acc_124;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3600 = t3598 + t3599;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3601 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3602 = exists_190 ? t3600 : t3601;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3602;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3603 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_191 = t3603 & columns_5;
                        const f32 t3605 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3606 = acc_127;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3607 = t3605 + t3606;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3608 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3609 = exists_191 ? t3607 : t3608;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3609;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3610 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_192 = t3610 & columns_6;
                        const f32 t3612 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3613 = acc_128;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3614 = t3612 + t3613;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3615 = sum_3;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3616 = exists_192 ? t3614 : t3615;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3616;
                    }
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 all_3 = sum_3;
                    f32 t3618;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3618) : "f"(all_3));
#line 58 "fa-kernels/src/conv/statistics.rs"
                    const f32 pair_3 = all_3 + t3618;
                    f32 t3620;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3620) : "f"(pair_3));
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3621 = pair_3 + t3620;
#line 25 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_6 = t3621 * share_3;
#line 41 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1690) {
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3623 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_131 = t3623 - mean_6;
                        f32 t3625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3625) : "f"(distance_131), "f"(distance_131), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3626 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_132 = t3626 - mean_6;
                        f32 t3628;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3628) : "f"(distance_132), "f"(distance_132), "f"(t3625));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3629 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_133 = t3629 - mean_6;
                        f32 t3631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3631) : "f"(distance_133), "f"(distance_133), "f"(t3628));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3632 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_134 = t3632 - mean_6;
                        f32 t3634;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3634) : "f"(distance_134), "f"(distance_134), "f"(t3631));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3635 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_135 = t3635 - mean_6;
                        f32 t3637;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3637) : "f"(distance_135), "f"(distance_135), "f"(t3634));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3638 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_136 = t3638 - mean_6;
                        f32 t3640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3640) : "f"(distance_136), "f"(distance_136), "f"(t3637));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3641 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_137 = t3641 - mean_6;
                        f32 t3643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3643) : "f"(distance_137), "f"(distance_137), "f"(t3640));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3644 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_138 = t3644 - mean_6;
                        f32 t3646;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3646) : "f"(distance_138), "f"(distance_138), "f"(t3643));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3647 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_139 = t3647 - mean_6;
                        f32 t3649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3649) : "f"(distance_139), "f"(distance_139), "f"(t3646));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3650 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_140 = t3650 - mean_6;
                        f32 t3652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(distance_140), "f"(distance_140), "f"(t3649));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3653 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_141 = t3653 - mean_6;
                        f32 t3655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3655) : "f"(distance_141), "f"(distance_141), "f"(t3652));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3656 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_142 = t3656 - mean_6;
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(distance_142), "f"(distance_142), "f"(t3655));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3659 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_143 = t3659 - mean_6;
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(distance_143), "f"(distance_143), "f"(t3658));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3662 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_144 = t3662 - mean_6;
                        f32 t3664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(distance_144), "f"(distance_144), "f"(t3661));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3665 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_145 = t3665 - mean_6;
                        f32 t3667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(distance_145), "f"(distance_145), "f"(t3664));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3668 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_146 = t3668 - mean_6;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_146), "f"(distance_146), "f"(t3667));
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3671 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_147 = t3671 - mean_6;
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(distance_147), "f"(distance_147), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3674 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_148 = t3674 - mean_6;
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(distance_148), "f"(distance_148), "f"(t3673));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3677 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_149 = t3677 - mean_6;
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(distance_149), "f"(distance_149), "f"(t3676));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3680 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_150 = t3680 - mean_6;
                        f32 t3682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(distance_150), "f"(distance_150), "f"(t3679));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3683 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_151 = t3683 - mean_6;
                        f32 t3685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(distance_151), "f"(distance_151), "f"(t3682));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3686 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_152 = t3686 - mean_6;
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(distance_152), "f"(distance_152), "f"(t3685));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3689 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_153 = t3689 - mean_6;
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(distance_153), "f"(distance_153), "f"(t3688));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3692 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_154 = t3692 - mean_6;
                        f32 t3694;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3694) : "f"(distance_154), "f"(distance_154), "f"(t3691));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3695 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_155 = t3695 - mean_6;
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(distance_155), "f"(distance_155), "f"(t3694));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3698 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_156 = t3698 - mean_6;
                        f32 t3700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(distance_156), "f"(distance_156), "f"(t3697));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3701 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_157 = t3701 - mean_6;
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(distance_157), "f"(distance_157), "f"(t3700));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3704 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_158 = t3704 - mean_6;
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(distance_158), "f"(distance_158), "f"(t3703));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3707 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_159 = t3707 - mean_6;
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(distance_159), "f"(distance_159), "f"(t3706));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3710 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_160 = t3710 - mean_6;
                        f32 t3712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(distance_160), "f"(distance_160), "f"(t3709));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3713 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_161 = t3713 - mean_6;
                        f32 t3715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3715) : "f"(distance_161), "f"(distance_161), "f"(t3712));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3716 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_162 = t3716 - mean_6;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_162), "f"(distance_162), "f"(t3715));
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3719 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_163 = t3719 - mean_6;
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(distance_163), "f"(distance_163), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3722 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_164 = t3722 - mean_6;
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(distance_164), "f"(distance_164), "f"(t3721));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3725 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_165 = t3725 - mean_6;
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(distance_165), "f"(distance_165), "f"(t3724));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3728 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_166 = t3728 - mean_6;
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(distance_166), "f"(distance_166), "f"(t3727));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3731 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_167 = t3731 - mean_6;
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(distance_167), "f"(distance_167), "f"(t3730));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3734 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_168 = t3734 - mean_6;
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(distance_168), "f"(distance_168), "f"(t3733));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3737 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_169 = t3737 - mean_6;
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(distance_169), "f"(distance_169), "f"(t3736));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3740 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_170 = t3740 - mean_6;
                        f32 t3742;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3742) : "f"(distance_170), "f"(distance_170), "f"(t3739));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3743 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_171 = t3743 - mean_6;
                        f32 t3745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(distance_171), "f"(distance_171), "f"(t3742));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3746 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_172 = t3746 - mean_6;
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(distance_172), "f"(distance_172), "f"(t3745));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3749 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_173 = t3749 - mean_6;
                        f32 t3751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3751) : "f"(distance_173), "f"(distance_173), "f"(t3748));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3752 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_174 = t3752 - mean_6;
                        f32 t3754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(distance_174), "f"(distance_174), "f"(t3751));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3755 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_175 = t3755 - mean_6;
                        f32 t3757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(distance_175), "f"(distance_175), "f"(t3754));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3758 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_176 = t3758 - mean_6;
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(distance_176), "f"(distance_176), "f"(t3757));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3761 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_177 = t3761 - mean_6;
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(distance_177), "f"(distance_177), "f"(t3760));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3764 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_178 = t3764 - mean_6;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_178), "f"(distance_178), "f"(t3763));
#line 46 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3767 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_179 = t3767 - mean_6;
                        f32 t3769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(distance_179), "f"(distance_179), "f"(0.0f));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3770 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_180 = t3770 - mean_6;
                        f32 t3772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(distance_180), "f"(distance_180), "f"(t3769));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3773 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_181 = t3773 - mean_6;
                        f32 t3775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3775) : "f"(distance_181), "f"(distance_181), "f"(t3772));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3776 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_182 = t3776 - mean_6;
                        f32 t3778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(distance_182), "f"(distance_182), "f"(t3775));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3779 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_183 = t3779 - mean_6;
                        f32 t3781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3781) : "f"(distance_183), "f"(distance_183), "f"(t3778));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3782 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_184 = t3782 - mean_6;
                        f32 t3784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3784) : "f"(distance_184), "f"(distance_184), "f"(t3781));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3785 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_185 = t3785 - mean_6;
                        f32 t3787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3787) : "f"(distance_185), "f"(distance_185), "f"(t3784));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3788 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_186 = t3788 - mean_6;
                        f32 t3790;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3790) : "f"(distance_186), "f"(distance_186), "f"(t3787));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3791 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_187 = t3791 - mean_6;
                        f32 t3793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(distance_187), "f"(distance_187), "f"(t3790));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3794 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_188 = t3794 - mean_6;
                        f32 t3796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3796) : "f"(distance_188), "f"(distance_188), "f"(t3793));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3797 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_189 = t3797 - mean_6;
                        f32 t3799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3799) : "f"(distance_189), "f"(distance_189), "f"(t3796));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3800 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_190 = t3800 - mean_6;
                        f32 t3802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3802) : "f"(distance_190), "f"(distance_190), "f"(t3799));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3803 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_191 = t3803 - mean_6;
                        f32 t3805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3805) : "f"(distance_191), "f"(distance_191), "f"(t3802));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3806 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_192 = t3806 - mean_6;
                        f32 t3808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3808) : "f"(distance_192), "f"(distance_192), "f"(t3805));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3809 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_193 = t3809 - mean_6;
                        f32 t3811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3811) : "f"(distance_193), "f"(distance_193), "f"(t3808));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3812 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_194 = t3812 - mean_6;
                        f32 parts_17;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_17) : "f"(distance_194), "f"(distance_194), "f"(t3811));
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3815 = parts_14 + parts_15;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3816 = parts_16 + parts_17;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3817 = t3815 + t3816;
#line 48 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3817;
                    } else {
                        const u32 t3818 = lane & 3u;
#line 50 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t3818 << 1u;
                        const bool columns_7 = first_7 < t1685;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3821 = first_7 + 1u;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t3821 < t1685;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3823 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_193 = t3823 & columns_7;
                        const f32 t3825 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3826 = acc_3;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_195 = t3826 - mean_6;
                        f32 t3828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3828) : "f"(distance_195), "f"(distance_195), "f"(t3825));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3829 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3830 = exists_193 ? t3828 : t3829;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3830;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3831 = 0u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_194 = t3831 & columns_8;
                        const f32 t3833 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3834 = acc_4;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_196 = t3834 - mean_6;
                        f32 t3836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(distance_196), "f"(distance_196), "f"(t3833));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3837 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3838 = exists_194 ? t3836 : t3837;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3838;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3839 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_195 = t3839 & columns_7;
                        const f32 t3841 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3842 = acc_7;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_197 = t3842 - mean_6;
                        f32 t3844;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3844) : "f"(distance_197), "f"(distance_197), "f"(t3841));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3845 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3846 = exists_195 ? t3844 : t3845;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3846;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3847 = 1u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_196 = t3847 & columns_8;
                        const f32 t3849 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3850 = acc_8;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_198 = t3850 - mean_6;
                        f32 t3852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3852) : "f"(distance_198), "f"(distance_198), "f"(t3849));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3853 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3854 = exists_196 ? t3852 : t3853;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3854;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3855 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_197 = t3855 & columns_7;
                        const f32 t3857 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3858 = acc_11;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_199 = t3858 - mean_6;
                        f32 t3860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3860) : "f"(distance_199), "f"(distance_199), "f"(t3857));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3861 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3862 = exists_197 ? t3860 : t3861;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3862;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3863 = 2u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_198 = t3863 & columns_8;
                        const f32 t3865 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3866 = acc_12;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_200 = t3866 - mean_6;
                        f32 t3868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(distance_200), "f"(distance_200), "f"(t3865));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3869 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3870 = exists_198 ? t3868 : t3869;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3870;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3871 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_199 = t3871 & columns_7;
                        const f32 t3873 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3874 = acc_15;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_201 = t3874 - mean_6;
                        f32 t3876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3876) : "f"(distance_201), "f"(distance_201), "f"(t3873));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3877 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3878 = exists_199 ? t3876 : t3877;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3878;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3879 = 3u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_200 = t3879 & columns_8;
                        const f32 t3881 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3882 = acc_16;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_202 = t3882 - mean_6;
                        f32 t3884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(distance_202), "f"(distance_202), "f"(t3881));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3885 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3886 = exists_200 ? t3884 : t3885;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3886;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3887 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_201 = t3887 & columns_7;
                        const f32 t3889 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3890 = acc_19;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_203 = t3890 - mean_6;
                        f32 t3892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3892) : "f"(distance_203), "f"(distance_203), "f"(t3889));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3893 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3894 = exists_201 ? t3892 : t3893;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3894;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3895 = 4u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_202 = t3895 & columns_8;
                        const f32 t3897 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3898 = acc_20;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_204 = t3898 - mean_6;
                        f32 t3900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(distance_204), "f"(distance_204), "f"(t3897));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3901 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3902 = exists_202 ? t3900 : t3901;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3902;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3903 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_203 = t3903 & columns_7;
                        const f32 t3905 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3906 = acc_23;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_205 = t3906 - mean_6;
                        f32 t3908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(distance_205), "f"(distance_205), "f"(t3905));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3909 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3910 = exists_203 ? t3908 : t3909;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3910;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3911 = 5u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_204 = t3911 & columns_8;
                        const f32 t3913 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3914 = acc_24;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_206 = t3914 - mean_6;
                        f32 t3916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(distance_206), "f"(distance_206), "f"(t3913));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3917 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3918 = exists_204 ? t3916 : t3917;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3918;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3919 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_205 = t3919 & columns_7;
                        const f32 t3921 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3922 = acc_27;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_207 = t3922 - mean_6;
                        f32 t3924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3924) : "f"(distance_207), "f"(distance_207), "f"(t3921));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3925 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3926 = exists_205 ? t3924 : t3925;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3926;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3927 = 6u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_206 = t3927 & columns_8;
                        const f32 t3929 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3930 = acc_28;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_208 = t3930 - mean_6;
                        f32 t3932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(distance_208), "f"(distance_208), "f"(t3929));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3933 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3934 = exists_206 ? t3932 : t3933;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3934;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3935 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_207 = t3935 & columns_7;
                        const f32 t3937 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3938 = acc_31;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_209 = t3938 - mean_6;
                        f32 t3940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(distance_209), "f"(distance_209), "f"(t3937));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3941 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3942 = exists_207 ? t3940 : t3941;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3942;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3943 = 7u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_208 = t3943 & columns_8;
                        const f32 t3945 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3946 = acc_32;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_210 = t3946 - mean_6;
                        f32 t3948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(distance_210), "f"(distance_210), "f"(t3945));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3949 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3950 = exists_208 ? t3948 : t3949;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3950;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3951 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_209 = t3951 & columns_7;
                        const f32 t3953 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3954 = acc_35;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_211 = t3954 - mean_6;
                        f32 t3956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(distance_211), "f"(distance_211), "f"(t3953));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3957 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3958 = exists_209 ? t3956 : t3957;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3958;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3959 = 8u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_210 = t3959 & columns_8;
                        const f32 t3961 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3962 = acc_36;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_212 = t3962 - mean_6;
                        f32 t3964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3964) : "f"(distance_212), "f"(distance_212), "f"(t3961));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3965 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3966 = exists_210 ? t3964 : t3965;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3966;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3967 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_211 = t3967 & columns_7;
                        const f32 t3969 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3970 = acc_39;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_213 = t3970 - mean_6;
                        f32 t3972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(distance_213), "f"(distance_213), "f"(t3969));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3973 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3974 = exists_211 ? t3972 : t3973;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3974;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3975 = 9u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_212 = t3975 & columns_8;
                        const f32 t3977 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3978 = acc_40;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_214 = t3978 - mean_6;
                        f32 t3980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3980) : "f"(distance_214), "f"(distance_214), "f"(t3977));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3981 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3982 = exists_212 ? t3980 : t3981;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3982;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3983 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_213 = t3983 & columns_7;
                        const f32 t3985 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3986 = acc_43;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_215 = t3986 - mean_6;
                        f32 t3988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3988) : "f"(distance_215), "f"(distance_215), "f"(t3985));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3989 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3990 = exists_213 ? t3988 : t3989;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3990;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3991 = 10u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_214 = t3991 & columns_8;
                        const f32 t3993 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3994 = acc_44;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_216 = t3994 - mean_6;
                        f32 t3996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(distance_216), "f"(distance_216), "f"(t3993));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3997 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3998 = exists_214 ? t3996 : t3997;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3998;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t3999 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_215 = t3999 & columns_7;
                        const f32 t4001 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4002 = acc_47;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_217 = t4002 - mean_6;
                        f32 t4004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(distance_217), "f"(distance_217), "f"(t4001));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4005 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4006 = exists_215 ? t4004 : t4005;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4006;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4007 = 11u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_216 = t4007 & columns_8;
                        const f32 t4009 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4010 = acc_48;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_218 = t4010 - mean_6;
                        f32 t4012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(distance_218), "f"(distance_218), "f"(t4009));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4013 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4014 = exists_216 ? t4012 : t4013;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4014;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4015 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_217 = t4015 & columns_7;
                        const f32 t4017 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4018 = acc_51;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_219 = t4018 - mean_6;
                        f32 t4020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4020) : "f"(distance_219), "f"(distance_219), "f"(t4017));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4021 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4022 = exists_217 ? t4020 : t4021;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4022;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4023 = 12u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_218 = t4023 & columns_8;
                        const f32 t4025 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4026 = acc_52;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_220 = t4026 - mean_6;
                        f32 t4028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(distance_220), "f"(distance_220), "f"(t4025));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4029 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4030 = exists_218 ? t4028 : t4029;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4030;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4031 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_219 = t4031 & columns_7;
                        const f32 t4033 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4034 = acc_55;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_221 = t4034 - mean_6;
                        f32 t4036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(distance_221), "f"(distance_221), "f"(t4033));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4037 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4038 = exists_219 ? t4036 : t4037;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4038;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4039 = 13u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_220 = t4039 & columns_8;
                        const f32 t4041 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4042 = acc_56;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_222 = t4042 - mean_6;
                        f32 t4044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(distance_222), "f"(distance_222), "f"(t4041));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4045 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4046 = exists_220 ? t4044 : t4045;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4046;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4047 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_221 = t4047 & columns_7;
                        const f32 t4049 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4050 = acc_59;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_223 = t4050 - mean_6;
                        f32 t4052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4052) : "f"(distance_223), "f"(distance_223), "f"(t4049));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4053 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4054 = exists_221 ? t4052 : t4053;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4054;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4055 = 14u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_222 = t4055 & columns_8;
                        const f32 t4057 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4058 = acc_60;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_224 = t4058 - mean_6;
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(distance_224), "f"(distance_224), "f"(t4057));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4061 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4062 = exists_222 ? t4060 : t4061;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4062;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4063 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_223 = t4063 & columns_7;
                        const f32 t4065 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4066 = acc_63;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_225 = t4066 - mean_6;
                        f32 t4068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(distance_225), "f"(distance_225), "f"(t4065));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4069 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4070 = exists_223 ? t4068 : t4069;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4070;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4071 = 15u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_224 = t4071 & columns_8;
                        const f32 t4073 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4074 = acc_64;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_226 = t4074 - mean_6;
                        f32 t4076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(distance_226), "f"(distance_226), "f"(t4073));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4077 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4078 = exists_224 ? t4076 : t4077;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4078;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4079 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_225 = t4079 & columns_7;
                        const f32 t4081 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4082 = acc_67;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_227 = t4082 - mean_6;
                        f32 t4084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(distance_227), "f"(distance_227), "f"(t4081));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4085 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4086 = exists_225 ? t4084 : t4085;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4086;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4087 = 16u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_226 = t4087 & columns_8;
                        const f32 t4089 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4090 = acc_68;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_228 = t4090 - mean_6;
                        f32 t4092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(distance_228), "f"(distance_228), "f"(t4089));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4093 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4094 = exists_226 ? t4092 : t4093;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4094;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4095 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_227 = t4095 & columns_7;
                        const f32 t4097 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4098 = acc_71;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_229 = t4098 - mean_6;
                        f32 t4100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(distance_229), "f"(distance_229), "f"(t4097));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4101 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4102 = exists_227 ? t4100 : t4101;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4102;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4103 = 17u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_228 = t4103 & columns_8;
                        const f32 t4105 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4106 = acc_72;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_230 = t4106 - mean_6;
                        f32 t4108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(distance_230), "f"(distance_230), "f"(t4105));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4109 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4110 = exists_228 ? t4108 : t4109;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4110;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4111 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_229 = t4111 & columns_7;
                        const f32 t4113 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4114 = acc_75;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_231 = t4114 - mean_6;
                        f32 t4116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(distance_231), "f"(distance_231), "f"(t4113));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4117 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4118 = exists_229 ? t4116 : t4117;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4118;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4119 = 18u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_230 = t4119 & columns_8;
                        const f32 t4121 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4122 = acc_76;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_232 = t4122 - mean_6;
                        f32 t4124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4124) : "f"(distance_232), "f"(distance_232), "f"(t4121));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4125 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4126 = exists_230 ? t4124 : t4125;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4126;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4127 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_231 = t4127 & columns_7;
                        const f32 t4129 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4130 = acc_79;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_233 = t4130 - mean_6;
                        f32 t4132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4132) : "f"(distance_233), "f"(distance_233), "f"(t4129));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4133 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4134 = exists_231 ? t4132 : t4133;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4134;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4135 = 19u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_232 = t4135 & columns_8;
                        const f32 t4137 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4138 = acc_80;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_234 = t4138 - mean_6;
                        f32 t4140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4140) : "f"(distance_234), "f"(distance_234), "f"(t4137));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4141 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4142 = exists_232 ? t4140 : t4141;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4142;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4143 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_233 = t4143 & columns_7;
                        const f32 t4145 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4146 = acc_83;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_235 = t4146 - mean_6;
                        f32 t4148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4148) : "f"(distance_235), "f"(distance_235), "f"(t4145));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4149 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4150 = exists_233 ? t4148 : t4149;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4150;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4151 = 20u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_234 = t4151 & columns_8;
                        const f32 t4153 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4154 = acc_84;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_236 = t4154 - mean_6;
                        f32 t4156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4156) : "f"(distance_236), "f"(distance_236), "f"(t4153));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4157 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4158 = exists_234 ? t4156 : t4157;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4158;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4159 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_235 = t4159 & columns_7;
                        const f32 t4161 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4162 = acc_87;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_237 = t4162 - mean_6;
                        f32 t4164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(distance_237), "f"(distance_237), "f"(t4161));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4165 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4166 = exists_235 ? t4164 : t4165;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4166;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4167 = 21u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_236 = t4167 & columns_8;
                        const f32 t4169 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4170 = acc_88;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_238 = t4170 - mean_6;
                        f32 t4172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4172) : "f"(distance_238), "f"(distance_238), "f"(t4169));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4173 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4174 = exists_236 ? t4172 : t4173;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4174;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4175 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_237 = t4175 & columns_7;
                        const f32 t4177 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4178 = acc_91;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_239 = t4178 - mean_6;
                        f32 t4180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4180) : "f"(distance_239), "f"(distance_239), "f"(t4177));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4181 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4182 = exists_237 ? t4180 : t4181;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4182;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4183 = 22u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_238 = t4183 & columns_8;
                        const f32 t4185 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4186 = acc_92;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_240 = t4186 - mean_6;
                        f32 t4188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4188) : "f"(distance_240), "f"(distance_240), "f"(t4185));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4189 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4190 = exists_238 ? t4188 : t4189;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4190;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4191 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_239 = t4191 & columns_7;
                        const f32 t4193 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4194 = acc_95;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_241 = t4194 - mean_6;
                        f32 t4196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4196) : "f"(distance_241), "f"(distance_241), "f"(t4193));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4197 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4198 = exists_239 ? t4196 : t4197;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4198;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4199 = 23u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_240 = t4199 & columns_8;
                        const f32 t4201 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4202 = acc_96;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_242 = t4202 - mean_6;
                        f32 t4204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4204) : "f"(distance_242), "f"(distance_242), "f"(t4201));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4205 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4206 = exists_240 ? t4204 : t4205;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4206;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4207 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_241 = t4207 & columns_7;
                        const f32 t4209 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4210 = acc_99;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_243 = t4210 - mean_6;
                        f32 t4212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(distance_243), "f"(distance_243), "f"(t4209));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4213 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4214 = exists_241 ? t4212 : t4213;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4214;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4215 = 24u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_242 = t4215 & columns_8;
                        const f32 t4217 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4218 = acc_100;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_244 = t4218 - mean_6;
                        f32 t4220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4220) : "f"(distance_244), "f"(distance_244), "f"(t4217));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4221 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4222 = exists_242 ? t4220 : t4221;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4222;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4223 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_243 = t4223 & columns_7;
                        const f32 t4225 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4226 = acc_103;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_245 = t4226 - mean_6;
                        f32 t4228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(distance_245), "f"(distance_245), "f"(t4225));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4229 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4230 = exists_243 ? t4228 : t4229;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4230;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4231 = 25u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_244 = t4231 & columns_8;
                        const f32 t4233 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4234 = acc_104;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_246 = t4234 - mean_6;
                        f32 t4236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4236) : "f"(distance_246), "f"(distance_246), "f"(t4233));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4237 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4238 = exists_244 ? t4236 : t4237;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4238;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4239 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_245 = t4239 & columns_7;
                        const f32 t4241 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4242 = acc_107;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_247 = t4242 - mean_6;
                        f32 t4244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4244) : "f"(distance_247), "f"(distance_247), "f"(t4241));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4245 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4246 = exists_245 ? t4244 : t4245;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4246;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4247 = 26u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_246 = t4247 & columns_8;
                        const f32 t4249 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4250 = acc_108;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_248 = t4250 - mean_6;
                        f32 t4252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(distance_248), "f"(distance_248), "f"(t4249));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4253 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4254 = exists_246 ? t4252 : t4253;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4254;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4255 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_247 = t4255 & columns_7;
                        const f32 t4257 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4258 = acc_111;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_249 = t4258 - mean_6;
                        f32 t4260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(distance_249), "f"(distance_249), "f"(t4257));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4261 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4262 = exists_247 ? t4260 : t4261;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4262;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4263 = 27u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_248 = t4263 & columns_8;
                        const f32 t4265 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4266 = acc_112;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_250 = t4266 - mean_6;
                        f32 t4268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4268) : "f"(distance_250), "f"(distance_250), "f"(t4265));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4269 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4270 = exists_248 ? t4268 : t4269;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4270;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4271 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_249 = t4271 & columns_7;
                        const f32 t4273 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4274 = acc_115;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_251 = t4274 - mean_6;
                        f32 t4276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(distance_251), "f"(distance_251), "f"(t4273));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4277 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4278 = exists_249 ? t4276 : t4277;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4278;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4279 = 28u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_250 = t4279 & columns_8;
                        const f32 t4281 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4282 = acc_116;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_252 = t4282 - mean_6;
                        f32 t4284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(distance_252), "f"(distance_252), "f"(t4281));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4285 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4286 = exists_250 ? t4284 : t4285;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4286;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4287 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_251 = t4287 & columns_7;
                        const f32 t4289 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4290 = acc_119;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_253 = t4290 - mean_6;
                        f32 t4292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4292) : "f"(distance_253), "f"(distance_253), "f"(t4289));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4293 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4294 = exists_251 ? t4292 : t4293;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4294;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4295 = 29u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_252 = t4295 & columns_8;
                        const f32 t4297 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4298 = acc_120;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_254 = t4298 - mean_6;
                        f32 t4300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4300) : "f"(distance_254), "f"(distance_254), "f"(t4297));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4301 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4302 = exists_252 ? t4300 : t4301;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4302;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4303 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_253 = t4303 & columns_7;
                        const f32 t4305 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4306 = acc_123;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_255 = t4306 - mean_6;
                        f32 t4308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4308) : "f"(distance_255), "f"(distance_255), "f"(t4305));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4309 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4310 = exists_253 ? t4308 : t4309;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4310;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4311 = 30u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_254 = t4311 & columns_8;
                        const f32 t4313 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4314 = acc_124;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_256 = t4314 - mean_6;
                        f32 t4316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(distance_256), "f"(distance_256), "f"(t4313));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4317 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4318 = exists_254 ? t4316 : t4317;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4318;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4319 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_255 = t4319 & columns_7;
                        const f32 t4321 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4322 = acc_127;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_257 = t4322 - mean_6;
                        f32 t4324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(distance_257), "f"(distance_257), "f"(t4321));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4325 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4326 = exists_255 ? t4324 : t4325;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4326;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool t4327 = 31u < t1683;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_256 = t4327 & columns_8;
                        const f32 t4329 = sum_4;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4330 = acc_128;
#line 27 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_258 = t4330 - mean_6;
                        f32 t4332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(distance_258), "f"(distance_258), "f"(t4329));
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4333 = sum_4;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4334 = exists_256 ? t4332 : t4333;
#line 28 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4334;
                    }
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 all_4 = sum_4;
                    f32 t4336;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4336) : "f"(all_4));
#line 58 "fa-kernels/src/conv/statistics.rs"
                    const f32 pair_4 = all_4 + t4336;
                    f32 t4338;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4338) : "f"(pair_4));
#line 59 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = pair_4 + t4338;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4340 = lane & 3u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t4341 = t4340 == 0u;
#line 139 "fa-kernels/src/conv/streaming/group.rs"
                    if (t4341) {
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4342 = t1696 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4343 = t4342 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4344 = t4343 + at_19;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t4344 + 544u;
                        const u32 t4346 = at_21 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4347 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4348 = t4347 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4349 = t4348 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4350 = words + t4349;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4351 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4352 = t4351 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4353 = t4352 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4354 = t4350 + t4353;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4355 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4356 = t4355 * words_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4357 = t4356 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4358 = words + t4357;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4359 = (u64)t4346;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4360 = t4359 * words_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4361 = t4360 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4362 = t4358 + t4361;
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_6));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4364 = bits_21 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4365 = t4364 ? 2147483648u : bits_21;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4354), "r"(t4365) : "memory");
#line 100 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4367 = bits_22 == 0u;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4368 = t4367 ? 2147483648u : bits_22;
#line 101 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4362), "r"(t4368) : "memory");
                    }
                }
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t4369;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t4369) : );
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4370 = t4369 == 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                if (t4370) {
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4371 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4372 = t4371 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4373 = t4372 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4374 = t1155 + t4373;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4374) : "memory");
                }
            }
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4375 = 2u <= i_6;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t4375) {
                const u32 t4376 = i_6 - 2u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t4376 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4378 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4379 = t4378 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4380 = t4379 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4381 = t1155 + t4380;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4382 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4383 = t4382 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4381), "r"(t4383) : "memory");
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4384 = index + 3u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4384) : "memory");
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4385 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4386 = t4385 & 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4387 = t4386 << 3u;
#line 194 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t4387 < 24u ? t4387 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4389 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4390 = t4389 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_10 = coefficients_3 + t4390;
                const u32 t4392 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_10 + t4392;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4394 = blockIdx.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4395 = gridDim.x;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4396 = t4376 * t4395;
#line 65 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t4394 + t4396;
                const u32 t4398 = number_4 << 1u;
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t4399;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4399) : "r"(t4398), "r"(tiles_factor));
#line 66 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t4399 >> tiles_shift;
                const u32 t4401 = sample_4 * tiles;
#line 67 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4402 = number_4 - t4401;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4403 = t4402 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t4404;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4404) : "r"(t4403), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4405 = t4404 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t4405 << 5u;
                const u32 t4407 = t4402 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t4408;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4408) : "r"(t4407), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t4409 = t4408 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t4410 = t4409 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t4411 = t4402 - t4410;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t4411 << 3u;
                const bool t4413 = y_12 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t4414 = height - y_12;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_11 = t4413 ? t4414 : 0u;
                const u32 t4416 = left_11 < 32u ? left_11 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t4417 = width - x_12;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t4418 = t4417 < 8u ? t4417 : 8u;
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4419;
                asm("mov.b32 %0, %1;" : "=f"(t4419) : "r"(row));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4420;
                asm("mov.b32 %0, %1;" : "=f"(t4420) : "r"(row_2));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4421;
                asm("mov.b32 %0, %1;" : "=f"(t4421) : "r"(row_3));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4422;
                asm("mov.b32 %0, %1;" : "=f"(t4422) : "r"(row_4));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4423;
                asm("mov.b32 %0, %1;" : "=f"(t4423) : "r"(row_5));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4424;
                asm("mov.b32 %0, %1;" : "=f"(t4424) : "r"(row_6));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4425;
                asm("mov.b32 %0, %1;" : "=f"(t4425) : "r"(row_7));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4426;
                asm("mov.b32 %0, %1;" : "=f"(t4426) : "r"(row_8));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4427;
                asm("mov.b32 %0, %1;" : "=f"(t4427) : "r"(row_9));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4428;
                asm("mov.b32 %0, %1;" : "=f"(t4428) : "r"(row_10));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4429;
                asm("mov.b32 %0, %1;" : "=f"(t4429) : "r"(row_11));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4430;
                asm("mov.b32 %0, %1;" : "=f"(t4430) : "r"(row_12));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4431;
                asm("mov.b32 %0, %1;" : "=f"(t4431) : "r"(row_13));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4432;
                asm("mov.b32 %0, %1;" : "=f"(t4432) : "r"(row_14));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4433;
                asm("mov.b32 %0, %1;" : "=f"(t4433) : "r"(row_15));
#line 197 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4434;
                asm("mov.b32 %0, %1;" : "=f"(t4434) : "r"(row_16));
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4435 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t4435 & 127u;
                const u32 t4437 = thread_2 & 3u;
#line 72 "fa-kernels/src/conv/output.rs"
                const u32 t4438 = thread_2 >> 2u;
                const u32 channel_3 = t4437 << 3u;
#line 75 "fa-kernels/src/conv/output.rs"
                const bool t4440 = channel_3 < 32u;
#line 75 "fa-kernels/src/conv/output.rs"
                if (t4440) {
#line 77 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 t4441 = i_7 << 5u;
#line 78 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t4438 + t4441;
                        const u32 t4443 = pixel >> 3u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 t4444 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t4445 = pixel < 255u ? pixel : 255u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t4446 = t4445 & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t4447 = t4437 ^ t4446;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t4448 = t4445 << 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t4449 = t4447 << 4u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 t4450 = t4448 + t4449;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1158 + t4450;
                        u32 row_17;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(from_2) : "memory");
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4452 = row_17 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4453 = row_17 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4454;
                        asm("mov.b32 %0, %1;" : "=f"(t4454) : "r"(t4452));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4455;
                        asm("mov.b32 %0, %1;" : "=f"(t4455) : "r"(t4453));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4456) : "f"(t4454), "f"(t4419), "f"(t4420));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4457 = t4456 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4458;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4458) : "f"(t4457));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4459 = t4458 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4460;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4460) : "f"(t4459));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4461 = t4456 * t4460;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4462) : "f"(t4455), "f"(t4421), "f"(t4422));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4463 = t4462 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4464;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4464) : "f"(t4463));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4465 = t4464 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4466;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4466) : "f"(t4465));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4467 = t4462 * t4466;
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4461), "f"(t4467));
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4469 = row_18 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4470 = row_18 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4471;
                        asm("mov.b32 %0, %1;" : "=f"(t4471) : "r"(t4469));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4472;
                        asm("mov.b32 %0, %1;" : "=f"(t4472) : "r"(t4470));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4473) : "f"(t4471), "f"(t4423), "f"(t4424));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4474 = t4473 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4475;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4475) : "f"(t4474));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4476 = t4475 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4477;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4477) : "f"(t4476));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4478 = t4473 * t4477;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4479) : "f"(t4472), "f"(t4425), "f"(t4426));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4480 = t4479 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4481;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4481) : "f"(t4480));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4482 = t4481 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4483;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4483) : "f"(t4482));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4484 = t4479 * t4483;
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4478), "f"(t4484));
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4486 = row_19 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4487 = row_19 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4488;
                        asm("mov.b32 %0, %1;" : "=f"(t4488) : "r"(t4486));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4489;
                        asm("mov.b32 %0, %1;" : "=f"(t4489) : "r"(t4487));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4490) : "f"(t4488), "f"(t4427), "f"(t4428));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4491 = t4490 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4492;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4492) : "f"(t4491));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4493 = t4492 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4494;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4494) : "f"(t4493));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4495 = t4490 * t4494;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4496) : "f"(t4489), "f"(t4429), "f"(t4430));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4497 = t4496 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4498;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4498) : "f"(t4497));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4499 = t4498 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4500;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4500) : "f"(t4499));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4501 = t4496 * t4500;
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4495), "f"(t4501));
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4503 = row_20 << 16u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4504 = row_20 & 4294901760u;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4505;
                        asm("mov.b32 %0, %1;" : "=f"(t4505) : "r"(t4503));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4506;
                        asm("mov.b32 %0, %1;" : "=f"(t4506) : "r"(t4504));
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4507;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4507) : "f"(t4505), "f"(t4431), "f"(t4432));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4508 = t4507 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4509;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4509) : "f"(t4508));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4510 = t4509 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4511;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4511) : "f"(t4510));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4512 = t4507 * t4511;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4513) : "f"(t4506), "f"(t4433), "f"(t4434));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4514 = t4513 * -1.442695f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4515;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4515) : "f"(t4514));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4516 = t4515 + 1.0f;
#line 83 "fa-kernels/src/conv/output.rs"
                        f32 t4517;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4517) : "f"(t4516));
#line 83 "fa-kernels/src/conv/output.rs"
                        const f32 t4518 = t4513 * t4517;
#line 83 "fa-kernels/src/conv/output.rs"
                        u32 words_5;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_5) : "f"(t4512), "f"(t4518));
#line 87 "fa-kernels/src/conv/output.rs"
                        const bool t4520 = t4443 < t4416;
#line 87 "fa-kernels/src/conv/output.rs"
                        const bool t4521 = t4444 < t4418;
#line 87 "fa-kernels/src/conv/output.rs"
                        const bool t4522 = t4520 & t4521;
#line 87 "fa-kernels/src/conv/output.rs"
                        if (t4522) {
                            const u32 at_22 = y_12 + t4443;
#line 88 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t4444;
                            const u64 t4525 = (u64)sample_4;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4526 = t4525 * y_stride0;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4527 = t4526 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4528 = y + t4527;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4529 = (u64)at_22;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4530 = t4529 * y_stride1;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4531 = t4530 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4532 = t4528 + t4531;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4533 = (u64)at_23;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4534 = t4533 * y_stride2;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4535 = t4534 * 2ull;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4536 = t4532 + t4535;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4537 = (u64)channel_3 * 2u;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u64 t4538 = t4536 + t4537;
#line 89 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4538), "r"(words_2), "r"(words_3), "r"(words_4), "r"(words_5) : "memory");
                        }
                    }
                }
            }
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4539 = i_6 < rounds;
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            if (t4539) {
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4540 = index + 3u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4540) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4541 = t1156 << 4u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4542 = lane & 7u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4543 = lane >> 4u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4544 = t4543 << 3u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4545 = t4542 + t4544;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4546 = t4541 >> 3u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4547 = lane >> 3u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4548 = t4547 & 1u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4549 = t4546 + t4548;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4550 = t4545 & 7u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4551 = t4549 ^ t4550;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4552 = t4545 << 7u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4553 = t4551 << 4u;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4554 = t4552 + t4553;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4555 = t1158 + t4554;
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4556;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4556) : "f"(acc), "f"(acc_2));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4557;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4557) : "f"(acc_3), "f"(acc_4));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4558;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4558) : "f"(acc_5), "f"(acc_6));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4559;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4559) : "f"(acc_7), "f"(acc_8));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4556), "r"(t4557), "r"(t4558), "r"(t4559) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4560;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4560) : "f"(acc_9), "f"(acc_10));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4561;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4561) : "f"(acc_11), "f"(acc_12));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4562;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4562) : "f"(acc_13), "f"(acc_14));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4563;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4563) : "f"(acc_15), "f"(acc_16));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4560), "r"(t4561), "r"(t4562), "r"(t4563) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4564;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4564) : "f"(acc_17), "f"(acc_18));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4565;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4565) : "f"(acc_19), "f"(acc_20));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4566;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4566) : "f"(acc_21), "f"(acc_22));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4567;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4567) : "f"(acc_23), "f"(acc_24));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4564), "r"(t4565), "r"(t4566), "r"(t4567) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4568;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4568) : "f"(acc_25), "f"(acc_26));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4569;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4569) : "f"(acc_27), "f"(acc_28));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4570;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4570) : "f"(acc_29), "f"(acc_30));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4571;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4571) : "f"(acc_31), "f"(acc_32));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4568), "r"(t4569), "r"(t4570), "r"(t4571) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4572;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4572) : "f"(acc_33), "f"(acc_34));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4573;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4573) : "f"(acc_35), "f"(acc_36));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4574;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4574) : "f"(acc_37), "f"(acc_38));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4575;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4575) : "f"(acc_39), "f"(acc_40));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4572), "r"(t4573), "r"(t4574), "r"(t4575) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4576;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4576) : "f"(acc_41), "f"(acc_42));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4577;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4577) : "f"(acc_43), "f"(acc_44));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4578;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4578) : "f"(acc_45), "f"(acc_46));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4579;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4579) : "f"(acc_47), "f"(acc_48));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4576), "r"(t4577), "r"(t4578), "r"(t4579) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4580;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4580) : "f"(acc_49), "f"(acc_50));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4581;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4581) : "f"(acc_51), "f"(acc_52));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4582;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4582) : "f"(acc_53), "f"(acc_54));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4583;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4583) : "f"(acc_55), "f"(acc_56));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4580), "r"(t4581), "r"(t4582), "r"(t4583) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4584;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4584) : "f"(acc_57), "f"(acc_58));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4585;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4585) : "f"(acc_59), "f"(acc_60));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4586;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4586) : "f"(acc_61), "f"(acc_62));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4587;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4587) : "f"(acc_63), "f"(acc_64));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4584), "r"(t4585), "r"(t4586), "r"(t4587) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4588;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4588) : "f"(acc_65), "f"(acc_66));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4589;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4589) : "f"(acc_67), "f"(acc_68));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4590;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4590) : "f"(acc_69), "f"(acc_70));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4591;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4591) : "f"(acc_71), "f"(acc_72));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4588), "r"(t4589), "r"(t4590), "r"(t4591) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4592;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4592) : "f"(acc_73), "f"(acc_74));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4593) : "f"(acc_75), "f"(acc_76));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4594) : "f"(acc_77), "f"(acc_78));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4595) : "f"(acc_79), "f"(acc_80));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4592), "r"(t4593), "r"(t4594), "r"(t4595) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4596) : "f"(acc_81), "f"(acc_82));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4597;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4597) : "f"(acc_83), "f"(acc_84));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4598;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4598) : "f"(acc_85), "f"(acc_86));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4599;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4599) : "f"(acc_87), "f"(acc_88));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4596), "r"(t4597), "r"(t4598), "r"(t4599) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4600) : "f"(acc_89), "f"(acc_90));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4601) : "f"(acc_91), "f"(acc_92));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4602) : "f"(acc_93), "f"(acc_94));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4603) : "f"(acc_95), "f"(acc_96));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4600), "r"(t4601), "r"(t4602), "r"(t4603) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4604) : "f"(acc_97), "f"(acc_98));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4605) : "f"(acc_99), "f"(acc_100));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4606) : "f"(acc_101), "f"(acc_102));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4607) : "f"(acc_103), "f"(acc_104));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4604), "r"(t4605), "r"(t4606), "r"(t4607) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4608) : "f"(acc_105), "f"(acc_106));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4609) : "f"(acc_107), "f"(acc_108));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4610) : "f"(acc_109), "f"(acc_110));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4611) : "f"(acc_111), "f"(acc_112));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4608), "r"(t4609), "r"(t4610), "r"(t4611) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4612) : "f"(acc_113), "f"(acc_114));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4613) : "f"(acc_115), "f"(acc_116));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4614) : "f"(acc_117), "f"(acc_118));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4615) : "f"(acc_119), "f"(acc_120));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4612), "r"(t4613), "r"(t4614), "r"(t4615) : "memory");
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4616) : "f"(acc_121), "f"(acc_122));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4617) : "f"(acc_123), "f"(acc_124));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4618) : "f"(acc_125), "f"(acc_126));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4619) : "f"(acc_127), "f"(acc_128));
#line 178 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4555), "r"(t4616), "r"(t4617), "r"(t4618), "r"(t4619) : "memory");
            }
        }
    }
}
