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
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t387 = counts + counts_2;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t388 = t387 + counts_3;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t388 + counts_4;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t390 = heard_9 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t391 = counts * t390;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t392 = heard_11 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t393 = counts_2 * t392;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t394 = t391 + t393;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t395 = heard_13 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t396 = counts_3 * t395;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t397 = t394 + t396;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t398 = heard_15 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t399 = counts_4 * t398;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t400 = t397 + t399;
                                    f32 t401;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t401) : "f"(count_2), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t402;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t402) : "f"(t401));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t400 * t402;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t405 = heard_9 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t405 - distance;
                                    const f32 t407 = from_mean * from_mean;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t408;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t408) : "f"(t407), "f"(counts), "f"(t380));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = heard_11 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t409 - distance;
                                    const f32 t411 = from_mean_2 * from_mean_2;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t412;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t412) : "f"(t411), "f"(counts_2), "f"(t382));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t413 = t408 + t412;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = heard_13 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t414 - distance;
                                    const f32 t416 = from_mean_3 * from_mean_3;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t417;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t417) : "f"(t416), "f"(counts_3), "f"(t384));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = t413 + t417;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = heard_15 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t419 - distance;
                                    const f32 t421 = from_mean_4 * from_mean_4;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t422;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t422) : "f"(t421), "f"(counts_4), "f"(t386));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t418 + t422;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t424 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t425 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t426 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t424 + count_2;
                                    const f32 difference = mean_2 - t425;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t429;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t429) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t430;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t430) : "f"(t429));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t430;
                                    f32 t432;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t432) : "f"(difference), "f"(share_2), "f"(t425));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t434 = t433 * t424;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = t426 + squares_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t436;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t436) : "f"(t434), "f"(share_2), "f"(t435));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t432;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t436;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t437 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t437) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t127), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t135), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t438 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t438) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t150), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t158), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t439 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t439) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t173), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t181), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t440 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t440) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t196), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t204), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t441 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t442 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t443 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t444 = channel < 32u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t444) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t445;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t445) : "f"(t441), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t446;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t446) : "f"(t445));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t443 * t446;
                                    const f32 t448 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t448));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t450 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t451 = t450 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t452 = t451 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t453 = scale + t452;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    bf16 t454;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t454) : "l"(t453) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t455 = __uint_as_float((u32)t454 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 factor = inverse * t455;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t457 = -t442;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 to_zero = t457 * factor;
                                    const u64 t459 = (u64)channel;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t460 = t459 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t461 = t460 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t462 = shift + t461;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    bf16 t463;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t463) : "l"(t462) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t464 = __uint_as_float((u32)t463 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 shift_2 = to_zero + t464;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t466 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t467 = 0u < t466;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t467) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t469 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t470 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t471 = t470 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t472 = t471 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t473 = counters + t472;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t474 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t475 = t474 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t476 = t475 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t477 = t473 + t476;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t479 = t478 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = t479 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = counters + t480;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = (u64)t469;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = t482 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t484 = t483 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t485 = t481 + t484;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t487 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t488 = t487 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t477), "r"(t488) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t490 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t491 = t490 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t485), "r"(t491) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t492 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t493 = 1u < t492;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t493) {
                                        const u32 t494 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t494;
                                        const u32 t496 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = t497 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = t498 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = counters + t499;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t501 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = t502 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t500 + t503;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = t506 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = counters + t507;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = (u64)t496;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t509 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = t510 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t508 + t511;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t514 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t515 = t514 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t504), "r"(t515) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t517 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t518 = t517 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t512), "r"(t518) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t519 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t520 = 2u < t519;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t520) {
                                        const u32 t521 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t521;
                                        const u32 t523 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = t524 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = t525 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = counters + t526;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t528 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = t529 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t527 + t530;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = t533 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = counters + t534;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = (u64)t523;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t536 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = t537 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t535 + t538;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t541 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t542 = t541 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t531), "r"(t542) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t544 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t545 = t544 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t539), "r"(t545) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t546 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t547 = 3u < t546;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t547) {
                                        const u32 t548 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t548;
                                        const u32 t550 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = t551 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = t552 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = counters + t553;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t555 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = t556 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t554 + t557;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = t560 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = counters + t561;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = (u64)t550;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t563 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = t564 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t562 + t565;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t568 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t569 = t568 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t558), "r"(t569) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t571 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t572 = t571 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t566), "r"(t572) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t573 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t574 = 4u < t573;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t574) {
                                        const u32 t575 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t575;
                                        const u32 t577 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = t578 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = t579 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = counters + t580;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t582 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = t583 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t581 + t584;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = t587 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = counters + t588;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = (u64)t577;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t590 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = t591 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t589 + t592;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t595 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t596 = t595 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t585), "r"(t596) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t598 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t599 = t598 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t593), "r"(t599) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t600 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t601 = 5u < t600;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t601) {
                                        const u32 t602 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t602;
                                        const u32 t604 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = t605 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = t606 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = counters + t607;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t609 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = t610 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t608 + t611;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = t614 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = counters + t615;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = (u64)t604;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t617 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = t618 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t616 + t619;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t622 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t623 = t622 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t612), "r"(t623) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t625 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t626 = t625 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t620), "r"(t626) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t627 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t628 = 6u < t627;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t628) {
                                        const u32 t629 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t629;
                                        const u32 t631 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = t632 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = t633 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = counters + t634;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t636 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = t637 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t635 + t638;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = t641 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = counters + t642;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = (u64)t631;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t644 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = t645 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t643 + t646;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t649 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t650 = t649 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t639), "r"(t650) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t652 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t653 = t652 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t647), "r"(t653) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t654 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t655 = 7u < t654;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t655) {
                                        const u32 t656 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t656;
                                        const u32 t658 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = t659 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = t660 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = counters + t661;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t663 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = t664 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t662 + t665;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = t668 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = counters + t669;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = (u64)t658;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t671 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = t672 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = t670 + t673;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t676 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t677 = t676 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t666), "r"(t677) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t679 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t680 = t679 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t674), "r"(t680) : "memory");
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
                                    const u32 t682 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t682 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t684 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t684 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t686 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t686 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t688 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t689 = own_4 < t688 ? own_4 : t688;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t690 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t691 = t690 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t692 = t691 + t689;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t692 + 544u;
                                    const u32 t694 = at_14 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t695 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t696 = t695 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t697 = t696 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t698 = counters + t697;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t699 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t700 = t699 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t701 = t700 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t702 = t698 + t701;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = t703 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = t704 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = counters + t705;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = (u64)t694;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t707 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = t708 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = t706 + t709;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t711 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t712 = own_5 < t711 ? own_5 : t711;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t713 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t714 = t713 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t715 = t714 + t712;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t715 + 544u;
                                    const u32 t717 = at_15 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = t718 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t719 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = counters + t720;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = t722 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = t723 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = t721 + t724;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t727 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = counters + t728;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = (u64)t717;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t730 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = t731 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = t729 + t732;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t734 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t735 = own_6 < t734 ? own_6 : t734;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t736 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t737 = t736 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t738 = t737 + t735;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t738 + 544u;
                                    const u32 t740 = at_16 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = t741 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t742 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = counters + t743;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = t745 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = t746 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = t744 + t747;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t750 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = counters + t751;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = (u64)t740;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t753 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = t754 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = t752 + t755;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t757 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t758 = own_7 < t757 ? own_7 : t757;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t759 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t760 = t759 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t761 = t760 + t758;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t761 + 544u;
                                    const u32 t763 = at_17 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = t764 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t765 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = counters + t766;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = t768 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = t769 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = t767 + t770;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t773 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = counters + t774;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = (u64)t763;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t776 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = t777 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t779 = t775 + t778;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t780 = own_4 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t781;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t781) : "r"(t780), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t782 = t781 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t782 << 5u;
                                    const u32 t784 = own_4 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t785;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t785) : "r"(t784), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t786 = t785 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t787 = t786 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t788 = own_4 - t787;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t788 << 3u;
                                    const bool t790 = y_7 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t791 = height - y_7;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t790 ? t791 : 0u;
                                    const u32 t793 = left_10 < 32u ? left_10 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t794 = width - x_7;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t795 = t794 < 8u ? t794 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t796 = 0u < t793;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t796 ? t793 : 0u;
                                    const u32 t798 = left_11 < 32u ? left_11 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t798 * t795;
                                    const bool t800 = own_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t801 = t800 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t801;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = own_5 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t804;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t804) : "r"(t803), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t805 = t804 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t805 << 5u;
                                    const u32 t807 = own_5 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t808;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t808) : "r"(t807), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = t808 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t810 = t809 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = own_5 - t810;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t811 << 3u;
                                    const bool t813 = y_8 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = height - y_8;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t813 ? t814 : 0u;
                                    const u32 t816 = left_12 < 32u ? left_12 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = width - x_8;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t817 < 8u ? t817 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t819 = 0u < t816;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t819 ? t816 : 0u;
                                    const u32 t821 = left_13 < 32u ? left_13 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t821 * t818;
                                    const bool t823 = own_5 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t824 = t823 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t824;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = own_6 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t827;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t827) : "r"(t826), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t828 = t827 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t828 << 5u;
                                    const u32 t830 = own_6 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t831;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t831) : "r"(t830), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t832 = t831 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t833 = t832 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = own_6 - t833;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t834 << 3u;
                                    const bool t836 = y_9 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t837 = height - y_9;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t836 ? t837 : 0u;
                                    const u32 t839 = left_14 < 32u ? left_14 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t840 = width - x_9;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 < 8u ? t840 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t842 = 0u < t839;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t842 ? t839 : 0u;
                                    const u32 t844 = left_15 < 32u ? left_15 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t844 * t841;
                                    const bool t846 = own_6 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t847 = t846 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t847;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = own_7 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    u32 t850;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t850) : "r"(t849), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t851 = t850 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t851 << 5u;
                                    const u32 t853 = own_7 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    u32 t854;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t854) : "r"(t853), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t855 = t854 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t856 = t855 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t857 = own_7 - t856;
#line 43 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t857 << 3u;
                                    const bool t859 = y_10 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t860 = height - y_10;
#line 44 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t859 ? t860 : 0u;
                                    const u32 t862 = left_16 < 32u ? left_16 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = width - x_10;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t864 = t863 < 8u ? t863 : 8u;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const bool t865 = 0u < t862;
#line 65 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t865 ? t862 : 0u;
                                    const u32 t867 = left_17 < 32u ? left_17 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t867 * t864;
                                    const bool t869 = own_7 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t870 = t869 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t870;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t872;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t872) : "l"(t702) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t872;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t873;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t873) : "l"(t710) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t873;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t874;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t874) : "l"(t725) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t874;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t875;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t875) : "l"(t733) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t875;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t876;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t876) : "l"(t748) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t876;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t877;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t877) : "l"(t756) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t877;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t878;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t878) : "l"(t771) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t878;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t879;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t879) : "l"(t779) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t879;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t880 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t881 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t882 = t880 < t881 ? t880 : t881;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t883 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t884 = t882 < t883 ? t882 : t883;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t885 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t886 = t884 < t885 ? t884 : t885;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t887 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t888 = t886 < t887 ? t886 : t887;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t889 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t890 = t888 < t889 ? t888 : t889;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t891 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t892 = t890 < t891 ? t890 : t891;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t893 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t894 = t892 < t893 ? t892 : t893;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t895 = t894 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t896 = __any_sync(0xffffffffu, t895);
                                        if (!t896) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t897 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t898 = t897 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t898) {
                                            u32 t899;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t899) : "l"(t702) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t899;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t900 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t901 = t900 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t901) {
                                            u32 t902;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t902) : "l"(t710) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t902;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t903 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t904 = t903 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t904) {
                                            u32 t905;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t905) : "l"(t725) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t905;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t906 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t907 = t906 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t907) {
                                            u32 t908;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t908) : "l"(t733) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t908;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t909 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t910 = t909 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t910) {
                                            u32 t911;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t911) : "l"(t748) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t911;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t912 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t913 = t912 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t913) {
                                            u32 t914;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t914) : "l"(t756) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t914;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t915 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t916 = t915 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t916) {
                                            u32 t917;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t917) : "l"(t771) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t917;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t918 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t919 = t918 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t919) {
                                            u32 t920;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t920) : "l"(t779) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t920;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t938 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t938));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t940 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t940));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t942 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t942));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t944 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t944));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t946 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t946));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t948 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t948));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t950 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t950));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t952 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t952));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t954 = own_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t955 = t954 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t956 = own_5 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t957 = t956 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t958 = own_6 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t959 = t958 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t960 = own_7 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t961 = t960 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t962;
                                    asm("mov.b32 %0, %1;" : "=r"(t962) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t963;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t963) : "r"(t962));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t963));
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t965 = counts_5 + counts_6;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t966 = t965 + counts_7;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t967 = t966 + counts_8;
                                    f32 t968;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t968) : "f"(t967));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t969 = t967 + t968;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t970;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t970) : "f"(t969));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = t969 + t970;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t972;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t972) : "f"(t971));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = t971 + t972;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t974;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t974) : "f"(t973));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = t973 + t974;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t976;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(t975));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t975 + t976;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t978 = heard_25 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = counts_5 * t978;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t980 = heard_27 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = counts_6 * t980;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t982 = t979 + t981;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = heard_29 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t984 = counts_7 * t983;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = t982 + t984;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = heard_31 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = counts_8 * t986;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = t985 + t987;
                                    f32 t989;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t989) : "f"(t988));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = t988 + t989;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t991;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(t990));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t990 + t991;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t993;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(t992));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = t992 + t993;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t995;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t995) : "f"(t994));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t994 + t995;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t997;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t997) : "f"(t996));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = t996 + t997;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t999;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t999) : "f"(count_5), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1000;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1000) : "f"(t999));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t998 * t1000;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_4 = near + distance_2;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1003 = heard_25 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1003 - distance_2;
                                    const f32 t1005 = from_mean_5 * from_mean_5;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1006;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1006) : "f"(t1005), "f"(counts_5), "f"(t955));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1007 = heard_27 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1007 - distance_2;
                                    const f32 t1009 = from_mean_6 * from_mean_6;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1010;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1010) : "f"(t1009), "f"(counts_6), "f"(t957));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1011 = t1006 + t1010;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = heard_29 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1012 - distance_2;
                                    const f32 t1014 = from_mean_7 * from_mean_7;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1015;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1015) : "f"(t1014), "f"(counts_7), "f"(t959));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1011 + t1015;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1017 = heard_31 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1017 - distance_2;
                                    const f32 t1019 = from_mean_8 * from_mean_8;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1020;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1020) : "f"(t1019), "f"(counts_8), "f"(t961));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = t1016 + t1020;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1022) : "f"(t1021));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1021 + t1022;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1024;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1023 + t1024;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1026;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1025 + t1026;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1028) : "f"(t1027));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1027 + t1028;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1029 + t1030;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1032 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1033 = mean_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1034 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1032 + count_5;
                                    const f32 difference_2 = mean_4 - t1033;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1037;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1037) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1038) : "f"(t1037));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1038;
                                    f32 t1040;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1040) : "f"(difference_2), "f"(share_3), "f"(t1033));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1041 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1042 = t1041 * t1032;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1043 = t1034 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t1044;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1044) : "f"(t1042), "f"(share_3), "f"(t1043));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_3 = t1040;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1044;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1045 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1045) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t702), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t710), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1046 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1046) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t725), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t733), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1047 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1047) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t748), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t756), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1048 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1048) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t771), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t779), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1049 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1050 = mean_3;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1051 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1052;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1052) : "f"(t1049), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1053;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1053) : "f"(t1052));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1051 * t1053;
                                const f32 t1055 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1055));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1057 = (u64)share;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1058 = t1057 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1059 = t1058 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1060 = scale + t1059;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1061;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1061) : "l"(t1060) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1062 = __uint_as_float((u32)t1061 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1062;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1064 = -t1050;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 to_zero_2 = t1064 * factor_2;
                                const u64 t1066 = (u64)share;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1067 = t1066 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1068 = t1067 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1069 = shift + t1068;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1070;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1070) : "l"(t1069) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1071 = __uint_as_float((u32)t1070 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const f32 shift_3 = to_zero_2 + t1071;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1073 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1074 = lane < t1073;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1074) {
                                    const u32 t1075 = lane << 6u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1076 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1075 + t1076;
                                    const u32 t1078 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = t1079 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1081 = t1080 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1082 = counters + t1081;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1083 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1084 = t1083 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1085 = t1084 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1086 = t1082 + t1085;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1087 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1088 = t1087 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1089 = t1088 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1090 = counters + t1089;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1091 = (u64)t1078;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1092 = t1091 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1093 = t1092 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1094 = t1090 + t1093;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1096 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1097 = t1096 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1086), "r"(t1097) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(shift_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1099 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1100 = t1099 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1094), "r"(t1100) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1101 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1101;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1103 = i_3 >> 1u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1104 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1105 = t1104 << 6u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1105 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = t1107 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = t1108 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = counters + t1109;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1111 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1112 = t1111 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1113 = t1112 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1114 = t1110 + t1113;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1115 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = t1116 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1118 = t1117 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = counters + t1118;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = (u64)t1115;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = t1120 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = t1121 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = t1119 + t1122;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1124;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1124) : "l"(t1114) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1124;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1125;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1125) : "l"(t1123) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1125;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1126 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1127 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1128 = t1126 < t1127 ? t1126 : t1127;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1129 = t1128 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1130 = __any_sync(0xffffffffu, t1129);
                        if (!t1130) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1131 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1132 = t1131 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1132) {
                            u32 t1133;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1133) : "l"(t1114) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1133;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1134 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1135 = t1134 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1135) {
                            u32 t1136;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1136) : "l"(t1123) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1136;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1142 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1142));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1144 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1144));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1146 = t1103 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1147 = t1146 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1148 = t86 + t1147;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1149 = t1103 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1150 = t1149 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1148), "r"(t1150) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1151 = t1103 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1152 = t1151 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_2 + t1152;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1154 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1154;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_35) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_36) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1156;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1156) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1157 = t1156 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1157) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1103 & 1u;
                        const u32 t1159 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1160 = t1159 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1161 = t86 + t1160;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1161) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1162 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1162) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1164 = copy + 512u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1165 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1166 = t1165 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1167 = t1166 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1168 = counters + t1167;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1169 = (u64)t1164;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1170 = t1169 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1171 = t1170 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1172 = t1168 + t1171;
                        const u32 t1173 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1174 = t1173 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1174 >> 3u;
                        u32 t1176;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1176) : "l"(t1172), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1177 = t1176 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1178 = t1177 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1178;
                    }
                    const u32 t1179 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1180;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1180) : "r"(t1179));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1181 = t1180 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1181) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1114), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1123), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 252 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1182 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_3 = handovers + t1182;
        const u32 t1184 = coefficients_3 + 1024u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1185 = warp & 3u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1186 = index << 15u;
