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
#line 211 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 213 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 73728u;
    const u32 handovers = outputs + 65536u;
    const u32 barriers = handovers + 2112u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 65536u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t9 = smem_1 + 73728u;
#line 218 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 t10 = barriers + 40u;
    const bool t11 = thread == 0u;
#line 219 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t27 = index == 2u;
#line 229 "fa-kernels/src/conv/streaming/mod.rs"
    if (t27) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t29 = index_2 == 2u;
#line 232 "fa-kernels/src/conv/streaming/mod.rs"
        if (t29) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t30 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t31 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t32 = t30 - t31;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t33 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t34 = t32 / t33;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t35 = t34 + 1u;
#line 36 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t35; i += 1u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t36 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t37 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t38 = i * t37;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t36 + t38;
                const u32 t40 = number << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t41;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t41) : "r"(t40), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t41 >> tiles_shift;
                const u32 t43 = sample * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t83 = index_2 < 2u;
#line 240 "fa-kernels/src/conv/streaming/mod.rs"
            if (t83) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t84 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_2 = handovers + t84;
                const u32 t86 = coefficients_2 + 1024u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t87 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t88 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t89 = t87 - t88;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t90 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t91 = t89 / t90;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t92 = t91 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t92; i_3 += 2u) {
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t93 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t94 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t95 = i_3 * t94;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t93 + t95;
                    const u32 t97 = number_2 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t98;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t98) : "r"(t97), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t98 >> tiles_shift;
                    const u32 t100 = sample_2 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t100;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t105 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t105) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t106 = share < shares;
                            if (!t106) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t107 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t107 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t109 = channel < 31u ? channel : 31u;
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
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t113 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t114 = i_4 < t113 ? i_4 : t113;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t115 = t109 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t116 = t115 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t117 = t116 + t114;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t117 + 544u;
                                    const u32 t119 = at_2 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t120 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t121 = t120 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t122 = t121 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t123 = counters + t122;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t124 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t125 = t124 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t126 = t125 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t127 = t123 + t126;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t128 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t129 = t128 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t130 = t129 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t131 = counters + t130;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t132 = (u64)t119;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t133 = t132 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t134 = t133 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t135 = t131 + t134;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t136 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t137 = own < t136 ? own : t136;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t138 = t109 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t138 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t140 = t139 + t137;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t140 + 544u;
                                    const u32 t142 = at_3 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = t144 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = counters + t145;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t148 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = t146 + t149;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = t152 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = counters + t153;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = (u64)t142;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = t155 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = t156 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t158 = t154 + t157;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t159 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t160 = own_2 < t159 ? own_2 : t159;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t161 = t109 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t161 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t163 = t162 + t160;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t163 + 544u;
                                    const u32 t165 = at_4 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = t167 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = counters + t168;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t171 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t169 + t172;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = t175 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = counters + t176;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = (u64)t165;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = t178 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = t179 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t181 = t177 + t180;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t182 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t183 = own_3 < t182 ? own_3 : t182;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t184 = t109 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t184 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t186 = t185 + t183;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t186 + 544u;
                                    const u32 t188 = at_5 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = t190 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = counters + t191;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t194 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t192 + t195;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = t198 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = counters + t199;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = (u64)t188;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = t201 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = t202 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
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
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t221 = 0u < t218;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t221 ? t218 : 0u;
                                    const u32 t223 = left_3 < 32u ? left_3 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t223 * t220;
                                    const bool t225 = i_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t226 = t225 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t226;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t228 = own << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t229;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t229) : "r"(t228), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t230 = t229 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t230 << 5u;
                                    const u32 t232 = own << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t233;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t233) : "r"(t232), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = t233 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t235 = t234 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t236 = own - t235;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t236 << 3u;
                                    const bool t238 = y_4 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t239 = height - y_4;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t238 ? t239 : 0u;
                                    const u32 t241 = left_4 < 32u ? left_4 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = width - x_4;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t243 = t242 < 8u ? t242 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t244 = 0u < t241;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t244 ? t241 : 0u;
                                    const u32 t246 = left_5 < 32u ? left_5 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t246 * t243;
                                    const bool t248 = own < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t249 = t248 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t249;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t251 = own_2 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t252;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t252) : "r"(t251), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t253 = t252 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t253 << 5u;
                                    const u32 t255 = own_2 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t256;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t256) : "r"(t255), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = t257 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t259 = own_2 - t258;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t259 << 3u;
                                    const bool t261 = y_5 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t262 = height - y_5;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t261 ? t262 : 0u;
                                    const u32 t264 = left_6 < 32u ? left_6 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = width - x_5;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = t265 < 8u ? t265 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t267 = 0u < t264;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t267 ? t264 : 0u;
                                    const u32 t269 = left_7 < 32u ? left_7 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t269 * t266;
                                    const bool t271 = own_2 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t272 = t271 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t272;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = own_3 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t275;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t275) : "r"(t274), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t276 = t275 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t276 << 5u;
                                    const u32 t278 = own_3 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t279;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t279) : "r"(t278), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = t279 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = t280 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = own_3 - t281;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t282 << 3u;
                                    const bool t284 = y_6 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t285 = height - y_6;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t284 ? t285 : 0u;
                                    const u32 t287 = left_8 < 32u ? left_8 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = width - x_6;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t289 = t288 < 8u ? t288 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t290 = 0u < t287;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t290 ? t287 : 0u;
                                    const u32 t292 = left_9 < 32u ? left_9 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t292 * t289;
                                    const bool t294 = own_3 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t295 = t294 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t295;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t297;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t297) : "l"(t127) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t297;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t298;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t298) : "l"(t135) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t298;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t299;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t299) : "l"(t150) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t299;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t300;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t300) : "l"(t158) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t300;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t301;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t301) : "l"(t173) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t301;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t302;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t302) : "l"(t181) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t302;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t303;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t303) : "l"(t196) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t303;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t304;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t304) : "l"(t204) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t304;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t305 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t306 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t307 = t305 < t306 ? t305 : t306;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t308 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t309 = t307 < t308 ? t307 : t308;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t310 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t311 = t309 < t310 ? t309 : t310;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t312 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t313 = t311 < t312 ? t311 : t312;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t314 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t315 = t313 < t314 ? t313 : t314;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t316 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t317 = t315 < t316 ? t315 : t316;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t318 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t319 = t317 < t318 ? t317 : t318;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t320 = t319 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t321 = __any_sync(0xffffffffu, t320);
                                        if (!t321) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t322 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t323 = t322 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t323) {
                                            u32 t324;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t324) : "l"(t127) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t324;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t325 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t326 = t325 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t326) {
                                            u32 t327;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t327) : "l"(t135) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t327;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t328 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t329 = t328 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t329) {
                                            u32 t330;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t330) : "l"(t150) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t330;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t331 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t332 = t331 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t332) {
                                            u32 t333;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t333) : "l"(t158) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t333;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t334 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t335 = t334 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t335) {
                                            u32 t336;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t173) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t336;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t337 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t338 = t337 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t338) {
                                            u32 t339;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t181) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t339;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t340 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t341 = t340 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t341) {
                                            u32 t342;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t196) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t342;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t343 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t344 = t343 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t344) {
                                            u32 t345;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t345) : "l"(t204) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t345;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t363 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t363));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t365 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t365));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t367 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t367));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t369 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t369));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t371 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t371));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t373 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t373));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t375 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t375));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t377 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t377));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t379 = i_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t380 = t379 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t381 = own < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t382 = t381 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t383 = own_2 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t384 = t383 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t385 = own_3 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t386 = t385 ? heard_16 : 0.0f;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t387 = counts + counts_2;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t388 = t387 + counts_3;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t388 + counts_4;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t390 = heard_9 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t391 = counts * t390;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t392 = heard_11 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t393 = counts_2 * t392;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t394 = t391 + t393;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t395 = heard_13 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t396 = counts_3 * t395;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t397 = t394 + t396;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t398 = heard_15 - heard_9;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t399 = counts_4 * t398;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t400 = t397 + t399;
                                    f32 t401;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t401) : "f"(count_2), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t402;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(t401));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t400 * t402;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t405 = heard_9 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t405 - distance;
                                    const f32 t407 = from_mean * from_mean;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t408;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(t407), "f"(counts), "f"(t380));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = heard_11 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t409 - distance;
                                    const f32 t411 = from_mean_2 * from_mean_2;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t412;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t411), "f"(counts_2), "f"(t382));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t413 = t408 + t412;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = heard_13 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t414 - distance;
                                    const f32 t416 = from_mean_3 * from_mean_3;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t417;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(t416), "f"(counts_3), "f"(t384));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = t413 + t417;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = heard_15 - heard_9;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t419 - distance;
                                    const f32 t421 = from_mean_4 * from_mean_4;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t422;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(counts_4), "f"(t386));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t418 + t422;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t424 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t425 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t426 = squares;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t424 + count_2;
                                    const f32 difference = mean_2 - t425;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t429;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t429) : "f"(count_3), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t430;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(t429));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t430;
                                    f32 mean_3;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_3) : "f"(difference), "f"(share_2), "f"(t425));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t433 = t424 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t434 = t433 ? mean_2 : mean_3;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = difference * difference;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t436 = t435 * t424;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t437 = t426 + squares_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t438;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t438) : "f"(t436), "f"(share_2), "f"(t437));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t434;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t438;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t439 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t439) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t127), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t135), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t440 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t440) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t150), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t158), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t441 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t441) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t173), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t181), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t442 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t442) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t196), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t204), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t443 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_3 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t445 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t446 = channel < 32u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t446) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t447;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t447) : "f"(t443), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t448;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t448) : "f"(t447));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t445 * t448;
                                    const f32 t450 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t450));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t452 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t453 = t452 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t454 = t453 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t455 = scale + t454;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    bf16 t456;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t456) : "l"(t455) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t457 = __uint_as_float((u32)t456 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 factor = inverse * t457;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t459 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t460 = 0u < t459;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t460) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t462 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t463 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t464 = t463 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t465 = t464 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t466 = counters + t465;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t467 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t468 = t467 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t469 = t468 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t470 = t466 + t469;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t471 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t472 = t471 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t473 = t472 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t474 = counters + t473;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t475 = (u64)t462;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t476 = t475 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t477 = t476 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = t474 + t477;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t480 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t481 = t480 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t470), "r"(t481) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t483 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t484 = t483 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t478), "r"(t484) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t485 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t486 = 1u < t485;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t486) {
                                        const u32 t487 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t487;
                                        const u32 t489 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = t490 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = t491 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = counters + t492;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = t494 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = t495 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t493 + t496;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = t498 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = t499 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = counters + t500;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = (u64)t489;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = t502 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t503 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t501 + t504;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t507 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t508 = t507 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t497), "r"(t508) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t510 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t511 = t510 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t505), "r"(t511) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t512 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t513 = 2u < t512;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t513) {
                                        const u32 t514 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t514;
                                        const u32 t516 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t517 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = t518 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = counters + t519;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = t521 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = t522 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t520 + t523;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = t525 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = t526 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = counters + t527;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = (u64)t516;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = t529 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t530 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t528 + t531;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t534 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t535 = t534 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t524), "r"(t535) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t537 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t538 = t537 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t532), "r"(t538) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t539 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t540 = 3u < t539;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t540) {
                                        const u32 t541 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t541;
                                        const u32 t543 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t544 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = t545 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = counters + t546;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = t548 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = t549 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t547 + t550;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = t552 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = t553 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = counters + t554;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = (u64)t543;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = t556 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t557 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t555 + t558;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t561 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t562 = t561 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t551), "r"(t562) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t564 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t565 = t564 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t559), "r"(t565) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t566 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t567 = 4u < t566;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t567) {
                                        const u32 t568 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t568;
                                        const u32 t570 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t571 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = t572 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = counters + t573;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = t575 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = t576 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t574 + t577;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = t579 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = t580 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = counters + t581;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = (u64)t570;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = t583 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t584 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t582 + t585;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t588 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t589 = t588 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t578), "r"(t589) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t591 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t592 = t591 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t586), "r"(t592) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t593 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t594 = 5u < t593;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t594) {
                                        const u32 t595 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t595;
                                        const u32 t597 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t598 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = t599 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = counters + t600;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = t602 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = t603 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t601 + t604;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = t606 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = t607 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = counters + t608;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = (u64)t597;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = t610 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t611 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t609 + t612;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t615 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t616 = t615 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t605), "r"(t616) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t618 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t619 = t618 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t613), "r"(t619) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t620 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t621 = 6u < t620;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t621) {
                                        const u32 t622 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t622;
                                        const u32 t624 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t625 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = t626 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = counters + t627;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = t629 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = t630 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t628 + t631;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = t633 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = t634 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = counters + t635;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = (u64)t624;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = t637 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t638 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t636 + t639;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t642 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t643 = t642 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t632), "r"(t643) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t645 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t646 = t645 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t640), "r"(t646) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t647 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t648 = 7u < t647;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t648) {
                                        const u32 t649 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t649;
                                        const u32 t651 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t652 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = t653 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = counters + t654;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = t656 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = t657 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t655 + t658;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = t660 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = t661 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = counters + t662;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = (u64)t651;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = t664 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t665 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t663 + t666;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t669 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t670 = t669 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t659), "r"(t670) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(coefficients_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t672 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t673 = t672 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t667), "r"(t673) : "memory");
                                    }
                                }
                            } else {
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 count_4 = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 mean_4 = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 squares_3 = 0.0f;
                                #pragma unroll 1
                                for (u32 i_5 = 0u; i_5 < tiles; i_5 += 128u) {
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_4 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t675 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t675 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t677 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t677 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t679 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t679 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t681 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t682 = own_4 < t681 ? own_4 : t681;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t683 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t684 = t683 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t685 = t684 + t682;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t685 + 544u;
                                    const u32 t687 = at_14 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t688 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t689 = t688 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t690 = t689 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t691 = counters + t690;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t692 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t693 = t692 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t694 = t693 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t695 = t691 + t694;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t696 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t697 = t696 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t698 = t697 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t699 = counters + t698;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t700 = (u64)t687;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t701 = t700 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t702 = t701 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = t699 + t702;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t704 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t705 = own_5 < t704 ? own_5 : t704;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t706 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t707 = t706 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t708 = t707 + t705;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t708 + 544u;
                                    const u32 t710 = at_15 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = t711 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = t712 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = counters + t713;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t715 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t714 + t717;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t719 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = t720 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = counters + t721;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = (u64)t710;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = t723 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = t724 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t722 + t725;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t727 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t728 = own_6 < t727 ? own_6 : t727;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t729 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t730 = t729 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t731 = t730 + t728;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t731 + 544u;
                                    const u32 t733 = at_16 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = t734 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = t735 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = counters + t736;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t738 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t737 + t740;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t742 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = t743 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = counters + t744;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = (u64)t733;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = t746 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = t747 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t745 + t748;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t750 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t751 = own_7 < t750 ? own_7 : t750;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t752 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t753 = t752 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t754 = t753 + t751;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t754 + 544u;
                                    const u32 t756 = at_17 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = t757 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = t758 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = counters + t759;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t761 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t760 + t763;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t765 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = t766 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = counters + t767;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = (u64)t756;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = t769 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = t770 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t768 + t771;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t773 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t774;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t774) : "r"(t773), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t775 = t774 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t775 << 5u;
                                    const u32 t777 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t778;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t778) : "r"(t777), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t779 = t778 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t780 = t779 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t781 = own_4 - t780;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t781 << 3u;
                                    const bool t783 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t784 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t783 ? t784 : 0u;
                                    const u32 t786 = left_10 < 32u ? left_10 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t787 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t788 = t787 < 8u ? t787 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t789 = 0u < t786;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t789 ? t786 : 0u;
                                    const u32 t791 = left_11 < 32u ? left_11 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t791 * t788;
                                    const bool t793 = own_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t794 = t793 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t794;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t796 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t797;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t797) : "r"(t796), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t798 = t797 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t798 << 5u;
                                    const u32 t800 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t801;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t801) : "r"(t800), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t802 = t801 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = t802 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t804 = own_5 - t803;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t804 << 3u;
                                    const bool t806 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t807 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t806 ? t807 : 0u;
                                    const u32 t809 = left_12 < 32u ? left_12 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t810 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = t810 < 8u ? t810 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t812 = 0u < t809;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t812 ? t809 : 0u;
                                    const u32 t814 = left_13 < 32u ? left_13 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t814 * t811;
                                    const bool t816 = own_5 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t817 = t816 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t817;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t819 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t820;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t820) : "r"(t819), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t821 = t820 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t821 << 5u;
                                    const u32 t823 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t824;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t824) : "r"(t823), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = t824 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = t825 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t827 = own_6 - t826;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t827 << 3u;
                                    const bool t829 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t829 ? t830 : 0u;
                                    const u32 t832 = left_14 < 32u ? left_14 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t833 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = t833 < 8u ? t833 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t835 = 0u < t832;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t835 ? t832 : 0u;
                                    const u32 t837 = left_15 < 32u ? left_15 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t837 * t834;
                                    const bool t839 = own_6 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t840 = t839 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t840;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t842 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t843;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t843) : "r"(t842), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t844 = t843 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t844 << 5u;
                                    const u32 t846 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t847;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t847) : "r"(t846), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t848 = t847 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = t848 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = own_7 - t849;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t850 << 3u;
                                    const bool t852 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t853 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t852 ? t853 : 0u;
                                    const u32 t855 = left_16 < 32u ? left_16 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t856 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t857 = t856 < 8u ? t856 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t858 = 0u < t855;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t858 ? t855 : 0u;
                                    const u32 t860 = left_17 < 32u ? left_17 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t860 * t857;
                                    const bool t862 = own_7 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t863 = t862 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t863;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t865;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t865) : "l"(t695) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t865;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t866;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t866) : "l"(t703) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t866;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t867;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t867) : "l"(t718) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t867;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t868;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t868) : "l"(t726) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t868;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t869;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t869) : "l"(t741) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t869;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t870;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t870) : "l"(t749) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t870;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t871;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t871) : "l"(t764) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t871;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t872;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t872) : "l"(t772) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t872;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t873 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t874 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t875 = t873 < t874 ? t873 : t874;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t876 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t877 = t875 < t876 ? t875 : t876;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t878 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t879 = t877 < t878 ? t877 : t878;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t880 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t881 = t879 < t880 ? t879 : t880;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t882 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t883 = t881 < t882 ? t881 : t882;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t884 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t885 = t883 < t884 ? t883 : t884;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t886 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t887 = t885 < t886 ? t885 : t886;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t888 = t887 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t889 = __any_sync(0xffffffffu, t888);
                                        if (!t889) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t890 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t891 = t890 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t891) {
                                            u32 t892;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t892) : "l"(t695) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t892;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t893 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t894 = t893 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t894) {
                                            u32 t895;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t895) : "l"(t703) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t895;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t896 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t897 = t896 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t897) {
                                            u32 t898;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t898) : "l"(t718) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t898;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t899 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t900 = t899 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t900) {
                                            u32 t901;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t901) : "l"(t726) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t901;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t902 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t903 = t902 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t903) {
                                            u32 t904;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t904) : "l"(t741) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t904;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t905 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t906 = t905 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t906) {
                                            u32 t907;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t907) : "l"(t749) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t907;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t908 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t909 = t908 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t909) {
                                            u32 t910;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t764) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t910;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t911 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t912 = t911 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t912) {
                                            u32 t913;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t913) : "l"(t772) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t913;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t931 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t931));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t933 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t933));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t935 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t935));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t937 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t937));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t939 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t939));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t941 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t941));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t943 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t943));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t945 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t945));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t947 = own_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t948 = t947 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t949 = own_5 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t950 = t949 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t951 = own_6 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t952 = t951 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t953 = own_7 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t954 = t953 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t955;
                                    asm("mov.b32 %0, %1;" : "=r"(t955) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t956;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t956) : "r"(t955));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t956));
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t958 = counts_5 + counts_6;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t959 = t958 + counts_7;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t960 = t959 + counts_8;
                                    f32 t961;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t961) : "f"(t960));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t962 = t960 + t961;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t963;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t963) : "f"(t962));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t964 = t962 + t963;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t965;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t965) : "f"(t964));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t966 = t964 + t965;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t967;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t967) : "f"(t966));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t968 = t966 + t967;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t969;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t969) : "f"(t968));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t968 + t969;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = heard_25 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t972 = counts_5 * t971;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = heard_27 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t974 = counts_6 * t973;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = t972 + t974;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t976 = heard_29 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = counts_7 * t976;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t978 = t975 + t977;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = heard_31 - near;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t980 = counts_8 * t979;
