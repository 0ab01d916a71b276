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
    const u32 tiles,
    const u32 tiles_factor,
    const u32 tiles_shift,
    const u32 all_tiles,
    const f32 epsilon)
{
    const u64 x = (u64)&x_map;
    const u64 weight = (u64)&weight_map;
#line 210 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 73728u;
    const u32 handovers = outputs + 65536u;
    const u32 barriers = handovers + 2112u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 65536u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 73728u;
#line 217 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 40u;
    const bool t11 = thread == 0u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    if (t11) {
#line 34 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t12 = handovers + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t12) : "memory");
        const u32 t13 = t12 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t13) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t14 = t12 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t14) : "memory");
        const u32 t15 = t12 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t15) : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients = handovers + 1056u;
        const u32 t17 = coefficients + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t17) : "memory");
        const u32 t18 = t17 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t18) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t19 = t17 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t19) : "memory");
        const u32 t20 = t17 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(barriers) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = barriers + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = barriers + 16u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t23 = barriers + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = barriers + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 225 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t27 = index == 2u;
#line 228 "fa-kernels/src/conv/streaming/mod.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t29 = index_2 == 2u;
#line 231 "fa-kernels/src/conv/streaming/mod.rs"
        if (t29) {
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t30 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t31 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t32 = t30 - t31;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t33 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t34 = t32 / t33;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t35 = t34 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t35; i += 1u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t36 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t37 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t38 = i * t37;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t36 + t38;
                const u32 t40 = number << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t41;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t41) : "r"(t40), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t41 >> tiles_shift;
                const u32 t43 = sample * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t44 = number - t43;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t45 = t44 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t46;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t46) : "r"(t45), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t47 = t46 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t47 << 5u;
                const u32 t49 = t44 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t50;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t50) : "r"(t49), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t51 = t50 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t52 = t51 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t53 = t44 - t52;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t53 << 3u;
                const bool t55 = y_2 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t56 = height - y_2;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t55 ? t56 : 0u;
                const u32 t58 = left < 32u ? left : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t59 = width - x_2;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t60 = t59 < 8u ? t59 : 8u;
#line 72 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 slot = i & 1u;
                const u32 t62 = slot + 2u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t63 = t62 << 3u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t64 = barriers + t63;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t65 = i >> 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t66 = t65 & 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t67 = t66 ^ 1u;
#line 73 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t64), "r"(t67) : "memory");
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i & 1u;
                const u32 t69 = index_3 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t70 = barriers + t69;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t71 = i >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t72 = t71 & 1u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t73 = slot << 15u;
#line 75 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t73;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t75;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t75) : );
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t76 = t75 == 1u;
#line 80 "fa-kernels/src/conv/streaming/producer.rs"
                if (t76) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t70) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t70), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
                }
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t77 = i == 0u;
#line 43 "fa-kernels/src/conv/streaming/producer.rs"
                if (t77) {
#line 113 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 1u; i_2 += 1u) {
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t78 = blockIdx.x;
#line 114 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t79 = t78 + i_2;
                        const u32 t80 = barriers + 32u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t81;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t81) : );
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t82 = t81 == 1u;
#line 124 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t82) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t80) : "memory");
#line 130 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t80), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t83 = index_2 < 2u;
#line 239 "fa-kernels/src/conv/streaming/mod.rs"
            if (t83) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t84 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_2 = handovers + t84;
                const u32 t86 = coefficients_2 + 1024u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t87 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t88 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t89 = t87 - t88;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t90 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t91 = t89 / t90;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t92 = t91 + 1u;
#line 34 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t92; i_3 += 2u) {
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t93 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t94 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t95 = i_3 * t94;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t93 + t95;
                    const u32 t97 = number_2 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t98;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t98) : "r"(t97), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t98 >> tiles_shift;
                    const u32 t100 = sample_2 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t100;
#line 46 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t105 = at < gatherers;
#line 49 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t105) {
                        u32 share = at;
                        while (true) {
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t106 = share < shares;
                            if (!t106) break;
#line 52 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t107 = share << 5u;
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t107 + lane;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t109 = channel < 31u ? channel : 31u;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 count = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 mean = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 squares = 0.0f;
                                #pragma unroll 1
                                for (u32 i_4 = 0u; i_4 < tiles; i_4 += 4u) {
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own = i_4 + 1u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_2 = i_4 + 2u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_3 = i_4 + 3u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t113 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t114 = i_4 < t113 ? i_4 : t113;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t115 = t109 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t116 = t115 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t117 = t116 + t114;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t117 + 544u;
                                    const u32 t119 = at_2 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t120 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t121 = t120 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t122 = t121 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t123 = counters + t122;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t124 = (u64)at_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t125 = t124 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t126 = t125 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t127 = t123 + t126;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t128 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t129 = t128 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t130 = t129 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t131 = counters + t130;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t132 = (u64)t119;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t133 = t132 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t134 = t133 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t135 = t131 + t134;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t136 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t137 = own < t136 ? own : t136;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t138 = t109 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t138 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t140 = t139 + t137;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t140 + 544u;
                                    const u32 t142 = at_3 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = t144 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = counters + t145;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = (u64)at_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t148 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = t146 + t149;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t152 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = counters + t153;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = (u64)t142;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = t155 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = t156 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = t154 + t157;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t159 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t160 = own_2 < t159 ? own_2 : t159;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t161 = t109 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t161 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t163 = t162 + t160;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t163 + 544u;
                                    const u32 t165 = at_4 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = t167 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = counters + t168;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = (u64)at_4;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t171 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t169 + t172;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t175 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = counters + t176;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = (u64)t165;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = t178 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = t179 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = t177 + t180;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t182 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t183 = own_3 < t182 ? own_3 : t182;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t184 = t109 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t184 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t186 = t185 + t183;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t186 + 544u;
                                    const u32 t188 = at_5 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = t190 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = counters + t191;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = (u64)at_5;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t194 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t192 + t195;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t198 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = counters + t199;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = (u64)t188;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = t201 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = t202 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t204 = t200 + t203;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t205 = i_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t206;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t206) : "r"(t205), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t207 = t206 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t207 << 5u;
                                    const u32 t209 = i_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t210;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t210) : "r"(t209), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t211 = t210 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t212 = t211 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t213 = i_4 - t212;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t213 << 3u;
                                    const bool t215 = y_3 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t216 = height - y_3;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t215 ? t216 : 0u;
                                    const u32 t218 = left_2 < 32u ? left_2 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t219 = width - x_3;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t220 = t219 < 8u ? t219 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t221 = i_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t222 = 0u < t218;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t222 ? t218 : 0u;
                                    const u32 t224 = left_3 < 32u ? left_3 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t225 = t224 * t220;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t226 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t227;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t227) : "r"(t226), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t228 = t227 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t228 << 5u;
                                    const u32 t230 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t231;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t231) : "r"(t230), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t232 = t231 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t233 = t232 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = own - t233;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t234 << 3u;
                                    const bool t236 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t237 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t236 ? t237 : 0u;
                                    const u32 t239 = left_4 < 32u ? left_4 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t240 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t241 = t240 < 8u ? t240 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t242 = own < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t243 = 0u < t239;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t243 ? t239 : 0u;
                                    const u32 t245 = left_5 < 32u ? left_5 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t246 = t245 * t241;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t247 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t248;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t248) : "r"(t247), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t249 = t248 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t249 << 5u;
                                    const u32 t251 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t252;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t252) : "r"(t251), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t253 = t252 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t254 = t253 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t255 = own_2 - t254;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t255 << 3u;
                                    const bool t257 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t257 ? t258 : 0u;
                                    const u32 t260 = left_6 < 32u ? left_6 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t262 = t261 < 8u ? t261 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t263 = own_2 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t264 = 0u < t260;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t264 ? t260 : 0u;
                                    const u32 t266 = left_7 < 32u ? left_7 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t267 = t266 * t262;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t268 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t269;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t269) : "r"(t268), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t270 = t269 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t270 << 5u;
                                    const u32 t272 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t273;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t273) : "r"(t272), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = t273 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = t274 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t276 = own_3 - t275;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t276 << 3u;
                                    const bool t278 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t278 ? t279 : 0u;
                                    const u32 t281 = left_8 < 32u ? left_8 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t283 = t282 < 8u ? t282 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t284 = own_3 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t285 = 0u < t281;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t285 ? t281 : 0u;
                                    const u32 t287 = left_9 < 32u ? left_9 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t288 = t287 * t283;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t289 = t221 ? t225 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts = (f32)t289;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t291 = t242 ? t246 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_2 = (f32)t291;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t293 = t263 ? t267 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_3 = (f32)t293;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t295 = t284 ? t288 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_4 = (f32)t295;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t297;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t297) : "l"(t127) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard = t297;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t298;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t298) : "l"(t135) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_2 = t298;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t299;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t299) : "l"(t150) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_3 = t299;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t300;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t300) : "l"(t158) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_4 = t300;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t301;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t301) : "l"(t173) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_5 = t301;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t302;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t302) : "l"(t181) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_6 = t302;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t303;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t303) : "l"(t196) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_7 = t303;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t304;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t304) : "l"(t204) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_8 = t304;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t305 = heard;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t306 = heard_2;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t307 = t305 < t306 ? t305 : t306;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t308 = heard_3;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t309 = t307 < t308 ? t307 : t308;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t310 = heard_4;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t311 = t309 < t310 ? t309 : t310;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t312 = heard_5;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t313 = t311 < t312 ? t311 : t312;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t314 = heard_6;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t315 = t313 < t314 ? t313 : t314;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t316 = heard_7;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t317 = t315 < t316 ? t315 : t316;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t318 = heard_8;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t319 = t317 < t318 ? t317 : t318;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t320 = t319 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t321 = __any_sync(0xffffffffu, t320);
                                        if (!t321) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t322 = heard;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t323 = t322 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t323) {
                                            u32 t324;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t324) : "l"(t127) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard = t324;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t325 = heard_2;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t326 = t325 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t326) {
                                            u32 t327;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t327) : "l"(t135) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_2 = t327;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t328 = heard_3;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t329 = t328 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t329) {
                                            u32 t330;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t330) : "l"(t150) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_3 = t330;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t331 = heard_4;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t332 = t331 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t332) {
                                            u32 t333;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t333) : "l"(t158) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_4 = t333;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t334 = heard_5;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t335 = t334 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t335) {
                                            u32 t336;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t173) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_5 = t336;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t337 = heard_6;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t338 = t337 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t338) {
                                            u32 t339;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t181) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_6 = t339;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t340 = heard_7;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t341 = t340 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t341) {
                                            u32 t342;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t196) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_7 = t342;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t343 = heard_8;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t344 = t343 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t344) {
                                            u32 t345;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t345) : "l"(t204) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_8 = t345;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t363 = heard;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t363));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t365 = heard_2;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t365));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t367 = heard_3;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t367));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t369 = heard_4;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t369));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t371 = heard_5;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t371));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t373 = heard_6;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t373));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t375 = heard_7;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t375));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t377 = heard_8;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t377));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t379 = t221 ? heard_10 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t380 = t242 ? heard_12 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t381 = t263 ? heard_14 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t382 = t284 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t383 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t384 = t383 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t384 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t386 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t387 = counts * t386;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t388 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t389 = counts_2 * t388;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t390 = t387 + t389;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t391 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t392 = counts_3 * t391;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t393 = t390 + t392;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t394 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t395 = counts_4 * t394;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t396 = t393 + t395;
                                    f32 t397;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t397) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t398;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t398) : "f"(t397));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t396 * t398;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t401 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t401 - distance;
                                    const f32 t403 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t404;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t404) : "f"(t403), "f"(counts), "f"(t379));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t405 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t405 - distance;
                                    const f32 t407 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t408;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(t407), "f"(counts_2), "f"(t380));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = t404 + t408;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t410 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t410 - distance;
                                    const f32 t412 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t413;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t413) : "f"(t412), "f"(counts_3), "f"(t381));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = t409 + t413;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t415 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t415 - distance;
                                    const f32 t417 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t418;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t418) : "f"(t417), "f"(counts_4), "f"(t382));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t414 + t418;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t420 = count;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t421 = mean;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t422 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t420 + count_2;
                                    const f32 difference = mean_2 - t421;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t425;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t425) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t426;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t426) : "f"(t425));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t426;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t421));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t429 = t420 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t430 = t429 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = t431 * t420;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = t422 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t434;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(t432), "f"(share_2), "f"(t433));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t430;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t434;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t435 = i_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t435) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t127), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t135), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t436 = own < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t436) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t150), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t158), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t437 = own_2 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t437) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t173), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t181), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t438 = own_3 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t438) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t196), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t204), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t439 = count;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_3 = mean;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t441 = squares;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t442 = channel < 32u;
#line 56 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t442) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t443;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t443) : "f"(t439), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t444;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t444) : "f"(t443));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t441 * t444;
                                    const f32 t446 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t446));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t448 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t449 = t448 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t450 = t449 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t451 = scale + t450;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    bf16 t452;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t452) : "l"(t451) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t453 = __uint_as_float((u32)t452 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 factor = inverse * t453;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t455 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t456 = 0u < t455;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t456) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t458 = at_6 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t459 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t460 = t459 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t461 = t460 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t462 = counters + t461;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t463 = (u64)at_6;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t464 = t463 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t465 = t464 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t466 = t462 + t465;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t467 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t468 = t467 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t469 = t468 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t470 = counters + t469;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t471 = (u64)t458;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t472 = t471 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t473 = t472 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t474 = t470 + t473;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t476 = bits == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t477 = t476 ? 2147483648u : bits;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t466), "r"(t477) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t479 = bits_2 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t480 = t479 ? 2147483648u : bits_2;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t474), "r"(t480) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t481 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t482 = 1u < t481;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t482) {
                                        const u32 t483 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t483;
                                        const u32 t485 = at_7 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t486 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = t486 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = t487 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = counters + t488;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = (u64)at_7;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = t490 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = t491 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t489 + t492;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = t494 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = t495 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = counters + t496;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = (u64)t485;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = t498 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = t499 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t497 + t500;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t503 = bits_3 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t504 = t503 ? 2147483648u : bits_3;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t493), "r"(t504) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t506 = bits_4 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t507 = t506 ? 2147483648u : bits_4;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t501), "r"(t507) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t508 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t509 = 2u < t508;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t509) {
                                        const u32 t510 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t510;
                                        const u32 t512 = at_8 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t513 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = t514 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = counters + t515;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = (u64)at_8;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t517 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = t518 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t516 + t519;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = t521 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = t522 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = counters + t523;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = (u64)t512;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = t525 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = t526 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t524 + t527;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t530 = bits_5 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t531 = t530 ? 2147483648u : bits_5;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t520), "r"(t531) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t533 = bits_6 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t534 = t533 ? 2147483648u : bits_6;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t528), "r"(t534) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t535 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t536 = 3u < t535;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t536) {
                                        const u32 t537 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t537;
                                        const u32 t539 = at_9 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t540 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = t541 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = counters + t542;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = (u64)at_9;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t544 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = t545 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t543 + t546;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = t548 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = t549 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = counters + t550;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = (u64)t539;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = t552 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = t553 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t551 + t554;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t557 = bits_7 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t558 = t557 ? 2147483648u : bits_7;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t547), "r"(t558) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t560 = bits_8 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t561 = t560 ? 2147483648u : bits_8;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t555), "r"(t561) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t562 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t563 = 4u < t562;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t563) {
                                        const u32 t564 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t564;
                                        const u32 t566 = at_10 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t567 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = t568 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = counters + t569;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = (u64)at_10;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t571 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = t572 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t570 + t573;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = t575 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = t576 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = counters + t577;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = (u64)t566;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = t579 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = t580 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t578 + t581;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t584 = bits_9 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t585 = t584 ? 2147483648u : bits_9;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t574), "r"(t585) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t587 = bits_10 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t588 = t587 ? 2147483648u : bits_10;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t582), "r"(t588) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t589 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t590 = 5u < t589;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t590) {
                                        const u32 t591 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t591;
                                        const u32 t593 = at_11 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t594 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = t595 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = counters + t596;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = (u64)at_11;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t598 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = t599 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t597 + t600;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = t602 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = t603 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = counters + t604;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = (u64)t593;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = t606 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = t607 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t605 + t608;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t611 = bits_11 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t612 = t611 ? 2147483648u : bits_11;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t601), "r"(t612) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t614 = bits_12 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t615 = t614 ? 2147483648u : bits_12;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t609), "r"(t615) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t616 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t617 = 6u < t616;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t617) {
                                        const u32 t618 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t618;
                                        const u32 t620 = at_12 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t621 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = t622 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = counters + t623;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = (u64)at_12;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t625 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = t626 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t624 + t627;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = t629 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = t630 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = counters + t631;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = (u64)t620;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = t633 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = t634 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t632 + t635;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t638 = bits_13 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t639 = t638 ? 2147483648u : bits_13;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t628), "r"(t639) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t641 = bits_14 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t642 = t641 ? 2147483648u : bits_14;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t636), "r"(t642) : "memory");
                                    }
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t643 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t644 = 7u < t643;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t644) {
                                        const u32 t645 = channel << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t645;
                                        const u32 t647 = at_13 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t648 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = t649 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = counters + t650;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = (u64)at_13;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t652 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = t653 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t651 + t654;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = t656 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = t657 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = counters + t658;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = (u64)t647;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = t660 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = t661 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t659 + t662;
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t665 = bits_15 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t666 = t665 ? 2147483648u : bits_15;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t655), "r"(t666) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_3));
#line 23 "fa-kernels/src/conv/words.rs"
                                        const bool t668 = bits_16 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                        const u32 t669 = t668 ? 2147483648u : bits_16;
#line 23 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t663), "r"(t669) : "memory");
                                    }
                                }
                            } else {
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 count_4 = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 mean_4 = 0.0f;
#line 74 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 squares_3 = 0.0f;
                                #pragma unroll 1
                                for (u32 i_5 = 0u; i_5 < tiles; i_5 += 128u) {
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_4 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t671 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t671 + 32u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t673 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t673 + 64u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t675 = i_5 + lane;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t675 + 96u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t677 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t678 = own_4 < t677 ? own_4 : t677;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t679 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t680 = t679 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t681 = t680 + t678;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t681 + 544u;
                                    const u32 t683 = at_14 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t684 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t685 = t684 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t686 = t685 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t687 = counters + t686;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t688 = (u64)at_14;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t689 = t688 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t690 = t689 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t691 = t687 + t690;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t692 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t693 = t692 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t694 = t693 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t695 = counters + t694;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t696 = (u64)t683;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t697 = t696 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t698 = t697 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t699 = t695 + t698;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t700 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t701 = own_5 < t700 ? own_5 : t700;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t702 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t703 = t702 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t704 = t703 + t701;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t704 + 544u;
                                    const u32 t706 = at_15 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t707 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = t708 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = counters + t709;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = (u64)at_15;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = t711 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = t712 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = t710 + t713;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t715 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = counters + t717;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = (u64)t706;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t719 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = t720 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = t718 + t721;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t723 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t724 = own_6 < t723 ? own_6 : t723;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t725 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t726 = t725 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t727 = t726 + t724;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t727 + 544u;
                                    const u32 t729 = at_16 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t730 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = t731 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = counters + t732;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = (u64)at_16;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = t734 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = t735 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = t733 + t736;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t738 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = counters + t740;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = (u64)t729;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t742 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = t743 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = t741 + t744;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t746 = tiles - 1u;
#line 79 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t747 = own_7 < t746 ? own_7 : t746;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t748 = share << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t749 = t748 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t750 = t749 + t747;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t750 + 544u;
                                    const u32 t752 = at_17 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t753 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = t754 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = counters + t755;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = (u64)at_17;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = t757 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = t758 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = t756 + t759;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = (u64)sample_2;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t761 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = counters + t763;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = (u64)t752;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t765 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = t766 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = t764 + t767;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t769 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t770;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t770) : "r"(t769), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t771 = t770 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t771 << 5u;
                                    const u32 t773 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t774;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t774) : "r"(t773), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t775 = t774 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t776 = t775 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t777 = own_4 - t776;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t777 << 3u;
                                    const bool t779 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t780 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t779 ? t780 : 0u;
                                    const u32 t782 = left_10 < 32u ? left_10 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t783 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t784 = t783 < 8u ? t783 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t785 = own_4 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t786 = 0u < t782;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t786 ? t782 : 0u;
                                    const u32 t788 = left_11 < 32u ? left_11 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t789 = t788 * t784;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t790 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t791;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t791) : "r"(t790), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t792 = t791 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t792 << 5u;
                                    const u32 t794 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t795;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t795) : "r"(t794), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t796 = t795 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t797 = t796 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t798 = own_5 - t797;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t798 << 3u;
                                    const bool t800 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t801 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t800 ? t801 : 0u;
                                    const u32 t803 = left_12 < 32u ? left_12 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t804 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t805 = t804 < 8u ? t804 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t806 = own_5 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t807 = 0u < t803;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t807 ? t803 : 0u;
                                    const u32 t809 = left_13 < 32u ? left_13 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t810 = t809 * t805;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t812;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t812) : "r"(t811), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = t812 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t813 << 5u;
                                    const u32 t815 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t816;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t816) : "r"(t815), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = t816 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t817 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t819 = own_6 - t818;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t819 << 3u;
                                    const bool t821 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t822 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t821 ? t822 : 0u;
                                    const u32 t824 = left_14 < 32u ? left_14 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = t825 < 8u ? t825 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t827 = own_6 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t828 = 0u < t824;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t828 ? t824 : 0u;
                                    const u32 t830 = left_15 < 32u ? left_15 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t831 = t830 * t826;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t832 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t833;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t833) : "r"(t832), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = t833 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t834 << 5u;
                                    const u32 t836 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t837;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t837) : "r"(t836), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = t837 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t839 = t838 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t840 = own_7 - t839;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t840 << 3u;
                                    const bool t842 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t843 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t842 ? t843 : 0u;
                                    const u32 t845 = left_16 < 32u ? left_16 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t847 = t846 < 8u ? t846 : 8u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t848 = own_7 < tiles;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t849 = 0u < t845;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t849 ? t845 : 0u;
                                    const u32 t851 = left_17 < 32u ? left_17 : 32u;