#line 253 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1187 = outputs + t1186;
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
        const u32 t1188 = t1185 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1189 = t1188 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1190 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1189 + t1190;
        const u32 channels = first_2 + 8u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1193 = all_tiles - 1u;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1194 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1195 = t1193 - t1194;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1196 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1197 = t1195 / t1196;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1197 + 1u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1199 = rounds + 2u;
#line 63 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1199; i_6 += 2u) {
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1200 = i_6 < rounds;
#line 64 "fa-kernels/src/conv/streaming/group.rs"
            if (t1200) {
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
                const bool t1201 = 0u < i_6;
#line 158 "fa-kernels/src/conv/streaming/group.rs"
                if (t1201) {
                    const u32 t1202 = index + 1u;
#line 159 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1202) : "memory");
                }
#line 162 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 74 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1205 = index_4 << 3u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1206 = barriers + t1205;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1207 = i_6 >> 1u;
#line 75 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1208 = t1207 & 1u;
#line 165 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1206), "r"(t1208) : "memory");
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1209 = slot_3 << 15u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1210 = smem_1 + t1209;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1211 = i_6 < 2u;
#line 170 "fa-kernels/src/conv/streaming/group.rs"
                if (t1211) {
                    const u32 t1212 = barriers + 32u;
#line 171 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1212), "r"(0u) : "memory");
                }
#line 176 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1213 = to_2 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1214 = t1210 >> 4u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1215 = t1213 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1216 = (u64)t1215;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1217 = t1216 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1218 = t1214 + 65536u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1219 = (u64)t1218;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1220 = t1219 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1221 = t1213 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1222 = (u64)t1221;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1223 = t1222 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1224 = t1214 + 65538u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1225 = (u64)t1224;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1226 = t1225 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1227 = t1213 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1228 = (u64)t1227;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1229 = t1228 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1230 = t1214 + 65540u;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1231 = (u64)t1230;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1232 = t1231 + 4611686293305294848ull;
#line 181 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t1217), "l"(t1220), "l"(t1223), "l"(t1226), "l"(t1229), "l"(t1232) : "memory");
#line 183 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1233 = i_6 + 1u;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1234 = t1233 < rounds;
#line 186 "fa-kernels/src/conv/streaming/group.rs"
                if (t1234) {
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t1235 = index == 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1236 = index + 1u;
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1237 = t1235 ? 0u : t1236;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1238 = t1237 + 1u;
#line 187 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1238) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                u32 t1239;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1239) : );
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1240 = t1239 == 1u;
#line 190 "fa-kernels/src/conv/streaming/group.rs"
                if (t1240) {
                    const u32 t1241 = slot_3 + 2u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1242 = t1241 << 3u;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1243 = barriers + t1242;
#line 191 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1243) : "memory");
                }
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1244 = acc;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1245 = acc_2;
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
                acc = t1249;
                acc_2 = t1250;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1251 = acc_3;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1252 = acc_4;
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
                acc_3 = t1256;
                acc_4 = t1257;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1258 = acc_5;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1259 = acc_6;
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
                acc_5 = t1263;
                acc_6 = t1264;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1265 = acc_7;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1266 = acc_8;
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
                acc_7 = t1270;
                acc_8 = t1271;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1272 = acc_9;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1273 = acc_10;
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
                acc_9 = t1277;
                acc_10 = t1278;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1279 = acc_11;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1280 = acc_12;
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
                acc_11 = t1284;
                acc_12 = t1285;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1286 = acc_13;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1287 = acc_14;
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
                acc_13 = t1291;
                acc_14 = t1292;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1293 = acc_15;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1294 = acc_16;
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
                acc_15 = t1298;
                acc_16 = t1299;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1300 = acc_17;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1301 = acc_18;
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
                acc_17 = t1305;
                acc_18 = t1306;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1307 = acc_19;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1308 = acc_20;
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
                acc_19 = t1312;
                acc_20 = t1313;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1314 = acc_21;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1315 = acc_22;
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
                acc_21 = t1319;
                acc_22 = t1320;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1321 = acc_23;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1322 = acc_24;
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
                acc_23 = t1326;
                acc_24 = t1327;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1328 = acc_25;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1329 = acc_26;
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
                acc_25 = t1333;
                acc_26 = t1334;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1335 = acc_27;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1336 = acc_28;
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
                acc_27 = t1340;
                acc_28 = t1341;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1342 = acc_29;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1343 = acc_30;
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
                acc_29 = t1347;
                acc_30 = t1348;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1349 = acc_31;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1350 = acc_32;
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
                acc_31 = t1354;
                acc_32 = t1355;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1356 = acc_33;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1357 = acc_34;
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
                acc_33 = t1361;
                acc_34 = t1362;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1363 = acc_35;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1364 = acc_36;
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
                acc_35 = t1368;
                acc_36 = t1369;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1370 = acc_37;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1371 = acc_38;
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
                acc_37 = t1375;
                acc_38 = t1376;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1377 = acc_39;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1378 = acc_40;
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
                acc_39 = t1382;
                acc_40 = t1383;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1384 = acc_41;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1385 = acc_42;
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
                acc_41 = t1389;
                acc_42 = t1390;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1391 = acc_43;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1392 = acc_44;
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
                acc_43 = t1396;
                acc_44 = t1397;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1398 = acc_45;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1399 = acc_46;
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
                acc_45 = t1403;
                acc_46 = t1404;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1405 = acc_47;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1406 = acc_48;
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
                acc_47 = t1410;
                acc_48 = t1411;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1412 = acc_49;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1413 = acc_50;
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
                acc_49 = t1417;
                acc_50 = t1418;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1419 = acc_51;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1420 = acc_52;
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
                acc_51 = t1424;
                acc_52 = t1425;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1426 = acc_53;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1427 = acc_54;
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
                acc_53 = t1431;
                acc_54 = t1432;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1433 = acc_55;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1434 = acc_56;
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
                acc_55 = t1438;
                acc_56 = t1439;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1440 = acc_57;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1441 = acc_58;
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
                acc_57 = t1445;
                acc_58 = t1446;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1447 = acc_59;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1448 = acc_60;
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
                acc_59 = t1452;
                acc_60 = t1453;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1454 = acc_61;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1455 = acc_62;
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
                acc_61 = t1459;
                acc_62 = t1460;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1461 = acc_63;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1462 = acc_64;
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
                acc_63 = t1466;
                acc_64 = t1467;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1468 = acc_65;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1469 = acc_66;
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
                acc_65 = t1473;
                acc_66 = t1474;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1475 = acc_67;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1476 = acc_68;
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
                acc_67 = t1480;
                acc_68 = t1481;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1482 = acc_69;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1483 = acc_70;
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
                acc_69 = t1487;
                acc_70 = t1488;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1489 = acc_71;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1490 = acc_72;
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
                acc_71 = t1494;
                acc_72 = t1495;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1496 = acc_73;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1497 = acc_74;
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
                acc_73 = t1501;
                acc_74 = t1502;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1503 = acc_75;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1504 = acc_76;
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
                acc_75 = t1508;
                acc_76 = t1509;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1510 = acc_77;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1511 = acc_78;
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
                acc_77 = t1515;
                acc_78 = t1516;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1517 = acc_79;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1518 = acc_80;
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
                acc_79 = t1522;
                acc_80 = t1523;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1524 = acc_81;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1525 = acc_82;
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
                acc_81 = t1529;
                acc_82 = t1530;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1531 = acc_83;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1532 = acc_84;
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
                acc_83 = t1536;
                acc_84 = t1537;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1538 = acc_85;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1539 = acc_86;
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
                acc_85 = t1543;
                acc_86 = t1544;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_87;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1546 = acc_88;
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
                acc_87 = t1550;
                acc_88 = t1551;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_89;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = acc_90;
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
                acc_89 = t1557;
                acc_90 = t1558;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1559 = acc_91;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = acc_92;
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
                acc_91 = t1564;
                acc_92 = t1565;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc_93;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = acc_94;
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
                acc_93 = t1571;
                acc_94 = t1572;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1573 = acc_95;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_96;
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
                acc_95 = t1578;
                acc_96 = t1579;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1580 = acc_97;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1581 = acc_98;
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
                acc_97 = t1585;
                acc_98 = t1586;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1587 = acc_99;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1588 = acc_100;
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
                acc_99 = t1592;
                acc_100 = t1593;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1594 = acc_101;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1595 = acc_102;
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
                acc_101 = t1599;
                acc_102 = t1600;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_103;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1602 = acc_104;
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
                acc_103 = t1606;
                acc_104 = t1607;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_105;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_106;
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
                acc_105 = t1613;
                acc_106 = t1614;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_107;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_108;
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
                acc_107 = t1620;
                acc_108 = t1621;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_109;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_110;
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
                acc_109 = t1627;
                acc_110 = t1628;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1629 = acc_111;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_112;
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
                acc_111 = t1634;
                acc_112 = t1635;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1636 = acc_113;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1637 = acc_114;
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
                acc_113 = t1641;
                acc_114 = t1642;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1643 = acc_115;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1644 = acc_116;
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
                acc_115 = t1648;
                acc_116 = t1649;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1650 = acc_117;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1651 = acc_118;
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
                acc_117 = t1655;
                acc_118 = t1656;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_119;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1658 = acc_120;
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
                acc_119 = t1662;
                acc_120 = t1663;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_121;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = acc_122;
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
                acc_121 = t1669;
                acc_122 = t1670;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = acc_123;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_124;
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
                acc_123 = t1676;
                acc_124 = t1677;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_125;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = acc_126;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1680;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(t1678), "f"(t1679));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1681 = t1680 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1682 = t1680 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1683;
                asm("mov.b32 %0, %1;" : "=f"(t1683) : "r"(t1681));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1684;
                asm("mov.b32 %0, %1;" : "=f"(t1684) : "r"(t1682));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_125 = t1683;
                acc_126 = t1684;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1685 = acc_127;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = acc_128;
#line 77 "fa-kernels/src/conv/statistics.rs"
                u32 t1687;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1687) : "f"(t1685), "f"(t1686));
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1688 = t1687 << 16u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                const u32 t1689 = t1687 & 4294901760u;
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1690;
                asm("mov.b32 %0, %1;" : "=f"(t1690) : "r"(t1688));
#line 77 "fa-kernels/src/conv/statistics.rs"
                f32 t1691;
                asm("mov.b32 %0, %1;" : "=f"(t1691) : "r"(t1689));
#line 78 "fa-kernels/src/conv/statistics.rs"
                acc_127 = t1690;
                acc_128 = t1691;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1692 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1693 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1694 = i_6 * t1693;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1692 + t1694;
                const u32 t1696 = number_3 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1697;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1697) : "r"(t1696), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1697 >> tiles_shift;
                const u32 t1699 = sample_3 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1699;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1701 = at_19 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t1702;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1702) : "r"(t1701), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t1703 = t1702 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1703 << 5u;
                const u32 t1705 = at_19 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t1706;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1706) : "r"(t1705), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1707 = t1706 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1708 = t1707 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t1709 = at_19 - t1708;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1709 << 3u;
                const bool t1711 = y_11 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t1712 = height - y_11;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1711 ? t1712 : 0u;
                const u32 t1714 = left_18 < 32u ? left_18 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1715 = width - x_11;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1716 = t1715 < 8u ? t1715 : 8u;
#line 202 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1185 << 4u;
                const u32 part = first_row >> 6u;
#line 64 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 5u;
                const bool t1720 = before < t1714;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 t1721 = t1714 - before;
#line 65 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1720 ? t1721 : 0u;
                const u32 rows = left_19 < 32u ? left_19 : 32u;
#line 205 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1716;
                const bool t1725 = pixels_9 == 256u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1726 = first_row & 63u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1727 = t1726 < 32u;
#line 228 "fa-kernels/src/conv/streaming/group.rs"
                if (t1727) {
#line 215 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels_9;
                    f32 t1729;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1729) : "f"(count_7), "f"(1.0f));