#line 66 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = t978 + t980;
                                    f32 t982;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t982) : "f"(t981));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = t981 + t982;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t984;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t984) : "f"(t983));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = t983 + t984;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t986;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t986) : "f"(t985));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = t985 + t986;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t988;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t988) : "f"(t987));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t989 = t987 + t988;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t990;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t990) : "f"(t989));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t991 = t989 + t990;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t992;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t992) : "f"(count_5), "f"(1.0f));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t993;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t993) : "f"(t992));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t991 * t993;
#line 71 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_5 = near + distance_2;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = heard_25 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t996 - distance_2;
                                    const f32 t998 = from_mean_5 * from_mean_5;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t999;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t999) : "f"(t998), "f"(counts_5), "f"(t948));
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = heard_27 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1000 - distance_2;
                                    const f32 t1002 = from_mean_6 * from_mean_6;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1003;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1003) : "f"(t1002), "f"(counts_6), "f"(t950));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t999 + t1003;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1005 = heard_29 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1005 - distance_2;
                                    const f32 t1007 = from_mean_7 * from_mean_7;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1008;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(t1007), "f"(counts_7), "f"(t952));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1009 = t1004 + t1008;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = heard_31 - near;
#line 73 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1010 - distance_2;
                                    const f32 t1012 = from_mean_8 * from_mean_8;
#line 74 "fa-kernels/src/conv/moments.rs"
                                    f32 t1013;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1013) : "f"(t1012), "f"(counts_8), "f"(t954));
#line 74 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1009 + t1013;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1015;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1014 + t1015;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1017;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1017) : "f"(t1016));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1018 = t1016 + t1017;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1019;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1019) : "f"(t1018));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = t1018 + t1019;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1021;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1021) : "f"(t1020));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = t1020 + t1021;
#line 67 "fa-kernels/src/conv/moments.rs"
                                    f32 t1023;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1023) : "f"(t1022));
#line 67 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1022 + t1023;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1025 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1026 = mean_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1027 = squares_3;
#line 47 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1025 + count_5;
                                    const f32 difference_2 = mean_5 - t1026;
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1030) : "f"(count_6), "f"(1.0f));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    f32 t1031;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1031) : "f"(t1030));
#line 50 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1031;
                                    f32 mean_6;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_6) : "f"(difference_2), "f"(share_3), "f"(t1026));
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const bool t1034 = t1025 == 0.0f;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = t1034 ? mean_5 : mean_6;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1036 = difference_2 * difference_2;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1036 * t1025;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1038 = t1027 + squares_4;
#line 52 "fa-kernels/src/conv/moments.rs"
                                    f32 t1039;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1039) : "f"(t1037), "f"(share_3), "f"(t1038));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_4 = t1035;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1039;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1040 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1040) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t695), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t703), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1041 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1041) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t718), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t726), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1042 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1042) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t741), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t749), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1043 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1043) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t764), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t772), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1044 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 coefficients_4 = mean_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1046 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1047;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1047) : "f"(t1044), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1048;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1048) : "f"(t1047));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1046 * t1048;
                                const f32 t1050 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1050));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1052 = (u64)share;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1053 = t1052 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1054 = t1053 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1055 = scale + t1054;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1056;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1056) : "l"(t1055) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1057 = __uint_as_float((u32)t1056 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1057;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1059 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1060 = lane < t1059;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1060) {
                                    const u32 t1061 = lane << 6u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1062 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1061 + t1062;
                                    const u32 t1064 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1065 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1066 = t1065 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1067 = t1066 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1068 = counters + t1067;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1069 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1070 = t1069 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1071 = t1070 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1072 = t1068 + t1071;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1073 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1074 = t1073 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1075 = t1074 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1076 = counters + t1075;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = (u64)t1064;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = t1077 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = t1078 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = t1076 + t1079;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1082 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1083 = t1082 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1072), "r"(t1083) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(coefficients_4));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1085 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1086 = t1085 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1080), "r"(t1086) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1087 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1087;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1089 = i_3 >> 1u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1090 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1091 = t1090 << 6u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1091 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1093 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1094 = t1093 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1095 = t1094 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1096 = counters + t1095;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1097 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1098 = t1097 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1099 = t1098 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1100 = t1096 + t1099;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1101 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1102 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1103 = t1102 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1104 = t1103 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = counters + t1104;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = (u64)t1101;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = t1106 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = t1107 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = t1105 + t1108;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1110;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1110) : "l"(t1100) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1110;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1111;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1111) : "l"(t1109) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1111;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1112 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1113 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1114 = t1112 < t1113 ? t1112 : t1113;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1115 = t1114 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1116 = __any_sync(0xffffffffu, t1115);
                        if (!t1116) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1117 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1118 = t1117 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1118) {
                            u32 t1119;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1119) : "l"(t1100) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1119;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1120 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1121 = t1120 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1121) {
                            u32 t1122;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1122) : "l"(t1109) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1122;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1128 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1128));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1130 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1130));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1132 = t1089 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1133 = t1132 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1134 = t86 + t1133;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1135 = t1089 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1136 = t1135 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1134), "r"(t1136) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1137 = t1089 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1138 = t1137 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_2 + t1138;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1140 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1140;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_35) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_36) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1142;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1142) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1143 = t1142 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1143) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1089 & 1u;
                        const u32 t1145 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1146 = t1145 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1147 = t86 + t1146;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1147) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1148 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1148) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1150 = copy + 512u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1151 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1152 = t1151 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1153 = t1152 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1154 = counters + t1153;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1155 = (u64)t1150;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1156 = t1155 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1157 = t1156 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1158 = t1154 + t1157;
                        const u32 t1159 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1160 = t1159 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1160 >> 3u;
                        u32 t1162;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1162) : "l"(t1158), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1163 = t1162 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1164 = t1163 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1164;
                    }
                    const u32 t1165 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1166;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1166) : "r"(t1165));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1167 = t1166 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1167) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1100), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1109), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1168 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_5 = handovers + t1168;
        const u32 t1170 = coefficients_5 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1171 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1172 = index << 15u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1173 = outputs + t1172;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_65 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_66 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_67 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_68 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_69 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_70 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_71 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_72 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_73 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_74 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_75 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_76 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_77 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_78 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_79 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_80 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_81 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_82 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_83 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_84 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_85 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_86 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_87 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_88 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_89 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_90 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_91 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_92 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_93 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_94 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_95 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_96 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_97 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_98 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_99 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_100 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_101 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_102 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_103 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_104 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_105 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_106 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_107 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_108 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_109 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_110 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_111 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_112 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_113 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_114 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_115 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_116 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_117 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_118 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_119 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_120 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_121 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_122 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_123 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_124 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_125 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_126 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_127 = 0.0f;