#line 82 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t852 = t851 * t847;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t853 = t785 ? t789 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_5 = (f32)t853;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t855 = t806 ? t810 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_6 = (f32)t855;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t857 = t827 ? t831 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_7 = (f32)t857;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const u32 t859 = t848 ? t852 : 0u;
#line 71 "fa-kernels/src/conv/words.rs"
                                    const f32 counts_8 = (f32)t859;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t861;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t861) : "l"(t691) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_17 = t861;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t862;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t862) : "l"(t699) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_18 = t862;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t863;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t863) : "l"(t714) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_19 = t863;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t864;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t864) : "l"(t722) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_20 = t864;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t865;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t865) : "l"(t737) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_21 = t865;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t866;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t866) : "l"(t745) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_22 = t866;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t867;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t867) : "l"(t760) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_23 = t867;
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 t868;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t868) : "l"(t768) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                                    u32 heard_24 = t868;
#line 37 "fa-kernels/src/conv/words.rs"
                                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t869 = heard_17;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t870 = heard_18;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t871 = t869 < t870 ? t869 : t870;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t872 = heard_19;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t873 = t871 < t872 ? t871 : t872;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t874 = heard_20;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t875 = t873 < t874 ? t873 : t874;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t876 = heard_21;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t877 = t875 < t876 ? t875 : t876;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t878 = heard_22;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t879 = t877 < t878 ? t877 : t878;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t880 = heard_23;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t881 = t879 < t880 ? t879 : t880;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t882 = heard_24;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const u32 t883 = t881 < t882 ? t881 : t882;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t884 = t883 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                                        const bool t885 = __any_sync(0xffffffffu, t884);
                                        if (!t885) break;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t886 = heard_17;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t887 = t886 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t887) {
                                            u32 t888;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t888) : "l"(t691) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_17 = t888;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t889 = heard_18;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t890 = t889 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t890) {
                                            u32 t891;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t891) : "l"(t699) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_18 = t891;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t892 = heard_19;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t893 = t892 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t893) {
                                            u32 t894;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t894) : "l"(t714) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_19 = t894;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t895 = heard_20;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t896 = t895 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t896) {
                                            u32 t897;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t897) : "l"(t722) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_20 = t897;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t898 = heard_21;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t899 = t898 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t899) {
                                            u32 t900;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t900) : "l"(t737) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_21 = t900;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t901 = heard_22;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t902 = t901 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t902) {
                                            u32 t903;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t903) : "l"(t745) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_22 = t903;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t904 = heard_23;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t905 = t904 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t905) {
                                            u32 t906;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t906) : "l"(t760) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_23 = t906;
                                        }
#line 40 "fa-kernels/src/conv/words.rs"
                                        const u32 t907 = heard_24;
#line 40 "fa-kernels/src/conv/words.rs"
                                        const bool t908 = t907 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                                        if (t908) {
                                            u32 t909;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t909) : "l"(t768) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                                            heard_24 = t909;
                                        }
                                    }
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t927 = heard_17;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t927));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t929 = heard_18;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t929));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t931 = heard_19;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t931));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t933 = heard_20;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t933));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t935 = heard_21;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t935));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t937 = heard_22;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t937));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t939 = heard_23;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t939));
#line 46 "fa-kernels/src/conv/words.rs"
                                    const u32 t941 = heard_24;
#line 46 "fa-kernels/src/conv/words.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t941));
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t943 = t785 ? heard_26 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t944 = t806 ? heard_28 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t945 = t827 ? heard_30 : 0.0f;
#line 73 "fa-kernels/src/conv/words.rs"
                                    const f32 t946 = t848 ? heard_32 : 0.0f;
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t947;
                                    asm("mov.b32 %0, %1;" : "=r"(t947) : "f"(heard_25));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t948;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t948) : "r"(t947));
#line 89 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t948));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t950 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t951 = t950 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t952 = t951 + counts_8;
                                    f32 t953;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t953) : "f"(t952));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t954 = t952 + t953;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t955;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t955) : "f"(t954));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t956 = t954 + t955;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t957;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t957) : "f"(t956));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t958 = t956 + t957;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t959;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t959) : "f"(t958));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t960 = t958 + t959;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t961;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t961) : "f"(t960));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t960 + t961;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t963 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t964 = counts_5 * t963;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t965 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t966 = counts_6 * t965;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t967 = t964 + t966;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t968 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t969 = counts_7 * t968;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t970 = t967 + t969;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t972 = counts_8 * t971;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = t970 + t972;
                                    f32 t974;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t974) : "f"(t973));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = t973 + t974;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t976;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(t975));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = t975 + t976;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t978;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t978) : "f"(t977));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = t977 + t978;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t980;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t980) : "f"(t979));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = t979 + t980;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t982;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t982) : "f"(t981));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = t981 + t982;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t984;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t984) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t985;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t985) : "f"(t984));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t983 * t985;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t988 - distance_2;
                                    const f32 t990 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t991;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t991) : "f"(t990), "f"(counts_5), "f"(t943));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t992 - distance_2;
                                    const f32 t994 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t995;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t995) : "f"(t994), "f"(counts_6), "f"(t944));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t991 + t995;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t997 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t997 - distance_2;
                                    const f32 t999 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1000;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1000) : "f"(t999), "f"(counts_7), "f"(t945));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1001 = t996 + t1000;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1002 - distance_2;
                                    const f32 t1004 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1005;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1005) : "f"(t1004), "f"(counts_8), "f"(t946));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = t1001 + t1005;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1007;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1006 + t1007;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1009;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = t1008 + t1009;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1011;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(t1010));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = t1010 + t1011;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1013;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1013) : "f"(t1012));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1012 + t1013;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1015;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1014 + t1015;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1017 = count_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1018 = mean_4;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1019 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1017 + count_5;
                                    const f32 difference_2 = mean_5 - t1018;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1022) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1023;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1023) : "f"(t1022));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1023;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1018));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1026 = t1017 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1026 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1028 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1028 * t1017;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1030 = t1019 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1031;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1031) : "f"(t1029), "f"(share_3), "f"(t1030));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1027;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1031;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1032 = own_4 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1032) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t691), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t699), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1033 = own_5 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1033) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t714), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t722), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1034 = own_6 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1034) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t737), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t745), "r"(0u) : "memory");
                                    }
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1035 = own_7 < tiles;
#line 95 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1035) {
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t760), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t768), "r"(0u) : "memory");
                                    }
                                }
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1036 = count_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean_4;
#line 100 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1038 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1039;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1039) : "f"(t1036), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1040;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1040) : "f"(t1039));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1038 * t1040;
                                const f32 t1042 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1042));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1044 = (u64)share;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1045 = t1044 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1046 = t1045 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1047 = scale + t1046;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1048;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1048) : "l"(t1047) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1049 = __uint_as_float((u32)t1048 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1049;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1051 = tiles < 8u ? tiles : 8u;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1052 = lane < t1051;
#line 64 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1052) {
                                    const u32 t1053 = lane << 6u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1054 = share << 1u;
#line 65 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1053 + t1054;
                                    const u32 t1056 = at_18 + 1u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1057 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1058 = t1057 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1059 = t1058 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1060 = counters + t1059;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1061 = (u64)at_18;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1062 = t1061 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1063 = t1062 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1064 = t1060 + t1063;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1065 = (u64)sample_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1066 = t1065 * counters_stride0;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1067 = t1066 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1068 = counters + t1067;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1069 = (u64)t1056;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1070 = t1069 * counters_stride1;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1071 = t1070 * 4ull;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1072 = t1068 + t1071;
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1074 = bits_17 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1075 = t1074 ? 2147483648u : bits_17;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1064), "r"(t1075) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_4));
#line 23 "fa-kernels/src/conv/words.rs"
                                    const bool t1077 = bits_18 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                                    const u32 t1078 = t1077 ? 2147483648u : bits_18;
#line 23 "fa-kernels/src/conv/words.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1072), "r"(t1078) : "memory");
                                }
                            }
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1079 = share + gatherers;
#line 63 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1079;
                        }
                    }
#line 37 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1081 = i_3 >> 1u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1082 = at & 7u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1083 = t1082 << 6u;
#line 80 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1083 + lane;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1085 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1086 = t1085 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1087 = t1086 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1088 = counters + t1087;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1089 = (u64)first;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1090 = t1089 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1091 = t1090 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1092 = t1088 + t1091;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1093 = first + 32u;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1094 = (u64)sample_2;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1095 = t1094 * counters_stride0;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1096 = t1095 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1097 = counters + t1096;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1098 = (u64)t1093;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1099 = t1098 * counters_stride1;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1100 = t1099 * 4ull;
#line 83 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1101 = t1097 + t1100;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1102;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1102) : "l"(t1092) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_33 = t1102;
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 t1103;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1103) : "l"(t1101) : "memory");
#line 31 "fa-kernels/src/conv/words.rs"
                    u32 heard_34 = t1103;
#line 37 "fa-kernels/src/conv/words.rs"
                    while (true) {
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1104 = heard_33;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1105 = heard_34;
#line 34 "fa-kernels/src/conv/words.rs"
                        const u32 t1106 = t1104 < t1105 ? t1104 : t1105;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1107 = t1106 == 0u;
#line 34 "fa-kernels/src/conv/words.rs"
                        const bool t1108 = __any_sync(0xffffffffu, t1107);
                        if (!t1108) break;
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1109 = heard_33;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1110 = t1109 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1110) {
                            u32 t1111;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1111) : "l"(t1092) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_33 = t1111;
                        }
#line 40 "fa-kernels/src/conv/words.rs"
                        const u32 t1112 = heard_34;
#line 40 "fa-kernels/src/conv/words.rs"
                        const bool t1113 = t1112 == 0u;
#line 40 "fa-kernels/src/conv/words.rs"
                        if (t1113) {
                            u32 t1114;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1114) : "l"(t1101) : "memory");
#line 41 "fa-kernels/src/conv/words.rs"
                            heard_34 = t1114;
                        }
                    }
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1120 = heard_33;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1120));
#line 46 "fa-kernels/src/conv/words.rs"
                    const u32 t1122 = heard_34;
#line 46 "fa-kernels/src/conv/words.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1122));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1124 = t1081 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1125 = t1124 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1126 = t86 + t1125;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1127 = t1081 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1128 = t1127 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1126), "r"(t1128) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1129 = t1081 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1130 = t1129 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_2 + t1130;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1132 = lane << 2u;
#line 125 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1132;
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_35) : "memory");
#line 127 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_36) : "memory");
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1134;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1134) : );
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1135 = t1134 == 1u;
#line 130 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1135) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1081 & 1u;
                        const u32 t1137 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1138 = t1137 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1139 = t86 + t1138;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1139) : "memory");
                    }
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1140 = lane == 0u;
#line 135 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1140) {
#line 89 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1142 = copy + 512u;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1143 = (u64)sample_2;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1144 = t1143 * counters_stride0;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1145 = t1144 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1146 = counters + t1145;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1147 = (u64)t1142;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1148 = t1147 * counters_stride1;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1149 = t1148 * 4ull;
#line 90 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1150 = t1146 + t1149;
                        const u32 t1151 = tiles - 1u;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1152 = t1151 - copy;
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1152 >> 3u;
                        u32 t1154;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1154) : "l"(t1150), "r"(last) : "memory");
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1155 = t1154 == last;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1156 = t1155 ? 1u : 0u;
#line 136 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1156;
                    }
                    const u32 t1157 = is_last;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1158;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1158) : "r"(t1157));
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1159 = t1158 == 1u;
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1159) {
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1092), "r"(0u) : "memory");
#line 53 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1101), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 251 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1160 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_5 = handovers + t1160;
        const u32 t1162 = coefficients_5 + 1024u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1163 = warp & 3u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1164 = index << 15u;
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1165 = outputs + t1164;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_65 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_66 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_67 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_68 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_69 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_70 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_71 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_72 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_73 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_74 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_75 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_76 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_77 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_78 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_79 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_80 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_81 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_82 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_83 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_84 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_85 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_86 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_87 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_88 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_89 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_90 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_91 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_92 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_93 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_94 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_95 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_96 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_97 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_98 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_99 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_100 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_101 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_102 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_103 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_104 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_105 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_106 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_107 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_108 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_109 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_110 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_111 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_112 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_113 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_114 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_115 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_116 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_117 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_118 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_119 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_120 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_121 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_122 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_123 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_124 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_125 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_126 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_127 = 0.0f;
#line 50 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_128 = 0.0f;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1166 = t1163 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1167 = t1166 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1168 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1167 + t1168;
        const u32 channels = first_2 + 8u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1171 = all_tiles - 1u;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1172 = blockIdx.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1173 = t1171 - t1172;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1174 = gridDim.x;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1175 = t1173 / t1174;
#line 68 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1175 + 1u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1177 = rounds + 2u;
#line 61 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1177; i_6 += 2u) {
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1178 = i_6 < rounds;
#line 62 "fa-kernels/src/conv/streaming/group.rs"
            if (t1178) {
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_65 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_66 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_69 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_70 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_73 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_74 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_77 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_78 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_81 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_82 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_85 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_86 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_89 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_90 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_93 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_94 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_97 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_98 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_101 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_102 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_105 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_106 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_109 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_110 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_113 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_114 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_117 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_118 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_121 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_122 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_125 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_126 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_67 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_68 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_71 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_72 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_75 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_76 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_79 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_80 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_83 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_84 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_87 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_88 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_91 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_92 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_95 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_96 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_99 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_100 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_103 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_104 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_107 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_108 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_111 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_112 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_115 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_116 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_119 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_120 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_123 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_124 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_127 = 0.0f;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
                acc_128 = 0.0f;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1179 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1179) {
#line 22 "fa-kernels/src/conv/turns.rs"
                    const u32 t1180 = index + 1u;
#line 22 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1180) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1183 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1184 = barriers + t1183;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1185 = i_6 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1186 = t1185 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1184), "r"(t1186) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1187 = slot_3 << 15u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1188 = smem_1 + t1187;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1189 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1189) {
                    const u32 t1190 = barriers + 32u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1190), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1191 = to_2 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1192 = t1188 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1193 = t1191 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1194 = (u64)t1193;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1195 = t1194 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1196 = t1192 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1197 = (u64)t1196;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1198 = t1197 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1199 = t1191 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1200 = (u64)t1199;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1201 = t1200 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1202 = t1192 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1203 = (u64)t1202;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1204 = t1203 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1205 = t1191 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1206 = (u64)t1205;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1207 = t1206 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1208 = t1192 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1209 = (u64)t1208;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1210 = t1209 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t1195), "l"(t1198), "l"(t1201), "l"(t1204), "l"(t1207), "l"(t1210) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1211 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1212 = t1211 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1212) {
#line 28 "fa-kernels/src/conv/turns.rs"
                    const bool t1213 = index == 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 t1214 = index + 1u;
#line 28 "fa-kernels/src/conv/turns.rs"
                    const u32 next = t1213 ? 0u : t1214;
                    const u32 t1216 = next + 1u;
#line 29 "fa-kernels/src/conv/turns.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1216) : "memory");
                }