#line 216 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1729));
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1731 = t1185 << 4u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1732 = t1731 & 63u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1733 = lane >> 2u;
#line 89 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1732 + t1733;
                    const u32 t1735 = first_3 + 8u;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1725) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1736 = acc;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1737 = 0.0f + t1736;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1738 = acc_9;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1739 = t1737 + t1738;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1740 = acc_17;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = t1739 + t1740;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc_25;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = t1741 + t1742;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_33;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1745 = t1743 + t1744;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1746 = acc_41;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = t1745 + t1746;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = acc_49;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1749 = t1747 + t1748;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = acc_57;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1751 = t1749 + t1750;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1752 = acc_65;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1753 = t1751 + t1752;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1754 = acc_73;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1755 = t1753 + t1754;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1756 = acc_81;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1757 = t1755 + t1756;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1758 = acc_89;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = t1757 + t1758;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1760 = acc_97;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = t1759 + t1760;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = acc_105;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1763 = t1761 + t1762;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1764 = acc_113;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1765 = t1763 + t1764;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = acc_121;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts = t1765 + t1766;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = acc_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = 0.0f + t1768;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = acc_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = t1769 + t1770;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = acc_18;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = t1771 + t1772;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = acc_26;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = t1773 + t1774;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = acc_34;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1777 = t1775 + t1776;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = acc_42;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = t1777 + t1778;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = acc_50;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1781 = t1779 + t1780;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = acc_58;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = t1781 + t1782;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = acc_66;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1785 = t1783 + t1784;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = acc_74;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = t1785 + t1786;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1788 = acc_82;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1789 = t1787 + t1788;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1790 = acc_90;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = t1789 + t1790;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1792 = acc_98;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1793 = t1791 + t1792;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = acc_106;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = t1793 + t1794;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1796 = acc_114;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1797 = t1795 + t1796;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1798 = acc_122;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1797 + t1798;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1800 = acc_5;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = 0.0f + t1800;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = acc_13;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = t1801 + t1802;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1804 = acc_21;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1805 = t1803 + t1804;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1806 = acc_29;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = t1805 + t1806;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = acc_37;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1809 = t1807 + t1808;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = acc_45;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = t1809 + t1810;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1812 = acc_53;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1813 = t1811 + t1812;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1814 = acc_61;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = t1813 + t1814;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = acc_69;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1817 = t1815 + t1816;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = acc_77;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1819 = t1817 + t1818;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1820 = acc_85;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1821 = t1819 + t1820;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = acc_93;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = t1821 + t1822;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1824 = acc_101;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1825 = t1823 + t1824;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1826 = acc_109;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = t1825 + t1826;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1828 = acc_117;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1829 = t1827 + t1828;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1830 = acc_125;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1829 + t1830;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1832 = acc_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1833 = 0.0f + t1832;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1834 = acc_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = t1833 + t1834;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = acc_22;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = t1835 + t1836;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1838 = acc_30;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = t1837 + t1838;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1840 = acc_38;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1841 = t1839 + t1840;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = acc_46;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = t1841 + t1842;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = acc_54;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1845 = t1843 + t1844;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1846 = acc_62;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1847 = t1845 + t1846;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1848 = acc_70;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1849 = t1847 + t1848;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = acc_78;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = t1849 + t1850;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1852 = acc_86;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1853 = t1851 + t1852;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1854 = acc_94;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1855 = t1853 + t1854;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1856 = acc_102;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1857 = t1855 + t1856;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = acc_110;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1859 = t1857 + t1858;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1860 = acc_118;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1861 = t1859 + t1860;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1862 = acc_126;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1861 + t1862;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1864 = parts + parts_2;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1865 = parts_3 + parts_4;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1866 = t1864 + t1865;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum = t1866;
                    } else {
                        const u32 t1867 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1867 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns = first_4 < t1716;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1870 = first_4 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1870 < t1716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1872 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1872 & columns;
                        const f32 t1874 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1875 = acc;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1876 = t1874 + t1875;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1877 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1878 = exists ? t1876 : t1877;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1878;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1879 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1879 & columns_2;
                        const f32 t1881 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1882 = acc_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1883 = t1881 + t1882;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1884 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1885 = exists_2 ? t1883 : t1884;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1885;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1886 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1886 & columns;
                        const f32 t1888 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1889 = acc_5;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1890 = t1888 + t1889;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1891 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1892 = exists_3 ? t1890 : t1891;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1892;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1893 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1893 & columns_2;
                        const f32 t1895 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1896 = acc_6;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1897 = t1895 + t1896;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1898 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = exists_4 ? t1897 : t1898;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1899;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1900 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1900 & columns;
                        const f32 t1902 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1903 = acc_9;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1904 = t1902 + t1903;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1905 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1906 = exists_5 ? t1904 : t1905;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1906;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1907 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1907 & columns_2;
                        const f32 t1909 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1910 = acc_10;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1911 = t1909 + t1910;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1912 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1913 = exists_6 ? t1911 : t1912;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1913;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1914 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1914 & columns;
                        const f32 t1916 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1917 = acc_13;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1918 = t1916 + t1917;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1919 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1920 = exists_7 ? t1918 : t1919;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1920;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1921 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1921 & columns_2;
                        const f32 t1923 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1924 = acc_14;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1925 = t1923 + t1924;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1926 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1927 = exists_8 ? t1925 : t1926;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1927;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1928 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1928 & columns;
                        const f32 t1930 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1931 = acc_17;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1932 = t1930 + t1931;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1933 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1934 = exists_9 ? t1932 : t1933;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1934;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1935 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1935 & columns_2;
                        const f32 t1937 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1938 = acc_18;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1939 = t1937 + t1938;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1940 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1941 = exists_10 ? t1939 : t1940;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1941;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1942 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1942 & columns;
                        const f32 t1944 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1945 = acc_21;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1946 = t1944 + t1945;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1947 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = exists_11 ? t1946 : t1947;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1948;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1949 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1949 & columns_2;
                        const f32 t1951 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1952 = acc_22;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1953 = t1951 + t1952;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1954 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = exists_12 ? t1953 : t1954;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1955;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1956 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1956 & columns;
                        const f32 t1958 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1959 = acc_25;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1960 = t1958 + t1959;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1961 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1962 = exists_13 ? t1960 : t1961;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1962;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1963 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1963 & columns_2;
                        const f32 t1965 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1966 = acc_26;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1967 = t1965 + t1966;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1968 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1969 = exists_14 ? t1967 : t1968;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1969;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1970 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1970 & columns;
                        const f32 t1972 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1973 = acc_29;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1974 = t1972 + t1973;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1975 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1976 = exists_15 ? t1974 : t1975;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1976;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1977 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1977 & columns_2;
                        const f32 t1979 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1980 = acc_30;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1981 = t1979 + t1980;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1982 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1983 = exists_16 ? t1981 : t1982;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1983;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1984 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1984 & columns;
                        const f32 t1986 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1987 = acc_33;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1988 = t1986 + t1987;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1989 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1990 = exists_17 ? t1988 : t1989;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1990;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1991 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1991 & columns_2;
                        const f32 t1993 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1994 = acc_34;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1995 = t1993 + t1994;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1996 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1997 = exists_18 ? t1995 : t1996;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t1997;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t1998 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1998 & columns;
                        const f32 t2000 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2001 = acc_37;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2002 = t2000 + t2001;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2003 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2004 = exists_19 ? t2002 : t2003;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2004;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2005 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t2005 & columns_2;
                        const f32 t2007 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2008 = acc_38;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2009 = t2007 + t2008;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2010 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2011 = exists_20 ? t2009 : t2010;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2011;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2012 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t2012 & columns;
                        const f32 t2014 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2015 = acc_41;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2016 = t2014 + t2015;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2017 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2018 = exists_21 ? t2016 : t2017;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2018;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2019 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t2019 & columns_2;
                        const f32 t2021 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2022 = acc_42;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2023 = t2021 + t2022;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2024 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2025 = exists_22 ? t2023 : t2024;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2025;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2026 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t2026 & columns;
                        const f32 t2028 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2029 = acc_45;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2030 = t2028 + t2029;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2031 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2032 = exists_23 ? t2030 : t2031;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2032;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2033 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t2033 & columns_2;
                        const f32 t2035 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2036 = acc_46;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2037 = t2035 + t2036;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2038 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2039 = exists_24 ? t2037 : t2038;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2039;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2040 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2040 & columns;
                        const f32 t2042 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2043 = acc_49;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2044 = t2042 + t2043;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2045 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2046 = exists_25 ? t2044 : t2045;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2046;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2047 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2047 & columns_2;
                        const f32 t2049 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2050 = acc_50;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2051 = t2049 + t2050;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2052 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2053 = exists_26 ? t2051 : t2052;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2053;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2054 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2054 & columns;
                        const f32 t2056 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2057 = acc_53;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2058 = t2056 + t2057;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2059 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2060 = exists_27 ? t2058 : t2059;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2060;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2061 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2061 & columns_2;
                        const f32 t2063 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2064 = acc_54;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2065 = t2063 + t2064;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2066 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2067 = exists_28 ? t2065 : t2066;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2067;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2068 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2068 & columns;
                        const f32 t2070 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2071 = acc_57;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2072 = t2070 + t2071;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2073 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2074 = exists_29 ? t2072 : t2073;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2074;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2075 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2075 & columns_2;
                        const f32 t2077 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2078 = acc_58;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2079 = t2077 + t2078;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2080 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2081 = exists_30 ? t2079 : t2080;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2081;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2082 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2082 & columns;
                        const f32 t2084 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2085 = acc_61;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2086 = t2084 + t2085;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2087 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2088 = exists_31 ? t2086 : t2087;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2088;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2089 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2089 & columns_2;
                        const f32 t2091 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2092 = acc_62;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2093 = t2091 + t2092;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2094 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2095 = exists_32 ? t2093 : t2094;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2095;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2096 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2096 & columns;
                        const f32 t2098 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2099 = acc_65;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2100 = t2098 + t2099;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2101 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2102 = exists_33 ? t2100 : t2101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2103 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2103 & columns_2;
                        const f32 t2105 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2106 = acc_66;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2107 = t2105 + t2106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2108 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2109 = exists_34 ? t2107 : t2108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2109;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2110 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2110 & columns;
                        const f32 t2112 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2113 = acc_69;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2114 = t2112 + t2113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2115 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2116 = exists_35 ? t2114 : t2115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2116;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2117 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2117 & columns_2;
                        const f32 t2119 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2120 = acc_70;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2121 = t2119 + t2120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2122 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2123 = exists_36 ? t2121 : t2122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2123;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2124 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2124 & columns;
                        const f32 t2126 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2127 = acc_73;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2128 = t2126 + t2127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2129 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2130 = exists_37 ? t2128 : t2129;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2130;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2131 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2131 & columns_2;
                        const f32 t2133 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2134 = acc_74;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2135 = t2133 + t2134;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2136 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2137 = exists_38 ? t2135 : t2136;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2137;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2138 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2138 & columns;
                        const f32 t2140 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = acc_77;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2142 = t2140 + t2141;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2143 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2144 = exists_39 ? t2142 : t2143;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2144;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2145 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2145 & columns_2;
                        const f32 t2147 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2148 = acc_78;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = t2147 + t2148;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2150 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2151 = exists_40 ? t2149 : t2150;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2151;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2152 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2152 & columns;
                        const f32 t2154 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2155 = acc_81;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2156 = t2154 + t2155;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2157 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2158 = exists_41 ? t2156 : t2157;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2159 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2159 & columns_2;
                        const f32 t2161 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2162 = acc_82;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2163 = t2161 + t2162;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2164 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2165 = exists_42 ? t2163 : t2164;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2165;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2166 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2166 & columns;
                        const f32 t2168 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2169 = acc_85;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2170 = t2168 + t2169;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2171 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2172 = exists_43 ? t2170 : t2171;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2172;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2173 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2173 & columns_2;
                        const f32 t2175 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2176 = acc_86;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2177 = t2175 + t2176;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2178 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2179 = exists_44 ? t2177 : t2178;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2179;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2180 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2180 & columns;
                        const f32 t2182 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2183 = acc_89;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2184 = t2182 + t2183;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2185 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2186 = exists_45 ? t2184 : t2185;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2186;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2187 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2187 & columns_2;
                        const f32 t2189 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = acc_90;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2191 = t2189 + t2190;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2192 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2193 = exists_46 ? t2191 : t2192;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2193;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2194 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2194 & columns;
                        const f32 t2196 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2197 = acc_93;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = t2196 + t2197;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2199 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2200 = exists_47 ? t2198 : t2199;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2200;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2201 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2201 & columns_2;
                        const f32 t2203 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2204 = acc_94;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2205 = t2203 + t2204;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2206 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2207 = exists_48 ? t2205 : t2206;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2207;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2208 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2208 & columns;
                        const f32 t2210 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2211 = acc_97;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2212 = t2210 + t2211;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2213 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2214 = exists_49 ? t2212 : t2213;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2215 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2215 & columns_2;
                        const f32 t2217 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2218 = acc_98;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2219 = t2217 + t2218;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2220 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2221 = exists_50 ? t2219 : t2220;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2221;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2222 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2222 & columns;
                        const f32 t2224 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2225 = acc_101;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2226 = t2224 + t2225;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2227 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2228 = exists_51 ? t2226 : t2227;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2228;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2229 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2229 & columns_2;
                        const f32 t2231 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2232 = acc_102;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2233 = t2231 + t2232;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2234 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2235 = exists_52 ? t2233 : t2234;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2235;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2236 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2236 & columns;
                        const f32 t2238 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2239 = acc_105;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2240 = t2238 + t2239;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2241 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2242 = exists_53 ? t2240 : t2241;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2242;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2243 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2243 & columns_2;
                        const f32 t2245 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2246 = acc_106;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2247 = t2245 + t2246;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2248 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2249 = exists_54 ? t2247 : t2248;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2249;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2250 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2250 & columns;
                        const f32 t2252 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2253 = acc_109;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2254 = t2252 + t2253;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2255 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2256 = exists_55 ? t2254 : t2255;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2256;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2257 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2257 & columns_2;
                        const f32 t2259 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2260 = acc_110;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2261 = t2259 + t2260;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2262 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2263 = exists_56 ? t2261 : t2262;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2263;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2264 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2264 & columns;
                        const f32 t2266 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2267 = acc_113;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2268 = t2266 + t2267;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2269 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2270 = exists_57 ? t2268 : t2269;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2271 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2271 & columns_2;
                        const f32 t2273 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2274 = acc_114;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2275 = t2273 + t2274;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2276 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2277 = exists_58 ? t2275 : t2276;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2277;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2278 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2278 & columns;
                        const f32 t2280 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2281 = acc_117;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2282 = t2280 + t2281;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2284 = exists_59 ? t2282 : t2283;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2284;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2285 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2285 & columns_2;
                        const f32 t2287 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2288 = acc_118;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2289 = t2287 + t2288;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2290 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2291 = exists_60 ? t2289 : t2290;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2291;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2292 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2292 & columns;
                        const f32 t2294 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = acc_121;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = t2294 + t2295;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2297 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2298 = exists_61 ? t2296 : t2297;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2298;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2299 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2299 & columns_2;
                        const f32 t2301 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2302 = acc_122;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2303 = t2301 + t2302;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2304 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2305 = exists_62 ? t2303 : t2304;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2305;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2306 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2306 & columns;
                        const f32 t2308 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2309 = acc_125;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2310 = t2308 + t2309;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2311 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2312 = exists_63 ? t2310 : t2311;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2312;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2313 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2313 & columns_2;
                        const f32 t2315 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2316 = acc_126;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2317 = t2315 + t2316;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2318 = sum;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2319 = exists_64 ? t2317 : t2318;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum = t2319;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2320 = sum;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2321;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2321) : "f"(t2320));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2322 = t2320 + t2321;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t2323;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2323) : "f"(t2322));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2324 = t2322 + t2323;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_5 = t2324 * share_4;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1725) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2326 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t2326 - mean_5;
                        f32 t2328;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2328) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2329 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t2329 - mean_5;
                        f32 t2331;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(distance_4), "f"(distance_4), "f"(t2328));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2332 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t2332 - mean_5;
                        f32 t2334;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2334) : "f"(distance_5), "f"(distance_5), "f"(t2331));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2335 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t2335 - mean_5;
                        f32 t2337;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2337) : "f"(distance_6), "f"(distance_6), "f"(t2334));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2338 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t2338 - mean_5;
                        f32 t2340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2340) : "f"(distance_7), "f"(distance_7), "f"(t2337));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2341 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t2341 - mean_5;
                        f32 t2343;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2343) : "f"(distance_8), "f"(distance_8), "f"(t2340));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2344 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t2344 - mean_5;
                        f32 t2346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2346) : "f"(distance_9), "f"(distance_9), "f"(t2343));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2347 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t2347 - mean_5;
                        f32 t2349;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(distance_10), "f"(distance_10), "f"(t2346));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2350 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t2350 - mean_5;
                        f32 t2352;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2352) : "f"(distance_11), "f"(distance_11), "f"(t2349));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2353 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t2353 - mean_5;
                        f32 t2355;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(distance_12), "f"(distance_12), "f"(t2352));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2356 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t2356 - mean_5;
                        f32 t2358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2358) : "f"(distance_13), "f"(distance_13), "f"(t2355));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2359 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2359 - mean_5;
                        f32 t2361;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2361) : "f"(distance_14), "f"(distance_14), "f"(t2358));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2362 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2362 - mean_5;
                        f32 t2364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2364) : "f"(distance_15), "f"(distance_15), "f"(t2361));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2365 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2365 - mean_5;
                        f32 t2367;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2367) : "f"(distance_16), "f"(distance_16), "f"(t2364));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2368 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2368 - mean_5;
                        f32 t2370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2370) : "f"(distance_17), "f"(distance_17), "f"(t2367));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2371 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2371 - mean_5;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_18), "f"(distance_18), "f"(t2370));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2374 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2374 - mean_5;
                        f32 t2376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2376) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2377 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2377 - mean_5;
                        f32 t2379;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(distance_20), "f"(distance_20), "f"(t2376));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2380 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2380 - mean_5;
                        f32 t2382;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2382) : "f"(distance_21), "f"(distance_21), "f"(t2379));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2383 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2383 - mean_5;
                        f32 t2385;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2385) : "f"(distance_22), "f"(distance_22), "f"(t2382));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2386 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2386 - mean_5;
                        f32 t2388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2388) : "f"(distance_23), "f"(distance_23), "f"(t2385));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2389 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2389 - mean_5;
                        f32 t2391;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2391) : "f"(distance_24), "f"(distance_24), "f"(t2388));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2392 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2392 - mean_5;
                        f32 t2394;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2394) : "f"(distance_25), "f"(distance_25), "f"(t2391));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2395 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2395 - mean_5;
                        f32 t2397;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(distance_26), "f"(distance_26), "f"(t2394));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2398 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2398 - mean_5;
                        f32 t2400;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2400) : "f"(distance_27), "f"(distance_27), "f"(t2397));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2401 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2401 - mean_5;
                        f32 t2403;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(distance_28), "f"(distance_28), "f"(t2400));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2404 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2404 - mean_5;
                        f32 t2406;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2406) : "f"(distance_29), "f"(distance_29), "f"(t2403));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2407 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2407 - mean_5;
                        f32 t2409;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2409) : "f"(distance_30), "f"(distance_30), "f"(t2406));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2410 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2410 - mean_5;
                        f32 t2412;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2412) : "f"(distance_31), "f"(distance_31), "f"(t2409));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2413 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2413 - mean_5;
                        f32 t2415;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2415) : "f"(distance_32), "f"(distance_32), "f"(t2412));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2416 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2416 - mean_5;
                        f32 t2418;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2418) : "f"(distance_33), "f"(distance_33), "f"(t2415));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2419 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2419 - mean_5;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_34), "f"(distance_34), "f"(t2418));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2422 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2422 - mean_5;
                        f32 t2424;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2424) : "f"(distance_35), "f"(distance_35), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2425 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2425 - mean_5;
                        f32 t2427;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(distance_36), "f"(distance_36), "f"(t2424));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2428 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2428 - mean_5;
                        f32 t2430;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2430) : "f"(distance_37), "f"(distance_37), "f"(t2427));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2431 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2431 - mean_5;
                        f32 t2433;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2433) : "f"(distance_38), "f"(distance_38), "f"(t2430));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2434 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2434 - mean_5;
                        f32 t2436;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2436) : "f"(distance_39), "f"(distance_39), "f"(t2433));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2437 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2437 - mean_5;
                        f32 t2439;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2439) : "f"(distance_40), "f"(distance_40), "f"(t2436));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2440 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2440 - mean_5;
                        f32 t2442;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2442) : "f"(distance_41), "f"(distance_41), "f"(t2439));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2443 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2443 - mean_5;
                        f32 t2445;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(distance_42), "f"(distance_42), "f"(t2442));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2446 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2446 - mean_5;
                        f32 t2448;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2448) : "f"(distance_43), "f"(distance_43), "f"(t2445));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2449 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2449 - mean_5;
                        f32 t2451;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(distance_44), "f"(distance_44), "f"(t2448));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2452 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2452 - mean_5;
                        f32 t2454;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2454) : "f"(distance_45), "f"(distance_45), "f"(t2451));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2455 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2455 - mean_5;
                        f32 t2457;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2457) : "f"(distance_46), "f"(distance_46), "f"(t2454));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2458 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2458 - mean_5;
                        f32 t2460;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2460) : "f"(distance_47), "f"(distance_47), "f"(t2457));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2461 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2461 - mean_5;
                        f32 t2463;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2463) : "f"(distance_48), "f"(distance_48), "f"(t2460));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2464 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2464 - mean_5;
                        f32 t2466;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2466) : "f"(distance_49), "f"(distance_49), "f"(t2463));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2467 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2467 - mean_5;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_50), "f"(distance_50), "f"(t2466));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2470 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2470 - mean_5;
                        f32 t2472;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2472) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2473 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2473 - mean_5;
                        f32 t2475;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(distance_52), "f"(distance_52), "f"(t2472));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2476 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2476 - mean_5;
                        f32 t2478;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2478) : "f"(distance_53), "f"(distance_53), "f"(t2475));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2479 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2479 - mean_5;
                        f32 t2481;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2481) : "f"(distance_54), "f"(distance_54), "f"(t2478));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2482 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2482 - mean_5;
                        f32 t2484;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2484) : "f"(distance_55), "f"(distance_55), "f"(t2481));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2485 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2485 - mean_5;
                        f32 t2487;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2487) : "f"(distance_56), "f"(distance_56), "f"(t2484));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2488 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2488 - mean_5;
                        f32 t2490;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2490) : "f"(distance_57), "f"(distance_57), "f"(t2487));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2491 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2491 - mean_5;
                        f32 t2493;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(distance_58), "f"(distance_58), "f"(t2490));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2494 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2494 - mean_5;
                        f32 t2496;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2496) : "f"(distance_59), "f"(distance_59), "f"(t2493));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2497 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2497 - mean_5;
                        f32 t2499;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(distance_60), "f"(distance_60), "f"(t2496));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2500 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2500 - mean_5;
                        f32 t2502;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2502) : "f"(distance_61), "f"(distance_61), "f"(t2499));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2503 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2503 - mean_5;
                        f32 t2505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2505) : "f"(distance_62), "f"(distance_62), "f"(t2502));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2506 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2506 - mean_5;
                        f32 t2508;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2508) : "f"(distance_63), "f"(distance_63), "f"(t2505));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2509 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2509 - mean_5;
                        f32 t2511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2511) : "f"(distance_64), "f"(distance_64), "f"(t2508));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2512 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2512 - mean_5;
                        f32 t2514;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2514) : "f"(distance_65), "f"(distance_65), "f"(t2511));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2515 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2515 - mean_5;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_66), "f"(distance_66), "f"(t2514));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2518 = parts_5 + parts_6;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2519 = parts_7 + parts_8;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2520 = t2518 + t2519;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2520;
                    } else {
                        const u32 t2521 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2521 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_3 = first_5 < t1716;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2524 = first_5 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2524 < t1716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2526 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2526 & columns_3;
                        const f32 t2528 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2529 = acc;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2529 - mean_5;
                        f32 t2531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2531) : "f"(distance_67), "f"(distance_67), "f"(t2528));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2532 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2533 = exists_65 ? t2531 : t2532;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2533;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2534 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2534 & columns_4;
                        const f32 t2536 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2537 = acc_2;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2537 - mean_5;
                        f32 t2539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2539) : "f"(distance_68), "f"(distance_68), "f"(t2536));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2540 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2541 = exists_66 ? t2539 : t2540;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2541;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2542 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2542 & columns_3;
                        const f32 t2544 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2545 = acc_5;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2545 - mean_5;
                        f32 t2547;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2547) : "f"(distance_69), "f"(distance_69), "f"(t2544));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2548 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2549 = exists_67 ? t2547 : t2548;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2549;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2550 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2550 & columns_4;
                        const f32 t2552 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2553 = acc_6;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2553 - mean_5;
                        f32 t2555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(distance_70), "f"(distance_70), "f"(t2552));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2556 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2557 = exists_68 ? t2555 : t2556;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2557;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2558 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2558 & columns_3;
                        const f32 t2560 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2561 = acc_9;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2561 - mean_5;
                        f32 t2563;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2563) : "f"(distance_71), "f"(distance_71), "f"(t2560));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2564 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2565 = exists_69 ? t2563 : t2564;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2565;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2566 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2566 & columns_4;
                        const f32 t2568 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2569 = acc_10;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2569 - mean_5;
                        f32 t2571;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2571) : "f"(distance_72), "f"(distance_72), "f"(t2568));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2572 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2573 = exists_70 ? t2571 : t2572;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2573;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2574 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2574 & columns_3;
                        const f32 t2576 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2577 = acc_13;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2577 - mean_5;
                        f32 t2579;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2579) : "f"(distance_73), "f"(distance_73), "f"(t2576));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2580 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2581 = exists_71 ? t2579 : t2580;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2581;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2582 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2582 & columns_4;
                        const f32 t2584 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2585 = acc_14;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2585 - mean_5;
                        f32 t2587;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2587) : "f"(distance_74), "f"(distance_74), "f"(t2584));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2588 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2589 = exists_72 ? t2587 : t2588;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2589;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2590 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2590 & columns_3;
                        const f32 t2592 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2593 = acc_17;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2593 - mean_5;
                        f32 t2595;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2595) : "f"(distance_75), "f"(distance_75), "f"(t2592));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2596 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2597 = exists_73 ? t2595 : t2596;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2597;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2598 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2598 & columns_4;
                        const f32 t2600 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2601 = acc_18;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2601 - mean_5;
                        f32 t2603;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2603) : "f"(distance_76), "f"(distance_76), "f"(t2600));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2604 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2605 = exists_74 ? t2603 : t2604;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2605;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2606 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2606 & columns_3;
                        const f32 t2608 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2609 = acc_21;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2609 - mean_5;
                        f32 t2611;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2611) : "f"(distance_77), "f"(distance_77), "f"(t2608));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2612 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2613 = exists_75 ? t2611 : t2612;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2613;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2614 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2614 & columns_4;
                        const f32 t2616 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2617 = acc_22;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2617 - mean_5;
                        f32 t2619;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2619) : "f"(distance_78), "f"(distance_78), "f"(t2616));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2620 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2621 = exists_76 ? t2619 : t2620;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2621;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2622 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2622 & columns_3;
                        const f32 t2624 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2625 = acc_25;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2625 - mean_5;
                        f32 t2627;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2627) : "f"(distance_79), "f"(distance_79), "f"(t2624));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2628 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2629 = exists_77 ? t2627 : t2628;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2629;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2630 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2630 & columns_4;
                        const f32 t2632 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2633 = acc_26;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2633 - mean_5;
                        f32 t2635;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2635) : "f"(distance_80), "f"(distance_80), "f"(t2632));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2636 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2637 = exists_78 ? t2635 : t2636;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2637;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2638 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2638 & columns_3;
                        const f32 t2640 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2641 = acc_29;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2641 - mean_5;
                        f32 t2643;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2643) : "f"(distance_81), "f"(distance_81), "f"(t2640));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2644 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2645 = exists_79 ? t2643 : t2644;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2645;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2646 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2646 & columns_4;
                        const f32 t2648 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2649 = acc_30;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2649 - mean_5;
                        f32 t2651;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2651) : "f"(distance_82), "f"(distance_82), "f"(t2648));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2652 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2653 = exists_80 ? t2651 : t2652;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2653;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2654 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2654 & columns_3;
                        const f32 t2656 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2657 = acc_33;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2657 - mean_5;
                        f32 t2659;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2659) : "f"(distance_83), "f"(distance_83), "f"(t2656));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2660 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2661 = exists_81 ? t2659 : t2660;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2661;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2662 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2662 & columns_4;
                        const f32 t2664 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2665 = acc_34;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2665 - mean_5;
                        f32 t2667;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2667) : "f"(distance_84), "f"(distance_84), "f"(t2664));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2668 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2669 = exists_82 ? t2667 : t2668;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2669;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2670 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2670 & columns_3;
                        const f32 t2672 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2673 = acc_37;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2673 - mean_5;
                        f32 t2675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2675) : "f"(distance_85), "f"(distance_85), "f"(t2672));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2676 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2677 = exists_83 ? t2675 : t2676;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2677;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2678 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2678 & columns_4;
                        const f32 t2680 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2681 = acc_38;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2681 - mean_5;
                        f32 t2683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2683) : "f"(distance_86), "f"(distance_86), "f"(t2680));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2684 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2685 = exists_84 ? t2683 : t2684;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2685;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2686 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2686 & columns_3;
                        const f32 t2688 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2689 = acc_41;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2689 - mean_5;
                        f32 t2691;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2691) : "f"(distance_87), "f"(distance_87), "f"(t2688));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2692 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2693 = exists_85 ? t2691 : t2692;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2693;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2694 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2694 & columns_4;
                        const f32 t2696 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2697 = acc_42;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2697 - mean_5;
                        f32 t2699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2699) : "f"(distance_88), "f"(distance_88), "f"(t2696));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2700 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2701 = exists_86 ? t2699 : t2700;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2701;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2702 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2702 & columns_3;
                        const f32 t2704 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2705 = acc_45;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2705 - mean_5;
                        f32 t2707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2707) : "f"(distance_89), "f"(distance_89), "f"(t2704));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2708 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2709 = exists_87 ? t2707 : t2708;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2709;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2710 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2710 & columns_4;
                        const f32 t2712 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2713 = acc_46;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2713 - mean_5;
                        f32 t2715;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2715) : "f"(distance_90), "f"(distance_90), "f"(t2712));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2716 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2717 = exists_88 ? t2715 : t2716;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2717;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2718 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2718 & columns_3;
                        const f32 t2720 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2721 = acc_49;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2721 - mean_5;
                        f32 t2723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2723) : "f"(distance_91), "f"(distance_91), "f"(t2720));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2724 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2725 = exists_89 ? t2723 : t2724;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2725;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2726 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2726 & columns_4;
                        const f32 t2728 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2729 = acc_50;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2729 - mean_5;
                        f32 t2731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2731) : "f"(distance_92), "f"(distance_92), "f"(t2728));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2732 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2733 = exists_90 ? t2731 : t2732;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2733;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2734 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2734 & columns_3;
                        const f32 t2736 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2737 = acc_53;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2737 - mean_5;
                        f32 t2739;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2739) : "f"(distance_93), "f"(distance_93), "f"(t2736));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2740 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2741 = exists_91 ? t2739 : t2740;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2741;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2742 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2742 & columns_4;
                        const f32 t2744 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2745 = acc_54;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2745 - mean_5;
                        f32 t2747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2747) : "f"(distance_94), "f"(distance_94), "f"(t2744));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2748 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2749 = exists_92 ? t2747 : t2748;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2749;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2750 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2750 & columns_3;
                        const f32 t2752 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2753 = acc_57;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2753 - mean_5;
                        f32 t2755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2755) : "f"(distance_95), "f"(distance_95), "f"(t2752));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2756 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2757 = exists_93 ? t2755 : t2756;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2757;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2758 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2758 & columns_4;
                        const f32 t2760 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2761 = acc_58;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2761 - mean_5;
                        f32 t2763;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2763) : "f"(distance_96), "f"(distance_96), "f"(t2760));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2764 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2765 = exists_94 ? t2763 : t2764;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2765;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2766 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2766 & columns_3;
                        const f32 t2768 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2769 = acc_61;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2769 - mean_5;
                        f32 t2771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2771) : "f"(distance_97), "f"(distance_97), "f"(t2768));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2772 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2773 = exists_95 ? t2771 : t2772;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2773;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2774 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2774 & columns_4;
                        const f32 t2776 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2777 = acc_62;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2777 - mean_5;
                        f32 t2779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2779) : "f"(distance_98), "f"(distance_98), "f"(t2776));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2780 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2781 = exists_96 ? t2779 : t2780;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2781;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2782 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_97 = t2782 & columns_3;
                        const f32 t2784 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2785 = acc_65;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_99 = t2785 - mean_5;
                        f32 t2787;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2787) : "f"(distance_99), "f"(distance_99), "f"(t2784));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2788 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2789 = exists_97 ? t2787 : t2788;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2789;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2790 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_98 = t2790 & columns_4;
                        const f32 t2792 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2793 = acc_66;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_100 = t2793 - mean_5;
                        f32 t2795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2795) : "f"(distance_100), "f"(distance_100), "f"(t2792));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2796 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2797 = exists_98 ? t2795 : t2796;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2797;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2798 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_99 = t2798 & columns_3;
                        const f32 t2800 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2801 = acc_69;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_101 = t2801 - mean_5;
                        f32 t2803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2803) : "f"(distance_101), "f"(distance_101), "f"(t2800));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2804 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2805 = exists_99 ? t2803 : t2804;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2805;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2806 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_100 = t2806 & columns_4;
                        const f32 t2808 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2809 = acc_70;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_102 = t2809 - mean_5;
                        f32 t2811;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2811) : "f"(distance_102), "f"(distance_102), "f"(t2808));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2812 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2813 = exists_100 ? t2811 : t2812;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2813;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2814 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_101 = t2814 & columns_3;
                        const f32 t2816 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2817 = acc_73;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_103 = t2817 - mean_5;
                        f32 t2819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2819) : "f"(distance_103), "f"(distance_103), "f"(t2816));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2820 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2821 = exists_101 ? t2819 : t2820;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2821;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2822 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_102 = t2822 & columns_4;
                        const f32 t2824 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2825 = acc_74;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_104 = t2825 - mean_5;
                        f32 t2827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2827) : "f"(distance_104), "f"(distance_104), "f"(t2824));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2828 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2829 = exists_102 ? t2827 : t2828;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2829;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2830 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_103 = t2830 & columns_3;
                        const f32 t2832 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2833 = acc_77;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_105 = t2833 - mean_5;
                        f32 t2835;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(distance_105), "f"(distance_105), "f"(t2832));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2836 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2837 = exists_103 ? t2835 : t2836;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2837;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2838 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_104 = t2838 & columns_4;
                        const f32 t2840 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2841 = acc_78;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_106 = t2841 - mean_5;
                        f32 t2843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2843) : "f"(distance_106), "f"(distance_106), "f"(t2840));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2844 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2845 = exists_104 ? t2843 : t2844;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2845;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2846 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_105 = t2846 & columns_3;
                        const f32 t2848 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2849 = acc_81;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_107 = t2849 - mean_5;
                        f32 t2851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2851) : "f"(distance_107), "f"(distance_107), "f"(t2848));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2852 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2853 = exists_105 ? t2851 : t2852;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2853;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2854 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_106 = t2854 & columns_4;
                        const f32 t2856 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2857 = acc_82;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_108 = t2857 - mean_5;
                        f32 t2859;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(distance_108), "f"(distance_108), "f"(t2856));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2860 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2861 = exists_106 ? t2859 : t2860;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2861;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2862 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_107 = t2862 & columns_3;
                        const f32 t2864 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2865 = acc_85;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_109 = t2865 - mean_5;
                        f32 t2867;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2867) : "f"(distance_109), "f"(distance_109), "f"(t2864));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2868 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2869 = exists_107 ? t2867 : t2868;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2869;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2870 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_108 = t2870 & columns_4;
                        const f32 t2872 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2873 = acc_86;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_110 = t2873 - mean_5;
                        f32 t2875;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(distance_110), "f"(distance_110), "f"(t2872));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2876 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2877 = exists_108 ? t2875 : t2876;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2877;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2878 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_109 = t2878 & columns_3;
                        const f32 t2880 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2881 = acc_89;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_111 = t2881 - mean_5;
                        f32 t2883;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(distance_111), "f"(distance_111), "f"(t2880));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2884 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2885 = exists_109 ? t2883 : t2884;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2885;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2886 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_110 = t2886 & columns_4;
                        const f32 t2888 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2889 = acc_90;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_112 = t2889 - mean_5;
                        f32 t2891;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2891) : "f"(distance_112), "f"(distance_112), "f"(t2888));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2892 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2893 = exists_110 ? t2891 : t2892;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2893;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2894 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_111 = t2894 & columns_3;
                        const f32 t2896 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2897 = acc_93;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_113 = t2897 - mean_5;
                        f32 t2899;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(distance_113), "f"(distance_113), "f"(t2896));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2900 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2901 = exists_111 ? t2899 : t2900;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2901;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2902 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_112 = t2902 & columns_4;
                        const f32 t2904 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2905 = acc_94;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_114 = t2905 - mean_5;
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(distance_114), "f"(distance_114), "f"(t2904));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2908 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2909 = exists_112 ? t2907 : t2908;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2909;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2910 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_113 = t2910 & columns_3;
                        const f32 t2912 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2913 = acc_97;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_115 = t2913 - mean_5;
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(distance_115), "f"(distance_115), "f"(t2912));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2916 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2917 = exists_113 ? t2915 : t2916;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2917;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2918 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_114 = t2918 & columns_4;
                        const f32 t2920 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2921 = acc_98;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_116 = t2921 - mean_5;
                        f32 t2923;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(distance_116), "f"(distance_116), "f"(t2920));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2924 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2925 = exists_114 ? t2923 : t2924;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2925;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2926 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_115 = t2926 & columns_3;
                        const f32 t2928 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2929 = acc_101;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_117 = t2929 - mean_5;
                        f32 t2931;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2931) : "f"(distance_117), "f"(distance_117), "f"(t2928));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2932 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2933 = exists_115 ? t2931 : t2932;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2933;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2934 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_116 = t2934 & columns_4;
                        const f32 t2936 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2937 = acc_102;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_118 = t2937 - mean_5;
                        f32 t2939;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2939) : "f"(distance_118), "f"(distance_118), "f"(t2936));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2940 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2941 = exists_116 ? t2939 : t2940;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2941;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2942 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_117 = t2942 & columns_3;
                        const f32 t2944 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2945 = acc_105;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_119 = t2945 - mean_5;
                        f32 t2947;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(distance_119), "f"(distance_119), "f"(t2944));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2948 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2949 = exists_117 ? t2947 : t2948;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2949;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2950 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_118 = t2950 & columns_4;
                        const f32 t2952 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2953 = acc_106;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_120 = t2953 - mean_5;
                        f32 t2955;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2955) : "f"(distance_120), "f"(distance_120), "f"(t2952));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2956 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2957 = exists_118 ? t2955 : t2956;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2957;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2958 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_119 = t2958 & columns_3;
                        const f32 t2960 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2961 = acc_109;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_121 = t2961 - mean_5;
                        f32 t2963;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2963) : "f"(distance_121), "f"(distance_121), "f"(t2960));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2964 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2965 = exists_119 ? t2963 : t2964;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2965;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2966 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_120 = t2966 & columns_4;
                        const f32 t2968 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2969 = acc_110;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_122 = t2969 - mean_5;
                        f32 t2971;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2971) : "f"(distance_122), "f"(distance_122), "f"(t2968));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2972 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2973 = exists_120 ? t2971 : t2972;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2973;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2974 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_121 = t2974 & columns_3;
                        const f32 t2976 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2977 = acc_113;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_123 = t2977 - mean_5;
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(distance_123), "f"(distance_123), "f"(t2976));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2980 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2981 = exists_121 ? t2979 : t2980;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2981;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2982 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_122 = t2982 & columns_4;
                        const f32 t2984 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2985 = acc_114;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_124 = t2985 - mean_5;
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(distance_124), "f"(distance_124), "f"(t2984));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2988 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2989 = exists_122 ? t2987 : t2988;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2989;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2990 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_123 = t2990 & columns_3;
                        const f32 t2992 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2993 = acc_117;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_125 = t2993 - mean_5;
                        f32 t2995;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2995) : "f"(distance_125), "f"(distance_125), "f"(t2992));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2996 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2997 = exists_123 ? t2995 : t2996;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2997;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t2998 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_124 = t2998 & columns_4;
                        const f32 t3000 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3001 = acc_118;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_126 = t3001 - mean_5;
                        f32 t3003;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3003) : "f"(distance_126), "f"(distance_126), "f"(t3000));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3004 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3005 = exists_124 ? t3003 : t3004;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3005;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3006 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_125 = t3006 & columns_3;
                        const f32 t3008 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3009 = acc_121;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_127 = t3009 - mean_5;
                        f32 t3011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3011) : "f"(distance_127), "f"(distance_127), "f"(t3008));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3012 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3013 = exists_125 ? t3011 : t3012;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3013;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3014 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_126 = t3014 & columns_4;
                        const f32 t3016 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3017 = acc_122;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_128 = t3017 - mean_5;
                        f32 t3019;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3019) : "f"(distance_128), "f"(distance_128), "f"(t3016));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3020 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3021 = exists_126 ? t3019 : t3020;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3021;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3022 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_127 = t3022 & columns_3;
                        const f32 t3024 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3025 = acc_125;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_129 = t3025 - mean_5;
                        f32 t3027;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3027) : "f"(distance_129), "f"(distance_129), "f"(t3024));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3028 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3029 = exists_127 ? t3027 : t3028;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3029;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3030 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_128 = t3030 & columns_4;
                        const f32 t3032 = sum_2;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3033 = acc_126;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_130 = t3033 - mean_5;
                        f32 t3035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3035) : "f"(distance_130), "f"(distance_130), "f"(t3032));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3036 = sum_2;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3037 = exists_128 ? t3035 : t3036;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3037;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3038 = sum_2;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3039;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3039) : "f"(t3038));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3040 = t3038 + t3039;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3041;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3041) : "f"(t3040));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t3040 + t3041;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3043 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3044 = t3043 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3044) {
                        const u32 part_2 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3046 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3047 = t3046 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3048 = t3047 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t3048 + 544u;
                        const u32 t3050 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3051 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3052 = t3051 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3053 = t3052 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3054 = counters + t3053;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3055 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3056 = t3055 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3057 = t3056 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3058 = t3054 + t3057;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3059 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3060 = t3059 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3061 = t3060 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3062 = counters + t3061;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3063 = (u64)t3050;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3064 = t3063 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3065 = t3064 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3066 = t3062 + t3065;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3068 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3069 = t3068 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3058), "r"(t3069) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3071 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3072 = t3071 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3066), "r"(t3072) : "memory");
                    }
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1725) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3073 = acc_3;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3074 = 0.0f + t3073;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3075 = acc_11;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3076 = t3074 + t3075;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3077 = acc_19;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3078 = t3076 + t3077;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3079 = acc_27;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3080 = t3078 + t3079;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3081 = acc_35;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3082 = t3080 + t3081;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3083 = acc_43;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3084 = t3082 + t3083;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3085 = acc_51;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3086 = t3084 + t3085;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3087 = acc_59;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3088 = t3086 + t3087;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3089 = acc_67;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3090 = t3088 + t3089;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3091 = acc_75;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3092 = t3090 + t3091;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3093 = acc_83;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3094 = t3092 + t3093;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3095 = acc_91;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3096 = t3094 + t3095;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3097 = acc_99;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3098 = t3096 + t3097;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3099 = acc_107;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3100 = t3098 + t3099;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3101 = acc_115;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3102 = t3100 + t3101;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3103 = acc_123;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t3102 + t3103;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3105 = acc_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3106 = 0.0f + t3105;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3107 = acc_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3108 = t3106 + t3107;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3109 = acc_20;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3110 = t3108 + t3109;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3111 = acc_28;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3112 = t3110 + t3111;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3113 = acc_36;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3114 = t3112 + t3113;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3115 = acc_44;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3116 = t3114 + t3115;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3117 = acc_52;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3118 = t3116 + t3117;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3119 = acc_60;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3120 = t3118 + t3119;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3121 = acc_68;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3122 = t3120 + t3121;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3123 = acc_76;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3124 = t3122 + t3123;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3125 = acc_84;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3126 = t3124 + t3125;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3127 = acc_92;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3128 = t3126 + t3127;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3129 = acc_100;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3130 = t3128 + t3129;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3131 = acc_108;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3132 = t3130 + t3131;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3133 = acc_116;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3134 = t3132 + t3133;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3135 = acc_124;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t3134 + t3135;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3137 = acc_7;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3138 = 0.0f + t3137;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3139 = acc_15;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3140 = t3138 + t3139;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3141 = acc_23;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3142 = t3140 + t3141;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3143 = acc_31;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3144 = t3142 + t3143;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3145 = acc_39;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3146 = t3144 + t3145;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3147 = acc_47;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3148 = t3146 + t3147;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3149 = acc_55;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3150 = t3148 + t3149;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3151 = acc_63;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3152 = t3150 + t3151;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3153 = acc_71;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3154 = t3152 + t3153;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3155 = acc_79;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3156 = t3154 + t3155;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3157 = acc_87;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3158 = t3156 + t3157;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3159 = acc_95;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3160 = t3158 + t3159;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3161 = acc_103;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3162 = t3160 + t3161;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3163 = acc_111;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3164 = t3162 + t3163;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3165 = acc_119;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3166 = t3164 + t3165;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3167 = acc_127;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t3166 + t3167;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3169 = acc_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3170 = 0.0f + t3169;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3171 = acc_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3172 = t3170 + t3171;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3173 = acc_24;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3174 = t3172 + t3173;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3175 = acc_32;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3176 = t3174 + t3175;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3177 = acc_40;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3178 = t3176 + t3177;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3179 = acc_48;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3180 = t3178 + t3179;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3181 = acc_56;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3182 = t3180 + t3181;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3183 = acc_64;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3184 = t3182 + t3183;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3185 = acc_72;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3186 = t3184 + t3185;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3187 = acc_80;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3188 = t3186 + t3187;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3189 = acc_88;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3190 = t3188 + t3189;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3191 = acc_96;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3192 = t3190 + t3191;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3193 = acc_104;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3194 = t3192 + t3193;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3195 = acc_112;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3196 = t3194 + t3195;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3197 = acc_120;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3198 = t3196 + t3197;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3199 = acc_128;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t3198 + t3199;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3201 = parts_9 + parts_10;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3202 = parts_11 + parts_12;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3203 = t3201 + t3202;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3203;
                    } else {
                        const u32 t3204 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t3204 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_5 = first_6 < t1716;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3207 = first_6 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t3207 < t1716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3209 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_129 = t3209 & columns_5;
                        const f32 t3211 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3212 = acc_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3213 = t3211 + t3212;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3214 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3215 = exists_129 ? t3213 : t3214;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3215;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3216 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_130 = t3216 & columns_6;
                        const f32 t3218 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3219 = acc_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3220 = t3218 + t3219;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3221 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3222 = exists_130 ? t3220 : t3221;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3223 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_131 = t3223 & columns_5;
                        const f32 t3225 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3226 = acc_7;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3227 = t3225 + t3226;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3228 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3229 = exists_131 ? t3227 : t3228;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3229;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3230 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_132 = t3230 & columns_6;
                        const f32 t3232 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3233 = acc_8;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3234 = t3232 + t3233;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3235 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3236 = exists_132 ? t3234 : t3235;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3236;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3237 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_133 = t3237 & columns_5;
                        const f32 t3239 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3240 = acc_11;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3241 = t3239 + t3240;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3242 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3243 = exists_133 ? t3241 : t3242;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3243;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3244 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_134 = t3244 & columns_6;
                        const f32 t3246 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3247 = acc_12;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3248 = t3246 + t3247;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3249 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3250 = exists_134 ? t3248 : t3249;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3250;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3251 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_135 = t3251 & columns_5;
                        const f32 t3253 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3254 = acc_15;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3255 = t3253 + t3254;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3256 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3257 = exists_135 ? t3255 : t3256;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3257;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3258 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_136 = t3258 & columns_6;
                        const f32 t3260 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3261 = acc_16;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3262 = t3260 + t3261;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3263 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3264 = exists_136 ? t3262 : t3263;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3264;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3265 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_137 = t3265 & columns_5;
                        const f32 t3267 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3268 = acc_19;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3269 = t3267 + t3268;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3270 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3271 = exists_137 ? t3269 : t3270;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3271;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3272 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_138 = t3272 & columns_6;
                        const f32 t3274 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3275 = acc_20;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3276 = t3274 + t3275;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3277 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3278 = exists_138 ? t3276 : t3277;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3279 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_139 = t3279 & columns_5;
                        const f32 t3281 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3282 = acc_23;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3283 = t3281 + t3282;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3284 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3285 = exists_139 ? t3283 : t3284;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3285;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3286 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_140 = t3286 & columns_6;
                        const f32 t3288 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3289 = acc_24;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3290 = t3288 + t3289;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3291 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3292 = exists_140 ? t3290 : t3291;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3292;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3293 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_141 = t3293 & columns_5;
                        const f32 t3295 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3296 = acc_27;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3297 = t3295 + t3296;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3298 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3299 = exists_141 ? t3297 : t3298;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3299;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3300 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_142 = t3300 & columns_6;
                        const f32 t3302 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3303 = acc_28;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3304 = t3302 + t3303;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3305 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3306 = exists_142 ? t3304 : t3305;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3306;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3307 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_143 = t3307 & columns_5;
                        const f32 t3309 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3310 = acc_31;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3311 = t3309 + t3310;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3312 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3313 = exists_143 ? t3311 : t3312;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3313;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3314 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_144 = t3314 & columns_6;
                        const f32 t3316 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3317 = acc_32;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3318 = t3316 + t3317;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3319 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3320 = exists_144 ? t3318 : t3319;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3320;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3321 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_145 = t3321 & columns_5;
                        const f32 t3323 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3324 = acc_35;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3325 = t3323 + t3324;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3326 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3327 = exists_145 ? t3325 : t3326;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3327;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3328 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_146 = t3328 & columns_6;
                        const f32 t3330 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3331 = acc_36;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3332 = t3330 + t3331;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3333 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3334 = exists_146 ? t3332 : t3333;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3335 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_147 = t3335 & columns_5;
                        const f32 t3337 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3338 = acc_39;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3339 = t3337 + t3338;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3340 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3341 = exists_147 ? t3339 : t3340;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3341;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3342 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_148 = t3342 & columns_6;
                        const f32 t3344 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3345 = acc_40;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3346 = t3344 + t3345;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3347 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3348 = exists_148 ? t3346 : t3347;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3348;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3349 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_149 = t3349 & columns_5;
                        const f32 t3351 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3352 = acc_43;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3353 = t3351 + t3352;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3354 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3355 = exists_149 ? t3353 : t3354;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3355;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3356 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_150 = t3356 & columns_6;
                        const f32 t3358 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3359 = acc_44;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3360 = t3358 + t3359;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3361 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3362 = exists_150 ? t3360 : t3361;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3362;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3363 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_151 = t3363 & columns_5;
                        const f32 t3365 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3366 = acc_47;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3367 = t3365 + t3366;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3368 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3369 = exists_151 ? t3367 : t3368;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3369;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3370 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_152 = t3370 & columns_6;
                        const f32 t3372 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3373 = acc_48;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3374 = t3372 + t3373;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3375 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3376 = exists_152 ? t3374 : t3375;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3376;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3377 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_153 = t3377 & columns_5;
                        const f32 t3379 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3380 = acc_51;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3381 = t3379 + t3380;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3382 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3383 = exists_153 ? t3381 : t3382;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3383;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3384 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_154 = t3384 & columns_6;
                        const f32 t3386 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3387 = acc_52;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3388 = t3386 + t3387;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3389 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3390 = exists_154 ? t3388 : t3389;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3390;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3391 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_155 = t3391 & columns_5;
                        const f32 t3393 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3394 = acc_55;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3395 = t3393 + t3394;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3396 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3397 = exists_155 ? t3395 : t3396;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3397;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3398 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_156 = t3398 & columns_6;
                        const f32 t3400 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3401 = acc_56;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3402 = t3400 + t3401;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3403 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3404 = exists_156 ? t3402 : t3403;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3404;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3405 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_157 = t3405 & columns_5;
                        const f32 t3407 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3408 = acc_59;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3409 = t3407 + t3408;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3410 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3411 = exists_157 ? t3409 : t3410;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3411;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3412 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_158 = t3412 & columns_6;
                        const f32 t3414 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3415 = acc_60;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3416 = t3414 + t3415;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3417 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3418 = exists_158 ? t3416 : t3417;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3418;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3419 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_159 = t3419 & columns_5;
                        const f32 t3421 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3422 = acc_63;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3423 = t3421 + t3422;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3424 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3425 = exists_159 ? t3423 : t3424;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3425;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3426 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_160 = t3426 & columns_6;
                        const f32 t3428 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3429 = acc_64;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3430 = t3428 + t3429;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3431 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3432 = exists_160 ? t3430 : t3431;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3432;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3433 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_161 = t3433 & columns_5;
                        const f32 t3435 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3436 = acc_67;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3437 = t3435 + t3436;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3438 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3439 = exists_161 ? t3437 : t3438;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3439;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3440 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_162 = t3440 & columns_6;
                        const f32 t3442 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3443 = acc_68;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3444 = t3442 + t3443;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3445 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3446 = exists_162 ? t3444 : t3445;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3446;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3447 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_163 = t3447 & columns_5;
                        const f32 t3449 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3450 = acc_71;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3451 = t3449 + t3450;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3452 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3453 = exists_163 ? t3451 : t3452;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3453;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3454 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_164 = t3454 & columns_6;
                        const f32 t3456 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3457 = acc_72;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3458 = t3456 + t3457;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3459 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3460 = exists_164 ? t3458 : t3459;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3460;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3461 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_165 = t3461 & columns_5;
                        const f32 t3463 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3464 = acc_75;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3465 = t3463 + t3464;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3466 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3467 = exists_165 ? t3465 : t3466;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3467;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3468 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_166 = t3468 & columns_6;
                        const f32 t3470 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3471 = acc_76;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3472 = t3470 + t3471;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3473 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3474 = exists_166 ? t3472 : t3473;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3474;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3475 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_167 = t3475 & columns_5;
                        const f32 t3477 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3478 = acc_79;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3479 = t3477 + t3478;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3480 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3481 = exists_167 ? t3479 : t3480;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3481;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3482 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_168 = t3482 & columns_6;
                        const f32 t3484 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3485 = acc_80;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3486 = t3484 + t3485;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3487 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3488 = exists_168 ? t3486 : t3487;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3488;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3489 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_169 = t3489 & columns_5;
                        const f32 t3491 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3492 = acc_83;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3493 = t3491 + t3492;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3494 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3495 = exists_169 ? t3493 : t3494;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3495;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3496 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_170 = t3496 & columns_6;
                        const f32 t3498 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3499 = acc_84;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3500 = t3498 + t3499;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3501 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3502 = exists_170 ? t3500 : t3501;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3502;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3503 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_171 = t3503 & columns_5;
                        const f32 t3505 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3506 = acc_87;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3507 = t3505 + t3506;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3508 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3509 = exists_171 ? t3507 : t3508;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3509;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3510 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_172 = t3510 & columns_6;
                        const f32 t3512 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3513 = acc_88;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3514 = t3512 + t3513;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3515 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3516 = exists_172 ? t3514 : t3515;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3516;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3517 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_173 = t3517 & columns_5;
                        const f32 t3519 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3520 = acc_91;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3521 = t3519 + t3520;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3522 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3523 = exists_173 ? t3521 : t3522;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3523;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3524 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_174 = t3524 & columns_6;
                        const f32 t3526 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3527 = acc_92;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3528 = t3526 + t3527;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3529 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3530 = exists_174 ? t3528 : t3529;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3530;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3531 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_175 = t3531 & columns_5;
                        const f32 t3533 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3534 = acc_95;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3535 = t3533 + t3534;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3536 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3537 = exists_175 ? t3535 : t3536;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3537;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3538 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_176 = t3538 & columns_6;
                        const f32 t3540 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3541 = acc_96;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3542 = t3540 + t3541;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3543 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3544 = exists_176 ? t3542 : t3543;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3544;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3545 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_177 = t3545 & columns_5;
                        const f32 t3547 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3548 = acc_99;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3549 = t3547 + t3548;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3550 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3551 = exists_177 ? t3549 : t3550;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3551;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3552 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_178 = t3552 & columns_6;
                        const f32 t3554 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3555 = acc_100;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3556 = t3554 + t3555;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3557 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3558 = exists_178 ? t3556 : t3557;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3558;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3559 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_179 = t3559 & columns_5;
                        const f32 t3561 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3562 = acc_103;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3563 = t3561 + t3562;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3564 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3565 = exists_179 ? t3563 : t3564;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3565;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3566 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_180 = t3566 & columns_6;
                        const f32 t3568 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3569 = acc_104;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3570 = t3568 + t3569;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3571 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3572 = exists_180 ? t3570 : t3571;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3572;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3573 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_181 = t3573 & columns_5;
                        const f32 t3575 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3576 = acc_107;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3577 = t3575 + t3576;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3578 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3579 = exists_181 ? t3577 : t3578;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3579;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3580 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_182 = t3580 & columns_6;
                        const f32 t3582 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3583 = acc_108;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3584 = t3582 + t3583;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3585 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3586 = exists_182 ? t3584 : t3585;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3586;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3587 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_183 = t3587 & columns_5;
                        const f32 t3589 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3590 = acc_111;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3591 = t3589 + t3590;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3592 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3593 = exists_183 ? t3591 : t3592;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3593;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3594 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_184 = t3594 & columns_6;
                        const f32 t3596 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3597 = acc_112;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3598 = t3596 + t3597;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3599 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3600 = exists_184 ? t3598 : t3599;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3600;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3601 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_185 = t3601 & columns_5;
                        const f32 t3603 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3604 = acc_115;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3605 = t3603 + t3604;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3606 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3607 = exists_185 ? t3605 : t3606;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3607;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3608 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_186 = t3608 & columns_6;
                        const f32 t3610 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3611 = acc_116;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3612 = t3610 + t3611;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3613 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3614 = exists_186 ? t3612 : t3613;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3614;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3615 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_187 = t3615 & columns_5;
                        const f32 t3617 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3618 = acc_119;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3619 = t3617 + t3618;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3620 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3621 = exists_187 ? t3619 : t3620;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3621;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3622 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_188 = t3622 & columns_6;
                        const f32 t3624 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3625 = acc_120;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3626 = t3624 + t3625;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3627 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3628 = exists_188 ? t3626 : t3627;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3628;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3629 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_189 = t3629 & columns_5;
                        const f32 t3631 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3632 = acc_123;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3633 = t3631 + t3632;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3634 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3635 = exists_189 ? t3633 : t3634;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3635;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3636 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_190 = t3636 & columns_6;
                        const f32 t3638 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3639 = acc_124;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3640 = t3638 + t3639;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3641 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3642 = exists_190 ? t3640 : t3641;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3642;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3643 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_191 = t3643 & columns_5;
                        const f32 t3645 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3646 = acc_127;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3647 = t3645 + t3646;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3648 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3649 = exists_191 ? t3647 : t3648;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3649;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3650 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_192 = t3650 & columns_6;
                        const f32 t3652 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3653 = acc_128;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3654 = t3652 + t3653;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3655 = sum_3;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3656 = exists_192 ? t3654 : t3655;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3656;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3657 = sum_3;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3658;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3658) : "f"(t3657));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3659 = t3657 + t3658;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t3660;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3660) : "f"(t3659));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3661 = t3659 + t3660;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_6 = t3661 * share_4;