#line 52 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_128 = 0.0f;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1174 = t1171 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1175 = t1174 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1176 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1175 + t1176;
        const u32 channels = first_2 + 8u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1179 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1180 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1181 = t1179 - t1180;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1182 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1183 = t1181 / t1182;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1183 + 1u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1185 = rounds + 2u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1185; i_6 += 2u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1186 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1186) {
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_65 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_66 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_69 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_70 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_73 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_74 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_77 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_78 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_81 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_82 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_85 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_86 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_89 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_90 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_93 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_94 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_97 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_98 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_101 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_102 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_105 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_106 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_109 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_110 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_113 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_114 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_117 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_118 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_121 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_122 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_125 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_126 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_67 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_68 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_71 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_72 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_75 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_76 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_79 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_80 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_83 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_84 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_87 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_88 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_91 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_92 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_95 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_96 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_99 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_100 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_103 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_104 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_107 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_108 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_111 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_112 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_115 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_116 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_119 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_120 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_123 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_124 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_127 = 0.0f;
#line 70 "fa-kernels/src/conv/streaming/group.rs"
                acc_128 = 0.0f;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1187 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1187) {
                    const u32 t1188 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1188) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1191 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1192 = barriers + t1191;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1193 = i_6 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1194 = t1193 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1192), "r"(t1194) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1195 = slot_3 << 15u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1196 = smem_1 + t1195;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1197 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1197) {
                    const u32 t1198 = barriers + 32u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1198), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1199 = to_2 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1200 = t1196 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1201 = t1199 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1202 = (u64)t1201;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1203 = t1202 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1204 = t1200 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1205 = (u64)t1204;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1206 = t1205 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1207 = t1199 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1208 = (u64)t1207;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1209 = t1208 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1210 = t1200 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1211 = (u64)t1210;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1212 = t1211 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1213 = t1199 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1214 = (u64)t1213;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1215 = t1214 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1216 = t1200 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1217 = (u64)t1216;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1218 = t1217 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t1203), "l"(t1206), "l"(t1209), "l"(t1212), "l"(t1215), "l"(t1218) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1219 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1220 = t1219 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1220) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1221 = index == 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1222 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1223 = t1221 ? 0u : t1222;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1224 = t1223 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1224) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                u32 t1225;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1225) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1226 = t1225 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1226) {
                    const u32 t1227 = slot_3 + 2u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1228 = t1227 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1229 = barriers + t1228;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1229) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1230 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1231 = acc_2;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1232;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1232) : "f"(t1230), "f"(t1231));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1233 = t1232 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1234 = t1232 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1235;
                asm("mov.b32 %0, %1;" : "=f"(t1235) : "r"(t1233));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1236;
                asm("mov.b32 %0, %1;" : "=f"(t1236) : "r"(t1234));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc = t1235;
                acc_2 = t1236;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1237 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1238 = acc_4;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1239;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1239) : "f"(t1237), "f"(t1238));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1240 = t1239 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1241 = t1239 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1242;
                asm("mov.b32 %0, %1;" : "=f"(t1242) : "r"(t1240));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1243;
                asm("mov.b32 %0, %1;" : "=f"(t1243) : "r"(t1241));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1242;
                acc_4 = t1243;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = acc_6;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1246;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1246) : "f"(t1244), "f"(t1245));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1247 = t1246 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1248 = t1246 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1249;
                asm("mov.b32 %0, %1;" : "=f"(t1249) : "r"(t1247));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1250;
                asm("mov.b32 %0, %1;" : "=f"(t1250) : "r"(t1248));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1249;
                acc_6 = t1250;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = acc_8;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1253;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1253) : "f"(t1251), "f"(t1252));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1254 = t1253 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1255 = t1253 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1256;
                asm("mov.b32 %0, %1;" : "=f"(t1256) : "r"(t1254));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1257;
                asm("mov.b32 %0, %1;" : "=f"(t1257) : "r"(t1255));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1256;
                acc_8 = t1257;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_10;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1260;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1260) : "f"(t1258), "f"(t1259));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1261 = t1260 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1262 = t1260 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1263;
                asm("mov.b32 %0, %1;" : "=f"(t1263) : "r"(t1261));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1264;
                asm("mov.b32 %0, %1;" : "=f"(t1264) : "r"(t1262));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1263;
                acc_10 = t1264;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1266 = acc_12;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1267;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1267) : "f"(t1265), "f"(t1266));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1268 = t1267 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1269 = t1267 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1270;
                asm("mov.b32 %0, %1;" : "=f"(t1270) : "r"(t1268));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1271;
                asm("mov.b32 %0, %1;" : "=f"(t1271) : "r"(t1269));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1270;
                acc_12 = t1271;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = acc_14;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1274;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1274) : "f"(t1272), "f"(t1273));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1275 = t1274 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1276 = t1274 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1277;
                asm("mov.b32 %0, %1;" : "=f"(t1277) : "r"(t1275));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1278;
                asm("mov.b32 %0, %1;" : "=f"(t1278) : "r"(t1276));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1277;
                acc_14 = t1278;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_16;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1281;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1281) : "f"(t1279), "f"(t1280));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1282 = t1281 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1283 = t1281 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1284;
                asm("mov.b32 %0, %1;" : "=f"(t1284) : "r"(t1282));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1285;
                asm("mov.b32 %0, %1;" : "=f"(t1285) : "r"(t1283));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1284;
                acc_16 = t1285;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = acc_18;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1288;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1288) : "f"(t1286), "f"(t1287));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1289 = t1288 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1290 = t1288 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1291;
                asm("mov.b32 %0, %1;" : "=f"(t1291) : "r"(t1289));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1292;
                asm("mov.b32 %0, %1;" : "=f"(t1292) : "r"(t1290));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1291;
                acc_18 = t1292;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = acc_20;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1295;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1295) : "f"(t1293), "f"(t1294));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1296 = t1295 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1297 = t1295 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1298;
                asm("mov.b32 %0, %1;" : "=f"(t1298) : "r"(t1296));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1299;
                asm("mov.b32 %0, %1;" : "=f"(t1299) : "r"(t1297));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1298;
                acc_20 = t1299;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = acc_22;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1302;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1302) : "f"(t1300), "f"(t1301));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1303 = t1302 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1304 = t1302 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1305;
                asm("mov.b32 %0, %1;" : "=f"(t1305) : "r"(t1303));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1306;
                asm("mov.b32 %0, %1;" : "=f"(t1306) : "r"(t1304));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1305;
                acc_22 = t1306;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_24;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1309;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1309) : "f"(t1307), "f"(t1308));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1310 = t1309 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1311 = t1309 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1312;
                asm("mov.b32 %0, %1;" : "=f"(t1312) : "r"(t1310));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1313;
                asm("mov.b32 %0, %1;" : "=f"(t1313) : "r"(t1311));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1312;
                acc_24 = t1313;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = acc_26;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1316;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1316) : "f"(t1314), "f"(t1315));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1317 = t1316 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1318 = t1316 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1319;
                asm("mov.b32 %0, %1;" : "=f"(t1319) : "r"(t1317));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1320;
                asm("mov.b32 %0, %1;" : "=f"(t1320) : "r"(t1318));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1319;
                acc_26 = t1320;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1321 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_28;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1323;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1323) : "f"(t1321), "f"(t1322));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1324 = t1323 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1325 = t1323 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1326;
                asm("mov.b32 %0, %1;" : "=f"(t1326) : "r"(t1324));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1327;
                asm("mov.b32 %0, %1;" : "=f"(t1327) : "r"(t1325));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1326;
                acc_28 = t1327;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = acc_30;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1330;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1330) : "f"(t1328), "f"(t1329));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1331 = t1330 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1332 = t1330 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1333;
                asm("mov.b32 %0, %1;" : "=f"(t1333) : "r"(t1331));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1334;
                asm("mov.b32 %0, %1;" : "=f"(t1334) : "r"(t1332));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1333;
                acc_30 = t1334;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_32;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1337;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1337) : "f"(t1335), "f"(t1336));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1338 = t1337 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1339 = t1337 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1340;
                asm("mov.b32 %0, %1;" : "=f"(t1340) : "r"(t1338));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1341;
                asm("mov.b32 %0, %1;" : "=f"(t1341) : "r"(t1339));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1340;
                acc_32 = t1341;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_34;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1344;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1344) : "f"(t1342), "f"(t1343));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1345 = t1344 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1346 = t1344 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1347;
                asm("mov.b32 %0, %1;" : "=f"(t1347) : "r"(t1345));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1348;
                asm("mov.b32 %0, %1;" : "=f"(t1348) : "r"(t1346));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1347;
                acc_34 = t1348;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = acc_36;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1351;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1351) : "f"(t1349), "f"(t1350));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1352 = t1351 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1353 = t1351 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1354;
                asm("mov.b32 %0, %1;" : "=f"(t1354) : "r"(t1352));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1355;
                asm("mov.b32 %0, %1;" : "=f"(t1355) : "r"(t1353));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1354;
                acc_36 = t1355;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_38;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1358;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1358) : "f"(t1356), "f"(t1357));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1359 = t1358 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1360 = t1358 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1361;
                asm("mov.b32 %0, %1;" : "=f"(t1361) : "r"(t1359));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1362;
                asm("mov.b32 %0, %1;" : "=f"(t1362) : "r"(t1360));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1361;
                acc_38 = t1362;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = acc_40;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1365;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1365) : "f"(t1363), "f"(t1364));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1366 = t1365 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1367 = t1365 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1368;
                asm("mov.b32 %0, %1;" : "=f"(t1368) : "r"(t1366));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1369;
                asm("mov.b32 %0, %1;" : "=f"(t1369) : "r"(t1367));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1368;
                acc_40 = t1369;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = acc_42;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1372;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1372) : "f"(t1370), "f"(t1371));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1373 = t1372 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1374 = t1372 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1375;
                asm("mov.b32 %0, %1;" : "=f"(t1375) : "r"(t1373));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1376;
                asm("mov.b32 %0, %1;" : "=f"(t1376) : "r"(t1374));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1375;
                acc_42 = t1376;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = acc_44;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1379;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1379) : "f"(t1377), "f"(t1378));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1380 = t1379 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1381 = t1379 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1382;
                asm("mov.b32 %0, %1;" : "=f"(t1382) : "r"(t1380));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1383;
                asm("mov.b32 %0, %1;" : "=f"(t1383) : "r"(t1381));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1382;
                acc_44 = t1383;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = acc_46;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1386;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1386) : "f"(t1384), "f"(t1385));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1387 = t1386 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1388 = t1386 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1389;
                asm("mov.b32 %0, %1;" : "=f"(t1389) : "r"(t1387));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1390;
                asm("mov.b32 %0, %1;" : "=f"(t1390) : "r"(t1388));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1389;
                acc_46 = t1390;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = acc_48;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1393;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1393) : "f"(t1391), "f"(t1392));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1394 = t1393 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1395 = t1393 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1396;
                asm("mov.b32 %0, %1;" : "=f"(t1396) : "r"(t1394));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1397;
                asm("mov.b32 %0, %1;" : "=f"(t1397) : "r"(t1395));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1396;
                acc_48 = t1397;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_50;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1400;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1400) : "f"(t1398), "f"(t1399));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1401 = t1400 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1402 = t1400 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1403;
                asm("mov.b32 %0, %1;" : "=f"(t1403) : "r"(t1401));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1404;
                asm("mov.b32 %0, %1;" : "=f"(t1404) : "r"(t1402));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1403;
                acc_50 = t1404;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_52;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1407;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1407) : "f"(t1405), "f"(t1406));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1408 = t1407 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1409 = t1407 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1410;
                asm("mov.b32 %0, %1;" : "=f"(t1410) : "r"(t1408));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1411;
                asm("mov.b32 %0, %1;" : "=f"(t1411) : "r"(t1409));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1410;
                acc_52 = t1411;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_54;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1414;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1414) : "f"(t1412), "f"(t1413));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1415 = t1414 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1416 = t1414 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1417;
                asm("mov.b32 %0, %1;" : "=f"(t1417) : "r"(t1415));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1418;
                asm("mov.b32 %0, %1;" : "=f"(t1418) : "r"(t1416));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1417;
                acc_54 = t1418;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_56;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1421;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1421) : "f"(t1419), "f"(t1420));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1422 = t1421 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1423 = t1421 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1424;
                asm("mov.b32 %0, %1;" : "=f"(t1424) : "r"(t1422));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1425;
                asm("mov.b32 %0, %1;" : "=f"(t1425) : "r"(t1423));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1424;
                acc_56 = t1425;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_58;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1428;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1428) : "f"(t1426), "f"(t1427));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1429 = t1428 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1430 = t1428 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1431;
                asm("mov.b32 %0, %1;" : "=f"(t1431) : "r"(t1429));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1432;
                asm("mov.b32 %0, %1;" : "=f"(t1432) : "r"(t1430));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1431;
                acc_58 = t1432;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = acc_60;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1435;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1435) : "f"(t1433), "f"(t1434));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1436 = t1435 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1437 = t1435 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1438;
                asm("mov.b32 %0, %1;" : "=f"(t1438) : "r"(t1436));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1439;
                asm("mov.b32 %0, %1;" : "=f"(t1439) : "r"(t1437));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1438;
                acc_60 = t1439;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_62;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1442;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1442) : "f"(t1440), "f"(t1441));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1443 = t1442 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1444 = t1442 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1445;
                asm("mov.b32 %0, %1;" : "=f"(t1445) : "r"(t1443));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1446;
                asm("mov.b32 %0, %1;" : "=f"(t1446) : "r"(t1444));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1445;
                acc_62 = t1446;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = acc_64;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1449;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1449) : "f"(t1447), "f"(t1448));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1450 = t1449 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1451 = t1449 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1452;
                asm("mov.b32 %0, %1;" : "=f"(t1452) : "r"(t1450));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1453;
                asm("mov.b32 %0, %1;" : "=f"(t1453) : "r"(t1451));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1452;
                acc_64 = t1453;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = acc_65;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_66;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1456;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1456) : "f"(t1454), "f"(t1455));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1457 = t1456 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1458 = t1456 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1459;
                asm("mov.b32 %0, %1;" : "=f"(t1459) : "r"(t1457));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1460;
                asm("mov.b32 %0, %1;" : "=f"(t1460) : "r"(t1458));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_65 = t1459;
                acc_66 = t1460;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_67;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_68;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1463;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1463) : "f"(t1461), "f"(t1462));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1464 = t1463 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1465 = t1463 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1466;
                asm("mov.b32 %0, %1;" : "=f"(t1466) : "r"(t1464));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1467;
                asm("mov.b32 %0, %1;" : "=f"(t1467) : "r"(t1465));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_67 = t1466;
                acc_68 = t1467;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_69;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_70;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1470;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1470) : "f"(t1468), "f"(t1469));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1471 = t1470 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1472 = t1470 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1473;
                asm("mov.b32 %0, %1;" : "=f"(t1473) : "r"(t1471));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1474;
                asm("mov.b32 %0, %1;" : "=f"(t1474) : "r"(t1472));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_69 = t1473;
                acc_70 = t1474;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = acc_71;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = acc_72;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1477;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1477) : "f"(t1475), "f"(t1476));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1478 = t1477 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1479 = t1477 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1480;
                asm("mov.b32 %0, %1;" : "=f"(t1480) : "r"(t1478));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1481;
                asm("mov.b32 %0, %1;" : "=f"(t1481) : "r"(t1479));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_71 = t1480;
                acc_72 = t1481;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_73;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = acc_74;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1484;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1484) : "f"(t1482), "f"(t1483));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1485 = t1484 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1486 = t1484 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1487;
                asm("mov.b32 %0, %1;" : "=f"(t1487) : "r"(t1485));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1488;
                asm("mov.b32 %0, %1;" : "=f"(t1488) : "r"(t1486));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_73 = t1487;
                acc_74 = t1488;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = acc_75;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = acc_76;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1491;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1491) : "f"(t1489), "f"(t1490));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1492 = t1491 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1493 = t1491 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1494;
                asm("mov.b32 %0, %1;" : "=f"(t1494) : "r"(t1492));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1495;
                asm("mov.b32 %0, %1;" : "=f"(t1495) : "r"(t1493));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_75 = t1494;
                acc_76 = t1495;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = acc_77;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = acc_78;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1498;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1498) : "f"(t1496), "f"(t1497));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1499 = t1498 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1500 = t1498 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1501;
                asm("mov.b32 %0, %1;" : "=f"(t1501) : "r"(t1499));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1502;
                asm("mov.b32 %0, %1;" : "=f"(t1502) : "r"(t1500));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_77 = t1501;
                acc_78 = t1502;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_79;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_80;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1505;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1505) : "f"(t1503), "f"(t1504));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1506 = t1505 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1507 = t1505 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1508;
                asm("mov.b32 %0, %1;" : "=f"(t1508) : "r"(t1506));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1509;
                asm("mov.b32 %0, %1;" : "=f"(t1509) : "r"(t1507));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_79 = t1508;
                acc_80 = t1509;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_81;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = acc_82;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1512;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1512) : "f"(t1510), "f"(t1511));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1513 = t1512 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1514 = t1512 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1515;
                asm("mov.b32 %0, %1;" : "=f"(t1515) : "r"(t1513));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1516;
                asm("mov.b32 %0, %1;" : "=f"(t1516) : "r"(t1514));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_81 = t1515;
                acc_82 = t1516;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_83;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_84;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1519;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1519) : "f"(t1517), "f"(t1518));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1520 = t1519 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1521 = t1519 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1522;
                asm("mov.b32 %0, %1;" : "=f"(t1522) : "r"(t1520));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1523;
                asm("mov.b32 %0, %1;" : "=f"(t1523) : "r"(t1521));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_83 = t1522;
                acc_84 = t1523;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_85;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = acc_86;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1526;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1526) : "f"(t1524), "f"(t1525));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1527 = t1526 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1528 = t1526 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1529;
                asm("mov.b32 %0, %1;" : "=f"(t1529) : "r"(t1527));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1530;
                asm("mov.b32 %0, %1;" : "=f"(t1530) : "r"(t1528));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_85 = t1529;
                acc_86 = t1530;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = acc_87;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = acc_88;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1533;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1533) : "f"(t1531), "f"(t1532));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1534 = t1533 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1535 = t1533 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1536;
                asm("mov.b32 %0, %1;" : "=f"(t1536) : "r"(t1534));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1537;
                asm("mov.b32 %0, %1;" : "=f"(t1537) : "r"(t1535));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_87 = t1536;
                acc_88 = t1537;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_89;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = acc_90;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1540;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1540) : "f"(t1538), "f"(t1539));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1541 = t1540 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1542 = t1540 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1543;
                asm("mov.b32 %0, %1;" : "=f"(t1543) : "r"(t1541));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1544;
                asm("mov.b32 %0, %1;" : "=f"(t1544) : "r"(t1542));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_89 = t1543;
                acc_90 = t1544;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_91;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_92;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1547;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1547) : "f"(t1545), "f"(t1546));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1548 = t1547 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1549 = t1547 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1550;
                asm("mov.b32 %0, %1;" : "=f"(t1550) : "r"(t1548));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1551;
                asm("mov.b32 %0, %1;" : "=f"(t1551) : "r"(t1549));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_91 = t1550;
                acc_92 = t1551;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_93;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = acc_94;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1554;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(t1552), "f"(t1553));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1555 = t1554 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1556 = t1554 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1557;
                asm("mov.b32 %0, %1;" : "=f"(t1557) : "r"(t1555));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1558;
                asm("mov.b32 %0, %1;" : "=f"(t1558) : "r"(t1556));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_93 = t1557;
                acc_94 = t1558;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = acc_95;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = acc_96;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1561;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1561) : "f"(t1559), "f"(t1560));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1562 = t1561 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1563 = t1561 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1564;
                asm("mov.b32 %0, %1;" : "=f"(t1564) : "r"(t1562));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1565;
                asm("mov.b32 %0, %1;" : "=f"(t1565) : "r"(t1563));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_95 = t1564;
                acc_96 = t1565;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_97;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = acc_98;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1568;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(t1566), "f"(t1567));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1569 = t1568 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1570 = t1568 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1571;
                asm("mov.b32 %0, %1;" : "=f"(t1571) : "r"(t1569));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1572;
                asm("mov.b32 %0, %1;" : "=f"(t1572) : "r"(t1570));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_97 = t1571;
                acc_98 = t1572;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_99;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_100;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1575;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1575) : "f"(t1573), "f"(t1574));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1576 = t1575 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1577 = t1575 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1578;
                asm("mov.b32 %0, %1;" : "=f"(t1578) : "r"(t1576));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1579;
                asm("mov.b32 %0, %1;" : "=f"(t1579) : "r"(t1577));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_99 = t1578;
                acc_100 = t1579;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_101;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = acc_102;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1582;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1582) : "f"(t1580), "f"(t1581));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1583 = t1582 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1584 = t1582 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1585;
                asm("mov.b32 %0, %1;" : "=f"(t1585) : "r"(t1583));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1586;
                asm("mov.b32 %0, %1;" : "=f"(t1586) : "r"(t1584));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_101 = t1585;
                acc_102 = t1586;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_103;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_104;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1589;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1589) : "f"(t1587), "f"(t1588));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1590 = t1589 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1591 = t1589 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1592;
                asm("mov.b32 %0, %1;" : "=f"(t1592) : "r"(t1590));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1593;
                asm("mov.b32 %0, %1;" : "=f"(t1593) : "r"(t1591));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_103 = t1592;
                acc_104 = t1593;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_105;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = acc_106;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1596;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1596) : "f"(t1594), "f"(t1595));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1597 = t1596 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1598 = t1596 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1599;
                asm("mov.b32 %0, %1;" : "=f"(t1599) : "r"(t1597));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1600;
                asm("mov.b32 %0, %1;" : "=f"(t1600) : "r"(t1598));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_105 = t1599;
                acc_106 = t1600;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_107;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_108;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1603) : "f"(t1601), "f"(t1602));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1604 = t1603 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1605 = t1603 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1606;
                asm("mov.b32 %0, %1;" : "=f"(t1606) : "r"(t1604));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1607;
                asm("mov.b32 %0, %1;" : "=f"(t1607) : "r"(t1605));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_107 = t1606;
                acc_108 = t1607;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_109;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_110;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(t1608), "f"(t1609));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1611 = t1610 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1612 = t1610 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1613;
                asm("mov.b32 %0, %1;" : "=f"(t1613) : "r"(t1611));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1614;
                asm("mov.b32 %0, %1;" : "=f"(t1614) : "r"(t1612));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_109 = t1613;
                acc_110 = t1614;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_111;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_112;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1617) : "f"(t1615), "f"(t1616));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1618 = t1617 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1619 = t1617 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1620;
                asm("mov.b32 %0, %1;" : "=f"(t1620) : "r"(t1618));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1621;
                asm("mov.b32 %0, %1;" : "=f"(t1621) : "r"(t1619));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_111 = t1620;
                acc_112 = t1621;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_113;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_114;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(t1622), "f"(t1623));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1625 = t1624 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1626 = t1624 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1627;
                asm("mov.b32 %0, %1;" : "=f"(t1627) : "r"(t1625));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1628;
                asm("mov.b32 %0, %1;" : "=f"(t1628) : "r"(t1626));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_113 = t1627;
                acc_114 = t1628;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_115;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_116;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1631;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1631) : "f"(t1629), "f"(t1630));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1632 = t1631 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1633 = t1631 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1634;
                asm("mov.b32 %0, %1;" : "=f"(t1634) : "r"(t1632));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1635;
                asm("mov.b32 %0, %1;" : "=f"(t1635) : "r"(t1633));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_115 = t1634;
                acc_116 = t1635;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_117;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_118;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1638;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1638) : "f"(t1636), "f"(t1637));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1639 = t1638 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1640 = t1638 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1641;
                asm("mov.b32 %0, %1;" : "=f"(t1641) : "r"(t1639));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1642;
                asm("mov.b32 %0, %1;" : "=f"(t1642) : "r"(t1640));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_117 = t1641;
                acc_118 = t1642;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_119;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_120;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1645;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1645) : "f"(t1643), "f"(t1644));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1646 = t1645 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1647 = t1645 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1648;
                asm("mov.b32 %0, %1;" : "=f"(t1648) : "r"(t1646));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1649;
                asm("mov.b32 %0, %1;" : "=f"(t1649) : "r"(t1647));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_119 = t1648;
                acc_120 = t1649;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_121;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = acc_122;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1652;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1652) : "f"(t1650), "f"(t1651));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1653 = t1652 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1654 = t1652 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1655;
                asm("mov.b32 %0, %1;" : "=f"(t1655) : "r"(t1653));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1656;
                asm("mov.b32 %0, %1;" : "=f"(t1656) : "r"(t1654));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_121 = t1655;
                acc_122 = t1656;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_123;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_124;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1659;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1659) : "f"(t1657), "f"(t1658));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1660 = t1659 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1661 = t1659 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1662;
                asm("mov.b32 %0, %1;" : "=f"(t1662) : "r"(t1660));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1663;
                asm("mov.b32 %0, %1;" : "=f"(t1663) : "r"(t1661));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_123 = t1662;
                acc_124 = t1663;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_125;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = acc_126;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1666;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(t1664), "f"(t1665));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1667 = t1666 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1668 = t1666 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1669;
                asm("mov.b32 %0, %1;" : "=f"(t1669) : "r"(t1667));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1670;
                asm("mov.b32 %0, %1;" : "=f"(t1670) : "r"(t1668));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_125 = t1669;
                acc_126 = t1670;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = acc_127;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_128;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1673;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1673) : "f"(t1671), "f"(t1672));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1674 = t1673 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1675 = t1673 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1676;
                asm("mov.b32 %0, %1;" : "=f"(t1676) : "r"(t1674));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1677;
                asm("mov.b32 %0, %1;" : "=f"(t1677) : "r"(t1675));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_127 = t1676;
                acc_128 = t1677;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1678 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1679 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1680 = i_6 * t1679;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1678 + t1680;
                const u32 t1682 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1683;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1683) : "r"(t1682), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1683 >> tiles_shift;
                const u32 t1685 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1685;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1687 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1688;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1688) : "r"(t1687), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1689 = t1688 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1689 << 5u;
                const u32 t1691 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1692;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1692) : "r"(t1691), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1693 = t1692 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1694 = t1693 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1695 = at_19 - t1694;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1695 << 3u;
                const bool t1697 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1698 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1697 ? t1698 : 0u;
                const u32 t1700 = left_18 < 32u ? left_18 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1701 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1702 = t1701 < 8u ? t1701 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1171 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 5u;
                const bool t1706 = before < t1700;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1707 = t1700 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1706 ? t1707 : 0u;
                const u32 rows = left_19 < 32u ? left_19 : 32u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1702;
                const bool t1711 = pixels_9 == 256u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1712 = first_row & 63u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1713 = t1712 < 32u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                if (t1713) {
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels_9;
                    f32 t1715;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1715) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1715));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1717 = t1171 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1718 = t1717 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1719 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1718 + t1719;
                    const u32 t1721 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1711) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1722 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1723 = 0.0f + t1722;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1724 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1725 = t1723 + t1724;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1726 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1727 = t1725 + t1726;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1728 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1729 = t1727 + t1728;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1730 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1731 = t1729 + t1730;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1732 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1733 = t1731 + t1732;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1734 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1735 = t1733 + t1734;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1736 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1737 = t1735 + t1736;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1738 = acc_65;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1739 = t1737 + t1738;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1740 = acc_73;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = t1739 + t1740;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc_81;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = t1741 + t1742;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_89;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1745 = t1743 + t1744;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1746 = acc_97;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = t1745 + t1746;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = acc_105;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1749 = t1747 + t1748;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = acc_113;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1751 = t1749 + t1750;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1752 = acc_121;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts = t1751 + t1752;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1754 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1755 = 0.0f + t1754;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1756 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1757 = t1755 + t1756;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1758 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = t1757 + t1758;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1760 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = t1759 + t1760;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1763 = t1761 + t1762;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1764 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1765 = t1763 + t1764;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1767 = t1765 + t1766;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = t1767 + t1768;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = acc_66;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = t1769 + t1770;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = acc_74;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = t1771 + t1772;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = acc_82;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = t1773 + t1774;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = acc_90;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1777 = t1775 + t1776;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = acc_98;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = t1777 + t1778;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = acc_106;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1781 = t1779 + t1780;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = acc_114;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = t1781 + t1782;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = acc_122;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1783 + t1784;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = 0.0f + t1786;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1788 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1789 = t1787 + t1788;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1790 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = t1789 + t1790;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1792 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1793 = t1791 + t1792;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = t1793 + t1794;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1796 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1797 = t1795 + t1796;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1798 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1799 = t1797 + t1798;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1800 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = t1799 + t1800;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = acc_69;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = t1801 + t1802;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1804 = acc_77;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1805 = t1803 + t1804;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1806 = acc_85;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = t1805 + t1806;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = acc_93;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1809 = t1807 + t1808;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = acc_101;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = t1809 + t1810;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1812 = acc_109;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1813 = t1811 + t1812;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1814 = acc_117;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = t1813 + t1814;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = acc_125;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1815 + t1816;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1819 = 0.0f + t1818;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1820 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1821 = t1819 + t1820;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = t1821 + t1822;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1824 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1825 = t1823 + t1824;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1826 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = t1825 + t1826;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1828 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1829 = t1827 + t1828;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1830 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1831 = t1829 + t1830;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1832 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1833 = t1831 + t1832;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1834 = acc_70;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = t1833 + t1834;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = acc_78;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = t1835 + t1836;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1838 = acc_86;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = t1837 + t1838;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1840 = acc_94;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1841 = t1839 + t1840;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = acc_102;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = t1841 + t1842;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = acc_110;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1845 = t1843 + t1844;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1846 = acc_118;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1847 = t1845 + t1846;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1848 = acc_126;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1847 + t1848;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1852 = t1850 + t1851;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum = t1852;
                    } else {
                        const u32 t1853 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1853 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns = first_4 < t1702;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1856 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1856 < t1702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1858 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1858 & columns;
                        const f32 t1860 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1861 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1862 = t1860 + t1861;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1863 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1864 = exists ? t1862 : t1863;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1864;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1865 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1865 & columns_2;
                        const f32 t1867 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1868 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1869 = t1867 + t1868;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1870 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1871 = exists_2 ? t1869 : t1870;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1871;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1872 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1872 & columns;
                        const f32 t1874 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1875 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1876 = t1874 + t1875;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1877 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1878 = exists_3 ? t1876 : t1877;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1878;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1879 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1879 & columns_2;
                        const f32 t1881 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1882 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1883 = t1881 + t1882;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1884 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1885 = exists_4 ? t1883 : t1884;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1885;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1886 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1886 & columns;
                        const f32 t1888 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1889 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1890 = t1888 + t1889;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1891 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1892 = exists_5 ? t1890 : t1891;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1892;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1893 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1893 & columns_2;
                        const f32 t1895 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1896 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1897 = t1895 + t1896;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1898 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = exists_6 ? t1897 : t1898;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1899;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1900 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1900 & columns;
                        const f32 t1902 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1903 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1904 = t1902 + t1903;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1905 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1906 = exists_7 ? t1904 : t1905;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1906;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1907 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1907 & columns_2;
                        const f32 t1909 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1910 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1911 = t1909 + t1910;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1912 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1913 = exists_8 ? t1911 : t1912;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1913;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1914 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1914 & columns;
                        const f32 t1916 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1917 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1918 = t1916 + t1917;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1919 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1920 = exists_9 ? t1918 : t1919;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1920;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1921 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1921 & columns_2;
                        const f32 t1923 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1924 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1925 = t1923 + t1924;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1926 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1927 = exists_10 ? t1925 : t1926;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1927;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1928 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1928 & columns;
                        const f32 t1930 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1931 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1932 = t1930 + t1931;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1933 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1934 = exists_11 ? t1932 : t1933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1934;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1935 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1935 & columns_2;
                        const f32 t1937 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1938 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1939 = t1937 + t1938;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1940 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1941 = exists_12 ? t1939 : t1940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1941;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1942 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1942 & columns;
                        const f32 t1944 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1945 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1946 = t1944 + t1945;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1947 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = exists_13 ? t1946 : t1947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1948;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1949 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1949 & columns_2;
                        const f32 t1951 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1952 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1953 = t1951 + t1952;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1954 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = exists_14 ? t1953 : t1954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1955;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1956 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1956 & columns;
                        const f32 t1958 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1959 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1960 = t1958 + t1959;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1961 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1962 = exists_15 ? t1960 : t1961;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1962;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1963 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1963 & columns_2;
                        const f32 t1965 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1966 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1967 = t1965 + t1966;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1968 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1969 = exists_16 ? t1967 : t1968;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1969;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1970 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1970 & columns;
                        const f32 t1972 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1973 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1974 = t1972 + t1973;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1975 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1976 = exists_17 ? t1974 : t1975;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1976;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1977 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1977 & columns_2;
                        const f32 t1979 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1980 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1981 = t1979 + t1980;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1982 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1983 = exists_18 ? t1981 : t1982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1983;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1984 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1984 & columns;
                        const f32 t1986 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1987 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1988 = t1986 + t1987;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1989 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1990 = exists_19 ? t1988 : t1989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1990;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1991 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1991 & columns_2;
                        const f32 t1993 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1994 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1995 = t1993 + t1994;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1996 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1997 = exists_20 ? t1995 : t1996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1997;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1998 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1998 & columns;
                        const f32 t2000 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2001 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2002 = t2000 + t2001;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2003 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2004 = exists_21 ? t2002 : t2003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2004;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2005 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t2005 & columns_2;
                        const f32 t2007 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2008 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2009 = t2007 + t2008;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2010 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2011 = exists_22 ? t2009 : t2010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2011;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2012 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t2012 & columns;
                        const f32 t2014 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2015 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2016 = t2014 + t2015;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2017 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2018 = exists_23 ? t2016 : t2017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2018;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2019 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t2019 & columns_2;
                        const f32 t2021 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2022 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2023 = t2021 + t2022;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2024 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2025 = exists_24 ? t2023 : t2024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2025;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2026 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2026 & columns;
                        const f32 t2028 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2029 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2030 = t2028 + t2029;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2031 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2032 = exists_25 ? t2030 : t2031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2032;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2033 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2033 & columns_2;
                        const f32 t2035 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2036 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2037 = t2035 + t2036;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2038 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2039 = exists_26 ? t2037 : t2038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2039;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2040 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2040 & columns;
                        const f32 t2042 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2043 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2044 = t2042 + t2043;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2045 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2046 = exists_27 ? t2044 : t2045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2046;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2047 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2047 & columns_2;
                        const f32 t2049 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2050 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2051 = t2049 + t2050;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2052 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2053 = exists_28 ? t2051 : t2052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2053;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2054 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2054 & columns;
                        const f32 t2056 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2057 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2058 = t2056 + t2057;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2059 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2060 = exists_29 ? t2058 : t2059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2060;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2061 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2061 & columns_2;
                        const f32 t2063 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2064 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2065 = t2063 + t2064;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2066 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2067 = exists_30 ? t2065 : t2066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2067;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2068 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2068 & columns;
                        const f32 t2070 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2071 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2072 = t2070 + t2071;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2073 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2074 = exists_31 ? t2072 : t2073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2074;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2075 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2075 & columns_2;
                        const f32 t2077 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2078 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2079 = t2077 + t2078;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2080 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2081 = exists_32 ? t2079 : t2080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2081;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2082 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2082 & columns;
                        const f32 t2084 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2085 = acc_65;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2086 = t2084 + t2085;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2087 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2088 = exists_33 ? t2086 : t2087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2088;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2089 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2089 & columns_2;
                        const f32 t2091 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2092 = acc_66;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2093 = t2091 + t2092;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2094 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2095 = exists_34 ? t2093 : t2094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2095;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2096 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2096 & columns;
                        const f32 t2098 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2099 = acc_69;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2100 = t2098 + t2099;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2101 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2102 = exists_35 ? t2100 : t2101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2103 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2103 & columns_2;
                        const f32 t2105 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2106 = acc_70;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2107 = t2105 + t2106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2108 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2109 = exists_36 ? t2107 : t2108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2109;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2110 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2110 & columns;
                        const f32 t2112 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2113 = acc_73;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2114 = t2112 + t2113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2115 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2116 = exists_37 ? t2114 : t2115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2116;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2117 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2117 & columns_2;
                        const f32 t2119 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2120 = acc_74;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2121 = t2119 + t2120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2122 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2123 = exists_38 ? t2121 : t2122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2123;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2124 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2124 & columns;
                        const f32 t2126 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2127 = acc_77;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2128 = t2126 + t2127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2129 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2130 = exists_39 ? t2128 : t2129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2130;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2131 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2131 & columns_2;
                        const f32 t2133 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2134 = acc_78;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2135 = t2133 + t2134;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2136 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2137 = exists_40 ? t2135 : t2136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2137;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2138 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2138 & columns;
                        const f32 t2140 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = acc_81;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2142 = t2140 + t2141;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2143 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2144 = exists_41 ? t2142 : t2143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2144;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2145 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2145 & columns_2;
                        const f32 t2147 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2148 = acc_82;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = t2147 + t2148;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2150 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2151 = exists_42 ? t2149 : t2150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2151;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2152 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2152 & columns;
                        const f32 t2154 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2155 = acc_85;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2156 = t2154 + t2155;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2157 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2158 = exists_43 ? t2156 : t2157;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2159 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2159 & columns_2;
                        const f32 t2161 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2162 = acc_86;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2163 = t2161 + t2162;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2164 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2165 = exists_44 ? t2163 : t2164;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2165;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2166 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2166 & columns;
                        const f32 t2168 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2169 = acc_89;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2170 = t2168 + t2169;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2171 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2172 = exists_45 ? t2170 : t2171;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2172;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2173 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2173 & columns_2;
                        const f32 t2175 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2176 = acc_90;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2177 = t2175 + t2176;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2178 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2179 = exists_46 ? t2177 : t2178;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2179;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2180 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2180 & columns;
                        const f32 t2182 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2183 = acc_93;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2184 = t2182 + t2183;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2185 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2186 = exists_47 ? t2184 : t2185;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2186;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2187 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2187 & columns_2;
                        const f32 t2189 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = acc_94;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2191 = t2189 + t2190;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2192 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2193 = exists_48 ? t2191 : t2192;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2193;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2194 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2194 & columns;
                        const f32 t2196 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2197 = acc_97;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = t2196 + t2197;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2199 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2200 = exists_49 ? t2198 : t2199;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2200;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2201 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2201 & columns_2;
                        const f32 t2203 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2204 = acc_98;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2205 = t2203 + t2204;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2206 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2207 = exists_50 ? t2205 : t2206;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2208 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2208 & columns;
                        const f32 t2210 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2211 = acc_101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2212 = t2210 + t2211;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2213 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2214 = exists_51 ? t2212 : t2213;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2215 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2215 & columns_2;
                        const f32 t2217 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2218 = acc_102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2219 = t2217 + t2218;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2220 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2221 = exists_52 ? t2219 : t2220;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2221;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2222 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2222 & columns;
                        const f32 t2224 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2225 = acc_105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2226 = t2224 + t2225;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2227 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2228 = exists_53 ? t2226 : t2227;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2228;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2229 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2229 & columns_2;
                        const f32 t2231 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2232 = acc_106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2233 = t2231 + t2232;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2234 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2235 = exists_54 ? t2233 : t2234;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2235;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2236 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2236 & columns;
                        const f32 t2238 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2239 = acc_109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2240 = t2238 + t2239;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2241 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2242 = exists_55 ? t2240 : t2241;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2242;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2243 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2243 & columns_2;
                        const f32 t2245 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2246 = acc_110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2247 = t2245 + t2246;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2248 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2249 = exists_56 ? t2247 : t2248;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2249;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2250 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2250 & columns;
                        const f32 t2252 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2253 = acc_113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2254 = t2252 + t2253;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2255 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2256 = exists_57 ? t2254 : t2255;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2256;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2257 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2257 & columns_2;
                        const f32 t2259 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2260 = acc_114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2261 = t2259 + t2260;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2262 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2263 = exists_58 ? t2261 : t2262;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2263;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2264 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2264 & columns;
                        const f32 t2266 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2267 = acc_117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2268 = t2266 + t2267;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2269 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2270 = exists_59 ? t2268 : t2269;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2271 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2271 & columns_2;
                        const f32 t2273 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2274 = acc_118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2275 = t2273 + t2274;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2276 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2277 = exists_60 ? t2275 : t2276;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2278 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2278 & columns;
                        const f32 t2280 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2281 = acc_121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2282 = t2280 + t2281;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2284 = exists_61 ? t2282 : t2283;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2284;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2285 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2285 & columns_2;
                        const f32 t2287 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2288 = acc_122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2289 = t2287 + t2288;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2290 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2291 = exists_62 ? t2289 : t2290;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2291;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2292 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2292 & columns;
                        const f32 t2294 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = acc_125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = t2294 + t2295;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2297 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2298 = exists_63 ? t2296 : t2297;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2298;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2299 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2299 & columns_2;
                        const f32 t2301 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2302 = acc_126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2303 = t2301 + t2302;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2304 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2305 = exists_64 ? t2303 : t2304;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2305;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2306 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2307;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2307) : "f"(t2306));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2308 = t2306 + t2307;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2309;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2309) : "f"(t2308));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2310 = t2308 + t2309;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about = t2310 * share_4;
                    const f32 t2312 = -about;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest) : "f"(t2312), "f"(count_7), "f"(t2310));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_7) : "f"(rest), "f"(share_4), "f"(about));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1711) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2315 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t2315 - mean_7;
                        f32 t2317;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2318 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t2318 - mean_7;
                        f32 t2320;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2320) : "f"(distance_4), "f"(distance_4), "f"(t2317));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2321 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t2321 - mean_7;
                        f32 t2323;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(distance_5), "f"(distance_5), "f"(t2320));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2324 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t2324 - mean_7;
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(distance_6), "f"(distance_6), "f"(t2323));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2327 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t2327 - mean_7;
                        f32 t2329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(distance_7), "f"(distance_7), "f"(t2326));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2330 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t2330 - mean_7;
                        f32 t2332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(distance_8), "f"(distance_8), "f"(t2329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2333 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t2333 - mean_7;
                        f32 t2335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(distance_9), "f"(distance_9), "f"(t2332));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2336 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t2336 - mean_7;
                        f32 t2338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(distance_10), "f"(distance_10), "f"(t2335));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2339 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t2339 - mean_7;
                        f32 t2341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(distance_11), "f"(distance_11), "f"(t2338));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2342 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t2342 - mean_7;
                        f32 t2344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(distance_12), "f"(distance_12), "f"(t2341));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2345 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t2345 - mean_7;
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(distance_13), "f"(distance_13), "f"(t2344));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2348 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2348 - mean_7;
                        f32 t2350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2350) : "f"(distance_14), "f"(distance_14), "f"(t2347));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2351 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2351 - mean_7;
                        f32 t2353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(distance_15), "f"(distance_15), "f"(t2350));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2354 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2354 - mean_7;
                        f32 t2356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(distance_16), "f"(distance_16), "f"(t2353));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2357 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2357 - mean_7;
                        f32 t2359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(distance_17), "f"(distance_17), "f"(t2356));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2360 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2360 - mean_7;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_18), "f"(distance_18), "f"(t2359));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2363 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2363 - mean_7;
                        f32 t2365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2366 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2366 - mean_7;
                        f32 t2368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(distance_20), "f"(distance_20), "f"(t2365));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2369 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2369 - mean_7;
                        f32 t2371;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(distance_21), "f"(distance_21), "f"(t2368));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2372 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2372 - mean_7;
                        f32 t2374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(distance_22), "f"(distance_22), "f"(t2371));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2375 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2375 - mean_7;
                        f32 t2377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(distance_23), "f"(distance_23), "f"(t2374));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2378 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2378 - mean_7;
                        f32 t2380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(distance_24), "f"(distance_24), "f"(t2377));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2381 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2381 - mean_7;
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(distance_25), "f"(distance_25), "f"(t2380));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2384 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2384 - mean_7;
                        f32 t2386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(distance_26), "f"(distance_26), "f"(t2383));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2387 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2387 - mean_7;
                        f32 t2389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(distance_27), "f"(distance_27), "f"(t2386));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2390 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2390 - mean_7;
                        f32 t2392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(distance_28), "f"(distance_28), "f"(t2389));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2393 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2393 - mean_7;
                        f32 t2395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(distance_29), "f"(distance_29), "f"(t2392));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2396 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2396 - mean_7;
                        f32 t2398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(distance_30), "f"(distance_30), "f"(t2395));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2399 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2399 - mean_7;
                        f32 t2401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(distance_31), "f"(distance_31), "f"(t2398));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2402 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2402 - mean_7;
                        f32 t2404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(distance_32), "f"(distance_32), "f"(t2401));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2405 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2405 - mean_7;
                        f32 t2407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(distance_33), "f"(distance_33), "f"(t2404));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2408 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2408 - mean_7;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_34), "f"(distance_34), "f"(t2407));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2411 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2411 - mean_7;
                        f32 t2413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(distance_35), "f"(distance_35), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2414 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2414 - mean_7;
                        f32 t2416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(distance_36), "f"(distance_36), "f"(t2413));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2417 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2417 - mean_7;
                        f32 t2419;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(distance_37), "f"(distance_37), "f"(t2416));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2420 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2420 - mean_7;
                        f32 t2422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(distance_38), "f"(distance_38), "f"(t2419));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2423 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2423 - mean_7;
                        f32 t2425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2425) : "f"(distance_39), "f"(distance_39), "f"(t2422));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2426 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2426 - mean_7;
                        f32 t2428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(distance_40), "f"(distance_40), "f"(t2425));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2429 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2429 - mean_7;
                        f32 t2431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2431) : "f"(distance_41), "f"(distance_41), "f"(t2428));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2432 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2432 - mean_7;
                        f32 t2434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(distance_42), "f"(distance_42), "f"(t2431));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2435 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2435 - mean_7;
                        f32 t2437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(distance_43), "f"(distance_43), "f"(t2434));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2438 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2438 - mean_7;
                        f32 t2440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(distance_44), "f"(distance_44), "f"(t2437));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2441 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2441 - mean_7;
                        f32 t2443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(distance_45), "f"(distance_45), "f"(t2440));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2444 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2444 - mean_7;
                        f32 t2446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(distance_46), "f"(distance_46), "f"(t2443));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2447 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2447 - mean_7;
                        f32 t2449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2449) : "f"(distance_47), "f"(distance_47), "f"(t2446));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2450 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2450 - mean_7;
                        f32 t2452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(distance_48), "f"(distance_48), "f"(t2449));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2453 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2453 - mean_7;
                        f32 t2455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(distance_49), "f"(distance_49), "f"(t2452));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2456 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2456 - mean_7;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_50), "f"(distance_50), "f"(t2455));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2459 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2459 - mean_7;
                        f32 t2461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2462 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2462 - mean_7;
                        f32 t2464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(distance_52), "f"(distance_52), "f"(t2461));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2465 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2465 - mean_7;
                        f32 t2467;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2467) : "f"(distance_53), "f"(distance_53), "f"(t2464));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2468 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2468 - mean_7;
                        f32 t2470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2470) : "f"(distance_54), "f"(distance_54), "f"(t2467));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2471 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2471 - mean_7;
                        f32 t2473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2473) : "f"(distance_55), "f"(distance_55), "f"(t2470));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2474 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2474 - mean_7;
                        f32 t2476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2476) : "f"(distance_56), "f"(distance_56), "f"(t2473));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2477 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2477 - mean_7;
                        f32 t2479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2479) : "f"(distance_57), "f"(distance_57), "f"(t2476));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2480 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2480 - mean_7;
                        f32 t2482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(distance_58), "f"(distance_58), "f"(t2479));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2483 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2483 - mean_7;
                        f32 t2485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(distance_59), "f"(distance_59), "f"(t2482));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2486 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2486 - mean_7;
                        f32 t2488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(distance_60), "f"(distance_60), "f"(t2485));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2489 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2489 - mean_7;
                        f32 t2491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2491) : "f"(distance_61), "f"(distance_61), "f"(t2488));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2492 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2492 - mean_7;
                        f32 t2494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(distance_62), "f"(distance_62), "f"(t2491));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2495 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2495 - mean_7;
                        f32 t2497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2497) : "f"(distance_63), "f"(distance_63), "f"(t2494));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2498 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2498 - mean_7;
                        f32 t2500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2500) : "f"(distance_64), "f"(distance_64), "f"(t2497));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2501 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2501 - mean_7;
                        f32 t2503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(distance_65), "f"(distance_65), "f"(t2500));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2504 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2504 - mean_7;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_66), "f"(distance_66), "f"(t2503));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2507 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2508 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2509 = t2507 + t2508;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2509;
                    } else {
                        const u32 t2510 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2510 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_3 = first_5 < t1702;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2513 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2513 < t1702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2515 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2515 & columns_3;
                        const f32 t2517 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2518 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2518 - mean_7;
                        f32 t2520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2520) : "f"(distance_67), "f"(distance_67), "f"(t2517));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2521 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2522 = exists_65 ? t2520 : t2521;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2522;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2523 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2523 & columns_4;
                        const f32 t2525 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2526 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2526 - mean_7;
                        f32 t2528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(distance_68), "f"(distance_68), "f"(t2525));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2529 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2530 = exists_66 ? t2528 : t2529;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2530;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2531 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2531 & columns_3;
                        const f32 t2533 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2534 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2534 - mean_7;
                        f32 t2536;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2536) : "f"(distance_69), "f"(distance_69), "f"(t2533));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2537 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2538 = exists_67 ? t2536 : t2537;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2538;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2539 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2539 & columns_4;
                        const f32 t2541 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2542 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2542 - mean_7;
                        f32 t2544;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2544) : "f"(distance_70), "f"(distance_70), "f"(t2541));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2545 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2546 = exists_68 ? t2544 : t2545;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2546;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2547 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2547 & columns_3;
                        const f32 t2549 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2550 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2550 - mean_7;
                        f32 t2552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(distance_71), "f"(distance_71), "f"(t2549));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2553 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2554 = exists_69 ? t2552 : t2553;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2554;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2555 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2555 & columns_4;
                        const f32 t2557 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2558 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2558 - mean_7;
                        f32 t2560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2560) : "f"(distance_72), "f"(distance_72), "f"(t2557));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2561 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2562 = exists_70 ? t2560 : t2561;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2562;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2563 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2563 & columns_3;
                        const f32 t2565 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2566 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2566 - mean_7;
                        f32 t2568;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2568) : "f"(distance_73), "f"(distance_73), "f"(t2565));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2569 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2570 = exists_71 ? t2568 : t2569;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2570;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2571 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2571 & columns_4;
                        const f32 t2573 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2574 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2574 - mean_7;
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(distance_74), "f"(distance_74), "f"(t2573));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2577 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2578 = exists_72 ? t2576 : t2577;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2578;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2579 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2579 & columns_3;
                        const f32 t2581 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2582 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2582 - mean_7;
                        f32 t2584;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2584) : "f"(distance_75), "f"(distance_75), "f"(t2581));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2585 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2586 = exists_73 ? t2584 : t2585;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2586;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2587 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2587 & columns_4;
                        const f32 t2589 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2590 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2590 - mean_7;
                        f32 t2592;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2592) : "f"(distance_76), "f"(distance_76), "f"(t2589));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2593 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2594 = exists_74 ? t2592 : t2593;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2594;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2595 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2595 & columns_3;
                        const f32 t2597 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2598 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2598 - mean_7;
                        f32 t2600;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2600) : "f"(distance_77), "f"(distance_77), "f"(t2597));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2601 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2602 = exists_75 ? t2600 : t2601;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2602;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2603 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2603 & columns_4;
                        const f32 t2605 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2606 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2606 - mean_7;
                        f32 t2608;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2608) : "f"(distance_78), "f"(distance_78), "f"(t2605));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2609 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2610 = exists_76 ? t2608 : t2609;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2610;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2611 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2611 & columns_3;
                        const f32 t2613 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2614 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2614 - mean_7;
                        f32 t2616;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2616) : "f"(distance_79), "f"(distance_79), "f"(t2613));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2617 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2618 = exists_77 ? t2616 : t2617;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2618;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2619 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2619 & columns_4;
                        const f32 t2621 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2622 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2622 - mean_7;
                        f32 t2624;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2624) : "f"(distance_80), "f"(distance_80), "f"(t2621));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2625 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2626 = exists_78 ? t2624 : t2625;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2626;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2627 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2627 & columns_3;
                        const f32 t2629 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2630 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2630 - mean_7;
                        f32 t2632;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2632) : "f"(distance_81), "f"(distance_81), "f"(t2629));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2633 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2634 = exists_79 ? t2632 : t2633;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2634;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2635 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2635 & columns_4;
                        const f32 t2637 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2638 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2638 - mean_7;
                        f32 t2640;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2640) : "f"(distance_82), "f"(distance_82), "f"(t2637));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2641 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2642 = exists_80 ? t2640 : t2641;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2642;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2643 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2643 & columns_3;
                        const f32 t2645 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2646 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2646 - mean_7;
                        f32 t2648;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2648) : "f"(distance_83), "f"(distance_83), "f"(t2645));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2649 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2650 = exists_81 ? t2648 : t2649;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2650;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2651 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2651 & columns_4;
                        const f32 t2653 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2654 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2654 - mean_7;
                        f32 t2656;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2656) : "f"(distance_84), "f"(distance_84), "f"(t2653));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2657 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2658 = exists_82 ? t2656 : t2657;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2658;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2659 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2659 & columns_3;
                        const f32 t2661 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2662 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2662 - mean_7;
                        f32 t2664;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2664) : "f"(distance_85), "f"(distance_85), "f"(t2661));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2665 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2666 = exists_83 ? t2664 : t2665;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2666;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2667 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2667 & columns_4;
                        const f32 t2669 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2670 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2670 - mean_7;
                        f32 t2672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2672) : "f"(distance_86), "f"(distance_86), "f"(t2669));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2673 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2674 = exists_84 ? t2672 : t2673;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2674;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2675 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2675 & columns_3;
                        const f32 t2677 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2678 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2678 - mean_7;
                        f32 t2680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2680) : "f"(distance_87), "f"(distance_87), "f"(t2677));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2681 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2682 = exists_85 ? t2680 : t2681;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2682;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2683 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2683 & columns_4;
                        const f32 t2685 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2686 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2686 - mean_7;
                        f32 t2688;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2688) : "f"(distance_88), "f"(distance_88), "f"(t2685));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2689 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2690 = exists_86 ? t2688 : t2689;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2690;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2691 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2691 & columns_3;
                        const f32 t2693 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2694 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2694 - mean_7;
                        f32 t2696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2696) : "f"(distance_89), "f"(distance_89), "f"(t2693));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2697 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2698 = exists_87 ? t2696 : t2697;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2698;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2699 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2699 & columns_4;
                        const f32 t2701 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2702 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2702 - mean_7;
                        f32 t2704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2704) : "f"(distance_90), "f"(distance_90), "f"(t2701));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2705 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2706 = exists_88 ? t2704 : t2705;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2706;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2707 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2707 & columns_3;
                        const f32 t2709 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2710 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2710 - mean_7;
                        f32 t2712;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2712) : "f"(distance_91), "f"(distance_91), "f"(t2709));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2713 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2714 = exists_89 ? t2712 : t2713;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2714;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2715 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2715 & columns_4;
                        const f32 t2717 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2718 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2718 - mean_7;
                        f32 t2720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2720) : "f"(distance_92), "f"(distance_92), "f"(t2717));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2721 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2722 = exists_90 ? t2720 : t2721;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2722;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2723 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2723 & columns_3;
                        const f32 t2725 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2726 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2726 - mean_7;
                        f32 t2728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2728) : "f"(distance_93), "f"(distance_93), "f"(t2725));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2729 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2730 = exists_91 ? t2728 : t2729;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2730;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2731 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2731 & columns_4;
                        const f32 t2733 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2734 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2734 - mean_7;
                        f32 t2736;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2736) : "f"(distance_94), "f"(distance_94), "f"(t2733));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2737 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2738 = exists_92 ? t2736 : t2737;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2738;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2739 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2739 & columns_3;
                        const f32 t2741 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2742 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2742 - mean_7;
                        f32 t2744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2744) : "f"(distance_95), "f"(distance_95), "f"(t2741));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2745 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2746 = exists_93 ? t2744 : t2745;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2746;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2747 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2747 & columns_4;
                        const f32 t2749 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2750 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2750 - mean_7;
                        f32 t2752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2752) : "f"(distance_96), "f"(distance_96), "f"(t2749));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2753 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2754 = exists_94 ? t2752 : t2753;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2754;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2755 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2755 & columns_3;
                        const f32 t2757 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2758 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2758 - mean_7;
                        f32 t2760;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2760) : "f"(distance_97), "f"(distance_97), "f"(t2757));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2761 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2762 = exists_95 ? t2760 : t2761;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2762;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2763 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2763 & columns_4;
                        const f32 t2765 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2766 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2766 - mean_7;
                        f32 t2768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2768) : "f"(distance_98), "f"(distance_98), "f"(t2765));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2769 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2770 = exists_96 ? t2768 : t2769;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2770;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2771 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_97 = t2771 & columns_3;
                        const f32 t2773 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2774 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_99 = t2774 - mean_7;
                        f32 t2776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2776) : "f"(distance_99), "f"(distance_99), "f"(t2773));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2777 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2778 = exists_97 ? t2776 : t2777;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2778;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2779 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_98 = t2779 & columns_4;
                        const f32 t2781 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2782 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_100 = t2782 - mean_7;
                        f32 t2784;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2784) : "f"(distance_100), "f"(distance_100), "f"(t2781));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2785 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2786 = exists_98 ? t2784 : t2785;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2786;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2787 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_99 = t2787 & columns_3;
                        const f32 t2789 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2790 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_101 = t2790 - mean_7;
                        f32 t2792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2792) : "f"(distance_101), "f"(distance_101), "f"(t2789));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2793 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2794 = exists_99 ? t2792 : t2793;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2794;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2795 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_100 = t2795 & columns_4;
                        const f32 t2797 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2798 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_102 = t2798 - mean_7;
                        f32 t2800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2800) : "f"(distance_102), "f"(distance_102), "f"(t2797));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2801 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2802 = exists_100 ? t2800 : t2801;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2802;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2803 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_101 = t2803 & columns_3;
                        const f32 t2805 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2806 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_103 = t2806 - mean_7;
                        f32 t2808;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2808) : "f"(distance_103), "f"(distance_103), "f"(t2805));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2809 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2810 = exists_101 ? t2808 : t2809;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2810;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2811 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_102 = t2811 & columns_4;
                        const f32 t2813 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2814 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_104 = t2814 - mean_7;
                        f32 t2816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2816) : "f"(distance_104), "f"(distance_104), "f"(t2813));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2817 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2818 = exists_102 ? t2816 : t2817;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2818;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2819 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_103 = t2819 & columns_3;
                        const f32 t2821 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2822 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_105 = t2822 - mean_7;
                        f32 t2824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2824) : "f"(distance_105), "f"(distance_105), "f"(t2821));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2825 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2826 = exists_103 ? t2824 : t2825;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2826;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2827 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_104 = t2827 & columns_4;
                        const f32 t2829 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2830 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_106 = t2830 - mean_7;
                        f32 t2832;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2832) : "f"(distance_106), "f"(distance_106), "f"(t2829));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2833 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2834 = exists_104 ? t2832 : t2833;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2834;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2835 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_105 = t2835 & columns_3;
                        const f32 t2837 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2838 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_107 = t2838 - mean_7;
                        f32 t2840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2840) : "f"(distance_107), "f"(distance_107), "f"(t2837));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2841 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2842 = exists_105 ? t2840 : t2841;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2842;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2843 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_106 = t2843 & columns_4;
                        const f32 t2845 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2846 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_108 = t2846 - mean_7;
                        f32 t2848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2848) : "f"(distance_108), "f"(distance_108), "f"(t2845));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2849 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2850 = exists_106 ? t2848 : t2849;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2850;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2851 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_107 = t2851 & columns_3;
                        const f32 t2853 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2854 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_109 = t2854 - mean_7;
                        f32 t2856;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2856) : "f"(distance_109), "f"(distance_109), "f"(t2853));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2857 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2858 = exists_107 ? t2856 : t2857;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2858;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2859 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_108 = t2859 & columns_4;
                        const f32 t2861 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2862 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_110 = t2862 - mean_7;
                        f32 t2864;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2864) : "f"(distance_110), "f"(distance_110), "f"(t2861));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2865 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2866 = exists_108 ? t2864 : t2865;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2866;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2867 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_109 = t2867 & columns_3;
                        const f32 t2869 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2870 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_111 = t2870 - mean_7;
                        f32 t2872;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(distance_111), "f"(distance_111), "f"(t2869));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2873 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2874 = exists_109 ? t2872 : t2873;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2874;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2875 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_110 = t2875 & columns_4;
                        const f32 t2877 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2878 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_112 = t2878 - mean_7;
                        f32 t2880;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2880) : "f"(distance_112), "f"(distance_112), "f"(t2877));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2881 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2882 = exists_110 ? t2880 : t2881;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2882;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2883 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_111 = t2883 & columns_3;
                        const f32 t2885 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2886 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_113 = t2886 - mean_7;
                        f32 t2888;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2888) : "f"(distance_113), "f"(distance_113), "f"(t2885));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2889 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2890 = exists_111 ? t2888 : t2889;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2890;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2891 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_112 = t2891 & columns_4;
                        const f32 t2893 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2894 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_114 = t2894 - mean_7;
                        f32 t2896;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(distance_114), "f"(distance_114), "f"(t2893));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2897 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2898 = exists_112 ? t2896 : t2897;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2898;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2899 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_113 = t2899 & columns_3;
                        const f32 t2901 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2902 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_115 = t2902 - mean_7;
                        f32 t2904;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2904) : "f"(distance_115), "f"(distance_115), "f"(t2901));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2905 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2906 = exists_113 ? t2904 : t2905;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2906;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2907 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_114 = t2907 & columns_4;
                        const f32 t2909 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2910 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_116 = t2910 - mean_7;
                        f32 t2912;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2912) : "f"(distance_116), "f"(distance_116), "f"(t2909));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2913 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2914 = exists_114 ? t2912 : t2913;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2914;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2915 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_115 = t2915 & columns_3;
                        const f32 t2917 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2918 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_117 = t2918 - mean_7;
                        f32 t2920;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(distance_117), "f"(distance_117), "f"(t2917));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2921 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2922 = exists_115 ? t2920 : t2921;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2922;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2923 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_116 = t2923 & columns_4;
                        const f32 t2925 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2926 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_118 = t2926 - mean_7;
                        f32 t2928;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2928) : "f"(distance_118), "f"(distance_118), "f"(t2925));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2929 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2930 = exists_116 ? t2928 : t2929;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2930;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2931 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_117 = t2931 & columns_3;
                        const f32 t2933 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2934 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_119 = t2934 - mean_7;
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(distance_119), "f"(distance_119), "f"(t2933));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2937 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2938 = exists_117 ? t2936 : t2937;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2938;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2939 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_118 = t2939 & columns_4;
                        const f32 t2941 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2942 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_120 = t2942 - mean_7;
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(distance_120), "f"(distance_120), "f"(t2941));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2945 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2946 = exists_118 ? t2944 : t2945;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2946;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2947 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_119 = t2947 & columns_3;
                        const f32 t2949 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2950 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_121 = t2950 - mean_7;
                        f32 t2952;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2952) : "f"(distance_121), "f"(distance_121), "f"(t2949));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2953 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2954 = exists_119 ? t2952 : t2953;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2954;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2955 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_120 = t2955 & columns_4;
                        const f32 t2957 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2958 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_122 = t2958 - mean_7;
                        f32 t2960;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2960) : "f"(distance_122), "f"(distance_122), "f"(t2957));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2961 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2962 = exists_120 ? t2960 : t2961;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2962;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2963 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_121 = t2963 & columns_3;
                        const f32 t2965 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2966 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_123 = t2966 - mean_7;
                        f32 t2968;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2968) : "f"(distance_123), "f"(distance_123), "f"(t2965));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2969 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2970 = exists_121 ? t2968 : t2969;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2970;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2971 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_122 = t2971 & columns_4;
                        const f32 t2973 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2974 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_124 = t2974 - mean_7;
                        f32 t2976;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2976) : "f"(distance_124), "f"(distance_124), "f"(t2973));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2977 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2978 = exists_122 ? t2976 : t2977;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2978;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2979 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_123 = t2979 & columns_3;
                        const f32 t2981 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2982 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_125 = t2982 - mean_7;
                        f32 t2984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2984) : "f"(distance_125), "f"(distance_125), "f"(t2981));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2985 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2986 = exists_123 ? t2984 : t2985;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2986;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2987 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_124 = t2987 & columns_4;
                        const f32 t2989 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2990 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_126 = t2990 - mean_7;
                        f32 t2992;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2992) : "f"(distance_126), "f"(distance_126), "f"(t2989));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2993 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2994 = exists_124 ? t2992 : t2993;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2994;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2995 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_125 = t2995 & columns_3;
                        const f32 t2997 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2998 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_127 = t2998 - mean_7;
                        f32 t3000;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3000) : "f"(distance_127), "f"(distance_127), "f"(t2997));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3001 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3002 = exists_125 ? t3000 : t3001;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3002;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3003 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_126 = t3003 & columns_4;
                        const f32 t3005 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3006 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_128 = t3006 - mean_7;
                        f32 t3008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3008) : "f"(distance_128), "f"(distance_128), "f"(t3005));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3009 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3010 = exists_126 ? t3008 : t3009;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3010;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3011 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_127 = t3011 & columns_3;
                        const f32 t3013 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3014 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_129 = t3014 - mean_7;
                        f32 t3016;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3016) : "f"(distance_129), "f"(distance_129), "f"(t3013));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3017 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3018 = exists_127 ? t3016 : t3017;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3018;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3019 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_128 = t3019 & columns_4;
                        const f32 t3021 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3022 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_130 = t3022 - mean_7;
                        f32 t3024;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3024) : "f"(distance_130), "f"(distance_130), "f"(t3021));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3025 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3026 = exists_128 ? t3024 : t3025;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3026;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3027 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3028;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3028) : "f"(t3027));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3029 = t3027 + t3028;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3030;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3030) : "f"(t3029));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t3029 + t3030;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3032 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3033 = t3032 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3033) {
                        const u32 part_2 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3035 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3036 = t3035 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3037 = t3036 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t3037 + 544u;
                        const u32 t3039 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3040 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3041 = t3040 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3042 = t3041 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3043 = counters + t3042;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3044 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3045 = t3044 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3046 = t3045 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3047 = t3043 + t3046;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3048 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3049 = t3048 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3050 = t3049 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3051 = counters + t3050;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3052 = (u64)t3039;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3053 = t3052 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3054 = t3053 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3055 = t3051 + t3054;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_7));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3057 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3058 = t3057 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3047), "r"(t3058) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3060 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3061 = t3060 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3055), "r"(t3061) : "memory");
                    }
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1711) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3062 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3063 = 0.0f + t3062;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3064 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3065 = t3063 + t3064;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3066 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3067 = t3065 + t3066;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3068 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3069 = t3067 + t3068;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3070 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3071 = t3069 + t3070;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3072 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3073 = t3071 + t3072;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3074 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3075 = t3073 + t3074;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3076 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3077 = t3075 + t3076;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3078 = acc_67;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3079 = t3077 + t3078;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3080 = acc_75;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3081 = t3079 + t3080;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3082 = acc_83;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3083 = t3081 + t3082;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3084 = acc_91;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3085 = t3083 + t3084;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3086 = acc_99;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3087 = t3085 + t3086;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3088 = acc_107;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3089 = t3087 + t3088;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3090 = acc_115;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3091 = t3089 + t3090;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3092 = acc_123;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t3091 + t3092;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3094 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3095 = 0.0f + t3094;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3096 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3097 = t3095 + t3096;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3098 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3099 = t3097 + t3098;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3100 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3101 = t3099 + t3100;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3102 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3103 = t3101 + t3102;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3104 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3105 = t3103 + t3104;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3106 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3107 = t3105 + t3106;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3108 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3109 = t3107 + t3108;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3110 = acc_68;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3111 = t3109 + t3110;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3112 = acc_76;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3113 = t3111 + t3112;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3114 = acc_84;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3115 = t3113 + t3114;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3116 = acc_92;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3117 = t3115 + t3116;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3118 = acc_100;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3119 = t3117 + t3118;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3120 = acc_108;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3121 = t3119 + t3120;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3122 = acc_116;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3123 = t3121 + t3122;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3124 = acc_124;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t3123 + t3124;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3126 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3127 = 0.0f + t3126;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3128 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3129 = t3127 + t3128;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3130 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3131 = t3129 + t3130;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3132 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3133 = t3131 + t3132;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3134 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3135 = t3133 + t3134;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3136 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3137 = t3135 + t3136;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3138 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3139 = t3137 + t3138;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3140 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3141 = t3139 + t3140;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3142 = acc_71;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3143 = t3141 + t3142;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3144 = acc_79;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3145 = t3143 + t3144;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3146 = acc_87;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3147 = t3145 + t3146;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3148 = acc_95;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3149 = t3147 + t3148;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3150 = acc_103;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3151 = t3149 + t3150;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3152 = acc_111;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3153 = t3151 + t3152;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3154 = acc_119;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3155 = t3153 + t3154;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3156 = acc_127;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t3155 + t3156;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3158 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3159 = 0.0f + t3158;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3160 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3161 = t3159 + t3160;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3162 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3163 = t3161 + t3162;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3164 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3165 = t3163 + t3164;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3166 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3167 = t3165 + t3166;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3168 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3169 = t3167 + t3168;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3170 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3171 = t3169 + t3170;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3172 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3173 = t3171 + t3172;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3174 = acc_72;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3175 = t3173 + t3174;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3176 = acc_80;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3177 = t3175 + t3176;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3178 = acc_88;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3179 = t3177 + t3178;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3180 = acc_96;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3181 = t3179 + t3180;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3182 = acc_104;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3183 = t3181 + t3182;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3184 = acc_112;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3185 = t3183 + t3184;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3186 = acc_120;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3187 = t3185 + t3186;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3188 = acc_128;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t3187 + t3188;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3190 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3191 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3192 = t3190 + t3191;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3192;
                    } else {
                        const u32 t3193 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t3193 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_5 = first_6 < t1702;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3196 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t3196 < t1702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3198 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_129 = t3198 & columns_5;
                        const f32 t3200 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3201 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3202 = t3200 + t3201;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3203 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3204 = exists_129 ? t3202 : t3203;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3204;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3205 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_130 = t3205 & columns_6;
                        const f32 t3207 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3208 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3209 = t3207 + t3208;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3210 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3211 = exists_130 ? t3209 : t3210;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3211;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3212 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_131 = t3212 & columns_5;
                        const f32 t3214 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3215 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3216 = t3214 + t3215;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3217 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3218 = exists_131 ? t3216 : t3217;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3218;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3219 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_132 = t3219 & columns_6;
                        const f32 t3221 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3222 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3223 = t3221 + t3222;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3224 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3225 = exists_132 ? t3223 : t3224;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3225;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3226 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_133 = t3226 & columns_5;
                        const f32 t3228 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3229 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3230 = t3228 + t3229;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3231 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3232 = exists_133 ? t3230 : t3231;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3232;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3233 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_134 = t3233 & columns_6;
                        const f32 t3235 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3236 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3237 = t3235 + t3236;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3238 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3239 = exists_134 ? t3237 : t3238;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3239;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3240 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_135 = t3240 & columns_5;
                        const f32 t3242 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3243 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3244 = t3242 + t3243;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3245 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3246 = exists_135 ? t3244 : t3245;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3247 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_136 = t3247 & columns_6;
                        const f32 t3249 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3250 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3251 = t3249 + t3250;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3252 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3253 = exists_136 ? t3251 : t3252;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3253;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3254 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_137 = t3254 & columns_5;
                        const f32 t3256 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3257 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3258 = t3256 + t3257;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3259 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3260 = exists_137 ? t3258 : t3259;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3260;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3261 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_138 = t3261 & columns_6;
                        const f32 t3263 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3264 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3265 = t3263 + t3264;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3266 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3267 = exists_138 ? t3265 : t3266;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3267;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3268 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_139 = t3268 & columns_5;
                        const f32 t3270 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3271 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3272 = t3270 + t3271;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3273 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3274 = exists_139 ? t3272 : t3273;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3274;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3275 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_140 = t3275 & columns_6;
                        const f32 t3277 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3278 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3279 = t3277 + t3278;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3280 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3281 = exists_140 ? t3279 : t3280;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3281;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3282 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_141 = t3282 & columns_5;
                        const f32 t3284 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3285 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3286 = t3284 + t3285;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3287 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3288 = exists_141 ? t3286 : t3287;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3288;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3289 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_142 = t3289 & columns_6;
                        const f32 t3291 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3292 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3293 = t3291 + t3292;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3294 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3295 = exists_142 ? t3293 : t3294;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3295;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3296 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_143 = t3296 & columns_5;
                        const f32 t3298 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3299 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3300 = t3298 + t3299;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3301 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3302 = exists_143 ? t3300 : t3301;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3303 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_144 = t3303 & columns_6;
                        const f32 t3305 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3306 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3307 = t3305 + t3306;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3308 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3309 = exists_144 ? t3307 : t3308;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3309;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3310 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_145 = t3310 & columns_5;
                        const f32 t3312 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3313 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3314 = t3312 + t3313;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3315 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3316 = exists_145 ? t3314 : t3315;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3316;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3317 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_146 = t3317 & columns_6;
                        const f32 t3319 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3320 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3321 = t3319 + t3320;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3322 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3323 = exists_146 ? t3321 : t3322;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3323;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3324 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_147 = t3324 & columns_5;
                        const f32 t3326 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3327 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3328 = t3326 + t3327;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3329 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3330 = exists_147 ? t3328 : t3329;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3330;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3331 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_148 = t3331 & columns_6;
                        const f32 t3333 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3334 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3335 = t3333 + t3334;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3336 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3337 = exists_148 ? t3335 : t3336;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3337;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3338 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_149 = t3338 & columns_5;
                        const f32 t3340 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3341 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3342 = t3340 + t3341;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3343 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3344 = exists_149 ? t3342 : t3343;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3344;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3345 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_150 = t3345 & columns_6;
                        const f32 t3347 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3348 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3349 = t3347 + t3348;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3350 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3351 = exists_150 ? t3349 : t3350;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3351;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3352 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_151 = t3352 & columns_5;
                        const f32 t3354 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3355 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3356 = t3354 + t3355;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3357 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3358 = exists_151 ? t3356 : t3357;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3358;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3359 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_152 = t3359 & columns_6;
                        const f32 t3361 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3362 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3363 = t3361 + t3362;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3364 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3365 = exists_152 ? t3363 : t3364;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3365;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3366 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_153 = t3366 & columns_5;
                        const f32 t3368 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3369 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3370 = t3368 + t3369;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3371 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3372 = exists_153 ? t3370 : t3371;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3372;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3373 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_154 = t3373 & columns_6;
                        const f32 t3375 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3376 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3377 = t3375 + t3376;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3378 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3379 = exists_154 ? t3377 : t3378;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3379;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3380 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_155 = t3380 & columns_5;
                        const f32 t3382 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3383 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3384 = t3382 + t3383;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3385 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3386 = exists_155 ? t3384 : t3385;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3386;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3387 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_156 = t3387 & columns_6;
                        const f32 t3389 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3390 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3391 = t3389 + t3390;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3392 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3393 = exists_156 ? t3391 : t3392;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3393;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3394 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_157 = t3394 & columns_5;
                        const f32 t3396 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3397 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3398 = t3396 + t3397;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3399 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3400 = exists_157 ? t3398 : t3399;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3400;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3401 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_158 = t3401 & columns_6;
                        const f32 t3403 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3404 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3405 = t3403 + t3404;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3406 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3407 = exists_158 ? t3405 : t3406;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3407;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3408 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_159 = t3408 & columns_5;
                        const f32 t3410 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3411 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3412 = t3410 + t3411;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3413 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3414 = exists_159 ? t3412 : t3413;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3414;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3415 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_160 = t3415 & columns_6;
                        const f32 t3417 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3418 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3419 = t3417 + t3418;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3420 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3421 = exists_160 ? t3419 : t3420;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3421;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3422 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_161 = t3422 & columns_5;
                        const f32 t3424 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3425 = acc_67;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3426 = t3424 + t3425;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3427 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3428 = exists_161 ? t3426 : t3427;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3428;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3429 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_162 = t3429 & columns_6;
                        const f32 t3431 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3432 = acc_68;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3433 = t3431 + t3432;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3434 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3435 = exists_162 ? t3433 : t3434;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3435;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3436 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_163 = t3436 & columns_5;
                        const f32 t3438 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3439 = acc_71;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3440 = t3438 + t3439;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3441 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3442 = exists_163 ? t3440 : t3441;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3442;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3443 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_164 = t3443 & columns_6;
                        const f32 t3445 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3446 = acc_72;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3447 = t3445 + t3446;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3448 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3449 = exists_164 ? t3447 : t3448;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3449;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3450 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_165 = t3450 & columns_5;
                        const f32 t3452 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3453 = acc_75;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3454 = t3452 + t3453;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3455 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3456 = exists_165 ? t3454 : t3455;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3456;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3457 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_166 = t3457 & columns_6;
                        const f32 t3459 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3460 = acc_76;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3461 = t3459 + t3460;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3462 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3463 = exists_166 ? t3461 : t3462;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3463;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3464 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_167 = t3464 & columns_5;
                        const f32 t3466 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3467 = acc_79;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3468 = t3466 + t3467;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3469 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3470 = exists_167 ? t3468 : t3469;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3470;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3471 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_168 = t3471 & columns_6;
                        const f32 t3473 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3474 = acc_80;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3475 = t3473 + t3474;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3476 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3477 = exists_168 ? t3475 : t3476;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3477;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3478 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_169 = t3478 & columns_5;
                        const f32 t3480 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3481 = acc_83;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3482 = t3480 + t3481;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3483 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3484 = exists_169 ? t3482 : t3483;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3484;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3485 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_170 = t3485 & columns_6;
                        const f32 t3487 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3488 = acc_84;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3489 = t3487 + t3488;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3490 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3491 = exists_170 ? t3489 : t3490;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3491;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3492 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_171 = t3492 & columns_5;
                        const f32 t3494 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3495 = acc_87;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3496 = t3494 + t3495;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3497 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3498 = exists_171 ? t3496 : t3497;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3498;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3499 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_172 = t3499 & columns_6;
                        const f32 t3501 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3502 = acc_88;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3503 = t3501 + t3502;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3504 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3505 = exists_172 ? t3503 : t3504;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3505;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3506 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_173 = t3506 & columns_5;
                        const f32 t3508 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3509 = acc_91;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3510 = t3508 + t3509;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3511 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3512 = exists_173 ? t3510 : t3511;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3512;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3513 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_174 = t3513 & columns_6;
                        const f32 t3515 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3516 = acc_92;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3517 = t3515 + t3516;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3518 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3519 = exists_174 ? t3517 : t3518;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3519;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3520 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_175 = t3520 & columns_5;
                        const f32 t3522 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3523 = acc_95;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3524 = t3522 + t3523;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3525 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3526 = exists_175 ? t3524 : t3525;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3526;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3527 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_176 = t3527 & columns_6;
                        const f32 t3529 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3530 = acc_96;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3531 = t3529 + t3530;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3532 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3533 = exists_176 ? t3531 : t3532;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3533;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3534 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_177 = t3534 & columns_5;
                        const f32 t3536 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3537 = acc_99;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3538 = t3536 + t3537;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3539 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3540 = exists_177 ? t3538 : t3539;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3540;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3541 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_178 = t3541 & columns_6;
                        const f32 t3543 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3544 = acc_100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3545 = t3543 + t3544;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3546 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3547 = exists_178 ? t3545 : t3546;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3547;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3548 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_179 = t3548 & columns_5;
                        const f32 t3550 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3551 = acc_103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3552 = t3550 + t3551;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3553 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3554 = exists_179 ? t3552 : t3553;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3554;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3555 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_180 = t3555 & columns_6;
                        const f32 t3557 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3558 = acc_104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3559 = t3557 + t3558;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3560 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3561 = exists_180 ? t3559 : t3560;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3561;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3562 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_181 = t3562 & columns_5;
                        const f32 t3564 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3565 = acc_107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3566 = t3564 + t3565;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3567 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3568 = exists_181 ? t3566 : t3567;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3568;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3569 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_182 = t3569 & columns_6;
                        const f32 t3571 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3572 = acc_108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3573 = t3571 + t3572;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3574 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3575 = exists_182 ? t3573 : t3574;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3575;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3576 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_183 = t3576 & columns_5;
                        const f32 t3578 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3579 = acc_111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3580 = t3578 + t3579;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3581 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3582 = exists_183 ? t3580 : t3581;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3582;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3583 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_184 = t3583 & columns_6;
                        const f32 t3585 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3586 = acc_112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3587 = t3585 + t3586;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3588 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3589 = exists_184 ? t3587 : t3588;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3589;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3590 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_185 = t3590 & columns_5;
                        const f32 t3592 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3593 = acc_115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3594 = t3592 + t3593;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3595 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3596 = exists_185 ? t3594 : t3595;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3596;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3597 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_186 = t3597 & columns_6;
                        const f32 t3599 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3600 = acc_116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3601 = t3599 + t3600;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3602 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3603 = exists_186 ? t3601 : t3602;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3603;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3604 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_187 = t3604 & columns_5;
                        const f32 t3606 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3607 = acc_119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3608 = t3606 + t3607;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3609 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3610 = exists_187 ? t3608 : t3609;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3610;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3611 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_188 = t3611 & columns_6;
                        const f32 t3613 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3614 = acc_120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3615 = t3613 + t3614;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3616 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3617 = exists_188 ? t3615 : t3616;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3617;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3618 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_189 = t3618 & columns_5;
                        const f32 t3620 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3621 = acc_123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3622 = t3620 + t3621;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3623 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3624 = exists_189 ? t3622 : t3623;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3624;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3625 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_190 = t3625 & columns_6;
                        const f32 t3627 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3628 = acc_124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3629 = t3627 + t3628;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3630 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3631 = exists_190 ? t3629 : t3630;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3631;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3632 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_191 = t3632 & columns_5;
                        const f32 t3634 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3635 = acc_127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3636 = t3634 + t3635;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3637 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3638 = exists_191 ? t3636 : t3637;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3638;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3639 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_192 = t3639 & columns_6;
                        const f32 t3641 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3642 = acc_128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3643 = t3641 + t3642;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3644 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3645 = exists_192 ? t3643 : t3644;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3645;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3646 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3647;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3647) : "f"(t3646));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3648 = t3646 + t3647;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3649;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3649) : "f"(t3648));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3650 = t3648 + t3649;