#line 189 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                u32 t1217;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1217) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1218 = t1217 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1218) {
                    const u32 t1219 = slot_3 + 2u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1220 = t1219 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1221 = barriers + t1220;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1221) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1222 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1223 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1224;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1224) : "f"(t1222), "f"(t1223));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1225 = t1224 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1226 = t1224 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1227;
                asm("mov.b32 %0, %1;" : "=f"(t1227) : "r"(t1225));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1228;
                asm("mov.b32 %0, %1;" : "=f"(t1228) : "r"(t1226));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t1227;
                acc_2 = t1228;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1229 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1231;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1231) : "f"(t1229), "f"(t1230));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1232 = t1231 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1233 = t1231 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1234;
                asm("mov.b32 %0, %1;" : "=f"(t1234) : "r"(t1232));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1235;
                asm("mov.b32 %0, %1;" : "=f"(t1235) : "r"(t1233));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1234;
                acc_4 = t1235;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1236 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1238;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1238) : "f"(t1236), "f"(t1237));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1239 = t1238 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1240 = t1238 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1241;
                asm("mov.b32 %0, %1;" : "=f"(t1241) : "r"(t1239));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1242;
                asm("mov.b32 %0, %1;" : "=f"(t1242) : "r"(t1240));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1241;
                acc_6 = t1242;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1245;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1245) : "f"(t1243), "f"(t1244));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1246 = t1245 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1247 = t1245 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1248;
                asm("mov.b32 %0, %1;" : "=f"(t1248) : "r"(t1246));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1249;
                asm("mov.b32 %0, %1;" : "=f"(t1249) : "r"(t1247));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1248;
                acc_8 = t1249;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1252;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1252) : "f"(t1250), "f"(t1251));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1253 = t1252 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1254 = t1252 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1255;
                asm("mov.b32 %0, %1;" : "=f"(t1255) : "r"(t1253));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1256;
                asm("mov.b32 %0, %1;" : "=f"(t1256) : "r"(t1254));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1255;
                acc_10 = t1256;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1259;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1259) : "f"(t1257), "f"(t1258));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1260 = t1259 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1261 = t1259 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1262;
                asm("mov.b32 %0, %1;" : "=f"(t1262) : "r"(t1260));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1263;
                asm("mov.b32 %0, %1;" : "=f"(t1263) : "r"(t1261));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1262;
                acc_12 = t1263;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1266;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1266) : "f"(t1264), "f"(t1265));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1267 = t1266 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1268 = t1266 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1269;
                asm("mov.b32 %0, %1;" : "=f"(t1269) : "r"(t1267));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1270;
                asm("mov.b32 %0, %1;" : "=f"(t1270) : "r"(t1268));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1269;
                acc_14 = t1270;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1273;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1273) : "f"(t1271), "f"(t1272));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1274 = t1273 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1275 = t1273 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1276;
                asm("mov.b32 %0, %1;" : "=f"(t1276) : "r"(t1274));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1277;
                asm("mov.b32 %0, %1;" : "=f"(t1277) : "r"(t1275));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1276;
                acc_16 = t1277;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1280;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1280) : "f"(t1278), "f"(t1279));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1281 = t1280 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1282 = t1280 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1283;
                asm("mov.b32 %0, %1;" : "=f"(t1283) : "r"(t1281));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1284;
                asm("mov.b32 %0, %1;" : "=f"(t1284) : "r"(t1282));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1283;
                acc_18 = t1284;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1287;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1287) : "f"(t1285), "f"(t1286));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1288 = t1287 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1289 = t1287 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1290;
                asm("mov.b32 %0, %1;" : "=f"(t1290) : "r"(t1288));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1291;
                asm("mov.b32 %0, %1;" : "=f"(t1291) : "r"(t1289));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1290;
                acc_20 = t1291;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1294;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1294) : "f"(t1292), "f"(t1293));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1295 = t1294 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1296 = t1294 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1297;
                asm("mov.b32 %0, %1;" : "=f"(t1297) : "r"(t1295));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1298;
                asm("mov.b32 %0, %1;" : "=f"(t1298) : "r"(t1296));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1297;
                acc_22 = t1298;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1301;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1301) : "f"(t1299), "f"(t1300));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1302 = t1301 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1303 = t1301 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1304;
                asm("mov.b32 %0, %1;" : "=f"(t1304) : "r"(t1302));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1305;
                asm("mov.b32 %0, %1;" : "=f"(t1305) : "r"(t1303));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1304;
                acc_24 = t1305;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1308;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1308) : "f"(t1306), "f"(t1307));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1309 = t1308 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1310 = t1308 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1311;
                asm("mov.b32 %0, %1;" : "=f"(t1311) : "r"(t1309));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1312;
                asm("mov.b32 %0, %1;" : "=f"(t1312) : "r"(t1310));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1311;
                acc_26 = t1312;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1315;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1315) : "f"(t1313), "f"(t1314));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1316 = t1315 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1317 = t1315 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1318;
                asm("mov.b32 %0, %1;" : "=f"(t1318) : "r"(t1316));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1319;
                asm("mov.b32 %0, %1;" : "=f"(t1319) : "r"(t1317));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1318;
                acc_28 = t1319;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1321 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1322;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1322) : "f"(t1320), "f"(t1321));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1323 = t1322 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1324 = t1322 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1325;
                asm("mov.b32 %0, %1;" : "=f"(t1325) : "r"(t1323));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1326;
                asm("mov.b32 %0, %1;" : "=f"(t1326) : "r"(t1324));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1325;
                acc_30 = t1326;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1329;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1329) : "f"(t1327), "f"(t1328));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1330 = t1329 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1331 = t1329 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1332;
                asm("mov.b32 %0, %1;" : "=f"(t1332) : "r"(t1330));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1333;
                asm("mov.b32 %0, %1;" : "=f"(t1333) : "r"(t1331));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1332;
                acc_32 = t1333;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1336;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1336) : "f"(t1334), "f"(t1335));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1337 = t1336 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1338 = t1336 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1339;
                asm("mov.b32 %0, %1;" : "=f"(t1339) : "r"(t1337));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1340;
                asm("mov.b32 %0, %1;" : "=f"(t1340) : "r"(t1338));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1339;
                acc_34 = t1340;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1343;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1343) : "f"(t1341), "f"(t1342));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1344 = t1343 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1345 = t1343 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1346;
                asm("mov.b32 %0, %1;" : "=f"(t1346) : "r"(t1344));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1347;
                asm("mov.b32 %0, %1;" : "=f"(t1347) : "r"(t1345));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1346;
                acc_36 = t1347;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1350;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1350) : "f"(t1348), "f"(t1349));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1351 = t1350 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1352 = t1350 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1353;
                asm("mov.b32 %0, %1;" : "=f"(t1353) : "r"(t1351));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1354;
                asm("mov.b32 %0, %1;" : "=f"(t1354) : "r"(t1352));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1353;
                acc_38 = t1354;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1357;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1357) : "f"(t1355), "f"(t1356));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1358 = t1357 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1359 = t1357 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1360;
                asm("mov.b32 %0, %1;" : "=f"(t1360) : "r"(t1358));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1361;
                asm("mov.b32 %0, %1;" : "=f"(t1361) : "r"(t1359));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1360;
                acc_40 = t1361;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1364;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1364) : "f"(t1362), "f"(t1363));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1365 = t1364 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1366 = t1364 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1367;
                asm("mov.b32 %0, %1;" : "=f"(t1367) : "r"(t1365));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1368;
                asm("mov.b32 %0, %1;" : "=f"(t1368) : "r"(t1366));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1367;
                acc_42 = t1368;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1371;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1371) : "f"(t1369), "f"(t1370));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1372 = t1371 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1373 = t1371 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1374;
                asm("mov.b32 %0, %1;" : "=f"(t1374) : "r"(t1372));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1375;
                asm("mov.b32 %0, %1;" : "=f"(t1375) : "r"(t1373));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1374;
                acc_44 = t1375;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1378;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1378) : "f"(t1376), "f"(t1377));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1379 = t1378 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1380 = t1378 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1381;
                asm("mov.b32 %0, %1;" : "=f"(t1381) : "r"(t1379));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1382;
                asm("mov.b32 %0, %1;" : "=f"(t1382) : "r"(t1380));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1381;
                acc_46 = t1382;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1385;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1385) : "f"(t1383), "f"(t1384));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1386 = t1385 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1387 = t1385 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1388;
                asm("mov.b32 %0, %1;" : "=f"(t1388) : "r"(t1386));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1389;
                asm("mov.b32 %0, %1;" : "=f"(t1389) : "r"(t1387));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1388;
                acc_48 = t1389;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1392;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1392) : "f"(t1390), "f"(t1391));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1393 = t1392 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1394 = t1392 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1395;
                asm("mov.b32 %0, %1;" : "=f"(t1395) : "r"(t1393));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1396;
                asm("mov.b32 %0, %1;" : "=f"(t1396) : "r"(t1394));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1395;
                acc_50 = t1396;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1399;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1399) : "f"(t1397), "f"(t1398));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1400 = t1399 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1401 = t1399 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1402;
                asm("mov.b32 %0, %1;" : "=f"(t1402) : "r"(t1400));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1403;
                asm("mov.b32 %0, %1;" : "=f"(t1403) : "r"(t1401));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1402;
                acc_52 = t1403;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1406;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1406) : "f"(t1404), "f"(t1405));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1407 = t1406 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1408 = t1406 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1409;
                asm("mov.b32 %0, %1;" : "=f"(t1409) : "r"(t1407));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1410;
                asm("mov.b32 %0, %1;" : "=f"(t1410) : "r"(t1408));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1409;
                acc_54 = t1410;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1413;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1413) : "f"(t1411), "f"(t1412));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1414 = t1413 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1415 = t1413 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1416;
                asm("mov.b32 %0, %1;" : "=f"(t1416) : "r"(t1414));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1417;
                asm("mov.b32 %0, %1;" : "=f"(t1417) : "r"(t1415));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1416;
                acc_56 = t1417;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1420;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1420) : "f"(t1418), "f"(t1419));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1421 = t1420 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1422 = t1420 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1423;
                asm("mov.b32 %0, %1;" : "=f"(t1423) : "r"(t1421));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1424;
                asm("mov.b32 %0, %1;" : "=f"(t1424) : "r"(t1422));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1423;
                acc_58 = t1424;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1427;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1427) : "f"(t1425), "f"(t1426));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1428 = t1427 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1429 = t1427 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1430;
                asm("mov.b32 %0, %1;" : "=f"(t1430) : "r"(t1428));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1431;
                asm("mov.b32 %0, %1;" : "=f"(t1431) : "r"(t1429));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1430;
                acc_60 = t1431;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1434;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1434) : "f"(t1432), "f"(t1433));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1435 = t1434 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1436 = t1434 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1437;
                asm("mov.b32 %0, %1;" : "=f"(t1437) : "r"(t1435));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1438;
                asm("mov.b32 %0, %1;" : "=f"(t1438) : "r"(t1436));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1437;
                acc_62 = t1438;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1441;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1441) : "f"(t1439), "f"(t1440));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1442 = t1441 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1443 = t1441 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1444;
                asm("mov.b32 %0, %1;" : "=f"(t1444) : "r"(t1442));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1445;
                asm("mov.b32 %0, %1;" : "=f"(t1445) : "r"(t1443));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1444;
                acc_64 = t1445;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = acc_65;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_66;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1448;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1448) : "f"(t1446), "f"(t1447));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1449 = t1448 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1450 = t1448 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1451;
                asm("mov.b32 %0, %1;" : "=f"(t1451) : "r"(t1449));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1452;
                asm("mov.b32 %0, %1;" : "=f"(t1452) : "r"(t1450));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_65 = t1451;
                acc_66 = t1452;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_67;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = acc_68;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1455;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1455) : "f"(t1453), "f"(t1454));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1456 = t1455 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1457 = t1455 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1458;
                asm("mov.b32 %0, %1;" : "=f"(t1458) : "r"(t1456));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1459;
                asm("mov.b32 %0, %1;" : "=f"(t1459) : "r"(t1457));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_67 = t1458;
                acc_68 = t1459;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = acc_69;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_70;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1462;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1462) : "f"(t1460), "f"(t1461));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1463 = t1462 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1464 = t1462 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1465;
                asm("mov.b32 %0, %1;" : "=f"(t1465) : "r"(t1463));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1466;
                asm("mov.b32 %0, %1;" : "=f"(t1466) : "r"(t1464));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_69 = t1465;
                acc_70 = t1466;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = acc_71;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_72;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1469;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1469) : "f"(t1467), "f"(t1468));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1470 = t1469 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1471 = t1469 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1472;
                asm("mov.b32 %0, %1;" : "=f"(t1472) : "r"(t1470));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1473;
                asm("mov.b32 %0, %1;" : "=f"(t1473) : "r"(t1471));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_71 = t1472;
                acc_72 = t1473;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_73;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = acc_74;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1476;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1476) : "f"(t1474), "f"(t1475));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1477 = t1476 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1478 = t1476 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1479;
                asm("mov.b32 %0, %1;" : "=f"(t1479) : "r"(t1477));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1480;
                asm("mov.b32 %0, %1;" : "=f"(t1480) : "r"(t1478));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_73 = t1479;
                acc_74 = t1480;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = acc_75;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_76;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1483;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1483) : "f"(t1481), "f"(t1482));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1484 = t1483 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1485 = t1483 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1486;
                asm("mov.b32 %0, %1;" : "=f"(t1486) : "r"(t1484));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1487;
                asm("mov.b32 %0, %1;" : "=f"(t1487) : "r"(t1485));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_75 = t1486;
                acc_76 = t1487;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = acc_77;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = acc_78;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1490;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1490) : "f"(t1488), "f"(t1489));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1491 = t1490 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1492 = t1490 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1493;
                asm("mov.b32 %0, %1;" : "=f"(t1493) : "r"(t1491));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1494;
                asm("mov.b32 %0, %1;" : "=f"(t1494) : "r"(t1492));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_77 = t1493;
                acc_78 = t1494;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = acc_79;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = acc_80;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1497;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1497) : "f"(t1495), "f"(t1496));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1498 = t1497 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1499 = t1497 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1500;
                asm("mov.b32 %0, %1;" : "=f"(t1500) : "r"(t1498));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1501;
                asm("mov.b32 %0, %1;" : "=f"(t1501) : "r"(t1499));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_79 = t1500;
                acc_80 = t1501;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = acc_81;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_82;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1504;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1504) : "f"(t1502), "f"(t1503));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1505 = t1504 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1506 = t1504 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1507;
                asm("mov.b32 %0, %1;" : "=f"(t1507) : "r"(t1505));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1508;
                asm("mov.b32 %0, %1;" : "=f"(t1508) : "r"(t1506));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_81 = t1507;
                acc_82 = t1508;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc_83;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_84;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1511;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1511) : "f"(t1509), "f"(t1510));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1512 = t1511 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1513 = t1511 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1514;
                asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(t1512));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1515;
                asm("mov.b32 %0, %1;" : "=f"(t1515) : "r"(t1513));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_83 = t1514;
                acc_84 = t1515;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_85;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_86;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1518;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1518) : "f"(t1516), "f"(t1517));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1519 = t1518 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1520 = t1518 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1521;
                asm("mov.b32 %0, %1;" : "=f"(t1521) : "r"(t1519));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1522;
                asm("mov.b32 %0, %1;" : "=f"(t1522) : "r"(t1520));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_85 = t1521;
                acc_86 = t1522;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = acc_87;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_88;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1525;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1525) : "f"(t1523), "f"(t1524));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1526 = t1525 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1527 = t1525 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1528;
                asm("mov.b32 %0, %1;" : "=f"(t1528) : "r"(t1526));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1529;
                asm("mov.b32 %0, %1;" : "=f"(t1529) : "r"(t1527));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_87 = t1528;
                acc_88 = t1529;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc_89;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = acc_90;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1532;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1532) : "f"(t1530), "f"(t1531));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1533 = t1532 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1534 = t1532 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1535;
                asm("mov.b32 %0, %1;" : "=f"(t1535) : "r"(t1533));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1536;
                asm("mov.b32 %0, %1;" : "=f"(t1536) : "r"(t1534));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_89 = t1535;
                acc_90 = t1536;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = acc_91;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_92;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1539;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1539) : "f"(t1537), "f"(t1538));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1540 = t1539 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1541 = t1539 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1542;
                asm("mov.b32 %0, %1;" : "=f"(t1542) : "r"(t1540));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1543;
                asm("mov.b32 %0, %1;" : "=f"(t1543) : "r"(t1541));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_91 = t1542;
                acc_92 = t1543;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_93;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_94;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1546;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(t1544), "f"(t1545));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1547 = t1546 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1548 = t1546 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1549;
                asm("mov.b32 %0, %1;" : "=f"(t1549) : "r"(t1547));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1550;
                asm("mov.b32 %0, %1;" : "=f"(t1550) : "r"(t1548));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_93 = t1549;
                acc_94 = t1550;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = acc_95;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_96;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1553;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1553) : "f"(t1551), "f"(t1552));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1554 = t1553 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1555 = t1553 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1556;
                asm("mov.b32 %0, %1;" : "=f"(t1556) : "r"(t1554));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1557;
                asm("mov.b32 %0, %1;" : "=f"(t1557) : "r"(t1555));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_95 = t1556;
                acc_96 = t1557;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_97;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = acc_98;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1560;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1560) : "f"(t1558), "f"(t1559));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1561 = t1560 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1562 = t1560 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1563;
                asm("mov.b32 %0, %1;" : "=f"(t1563) : "r"(t1561));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1564;
                asm("mov.b32 %0, %1;" : "=f"(t1564) : "r"(t1562));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_97 = t1563;
                acc_98 = t1564;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_99;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_100;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1567;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1567) : "f"(t1565), "f"(t1566));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1568 = t1567 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1569 = t1567 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1570;
                asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(t1568));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1571;
                asm("mov.b32 %0, %1;" : "=f"(t1571) : "r"(t1569));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_99 = t1570;
                acc_100 = t1571;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_101;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_102;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1574;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1574) : "f"(t1572), "f"(t1573));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1575 = t1574 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1576 = t1574 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1577;
                asm("mov.b32 %0, %1;" : "=f"(t1577) : "r"(t1575));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1578;
                asm("mov.b32 %0, %1;" : "=f"(t1578) : "r"(t1576));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_101 = t1577;
                acc_102 = t1578;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = acc_103;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_104;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1581;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1581) : "f"(t1579), "f"(t1580));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1582 = t1581 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1583 = t1581 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1584;
                asm("mov.b32 %0, %1;" : "=f"(t1584) : "r"(t1582));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1585;
                asm("mov.b32 %0, %1;" : "=f"(t1585) : "r"(t1583));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_103 = t1584;
                acc_104 = t1585;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_105;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_106;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1588;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1588) : "f"(t1586), "f"(t1587));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1589 = t1588 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1590 = t1588 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1591;
                asm("mov.b32 %0, %1;" : "=f"(t1591) : "r"(t1589));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1592;
                asm("mov.b32 %0, %1;" : "=f"(t1592) : "r"(t1590));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_105 = t1591;
                acc_106 = t1592;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_107;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_108;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1595;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1595) : "f"(t1593), "f"(t1594));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1596 = t1595 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1597 = t1595 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1598;
                asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(t1596));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1599;
                asm("mov.b32 %0, %1;" : "=f"(t1599) : "r"(t1597));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_107 = t1598;
                acc_108 = t1599;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_109;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_110;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1602;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(t1600), "f"(t1601));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1603 = t1602 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1604 = t1602 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1605;
                asm("mov.b32 %0, %1;" : "=f"(t1605) : "r"(t1603));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1606;
                asm("mov.b32 %0, %1;" : "=f"(t1606) : "r"(t1604));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_109 = t1605;
                acc_110 = t1606;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_111;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_112;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1609) : "f"(t1607), "f"(t1608));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1610 = t1609 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1611 = t1609 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1612;
                asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(t1610));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1613;
                asm("mov.b32 %0, %1;" : "=f"(t1613) : "r"(t1611));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_111 = t1612;
                acc_112 = t1613;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_113;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_114;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(t1614), "f"(t1615));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1617 = t1616 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1618 = t1616 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1619;
                asm("mov.b32 %0, %1;" : "=f"(t1619) : "r"(t1617));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1620;
                asm("mov.b32 %0, %1;" : "=f"(t1620) : "r"(t1618));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_113 = t1619;
                acc_114 = t1620;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_115;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_116;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1623) : "f"(t1621), "f"(t1622));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1624 = t1623 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1625 = t1623 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1626;
                asm("mov.b32 %0, %1;" : "=f"(t1626) : "r"(t1624));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1627;
                asm("mov.b32 %0, %1;" : "=f"(t1627) : "r"(t1625));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_115 = t1626;
                acc_116 = t1627;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_117;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_118;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1630;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1630) : "f"(t1628), "f"(t1629));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1631 = t1630 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1632 = t1630 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1633;
                asm("mov.b32 %0, %1;" : "=f"(t1633) : "r"(t1631));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1634;
                asm("mov.b32 %0, %1;" : "=f"(t1634) : "r"(t1632));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_117 = t1633;
                acc_118 = t1634;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_119;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_120;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1637;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1637) : "f"(t1635), "f"(t1636));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1638 = t1637 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1639 = t1637 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1640;
                asm("mov.b32 %0, %1;" : "=f"(t1640) : "r"(t1638));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1641;
                asm("mov.b32 %0, %1;" : "=f"(t1641) : "r"(t1639));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_119 = t1640;
                acc_120 = t1641;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_121;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_122;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1644;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1644) : "f"(t1642), "f"(t1643));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1645 = t1644 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1646 = t1644 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1647;
                asm("mov.b32 %0, %1;" : "=f"(t1647) : "r"(t1645));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1648;
                asm("mov.b32 %0, %1;" : "=f"(t1648) : "r"(t1646));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_121 = t1647;
                acc_122 = t1648;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_123;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_124;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1651;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1651) : "f"(t1649), "f"(t1650));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1652 = t1651 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1653 = t1651 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1654;
                asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(t1652));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1655;
                asm("mov.b32 %0, %1;" : "=f"(t1655) : "r"(t1653));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_123 = t1654;
                acc_124 = t1655;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_125;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_126;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1658;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(t1656), "f"(t1657));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1659 = t1658 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1660 = t1658 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1661;
                asm("mov.b32 %0, %1;" : "=f"(t1661) : "r"(t1659));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1662;
                asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(t1660));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_125 = t1661;
                acc_126 = t1662;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_127;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_128;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1665;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1665) : "f"(t1663), "f"(t1664));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1666 = t1665 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1667 = t1665 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1668;
                asm("mov.b32 %0, %1;" : "=f"(t1668) : "r"(t1666));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1669;
                asm("mov.b32 %0, %1;" : "=f"(t1669) : "r"(t1667));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_127 = t1668;
                acc_128 = t1669;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1670 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1671 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1672 = i_6 * t1671;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1670 + t1672;
                const u32 t1674 = number_3 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1675;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1675) : "r"(t1674), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1675 >> tiles_shift;
                const u32 t1677 = sample_3 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1677;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1679 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1680;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1680) : "r"(t1679), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1681 = t1680 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1681 << 5u;
                const u32 t1683 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1684;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1684) : "r"(t1683), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1685 = t1684 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1686 = t1685 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1687 = at_19 - t1686;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1687 << 3u;
                const bool t1689 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1690 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1689 ? t1690 : 0u;
                const u32 t1692 = left_18 < 32u ? left_18 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1693 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1694 = t1693 < 8u ? t1693 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1163 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 5u;
                const bool t1698 = before < t1692;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1699 = t1692 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1698 ? t1699 : 0u;
                const u32 rows = left_19 < 32u ? left_19 : 32u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels = rows * t1694;
                const bool t1703 = pixels == 256u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1704 = first_row & 63u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1705 = t1704 < 32u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                if (t1705) {
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels;
                    f32 t1707;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1707) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1707));
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1709 = t1163 << 4u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1710 = t1709 & 63u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1711 = lane >> 2u;
#line 87 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1710 + t1711;
                    const u32 t1713 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1703) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1714 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1715 = 0.0f + t1714;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1716 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1717 = t1715 + t1716;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1718 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1719 = t1717 + t1718;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1720 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1721 = t1719 + t1720;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1722 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1723 = t1721 + t1722;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1724 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1725 = t1723 + t1724;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1726 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1727 = t1725 + t1726;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1728 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1729 = t1727 + t1728;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1730 = acc_65;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1731 = t1729 + t1730;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1732 = acc_73;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1733 = t1731 + t1732;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1734 = acc_81;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1735 = t1733 + t1734;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1736 = acc_89;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1737 = t1735 + t1736;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1738 = acc_97;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1739 = t1737 + t1738;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1740 = acc_105;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = t1739 + t1740;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc_113;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = t1741 + t1742;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_121;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts = t1743 + t1744;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1746 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = 0.0f + t1746;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1749 = t1747 + t1748;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1751 = t1749 + t1750;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1752 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1753 = t1751 + t1752;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1754 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1755 = t1753 + t1754;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1756 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1757 = t1755 + t1756;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1758 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = t1757 + t1758;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1760 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = t1759 + t1760;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = acc_66;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1763 = t1761 + t1762;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1764 = acc_74;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1765 = t1763 + t1764;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = acc_82;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1767 = t1765 + t1766;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = acc_90;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = t1767 + t1768;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = acc_98;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = t1769 + t1770;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = acc_106;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = t1771 + t1772;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = acc_114;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = t1773 + t1774;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = acc_122;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1775 + t1776;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = 0.0f + t1778;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1781 = t1779 + t1780;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = t1781 + t1782;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1785 = t1783 + t1784;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = t1785 + t1786;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1788 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1789 = t1787 + t1788;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1790 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = t1789 + t1790;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1792 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1793 = t1791 + t1792;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = acc_69;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = t1793 + t1794;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1796 = acc_77;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1797 = t1795 + t1796;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1798 = acc_85;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1799 = t1797 + t1798;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1800 = acc_93;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = t1799 + t1800;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = acc_101;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = t1801 + t1802;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1804 = acc_109;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1805 = t1803 + t1804;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1806 = acc_117;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = t1805 + t1806;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = acc_125;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1807 + t1808;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = 0.0f + t1810;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1812 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1813 = t1811 + t1812;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1814 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = t1813 + t1814;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1817 = t1815 + t1816;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1819 = t1817 + t1818;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1820 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1821 = t1819 + t1820;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = t1821 + t1822;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1824 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1825 = t1823 + t1824;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1826 = acc_70;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = t1825 + t1826;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1828 = acc_78;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1829 = t1827 + t1828;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1830 = acc_86;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1831 = t1829 + t1830;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1832 = acc_94;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1833 = t1831 + t1832;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1834 = acc_102;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = t1833 + t1834;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = acc_110;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = t1835 + t1836;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1838 = acc_118;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = t1837 + t1838;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1840 = acc_126;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1839 + t1840;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = t1842 + t1843;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum = t1844;
                    } else {
                        const u32 t1845 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1845 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns = first_4 < t1694;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1848 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1848 < t1694;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1850 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1850 & columns;
                        const f32 t1852 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1853 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1854 = t1852 + t1853;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1855 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1856 = exists ? t1854 : t1855;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1856;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1857 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1857 & columns_2;
                        const f32 t1859 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1860 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1861 = t1859 + t1860;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1862 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1863 = exists_2 ? t1861 : t1862;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1863;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1864 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1864 & columns;
                        const f32 t1866 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1867 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1868 = t1866 + t1867;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1869 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1870 = exists_3 ? t1868 : t1869;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1870;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1871 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1871 & columns_2;
                        const f32 t1873 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1874 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1875 = t1873 + t1874;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1876 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1877 = exists_4 ? t1875 : t1876;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1877;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1878 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1878 & columns;
                        const f32 t1880 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1881 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1882 = t1880 + t1881;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1883 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1884 = exists_5 ? t1882 : t1883;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1884;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1885 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1885 & columns_2;
                        const f32 t1887 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1888 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1889 = t1887 + t1888;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1890 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1891 = exists_6 ? t1889 : t1890;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1891;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1892 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1892 & columns;
                        const f32 t1894 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1895 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1896 = t1894 + t1895;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1897 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1898 = exists_7 ? t1896 : t1897;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1898;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1899 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1899 & columns_2;
                        const f32 t1901 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1902 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1903 = t1901 + t1902;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1904 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1905 = exists_8 ? t1903 : t1904;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1905;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1906 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1906 & columns;
                        const f32 t1908 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1909 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1910 = t1908 + t1909;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1911 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1912 = exists_9 ? t1910 : t1911;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1912;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1913 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1913 & columns_2;
                        const f32 t1915 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1916 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1917 = t1915 + t1916;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1918 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1919 = exists_10 ? t1917 : t1918;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1919;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1920 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1920 & columns;
                        const f32 t1922 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1923 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1924 = t1922 + t1923;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1925 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1926 = exists_11 ? t1924 : t1925;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1926;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1927 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1927 & columns_2;
                        const f32 t1929 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1930 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1931 = t1929 + t1930;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1932 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1933 = exists_12 ? t1931 : t1932;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1933;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1934 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1934 & columns;
                        const f32 t1936 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1937 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1938 = t1936 + t1937;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1939 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1940 = exists_13 ? t1938 : t1939;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1940;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1941 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1941 & columns_2;
                        const f32 t1943 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1944 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1945 = t1943 + t1944;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1946 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1947 = exists_14 ? t1945 : t1946;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1947;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1948 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1948 & columns;
                        const f32 t1950 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1951 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1952 = t1950 + t1951;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1953 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1954 = exists_15 ? t1952 : t1953;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1954;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1955 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1955 & columns_2;
                        const f32 t1957 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1958 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1959 = t1957 + t1958;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1960 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1961 = exists_16 ? t1959 : t1960;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1961;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1962 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1962 & columns;
                        const f32 t1964 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1965 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1966 = t1964 + t1965;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1967 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1968 = exists_17 ? t1966 : t1967;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1968;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1969 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1969 & columns_2;
                        const f32 t1971 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1972 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1973 = t1971 + t1972;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1974 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1975 = exists_18 ? t1973 : t1974;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1975;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1976 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1976 & columns;
                        const f32 t1978 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1979 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1980 = t1978 + t1979;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1981 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1982 = exists_19 ? t1980 : t1981;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1982;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1983 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1983 & columns_2;
                        const f32 t1985 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1986 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1987 = t1985 + t1986;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1988 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1989 = exists_20 ? t1987 : t1988;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1989;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1990 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1990 & columns;
                        const f32 t1992 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1993 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1994 = t1992 + t1993;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1995 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1996 = exists_21 ? t1994 : t1995;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1996;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1997 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t1997 & columns_2;
                        const f32 t1999 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2000 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2001 = t1999 + t2000;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2002 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2003 = exists_22 ? t2001 : t2002;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2003;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2004 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t2004 & columns;
                        const f32 t2006 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2007 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2008 = t2006 + t2007;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2009 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2010 = exists_23 ? t2008 : t2009;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2010;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2011 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t2011 & columns_2;
                        const f32 t2013 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2014 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2015 = t2013 + t2014;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2016 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2017 = exists_24 ? t2015 : t2016;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2017;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2018 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2018 & columns;
                        const f32 t2020 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2021 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2022 = t2020 + t2021;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2023 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2024 = exists_25 ? t2022 : t2023;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2024;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2025 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2025 & columns_2;
                        const f32 t2027 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2028 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2029 = t2027 + t2028;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2030 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2031 = exists_26 ? t2029 : t2030;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2031;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2032 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2032 & columns;
                        const f32 t2034 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2035 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2036 = t2034 + t2035;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2037 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2038 = exists_27 ? t2036 : t2037;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2038;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2039 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2039 & columns_2;
                        const f32 t2041 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2042 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2043 = t2041 + t2042;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2044 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2045 = exists_28 ? t2043 : t2044;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2045;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2046 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2046 & columns;
                        const f32 t2048 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2049 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2050 = t2048 + t2049;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2051 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2052 = exists_29 ? t2050 : t2051;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2052;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2053 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2053 & columns_2;
                        const f32 t2055 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2056 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2057 = t2055 + t2056;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2058 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2059 = exists_30 ? t2057 : t2058;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2059;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2060 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2060 & columns;
                        const f32 t2062 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2063 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2064 = t2062 + t2063;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2065 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2066 = exists_31 ? t2064 : t2065;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2066;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2067 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2067 & columns_2;
                        const f32 t2069 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2070 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2071 = t2069 + t2070;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2072 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2073 = exists_32 ? t2071 : t2072;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2073;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2074 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2074 & columns;
                        const f32 t2076 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2077 = acc_65;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2078 = t2076 + t2077;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2079 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2080 = exists_33 ? t2078 : t2079;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2080;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2081 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2081 & columns_2;
                        const f32 t2083 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2084 = acc_66;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2085 = t2083 + t2084;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2086 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2087 = exists_34 ? t2085 : t2086;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2087;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2088 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2088 & columns;
                        const f32 t2090 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2091 = acc_69;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2092 = t2090 + t2091;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2093 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2094 = exists_35 ? t2092 : t2093;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2095 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2095 & columns_2;
                        const f32 t2097 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2098 = acc_70;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2099 = t2097 + t2098;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2100 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2101 = exists_36 ? t2099 : t2100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2101;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2102 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2102 & columns;
                        const f32 t2104 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2105 = acc_73;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2106 = t2104 + t2105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2107 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2108 = exists_37 ? t2106 : t2107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2108;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2109 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2109 & columns_2;
                        const f32 t2111 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2112 = acc_74;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2113 = t2111 + t2112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2114 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2115 = exists_38 ? t2113 : t2114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2115;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2116 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2116 & columns;
                        const f32 t2118 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2119 = acc_77;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2120 = t2118 + t2119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2121 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2122 = exists_39 ? t2120 : t2121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2122;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2123 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2123 & columns_2;
                        const f32 t2125 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2126 = acc_78;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2127 = t2125 + t2126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2128 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2129 = exists_40 ? t2127 : t2128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2129;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2130 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2130 & columns;
                        const f32 t2132 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2133 = acc_81;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2134 = t2132 + t2133;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2135 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2136 = exists_41 ? t2134 : t2135;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2136;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2137 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2137 & columns_2;
                        const f32 t2139 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2140 = acc_82;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = t2139 + t2140;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2142 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2143 = exists_42 ? t2141 : t2142;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2143;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2144 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2144 & columns;
                        const f32 t2146 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2147 = acc_85;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2148 = t2146 + t2147;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2150 = exists_43 ? t2148 : t2149;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2151 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2151 & columns_2;
                        const f32 t2153 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2154 = acc_86;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2155 = t2153 + t2154;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2156 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2157 = exists_44 ? t2155 : t2156;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2157;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2158 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2158 & columns;
                        const f32 t2160 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2161 = acc_89;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2162 = t2160 + t2161;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2163 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2164 = exists_45 ? t2162 : t2163;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2164;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2165 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2165 & columns_2;
                        const f32 t2167 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2168 = acc_90;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2169 = t2167 + t2168;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2170 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2171 = exists_46 ? t2169 : t2170;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2171;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2172 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2172 & columns;
                        const f32 t2174 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2175 = acc_93;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2176 = t2174 + t2175;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2177 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2178 = exists_47 ? t2176 : t2177;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2178;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2179 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2179 & columns_2;
                        const f32 t2181 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2182 = acc_94;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2183 = t2181 + t2182;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2184 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2185 = exists_48 ? t2183 : t2184;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2185;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2186 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2186 & columns;
                        const f32 t2188 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2189 = acc_97;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = t2188 + t2189;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2191 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2192 = exists_49 ? t2190 : t2191;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2192;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2193 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2193 & columns_2;
                        const f32 t2195 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2196 = acc_98;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2197 = t2195 + t2196;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2199 = exists_50 ? t2197 : t2198;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2199;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2200 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2200 & columns;
                        const f32 t2202 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2203 = acc_101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2204 = t2202 + t2203;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2205 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2206 = exists_51 ? t2204 : t2205;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2207 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2207 & columns_2;
                        const f32 t2209 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2210 = acc_102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2211 = t2209 + t2210;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2212 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2213 = exists_52 ? t2211 : t2212;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2213;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2214 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2214 & columns;
                        const f32 t2216 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2217 = acc_105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2218 = t2216 + t2217;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2219 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2220 = exists_53 ? t2218 : t2219;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2220;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2221 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2221 & columns_2;
                        const f32 t2223 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2224 = acc_106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2225 = t2223 + t2224;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2226 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2227 = exists_54 ? t2225 : t2226;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2227;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2228 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2228 & columns;
                        const f32 t2230 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2231 = acc_109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2232 = t2230 + t2231;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2233 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2234 = exists_55 ? t2232 : t2233;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2234;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2235 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2235 & columns_2;
                        const f32 t2237 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2238 = acc_110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2239 = t2237 + t2238;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2240 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2241 = exists_56 ? t2239 : t2240;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2241;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2242 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2242 & columns;
                        const f32 t2244 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2245 = acc_113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2246 = t2244 + t2245;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2247 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2248 = exists_57 ? t2246 : t2247;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2248;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2249 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2249 & columns_2;
                        const f32 t2251 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2252 = acc_114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2253 = t2251 + t2252;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2254 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2255 = exists_58 ? t2253 : t2254;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2255;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2256 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2256 & columns;
                        const f32 t2258 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2259 = acc_117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2260 = t2258 + t2259;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2261 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2262 = exists_59 ? t2260 : t2261;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2263 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2263 & columns_2;
                        const f32 t2265 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2266 = acc_118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2267 = t2265 + t2266;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2268 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2269 = exists_60 ? t2267 : t2268;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2269;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2270 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2270 & columns;
                        const f32 t2272 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2273 = acc_121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2274 = t2272 + t2273;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2275 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2276 = exists_61 ? t2274 : t2275;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2276;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2277 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2277 & columns_2;
                        const f32 t2279 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2280 = acc_122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2281 = t2279 + t2280;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2282 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = exists_62 ? t2281 : t2282;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2283;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2284 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2284 & columns;
                        const f32 t2286 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = acc_125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2288 = t2286 + t2287;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2289 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2290 = exists_63 ? t2288 : t2289;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2290;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2291 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2291 & columns_2;
                        const f32 t2293 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2294 = acc_126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = t2293 + t2294;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2297 = exists_64 ? t2295 : t2296;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2297;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2298 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2299;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2299) : "f"(t2298));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2300 = t2298 + t2299;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2301;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2301) : "f"(t2300));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2302 = t2300 + t2301;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about = t2302 * share_4;
                    const f32 t2304 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2304), "f"(count_7), "f"(t2302));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1703) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2307 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t2307 - mean_7;
                        f32 t2309;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2310 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t2310 - mean_7;
                        f32 t2312;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2312) : "f"(distance_4), "f"(distance_4), "f"(t2309));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2313 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t2313 - mean_7;
                        f32 t2315;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(distance_5), "f"(distance_5), "f"(t2312));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2316 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t2316 - mean_7;
                        f32 t2318;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2318) : "f"(distance_6), "f"(distance_6), "f"(t2315));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2319 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t2319 - mean_7;
                        f32 t2321;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2321) : "f"(distance_7), "f"(distance_7), "f"(t2318));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2322 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t2322 - mean_7;
                        f32 t2324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2324) : "f"(distance_8), "f"(distance_8), "f"(t2321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2325 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t2325 - mean_7;
                        f32 t2327;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2327) : "f"(distance_9), "f"(distance_9), "f"(t2324));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2328 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t2328 - mean_7;
                        f32 t2330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2330) : "f"(distance_10), "f"(distance_10), "f"(t2327));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2331 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t2331 - mean_7;
                        f32 t2333;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(distance_11), "f"(distance_11), "f"(t2330));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2334 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t2334 - mean_7;
                        f32 t2336;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2336) : "f"(distance_12), "f"(distance_12), "f"(t2333));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2337 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t2337 - mean_7;
                        f32 t2339;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(distance_13), "f"(distance_13), "f"(t2336));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2340 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2340 - mean_7;
                        f32 t2342;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2342) : "f"(distance_14), "f"(distance_14), "f"(t2339));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2343 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2343 - mean_7;
                        f32 t2345;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2345) : "f"(distance_15), "f"(distance_15), "f"(t2342));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2346 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2346 - mean_7;
                        f32 t2348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2348) : "f"(distance_16), "f"(distance_16), "f"(t2345));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2349 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2349 - mean_7;
                        f32 t2351;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2351) : "f"(distance_17), "f"(distance_17), "f"(t2348));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2352 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2352 - mean_7;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_18), "f"(distance_18), "f"(t2351));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2355 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2355 - mean_7;
                        f32 t2357;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2358 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2358 - mean_7;
                        f32 t2360;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2360) : "f"(distance_20), "f"(distance_20), "f"(t2357));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2361 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2361 - mean_7;
                        f32 t2363;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(distance_21), "f"(distance_21), "f"(t2360));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2364 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2364 - mean_7;
                        f32 t2366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2366) : "f"(distance_22), "f"(distance_22), "f"(t2363));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2367 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2367 - mean_7;
                        f32 t2369;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2369) : "f"(distance_23), "f"(distance_23), "f"(t2366));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2370 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2370 - mean_7;
                        f32 t2372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2372) : "f"(distance_24), "f"(distance_24), "f"(t2369));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2373 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2373 - mean_7;
                        f32 t2375;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2375) : "f"(distance_25), "f"(distance_25), "f"(t2372));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2376 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2376 - mean_7;
                        f32 t2378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2378) : "f"(distance_26), "f"(distance_26), "f"(t2375));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2379 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2379 - mean_7;
                        f32 t2381;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(distance_27), "f"(distance_27), "f"(t2378));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2382 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2382 - mean_7;
                        f32 t2384;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2384) : "f"(distance_28), "f"(distance_28), "f"(t2381));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2385 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2385 - mean_7;
                        f32 t2387;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(distance_29), "f"(distance_29), "f"(t2384));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2388 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2388 - mean_7;
                        f32 t2390;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2390) : "f"(distance_30), "f"(distance_30), "f"(t2387));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2391 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2391 - mean_7;
                        f32 t2393;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2393) : "f"(distance_31), "f"(distance_31), "f"(t2390));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2394 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2394 - mean_7;
                        f32 t2396;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2396) : "f"(distance_32), "f"(distance_32), "f"(t2393));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2397 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2397 - mean_7;
                        f32 t2399;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2399) : "f"(distance_33), "f"(distance_33), "f"(t2396));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2400 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2400 - mean_7;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_34), "f"(distance_34), "f"(t2399));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2403 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2403 - mean_7;
                        f32 t2405;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(distance_35), "f"(distance_35), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2406 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2406 - mean_7;
                        f32 t2408;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2408) : "f"(distance_36), "f"(distance_36), "f"(t2405));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2409 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2409 - mean_7;
                        f32 t2411;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(distance_37), "f"(distance_37), "f"(t2408));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2412 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2412 - mean_7;
                        f32 t2414;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2414) : "f"(distance_38), "f"(distance_38), "f"(t2411));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2415 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2415 - mean_7;
                        f32 t2417;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2417) : "f"(distance_39), "f"(distance_39), "f"(t2414));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2418 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2418 - mean_7;
                        f32 t2420;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2420) : "f"(distance_40), "f"(distance_40), "f"(t2417));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2421 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2421 - mean_7;
                        f32 t2423;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2423) : "f"(distance_41), "f"(distance_41), "f"(t2420));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2424 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2424 - mean_7;
                        f32 t2426;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2426) : "f"(distance_42), "f"(distance_42), "f"(t2423));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2427 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2427 - mean_7;
                        f32 t2429;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(distance_43), "f"(distance_43), "f"(t2426));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2430 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2430 - mean_7;
                        f32 t2432;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2432) : "f"(distance_44), "f"(distance_44), "f"(t2429));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2433 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2433 - mean_7;
                        f32 t2435;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2435) : "f"(distance_45), "f"(distance_45), "f"(t2432));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2436 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2436 - mean_7;
                        f32 t2438;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2438) : "f"(distance_46), "f"(distance_46), "f"(t2435));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2439 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2439 - mean_7;
                        f32 t2441;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2441) : "f"(distance_47), "f"(distance_47), "f"(t2438));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2442 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2442 - mean_7;
                        f32 t2444;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2444) : "f"(distance_48), "f"(distance_48), "f"(t2441));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2445 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2445 - mean_7;
                        f32 t2447;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2447) : "f"(distance_49), "f"(distance_49), "f"(t2444));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2448 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2448 - mean_7;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_50), "f"(distance_50), "f"(t2447));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2451 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2451 - mean_7;
                        f32 t2453;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2454 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2454 - mean_7;
                        f32 t2456;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2456) : "f"(distance_52), "f"(distance_52), "f"(t2453));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2457 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2457 - mean_7;
                        f32 t2459;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2459) : "f"(distance_53), "f"(distance_53), "f"(t2456));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2460 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2460 - mean_7;
                        f32 t2462;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2462) : "f"(distance_54), "f"(distance_54), "f"(t2459));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2463 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2463 - mean_7;
                        f32 t2465;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2465) : "f"(distance_55), "f"(distance_55), "f"(t2462));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2466 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2466 - mean_7;
                        f32 t2468;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2468) : "f"(distance_56), "f"(distance_56), "f"(t2465));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2469 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2469 - mean_7;
                        f32 t2471;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2471) : "f"(distance_57), "f"(distance_57), "f"(t2468));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2472 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2472 - mean_7;
                        f32 t2474;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2474) : "f"(distance_58), "f"(distance_58), "f"(t2471));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2475 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2475 - mean_7;
                        f32 t2477;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(distance_59), "f"(distance_59), "f"(t2474));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2478 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2478 - mean_7;
                        f32 t2480;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2480) : "f"(distance_60), "f"(distance_60), "f"(t2477));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2481 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2481 - mean_7;
                        f32 t2483;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(distance_61), "f"(distance_61), "f"(t2480));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2484 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2484 - mean_7;
                        f32 t2486;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2486) : "f"(distance_62), "f"(distance_62), "f"(t2483));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2487 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2487 - mean_7;
                        f32 t2489;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2489) : "f"(distance_63), "f"(distance_63), "f"(t2486));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2490 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2490 - mean_7;
                        f32 t2492;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2492) : "f"(distance_64), "f"(distance_64), "f"(t2489));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2493 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2493 - mean_7;
                        f32 t2495;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2495) : "f"(distance_65), "f"(distance_65), "f"(t2492));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2496 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2496 - mean_7;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_66), "f"(distance_66), "f"(t2495));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2499 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2500 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2501 = t2499 + t2500;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2501;
                    } else {
                        const u32 t2502 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2502 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_3 = first_5 < t1694;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2505 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2505 < t1694;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2507 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2507 & columns_3;
                        const f32 t2509 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2510 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2510 - mean_7;
                        f32 t2512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(distance_67), "f"(distance_67), "f"(t2509));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2513 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2514 = exists_65 ? t2512 : t2513;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2514;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2515 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2515 & columns_4;
                        const f32 t2517 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2518 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2518 - mean_7;
                        f32 t2520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(distance_68), "f"(distance_68), "f"(t2517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2521 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2522 = exists_66 ? t2520 : t2521;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2522;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2523 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2523 & columns_3;
                        const f32 t2525 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2526 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2526 - mean_7;
                        f32 t2528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(distance_69), "f"(distance_69), "f"(t2525));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2529 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2530 = exists_67 ? t2528 : t2529;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2530;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2531 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2531 & columns_4;
                        const f32 t2533 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2534 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2534 - mean_7;
                        f32 t2536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(distance_70), "f"(distance_70), "f"(t2533));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2537 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2538 = exists_68 ? t2536 : t2537;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2538;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2539 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2539 & columns_3;
                        const f32 t2541 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2542 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2542 - mean_7;
                        f32 t2544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(distance_71), "f"(distance_71), "f"(t2541));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2545 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2546 = exists_69 ? t2544 : t2545;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2546;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2547 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2547 & columns_4;
                        const f32 t2549 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2550 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2550 - mean_7;
                        f32 t2552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(distance_72), "f"(distance_72), "f"(t2549));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2553 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2554 = exists_70 ? t2552 : t2553;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2554;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2555 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2555 & columns_3;
                        const f32 t2557 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2558 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2558 - mean_7;
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(distance_73), "f"(distance_73), "f"(t2557));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2561 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2562 = exists_71 ? t2560 : t2561;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2562;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2563 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2563 & columns_4;
                        const f32 t2565 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2566 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2566 - mean_7;
                        f32 t2568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(distance_74), "f"(distance_74), "f"(t2565));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2569 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2570 = exists_72 ? t2568 : t2569;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2570;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2571 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2571 & columns_3;
                        const f32 t2573 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2574 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2574 - mean_7;
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(distance_75), "f"(distance_75), "f"(t2573));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2577 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2578 = exists_73 ? t2576 : t2577;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2578;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2579 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2579 & columns_4;
                        const f32 t2581 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2582 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2582 - mean_7;
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(distance_76), "f"(distance_76), "f"(t2581));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2585 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2586 = exists_74 ? t2584 : t2585;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2586;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2587 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2587 & columns_3;
                        const f32 t2589 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2590 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2590 - mean_7;
                        f32 t2592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(distance_77), "f"(distance_77), "f"(t2589));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2593 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2594 = exists_75 ? t2592 : t2593;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2594;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2595 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2595 & columns_4;
                        const f32 t2597 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2598 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2598 - mean_7;
                        f32 t2600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(distance_78), "f"(distance_78), "f"(t2597));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2601 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2602 = exists_76 ? t2600 : t2601;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2603 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2603 & columns_3;
                        const f32 t2605 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2606 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2606 - mean_7;
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(distance_79), "f"(distance_79), "f"(t2605));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2609 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2610 = exists_77 ? t2608 : t2609;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2610;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2611 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2611 & columns_4;
                        const f32 t2613 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2614 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2614 - mean_7;
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(distance_80), "f"(distance_80), "f"(t2613));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2617 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2618 = exists_78 ? t2616 : t2617;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2618;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2619 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2619 & columns_3;
                        const f32 t2621 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2622 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2622 - mean_7;
                        f32 t2624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(distance_81), "f"(distance_81), "f"(t2621));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2625 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2626 = exists_79 ? t2624 : t2625;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2626;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2627 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2627 & columns_4;
                        const f32 t2629 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2630 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2630 - mean_7;
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(distance_82), "f"(distance_82), "f"(t2629));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2633 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2634 = exists_80 ? t2632 : t2633;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2635 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2635 & columns_3;
                        const f32 t2637 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2638 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2638 - mean_7;
                        f32 t2640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2640) : "f"(distance_83), "f"(distance_83), "f"(t2637));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2641 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2642 = exists_81 ? t2640 : t2641;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2642;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2643 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2643 & columns_4;
                        const f32 t2645 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2646 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2646 - mean_7;
                        f32 t2648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(distance_84), "f"(distance_84), "f"(t2645));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2649 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2650 = exists_82 ? t2648 : t2649;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2650;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2651 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2651 & columns_3;
                        const f32 t2653 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2654 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2654 - mean_7;
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(distance_85), "f"(distance_85), "f"(t2653));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2657 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2658 = exists_83 ? t2656 : t2657;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2658;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2659 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2659 & columns_4;
                        const f32 t2661 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2662 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2662 - mean_7;
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(distance_86), "f"(distance_86), "f"(t2661));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2665 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2666 = exists_84 ? t2664 : t2665;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2666;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2667 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2667 & columns_3;
                        const f32 t2669 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2670 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2670 - mean_7;
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(distance_87), "f"(distance_87), "f"(t2669));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2673 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2674 = exists_85 ? t2672 : t2673;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2674;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2675 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2675 & columns_4;
                        const f32 t2677 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2678 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2678 - mean_7;
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(distance_88), "f"(distance_88), "f"(t2677));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2681 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2682 = exists_86 ? t2680 : t2681;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2682;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2683 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2683 & columns_3;
                        const f32 t2685 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2686 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2686 - mean_7;
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(distance_89), "f"(distance_89), "f"(t2685));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2689 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2690 = exists_87 ? t2688 : t2689;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2690;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2691 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2691 & columns_4;
                        const f32 t2693 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2694 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2694 - mean_7;
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(distance_90), "f"(distance_90), "f"(t2693));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2697 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2698 = exists_88 ? t2696 : t2697;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2698;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2699 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2699 & columns_3;
                        const f32 t2701 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2702 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2702 - mean_7;
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(distance_91), "f"(distance_91), "f"(t2701));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2705 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2706 = exists_89 ? t2704 : t2705;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2706;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2707 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2707 & columns_4;
                        const f32 t2709 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2710 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2710 - mean_7;
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(distance_92), "f"(distance_92), "f"(t2709));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2713 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2714 = exists_90 ? t2712 : t2713;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2715 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2715 & columns_3;
                        const f32 t2717 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2718 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2718 - mean_7;
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(distance_93), "f"(distance_93), "f"(t2717));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2721 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2722 = exists_91 ? t2720 : t2721;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2722;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2723 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2723 & columns_4;
                        const f32 t2725 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2726 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2726 - mean_7;
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(distance_94), "f"(distance_94), "f"(t2725));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2729 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2730 = exists_92 ? t2728 : t2729;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2730;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2731 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2731 & columns_3;
                        const f32 t2733 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2734 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2734 - mean_7;
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(distance_95), "f"(distance_95), "f"(t2733));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2737 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2738 = exists_93 ? t2736 : t2737;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2738;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2739 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2739 & columns_4;
                        const f32 t2741 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2742 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2742 - mean_7;
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(distance_96), "f"(distance_96), "f"(t2741));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2745 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2746 = exists_94 ? t2744 : t2745;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2746;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2747 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2747 & columns_3;
                        const f32 t2749 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2750 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2750 - mean_7;
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(distance_97), "f"(distance_97), "f"(t2749));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2753 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2754 = exists_95 ? t2752 : t2753;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2754;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2755 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2755 & columns_4;
                        const f32 t2757 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2758 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2758 - mean_7;
                        f32 t2760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(distance_98), "f"(distance_98), "f"(t2757));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2761 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2762 = exists_96 ? t2760 : t2761;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2762;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2763 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_97 = t2763 & columns_3;
                        const f32 t2765 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2766 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_99 = t2766 - mean_7;
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(distance_99), "f"(distance_99), "f"(t2765));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2769 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2770 = exists_97 ? t2768 : t2769;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2770;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2771 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_98 = t2771 & columns_4;
                        const f32 t2773 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2774 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_100 = t2774 - mean_7;
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(distance_100), "f"(distance_100), "f"(t2773));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2777 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2778 = exists_98 ? t2776 : t2777;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2778;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2779 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_99 = t2779 & columns_3;
                        const f32 t2781 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2782 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_101 = t2782 - mean_7;
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(distance_101), "f"(distance_101), "f"(t2781));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2785 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2786 = exists_99 ? t2784 : t2785;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2786;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2787 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_100 = t2787 & columns_4;
                        const f32 t2789 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2790 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_102 = t2790 - mean_7;
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(distance_102), "f"(distance_102), "f"(t2789));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2793 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2794 = exists_100 ? t2792 : t2793;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2794;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2795 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_101 = t2795 & columns_3;
                        const f32 t2797 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2798 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_103 = t2798 - mean_7;
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(distance_103), "f"(distance_103), "f"(t2797));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2801 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2802 = exists_101 ? t2800 : t2801;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2802;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2803 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_102 = t2803 & columns_4;
                        const f32 t2805 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2806 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_104 = t2806 - mean_7;
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(distance_104), "f"(distance_104), "f"(t2805));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2809 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2810 = exists_102 ? t2808 : t2809;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2811 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_103 = t2811 & columns_3;
                        const f32 t2813 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2814 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_105 = t2814 - mean_7;
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(distance_105), "f"(distance_105), "f"(t2813));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2817 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2818 = exists_103 ? t2816 : t2817;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2819 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_104 = t2819 & columns_4;
                        const f32 t2821 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2822 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_106 = t2822 - mean_7;
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(distance_106), "f"(distance_106), "f"(t2821));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2825 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2826 = exists_104 ? t2824 : t2825;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2826;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2827 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_105 = t2827 & columns_3;
                        const f32 t2829 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2830 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_107 = t2830 - mean_7;
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(distance_107), "f"(distance_107), "f"(t2829));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2833 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2834 = exists_105 ? t2832 : t2833;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2834;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2835 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_106 = t2835 & columns_4;
                        const f32 t2837 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2838 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_108 = t2838 - mean_7;
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(distance_108), "f"(distance_108), "f"(t2837));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2841 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2842 = exists_106 ? t2840 : t2841;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2842;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2843 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_107 = t2843 & columns_3;
                        const f32 t2845 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2846 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_109 = t2846 - mean_7;
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(distance_109), "f"(distance_109), "f"(t2845));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2849 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2850 = exists_107 ? t2848 : t2849;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2850;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2851 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_108 = t2851 & columns_4;
                        const f32 t2853 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2854 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_110 = t2854 - mean_7;
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(distance_110), "f"(distance_110), "f"(t2853));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2857 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2858 = exists_108 ? t2856 : t2857;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2858;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2859 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_109 = t2859 & columns_3;
                        const f32 t2861 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2862 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_111 = t2862 - mean_7;
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(distance_111), "f"(distance_111), "f"(t2861));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2865 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2866 = exists_109 ? t2864 : t2865;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2866;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2867 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_110 = t2867 & columns_4;
                        const f32 t2869 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2870 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_112 = t2870 - mean_7;
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(distance_112), "f"(distance_112), "f"(t2869));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2873 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2874 = exists_110 ? t2872 : t2873;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2874;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2875 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_111 = t2875 & columns_3;
                        const f32 t2877 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2878 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_113 = t2878 - mean_7;
                        f32 t2880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(distance_113), "f"(distance_113), "f"(t2877));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2881 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2882 = exists_111 ? t2880 : t2881;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2882;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2883 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_112 = t2883 & columns_4;
                        const f32 t2885 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2886 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_114 = t2886 - mean_7;
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(distance_114), "f"(distance_114), "f"(t2885));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2889 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2890 = exists_112 ? t2888 : t2889;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2890;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2891 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_113 = t2891 & columns_3;
                        const f32 t2893 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2894 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_115 = t2894 - mean_7;
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(distance_115), "f"(distance_115), "f"(t2893));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2897 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2898 = exists_113 ? t2896 : t2897;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2898;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2899 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_114 = t2899 & columns_4;
                        const f32 t2901 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2902 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_116 = t2902 - mean_7;
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(distance_116), "f"(distance_116), "f"(t2901));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2905 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2906 = exists_114 ? t2904 : t2905;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2906;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2907 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_115 = t2907 & columns_3;
                        const f32 t2909 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2910 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_117 = t2910 - mean_7;
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(distance_117), "f"(distance_117), "f"(t2909));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2913 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2914 = exists_115 ? t2912 : t2913;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2914;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2915 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_116 = t2915 & columns_4;
                        const f32 t2917 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2918 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_118 = t2918 - mean_7;
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(distance_118), "f"(distance_118), "f"(t2917));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2921 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2922 = exists_116 ? t2920 : t2921;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2922;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2923 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_117 = t2923 & columns_3;
                        const f32 t2925 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2926 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_119 = t2926 - mean_7;
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(distance_119), "f"(distance_119), "f"(t2925));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2929 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2930 = exists_117 ? t2928 : t2929;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2930;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2931 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_118 = t2931 & columns_4;
                        const f32 t2933 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2934 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_120 = t2934 - mean_7;
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(distance_120), "f"(distance_120), "f"(t2933));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2937 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2938 = exists_118 ? t2936 : t2937;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2938;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2939 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_119 = t2939 & columns_3;
                        const f32 t2941 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2942 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_121 = t2942 - mean_7;
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(distance_121), "f"(distance_121), "f"(t2941));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2945 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2946 = exists_119 ? t2944 : t2945;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2946;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2947 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_120 = t2947 & columns_4;
                        const f32 t2949 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2950 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_122 = t2950 - mean_7;
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(distance_122), "f"(distance_122), "f"(t2949));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2953 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2954 = exists_120 ? t2952 : t2953;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2954;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2955 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_121 = t2955 & columns_3;
                        const f32 t2957 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2958 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_123 = t2958 - mean_7;
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(distance_123), "f"(distance_123), "f"(t2957));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2961 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2962 = exists_121 ? t2960 : t2961;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2962;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2963 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_122 = t2963 & columns_4;
                        const f32 t2965 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2966 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_124 = t2966 - mean_7;
                        f32 t2968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(distance_124), "f"(distance_124), "f"(t2965));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2969 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2970 = exists_122 ? t2968 : t2969;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2970;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2971 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_123 = t2971 & columns_3;
                        const f32 t2973 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2974 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_125 = t2974 - mean_7;
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(distance_125), "f"(distance_125), "f"(t2973));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2977 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2978 = exists_123 ? t2976 : t2977;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2979 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_124 = t2979 & columns_4;
                        const f32 t2981 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2982 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_126 = t2982 - mean_7;
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(distance_126), "f"(distance_126), "f"(t2981));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2985 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2986 = exists_124 ? t2984 : t2985;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2986;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2987 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_125 = t2987 & columns_3;
                        const f32 t2989 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2990 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_127 = t2990 - mean_7;
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(distance_127), "f"(distance_127), "f"(t2989));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2993 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2994 = exists_125 ? t2992 : t2993;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2994;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2995 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_126 = t2995 & columns_4;
                        const f32 t2997 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2998 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_128 = t2998 - mean_7;
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(distance_128), "f"(distance_128), "f"(t2997));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3001 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3002 = exists_126 ? t3000 : t3001;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3002;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3003 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_127 = t3003 & columns_3;
                        const f32 t3005 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3006 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_129 = t3006 - mean_7;
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(distance_129), "f"(distance_129), "f"(t3005));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3009 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3010 = exists_127 ? t3008 : t3009;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3010;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3011 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_128 = t3011 & columns_4;
                        const f32 t3013 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3014 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_130 = t3014 - mean_7;
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(distance_130), "f"(distance_130), "f"(t3013));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3017 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3018 = exists_128 ? t3016 : t3017;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3018;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3019 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3020;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3020) : "f"(t3019));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3021 = t3019 + t3020;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3022;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3022) : "f"(t3021));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t3021 + t3022;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3024 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3025 = t3024 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3025) {
                        const u32 part_2 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3027 = first_3 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3028 = t3027 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3029 = t3028 + part_2;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t3029 + 544u;
                        const u32 t3031 = at_20 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3032 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3033 = t3032 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3034 = t3033 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3035 = counters + t3034;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3036 = (u64)at_20;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3037 = t3036 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3038 = t3037 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3039 = t3035 + t3038;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3040 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3041 = t3040 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3042 = t3041 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3043 = counters + t3042;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3044 = (u64)t3031;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3045 = t3044 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3046 = t3045 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3047 = t3043 + t3046;
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t3049 = bits_19 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t3050 = t3049 ? 2147483648u : bits_19;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3039), "r"(t3050) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t3052 = bits_20 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t3053 = t3052 ? 2147483648u : bits_20;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3047), "r"(t3053) : "memory");
                    }
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1703) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3054 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3055 = 0.0f + t3054;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3056 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3057 = t3055 + t3056;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3058 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3059 = t3057 + t3058;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3060 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3061 = t3059 + t3060;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3062 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3063 = t3061 + t3062;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3064 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3065 = t3063 + t3064;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3066 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3067 = t3065 + t3066;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3068 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3069 = t3067 + t3068;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3070 = acc_67;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3071 = t3069 + t3070;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3072 = acc_75;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3073 = t3071 + t3072;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3074 = acc_83;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3075 = t3073 + t3074;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3076 = acc_91;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3077 = t3075 + t3076;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3078 = acc_99;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3079 = t3077 + t3078;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3080 = acc_107;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3081 = t3079 + t3080;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3082 = acc_115;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3083 = t3081 + t3082;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3084 = acc_123;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t3083 + t3084;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3086 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3087 = 0.0f + t3086;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3088 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3089 = t3087 + t3088;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3090 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3091 = t3089 + t3090;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3092 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3093 = t3091 + t3092;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3094 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3095 = t3093 + t3094;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3096 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3097 = t3095 + t3096;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3098 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3099 = t3097 + t3098;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3100 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3101 = t3099 + t3100;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3102 = acc_68;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3103 = t3101 + t3102;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3104 = acc_76;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3105 = t3103 + t3104;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3106 = acc_84;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3107 = t3105 + t3106;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3108 = acc_92;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3109 = t3107 + t3108;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3110 = acc_100;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3111 = t3109 + t3110;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3112 = acc_108;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3113 = t3111 + t3112;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3114 = acc_116;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3115 = t3113 + t3114;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3116 = acc_124;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t3115 + t3116;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3118 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3119 = 0.0f + t3118;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3120 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3121 = t3119 + t3120;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3122 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3123 = t3121 + t3122;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3124 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3125 = t3123 + t3124;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3126 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3127 = t3125 + t3126;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3128 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3129 = t3127 + t3128;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3130 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3131 = t3129 + t3130;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3132 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3133 = t3131 + t3132;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3134 = acc_71;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3135 = t3133 + t3134;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3136 = acc_79;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3137 = t3135 + t3136;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3138 = acc_87;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3139 = t3137 + t3138;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3140 = acc_95;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3141 = t3139 + t3140;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3142 = acc_103;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3143 = t3141 + t3142;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3144 = acc_111;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3145 = t3143 + t3144;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3146 = acc_119;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3147 = t3145 + t3146;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3148 = acc_127;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t3147 + t3148;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3150 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3151 = 0.0f + t3150;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3152 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3153 = t3151 + t3152;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3154 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3155 = t3153 + t3154;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3156 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3157 = t3155 + t3156;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3158 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3159 = t3157 + t3158;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3160 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3161 = t3159 + t3160;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3162 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3163 = t3161 + t3162;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3164 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3165 = t3163 + t3164;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3166 = acc_72;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3167 = t3165 + t3166;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3168 = acc_80;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3169 = t3167 + t3168;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3170 = acc_88;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3171 = t3169 + t3170;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3172 = acc_96;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3173 = t3171 + t3172;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3174 = acc_104;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3175 = t3173 + t3174;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3176 = acc_112;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3177 = t3175 + t3176;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3178 = acc_120;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3179 = t3177 + t3178;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3180 = acc_128;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t3179 + t3180;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3182 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3183 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3184 = t3182 + t3183;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3184;
                    } else {
                        const u32 t3185 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t3185 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_5 = first_6 < t1694;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3188 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t3188 < t1694;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3190 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_129 = t3190 & columns_5;
                        const f32 t3192 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3193 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3194 = t3192 + t3193;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3195 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3196 = exists_129 ? t3194 : t3195;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3196;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3197 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_130 = t3197 & columns_6;
                        const f32 t3199 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3200 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3201 = t3199 + t3200;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3202 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3203 = exists_130 ? t3201 : t3202;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3203;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3204 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_131 = t3204 & columns_5;
                        const f32 t3206 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3207 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3208 = t3206 + t3207;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3209 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3210 = exists_131 ? t3208 : t3209;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3210;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3211 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_132 = t3211 & columns_6;
                        const f32 t3213 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3214 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3215 = t3213 + t3214;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3216 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3217 = exists_132 ? t3215 : t3216;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3217;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3218 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_133 = t3218 & columns_5;
                        const f32 t3220 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3221 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3222 = t3220 + t3221;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3223 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3224 = exists_133 ? t3222 : t3223;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3224;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3225 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_134 = t3225 & columns_6;
                        const f32 t3227 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3228 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3229 = t3227 + t3228;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3230 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3231 = exists_134 ? t3229 : t3230;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3231;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3232 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_135 = t3232 & columns_5;
                        const f32 t3234 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3235 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3236 = t3234 + t3235;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3237 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3238 = exists_135 ? t3236 : t3237;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3239 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_136 = t3239 & columns_6;
                        const f32 t3241 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3242 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3243 = t3241 + t3242;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3244 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3245 = exists_136 ? t3243 : t3244;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3245;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3246 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_137 = t3246 & columns_5;
                        const f32 t3248 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3249 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3250 = t3248 + t3249;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3251 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3252 = exists_137 ? t3250 : t3251;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3252;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3253 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_138 = t3253 & columns_6;
                        const f32 t3255 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3256 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3257 = t3255 + t3256;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3258 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3259 = exists_138 ? t3257 : t3258;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3259;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3260 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_139 = t3260 & columns_5;
                        const f32 t3262 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3263 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3264 = t3262 + t3263;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3265 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3266 = exists_139 ? t3264 : t3265;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3266;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3267 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_140 = t3267 & columns_6;
                        const f32 t3269 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3270 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3271 = t3269 + t3270;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3272 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3273 = exists_140 ? t3271 : t3272;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3273;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3274 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_141 = t3274 & columns_5;
                        const f32 t3276 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3277 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3278 = t3276 + t3277;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3279 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3280 = exists_141 ? t3278 : t3279;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3280;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3281 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_142 = t3281 & columns_6;
                        const f32 t3283 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3284 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3285 = t3283 + t3284;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3286 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3287 = exists_142 ? t3285 : t3286;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3287;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3288 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_143 = t3288 & columns_5;
                        const f32 t3290 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3291 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3292 = t3290 + t3291;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3293 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3294 = exists_143 ? t3292 : t3293;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3295 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_144 = t3295 & columns_6;
                        const f32 t3297 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3298 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3299 = t3297 + t3298;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3300 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3301 = exists_144 ? t3299 : t3300;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3301;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3302 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_145 = t3302 & columns_5;
                        const f32 t3304 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3305 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3306 = t3304 + t3305;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3307 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3308 = exists_145 ? t3306 : t3307;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3308;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3309 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_146 = t3309 & columns_6;
                        const f32 t3311 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3312 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3313 = t3311 + t3312;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3314 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3315 = exists_146 ? t3313 : t3314;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3315;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3316 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_147 = t3316 & columns_5;
                        const f32 t3318 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3319 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3320 = t3318 + t3319;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3321 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3322 = exists_147 ? t3320 : t3321;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3322;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3323 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_148 = t3323 & columns_6;
                        const f32 t3325 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3326 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3327 = t3325 + t3326;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3328 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3329 = exists_148 ? t3327 : t3328;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3329;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3330 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_149 = t3330 & columns_5;
                        const f32 t3332 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3333 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3334 = t3332 + t3333;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3335 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3336 = exists_149 ? t3334 : t3335;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3336;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3337 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_150 = t3337 & columns_6;
                        const f32 t3339 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3340 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3341 = t3339 + t3340;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3342 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3343 = exists_150 ? t3341 : t3342;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3343;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3344 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_151 = t3344 & columns_5;
                        const f32 t3346 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3347 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3348 = t3346 + t3347;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3349 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3350 = exists_151 ? t3348 : t3349;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3350;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3351 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_152 = t3351 & columns_6;
                        const f32 t3353 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3354 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3355 = t3353 + t3354;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3356 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3357 = exists_152 ? t3355 : t3356;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3357;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3358 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_153 = t3358 & columns_5;
                        const f32 t3360 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3361 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3362 = t3360 + t3361;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3363 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3364 = exists_153 ? t3362 : t3363;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3364;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3365 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_154 = t3365 & columns_6;
                        const f32 t3367 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3368 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3369 = t3367 + t3368;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3370 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3371 = exists_154 ? t3369 : t3370;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3371;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3372 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_155 = t3372 & columns_5;
                        const f32 t3374 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3375 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3376 = t3374 + t3375;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3377 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3378 = exists_155 ? t3376 : t3377;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3378;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3379 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_156 = t3379 & columns_6;
                        const f32 t3381 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3382 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3383 = t3381 + t3382;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3384 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3385 = exists_156 ? t3383 : t3384;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3385;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3386 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_157 = t3386 & columns_5;
                        const f32 t3388 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3389 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3390 = t3388 + t3389;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3391 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3392 = exists_157 ? t3390 : t3391;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3392;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3393 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_158 = t3393 & columns_6;
                        const f32 t3395 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3396 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3397 = t3395 + t3396;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3398 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3399 = exists_158 ? t3397 : t3398;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3399;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3400 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_159 = t3400 & columns_5;
                        const f32 t3402 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3403 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3404 = t3402 + t3403;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3405 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3406 = exists_159 ? t3404 : t3405;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3406;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3407 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_160 = t3407 & columns_6;
                        const f32 t3409 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3410 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3411 = t3409 + t3410;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3412 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3413 = exists_160 ? t3411 : t3412;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3413;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3414 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_161 = t3414 & columns_5;
                        const f32 t3416 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3417 = acc_67;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3418 = t3416 + t3417;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3419 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3420 = exists_161 ? t3418 : t3419;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3420;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3421 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_162 = t3421 & columns_6;
                        const f32 t3423 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3424 = acc_68;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3425 = t3423 + t3424;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3426 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3427 = exists_162 ? t3425 : t3426;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3427;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3428 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_163 = t3428 & columns_5;
                        const f32 t3430 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3431 = acc_71;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3432 = t3430 + t3431;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3433 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3434 = exists_163 ? t3432 : t3433;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3434;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3435 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_164 = t3435 & columns_6;
                        const f32 t3437 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3438 = acc_72;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3439 = t3437 + t3438;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3440 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3441 = exists_164 ? t3439 : t3440;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3441;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3442 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_165 = t3442 & columns_5;
                        const f32 t3444 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3445 = acc_75;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3446 = t3444 + t3445;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3447 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3448 = exists_165 ? t3446 : t3447;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3448;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3449 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_166 = t3449 & columns_6;
                        const f32 t3451 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3452 = acc_76;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3453 = t3451 + t3452;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3454 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3455 = exists_166 ? t3453 : t3454;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3455;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3456 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_167 = t3456 & columns_5;
                        const f32 t3458 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3459 = acc_79;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3460 = t3458 + t3459;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3461 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3462 = exists_167 ? t3460 : t3461;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3462;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3463 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_168 = t3463 & columns_6;
                        const f32 t3465 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3466 = acc_80;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3467 = t3465 + t3466;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3468 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3469 = exists_168 ? t3467 : t3468;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3469;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3470 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_169 = t3470 & columns_5;
                        const f32 t3472 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3473 = acc_83;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3474 = t3472 + t3473;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3475 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3476 = exists_169 ? t3474 : t3475;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3476;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3477 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_170 = t3477 & columns_6;
                        const f32 t3479 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3480 = acc_84;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3481 = t3479 + t3480;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3482 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3483 = exists_170 ? t3481 : t3482;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3483;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3484 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_171 = t3484 & columns_5;
                        const f32 t3486 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3487 = acc_87;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3488 = t3486 + t3487;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3489 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3490 = exists_171 ? t3488 : t3489;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3490;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3491 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_172 = t3491 & columns_6;
                        const f32 t3493 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3494 = acc_88;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3495 = t3493 + t3494;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3496 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3497 = exists_172 ? t3495 : t3496;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3497;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3498 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_173 = t3498 & columns_5;
                        const f32 t3500 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3501 = acc_91;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3502 = t3500 + t3501;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3503 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3504 = exists_173 ? t3502 : t3503;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3504;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3505 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_174 = t3505 & columns_6;
                        const f32 t3507 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3508 = acc_92;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3509 = t3507 + t3508;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3510 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3511 = exists_174 ? t3509 : t3510;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3511;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3512 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_175 = t3512 & columns_5;
                        const f32 t3514 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3515 = acc_95;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3516 = t3514 + t3515;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3517 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3518 = exists_175 ? t3516 : t3517;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3518;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3519 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_176 = t3519 & columns_6;
                        const f32 t3521 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3522 = acc_96;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3523 = t3521 + t3522;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3524 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3525 = exists_176 ? t3523 : t3524;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3525;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3526 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_177 = t3526 & columns_5;
                        const f32 t3528 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3529 = acc_99;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3530 = t3528 + t3529;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3531 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3532 = exists_177 ? t3530 : t3531;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3532;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3533 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_178 = t3533 & columns_6;
                        const f32 t3535 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3536 = acc_100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3537 = t3535 + t3536;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3538 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3539 = exists_178 ? t3537 : t3538;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3539;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3540 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_179 = t3540 & columns_5;
                        const f32 t3542 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3543 = acc_103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3544 = t3542 + t3543;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3545 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3546 = exists_179 ? t3544 : t3545;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3546;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3547 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_180 = t3547 & columns_6;
                        const f32 t3549 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3550 = acc_104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3551 = t3549 + t3550;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3552 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3553 = exists_180 ? t3551 : t3552;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3553;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3554 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_181 = t3554 & columns_5;
                        const f32 t3556 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3557 = acc_107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3558 = t3556 + t3557;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3559 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3560 = exists_181 ? t3558 : t3559;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3560;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3561 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_182 = t3561 & columns_6;
                        const f32 t3563 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3564 = acc_108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3565 = t3563 + t3564;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3566 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3567 = exists_182 ? t3565 : t3566;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3567;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3568 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_183 = t3568 & columns_5;
                        const f32 t3570 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3571 = acc_111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3572 = t3570 + t3571;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3573 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3574 = exists_183 ? t3572 : t3573;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3574;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3575 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_184 = t3575 & columns_6;
                        const f32 t3577 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3578 = acc_112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3579 = t3577 + t3578;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3580 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3581 = exists_184 ? t3579 : t3580;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3581;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3582 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_185 = t3582 & columns_5;
                        const f32 t3584 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3585 = acc_115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3586 = t3584 + t3585;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3587 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3588 = exists_185 ? t3586 : t3587;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3588;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3589 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_186 = t3589 & columns_6;
                        const f32 t3591 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3592 = acc_116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3593 = t3591 + t3592;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3594 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3595 = exists_186 ? t3593 : t3594;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3595;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3596 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_187 = t3596 & columns_5;
                        const f32 t3598 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3599 = acc_119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3600 = t3598 + t3599;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3601 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3602 = exists_187 ? t3600 : t3601;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3603 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_188 = t3603 & columns_6;
                        const f32 t3605 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3606 = acc_120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3607 = t3605 + t3606;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3608 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3609 = exists_188 ? t3607 : t3608;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3609;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3610 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_189 = t3610 & columns_5;
                        const f32 t3612 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3613 = acc_123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3614 = t3612 + t3613;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3615 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3616 = exists_189 ? t3614 : t3615;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3616;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3617 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_190 = t3617 & columns_6;
                        const f32 t3619 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3620 = acc_124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3621 = t3619 + t3620;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3622 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3623 = exists_190 ? t3621 : t3622;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3623;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3624 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_191 = t3624 & columns_5;
                        const f32 t3626 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3627 = acc_127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3628 = t3626 + t3627;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3629 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3630 = exists_191 ? t3628 : t3629;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3630;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3631 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_192 = t3631 & columns_6;
                        const f32 t3633 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3634 = acc_128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3635 = t3633 + t3634;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3636 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3637 = exists_192 ? t3635 : t3636;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3637;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3638 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3639;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3639) : "f"(t3638));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3640 = t3638 + t3639;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3641;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3641) : "f"(t3640));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3642 = t3640 + t3641;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about_2 = t3642 * share_4;
                    const f32 t3644 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t3644), "f"(count_7), "f"(t3642));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1703) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3647 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_131 = t3647 - mean_8;
                        f32 t3649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3649) : "f"(distance_131), "f"(distance_131), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3650 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_132 = t3650 - mean_8;
                        f32 t3652;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3652) : "f"(distance_132), "f"(distance_132), "f"(t3649));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3653 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_133 = t3653 - mean_8;
                        f32 t3655;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3655) : "f"(distance_133), "f"(distance_133), "f"(t3652));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3656 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_134 = t3656 - mean_8;
                        f32 t3658;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3658) : "f"(distance_134), "f"(distance_134), "f"(t3655));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3659 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_135 = t3659 - mean_8;
                        f32 t3661;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3661) : "f"(distance_135), "f"(distance_135), "f"(t3658));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3662 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_136 = t3662 - mean_8;
                        f32 t3664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3664) : "f"(distance_136), "f"(distance_136), "f"(t3661));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3665 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_137 = t3665 - mean_8;
                        f32 t3667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3667) : "f"(distance_137), "f"(distance_137), "f"(t3664));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3668 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_138 = t3668 - mean_8;
                        f32 t3670;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3670) : "f"(distance_138), "f"(distance_138), "f"(t3667));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3671 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_139 = t3671 - mean_8;
                        f32 t3673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3673) : "f"(distance_139), "f"(distance_139), "f"(t3670));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3674 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_140 = t3674 - mean_8;
                        f32 t3676;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3676) : "f"(distance_140), "f"(distance_140), "f"(t3673));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3677 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_141 = t3677 - mean_8;
                        f32 t3679;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3679) : "f"(distance_141), "f"(distance_141), "f"(t3676));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3680 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_142 = t3680 - mean_8;
                        f32 t3682;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3682) : "f"(distance_142), "f"(distance_142), "f"(t3679));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3683 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_143 = t3683 - mean_8;
                        f32 t3685;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3685) : "f"(distance_143), "f"(distance_143), "f"(t3682));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3686 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_144 = t3686 - mean_8;
                        f32 t3688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3688) : "f"(distance_144), "f"(distance_144), "f"(t3685));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3689 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_145 = t3689 - mean_8;
                        f32 t3691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3691) : "f"(distance_145), "f"(distance_145), "f"(t3688));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3692 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_146 = t3692 - mean_8;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_146), "f"(distance_146), "f"(t3691));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3695 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_147 = t3695 - mean_8;
                        f32 t3697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3697) : "f"(distance_147), "f"(distance_147), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3698 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_148 = t3698 - mean_8;
                        f32 t3700;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3700) : "f"(distance_148), "f"(distance_148), "f"(t3697));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3701 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_149 = t3701 - mean_8;
                        f32 t3703;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3703) : "f"(distance_149), "f"(distance_149), "f"(t3700));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3704 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_150 = t3704 - mean_8;
                        f32 t3706;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3706) : "f"(distance_150), "f"(distance_150), "f"(t3703));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3707 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_151 = t3707 - mean_8;
                        f32 t3709;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3709) : "f"(distance_151), "f"(distance_151), "f"(t3706));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3710 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_152 = t3710 - mean_8;
                        f32 t3712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3712) : "f"(distance_152), "f"(distance_152), "f"(t3709));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3713 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_153 = t3713 - mean_8;
                        f32 t3715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3715) : "f"(distance_153), "f"(distance_153), "f"(t3712));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3716 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_154 = t3716 - mean_8;
                        f32 t3718;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3718) : "f"(distance_154), "f"(distance_154), "f"(t3715));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3719 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_155 = t3719 - mean_8;
                        f32 t3721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3721) : "f"(distance_155), "f"(distance_155), "f"(t3718));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3722 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_156 = t3722 - mean_8;
                        f32 t3724;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3724) : "f"(distance_156), "f"(distance_156), "f"(t3721));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3725 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_157 = t3725 - mean_8;
                        f32 t3727;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3727) : "f"(distance_157), "f"(distance_157), "f"(t3724));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3728 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_158 = t3728 - mean_8;
                        f32 t3730;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3730) : "f"(distance_158), "f"(distance_158), "f"(t3727));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3731 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_159 = t3731 - mean_8;
                        f32 t3733;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3733) : "f"(distance_159), "f"(distance_159), "f"(t3730));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3734 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_160 = t3734 - mean_8;
                        f32 t3736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3736) : "f"(distance_160), "f"(distance_160), "f"(t3733));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3737 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_161 = t3737 - mean_8;
                        f32 t3739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3739) : "f"(distance_161), "f"(distance_161), "f"(t3736));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3740 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_162 = t3740 - mean_8;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_162), "f"(distance_162), "f"(t3739));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3743 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_163 = t3743 - mean_8;
                        f32 t3745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3745) : "f"(distance_163), "f"(distance_163), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3746 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_164 = t3746 - mean_8;
                        f32 t3748;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3748) : "f"(distance_164), "f"(distance_164), "f"(t3745));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3749 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_165 = t3749 - mean_8;
                        f32 t3751;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3751) : "f"(distance_165), "f"(distance_165), "f"(t3748));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3752 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_166 = t3752 - mean_8;
                        f32 t3754;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3754) : "f"(distance_166), "f"(distance_166), "f"(t3751));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3755 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_167 = t3755 - mean_8;
                        f32 t3757;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3757) : "f"(distance_167), "f"(distance_167), "f"(t3754));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3758 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_168 = t3758 - mean_8;
                        f32 t3760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3760) : "f"(distance_168), "f"(distance_168), "f"(t3757));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3761 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_169 = t3761 - mean_8;
                        f32 t3763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3763) : "f"(distance_169), "f"(distance_169), "f"(t3760));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3764 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_170 = t3764 - mean_8;
                        f32 t3766;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3766) : "f"(distance_170), "f"(distance_170), "f"(t3763));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3767 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_171 = t3767 - mean_8;
                        f32 t3769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3769) : "f"(distance_171), "f"(distance_171), "f"(t3766));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3770 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_172 = t3770 - mean_8;
                        f32 t3772;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3772) : "f"(distance_172), "f"(distance_172), "f"(t3769));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3773 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_173 = t3773 - mean_8;
                        f32 t3775;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3775) : "f"(distance_173), "f"(distance_173), "f"(t3772));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3776 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_174 = t3776 - mean_8;
                        f32 t3778;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3778) : "f"(distance_174), "f"(distance_174), "f"(t3775));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3779 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_175 = t3779 - mean_8;
                        f32 t3781;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3781) : "f"(distance_175), "f"(distance_175), "f"(t3778));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3782 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_176 = t3782 - mean_8;
                        f32 t3784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3784) : "f"(distance_176), "f"(distance_176), "f"(t3781));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3785 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_177 = t3785 - mean_8;
                        f32 t3787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3787) : "f"(distance_177), "f"(distance_177), "f"(t3784));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3788 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_178 = t3788 - mean_8;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_178), "f"(distance_178), "f"(t3787));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3791 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_179 = t3791 - mean_8;
                        f32 t3793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3793) : "f"(distance_179), "f"(distance_179), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3794 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_180 = t3794 - mean_8;
                        f32 t3796;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3796) : "f"(distance_180), "f"(distance_180), "f"(t3793));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3797 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_181 = t3797 - mean_8;
                        f32 t3799;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3799) : "f"(distance_181), "f"(distance_181), "f"(t3796));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3800 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_182 = t3800 - mean_8;
                        f32 t3802;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3802) : "f"(distance_182), "f"(distance_182), "f"(t3799));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3803 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_183 = t3803 - mean_8;
                        f32 t3805;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3805) : "f"(distance_183), "f"(distance_183), "f"(t3802));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3806 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_184 = t3806 - mean_8;
                        f32 t3808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3808) : "f"(distance_184), "f"(distance_184), "f"(t3805));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3809 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_185 = t3809 - mean_8;
                        f32 t3811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3811) : "f"(distance_185), "f"(distance_185), "f"(t3808));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3812 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_186 = t3812 - mean_8;
                        f32 t3814;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3814) : "f"(distance_186), "f"(distance_186), "f"(t3811));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3815 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_187 = t3815 - mean_8;
                        f32 t3817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3817) : "f"(distance_187), "f"(distance_187), "f"(t3814));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3818 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_188 = t3818 - mean_8;
                        f32 t3820;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3820) : "f"(distance_188), "f"(distance_188), "f"(t3817));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3821 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_189 = t3821 - mean_8;
                        f32 t3823;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3823) : "f"(distance_189), "f"(distance_189), "f"(t3820));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3824 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_190 = t3824 - mean_8;
                        f32 t3826;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3826) : "f"(distance_190), "f"(distance_190), "f"(t3823));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3827 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_191 = t3827 - mean_8;
                        f32 t3829;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3829) : "f"(distance_191), "f"(distance_191), "f"(t3826));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3830 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_192 = t3830 - mean_8;
                        f32 t3832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3832) : "f"(distance_192), "f"(distance_192), "f"(t3829));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3833 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_193 = t3833 - mean_8;
                        f32 t3835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3835) : "f"(distance_193), "f"(distance_193), "f"(t3832));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3836 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_194 = t3836 - mean_8;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_194), "f"(distance_194), "f"(t3835));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3839 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3840 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3841 = t3839 + t3840;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3841;
                    } else {
                        const u32 t3842 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t3842 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_7 = first_7 < t1694;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3845 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t3845 < t1694;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3847 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_193 = t3847 & columns_7;
                        const f32 t3849 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3850 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_195 = t3850 - mean_8;
                        f32 t3852;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3852) : "f"(distance_195), "f"(distance_195), "f"(t3849));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3853 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3854 = exists_193 ? t3852 : t3853;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3854;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3855 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_194 = t3855 & columns_8;
                        const f32 t3857 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3858 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_196 = t3858 - mean_8;
                        f32 t3860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3860) : "f"(distance_196), "f"(distance_196), "f"(t3857));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3861 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3862 = exists_194 ? t3860 : t3861;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3862;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3863 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_195 = t3863 & columns_7;
                        const f32 t3865 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3866 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_197 = t3866 - mean_8;
                        f32 t3868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(distance_197), "f"(distance_197), "f"(t3865));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3869 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3870 = exists_195 ? t3868 : t3869;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3870;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3871 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_196 = t3871 & columns_8;
                        const f32 t3873 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3874 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_198 = t3874 - mean_8;
                        f32 t3876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3876) : "f"(distance_198), "f"(distance_198), "f"(t3873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3877 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3878 = exists_196 ? t3876 : t3877;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3878;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3879 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_197 = t3879 & columns_7;
                        const f32 t3881 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3882 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_199 = t3882 - mean_8;
                        f32 t3884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(distance_199), "f"(distance_199), "f"(t3881));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3885 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3886 = exists_197 ? t3884 : t3885;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3886;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3887 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_198 = t3887 & columns_8;
                        const f32 t3889 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3890 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_200 = t3890 - mean_8;
                        f32 t3892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3892) : "f"(distance_200), "f"(distance_200), "f"(t3889));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3893 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3894 = exists_198 ? t3892 : t3893;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3894;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3895 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_199 = t3895 & columns_7;
                        const f32 t3897 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3898 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_201 = t3898 - mean_8;
                        f32 t3900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(distance_201), "f"(distance_201), "f"(t3897));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3901 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3902 = exists_199 ? t3900 : t3901;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3902;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3903 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_200 = t3903 & columns_8;
                        const f32 t3905 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3906 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_202 = t3906 - mean_8;
                        f32 t3908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(distance_202), "f"(distance_202), "f"(t3905));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3909 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3910 = exists_200 ? t3908 : t3909;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3910;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3911 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_201 = t3911 & columns_7;
                        const f32 t3913 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3914 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_203 = t3914 - mean_8;
                        f32 t3916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(distance_203), "f"(distance_203), "f"(t3913));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3917 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3918 = exists_201 ? t3916 : t3917;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3918;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3919 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_202 = t3919 & columns_8;
                        const f32 t3921 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3922 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_204 = t3922 - mean_8;
                        f32 t3924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3924) : "f"(distance_204), "f"(distance_204), "f"(t3921));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3925 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3926 = exists_202 ? t3924 : t3925;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3926;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3927 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_203 = t3927 & columns_7;
                        const f32 t3929 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3930 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_205 = t3930 - mean_8;
                        f32 t3932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(distance_205), "f"(distance_205), "f"(t3929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3933 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3934 = exists_203 ? t3932 : t3933;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3934;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3935 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_204 = t3935 & columns_8;
                        const f32 t3937 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3938 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_206 = t3938 - mean_8;
                        f32 t3940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(distance_206), "f"(distance_206), "f"(t3937));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3941 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3942 = exists_204 ? t3940 : t3941;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3942;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3943 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_205 = t3943 & columns_7;
                        const f32 t3945 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3946 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_207 = t3946 - mean_8;
                        f32 t3948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(distance_207), "f"(distance_207), "f"(t3945));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3949 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3950 = exists_205 ? t3948 : t3949;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3951 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_206 = t3951 & columns_8;
                        const f32 t3953 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3954 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_208 = t3954 - mean_8;
                        f32 t3956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(distance_208), "f"(distance_208), "f"(t3953));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3957 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3958 = exists_206 ? t3956 : t3957;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3959 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_207 = t3959 & columns_7;
                        const f32 t3961 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3962 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_209 = t3962 - mean_8;
                        f32 t3964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3964) : "f"(distance_209), "f"(distance_209), "f"(t3961));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3965 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3966 = exists_207 ? t3964 : t3965;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3966;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3967 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_208 = t3967 & columns_8;
                        const f32 t3969 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3970 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_210 = t3970 - mean_8;
                        f32 t3972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(distance_210), "f"(distance_210), "f"(t3969));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3973 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3974 = exists_208 ? t3972 : t3973;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3974;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3975 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_209 = t3975 & columns_7;
                        const f32 t3977 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3978 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_211 = t3978 - mean_8;
                        f32 t3980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3980) : "f"(distance_211), "f"(distance_211), "f"(t3977));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3981 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3982 = exists_209 ? t3980 : t3981;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3982;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3983 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_210 = t3983 & columns_8;
                        const f32 t3985 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3986 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_212 = t3986 - mean_8;
                        f32 t3988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3988) : "f"(distance_212), "f"(distance_212), "f"(t3985));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3989 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3990 = exists_210 ? t3988 : t3989;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3990;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3991 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_211 = t3991 & columns_7;
                        const f32 t3993 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3994 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_213 = t3994 - mean_8;
                        f32 t3996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(distance_213), "f"(distance_213), "f"(t3993));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3997 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3998 = exists_211 ? t3996 : t3997;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3998;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3999 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_212 = t3999 & columns_8;
                        const f32 t4001 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4002 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_214 = t4002 - mean_8;
                        f32 t4004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(distance_214), "f"(distance_214), "f"(t4001));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4005 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4006 = exists_212 ? t4004 : t4005;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4007 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_213 = t4007 & columns_7;
                        const f32 t4009 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4010 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_215 = t4010 - mean_8;
                        f32 t4012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(distance_215), "f"(distance_215), "f"(t4009));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4013 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4014 = exists_213 ? t4012 : t4013;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4015 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_214 = t4015 & columns_8;
                        const f32 t4017 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4018 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_216 = t4018 - mean_8;
                        f32 t4020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4020) : "f"(distance_216), "f"(distance_216), "f"(t4017));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4021 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4022 = exists_214 ? t4020 : t4021;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4022;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4023 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_215 = t4023 & columns_7;
                        const f32 t4025 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4026 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_217 = t4026 - mean_8;
                        f32 t4028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(distance_217), "f"(distance_217), "f"(t4025));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4029 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4030 = exists_215 ? t4028 : t4029;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4030;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4031 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_216 = t4031 & columns_8;
                        const f32 t4033 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4034 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_218 = t4034 - mean_8;
                        f32 t4036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(distance_218), "f"(distance_218), "f"(t4033));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4037 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4038 = exists_216 ? t4036 : t4037;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4038;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4039 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_217 = t4039 & columns_7;
                        const f32 t4041 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4042 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_219 = t4042 - mean_8;
                        f32 t4044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(distance_219), "f"(distance_219), "f"(t4041));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4045 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4046 = exists_217 ? t4044 : t4045;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4046;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4047 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_218 = t4047 & columns_8;
                        const f32 t4049 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4050 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_220 = t4050 - mean_8;
                        f32 t4052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4052) : "f"(distance_220), "f"(distance_220), "f"(t4049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4053 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4054 = exists_218 ? t4052 : t4053;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4054;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4055 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_219 = t4055 & columns_7;
                        const f32 t4057 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4058 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_221 = t4058 - mean_8;
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(distance_221), "f"(distance_221), "f"(t4057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4061 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4062 = exists_219 ? t4060 : t4061;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4063 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_220 = t4063 & columns_8;
                        const f32 t4065 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4066 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_222 = t4066 - mean_8;
                        f32 t4068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(distance_222), "f"(distance_222), "f"(t4065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4069 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4070 = exists_220 ? t4068 : t4069;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4071 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_221 = t4071 & columns_7;
                        const f32 t4073 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4074 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_223 = t4074 - mean_8;
                        f32 t4076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(distance_223), "f"(distance_223), "f"(t4073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4077 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4078 = exists_221 ? t4076 : t4077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4079 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_222 = t4079 & columns_8;
                        const f32 t4081 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4082 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_224 = t4082 - mean_8;
                        f32 t4084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(distance_224), "f"(distance_224), "f"(t4081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4085 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4086 = exists_222 ? t4084 : t4085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4087 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_223 = t4087 & columns_7;
                        const f32 t4089 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4090 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_225 = t4090 - mean_8;
                        f32 t4092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(distance_225), "f"(distance_225), "f"(t4089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4093 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4094 = exists_223 ? t4092 : t4093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4095 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_224 = t4095 & columns_8;
                        const f32 t4097 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4098 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_226 = t4098 - mean_8;
                        f32 t4100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(distance_226), "f"(distance_226), "f"(t4097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4101 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4102 = exists_224 ? t4100 : t4101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4103 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_225 = t4103 & columns_7;
                        const f32 t4105 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4106 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_227 = t4106 - mean_8;
                        f32 t4108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(distance_227), "f"(distance_227), "f"(t4105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4109 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4110 = exists_225 ? t4108 : t4109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4111 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_226 = t4111 & columns_8;
                        const f32 t4113 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4114 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_228 = t4114 - mean_8;
                        f32 t4116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(distance_228), "f"(distance_228), "f"(t4113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4117 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4118 = exists_226 ? t4116 : t4117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4119 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_227 = t4119 & columns_7;
                        const f32 t4121 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4122 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_229 = t4122 - mean_8;
                        f32 t4124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4124) : "f"(distance_229), "f"(distance_229), "f"(t4121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4125 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4126 = exists_227 ? t4124 : t4125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4127 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_228 = t4127 & columns_8;
                        const f32 t4129 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4130 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_230 = t4130 - mean_8;
                        f32 t4132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4132) : "f"(distance_230), "f"(distance_230), "f"(t4129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4133 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4134 = exists_228 ? t4132 : t4133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4135 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_229 = t4135 & columns_7;
                        const f32 t4137 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4138 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_231 = t4138 - mean_8;
                        f32 t4140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4140) : "f"(distance_231), "f"(distance_231), "f"(t4137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4141 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4142 = exists_229 ? t4140 : t4141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4143 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_230 = t4143 & columns_8;
                        const f32 t4145 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4146 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_232 = t4146 - mean_8;
                        f32 t4148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4148) : "f"(distance_232), "f"(distance_232), "f"(t4145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4149 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4150 = exists_230 ? t4148 : t4149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4151 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_231 = t4151 & columns_7;
                        const f32 t4153 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4154 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_233 = t4154 - mean_8;
                        f32 t4156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4156) : "f"(distance_233), "f"(distance_233), "f"(t4153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4157 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4158 = exists_231 ? t4156 : t4157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4159 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_232 = t4159 & columns_8;
                        const f32 t4161 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4162 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_234 = t4162 - mean_8;
                        f32 t4164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(distance_234), "f"(distance_234), "f"(t4161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4165 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4166 = exists_232 ? t4164 : t4165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4167 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_233 = t4167 & columns_7;
                        const f32 t4169 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4170 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_235 = t4170 - mean_8;
                        f32 t4172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4172) : "f"(distance_235), "f"(distance_235), "f"(t4169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4173 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4174 = exists_233 ? t4172 : t4173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4175 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_234 = t4175 & columns_8;
                        const f32 t4177 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4178 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_236 = t4178 - mean_8;
                        f32 t4180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4180) : "f"(distance_236), "f"(distance_236), "f"(t4177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4181 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4182 = exists_234 ? t4180 : t4181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4183 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_235 = t4183 & columns_7;
                        const f32 t4185 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4186 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_237 = t4186 - mean_8;
                        f32 t4188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4188) : "f"(distance_237), "f"(distance_237), "f"(t4185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4189 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4190 = exists_235 ? t4188 : t4189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4191 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_236 = t4191 & columns_8;
                        const f32 t4193 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4194 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_238 = t4194 - mean_8;
                        f32 t4196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4196) : "f"(distance_238), "f"(distance_238), "f"(t4193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4197 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4198 = exists_236 ? t4196 : t4197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4199 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_237 = t4199 & columns_7;
                        const f32 t4201 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4202 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_239 = t4202 - mean_8;
                        f32 t4204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4204) : "f"(distance_239), "f"(distance_239), "f"(t4201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4205 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4206 = exists_237 ? t4204 : t4205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4207 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_238 = t4207 & columns_8;
                        const f32 t4209 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4210 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_240 = t4210 - mean_8;
                        f32 t4212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(distance_240), "f"(distance_240), "f"(t4209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4213 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4214 = exists_238 ? t4212 : t4213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4215 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_239 = t4215 & columns_7;
                        const f32 t4217 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4218 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_241 = t4218 - mean_8;
                        f32 t4220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4220) : "f"(distance_241), "f"(distance_241), "f"(t4217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4221 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4222 = exists_239 ? t4220 : t4221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4223 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_240 = t4223 & columns_8;
                        const f32 t4225 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4226 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_242 = t4226 - mean_8;
                        f32 t4228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(distance_242), "f"(distance_242), "f"(t4225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4229 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4230 = exists_240 ? t4228 : t4229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4231 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_241 = t4231 & columns_7;
                        const f32 t4233 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4234 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_243 = t4234 - mean_8;
                        f32 t4236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4236) : "f"(distance_243), "f"(distance_243), "f"(t4233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4237 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4238 = exists_241 ? t4236 : t4237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4239 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_242 = t4239 & columns_8;
                        const f32 t4241 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4242 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_244 = t4242 - mean_8;
                        f32 t4244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4244) : "f"(distance_244), "f"(distance_244), "f"(t4241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4245 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4246 = exists_242 ? t4244 : t4245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4247 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_243 = t4247 & columns_7;
                        const f32 t4249 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4250 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_245 = t4250 - mean_8;
                        f32 t4252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(distance_245), "f"(distance_245), "f"(t4249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4253 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4254 = exists_243 ? t4252 : t4253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4254;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4255 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_244 = t4255 & columns_8;
                        const f32 t4257 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4258 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_246 = t4258 - mean_8;
                        f32 t4260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(distance_246), "f"(distance_246), "f"(t4257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4261 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4262 = exists_244 ? t4260 : t4261;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4263 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_245 = t4263 & columns_7;
                        const f32 t4265 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4266 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_247 = t4266 - mean_8;
                        f32 t4268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4268) : "f"(distance_247), "f"(distance_247), "f"(t4265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4269 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4270 = exists_245 ? t4268 : t4269;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4271 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_246 = t4271 & columns_8;
                        const f32 t4273 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4274 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_248 = t4274 - mean_8;
                        f32 t4276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(distance_248), "f"(distance_248), "f"(t4273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4277 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4278 = exists_246 ? t4276 : t4277;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4279 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_247 = t4279 & columns_7;
                        const f32 t4281 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4282 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_249 = t4282 - mean_8;
                        f32 t4284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(distance_249), "f"(distance_249), "f"(t4281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4285 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4286 = exists_247 ? t4284 : t4285;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4286;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4287 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_248 = t4287 & columns_8;
                        const f32 t4289 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4290 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_250 = t4290 - mean_8;
                        f32 t4292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4292) : "f"(distance_250), "f"(distance_250), "f"(t4289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4293 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4294 = exists_248 ? t4292 : t4293;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4295 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_249 = t4295 & columns_7;
                        const f32 t4297 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4298 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_251 = t4298 - mean_8;
                        f32 t4300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4300) : "f"(distance_251), "f"(distance_251), "f"(t4297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4301 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4302 = exists_249 ? t4300 : t4301;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4303 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_250 = t4303 & columns_8;
                        const f32 t4305 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4306 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_252 = t4306 - mean_8;
                        f32 t4308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4308) : "f"(distance_252), "f"(distance_252), "f"(t4305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4309 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4310 = exists_250 ? t4308 : t4309;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4310;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4311 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_251 = t4311 & columns_7;
                        const f32 t4313 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4314 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_253 = t4314 - mean_8;
                        f32 t4316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(distance_253), "f"(distance_253), "f"(t4313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4317 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4318 = exists_251 ? t4316 : t4317;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4318;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4319 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_252 = t4319 & columns_8;
                        const f32 t4321 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4322 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_254 = t4322 - mean_8;
                        f32 t4324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(distance_254), "f"(distance_254), "f"(t4321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4325 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4326 = exists_252 ? t4324 : t4325;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4326;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4327 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_253 = t4327 & columns_7;
                        const f32 t4329 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4330 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_255 = t4330 - mean_8;
                        f32 t4332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(distance_255), "f"(distance_255), "f"(t4329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4333 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4334 = exists_253 ? t4332 : t4333;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4335 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_254 = t4335 & columns_8;
                        const f32 t4337 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4338 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_256 = t4338 - mean_8;
                        f32 t4340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4340) : "f"(distance_256), "f"(distance_256), "f"(t4337));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4341 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4342 = exists_254 ? t4340 : t4341;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4342;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4343 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_255 = t4343 & columns_7;
                        const f32 t4345 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4346 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_257 = t4346 - mean_8;
                        f32 t4348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(distance_257), "f"(distance_257), "f"(t4345));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4349 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4350 = exists_255 ? t4348 : t4349;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4350;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4351 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_256 = t4351 & columns_8;
                        const f32 t4353 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4354 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_258 = t4354 - mean_8;
                        f32 t4356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4356) : "f"(distance_258), "f"(distance_258), "f"(t4353));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4357 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4358 = exists_256 ? t4356 : t4357;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4358;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4359 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t4360;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4360) : "f"(t4359));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4361 = t4359 + t4360;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t4362;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4362) : "f"(t4361));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t4361 + t4362;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4364 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t4365 = t4364 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t4365) {
                        const u32 part_3 = at_19 + part;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4367 = t1713 << 1u;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4368 = t4367 * tiles;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4369 = t4368 + part_3;
#line 49 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t4369 + 544u;
                        const u32 t4371 = at_21 + tiles;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4372 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4373 = t4372 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4374 = t4373 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4375 = counters + t4374;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4376 = (u64)at_21;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4377 = t4376 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4378 = t4377 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4379 = t4375 + t4378;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4380 = (u64)sample_3;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4381 = t4380 * counters_stride0;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4382 = t4381 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4383 = counters + t4382;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4384 = (u64)t4371;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4385 = t4384 * counters_stride1;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4386 = t4385 * 4ull;
#line 50 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4387 = t4383 + t4386;
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t4389 = bits_21 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t4390 = t4389 ? 2147483648u : bits_21;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4379), "r"(t4390) : "memory");
#line 22 "fa-kernels/src/conv/words.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 23 "fa-kernels/src/conv/words.rs"
                        const bool t4392 = bits_22 == 0u;
#line 23 "fa-kernels/src/conv/words.rs"
                        const u32 t4393 = t4392 ? 2147483648u : bits_22;
#line 23 "fa-kernels/src/conv/words.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4387), "r"(t4393) : "memory");
                    }
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t4394;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t4394) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4395 = t4394 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t4395) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4396 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4397 = t4396 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4398 = t4397 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4399 = t1162 + t4398;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4399) : "memory");
                }
            }
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4400 = 2u <= i_6;
#line 75 "fa-kernels/src/conv/streaming/group.rs"
            if (t4400) {
                const u32 t4401 = i_6 - 2u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t4401 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4403 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4404 = t4403 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4405 = t4404 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4406 = t1162 + t4405;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4407 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4408 = t4407 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4406), "r"(t4408) : "memory");
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4409 = index + 3u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4409) : "memory");
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4410 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4411 = t4410 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4412 = t4411 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4413 = t4412 & 63u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t4413 < 24u ? t4413 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4415 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4416 = t4415 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_5 + t4416;
                const u32 t4418 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t4418;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4420 = blockIdx.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4421 = gridDim.x;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4422 = t4401 * t4421;