#line 46 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1725) {
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3663 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_131 = t3663 - mean_6;
                        f32 t3665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3665) : "f"(distance_131), "f"(distance_131), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3666 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_132 = t3666 - mean_6;
                        f32 t3668;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3668) : "f"(distance_132), "f"(distance_132), "f"(t3665));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3669 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_133 = t3669 - mean_6;
                        f32 t3671;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3671) : "f"(distance_133), "f"(distance_133), "f"(t3668));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3672 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_134 = t3672 - mean_6;
                        f32 t3674;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3674) : "f"(distance_134), "f"(distance_134), "f"(t3671));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3675 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_135 = t3675 - mean_6;
                        f32 t3677;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3677) : "f"(distance_135), "f"(distance_135), "f"(t3674));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3678 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_136 = t3678 - mean_6;
                        f32 t3680;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3680) : "f"(distance_136), "f"(distance_136), "f"(t3677));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3681 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_137 = t3681 - mean_6;
                        f32 t3683;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3683) : "f"(distance_137), "f"(distance_137), "f"(t3680));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3684 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_138 = t3684 - mean_6;
                        f32 t3686;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3686) : "f"(distance_138), "f"(distance_138), "f"(t3683));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3687 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_139 = t3687 - mean_6;
                        f32 t3689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3689) : "f"(distance_139), "f"(distance_139), "f"(t3686));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3690 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_140 = t3690 - mean_6;
                        f32 t3692;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3692) : "f"(distance_140), "f"(distance_140), "f"(t3689));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3693 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_141 = t3693 - mean_6;
                        f32 t3695;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3695) : "f"(distance_141), "f"(distance_141), "f"(t3692));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3696 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_142 = t3696 - mean_6;
                        f32 t3698;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3698) : "f"(distance_142), "f"(distance_142), "f"(t3695));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3699 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_143 = t3699 - mean_6;
                        f32 t3701;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3701) : "f"(distance_143), "f"(distance_143), "f"(t3698));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3702 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_144 = t3702 - mean_6;
                        f32 t3704;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3704) : "f"(distance_144), "f"(distance_144), "f"(t3701));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3705 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_145 = t3705 - mean_6;
                        f32 t3707;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3707) : "f"(distance_145), "f"(distance_145), "f"(t3704));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3708 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_146 = t3708 - mean_6;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_146), "f"(distance_146), "f"(t3707));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3711 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_147 = t3711 - mean_6;
                        f32 t3713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3713) : "f"(distance_147), "f"(distance_147), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3714 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_148 = t3714 - mean_6;
                        f32 t3716;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3716) : "f"(distance_148), "f"(distance_148), "f"(t3713));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3717 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_149 = t3717 - mean_6;
                        f32 t3719;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3719) : "f"(distance_149), "f"(distance_149), "f"(t3716));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3720 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_150 = t3720 - mean_6;
                        f32 t3722;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3722) : "f"(distance_150), "f"(distance_150), "f"(t3719));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3723 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_151 = t3723 - mean_6;
                        f32 t3725;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3725) : "f"(distance_151), "f"(distance_151), "f"(t3722));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3726 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_152 = t3726 - mean_6;
                        f32 t3728;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3728) : "f"(distance_152), "f"(distance_152), "f"(t3725));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3729 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_153 = t3729 - mean_6;
                        f32 t3731;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3731) : "f"(distance_153), "f"(distance_153), "f"(t3728));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3732 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_154 = t3732 - mean_6;
                        f32 t3734;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3734) : "f"(distance_154), "f"(distance_154), "f"(t3731));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3735 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_155 = t3735 - mean_6;
                        f32 t3737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3737) : "f"(distance_155), "f"(distance_155), "f"(t3734));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3738 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_156 = t3738 - mean_6;
                        f32 t3740;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3740) : "f"(distance_156), "f"(distance_156), "f"(t3737));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3741 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_157 = t3741 - mean_6;
                        f32 t3743;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3743) : "f"(distance_157), "f"(distance_157), "f"(t3740));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3744 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_158 = t3744 - mean_6;
                        f32 t3746;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3746) : "f"(distance_158), "f"(distance_158), "f"(t3743));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3747 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_159 = t3747 - mean_6;
                        f32 t3749;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3749) : "f"(distance_159), "f"(distance_159), "f"(t3746));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3750 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_160 = t3750 - mean_6;
                        f32 t3752;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3752) : "f"(distance_160), "f"(distance_160), "f"(t3749));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3753 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_161 = t3753 - mean_6;
                        f32 t3755;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3755) : "f"(distance_161), "f"(distance_161), "f"(t3752));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3756 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_162 = t3756 - mean_6;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_162), "f"(distance_162), "f"(t3755));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3759 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_163 = t3759 - mean_6;
                        f32 t3761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3761) : "f"(distance_163), "f"(distance_163), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3762 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_164 = t3762 - mean_6;
                        f32 t3764;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3764) : "f"(distance_164), "f"(distance_164), "f"(t3761));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3765 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_165 = t3765 - mean_6;
                        f32 t3767;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3767) : "f"(distance_165), "f"(distance_165), "f"(t3764));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3768 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_166 = t3768 - mean_6;
                        f32 t3770;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3770) : "f"(distance_166), "f"(distance_166), "f"(t3767));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3771 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_167 = t3771 - mean_6;
                        f32 t3773;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3773) : "f"(distance_167), "f"(distance_167), "f"(t3770));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3774 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_168 = t3774 - mean_6;
                        f32 t3776;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3776) : "f"(distance_168), "f"(distance_168), "f"(t3773));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3777 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_169 = t3777 - mean_6;
                        f32 t3779;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3779) : "f"(distance_169), "f"(distance_169), "f"(t3776));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3780 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_170 = t3780 - mean_6;
                        f32 t3782;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3782) : "f"(distance_170), "f"(distance_170), "f"(t3779));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3783 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_171 = t3783 - mean_6;
                        f32 t3785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3785) : "f"(distance_171), "f"(distance_171), "f"(t3782));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3786 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_172 = t3786 - mean_6;
                        f32 t3788;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3788) : "f"(distance_172), "f"(distance_172), "f"(t3785));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3789 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_173 = t3789 - mean_6;
                        f32 t3791;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3791) : "f"(distance_173), "f"(distance_173), "f"(t3788));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3792 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_174 = t3792 - mean_6;
                        f32 t3794;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3794) : "f"(distance_174), "f"(distance_174), "f"(t3791));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3795 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_175 = t3795 - mean_6;
                        f32 t3797;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3797) : "f"(distance_175), "f"(distance_175), "f"(t3794));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3798 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_176 = t3798 - mean_6;
                        f32 t3800;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3800) : "f"(distance_176), "f"(distance_176), "f"(t3797));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3801 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_177 = t3801 - mean_6;
                        f32 t3803;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3803) : "f"(distance_177), "f"(distance_177), "f"(t3800));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3804 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_178 = t3804 - mean_6;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_178), "f"(distance_178), "f"(t3803));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3807 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_179 = t3807 - mean_6;
                        f32 t3809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3809) : "f"(distance_179), "f"(distance_179), "f"(0.0f));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3810 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_180 = t3810 - mean_6;
                        f32 t3812;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3812) : "f"(distance_180), "f"(distance_180), "f"(t3809));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3813 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_181 = t3813 - mean_6;
                        f32 t3815;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3815) : "f"(distance_181), "f"(distance_181), "f"(t3812));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3816 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_182 = t3816 - mean_6;
                        f32 t3818;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3818) : "f"(distance_182), "f"(distance_182), "f"(t3815));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3819 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_183 = t3819 - mean_6;
                        f32 t3821;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3821) : "f"(distance_183), "f"(distance_183), "f"(t3818));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3822 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_184 = t3822 - mean_6;
                        f32 t3824;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3824) : "f"(distance_184), "f"(distance_184), "f"(t3821));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3825 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_185 = t3825 - mean_6;
                        f32 t3827;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3827) : "f"(distance_185), "f"(distance_185), "f"(t3824));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3828 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_186 = t3828 - mean_6;
                        f32 t3830;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3830) : "f"(distance_186), "f"(distance_186), "f"(t3827));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3831 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_187 = t3831 - mean_6;
                        f32 t3833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3833) : "f"(distance_187), "f"(distance_187), "f"(t3830));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3834 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_188 = t3834 - mean_6;
                        f32 t3836;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3836) : "f"(distance_188), "f"(distance_188), "f"(t3833));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3837 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_189 = t3837 - mean_6;
                        f32 t3839;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3839) : "f"(distance_189), "f"(distance_189), "f"(t3836));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3840 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_190 = t3840 - mean_6;
                        f32 t3842;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3842) : "f"(distance_190), "f"(distance_190), "f"(t3839));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3843 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_191 = t3843 - mean_6;
                        f32 t3845;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3845) : "f"(distance_191), "f"(distance_191), "f"(t3842));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3846 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_192 = t3846 - mean_6;
                        f32 t3848;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3848) : "f"(distance_192), "f"(distance_192), "f"(t3845));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3849 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_193 = t3849 - mean_6;
                        f32 t3851;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3851) : "f"(distance_193), "f"(distance_193), "f"(t3848));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3852 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_194 = t3852 - mean_6;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_194), "f"(distance_194), "f"(t3851));
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3855 = parts_13 + parts_14;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3856 = parts_15 + parts_16;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3857 = t3855 + t3856;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3857;
                    } else {
                        const u32 t3858 = lane & 3u;
#line 55 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t3858 << 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_7 = first_7 < t1716;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3861 = first_7 + 1u;
#line 59 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t3861 < t1716;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3863 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_193 = t3863 & columns_7;
                        const f32 t3865 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3866 = acc_3;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_195 = t3866 - mean_6;
                        f32 t3868;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3868) : "f"(distance_195), "f"(distance_195), "f"(t3865));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3869 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3870 = exists_193 ? t3868 : t3869;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3870;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3871 = 0u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_194 = t3871 & columns_8;
                        const f32 t3873 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3874 = acc_4;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_196 = t3874 - mean_6;
                        f32 t3876;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3876) : "f"(distance_196), "f"(distance_196), "f"(t3873));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3877 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3878 = exists_194 ? t3876 : t3877;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3878;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3879 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_195 = t3879 & columns_7;
                        const f32 t3881 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3882 = acc_7;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_197 = t3882 - mean_6;
                        f32 t3884;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3884) : "f"(distance_197), "f"(distance_197), "f"(t3881));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3885 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3886 = exists_195 ? t3884 : t3885;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3886;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3887 = 1u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_196 = t3887 & columns_8;
                        const f32 t3889 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3890 = acc_8;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_198 = t3890 - mean_6;
                        f32 t3892;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3892) : "f"(distance_198), "f"(distance_198), "f"(t3889));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3893 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3894 = exists_196 ? t3892 : t3893;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3894;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3895 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_197 = t3895 & columns_7;
                        const f32 t3897 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3898 = acc_11;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_199 = t3898 - mean_6;
                        f32 t3900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3900) : "f"(distance_199), "f"(distance_199), "f"(t3897));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3901 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3902 = exists_197 ? t3900 : t3901;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3902;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3903 = 2u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_198 = t3903 & columns_8;
                        const f32 t3905 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3906 = acc_12;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_200 = t3906 - mean_6;
                        f32 t3908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3908) : "f"(distance_200), "f"(distance_200), "f"(t3905));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3909 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3910 = exists_198 ? t3908 : t3909;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3910;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3911 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_199 = t3911 & columns_7;
                        const f32 t3913 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3914 = acc_15;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_201 = t3914 - mean_6;
                        f32 t3916;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3916) : "f"(distance_201), "f"(distance_201), "f"(t3913));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3917 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3918 = exists_199 ? t3916 : t3917;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3918;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3919 = 3u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_200 = t3919 & columns_8;
                        const f32 t3921 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3922 = acc_16;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_202 = t3922 - mean_6;
                        f32 t3924;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3924) : "f"(distance_202), "f"(distance_202), "f"(t3921));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3925 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3926 = exists_200 ? t3924 : t3925;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3926;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3927 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_201 = t3927 & columns_7;
                        const f32 t3929 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3930 = acc_19;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_203 = t3930 - mean_6;
                        f32 t3932;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3932) : "f"(distance_203), "f"(distance_203), "f"(t3929));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3933 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3934 = exists_201 ? t3932 : t3933;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3934;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3935 = 4u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_202 = t3935 & columns_8;
                        const f32 t3937 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3938 = acc_20;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_204 = t3938 - mean_6;
                        f32 t3940;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3940) : "f"(distance_204), "f"(distance_204), "f"(t3937));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3941 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3942 = exists_202 ? t3940 : t3941;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3942;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3943 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_203 = t3943 & columns_7;
                        const f32 t3945 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3946 = acc_23;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_205 = t3946 - mean_6;
                        f32 t3948;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3948) : "f"(distance_205), "f"(distance_205), "f"(t3945));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3949 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3950 = exists_203 ? t3948 : t3949;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3950;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3951 = 5u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_204 = t3951 & columns_8;
                        const f32 t3953 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3954 = acc_24;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_206 = t3954 - mean_6;
                        f32 t3956;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3956) : "f"(distance_206), "f"(distance_206), "f"(t3953));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3957 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3958 = exists_204 ? t3956 : t3957;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3958;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3959 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_205 = t3959 & columns_7;
                        const f32 t3961 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3962 = acc_27;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_207 = t3962 - mean_6;
                        f32 t3964;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3964) : "f"(distance_207), "f"(distance_207), "f"(t3961));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3965 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3966 = exists_205 ? t3964 : t3965;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3966;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3967 = 6u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_206 = t3967 & columns_8;
                        const f32 t3969 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3970 = acc_28;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_208 = t3970 - mean_6;
                        f32 t3972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3972) : "f"(distance_208), "f"(distance_208), "f"(t3969));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3973 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3974 = exists_206 ? t3972 : t3973;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3974;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3975 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_207 = t3975 & columns_7;
                        const f32 t3977 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3978 = acc_31;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_209 = t3978 - mean_6;
                        f32 t3980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3980) : "f"(distance_209), "f"(distance_209), "f"(t3977));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3981 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3982 = exists_207 ? t3980 : t3981;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3982;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3983 = 7u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_208 = t3983 & columns_8;
                        const f32 t3985 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3986 = acc_32;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_210 = t3986 - mean_6;
                        f32 t3988;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3988) : "f"(distance_210), "f"(distance_210), "f"(t3985));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3989 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3990 = exists_208 ? t3988 : t3989;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3990;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3991 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_209 = t3991 & columns_7;
                        const f32 t3993 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3994 = acc_35;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_211 = t3994 - mean_6;
                        f32 t3996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3996) : "f"(distance_211), "f"(distance_211), "f"(t3993));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3997 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3998 = exists_209 ? t3996 : t3997;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3998;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t3999 = 8u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_210 = t3999 & columns_8;
                        const f32 t4001 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4002 = acc_36;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_212 = t4002 - mean_6;
                        f32 t4004;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4004) : "f"(distance_212), "f"(distance_212), "f"(t4001));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4005 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4006 = exists_210 ? t4004 : t4005;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4006;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4007 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_211 = t4007 & columns_7;
                        const f32 t4009 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4010 = acc_39;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_213 = t4010 - mean_6;
                        f32 t4012;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4012) : "f"(distance_213), "f"(distance_213), "f"(t4009));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4013 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4014 = exists_211 ? t4012 : t4013;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4014;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4015 = 9u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_212 = t4015 & columns_8;
                        const f32 t4017 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4018 = acc_40;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_214 = t4018 - mean_6;
                        f32 t4020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4020) : "f"(distance_214), "f"(distance_214), "f"(t4017));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4021 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4022 = exists_212 ? t4020 : t4021;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4022;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4023 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_213 = t4023 & columns_7;
                        const f32 t4025 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4026 = acc_43;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_215 = t4026 - mean_6;
                        f32 t4028;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4028) : "f"(distance_215), "f"(distance_215), "f"(t4025));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4029 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4030 = exists_213 ? t4028 : t4029;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4030;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4031 = 10u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_214 = t4031 & columns_8;
                        const f32 t4033 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4034 = acc_44;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_216 = t4034 - mean_6;
                        f32 t4036;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4036) : "f"(distance_216), "f"(distance_216), "f"(t4033));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4037 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4038 = exists_214 ? t4036 : t4037;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4038;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4039 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_215 = t4039 & columns_7;
                        const f32 t4041 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4042 = acc_47;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_217 = t4042 - mean_6;
                        f32 t4044;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4044) : "f"(distance_217), "f"(distance_217), "f"(t4041));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4045 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4046 = exists_215 ? t4044 : t4045;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4046;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4047 = 11u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_216 = t4047 & columns_8;
                        const f32 t4049 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4050 = acc_48;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_218 = t4050 - mean_6;
                        f32 t4052;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4052) : "f"(distance_218), "f"(distance_218), "f"(t4049));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4053 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4054 = exists_216 ? t4052 : t4053;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4054;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4055 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_217 = t4055 & columns_7;
                        const f32 t4057 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4058 = acc_51;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_219 = t4058 - mean_6;
                        f32 t4060;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4060) : "f"(distance_219), "f"(distance_219), "f"(t4057));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4061 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4062 = exists_217 ? t4060 : t4061;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4062;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4063 = 12u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_218 = t4063 & columns_8;
                        const f32 t4065 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4066 = acc_52;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_220 = t4066 - mean_6;
                        f32 t4068;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4068) : "f"(distance_220), "f"(distance_220), "f"(t4065));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4069 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4070 = exists_218 ? t4068 : t4069;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4070;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4071 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_219 = t4071 & columns_7;
                        const f32 t4073 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4074 = acc_55;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_221 = t4074 - mean_6;
                        f32 t4076;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4076) : "f"(distance_221), "f"(distance_221), "f"(t4073));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4077 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4078 = exists_219 ? t4076 : t4077;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4078;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4079 = 13u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_220 = t4079 & columns_8;
                        const f32 t4081 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4082 = acc_56;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_222 = t4082 - mean_6;
                        f32 t4084;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4084) : "f"(distance_222), "f"(distance_222), "f"(t4081));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4085 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4086 = exists_220 ? t4084 : t4085;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4086;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4087 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_221 = t4087 & columns_7;
                        const f32 t4089 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4090 = acc_59;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_223 = t4090 - mean_6;
                        f32 t4092;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4092) : "f"(distance_223), "f"(distance_223), "f"(t4089));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4093 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4094 = exists_221 ? t4092 : t4093;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4094;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4095 = 14u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_222 = t4095 & columns_8;
                        const f32 t4097 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4098 = acc_60;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_224 = t4098 - mean_6;
                        f32 t4100;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4100) : "f"(distance_224), "f"(distance_224), "f"(t4097));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4101 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4102 = exists_222 ? t4100 : t4101;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4102;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4103 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_223 = t4103 & columns_7;
                        const f32 t4105 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4106 = acc_63;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_225 = t4106 - mean_6;
                        f32 t4108;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4108) : "f"(distance_225), "f"(distance_225), "f"(t4105));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4109 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4110 = exists_223 ? t4108 : t4109;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4110;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4111 = 15u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_224 = t4111 & columns_8;
                        const f32 t4113 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4114 = acc_64;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_226 = t4114 - mean_6;
                        f32 t4116;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4116) : "f"(distance_226), "f"(distance_226), "f"(t4113));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4117 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4118 = exists_224 ? t4116 : t4117;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4118;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4119 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_225 = t4119 & columns_7;
                        const f32 t4121 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4122 = acc_67;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_227 = t4122 - mean_6;
                        f32 t4124;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4124) : "f"(distance_227), "f"(distance_227), "f"(t4121));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4125 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4126 = exists_225 ? t4124 : t4125;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4126;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4127 = 16u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_226 = t4127 & columns_8;
                        const f32 t4129 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4130 = acc_68;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_228 = t4130 - mean_6;
                        f32 t4132;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4132) : "f"(distance_228), "f"(distance_228), "f"(t4129));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4133 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4134 = exists_226 ? t4132 : t4133;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4134;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4135 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_227 = t4135 & columns_7;
                        const f32 t4137 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4138 = acc_71;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_229 = t4138 - mean_6;
                        f32 t4140;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4140) : "f"(distance_229), "f"(distance_229), "f"(t4137));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4141 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4142 = exists_227 ? t4140 : t4141;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4142;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4143 = 17u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_228 = t4143 & columns_8;
                        const f32 t4145 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4146 = acc_72;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_230 = t4146 - mean_6;
                        f32 t4148;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4148) : "f"(distance_230), "f"(distance_230), "f"(t4145));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4149 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4150 = exists_228 ? t4148 : t4149;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4150;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4151 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_229 = t4151 & columns_7;
                        const f32 t4153 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4154 = acc_75;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_231 = t4154 - mean_6;
                        f32 t4156;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4156) : "f"(distance_231), "f"(distance_231), "f"(t4153));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4157 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4158 = exists_229 ? t4156 : t4157;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4158;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4159 = 18u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_230 = t4159 & columns_8;
                        const f32 t4161 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4162 = acc_76;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_232 = t4162 - mean_6;
                        f32 t4164;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4164) : "f"(distance_232), "f"(distance_232), "f"(t4161));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4165 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4166 = exists_230 ? t4164 : t4165;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4166;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4167 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_231 = t4167 & columns_7;
                        const f32 t4169 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4170 = acc_79;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_233 = t4170 - mean_6;
                        f32 t4172;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4172) : "f"(distance_233), "f"(distance_233), "f"(t4169));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4173 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4174 = exists_231 ? t4172 : t4173;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4174;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4175 = 19u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_232 = t4175 & columns_8;
                        const f32 t4177 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4178 = acc_80;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_234 = t4178 - mean_6;
                        f32 t4180;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4180) : "f"(distance_234), "f"(distance_234), "f"(t4177));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4181 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4182 = exists_232 ? t4180 : t4181;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4182;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4183 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_233 = t4183 & columns_7;
                        const f32 t4185 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4186 = acc_83;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_235 = t4186 - mean_6;
                        f32 t4188;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4188) : "f"(distance_235), "f"(distance_235), "f"(t4185));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4189 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4190 = exists_233 ? t4188 : t4189;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4190;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4191 = 20u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_234 = t4191 & columns_8;
                        const f32 t4193 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4194 = acc_84;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_236 = t4194 - mean_6;
                        f32 t4196;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4196) : "f"(distance_236), "f"(distance_236), "f"(t4193));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4197 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4198 = exists_234 ? t4196 : t4197;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4198;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4199 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_235 = t4199 & columns_7;
                        const f32 t4201 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4202 = acc_87;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_237 = t4202 - mean_6;
                        f32 t4204;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4204) : "f"(distance_237), "f"(distance_237), "f"(t4201));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4205 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4206 = exists_235 ? t4204 : t4205;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4206;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4207 = 21u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_236 = t4207 & columns_8;
                        const f32 t4209 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4210 = acc_88;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_238 = t4210 - mean_6;
                        f32 t4212;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4212) : "f"(distance_238), "f"(distance_238), "f"(t4209));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4213 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4214 = exists_236 ? t4212 : t4213;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4214;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4215 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_237 = t4215 & columns_7;
                        const f32 t4217 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4218 = acc_91;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_239 = t4218 - mean_6;
                        f32 t4220;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4220) : "f"(distance_239), "f"(distance_239), "f"(t4217));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4221 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4222 = exists_237 ? t4220 : t4221;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4222;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4223 = 22u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_238 = t4223 & columns_8;
                        const f32 t4225 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4226 = acc_92;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_240 = t4226 - mean_6;
                        f32 t4228;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4228) : "f"(distance_240), "f"(distance_240), "f"(t4225));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4229 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4230 = exists_238 ? t4228 : t4229;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4230;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4231 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_239 = t4231 & columns_7;
                        const f32 t4233 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4234 = acc_95;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_241 = t4234 - mean_6;
                        f32 t4236;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4236) : "f"(distance_241), "f"(distance_241), "f"(t4233));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4237 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4238 = exists_239 ? t4236 : t4237;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4238;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4239 = 23u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_240 = t4239 & columns_8;
                        const f32 t4241 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4242 = acc_96;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_242 = t4242 - mean_6;
                        f32 t4244;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4244) : "f"(distance_242), "f"(distance_242), "f"(t4241));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4245 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4246 = exists_240 ? t4244 : t4245;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4246;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4247 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_241 = t4247 & columns_7;
                        const f32 t4249 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4250 = acc_99;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_243 = t4250 - mean_6;
                        f32 t4252;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4252) : "f"(distance_243), "f"(distance_243), "f"(t4249));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4253 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4254 = exists_241 ? t4252 : t4253;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4254;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4255 = 24u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_242 = t4255 & columns_8;
                        const f32 t4257 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4258 = acc_100;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_244 = t4258 - mean_6;
                        f32 t4260;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4260) : "f"(distance_244), "f"(distance_244), "f"(t4257));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4261 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4262 = exists_242 ? t4260 : t4261;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4262;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4263 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_243 = t4263 & columns_7;
                        const f32 t4265 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4266 = acc_103;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_245 = t4266 - mean_6;
                        f32 t4268;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4268) : "f"(distance_245), "f"(distance_245), "f"(t4265));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4269 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4270 = exists_243 ? t4268 : t4269;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4270;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4271 = 25u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_244 = t4271 & columns_8;
                        const f32 t4273 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4274 = acc_104;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_246 = t4274 - mean_6;
                        f32 t4276;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4276) : "f"(distance_246), "f"(distance_246), "f"(t4273));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4277 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4278 = exists_244 ? t4276 : t4277;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4278;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4279 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_245 = t4279 & columns_7;
                        const f32 t4281 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4282 = acc_107;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_247 = t4282 - mean_6;
                        f32 t4284;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4284) : "f"(distance_247), "f"(distance_247), "f"(t4281));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4285 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4286 = exists_245 ? t4284 : t4285;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4286;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4287 = 26u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_246 = t4287 & columns_8;
                        const f32 t4289 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4290 = acc_108;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_248 = t4290 - mean_6;
                        f32 t4292;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4292) : "f"(distance_248), "f"(distance_248), "f"(t4289));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4293 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4294 = exists_246 ? t4292 : t4293;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4294;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4295 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_247 = t4295 & columns_7;
                        const f32 t4297 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4298 = acc_111;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_249 = t4298 - mean_6;
                        f32 t4300;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4300) : "f"(distance_249), "f"(distance_249), "f"(t4297));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4301 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4302 = exists_247 ? t4300 : t4301;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4302;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4303 = 27u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_248 = t4303 & columns_8;
                        const f32 t4305 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4306 = acc_112;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_250 = t4306 - mean_6;
                        f32 t4308;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4308) : "f"(distance_250), "f"(distance_250), "f"(t4305));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4309 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4310 = exists_248 ? t4308 : t4309;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4310;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4311 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_249 = t4311 & columns_7;
                        const f32 t4313 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4314 = acc_115;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_251 = t4314 - mean_6;
                        f32 t4316;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4316) : "f"(distance_251), "f"(distance_251), "f"(t4313));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4317 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4318 = exists_249 ? t4316 : t4317;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4318;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4319 = 28u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_250 = t4319 & columns_8;
                        const f32 t4321 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4322 = acc_116;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_252 = t4322 - mean_6;
                        f32 t4324;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4324) : "f"(distance_252), "f"(distance_252), "f"(t4321));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4325 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4326 = exists_250 ? t4324 : t4325;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4326;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4327 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_251 = t4327 & columns_7;
                        const f32 t4329 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4330 = acc_119;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_253 = t4330 - mean_6;
                        f32 t4332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4332) : "f"(distance_253), "f"(distance_253), "f"(t4329));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4333 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4334 = exists_251 ? t4332 : t4333;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4334;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4335 = 29u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_252 = t4335 & columns_8;
                        const f32 t4337 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4338 = acc_120;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_254 = t4338 - mean_6;
                        f32 t4340;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4340) : "f"(distance_254), "f"(distance_254), "f"(t4337));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4341 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4342 = exists_252 ? t4340 : t4341;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4342;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4343 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_253 = t4343 & columns_7;
                        const f32 t4345 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4346 = acc_123;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_255 = t4346 - mean_6;
                        f32 t4348;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4348) : "f"(distance_255), "f"(distance_255), "f"(t4345));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4349 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4350 = exists_253 ? t4348 : t4349;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4350;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4351 = 30u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_254 = t4351 & columns_8;
                        const f32 t4353 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4354 = acc_124;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_256 = t4354 - mean_6;
                        f32 t4356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4356) : "f"(distance_256), "f"(distance_256), "f"(t4353));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4357 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4358 = exists_254 ? t4356 : t4357;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4358;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4359 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_255 = t4359 & columns_7;
                        const f32 t4361 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4362 = acc_127;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_257 = t4362 - mean_6;
                        f32 t4364;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4364) : "f"(distance_257), "f"(distance_257), "f"(t4361));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4365 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4366 = exists_255 ? t4364 : t4365;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4366;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool t4367 = 31u < rows;