#line 17 "fa-kernels/src/conv/moments.rs"
                    const f32 about_2 = t3650 * share_4;
                    const f32 t3652 = -about_2;
#line 18 "fa-kernels/src/conv/moments.rs"
                    f32 rest_2;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(rest_2) : "f"(t3652), "f"(count_7), "f"(t3650));
#line 19 "fa-kernels/src/conv/moments.rs"
                    f32 mean_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(mean_8) : "f"(rest_2), "f"(share_4), "f"(about_2));
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1711) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3655 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_131 = t3655 - mean_8;
                        f32 t3657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3657) : "f"(distance_131), "f"(distance_131), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3658 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_132 = t3658 - mean_8;
                        f32 t3660;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3660) : "f"(distance_132), "f"(distance_132), "f"(t3657));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3661 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_133 = t3661 - mean_8;
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(distance_133), "f"(distance_133), "f"(t3660));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3664 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_134 = t3664 - mean_8;
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(distance_134), "f"(distance_134), "f"(t3663));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3667 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_135 = t3667 - mean_8;
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(distance_135), "f"(distance_135), "f"(t3666));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3670 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_136 = t3670 - mean_8;
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(distance_136), "f"(distance_136), "f"(t3669));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3673 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_137 = t3673 - mean_8;
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(distance_137), "f"(distance_137), "f"(t3672));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3676 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_138 = t3676 - mean_8;
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(distance_138), "f"(distance_138), "f"(t3675));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3679 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_139 = t3679 - mean_8;
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(distance_139), "f"(distance_139), "f"(t3678));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3682 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_140 = t3682 - mean_8;
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(distance_140), "f"(distance_140), "f"(t3681));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3685 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_141 = t3685 - mean_8;
                        f32 t3687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(distance_141), "f"(distance_141), "f"(t3684));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3688 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_142 = t3688 - mean_8;
                        f32 t3690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(distance_142), "f"(distance_142), "f"(t3687));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3691 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_143 = t3691 - mean_8;
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(distance_143), "f"(distance_143), "f"(t3690));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3694 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_144 = t3694 - mean_8;
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(distance_144), "f"(distance_144), "f"(t3693));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3697 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_145 = t3697 - mean_8;
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(distance_145), "f"(distance_145), "f"(t3696));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3700 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_146 = t3700 - mean_8;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_146), "f"(distance_146), "f"(t3699));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3703 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_147 = t3703 - mean_8;
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(distance_147), "f"(distance_147), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3706 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_148 = t3706 - mean_8;
                        f32 t3708;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3708) : "f"(distance_148), "f"(distance_148), "f"(t3705));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3709 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_149 = t3709 - mean_8;
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(distance_149), "f"(distance_149), "f"(t3708));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3712 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_150 = t3712 - mean_8;
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(distance_150), "f"(distance_150), "f"(t3711));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3715 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_151 = t3715 - mean_8;
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(distance_151), "f"(distance_151), "f"(t3714));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3718 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_152 = t3718 - mean_8;
                        f32 t3720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(distance_152), "f"(distance_152), "f"(t3717));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3721 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_153 = t3721 - mean_8;
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(distance_153), "f"(distance_153), "f"(t3720));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3724 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_154 = t3724 - mean_8;
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(distance_154), "f"(distance_154), "f"(t3723));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3727 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_155 = t3727 - mean_8;
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(distance_155), "f"(distance_155), "f"(t3726));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3730 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_156 = t3730 - mean_8;
                        f32 t3732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(distance_156), "f"(distance_156), "f"(t3729));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3733 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_157 = t3733 - mean_8;
                        f32 t3735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(distance_157), "f"(distance_157), "f"(t3732));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3736 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_158 = t3736 - mean_8;
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(distance_158), "f"(distance_158), "f"(t3735));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3739 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_159 = t3739 - mean_8;
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(distance_159), "f"(distance_159), "f"(t3738));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3742 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_160 = t3742 - mean_8;
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(distance_160), "f"(distance_160), "f"(t3741));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3745 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_161 = t3745 - mean_8;
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(distance_161), "f"(distance_161), "f"(t3744));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3748 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_162 = t3748 - mean_8;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_162), "f"(distance_162), "f"(t3747));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3751 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_163 = t3751 - mean_8;
                        f32 t3753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(distance_163), "f"(distance_163), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3754 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_164 = t3754 - mean_8;
                        f32 t3756;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3756) : "f"(distance_164), "f"(distance_164), "f"(t3753));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3757 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_165 = t3757 - mean_8;
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(distance_165), "f"(distance_165), "f"(t3756));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3760 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_166 = t3760 - mean_8;
                        f32 t3762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(distance_166), "f"(distance_166), "f"(t3759));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3763 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_167 = t3763 - mean_8;
                        f32 t3765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3765) : "f"(distance_167), "f"(distance_167), "f"(t3762));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3766 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_168 = t3766 - mean_8;
                        f32 t3768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3768) : "f"(distance_168), "f"(distance_168), "f"(t3765));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3769 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_169 = t3769 - mean_8;
                        f32 t3771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3771) : "f"(distance_169), "f"(distance_169), "f"(t3768));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3772 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_170 = t3772 - mean_8;
                        f32 t3774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3774) : "f"(distance_170), "f"(distance_170), "f"(t3771));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3775 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_171 = t3775 - mean_8;
                        f32 t3777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(distance_171), "f"(distance_171), "f"(t3774));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3778 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_172 = t3778 - mean_8;
                        f32 t3780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3780) : "f"(distance_172), "f"(distance_172), "f"(t3777));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3781 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_173 = t3781 - mean_8;
                        f32 t3783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(distance_173), "f"(distance_173), "f"(t3780));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3784 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_174 = t3784 - mean_8;
                        f32 t3786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3786) : "f"(distance_174), "f"(distance_174), "f"(t3783));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3787 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_175 = t3787 - mean_8;
                        f32 t3789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3789) : "f"(distance_175), "f"(distance_175), "f"(t3786));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3790 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_176 = t3790 - mean_8;
                        f32 t3792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3792) : "f"(distance_176), "f"(distance_176), "f"(t3789));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3793 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_177 = t3793 - mean_8;
                        f32 t3795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3795) : "f"(distance_177), "f"(distance_177), "f"(t3792));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3796 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_178 = t3796 - mean_8;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_178), "f"(distance_178), "f"(t3795));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3799 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_179 = t3799 - mean_8;
                        f32 t3801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3801) : "f"(distance_179), "f"(distance_179), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3802 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_180 = t3802 - mean_8;
                        f32 t3804;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3804) : "f"(distance_180), "f"(distance_180), "f"(t3801));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3805 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_181 = t3805 - mean_8;
                        f32 t3807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3807) : "f"(distance_181), "f"(distance_181), "f"(t3804));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3808 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_182 = t3808 - mean_8;
                        f32 t3810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3810) : "f"(distance_182), "f"(distance_182), "f"(t3807));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3811 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_183 = t3811 - mean_8;
                        f32 t3813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3813) : "f"(distance_183), "f"(distance_183), "f"(t3810));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3814 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_184 = t3814 - mean_8;
                        f32 t3816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3816) : "f"(distance_184), "f"(distance_184), "f"(t3813));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3817 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_185 = t3817 - mean_8;
                        f32 t3819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3819) : "f"(distance_185), "f"(distance_185), "f"(t3816));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3820 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_186 = t3820 - mean_8;
                        f32 t3822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3822) : "f"(distance_186), "f"(distance_186), "f"(t3819));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3823 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_187 = t3823 - mean_8;
                        f32 t3825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3825) : "f"(distance_187), "f"(distance_187), "f"(t3822));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3826 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_188 = t3826 - mean_8;
                        f32 t3828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3828) : "f"(distance_188), "f"(distance_188), "f"(t3825));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3829 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_189 = t3829 - mean_8;
                        f32 t3831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3831) : "f"(distance_189), "f"(distance_189), "f"(t3828));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3832 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_190 = t3832 - mean_8;
                        f32 t3834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(distance_190), "f"(distance_190), "f"(t3831));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3835 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_191 = t3835 - mean_8;
                        f32 t3837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3837) : "f"(distance_191), "f"(distance_191), "f"(t3834));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3838 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_192 = t3838 - mean_8;
                        f32 t3840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3840) : "f"(distance_192), "f"(distance_192), "f"(t3837));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3841 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_193 = t3841 - mean_8;
                        f32 t3843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3843) : "f"(distance_193), "f"(distance_193), "f"(t3840));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3844 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_194 = t3844 - mean_8;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_194), "f"(distance_194), "f"(t3843));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3847 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3848 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3849 = t3847 + t3848;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3849;
                    } else {
                        const u32 t3850 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t3850 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_7 = first_7 < t1702;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3853 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t3853 < t1702;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3855 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_193 = t3855 & columns_7;
                        const f32 t3857 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3858 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_195 = t3858 - mean_8;
                        f32 t3860;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3860) : "f"(distance_195), "f"(distance_195), "f"(t3857));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3861 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3862 = exists_193 ? t3860 : t3861;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3862;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3863 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_194 = t3863 & columns_8;
                        const f32 t3865 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3866 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_196 = t3866 - mean_8;
                        f32 t3868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(distance_196), "f"(distance_196), "f"(t3865));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3869 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3870 = exists_194 ? t3868 : t3869;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3870;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3871 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_195 = t3871 & columns_7;
                        const f32 t3873 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3874 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_197 = t3874 - mean_8;
                        f32 t3876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3876) : "f"(distance_197), "f"(distance_197), "f"(t3873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3877 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3878 = exists_195 ? t3876 : t3877;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3878;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3879 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_196 = t3879 & columns_8;
                        const f32 t3881 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3882 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_198 = t3882 - mean_8;
                        f32 t3884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(distance_198), "f"(distance_198), "f"(t3881));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3885 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3886 = exists_196 ? t3884 : t3885;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3886;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3887 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_197 = t3887 & columns_7;
                        const f32 t3889 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3890 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_199 = t3890 - mean_8;
                        f32 t3892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3892) : "f"(distance_199), "f"(distance_199), "f"(t3889));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3893 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3894 = exists_197 ? t3892 : t3893;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3894;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3895 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_198 = t3895 & columns_8;
                        const f32 t3897 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3898 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_200 = t3898 - mean_8;
                        f32 t3900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(distance_200), "f"(distance_200), "f"(t3897));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3901 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3902 = exists_198 ? t3900 : t3901;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3902;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3903 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_199 = t3903 & columns_7;
                        const f32 t3905 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3906 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_201 = t3906 - mean_8;
                        f32 t3908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(distance_201), "f"(distance_201), "f"(t3905));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3909 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3910 = exists_199 ? t3908 : t3909;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3910;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3911 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_200 = t3911 & columns_8;
                        const f32 t3913 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3914 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_202 = t3914 - mean_8;
                        f32 t3916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(distance_202), "f"(distance_202), "f"(t3913));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3917 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3918 = exists_200 ? t3916 : t3917;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3918;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3919 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_201 = t3919 & columns_7;
                        const f32 t3921 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3922 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_203 = t3922 - mean_8;
                        f32 t3924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3924) : "f"(distance_203), "f"(distance_203), "f"(t3921));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3925 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3926 = exists_201 ? t3924 : t3925;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3926;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3927 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_202 = t3927 & columns_8;
                        const f32 t3929 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3930 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_204 = t3930 - mean_8;
                        f32 t3932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(distance_204), "f"(distance_204), "f"(t3929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3933 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3934 = exists_202 ? t3932 : t3933;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3934;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3935 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_203 = t3935 & columns_7;
                        const f32 t3937 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3938 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_205 = t3938 - mean_8;
                        f32 t3940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(distance_205), "f"(distance_205), "f"(t3937));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3941 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3942 = exists_203 ? t3940 : t3941;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3942;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3943 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_204 = t3943 & columns_8;
                        const f32 t3945 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3946 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_206 = t3946 - mean_8;
                        f32 t3948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(distance_206), "f"(distance_206), "f"(t3945));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3949 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3950 = exists_204 ? t3948 : t3949;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3951 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_205 = t3951 & columns_7;
                        const f32 t3953 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3954 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_207 = t3954 - mean_8;
                        f32 t3956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(distance_207), "f"(distance_207), "f"(t3953));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3957 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3958 = exists_205 ? t3956 : t3957;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3959 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_206 = t3959 & columns_8;
                        const f32 t3961 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3962 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_208 = t3962 - mean_8;
                        f32 t3964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3964) : "f"(distance_208), "f"(distance_208), "f"(t3961));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3965 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3966 = exists_206 ? t3964 : t3965;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3966;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3967 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_207 = t3967 & columns_7;
                        const f32 t3969 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3970 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_209 = t3970 - mean_8;
                        f32 t3972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(distance_209), "f"(distance_209), "f"(t3969));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3973 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3974 = exists_207 ? t3972 : t3973;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3974;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3975 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_208 = t3975 & columns_8;
                        const f32 t3977 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3978 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_210 = t3978 - mean_8;
                        f32 t3980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3980) : "f"(distance_210), "f"(distance_210), "f"(t3977));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3981 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3982 = exists_208 ? t3980 : t3981;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3982;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3983 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_209 = t3983 & columns_7;
                        const f32 t3985 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3986 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_211 = t3986 - mean_8;
                        f32 t3988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3988) : "f"(distance_211), "f"(distance_211), "f"(t3985));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3989 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3990 = exists_209 ? t3988 : t3989;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3990;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3991 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_210 = t3991 & columns_8;
                        const f32 t3993 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3994 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_212 = t3994 - mean_8;
                        f32 t3996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(distance_212), "f"(distance_212), "f"(t3993));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3997 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3998 = exists_210 ? t3996 : t3997;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3998;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3999 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_211 = t3999 & columns_7;
                        const f32 t4001 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4002 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_213 = t4002 - mean_8;
                        f32 t4004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(distance_213), "f"(distance_213), "f"(t4001));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4005 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4006 = exists_211 ? t4004 : t4005;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4007 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_212 = t4007 & columns_8;
                        const f32 t4009 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4010 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_214 = t4010 - mean_8;
                        f32 t4012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(distance_214), "f"(distance_214), "f"(t4009));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4013 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4014 = exists_212 ? t4012 : t4013;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4015 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_213 = t4015 & columns_7;
                        const f32 t4017 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4018 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_215 = t4018 - mean_8;
                        f32 t4020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4020) : "f"(distance_215), "f"(distance_215), "f"(t4017));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4021 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4022 = exists_213 ? t4020 : t4021;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4022;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4023 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_214 = t4023 & columns_8;
                        const f32 t4025 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4026 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_216 = t4026 - mean_8;
                        f32 t4028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(distance_216), "f"(distance_216), "f"(t4025));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4029 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4030 = exists_214 ? t4028 : t4029;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4030;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4031 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_215 = t4031 & columns_7;
                        const f32 t4033 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4034 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_217 = t4034 - mean_8;
                        f32 t4036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(distance_217), "f"(distance_217), "f"(t4033));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4037 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4038 = exists_215 ? t4036 : t4037;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4038;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4039 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_216 = t4039 & columns_8;
                        const f32 t4041 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4042 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_218 = t4042 - mean_8;
                        f32 t4044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(distance_218), "f"(distance_218), "f"(t4041));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4045 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4046 = exists_216 ? t4044 : t4045;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4046;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4047 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_217 = t4047 & columns_7;
                        const f32 t4049 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4050 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_219 = t4050 - mean_8;
                        f32 t4052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4052) : "f"(distance_219), "f"(distance_219), "f"(t4049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4053 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4054 = exists_217 ? t4052 : t4053;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4054;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4055 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_218 = t4055 & columns_8;
                        const f32 t4057 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4058 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_220 = t4058 - mean_8;
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(distance_220), "f"(distance_220), "f"(t4057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4061 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4062 = exists_218 ? t4060 : t4061;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4063 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_219 = t4063 & columns_7;
                        const f32 t4065 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4066 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_221 = t4066 - mean_8;
                        f32 t4068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(distance_221), "f"(distance_221), "f"(t4065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4069 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4070 = exists_219 ? t4068 : t4069;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4071 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_220 = t4071 & columns_8;
                        const f32 t4073 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4074 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_222 = t4074 - mean_8;
                        f32 t4076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(distance_222), "f"(distance_222), "f"(t4073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4077 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4078 = exists_220 ? t4076 : t4077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4079 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_221 = t4079 & columns_7;
                        const f32 t4081 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4082 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_223 = t4082 - mean_8;
                        f32 t4084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(distance_223), "f"(distance_223), "f"(t4081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4085 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4086 = exists_221 ? t4084 : t4085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4087 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_222 = t4087 & columns_8;
                        const f32 t4089 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4090 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_224 = t4090 - mean_8;
                        f32 t4092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(distance_224), "f"(distance_224), "f"(t4089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4093 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4094 = exists_222 ? t4092 : t4093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4095 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_223 = t4095 & columns_7;
                        const f32 t4097 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4098 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_225 = t4098 - mean_8;
                        f32 t4100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(distance_225), "f"(distance_225), "f"(t4097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4101 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4102 = exists_223 ? t4100 : t4101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4103 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_224 = t4103 & columns_8;
                        const f32 t4105 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4106 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_226 = t4106 - mean_8;
                        f32 t4108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(distance_226), "f"(distance_226), "f"(t4105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4109 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4110 = exists_224 ? t4108 : t4109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4111 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_225 = t4111 & columns_7;
                        const f32 t4113 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4114 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_227 = t4114 - mean_8;
                        f32 t4116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(distance_227), "f"(distance_227), "f"(t4113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4117 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4118 = exists_225 ? t4116 : t4117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4119 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_226 = t4119 & columns_8;
                        const f32 t4121 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4122 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_228 = t4122 - mean_8;
                        f32 t4124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4124) : "f"(distance_228), "f"(distance_228), "f"(t4121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4125 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4126 = exists_226 ? t4124 : t4125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4127 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_227 = t4127 & columns_7;
                        const f32 t4129 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4130 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_229 = t4130 - mean_8;
                        f32 t4132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4132) : "f"(distance_229), "f"(distance_229), "f"(t4129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4133 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4134 = exists_227 ? t4132 : t4133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4135 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_228 = t4135 & columns_8;
                        const f32 t4137 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4138 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_230 = t4138 - mean_8;
                        f32 t4140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4140) : "f"(distance_230), "f"(distance_230), "f"(t4137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4141 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4142 = exists_228 ? t4140 : t4141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4143 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_229 = t4143 & columns_7;
                        const f32 t4145 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4146 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_231 = t4146 - mean_8;
                        f32 t4148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4148) : "f"(distance_231), "f"(distance_231), "f"(t4145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4149 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4150 = exists_229 ? t4148 : t4149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4151 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_230 = t4151 & columns_8;
                        const f32 t4153 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4154 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_232 = t4154 - mean_8;
                        f32 t4156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4156) : "f"(distance_232), "f"(distance_232), "f"(t4153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4157 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4158 = exists_230 ? t4156 : t4157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4159 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_231 = t4159 & columns_7;
                        const f32 t4161 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4162 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_233 = t4162 - mean_8;
                        f32 t4164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(distance_233), "f"(distance_233), "f"(t4161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4165 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4166 = exists_231 ? t4164 : t4165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4167 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_232 = t4167 & columns_8;
                        const f32 t4169 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4170 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_234 = t4170 - mean_8;
                        f32 t4172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4172) : "f"(distance_234), "f"(distance_234), "f"(t4169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4173 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4174 = exists_232 ? t4172 : t4173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4175 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_233 = t4175 & columns_7;
                        const f32 t4177 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4178 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_235 = t4178 - mean_8;
                        f32 t4180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4180) : "f"(distance_235), "f"(distance_235), "f"(t4177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4181 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4182 = exists_233 ? t4180 : t4181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4183 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_234 = t4183 & columns_8;
                        const f32 t4185 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4186 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_236 = t4186 - mean_8;
                        f32 t4188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4188) : "f"(distance_236), "f"(distance_236), "f"(t4185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4189 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4190 = exists_234 ? t4188 : t4189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4191 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_235 = t4191 & columns_7;
                        const f32 t4193 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4194 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_237 = t4194 - mean_8;
                        f32 t4196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4196) : "f"(distance_237), "f"(distance_237), "f"(t4193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4197 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4198 = exists_235 ? t4196 : t4197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4199 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_236 = t4199 & columns_8;
                        const f32 t4201 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4202 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_238 = t4202 - mean_8;
                        f32 t4204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4204) : "f"(distance_238), "f"(distance_238), "f"(t4201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4205 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4206 = exists_236 ? t4204 : t4205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4207 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_237 = t4207 & columns_7;
                        const f32 t4209 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4210 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_239 = t4210 - mean_8;
                        f32 t4212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(distance_239), "f"(distance_239), "f"(t4209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4213 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4214 = exists_237 ? t4212 : t4213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4215 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_238 = t4215 & columns_8;
                        const f32 t4217 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4218 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_240 = t4218 - mean_8;
                        f32 t4220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4220) : "f"(distance_240), "f"(distance_240), "f"(t4217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4221 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4222 = exists_238 ? t4220 : t4221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4223 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_239 = t4223 & columns_7;
                        const f32 t4225 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4226 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_241 = t4226 - mean_8;
                        f32 t4228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(distance_241), "f"(distance_241), "f"(t4225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4229 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4230 = exists_239 ? t4228 : t4229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4231 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_240 = t4231 & columns_8;
                        const f32 t4233 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4234 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_242 = t4234 - mean_8;
                        f32 t4236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4236) : "f"(distance_242), "f"(distance_242), "f"(t4233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4237 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4238 = exists_240 ? t4236 : t4237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4239 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_241 = t4239 & columns_7;
                        const f32 t4241 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4242 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_243 = t4242 - mean_8;
                        f32 t4244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4244) : "f"(distance_243), "f"(distance_243), "f"(t4241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4245 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4246 = exists_241 ? t4244 : t4245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4247 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_242 = t4247 & columns_8;
                        const f32 t4249 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4250 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_244 = t4250 - mean_8;
                        f32 t4252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(distance_244), "f"(distance_244), "f"(t4249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4253 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4254 = exists_242 ? t4252 : t4253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4254;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4255 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_243 = t4255 & columns_7;
                        const f32 t4257 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4258 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_245 = t4258 - mean_8;
                        f32 t4260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(distance_245), "f"(distance_245), "f"(t4257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4261 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4262 = exists_243 ? t4260 : t4261;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4263 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_244 = t4263 & columns_8;
                        const f32 t4265 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4266 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_246 = t4266 - mean_8;
                        f32 t4268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4268) : "f"(distance_246), "f"(distance_246), "f"(t4265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4269 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4270 = exists_244 ? t4268 : t4269;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4271 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_245 = t4271 & columns_7;
                        const f32 t4273 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4274 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_247 = t4274 - mean_8;
                        f32 t4276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(distance_247), "f"(distance_247), "f"(t4273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4277 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4278 = exists_245 ? t4276 : t4277;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4279 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_246 = t4279 & columns_8;
                        const f32 t4281 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4282 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_248 = t4282 - mean_8;
                        f32 t4284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(distance_248), "f"(distance_248), "f"(t4281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4285 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4286 = exists_246 ? t4284 : t4285;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4286;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4287 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_247 = t4287 & columns_7;
                        const f32 t4289 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4290 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_249 = t4290 - mean_8;
                        f32 t4292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4292) : "f"(distance_249), "f"(distance_249), "f"(t4289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4293 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4294 = exists_247 ? t4292 : t4293;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4295 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_248 = t4295 & columns_8;
                        const f32 t4297 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4298 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_250 = t4298 - mean_8;
                        f32 t4300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4300) : "f"(distance_250), "f"(distance_250), "f"(t4297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4301 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4302 = exists_248 ? t4300 : t4301;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4303 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_249 = t4303 & columns_7;
                        const f32 t4305 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4306 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_251 = t4306 - mean_8;
                        f32 t4308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4308) : "f"(distance_251), "f"(distance_251), "f"(t4305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4309 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4310 = exists_249 ? t4308 : t4309;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4310;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4311 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_250 = t4311 & columns_8;
                        const f32 t4313 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4314 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_252 = t4314 - mean_8;
                        f32 t4316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(distance_252), "f"(distance_252), "f"(t4313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4317 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4318 = exists_250 ? t4316 : t4317;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4318;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4319 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_251 = t4319 & columns_7;
                        const f32 t4321 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4322 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_253 = t4322 - mean_8;
                        f32 t4324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(distance_253), "f"(distance_253), "f"(t4321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4325 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4326 = exists_251 ? t4324 : t4325;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4326;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4327 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_252 = t4327 & columns_8;
                        const f32 t4329 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4330 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_254 = t4330 - mean_8;
                        f32 t4332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(distance_254), "f"(distance_254), "f"(t4329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4333 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4334 = exists_252 ? t4332 : t4333;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4335 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_253 = t4335 & columns_7;
                        const f32 t4337 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4338 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_255 = t4338 - mean_8;
                        f32 t4340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4340) : "f"(distance_255), "f"(distance_255), "f"(t4337));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4341 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4342 = exists_253 ? t4340 : t4341;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4342;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4343 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_254 = t4343 & columns_8;
                        const f32 t4345 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4346 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_256 = t4346 - mean_8;
                        f32 t4348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(distance_256), "f"(distance_256), "f"(t4345));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4349 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4350 = exists_254 ? t4348 : t4349;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4350;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4351 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_255 = t4351 & columns_7;
                        const f32 t4353 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4354 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_257 = t4354 - mean_8;
                        f32 t4356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4356) : "f"(distance_257), "f"(distance_257), "f"(t4353));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4357 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4358 = exists_255 ? t4356 : t4357;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4358;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4359 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_256 = t4359 & columns_8;
                        const f32 t4361 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4362 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_258 = t4362 - mean_8;
                        f32 t4364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4364) : "f"(distance_258), "f"(distance_258), "f"(t4361));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4365 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4366 = exists_256 ? t4364 : t4365;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4366;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4367 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t4368;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4368) : "f"(t4367));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4369 = t4367 + t4368;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t4370;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4370) : "f"(t4369));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t4369 + t4370;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4372 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t4373 = t4372 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t4373) {
                        const u32 part_3 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4375 = t1721 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4376 = t4375 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4377 = t4376 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t4377 + 544u;
                        const u32 t4379 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4380 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4381 = t4380 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4382 = t4381 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4383 = counters + t4382;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4384 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4385 = t4384 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4386 = t4385 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4387 = t4383 + t4386;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4388 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4389 = t4388 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4390 = t4389 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4391 = counters + t4390;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4392 = (u64)t4379;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4393 = t4392 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4394 = t4393 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4395 = t4391 + t4394;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_8));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4397 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4398 = t4397 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4387), "r"(t4398) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4400 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4401 = t4400 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4395), "r"(t4401) : "memory");
                    }
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t4402;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t4402) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4403 = t4402 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t4403) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4404 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4405 = t4404 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4406 = t4405 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4407 = t1170 + t4406;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4407) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4408 = 2u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t4408) {
                const u32 t4409 = i_6 - 2u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t4409 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4411 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4412 = t4411 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4413 = t4412 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4414 = t1170 + t4413;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4415 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4416 = t4415 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4414), "r"(t4416) : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4417 = index + 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4417) : "memory");
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t4418 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t4419 = t4418 & 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t4420 = t4419 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t4421 = t4420 & 63u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t4421 < 24u ? t4421 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4423 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4424 = t4423 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_5 + t4424;
                const u32 t4426 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t4426;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4428 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4429 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4430 = t4409 * t4429;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t4428 + t4430;
                const u32 t4432 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t4433;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4433) : "r"(t4432), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t4433 >> tiles_shift;
                const u32 t4435 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4436 = number_4 - t4435;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t4437 = t4436 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t4438;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4438) : "r"(t4437), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t4439 = t4438 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t4439 << 5u;
                const u32 t4441 = t4436 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t4442;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4442) : "r"(t4441), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4443 = t4442 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4444 = t4443 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4445 = t4436 - t4444;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t4445 << 3u;
                const bool t4447 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t4448 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t4447 ? t4448 : 0u;
                const u32 t4450 = left_20 < 32u ? left_20 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4451 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4452 = t4451 < 8u ? t4451 : 8u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4453 = (u64)channel_2;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4454 = t4453 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4455 = t4454 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4456 = shift + t4455;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4457;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4457) : "l"(t4456) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4458 = __uint_as_float((u32)t4457 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4459 = channel_2 + 1u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4460 = (u64)t4459;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4461 = t4460 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4462 = t4461 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4463 = shift + t4462;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4464;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4464) : "l"(t4463) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4465 = __uint_as_float((u32)t4464 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4466 = channel_2 + 2u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4467 = (u64)t4466;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4468 = t4467 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4469 = t4468 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4470 = shift + t4469;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4471;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4471) : "l"(t4470) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4472 = __uint_as_float((u32)t4471 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4473 = channel_2 + 3u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4474 = (u64)t4473;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4475 = t4474 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4476 = t4475 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4477 = shift + t4476;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4478;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4478) : "l"(t4477) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4479 = __uint_as_float((u32)t4478 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4480 = channel_2 + 4u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4481 = (u64)t4480;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4482 = t4481 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4483 = t4482 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4484 = shift + t4483;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4485;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4485) : "l"(t4484) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4486 = __uint_as_float((u32)t4485 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4487 = channel_2 + 5u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4488 = (u64)t4487;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4489 = t4488 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4490 = t4489 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4491 = shift + t4490;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4492;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4492) : "l"(t4491) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4493 = __uint_as_float((u32)t4492 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4494 = channel_2 + 6u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4495 = (u64)t4494;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4496 = t4495 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4497 = t4496 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4498 = shift + t4497;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4499;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4499) : "l"(t4498) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4500 = __uint_as_float((u32)t4499 << 16);