#line 74 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t4420 + t4422;
                const u32 t4424 = number_4 << 1u;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t4425;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4425) : "r"(t4424), "r"(tiles_factor));
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t4425 >> tiles_shift;
                const u32 t4427 = sample_4 * tiles;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4428 = number_4 - t4427;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t4429 = t4428 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t4430;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4430) : "r"(t4429), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t4431 = t4430 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t4431 << 5u;
                const u32 t4433 = t4428 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t4434;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4434) : "r"(t4433), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4435 = t4434 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4436 = t4435 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4437 = t4428 - t4436;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t4437 << 3u;
                const bool t4439 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t4440 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t4439 ? t4440 : 0u;
                const u32 t4442 = left_20 < 32u ? left_20 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4443 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4444 = t4443 < 8u ? t4443 : 8u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4445 = (u64)channel_2;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4446 = t4445 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4447 = t4446 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4448 = shift + t4447;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4449;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4449) : "l"(t4448) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4450 = __uint_as_float((u32)t4449 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4451 = channel_2 + 1u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4452 = (u64)t4451;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4453 = t4452 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4454 = t4453 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4455 = shift + t4454;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4456;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4456) : "l"(t4455) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4457 = __uint_as_float((u32)t4456 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4458 = channel_2 + 2u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4459 = (u64)t4458;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4460 = t4459 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4461 = t4460 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4462 = shift + t4461;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4463;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4463) : "l"(t4462) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4464 = __uint_as_float((u32)t4463 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4465 = channel_2 + 3u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4466 = (u64)t4465;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4467 = t4466 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4468 = t4467 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4469 = shift + t4468;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4470;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4470) : "l"(t4469) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4471 = __uint_as_float((u32)t4470 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4472 = channel_2 + 4u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4473 = (u64)t4472;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4474 = t4473 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4475 = t4474 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4476 = shift + t4475;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4477;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4477) : "l"(t4476) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4478 = __uint_as_float((u32)t4477 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4479 = channel_2 + 5u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4480 = (u64)t4479;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4481 = t4480 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4482 = t4481 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4483 = shift + t4482;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4484;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4484) : "l"(t4483) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4485 = __uint_as_float((u32)t4484 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4486 = channel_2 + 6u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4487 = (u64)t4486;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4488 = t4487 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4489 = t4488 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4490 = shift + t4489;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4491;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4491) : "l"(t4490) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4492 = __uint_as_float((u32)t4491 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4493 = channel_2 + 7u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4494 = (u64)t4493;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4495 = t4494 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4496 = t4495 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4497 = shift + t4496;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4498;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4498) : "l"(t4497) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4499 = __uint_as_float((u32)t4498 << 16);
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4500;
                asm("mov.b32 %0, %1;" : "=f"(t4500) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4501;
                asm("mov.b32 %0, %1;" : "=f"(t4501) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4502;
                asm("mov.b32 %0, %1;" : "=f"(t4502) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4503;
                asm("mov.b32 %0, %1;" : "=f"(t4503) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4504;
                asm("mov.b32 %0, %1;" : "=f"(t4504) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4505;
                asm("mov.b32 %0, %1;" : "=f"(t4505) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4506;
                asm("mov.b32 %0, %1;" : "=f"(t4506) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4507;
                asm("mov.b32 %0, %1;" : "=f"(t4507) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4508;
                asm("mov.b32 %0, %1;" : "=f"(t4508) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4509;
                asm("mov.b32 %0, %1;" : "=f"(t4509) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4510;
                asm("mov.b32 %0, %1;" : "=f"(t4510) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4511;
                asm("mov.b32 %0, %1;" : "=f"(t4511) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4512;
                asm("mov.b32 %0, %1;" : "=f"(t4512) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4513;
                asm("mov.b32 %0, %1;" : "=f"(t4513) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4514;
                asm("mov.b32 %0, %1;" : "=f"(t4514) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4515;
                asm("mov.b32 %0, %1;" : "=f"(t4515) : "r"(row_16));
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4516 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4517 = t4516 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4518 = t4517 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                const u32 t4519 = t4518 & 63u;
#line 126 "fa-kernels/src/conv/output.rs"
                const bool t4520 = t4519 < 32u;
#line 101 "fa-kernels/src/conv/output.rs"
                if (t4520) {
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 t4521 = threadIdx.x;
#line 139 "fa-kernels/src/conv/output.rs"
                    const u32 thread_2 = t4521 & 127u;
                    const u32 t4523 = thread_2 >> 2u;
#line 123 "fa-kernels/src/conv/tile_config.rs"
                    const u32 t4524 = t4523 >> 3u;
                    const u32 t4525 = t4523 & 7u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t4526 = thread_2 & 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t4527 = t4526 << 3u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t4528 = t4527 >> 6u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 t4529 = t4528 << 5u;
#line 141 "fa-kernels/src/conv/output.rs"
                    const u32 row_17 = t4524 + t4529;
                    const u32 at_22 = y_12 + row_17;
#line 142 "fa-kernels/src/conv/output.rs"
                    const u32 at_23 = x_12 + t4525;
                    const u64 t4533 = (u64)sample_4;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4534 = t4533 * y_stride0;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4535 = t4534 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4536 = y + t4535;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4537 = (u64)at_22;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4538 = t4537 * y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4539 = t4538 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4540 = t4536 + t4539;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4541 = (u64)at_23;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4542 = t4541 * y_stride2;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4543 = t4542 * 2ull;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4544 = t4540 + t4543;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t4545 = threadIdx.x;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t4546 = t4545 & 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t4547 = t4546 << 3u;
#line 94 "fa-kernels/src/conv/output.rs"
                    const u32 t4548 = t4547 & 63u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4549 = (u64)t4548 * 2u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u64 t4550 = t4544 + t4549;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t4551 = (u32)y_stride1;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t4552 = t4551 << 3u;
#line 143 "fa-kernels/src/conv/output.rs"
                    const bool t4553 = t4525 < t4444;
#line 143 "fa-kernels/src/conv/output.rs"
                    const u32 t4554 = t4553 ? t4442 : 0u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t4555 = threadIdx.x;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 t4556 = t4555 & 127u;
#line 166 "fa-kernels/src/conv/output.rs"
                    const u32 chunk = t4556 & 3u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t4558 = threadIdx.x;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 t4559 = t4558 & 127u;
#line 155 "fa-kernels/src/conv/output.rs"
                    const u32 first_8 = t4559 >> 2u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t4561 = first_8 & 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t4562 = chunk ^ t4561;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t4563 = first_8 << 7u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t4564 = t4562 << 4u;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 t4565 = t4563 + t4564;
#line 167 "fa-kernels/src/conv/output.rs"
                    const u32 from_2 = t1165 + t4565;
#line 117 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t4567 = i_7 << 12u;
#line 180 "fa-kernels/src/conv/output.rs"
                        const u32 t4568 = from_2 + t4567;
#line 180 "fa-kernels/src/conv/output.rs"
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(t4568) : "memory");
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4569 = row_18 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4570 = row_18 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4571;
                        asm("mov.b32 %0, %1;" : "=f"(t4571) : "r"(t4569));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4572;
                        asm("mov.b32 %0, %1;" : "=f"(t4572) : "r"(t4570));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4573 = t4571 - t4501;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4574;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4574) : "f"(t4573), "f"(t4500), "f"(t4450));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4575 = t4574 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4576;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4576) : "f"(t4575));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4577 = t4576 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4578;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4578) : "f"(t4577));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4579 = t4574 * t4578;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4580 = t4572 - t4503;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4581;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4581) : "f"(t4580), "f"(t4502), "f"(t4457));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4582 = t4581 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4583;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4583) : "f"(t4582));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4584 = t4583 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4585;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4585) : "f"(t4584));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4586 = t4581 * t4585;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4579), "f"(t4586));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4588 = row_19 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4589 = row_19 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4590;
                        asm("mov.b32 %0, %1;" : "=f"(t4590) : "r"(t4588));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4591;
                        asm("mov.b32 %0, %1;" : "=f"(t4591) : "r"(t4589));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4592 = t4590 - t4505;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4593) : "f"(t4592), "f"(t4504), "f"(t4464));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4594 = t4593 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4595;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4595) : "f"(t4594));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4596 = t4595 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4597;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4597) : "f"(t4596));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4598 = t4593 * t4597;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4599 = t4591 - t4507;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4600) : "f"(t4599), "f"(t4506), "f"(t4471));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4601 = t4600 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4602;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4602) : "f"(t4601));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4603 = t4602 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4604;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4604) : "f"(t4603));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4605 = t4600 * t4604;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4598), "f"(t4605));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4607 = row_20 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4608 = row_20 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4609;
                        asm("mov.b32 %0, %1;" : "=f"(t4609) : "r"(t4607));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4610;
                        asm("mov.b32 %0, %1;" : "=f"(t4610) : "r"(t4608));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4611 = t4609 - t4509;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4612;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4612) : "f"(t4611), "f"(t4508), "f"(t4478));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4613 = t4612 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4614;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4614) : "f"(t4613));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4615 = t4614 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4616;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4616) : "f"(t4615));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4617 = t4612 * t4616;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4618 = t4610 - t4511;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4619) : "f"(t4618), "f"(t4510), "f"(t4485));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4620 = t4619 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4621;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4621) : "f"(t4620));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4622 = t4621 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4623;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4623) : "f"(t4622));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4624 = t4619 * t4623;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4617), "f"(t4624));
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4626 = row_21 << 16u;
#line 192 "fa-kernels/src/conv/output.rs"
                        const u32 t4627 = row_21 & 4294901760u;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4628;
                        asm("mov.b32 %0, %1;" : "=f"(t4628) : "r"(t4626));
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4629;
                        asm("mov.b32 %0, %1;" : "=f"(t4629) : "r"(t4627));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4630 = t4628 - t4513;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4631;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4631) : "f"(t4630), "f"(t4512), "f"(t4492));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4632 = t4631 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4633;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4633) : "f"(t4632));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4634 = t4633 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4635;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4635) : "f"(t4634));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4636 = t4631 * t4635;
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4637 = t4629 - t4515;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4638;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4638) : "f"(t4637), "f"(t4514), "f"(t4499));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4639 = t4638 * -1.442695f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4640;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4640) : "f"(t4639));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4641 = t4640 + 1.0f;
#line 192 "fa-kernels/src/conv/output.rs"
                        f32 t4642;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4642) : "f"(t4641));