#line 62 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_256 = t4367 & columns_8;
                        const f32 t4369 = sum_4;
#line 63 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4370 = acc_128;
#line 32 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_258 = t4370 - mean_6;
                        f32 t4372;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4372) : "f"(distance_258), "f"(distance_258), "f"(t4369));
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4373 = sum_4;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4374 = exists_256 ? t4372 : t4373;
#line 33 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4374;
                    }
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4375 = sum_4;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t4376;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4376) : "f"(t4375));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4377 = t4375 + t4376;
#line 66 "fa-kernels/src/conv/statistics.rs"
                    f32 t4378;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4378) : "f"(t4377));
#line 66 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t4377 + t4378;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4380 = lane & 3u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t4381 = t4380 == 0u;
#line 219 "fa-kernels/src/conv/streaming/group.rs"
                    if (t4381) {
                        const u32 part_3 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4383 = t1735 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4384 = t4383 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4385 = t4384 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t4385 + 544u;
                        const u32 t4387 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4388 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4389 = t4388 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4390 = t4389 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4391 = counters + t4390;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4392 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4393 = t4392 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4394 = t4393 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4395 = t4391 + t4394;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4396 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4397 = t4396 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4398 = t4397 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4399 = counters + t4398;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4400 = (u64)t4387;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4401 = t4400 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4402 = t4401 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4403 = t4399 + t4402;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4405 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4406 = t4405 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4395), "r"(t4406) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4408 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4409 = t4408 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4403), "r"(t4409) : "memory");
                    }
                }