#line 101 "fa-kernels/src/conv/coefficients.rs"
                const u32 t4501 = channel_2 + 7u;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4502 = (u64)t4501;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4503 = t4502 * shift_stride0;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4504 = t4503 * 2ull;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const u64 t4505 = shift + t4504;
#line 95 "fa-kernels/src/conv/coefficients.rs"
                bf16 t4506;
                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t4506) : "l"(t4505) : "memory");
#line 95 "fa-kernels/src/conv/coefficients.rs"
                const f32 t4507 = __uint_as_float((u32)t4506 << 16);
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4508;
                asm("mov.b32 %0, %1;" : "=f"(t4508) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4509;
                asm("mov.b32 %0, %1;" : "=f"(t4509) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4510;
                asm("mov.b32 %0, %1;" : "=f"(t4510) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4511;
                asm("mov.b32 %0, %1;" : "=f"(t4511) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4512;
                asm("mov.b32 %0, %1;" : "=f"(t4512) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4513;
                asm("mov.b32 %0, %1;" : "=f"(t4513) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4514;
                asm("mov.b32 %0, %1;" : "=f"(t4514) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4515;
                asm("mov.b32 %0, %1;" : "=f"(t4515) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4516;
                asm("mov.b32 %0, %1;" : "=f"(t4516) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4517;
                asm("mov.b32 %0, %1;" : "=f"(t4517) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4518;
                asm("mov.b32 %0, %1;" : "=f"(t4518) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4519;
                asm("mov.b32 %0, %1;" : "=f"(t4519) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4520;
                asm("mov.b32 %0, %1;" : "=f"(t4520) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4521;
                asm("mov.b32 %0, %1;" : "=f"(t4521) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4522;
                asm("mov.b32 %0, %1;" : "=f"(t4522) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4523;
                asm("mov.b32 %0, %1;" : "=f"(t4523) : "r"(row_16));
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 t4524 = threadIdx.x;
#line 90 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t4524 & 127u;
                const u32 t4526 = thread_2 & 3u;
#line 91 "fa-kernels/src/conv/output.rs"
                const u32 t4527 = thread_2 >> 2u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t4528 = threadIdx.x;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t4529 = t4528 & 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 t4530 = t4529 << 3u;
#line 81 "fa-kernels/src/conv/output.rs"
                const u32 channel_3 = t4530 & 63u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t4532 = t4526 << 3u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 t4533 = t4532 >> 6u;
#line 93 "fa-kernels/src/conv/output.rs"
                const u32 first_row_2 = t4533 << 5u;
#line 95 "fa-kernels/src/conv/output.rs"
                const bool t4535 = channel_3 < 32u;
#line 95 "fa-kernels/src/conv/output.rs"
                if (t4535) {
#line 97 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 t4536 = i_7 << 5u;
#line 98 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t4527 + t4536;
#line 112 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t4538 = pixel >> 3u;
                        const u32 t4539 = pixel & 7u;
#line 100 "fa-kernels/src/conv/output.rs"
                        const u32 row_17 = first_row_2 + t4538;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t4541 = pixel < 255u ? pixel : 255u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t4542 = t4541 & 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t4543 = t4526 ^ t4542;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t4544 = t4541 << 7u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t4545 = t4543 << 4u;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 t4546 = t4544 + t4545;
#line 102 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1173 + t4546;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(from_2) : "memory");
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4548 = row_18 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4549 = row_18 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4550;
                        asm("mov.b32 %0, %1;" : "=f"(t4550) : "r"(t4548));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4551;
                        asm("mov.b32 %0, %1;" : "=f"(t4551) : "r"(t4549));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4552 = t4550 - t4509;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4553) : "f"(t4552), "f"(t4508), "f"(t4458));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4554 = t4553 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4555;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4555) : "f"(t4554));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4556 = t4555 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4557;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4557) : "f"(t4556));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4558 = t4553 * t4557;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4559 = t4551 - t4511;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4560) : "f"(t4559), "f"(t4510), "f"(t4465));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4561 = t4560 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4562;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4562) : "f"(t4561));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4563 = t4562 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4564;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4564) : "f"(t4563));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4565 = t4560 * t4564;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4558), "f"(t4565));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4567 = row_19 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4568 = row_19 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4569;
                        asm("mov.b32 %0, %1;" : "=f"(t4569) : "r"(t4567));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4570;
                        asm("mov.b32 %0, %1;" : "=f"(t4570) : "r"(t4568));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4571 = t4569 - t4513;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4572;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4572) : "f"(t4571), "f"(t4512), "f"(t4472));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4573 = t4572 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4574;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4574) : "f"(t4573));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4575 = t4574 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4576;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4576) : "f"(t4575));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4577 = t4572 * t4576;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4578 = t4570 - t4515;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4579) : "f"(t4578), "f"(t4514), "f"(t4479));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4580 = t4579 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4581;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4581) : "f"(t4580));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4582 = t4581 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4583;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4583) : "f"(t4582));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4584 = t4579 * t4583;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4577), "f"(t4584));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4586 = row_20 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4587 = row_20 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4588;
                        asm("mov.b32 %0, %1;" : "=f"(t4588) : "r"(t4586));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4589;
                        asm("mov.b32 %0, %1;" : "=f"(t4589) : "r"(t4587));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4590 = t4588 - t4517;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4591;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4591) : "f"(t4590), "f"(t4516), "f"(t4486));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4592 = t4591 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4593;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4593) : "f"(t4592));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4594 = t4593 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4595;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4595) : "f"(t4594));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4596 = t4591 * t4595;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4597 = t4589 - t4519;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4598;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4598) : "f"(t4597), "f"(t4518), "f"(t4493));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4599 = t4598 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4600;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4600) : "f"(t4599));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4601 = t4600 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4602;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4602) : "f"(t4601));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4603 = t4598 * t4602;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4596), "f"(t4603));
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4605 = row_21 << 16u;
#line 104 "fa-kernels/src/conv/output.rs"
                        const u32 t4606 = row_21 & 4294901760u;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4607;
                        asm("mov.b32 %0, %1;" : "=f"(t4607) : "r"(t4605));
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4608;
                        asm("mov.b32 %0, %1;" : "=f"(t4608) : "r"(t4606));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4609 = t4607 - t4521;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4610;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4610) : "f"(t4609), "f"(t4520), "f"(t4500));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4611 = t4610 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4612;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4612) : "f"(t4611));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4613 = t4612 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4614;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4614) : "f"(t4613));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4615 = t4610 * t4614;
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4616 = t4608 - t4523;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4617) : "f"(t4616), "f"(t4522), "f"(t4507));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4618 = t4617 * -1.442695f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4619;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4619) : "f"(t4618));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4620 = t4619 + 1.0f;
#line 104 "fa-kernels/src/conv/output.rs"
                        f32 t4621;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4621) : "f"(t4620));