#line 192 "fa-kernels/src/conv/output.rs"
                        const f32 t4643 = t4638 * t4642;
#line 192 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4636), "f"(t4643));
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t4645 = i_7 << 2u;
#line 244 "fa-kernels/src/conv/output.rs"
                        const u32 t4646 = row_17 + t4645;
#line 244 "fa-kernels/src/conv/output.rs"
                        const bool t4647 = t4646 < t4554;
#line 196 "fa-kernels/src/conv/output.rs"
                        if (t4647) {
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t4648 = (u64)i_7 * t4552;
#line 250 "fa-kernels/src/conv/output.rs"
                            const u64 t4649 = t4550 + t4648;
#line 197 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4649), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4650 = i_6 < rounds;
#line 78 "fa-kernels/src/conv/streaming/group.rs"
            if (t4650) {
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4651 = index + 3u;
#line 100 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4651) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4652 = t1163 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4653 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4654 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4655 = t4654 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4656 = t4653 + t4655;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4657 = t4652 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4658 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4659 = t4658 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4660 = t4657 + t4659;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4661 = t4656 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4662 = t4660 ^ t4661;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4663 = t4656 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4664 = t4662 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4665 = t4663 + t4664;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4666 = t1165 + t4665;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4667;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4667) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4668;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4668) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4669;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4669) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4670;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4670) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4667), "r"(t4668), "r"(t4669), "r"(t4670) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4671) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4672;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4672) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4673;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4673) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4674;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4674) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4671), "r"(t4672), "r"(t4673), "r"(t4674) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4675;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4675) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4676;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4676) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4677;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4677) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4678) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4675), "r"(t4676), "r"(t4677), "r"(t4678) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4679;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4679) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4680;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4680) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4681;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4681) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4682;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4682) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4679), "r"(t4680), "r"(t4681), "r"(t4682) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4683;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4683) : "f"(acc_33), "f"(acc_34));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4684;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4684) : "f"(acc_35), "f"(acc_36));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4685;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4685) : "f"(acc_37), "f"(acc_38));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4686;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4686) : "f"(acc_39), "f"(acc_40));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4683), "r"(t4684), "r"(t4685), "r"(t4686) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4687;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4687) : "f"(acc_41), "f"(acc_42));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4688;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4688) : "f"(acc_43), "f"(acc_44));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4689;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4689) : "f"(acc_45), "f"(acc_46));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4690;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4690) : "f"(acc_47), "f"(acc_48));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4687), "r"(t4688), "r"(t4689), "r"(t4690) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4691;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4691) : "f"(acc_49), "f"(acc_50));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4692;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4692) : "f"(acc_51), "f"(acc_52));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4693;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4693) : "f"(acc_53), "f"(acc_54));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4694;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4694) : "f"(acc_55), "f"(acc_56));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4691), "r"(t4692), "r"(t4693), "r"(t4694) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4695;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4695) : "f"(acc_57), "f"(acc_58));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4696;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4696) : "f"(acc_59), "f"(acc_60));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4697;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4697) : "f"(acc_61), "f"(acc_62));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4698;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4698) : "f"(acc_63), "f"(acc_64));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4695), "r"(t4696), "r"(t4697), "r"(t4698) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4699;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4699) : "f"(acc_65), "f"(acc_66));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4700;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4700) : "f"(acc_67), "f"(acc_68));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4701;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4701) : "f"(acc_69), "f"(acc_70));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4702;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4702) : "f"(acc_71), "f"(acc_72));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4699), "r"(t4700), "r"(t4701), "r"(t4702) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4703;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4703) : "f"(acc_73), "f"(acc_74));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4704;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4704) : "f"(acc_75), "f"(acc_76));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4705;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4705) : "f"(acc_77), "f"(acc_78));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4706;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4706) : "f"(acc_79), "f"(acc_80));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4703), "r"(t4704), "r"(t4705), "r"(t4706) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4707;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4707) : "f"(acc_81), "f"(acc_82));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4708;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4708) : "f"(acc_83), "f"(acc_84));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4709;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4709) : "f"(acc_85), "f"(acc_86));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4710;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4710) : "f"(acc_87), "f"(acc_88));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4707), "r"(t4708), "r"(t4709), "r"(t4710) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4711;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4711) : "f"(acc_89), "f"(acc_90));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4712;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4712) : "f"(acc_91), "f"(acc_92));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4713;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4713) : "f"(acc_93), "f"(acc_94));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4714;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4714) : "f"(acc_95), "f"(acc_96));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4711), "r"(t4712), "r"(t4713), "r"(t4714) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4715;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4715) : "f"(acc_97), "f"(acc_98));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4716;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4716) : "f"(acc_99), "f"(acc_100));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4717;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4717) : "f"(acc_101), "f"(acc_102));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4718;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4718) : "f"(acc_103), "f"(acc_104));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4715), "r"(t4716), "r"(t4717), "r"(t4718) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4719;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4719) : "f"(acc_105), "f"(acc_106));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4720;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4720) : "f"(acc_107), "f"(acc_108));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4721;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4721) : "f"(acc_109), "f"(acc_110));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4722;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4722) : "f"(acc_111), "f"(acc_112));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4719), "r"(t4720), "r"(t4721), "r"(t4722) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4723;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4723) : "f"(acc_113), "f"(acc_114));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4724;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4724) : "f"(acc_115), "f"(acc_116));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4725;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4725) : "f"(acc_117), "f"(acc_118));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4726;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4726) : "f"(acc_119), "f"(acc_120));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4723), "r"(t4724), "r"(t4725), "r"(t4726) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4727;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4727) : "f"(acc_121), "f"(acc_122));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4728;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4728) : "f"(acc_123), "f"(acc_124));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4729;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4729) : "f"(acc_125), "f"(acc_126));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4730;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4730) : "f"(acc_127), "f"(acc_128));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4666), "r"(t4727), "r"(t4728), "r"(t4729), "r"(t4730) : "memory");
            }
        }
    }
}