#line 231 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t4410;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t4410) : );
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4411 = t4410 == 1u;
#line 232 "fa-kernels/src/conv/streaming/group.rs"
                if (t4411) {
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4412 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4413 = t4412 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4414 = t4413 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4415 = t1184 + t4414;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4415) : "memory");
                }
            }
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4416 = 2u <= i_6;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
            if (t4416) {
                const u32 t4417 = i_6 - 2u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t4417 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4419 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4420 = t4419 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4421 = t4420 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4422 = t1184 + t4421;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4423 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4424 = t4423 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4422), "r"(t4424) : "memory");
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4425 = index + 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4425) : "memory");
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4426 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4427 = t4426 & 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4428 = t4427 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4429 = t4428 & 63u;
#line 302 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t4429 < 24u ? t4429 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4431 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4432 = t4431 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_3 + t4432;
                const u32 t4434 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t4434;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4436 = blockIdx.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4437 = gridDim.x;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4438 = t4417 * t4437;
#line 75 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t4436 + t4438;
                const u32 t4440 = number_4 << 1u;
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t4441;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4441) : "r"(t4440), "r"(tiles_factor));
#line 76 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t4441 >> tiles_shift;
                const u32 t4443 = sample_4 * tiles;
#line 77 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4444 = number_4 - t4443;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t4445 = t4444 << 1u;
#line 42 "fa-kernels/src/conv/tiles.rs"
                u32 t4446;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4446) : "r"(t4445), "r"(across_factor));
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 t4447 = t4446 >> across_shift;
#line 42 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t4447 << 5u;
                const u32 t4449 = t4444 << 1u;