#line 104 "fa-kernels/src/conv/output.rs"
                        const f32 t4622 = t4617 * t4621;
#line 104 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4615), "f"(t4622));
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t4624 = row_17 < t4450;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t4625 = t4539 < t4452;
#line 108 "fa-kernels/src/conv/output.rs"
                        const bool t4626 = t4624 & t4625;
#line 108 "fa-kernels/src/conv/output.rs"
                        if (t4626) {
                            const u32 at_22 = y_12 + row_17;
#line 109 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t4539;
                            const u64 t4629 = (u64)sample_4;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4630 = t4629 * y_stride0;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4631 = t4630 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4632 = y + t4631;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4633 = (u64)at_22;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4634 = t4633 * y_stride1;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4635 = t4634 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4636 = t4632 + t4635;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4637 = (u64)at_23;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4638 = t4637 * y_stride2;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4639 = t4638 * 2ull;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4640 = t4636 + t4639;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4641 = (u64)channel_3 * 2u;
#line 110 "fa-kernels/src/conv/output.rs"
                            const u64 t4642 = t4640 + t4641;
#line 110 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4642), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4643 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t4643) {
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4644 = index + 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4644) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4645 = t1171 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4646 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4647 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4648 = t4647 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4649 = t4646 + t4648;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4650 = t4645 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4651 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4652 = t4651 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4653 = t4650 + t4652;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4654 = t4649 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4655 = t4653 ^ t4654;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4656 = t4649 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4657 = t4655 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4658 = t4656 + t4657;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4659 = t1173 + t4658;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4660;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4660) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4661;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4661) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4662;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4662) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4663;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4663) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4660), "r"(t4661), "r"(t4662), "r"(t4663) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4664) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4665;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4665) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4666;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4666) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4667;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4667) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4664), "r"(t4665), "r"(t4666), "r"(t4667) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4668;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4668) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4669;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4669) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4670;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4670) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4671) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4668), "r"(t4669), "r"(t4670), "r"(t4671) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4672;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4672) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4673;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4673) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4674;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4674) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4675;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4675) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4672), "r"(t4673), "r"(t4674), "r"(t4675) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4676;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4676) : "f"(acc_33), "f"(acc_34));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4677;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4677) : "f"(acc_35), "f"(acc_36));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4678) : "f"(acc_37), "f"(acc_38));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4679;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4679) : "f"(acc_39), "f"(acc_40));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4676), "r"(t4677), "r"(t4678), "r"(t4679) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4680;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4680) : "f"(acc_41), "f"(acc_42));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4681;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4681) : "f"(acc_43), "f"(acc_44));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4682;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4682) : "f"(acc_45), "f"(acc_46));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4683;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4683) : "f"(acc_47), "f"(acc_48));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4680), "r"(t4681), "r"(t4682), "r"(t4683) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4684;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4684) : "f"(acc_49), "f"(acc_50));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4685;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4685) : "f"(acc_51), "f"(acc_52));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4686;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4686) : "f"(acc_53), "f"(acc_54));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4687;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4687) : "f"(acc_55), "f"(acc_56));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4684), "r"(t4685), "r"(t4686), "r"(t4687) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4688;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4688) : "f"(acc_57), "f"(acc_58));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4689;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4689) : "f"(acc_59), "f"(acc_60));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4690;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4690) : "f"(acc_61), "f"(acc_62));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4691;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4691) : "f"(acc_63), "f"(acc_64));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4688), "r"(t4689), "r"(t4690), "r"(t4691) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4692;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4692) : "f"(acc_65), "f"(acc_66));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4693;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4693) : "f"(acc_67), "f"(acc_68));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4694;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4694) : "f"(acc_69), "f"(acc_70));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4695;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4695) : "f"(acc_71), "f"(acc_72));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4692), "r"(t4693), "r"(t4694), "r"(t4695) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4696;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4696) : "f"(acc_73), "f"(acc_74));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4697;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4697) : "f"(acc_75), "f"(acc_76));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4698;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4698) : "f"(acc_77), "f"(acc_78));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4699;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4699) : "f"(acc_79), "f"(acc_80));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4696), "r"(t4697), "r"(t4698), "r"(t4699) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4700;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4700) : "f"(acc_81), "f"(acc_82));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4701;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4701) : "f"(acc_83), "f"(acc_84));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4702;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4702) : "f"(acc_85), "f"(acc_86));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4703;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4703) : "f"(acc_87), "f"(acc_88));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4700), "r"(t4701), "r"(t4702), "r"(t4703) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4704;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4704) : "f"(acc_89), "f"(acc_90));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4705;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4705) : "f"(acc_91), "f"(acc_92));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4706;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4706) : "f"(acc_93), "f"(acc_94));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4707;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4707) : "f"(acc_95), "f"(acc_96));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4704), "r"(t4705), "r"(t4706), "r"(t4707) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4708;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4708) : "f"(acc_97), "f"(acc_98));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4709;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4709) : "f"(acc_99), "f"(acc_100));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4710;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4710) : "f"(acc_101), "f"(acc_102));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4711;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4711) : "f"(acc_103), "f"(acc_104));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4708), "r"(t4709), "r"(t4710), "r"(t4711) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4712;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4712) : "f"(acc_105), "f"(acc_106));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4713;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4713) : "f"(acc_107), "f"(acc_108));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4714;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4714) : "f"(acc_109), "f"(acc_110));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4715;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4715) : "f"(acc_111), "f"(acc_112));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4712), "r"(t4713), "r"(t4714), "r"(t4715) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4716;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4716) : "f"(acc_113), "f"(acc_114));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4717;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4717) : "f"(acc_115), "f"(acc_116));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4718;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4718) : "f"(acc_117), "f"(acc_118));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4719;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4719) : "f"(acc_119), "f"(acc_120));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4716), "r"(t4717), "r"(t4718), "r"(t4719) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4720;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4720) : "f"(acc_121), "f"(acc_122));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4721;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4721) : "f"(acc_123), "f"(acc_124));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4722;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4722) : "f"(acc_125), "f"(acc_126));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4723;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4723) : "f"(acc_127), "f"(acc_128));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4659), "r"(t4720), "r"(t4721), "r"(t4722), "r"(t4723) : "memory");
            }
        }
    }
}