#line 43 "fa-kernels/src/conv/tiles.rs"
                u32 t4450;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4450) : "r"(t4449), "r"(across_factor));
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4451 = t4450 >> across_shift;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4452 = t4451 * across;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 t4453 = t4444 - t4452;
#line 43 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t4453 << 3u;
                const bool t4455 = y_12 < height;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 t4456 = height - y_12;
#line 44 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t4455 ? t4456 : 0u;
                const u32 t4458 = left_20 < 32u ? left_20 : 32u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4459 = width - x_12;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4460 = t4459 < 8u ? t4459 : 8u;
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4461;
                asm("mov.b32 %0, %1;" : "=f"(t4461) : "r"(row));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4462;
                asm("mov.b32 %0, %1;" : "=f"(t4462) : "r"(row_2));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4463;
                asm("mov.b32 %0, %1;" : "=f"(t4463) : "r"(row_3));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4464;
                asm("mov.b32 %0, %1;" : "=f"(t4464) : "r"(row_4));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4465;
                asm("mov.b32 %0, %1;" : "=f"(t4465) : "r"(row_5));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4466;
                asm("mov.b32 %0, %1;" : "=f"(t4466) : "r"(row_6));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4467;
                asm("mov.b32 %0, %1;" : "=f"(t4467) : "r"(row_7));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4468;
                asm("mov.b32 %0, %1;" : "=f"(t4468) : "r"(row_8));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4469;
                asm("mov.b32 %0, %1;" : "=f"(t4469) : "r"(row_9));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4470;
                asm("mov.b32 %0, %1;" : "=f"(t4470) : "r"(row_10));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4471;
                asm("mov.b32 %0, %1;" : "=f"(t4471) : "r"(row_11));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4472;
                asm("mov.b32 %0, %1;" : "=f"(t4472) : "r"(row_12));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4473;
                asm("mov.b32 %0, %1;" : "=f"(t4473) : "r"(row_13));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4474;
                asm("mov.b32 %0, %1;" : "=f"(t4474) : "r"(row_14));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4475;
                asm("mov.b32 %0, %1;" : "=f"(t4475) : "r"(row_15));
#line 305 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4476;
                asm("mov.b32 %0, %1;" : "=f"(t4476) : "r"(row_16));
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4477 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t4477 & 127u;
                const u32 t4479 = thread_2 & 3u;
#line 72 "fa-kernels/src/conv/output.rs"
                const u32 t4480 = thread_2 >> 2u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4481 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4482 = t4481 & 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4483 = t4482 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 channel_3 = t4483 & 63u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 t4485 = t4479 << 3u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 t4486 = t4485 >> 6u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 first_row_2 = t4486 << 5u;
#line 76 "fa-kernels/src/conv/output.rs"
                const bool t4488 = channel_3 < 32u;
#line 76 "fa-kernels/src/conv/output.rs"
                if (t4488) {
#line 78 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 t4489 = i_7 << 5u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t4480 + t4489;
#line 82 "fa-kernels/src/conv/tile_config.rs"
                        const u32 t4491 = pixel >> 3u;
                        const u32 t4492 = pixel & 7u;
#line 81 "fa-kernels/src/conv/output.rs"
                        const u32 row_17 = first_row_2 + t4491;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4494 = pixel < 255u ? pixel : 255u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4495 = t4494 & 7u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4496 = t4479 ^ t4495;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4497 = t4494 << 7u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4498 = t4496 << 4u;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 t4499 = t4497 + t4498;
#line 83 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1187 + t4499;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        u32 row_21;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_18), "=r"(row_19), "=r"(row_20), "=r"(row_21) : "r"(from_2) : "memory");
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4501 = row_18 << 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4502 = row_18 & 4294901760u;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4503;
                        asm("mov.b32 %0, %1;" : "=f"(t4503) : "r"(t4501));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4504;
                        asm("mov.b32 %0, %1;" : "=f"(t4504) : "r"(t4502));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4505;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4505) : "f"(t4503), "f"(t4461), "f"(t4462));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4506 = t4505 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4507;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4507) : "f"(t4506));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4508 = t4507 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4509;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4509) : "f"(t4508));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4510 = t4505 * t4509;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4511;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4511) : "f"(t4504), "f"(t4463), "f"(t4464));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4512 = t4511 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4513;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4513) : "f"(t4512));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4514 = t4513 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4515;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4515) : "f"(t4514));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4516 = t4511 * t4515;
#line 85 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4510), "f"(t4516));
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4518 = row_19 << 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4519 = row_19 & 4294901760u;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4520;
                        asm("mov.b32 %0, %1;" : "=f"(t4520) : "r"(t4518));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4521;
                        asm("mov.b32 %0, %1;" : "=f"(t4521) : "r"(t4519));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4522) : "f"(t4520), "f"(t4465), "f"(t4466));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4523 = t4522 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4524;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4524) : "f"(t4523));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4525 = t4524 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4526;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4526) : "f"(t4525));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4527 = t4522 * t4526;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4528) : "f"(t4521), "f"(t4467), "f"(t4468));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4529 = t4528 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4530;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4530) : "f"(t4529));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4531 = t4530 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4532;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4532) : "f"(t4531));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4533 = t4528 * t4532;
#line 85 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4527), "f"(t4533));
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4535 = row_20 << 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4536 = row_20 & 4294901760u;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4537;
                        asm("mov.b32 %0, %1;" : "=f"(t4537) : "r"(t4535));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4538;
                        asm("mov.b32 %0, %1;" : "=f"(t4538) : "r"(t4536));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4539;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4539) : "f"(t4537), "f"(t4469), "f"(t4470));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4540 = t4539 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4541;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4541) : "f"(t4540));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4542 = t4541 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4543;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4543) : "f"(t4542));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4544 = t4539 * t4543;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4545) : "f"(t4538), "f"(t4471), "f"(t4472));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4546 = t4545 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4547;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4547) : "f"(t4546));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4548 = t4547 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4549;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4549) : "f"(t4548));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4550 = t4545 * t4549;
#line 85 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4544), "f"(t4550));
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4552 = row_21 << 16u;
#line 85 "fa-kernels/src/conv/output.rs"
                        const u32 t4553 = row_21 & 4294901760u;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4554;
                        asm("mov.b32 %0, %1;" : "=f"(t4554) : "r"(t4552));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4555;
                        asm("mov.b32 %0, %1;" : "=f"(t4555) : "r"(t4553));
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4556;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4556) : "f"(t4554), "f"(t4473), "f"(t4474));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4557 = t4556 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4558;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4558) : "f"(t4557));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4559 = t4558 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4560;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4560) : "f"(t4559));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4561 = t4556 * t4560;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4562;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4562) : "f"(t4555), "f"(t4475), "f"(t4476));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4563 = t4562 * -1.442695f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4564;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4564) : "f"(t4563));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4565 = t4564 + 1.0f;
#line 85 "fa-kernels/src/conv/output.rs"
                        f32 t4566;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4566) : "f"(t4565));
#line 85 "fa-kernels/src/conv/output.rs"
                        const f32 t4567 = t4562 * t4566;
#line 85 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4561), "f"(t4567));
#line 89 "fa-kernels/src/conv/output.rs"
                        const bool t4569 = row_17 < t4458;
#line 89 "fa-kernels/src/conv/output.rs"
                        const bool t4570 = t4492 < t4460;
#line 89 "fa-kernels/src/conv/output.rs"
                        const bool t4571 = t4569 & t4570;
#line 89 "fa-kernels/src/conv/output.rs"
                        if (t4571) {
                            const u32 at_22 = y_12 + row_17;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t4492;
                            const u64 t4574 = (u64)sample_4;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4575 = t4574 * y_stride0;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4576 = t4575 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4577 = y + t4576;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4578 = (u64)at_22;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4579 = t4578 * y_stride1;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4580 = t4579 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4581 = t4577 + t4580;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4582 = (u64)at_23;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4583 = t4582 * y_stride2;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4584 = t4583 * 2ull;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4585 = t4581 + t4584;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4586 = (u64)channel_3 * 2u;
#line 91 "fa-kernels/src/conv/output.rs"
                            const u64 t4587 = t4585 + t4586;
#line 91 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4587), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4588 = i_6 < rounds;
#line 80 "fa-kernels/src/conv/streaming/group.rs"
            if (t4588) {
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4589 = index + 3u;
#line 102 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4589) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4590 = t1185 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4591 = lane & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4592 = lane >> 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4593 = t4592 << 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4594 = t4591 + t4593;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4595 = t4590 >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4596 = lane >> 3u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4597 = t4596 & 1u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4598 = t4595 + t4597;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4599 = t4594 & 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4600 = t4598 ^ t4599;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4601 = t4594 << 7u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4602 = t4600 << 4u;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4603 = t4601 + t4602;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4604 = t1187 + t4603;
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4605) : "f"(acc), "f"(acc_2));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4606) : "f"(acc_3), "f"(acc_4));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4607) : "f"(acc_5), "f"(acc_6));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4608) : "f"(acc_7), "f"(acc_8));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4605), "r"(t4606), "r"(t4607), "r"(t4608) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4609) : "f"(acc_9), "f"(acc_10));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4610) : "f"(acc_11), "f"(acc_12));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4611) : "f"(acc_13), "f"(acc_14));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4612) : "f"(acc_15), "f"(acc_16));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4609), "r"(t4610), "r"(t4611), "r"(t4612) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4613) : "f"(acc_17), "f"(acc_18));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4614) : "f"(acc_19), "f"(acc_20));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4615) : "f"(acc_21), "f"(acc_22));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4616) : "f"(acc_23), "f"(acc_24));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4613), "r"(t4614), "r"(t4615), "r"(t4616) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4617) : "f"(acc_25), "f"(acc_26));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4618) : "f"(acc_27), "f"(acc_28));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4619) : "f"(acc_29), "f"(acc_30));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4620) : "f"(acc_31), "f"(acc_32));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4617), "r"(t4618), "r"(t4619), "r"(t4620) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4621) : "f"(acc_33), "f"(acc_34));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4622) : "f"(acc_35), "f"(acc_36));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4623) : "f"(acc_37), "f"(acc_38));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4624) : "f"(acc_39), "f"(acc_40));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4621), "r"(t4622), "r"(t4623), "r"(t4624) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4625) : "f"(acc_41), "f"(acc_42));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4626) : "f"(acc_43), "f"(acc_44));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4627;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4627) : "f"(acc_45), "f"(acc_46));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4628) : "f"(acc_47), "f"(acc_48));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4625), "r"(t4626), "r"(t4627), "r"(t4628) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4629) : "f"(acc_49), "f"(acc_50));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4630;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4630) : "f"(acc_51), "f"(acc_52));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4631;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4631) : "f"(acc_53), "f"(acc_54));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4632;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4632) : "f"(acc_55), "f"(acc_56));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4629), "r"(t4630), "r"(t4631), "r"(t4632) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4633;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4633) : "f"(acc_57), "f"(acc_58));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4634;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4634) : "f"(acc_59), "f"(acc_60));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4635;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4635) : "f"(acc_61), "f"(acc_62));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4636;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4636) : "f"(acc_63), "f"(acc_64));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4633), "r"(t4634), "r"(t4635), "r"(t4636) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4637;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4637) : "f"(acc_65), "f"(acc_66));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4638;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4638) : "f"(acc_67), "f"(acc_68));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4639;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4639) : "f"(acc_69), "f"(acc_70));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4640;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4640) : "f"(acc_71), "f"(acc_72));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4637), "r"(t4638), "r"(t4639), "r"(t4640) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4641;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4641) : "f"(acc_73), "f"(acc_74));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4642;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4642) : "f"(acc_75), "f"(acc_76));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4643;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4643) : "f"(acc_77), "f"(acc_78));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4644;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4644) : "f"(acc_79), "f"(acc_80));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4641), "r"(t4642), "r"(t4643), "r"(t4644) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4645;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4645) : "f"(acc_81), "f"(acc_82));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4646;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4646) : "f"(acc_83), "f"(acc_84));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4647;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4647) : "f"(acc_85), "f"(acc_86));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4648;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4648) : "f"(acc_87), "f"(acc_88));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4645), "r"(t4646), "r"(t4647), "r"(t4648) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4649) : "f"(acc_89), "f"(acc_90));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4650) : "f"(acc_91), "f"(acc_92));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4651;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4651) : "f"(acc_93), "f"(acc_94));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4652;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4652) : "f"(acc_95), "f"(acc_96));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4649), "r"(t4650), "r"(t4651), "r"(t4652) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4653;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4653) : "f"(acc_97), "f"(acc_98));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4654;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4654) : "f"(acc_99), "f"(acc_100));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4655;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4655) : "f"(acc_101), "f"(acc_102));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4656;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4656) : "f"(acc_103), "f"(acc_104));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4653), "r"(t4654), "r"(t4655), "r"(t4656) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4657;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4657) : "f"(acc_105), "f"(acc_106));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4658;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4658) : "f"(acc_107), "f"(acc_108));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4659;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4659) : "f"(acc_109), "f"(acc_110));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4660;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4660) : "f"(acc_111), "f"(acc_112));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4657), "r"(t4658), "r"(t4659), "r"(t4660) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4661;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4661) : "f"(acc_113), "f"(acc_114));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4662;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4662) : "f"(acc_115), "f"(acc_116));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4663;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4663) : "f"(acc_117), "f"(acc_118));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4664) : "f"(acc_119), "f"(acc_120));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4661), "r"(t4662), "r"(t4663), "r"(t4664) : "memory");
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4665;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4665) : "f"(acc_121), "f"(acc_122));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4666;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4666) : "f"(acc_123), "f"(acc_124));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4667;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4667) : "f"(acc_125), "f"(acc_126));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4668;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4668) : "f"(acc_127), "f"(acc_128));
#line 272 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4604), "r"(t4665), "r"(t4666), "r"(t4667), "r"(t4668) : "memory");
            }
        }
    }
}
