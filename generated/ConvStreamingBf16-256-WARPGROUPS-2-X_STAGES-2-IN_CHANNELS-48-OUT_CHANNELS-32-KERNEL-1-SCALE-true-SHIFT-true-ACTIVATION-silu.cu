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
#line 194 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t2 = thread >> 5u;
#line 195 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t2));
#line 196 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 73728u;
    const u32 handovers = outputs + 65536u;
    const u32 t7 = handovers + 2112u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 to_2 = smem_1 + 65536u;
#line 200 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t9 = thread == 0u;
#line 200 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t19 = t7 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t7 + 16u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t7 + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = t7 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 206 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t25 = index == 2u;
#line 209 "fa-kernels/src/conv/streaming/mod.rs"
    if (t25) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t27 = index_2 == 2u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
        if (t27) {
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t28 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t29 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t30 = t28 - t29;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t31 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t32 = t30 / t31;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t41 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t42 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t43 = i * t42;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t41 + t43;
                const u32 t45 = number << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t46;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t46) : "r"(t45), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t46 >> tiles_shift;
                const u32 t48 = sample * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
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
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i & 1u;
                const u32 t67 = index_3 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t68 = t7 + t67;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t69 = i >> 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t70 = t69 & 1u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t71 = slot << 15u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t71;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t73;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t73) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t74 = t73 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                if (t74) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 32768;" :  : "r"(t68) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t68), "r"(0u), "r"(x_2), "r"(y_2), "r"(sample) : "memory");
                }
                const bool t75 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
                if (t75) {
#line 50 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 1u; i_2 += 1u) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t76 = blockIdx.x;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t77 = t76 + i_2;
                        const u32 t78 = t7 + 32u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t79;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t79) : );
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t80 = t79 == 1u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t80) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t78) : "memory");
#line 67 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t78), "r"(0u), "r"(0u), "r"(0u), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t81 = index_2 < 2u;
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
            if (t81) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t82 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_2 = handovers + t82;
                const u32 t84 = coefficients_2 + 1024u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t85 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t86 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t87 = t85 - t86;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t88 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t89 = t87 / t88;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t90 = t89 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t90; i_3 += 2u) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t91 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t92 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t93 = i_3 * t92;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t91 + t93;
                    const u32 t95 = number_2 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t96;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t96) : "r"(t95), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t96 >> tiles_shift;
                    const u32 t98 = sample_2 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t98;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t103 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t103) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t104 = share < shares;
                            if (!t104) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t105 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t105 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t107 = channel < 31u ? channel : 31u;
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
                                    const u32 t111 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t112 = i_4 < t111 ? i_4 : t111;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t113 = t107 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t114 = t113 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t115 = t114 + t112;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t115 + 544u;
                                    const u32 t117 = at_2 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t118 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t119 = t118 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t120 = t119 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t121 = counters + t120;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t122 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t123 = t122 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t124 = t123 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t125 = t121 + t124;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t126 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t127 = t126 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t128 = t127 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t129 = counters + t128;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t130 = (u64)t117;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t131 = t130 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t132 = t131 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t133 = t129 + t132;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t134 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t135 = own < t134 ? own : t134;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t136 = t107 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t137 = t136 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t138 = t137 + t135;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t138 + 544u;
                                    const u32 t140 = at_3 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = t141 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = t142 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = counters + t143;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = t145 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t144 + t147;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = t149 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t150 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = counters + t151;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = (u64)t140;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = t153 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = t154 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = t152 + t155;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t157 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t158 = own_2 < t157 ? own_2 : t157;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t159 = t107 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t160 = t159 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t161 = t160 + t158;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t161 + 544u;
                                    const u32 t163 = at_4 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = t164 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = counters + t166;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t168 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t167 + t170;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t172 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = counters + t174;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = (u64)t163;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = t176 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = t177 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = t175 + t178;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t180 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t181 = own_3 < t180 ? own_3 : t180;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t182 = t107 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t183 = t182 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t184 = t183 + t181;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t184 + 544u;
                                    const u32 t186 = at_5 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = t187 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = counters + t189;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t191 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t190 + t193;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t195 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = counters + t197;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = (u64)t186;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = t199 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = t200 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = t198 + t201;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t203 = i_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t204;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t204) : "r"(t203), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t205 = t204 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t205 << 5u;
                                    const u32 t207 = i_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t208;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t208) : "r"(t207), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t209 = t208 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t210 = t209 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t211 = i_4 - t210;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t211 << 3u;
                                    const bool t213 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t214 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t213 ? t214 : 0u;
                                    const u32 t216 = left_2 < 32u ? left_2 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t217 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t218 = t217 < 8u ? t217 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t219 = 0u < t216;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t219 ? t216 : 0u;
                                    const u32 t221 = left_3 < 32u ? left_3 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t221 * t218;
                                    const bool t223 = i_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t224 = t223 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t224;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t226 = own << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t227;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t227) : "r"(t226), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t228 = t227 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t228 << 5u;
                                    const u32 t230 = own << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t231;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t231) : "r"(t230), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t232 = t231 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t233 = t232 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = own - t233;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t234 << 3u;
                                    const bool t236 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t237 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t236 ? t237 : 0u;
                                    const u32 t239 = left_4 < 32u ? left_4 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t240 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t241 = t240 < 8u ? t240 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t242 = 0u < t239;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t242 ? t239 : 0u;
                                    const u32 t244 = left_5 < 32u ? left_5 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t244 * t241;
                                    const bool t246 = own < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t247 = t246 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t247;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t249 = own_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t250;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t250) : "r"(t249), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t251 = t250 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t251 << 5u;
                                    const u32 t253 = own_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t254;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t254) : "r"(t253), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t255 = t254 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = t255 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = own_2 - t256;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t257 << 3u;
                                    const bool t259 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t260 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t259 ? t260 : 0u;
                                    const u32 t262 = left_6 < 32u ? left_6 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t263 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t264 = t263 < 8u ? t263 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t265 = 0u < t262;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t265 ? t262 : 0u;
                                    const u32 t267 = left_7 < 32u ? left_7 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t267 * t264;
                                    const bool t269 = own_2 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t270 = t269 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t270;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t272 = own_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t273;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t273) : "r"(t272), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = t273 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t274 << 5u;
                                    const u32 t276 = own_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t277;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t277) : "r"(t276), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t278 = t277 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = t278 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = own_3 - t279;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t280 << 3u;
                                    const bool t282 = y_6 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t283 = height - y_6;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t282 ? t283 : 0u;
                                    const u32 t285 = left_8 < 32u ? left_8 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t286 = width - x_6;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t287 = t286 < 8u ? t286 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t288 = 0u < t285;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t288 ? t285 : 0u;
                                    const u32 t290 = left_9 < 32u ? left_9 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t290 * t287;
                                    const bool t292 = own_3 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t293 = t292 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t293;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t295;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t295) : "l"(t125) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t295;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t296;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t296) : "l"(t133) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t296;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t297;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t297) : "l"(t148) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t297;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t298;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t298) : "l"(t156) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t298;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t299;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t299) : "l"(t171) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t299;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t300;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t300) : "l"(t179) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t300;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t301;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t301) : "l"(t194) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t301;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t302;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t302) : "l"(t202) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t302;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t303 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t304 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t305 = t303 < t304 ? t303 : t304;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t306 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t307 = t305 < t306 ? t305 : t306;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t308 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t309 = t307 < t308 ? t307 : t308;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t310 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t311 = t309 < t310 ? t309 : t310;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t312 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t313 = t311 < t312 ? t311 : t312;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t314 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t315 = t313 < t314 ? t313 : t314;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t316 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t317 = t315 < t316 ? t315 : t316;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t318 = t317 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t319 = __any_sync(0xffffffffu, t318);
                                        if (!t319) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t320 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t321 = t320 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t321) {
                                            u32 t322;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t322) : "l"(t125) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t322;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t323 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t324 = t323 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t324) {
                                            u32 t325;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t133) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t325;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t326 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t327 = t326 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t327) {
                                            u32 t328;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t328) : "l"(t148) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t328;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t329 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t330 = t329 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t330) {
                                            u32 t331;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t331) : "l"(t156) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t331;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t332 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t333 = t332 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t333) {
                                            u32 t334;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t334) : "l"(t171) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t334;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t335 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t336 = t335 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t336) {
                                            u32 t337;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t179) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t337;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t338 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t339 = t338 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t339) {
                                            u32 t340;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t340) : "l"(t194) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t340;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t341 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t342 = t341 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t342) {
                                            u32 t343;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t343) : "l"(t202) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t343;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t361 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t361));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t363 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t363));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t365 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t365));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t367 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t367));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t369 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t369));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t371 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t371));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t373 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t373));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t375 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t375));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t377 = i_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t378 = t377 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t379 = own < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t380 = t379 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t381 = own_2 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t382 = t381 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t383 = own_3 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t384 = t383 ? heard_16 : 0.0f;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t385 = counts + counts_2;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t386 = t385 + counts_3;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t386 + counts_4;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t388 = heard_9 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t389 = counts * t388;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t390 = heard_11 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t391 = counts_2 * t390;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t392 = t389 + t391;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t393 = heard_13 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t394 = counts_3 * t393;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t395 = t392 + t394;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t396 = heard_15 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t397 = counts_4 * t396;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t398 = t395 + t397;
                                    f32 t399;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t399) : "f"(count_2), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t400;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t400) : "f"(t399));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t398 * t400;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t403 = heard_9 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t403 - distance;
                                    const f32 t405 = from_mean * from_mean;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t406;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t406) : "f"(t405), "f"(counts), "f"(t378));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t407 = heard_11 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t407 - distance;
                                    const f32 t409 = from_mean_2 * from_mean_2;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t410;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t410) : "f"(t409), "f"(counts_2), "f"(t380));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t411 = t406 + t410;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t412 = heard_13 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t412 - distance;
                                    const f32 t414 = from_mean_3 * from_mean_3;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t415;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t415) : "f"(t414), "f"(counts_3), "f"(t382));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t416 = t411 + t415;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t417 = heard_15 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t417 - distance;
                                    const f32 t419 = from_mean_4 * from_mean_4;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t420;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t420) : "f"(t419), "f"(counts_4), "f"(t384));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t416 + t420;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t422 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t423 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t424 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t422 + count_2;
                                    const f32 difference = mean_2 - t423;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t427;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t427) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t428;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t428) : "f"(t427));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t428;
                                    f32 t430;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(difference), "f"(share_2), "f"(t423));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = t431 * t422;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = t424 + squares_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t434;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(t432), "f"(share_2), "f"(t433));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t430;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t434;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t435 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t435) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t125), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t133), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t436 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t436) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t148), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t156), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t437 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t437) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t171), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t179), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t438 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t438) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t194), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t202), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t439 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t440 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t441 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t442 = channel < 32u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
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
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t455 = -t440;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 to_zero = t455 * factor;
                                    const u64 t457 = (u64)channel;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t458 = t457 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t459 = t458 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t460 = shift + t459;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    bf16 t461;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t461) : "l"(t460) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t462 = __uint_as_float((u32)t461 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 shift_2 = to_zero + t462;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t464 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t465 = 0u < t464;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t465) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t467 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t468 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t469 = t468 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t470 = t469 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t471 = counters + t470;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t472 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t473 = t472 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t474 = t473 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t475 = t471 + t474;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t476 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t477 = t476 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = t477 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t479 = counters + t478;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = (u64)t467;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = t480 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = t481 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = t479 + t482;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t485 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t486 = t485 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t475), "r"(t486) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t488 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t489 = t488 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t483), "r"(t489) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t490 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t491 = 1u < t490;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t491) {
                                        const u32 t492 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t492;
                                        const u32 t494 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = t495 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = t496 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = counters + t497;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = t499 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = t500 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t498 + t501;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t503 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = t504 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = counters + t505;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = (u64)t494;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t507 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = t508 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t506 + t509;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t512 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t513 = t512 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t502), "r"(t513) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t515 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t516 = t515 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t510), "r"(t516) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t517 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t518 = 2u < t517;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t518) {
                                        const u32 t519 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t519;
                                        const u32 t521 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = t522 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = t523 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = counters + t524;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = t526 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = t527 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t525 + t528;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t530 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = t531 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = counters + t532;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = (u64)t521;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t534 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = t535 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t533 + t536;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t539 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t540 = t539 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t529), "r"(t540) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t542 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t543 = t542 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t537), "r"(t543) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t544 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t545 = 3u < t544;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t545) {
                                        const u32 t546 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t546;
                                        const u32 t548 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = t549 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = t550 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = counters + t551;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = t553 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = t554 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t552 + t555;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t557 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = t558 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = counters + t559;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = (u64)t548;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t561 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = t562 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t560 + t563;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t566 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t567 = t566 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t556), "r"(t567) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t569 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t570 = t569 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t564), "r"(t570) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t571 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t572 = 4u < t571;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t572) {
                                        const u32 t573 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t573;
                                        const u32 t575 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = t576 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = t577 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = counters + t578;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = t580 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = t581 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t579 + t582;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t584 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = t585 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = counters + t586;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = (u64)t575;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t588 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = t589 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t587 + t590;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t593 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t594 = t593 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t583), "r"(t594) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t596 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t597 = t596 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t591), "r"(t597) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t598 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t599 = 5u < t598;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t599) {
                                        const u32 t600 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t600;
                                        const u32 t602 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = t603 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = t604 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = counters + t605;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = t607 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = t608 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t606 + t609;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t611 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = t612 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = counters + t613;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = (u64)t602;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t615 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = t616 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t614 + t617;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t620 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t621 = t620 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t610), "r"(t621) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t623 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t624 = t623 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t618), "r"(t624) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t625 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t626 = 6u < t625;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t626) {
                                        const u32 t627 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t627;
                                        const u32 t629 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = t630 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = t631 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = counters + t632;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = t634 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = t635 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t633 + t636;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t638 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = t639 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = counters + t640;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = (u64)t629;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t642 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = t643 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t641 + t644;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t647 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t648 = t647 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t637), "r"(t648) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t650 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t651 = t650 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t645), "r"(t651) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t652 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t653 = 7u < t652;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t653) {
                                        const u32 t654 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t654;
                                        const u32 t656 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = t657 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = t658 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = counters + t659;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = t661 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = t662 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t660 + t663;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t665 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = t666 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = counters + t667;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = (u64)t656;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = t669 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = t670 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t668 + t671;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t674 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t675 = t674 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t664), "r"(t675) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(shift_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t677 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t678 = t677 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t672), "r"(t678) : "memory");
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
                                    const u32 t680 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t680 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t682 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t682 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t684 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t684 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t686 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t687 = own_4 < t686 ? own_4 : t686;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t688 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t689 = t688 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t690 = t689 + t687;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t690 + 544u;
                                    const u32 t692 = at_14 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t693 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t694 = t693 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t695 = t694 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t696 = counters + t695;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t697 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t698 = t697 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t699 = t698 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t700 = t696 + t699;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t701 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t702 = t701 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = t702 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = counters + t703;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = (u64)t692;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = t705 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = t706 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t704 + t707;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t709 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t710 = own_5 < t709 ? own_5 : t709;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t711 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t712 = t711 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t713 = t712 + t710;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t713 + 544u;
                                    const u32 t715 = at_15 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t717 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = counters + t718;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = t720 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = t721 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = t719 + t722;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = t724 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = t725 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = counters + t726;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = (u64)t715;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = t728 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = t729 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t727 + t730;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t732 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t733 = own_6 < t732 ? own_6 : t732;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t734 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t735 = t734 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t736 = t735 + t733;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t736 + 544u;
                                    const u32 t738 = at_16 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t740 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = counters + t741;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = t743 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = t744 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = t742 + t745;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = t747 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = t748 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = counters + t749;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = (u64)t738;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = t751 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = t752 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t750 + t753;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t755 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t756 = own_7 < t755 ? own_7 : t755;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t757 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t758 = t757 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t759 = t758 + t756;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t759 + 544u;
                                    const u32 t761 = at_17 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t763 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = counters + t764;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = t766 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = t767 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = t765 + t768;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = t770 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = t771 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = counters + t772;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = (u64)t761;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = t774 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = t775 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t773 + t776;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t778 = own_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t779;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t779) : "r"(t778), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t780 = t779 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t780 << 5u;
                                    const u32 t782 = own_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t783;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t783) : "r"(t782), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t784 = t783 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t785 = t784 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t786 = own_4 - t785;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t786 << 3u;
                                    const bool t788 = y_7 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t789 = height - y_7;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t788 ? t789 : 0u;
                                    const u32 t791 = left_10 < 32u ? left_10 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t792 = width - x_7;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t793 = t792 < 8u ? t792 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t794 = 0u < t791;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t794 ? t791 : 0u;
                                    const u32 t796 = left_11 < 32u ? left_11 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t796 * t793;
                                    const bool t798 = own_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t799 = t798 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t799;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t801 = own_5 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t802;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t802) : "r"(t801), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = t802 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t803 << 5u;
                                    const u32 t805 = own_5 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t806;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t806) : "r"(t805), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t807 = t806 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t808 = t807 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t809 = own_5 - t808;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t809 << 3u;
                                    const bool t811 = y_8 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t812 = height - y_8;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t811 ? t812 : 0u;
                                    const u32 t814 = left_12 < 32u ? left_12 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t815 = width - x_8;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t816 = t815 < 8u ? t815 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t817 = 0u < t814;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t817 ? t814 : 0u;
                                    const u32 t819 = left_13 < 32u ? left_13 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t819 * t816;
                                    const bool t821 = own_5 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t822 = t821 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t822;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t824 = own_6 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t825;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t825) : "r"(t824), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = t825 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t826 << 5u;
                                    const u32 t828 = own_6 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t829;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t829) : "r"(t828), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t830 = t829 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t831 = t830 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t832 = own_6 - t831;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t832 << 3u;
                                    const bool t834 = y_9 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t835 = height - y_9;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t834 ? t835 : 0u;
                                    const u32 t837 = left_14 < 32u ? left_14 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = width - x_9;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t839 = t838 < 8u ? t838 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t840 = 0u < t837;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t840 ? t837 : 0u;
                                    const u32 t842 = left_15 < 32u ? left_15 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t842 * t839;
                                    const bool t844 = own_6 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t845 = t844 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t845;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t847 = own_7 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t848;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t848) : "r"(t847), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = t848 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t849 << 5u;
                                    const u32 t851 = own_7 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t852;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t852) : "r"(t851), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t853 = t852 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t854 = t853 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t855 = own_7 - t854;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t855 << 3u;
                                    const bool t857 = y_10 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t858 = height - y_10;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t857 ? t858 : 0u;
                                    const u32 t860 = left_16 < 32u ? left_16 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t861 = width - x_10;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t862 = t861 < 8u ? t861 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t863 = 0u < t860;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t863 ? t860 : 0u;
                                    const u32 t865 = left_17 < 32u ? left_17 : 32u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t865 * t862;
                                    const bool t867 = own_7 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t868 = t867 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t868;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t870;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t870) : "l"(t700) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t870;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t871;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t871) : "l"(t708) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t871;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t872;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t872) : "l"(t723) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t872;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t873;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t873) : "l"(t731) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t873;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t874;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t874) : "l"(t746) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t874;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t875;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t875) : "l"(t754) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t875;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t876;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t876) : "l"(t769) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t876;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t877;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t877) : "l"(t777) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t877;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t878 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t879 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t880 = t878 < t879 ? t878 : t879;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t881 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t882 = t880 < t881 ? t880 : t881;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t883 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t884 = t882 < t883 ? t882 : t883;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t885 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t886 = t884 < t885 ? t884 : t885;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t887 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t888 = t886 < t887 ? t886 : t887;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t889 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t890 = t888 < t889 ? t888 : t889;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t891 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t892 = t890 < t891 ? t890 : t891;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t893 = t892 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t894 = __any_sync(0xffffffffu, t893);
                                        if (!t894) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t895 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t896 = t895 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t896) {
                                            u32 t897;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t897) : "l"(t700) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t897;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t898 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t899 = t898 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t899) {
                                            u32 t900;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t900) : "l"(t708) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t900;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t901 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t902 = t901 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t902) {
                                            u32 t903;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t903) : "l"(t723) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t903;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t904 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t905 = t904 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t905) {
                                            u32 t906;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t906) : "l"(t731) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t906;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t907 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t908 = t907 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t908) {
                                            u32 t909;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t909) : "l"(t746) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t909;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t910 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t911 = t910 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t911) {
                                            u32 t912;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t912) : "l"(t754) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t912;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t913 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t914 = t913 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t914) {
                                            u32 t915;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t915) : "l"(t769) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t915;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t916 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t917 = t916 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t917) {
                                            u32 t918;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t918) : "l"(t777) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t918;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t936 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t936));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t938 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t938));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t940 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t940));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t942 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t942));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t944 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t944));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t946 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t946));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t948 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t948));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t950 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t950));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t952 = own_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t953 = t952 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t954 = own_5 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t955 = t954 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t956 = own_6 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t957 = t956 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t958 = own_7 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t959 = t958 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t960;
                                    asm("mov.b32 %0, %1;" : "=r"(t960) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t961;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t961) : "r"(t960));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t961));
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t963 = counts_5 + counts_6;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t964 = t963 + counts_7;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t965 = t964 + counts_8;
                                    f32 t966;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t966) : "f"(t965));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t967 = t965 + t966;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t968;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t968) : "f"(t967));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t969 = t967 + t968;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t970;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t970) : "f"(t969));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t971 = t969 + t970;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t972;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t972) : "f"(t971));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = t971 + t972;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t974;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t974) : "f"(t973));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t973 + t974;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t976 = heard_25 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = counts_5 * t976;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t978 = heard_27 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = counts_6 * t978;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t980 = t977 + t979;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = heard_29 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t982 = counts_7 * t981;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = t980 + t982;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t984 = heard_31 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t985 = counts_8 * t984;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = t983 + t985;
                                    f32 t987;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t987) : "f"(t986));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = t986 + t987;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t989;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t989) : "f"(t988));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = t988 + t989;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t991;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t991) : "f"(t990));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = t990 + t991;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t993;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t993) : "f"(t992));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = t992 + t993;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t995;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t995) : "f"(t994));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t994 + t995;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t997;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t997) : "f"(count_5), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t998;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t998) : "f"(t997));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t996 * t998;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_4 = near + distance_2;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1001 = heard_25 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1001 - distance_2;
                                    const f32 t1003 = from_mean_5 * from_mean_5;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1004;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1004) : "f"(t1003), "f"(counts_5), "f"(t953));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1005 = heard_27 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1005 - distance_2;
                                    const f32 t1007 = from_mean_6 * from_mean_6;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1008;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1008) : "f"(t1007), "f"(counts_6), "f"(t955));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1009 = t1004 + t1008;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = heard_29 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1010 - distance_2;
                                    const f32 t1012 = from_mean_7 * from_mean_7;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1013;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1013) : "f"(t1012), "f"(counts_7), "f"(t957));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1009 + t1013;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = heard_31 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1015 - distance_2;
                                    const f32 t1017 = from_mean_8 * from_mean_8;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1018;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(t1017), "f"(counts_8), "f"(t959));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = t1014 + t1018;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1020;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1020) : "f"(t1019));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = t1019 + t1020;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1022;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1022) : "f"(t1021));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1021 + t1022;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1024;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1023 + t1024;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1026;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1025 + t1026;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1028) : "f"(t1027));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1027 + t1028;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1030 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1031 = mean_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1032 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1030 + count_5;
                                    const f32 difference_2 = mean_4 - t1031;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1035;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1035) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1036;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1036) : "f"(t1035));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1036;
                                    f32 t1038;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1038) : "f"(difference_2), "f"(share_3), "f"(t1031));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1039 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1040 = t1039 * t1030;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1041 = t1032 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t1042;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1042) : "f"(t1040), "f"(share_3), "f"(t1041));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_3 = t1038;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1042;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1043 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1043) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t700), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t708), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1044 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1044) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t723), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t731), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1045 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1045) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t746), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t754), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1046 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1046) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t769), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t777), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1047 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1048 = mean_3;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1049 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1050;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1050) : "f"(t1047), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1051;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1051) : "f"(t1050));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1049 * t1051;
                                const f32 t1053 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1053));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1055 = (u64)share;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1056 = t1055 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1057 = t1056 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1058 = scale + t1057;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1059;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1059) : "l"(t1058) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1060 = __uint_as_float((u32)t1059 << 16);
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1060;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1062 = -t1048;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 to_zero_2 = t1062 * factor_2;
                                const u64 t1064 = (u64)share;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1065 = t1064 * shift_stride0;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1066 = t1065 * 2ull;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1067 = shift + t1066;
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                bf16 t1068;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1068) : "l"(t1067) : "memory");
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1069 = __uint_as_float((u32)t1068 << 16);
#line 89 "fa-kernels/src/conv/coefficients.rs"
                                const f32 shift_3 = to_zero_2 + t1069;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1071 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1072 = lane < t1071;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1072) {
                                    const u32 t1073 = lane << 6u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1074 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1073 + t1074;
                                    const u32 t1076 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = t1077 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = t1078 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = counters + t1079;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1081 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1082 = t1081 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1083 = t1082 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1084 = t1080 + t1083;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1085 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1086 = t1085 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1087 = t1086 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1088 = counters + t1087;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1089 = (u64)t1076;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1090 = t1089 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1091 = t1090 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1092 = t1088 + t1091;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1094 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1095 = t1094 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1084), "r"(t1095) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(shift_3));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1097 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1098 = t1097 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1092), "r"(t1098) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1099 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1099;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1101 = i_3 >> 1u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1102 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1103 = t1102 << 6u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1103 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = t1105 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = t1106 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = counters + t1107;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1109 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = t1109 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1111 = t1110 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1112 = t1108 + t1111;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1113 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1114 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1115 = t1114 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = t1115 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = counters + t1116;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1118 = (u64)t1113;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = t1118 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = t1119 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = t1117 + t1120;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1122;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1122) : "l"(t1112) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1122;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1123;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1123) : "l"(t1121) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1123;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1124 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1125 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1126 = t1124 < t1125 ? t1124 : t1125;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1127 = t1126 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1128 = __any_sync(0xffffffffu, t1127);
                        if (!t1128) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1129 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1130 = t1129 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1130) {
                            u32 t1131;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1131) : "l"(t1112) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1131;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1132 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1133 = t1132 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1133) {
                            u32 t1134;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1134) : "l"(t1121) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1134;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1140 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1140));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1142 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1142));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1144 = t1101 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1145 = t1144 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1146 = t84 + t1145;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1147 = t1101 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1148 = t1147 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1146), "r"(t1148) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1149 = t1101 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1150 = t1149 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_2 + t1150;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1152 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1152;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_35) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_36) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1154;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1154) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1155 = t1154 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1155) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1101 & 1u;
                        const u32 t1157 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1158 = t1157 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1159 = t84 + t1158;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1159) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1160 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1160) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1162 = copy + 512u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1163 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1164 = t1163 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1165 = t1164 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1166 = counters + t1165;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1167 = (u64)t1162;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1168 = t1167 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1169 = t1168 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1170 = t1166 + t1169;
                        const u32 t1171 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1172 = t1171 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1172 >> 3u;
                        u32 t1174;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1174) : "l"(t1170), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1175 = t1174 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1176 = t1175 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1176;
                    }
                    const u32 t1177 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1178;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1178) : "r"(t1177));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1179 = t1178 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1179) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1112), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1121), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1180 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_3 = handovers + t1180;
        const u32 t1182 = coefficients_3 + 1024u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1183 = warp & 3u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1184 = index << 15u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1185 = outputs + t1184;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_2 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_3 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_4 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_5 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_6 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_7 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_8 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_9 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_10 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_11 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_12 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_13 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_14 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_15 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_16 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_17 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_18 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_19 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_20 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_21 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_22 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_23 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_24 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_25 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_26 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_27 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_28 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_29 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_30 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_31 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_32 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_33 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_34 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_35 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_36 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_37 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_38 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_39 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_40 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_41 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_42 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_43 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_44 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_45 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_46 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_47 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_48 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_49 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_50 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_51 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_52 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_53 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_54 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_55 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_56 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_57 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_58 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_59 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_60 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_61 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_62 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_63 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_64 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_65 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_66 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_67 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_68 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_69 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_70 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_71 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_72 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_73 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_74 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_75 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_76 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_77 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_78 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_79 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_80 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_81 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_82 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_83 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_84 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_85 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_86 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_87 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_88 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_89 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_90 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_91 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_92 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_93 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_94 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_95 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_96 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_97 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_98 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_99 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_100 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_101 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_102 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_103 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_104 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_105 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_106 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_107 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_108 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_109 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_110 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_111 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_112 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_113 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_114 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_115 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_116 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_117 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_118 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_119 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_120 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_121 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_122 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_123 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_124 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_125 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_126 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_127 = 0.0f;
#line 46 "fa-kernels/src/conv/streaming/group.rs"
        f32 acc_128 = 0.0f;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1186 = t1183 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1187 = t1186 & 63u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1188 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1187 + t1188;
        const u32 channels = first_2 + 8u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1191 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1192 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1193 = t1191 - t1192;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1194 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1195 = t1193 / t1194;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1195 + 1u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1197 = rounds + 2u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1197; i_6 += 2u) {
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1198 = i_6 < rounds;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            if (t1198) {
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_65 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_66 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_69 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_70 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_73 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_74 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_77 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_78 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_81 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_82 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_85 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_86 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_89 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_90 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_93 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_94 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_97 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_98 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_101 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_102 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_105 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_106 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_109 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_110 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_113 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_114 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_117 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_118 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_121 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_122 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_125 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_126 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_67 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_68 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_71 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_72 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_75 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_76 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_79 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_80 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_83 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_84 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_87 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_88 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_91 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_92 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_95 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_96 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_99 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_100 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_103 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_104 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_107 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_108 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_111 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_112 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_115 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_116 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_119 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_120 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_123 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_124 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_127 = 0.0f;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_128 = 0.0f;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1199 = 0u < i_6;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                if (t1199) {
                    const u32 t1200 = index + 1u;
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1200) : "memory");
                }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1203 = index_4 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1204 = t7 + t1203;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1205 = i_6 >> 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1206 = t1205 & 1u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1204), "r"(t1206) : "memory");
                const u32 t1207 = slot_3 << 15u;
#line 104 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1208 = smem_1 + t1207;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1209 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1209) {
                    const u32 t1210 = t7 + 32u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1210), "r"(0u) : "memory");
                }
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1211 = to_2 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1212 = t1208 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1213 = t1211 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1214 = (u64)t1213;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1215 = t1214 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1216 = t1212 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1217 = (u64)t1216;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1218 = t1217 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1219 = t1211 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1220 = (u64)t1219;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1221 = t1220 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1222 = t1212 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1223 = (u64)t1222;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1224 = t1223 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1225 = t1211 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1226 = (u64)t1225;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1227 = t1226 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1228 = t1212 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1229 = (u64)t1228;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1230 = t1229 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %128, %129, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %130, %131, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n256k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63, %64, %65, %66, %67, %68, %69, %70, %71, %72, %73, %74, %75, %76, %77, %78, %79, %80, %81, %82, %83, %84, %85, %86, %87, %88, %89, %90, %91, %92, %93, %94, %95, %96, %97, %98, %99, %100, %101, %102, %103, %104, %105, %106, %107, %108, %109, %110, %111, %112, %113, %114, %115, %116, %117, %118, %119, %120, %121, %122, %123, %124, %125, %126, %127}, %132, %133, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) : "l"(t1215), "l"(t1218), "l"(t1221), "l"(t1224), "l"(t1227), "l"(t1230) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1231 = i_6 + 1u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1232 = t1231 < rounds;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                if (t1232) {
                    const bool t1233 = index == 1u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1234 = index + 1u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 next = t1233 ? 0u : t1234;
                    const u32 t1236 = next + 1u;
#line 123 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1236) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64), "+f"(acc_65), "+f"(acc_66), "+f"(acc_67), "+f"(acc_68), "+f"(acc_69), "+f"(acc_70), "+f"(acc_71), "+f"(acc_72), "+f"(acc_73), "+f"(acc_74), "+f"(acc_75), "+f"(acc_76), "+f"(acc_77), "+f"(acc_78), "+f"(acc_79), "+f"(acc_80), "+f"(acc_81), "+f"(acc_82), "+f"(acc_83), "+f"(acc_84), "+f"(acc_85), "+f"(acc_86), "+f"(acc_87), "+f"(acc_88), "+f"(acc_89), "+f"(acc_90), "+f"(acc_91), "+f"(acc_92), "+f"(acc_93), "+f"(acc_94), "+f"(acc_95), "+f"(acc_96), "+f"(acc_97), "+f"(acc_98), "+f"(acc_99), "+f"(acc_100), "+f"(acc_101), "+f"(acc_102), "+f"(acc_103), "+f"(acc_104), "+f"(acc_105), "+f"(acc_106), "+f"(acc_107), "+f"(acc_108), "+f"(acc_109), "+f"(acc_110), "+f"(acc_111), "+f"(acc_112), "+f"(acc_113), "+f"(acc_114), "+f"(acc_115), "+f"(acc_116), "+f"(acc_117), "+f"(acc_118), "+f"(acc_119), "+f"(acc_120), "+f"(acc_121), "+f"(acc_122), "+f"(acc_123), "+f"(acc_124), "+f"(acc_125), "+f"(acc_126), "+f"(acc_127), "+f"(acc_128) :  : "memory");
                u32 t1237;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1237) : );
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1238 = t1237 == 1u;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                if (t1238) {
                    const u32 t1239 = slot_3 + 2u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1240 = t1239 << 3u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1241 = t7 + t1240;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1241) : "memory");
                }
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1242 = acc;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1243 = acc_2;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1244;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1244) : "f"(t1242), "f"(t1243));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1245 = t1244 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1246 = t1244 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1247;
                asm("mov.b32 %0, %1;" : "=f"(t1247) : "r"(t1245));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1248;
                asm("mov.b32 %0, %1;" : "=f"(t1248) : "r"(t1246));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc = t1247;
                acc_2 = t1248;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1249 = acc_3;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1250 = acc_4;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1251;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1251) : "f"(t1249), "f"(t1250));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1252 = t1251 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1253 = t1251 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1254;
                asm("mov.b32 %0, %1;" : "=f"(t1254) : "r"(t1252));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1255;
                asm("mov.b32 %0, %1;" : "=f"(t1255) : "r"(t1253));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1254;
                acc_4 = t1255;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1256 = acc_5;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1257 = acc_6;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1258;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1258) : "f"(t1256), "f"(t1257));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1259 = t1258 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1260 = t1258 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1261;
                asm("mov.b32 %0, %1;" : "=f"(t1261) : "r"(t1259));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1262;
                asm("mov.b32 %0, %1;" : "=f"(t1262) : "r"(t1260));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1261;
                acc_6 = t1262;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1263 = acc_7;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1264 = acc_8;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1265;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1265) : "f"(t1263), "f"(t1264));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1266 = t1265 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1267 = t1265 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1268;
                asm("mov.b32 %0, %1;" : "=f"(t1268) : "r"(t1266));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1269;
                asm("mov.b32 %0, %1;" : "=f"(t1269) : "r"(t1267));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1268;
                acc_8 = t1269;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1270 = acc_9;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1271 = acc_10;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1272;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1272) : "f"(t1270), "f"(t1271));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1273 = t1272 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1274 = t1272 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1275;
                asm("mov.b32 %0, %1;" : "=f"(t1275) : "r"(t1273));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1276;
                asm("mov.b32 %0, %1;" : "=f"(t1276) : "r"(t1274));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1275;
                acc_10 = t1276;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1277 = acc_11;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1278 = acc_12;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1279;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1279) : "f"(t1277), "f"(t1278));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1280 = t1279 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1281 = t1279 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1282;
                asm("mov.b32 %0, %1;" : "=f"(t1282) : "r"(t1280));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1283;
                asm("mov.b32 %0, %1;" : "=f"(t1283) : "r"(t1281));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1282;
                acc_12 = t1283;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1284 = acc_13;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1285 = acc_14;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1286;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1286) : "f"(t1284), "f"(t1285));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1287 = t1286 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1288 = t1286 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1289;
                asm("mov.b32 %0, %1;" : "=f"(t1289) : "r"(t1287));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1290;
                asm("mov.b32 %0, %1;" : "=f"(t1290) : "r"(t1288));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1289;
                acc_14 = t1290;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1291 = acc_15;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1292 = acc_16;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1293;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1293) : "f"(t1291), "f"(t1292));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1294 = t1293 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1295 = t1293 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1296;
                asm("mov.b32 %0, %1;" : "=f"(t1296) : "r"(t1294));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1297;
                asm("mov.b32 %0, %1;" : "=f"(t1297) : "r"(t1295));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1296;
                acc_16 = t1297;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1298 = acc_17;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1299 = acc_18;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1300;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1300) : "f"(t1298), "f"(t1299));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1301 = t1300 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1302 = t1300 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1303;
                asm("mov.b32 %0, %1;" : "=f"(t1303) : "r"(t1301));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1304;
                asm("mov.b32 %0, %1;" : "=f"(t1304) : "r"(t1302));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1303;
                acc_18 = t1304;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1305 = acc_19;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1306 = acc_20;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1307;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1307) : "f"(t1305), "f"(t1306));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1308 = t1307 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1309 = t1307 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1310;
                asm("mov.b32 %0, %1;" : "=f"(t1310) : "r"(t1308));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1311;
                asm("mov.b32 %0, %1;" : "=f"(t1311) : "r"(t1309));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1310;
                acc_20 = t1311;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1312 = acc_21;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1313 = acc_22;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1314;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1314) : "f"(t1312), "f"(t1313));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1315 = t1314 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1316 = t1314 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1317;
                asm("mov.b32 %0, %1;" : "=f"(t1317) : "r"(t1315));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1318;
                asm("mov.b32 %0, %1;" : "=f"(t1318) : "r"(t1316));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1317;
                acc_22 = t1318;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1319 = acc_23;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1320 = acc_24;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1321;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1321) : "f"(t1319), "f"(t1320));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1322 = t1321 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1323 = t1321 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1324;
                asm("mov.b32 %0, %1;" : "=f"(t1324) : "r"(t1322));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1325;
                asm("mov.b32 %0, %1;" : "=f"(t1325) : "r"(t1323));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1324;
                acc_24 = t1325;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1326 = acc_25;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1327 = acc_26;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1328;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1328) : "f"(t1326), "f"(t1327));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1329 = t1328 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1330 = t1328 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1331;
                asm("mov.b32 %0, %1;" : "=f"(t1331) : "r"(t1329));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1332;
                asm("mov.b32 %0, %1;" : "=f"(t1332) : "r"(t1330));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1331;
                acc_26 = t1332;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1333 = acc_27;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1334 = acc_28;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1335;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1335) : "f"(t1333), "f"(t1334));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1336 = t1335 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1337 = t1335 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1338;
                asm("mov.b32 %0, %1;" : "=f"(t1338) : "r"(t1336));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1339;
                asm("mov.b32 %0, %1;" : "=f"(t1339) : "r"(t1337));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1338;
                acc_28 = t1339;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1340 = acc_29;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1341 = acc_30;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1342;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1342) : "f"(t1340), "f"(t1341));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1343 = t1342 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1344 = t1342 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1345;
                asm("mov.b32 %0, %1;" : "=f"(t1345) : "r"(t1343));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1346;
                asm("mov.b32 %0, %1;" : "=f"(t1346) : "r"(t1344));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1345;
                acc_30 = t1346;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1347 = acc_31;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1348 = acc_32;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1349;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1349) : "f"(t1347), "f"(t1348));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1350 = t1349 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1351 = t1349 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1352;
                asm("mov.b32 %0, %1;" : "=f"(t1352) : "r"(t1350));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1353;
                asm("mov.b32 %0, %1;" : "=f"(t1353) : "r"(t1351));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1352;
                acc_32 = t1353;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1354 = acc_33;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1355 = acc_34;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1356;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1356) : "f"(t1354), "f"(t1355));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1357 = t1356 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1358 = t1356 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1359;
                asm("mov.b32 %0, %1;" : "=f"(t1359) : "r"(t1357));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1360;
                asm("mov.b32 %0, %1;" : "=f"(t1360) : "r"(t1358));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1359;
                acc_34 = t1360;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1361 = acc_35;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1362 = acc_36;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1363;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1363) : "f"(t1361), "f"(t1362));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1364 = t1363 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1365 = t1363 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1366;
                asm("mov.b32 %0, %1;" : "=f"(t1366) : "r"(t1364));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1367;
                asm("mov.b32 %0, %1;" : "=f"(t1367) : "r"(t1365));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1366;
                acc_36 = t1367;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1368 = acc_37;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1369 = acc_38;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1370;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1370) : "f"(t1368), "f"(t1369));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1371 = t1370 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1372 = t1370 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1373;
                asm("mov.b32 %0, %1;" : "=f"(t1373) : "r"(t1371));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1374;
                asm("mov.b32 %0, %1;" : "=f"(t1374) : "r"(t1372));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1373;
                acc_38 = t1374;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1375 = acc_39;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1376 = acc_40;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1377;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1377) : "f"(t1375), "f"(t1376));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1378 = t1377 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1379 = t1377 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1380;
                asm("mov.b32 %0, %1;" : "=f"(t1380) : "r"(t1378));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1381;
                asm("mov.b32 %0, %1;" : "=f"(t1381) : "r"(t1379));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1380;
                acc_40 = t1381;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1382 = acc_41;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1383 = acc_42;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1384;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1384) : "f"(t1382), "f"(t1383));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1385 = t1384 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1386 = t1384 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1387;
                asm("mov.b32 %0, %1;" : "=f"(t1387) : "r"(t1385));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1388;
                asm("mov.b32 %0, %1;" : "=f"(t1388) : "r"(t1386));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1387;
                acc_42 = t1388;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1389 = acc_43;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1390 = acc_44;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1391;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1391) : "f"(t1389), "f"(t1390));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1392 = t1391 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1393 = t1391 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1394;
                asm("mov.b32 %0, %1;" : "=f"(t1394) : "r"(t1392));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1395;
                asm("mov.b32 %0, %1;" : "=f"(t1395) : "r"(t1393));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1394;
                acc_44 = t1395;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1396 = acc_45;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1397 = acc_46;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1398;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1398) : "f"(t1396), "f"(t1397));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1399 = t1398 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1400 = t1398 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1401;
                asm("mov.b32 %0, %1;" : "=f"(t1401) : "r"(t1399));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1402;
                asm("mov.b32 %0, %1;" : "=f"(t1402) : "r"(t1400));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1401;
                acc_46 = t1402;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1403 = acc_47;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1404 = acc_48;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1405;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1405) : "f"(t1403), "f"(t1404));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1406 = t1405 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1407 = t1405 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1408;
                asm("mov.b32 %0, %1;" : "=f"(t1408) : "r"(t1406));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1409;
                asm("mov.b32 %0, %1;" : "=f"(t1409) : "r"(t1407));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1408;
                acc_48 = t1409;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1410 = acc_49;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1411 = acc_50;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1412;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1412) : "f"(t1410), "f"(t1411));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1413 = t1412 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1414 = t1412 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1415;
                asm("mov.b32 %0, %1;" : "=f"(t1415) : "r"(t1413));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1416;
                asm("mov.b32 %0, %1;" : "=f"(t1416) : "r"(t1414));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1415;
                acc_50 = t1416;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1417 = acc_51;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1418 = acc_52;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1419;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1419) : "f"(t1417), "f"(t1418));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1420 = t1419 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1421 = t1419 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1422;
                asm("mov.b32 %0, %1;" : "=f"(t1422) : "r"(t1420));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1423;
                asm("mov.b32 %0, %1;" : "=f"(t1423) : "r"(t1421));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1422;
                acc_52 = t1423;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1424 = acc_53;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1425 = acc_54;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1426;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1426) : "f"(t1424), "f"(t1425));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1427 = t1426 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1428 = t1426 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1429;
                asm("mov.b32 %0, %1;" : "=f"(t1429) : "r"(t1427));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1430;
                asm("mov.b32 %0, %1;" : "=f"(t1430) : "r"(t1428));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1429;
                acc_54 = t1430;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1431 = acc_55;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1432 = acc_56;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1433;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1433) : "f"(t1431), "f"(t1432));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1434 = t1433 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1435 = t1433 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1436;
                asm("mov.b32 %0, %1;" : "=f"(t1436) : "r"(t1434));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1437;
                asm("mov.b32 %0, %1;" : "=f"(t1437) : "r"(t1435));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1436;
                acc_56 = t1437;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1438 = acc_57;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1439 = acc_58;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1440;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1440) : "f"(t1438), "f"(t1439));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1441 = t1440 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1442 = t1440 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1443;
                asm("mov.b32 %0, %1;" : "=f"(t1443) : "r"(t1441));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1444;
                asm("mov.b32 %0, %1;" : "=f"(t1444) : "r"(t1442));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1443;
                acc_58 = t1444;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1445 = acc_59;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1446 = acc_60;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1447;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1447) : "f"(t1445), "f"(t1446));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1448 = t1447 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1449 = t1447 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1450;
                asm("mov.b32 %0, %1;" : "=f"(t1450) : "r"(t1448));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1451;
                asm("mov.b32 %0, %1;" : "=f"(t1451) : "r"(t1449));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1450;
                acc_60 = t1451;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1452 = acc_61;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1453 = acc_62;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1454;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1454) : "f"(t1452), "f"(t1453));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1455 = t1454 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1456 = t1454 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1457;
                asm("mov.b32 %0, %1;" : "=f"(t1457) : "r"(t1455));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1458;
                asm("mov.b32 %0, %1;" : "=f"(t1458) : "r"(t1456));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1457;
                acc_62 = t1458;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1459 = acc_63;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1460 = acc_64;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1461;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1461) : "f"(t1459), "f"(t1460));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1462 = t1461 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1463 = t1461 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1464;
                asm("mov.b32 %0, %1;" : "=f"(t1464) : "r"(t1462));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1465;
                asm("mov.b32 %0, %1;" : "=f"(t1465) : "r"(t1463));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1464;
                acc_64 = t1465;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1466 = acc_65;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1467 = acc_66;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1468;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1468) : "f"(t1466), "f"(t1467));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1469 = t1468 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1470 = t1468 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1471;
                asm("mov.b32 %0, %1;" : "=f"(t1471) : "r"(t1469));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1472;
                asm("mov.b32 %0, %1;" : "=f"(t1472) : "r"(t1470));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_65 = t1471;
                acc_66 = t1472;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1473 = acc_67;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1474 = acc_68;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1475;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1475) : "f"(t1473), "f"(t1474));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1476 = t1475 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1477 = t1475 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1478;
                asm("mov.b32 %0, %1;" : "=f"(t1478) : "r"(t1476));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1479;
                asm("mov.b32 %0, %1;" : "=f"(t1479) : "r"(t1477));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_67 = t1478;
                acc_68 = t1479;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1480 = acc_69;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1481 = acc_70;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1482;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1482) : "f"(t1480), "f"(t1481));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1483 = t1482 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1484 = t1482 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1485;
                asm("mov.b32 %0, %1;" : "=f"(t1485) : "r"(t1483));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1486;
                asm("mov.b32 %0, %1;" : "=f"(t1486) : "r"(t1484));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_69 = t1485;
                acc_70 = t1486;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1487 = acc_71;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1488 = acc_72;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1489;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1489) : "f"(t1487), "f"(t1488));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1490 = t1489 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1491 = t1489 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1492;
                asm("mov.b32 %0, %1;" : "=f"(t1492) : "r"(t1490));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1493;
                asm("mov.b32 %0, %1;" : "=f"(t1493) : "r"(t1491));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_71 = t1492;
                acc_72 = t1493;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1494 = acc_73;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1495 = acc_74;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1496;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1496) : "f"(t1494), "f"(t1495));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1497 = t1496 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1498 = t1496 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1499;
                asm("mov.b32 %0, %1;" : "=f"(t1499) : "r"(t1497));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1500;
                asm("mov.b32 %0, %1;" : "=f"(t1500) : "r"(t1498));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_73 = t1499;
                acc_74 = t1500;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1501 = acc_75;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1502 = acc_76;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1503;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1503) : "f"(t1501), "f"(t1502));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1504 = t1503 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1505 = t1503 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1506;
                asm("mov.b32 %0, %1;" : "=f"(t1506) : "r"(t1504));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1507;
                asm("mov.b32 %0, %1;" : "=f"(t1507) : "r"(t1505));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_75 = t1506;
                acc_76 = t1507;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1508 = acc_77;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1509 = acc_78;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1510;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1510) : "f"(t1508), "f"(t1509));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1511 = t1510 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1512 = t1510 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1513;
                asm("mov.b32 %0, %1;" : "=f"(t1513) : "r"(t1511));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1514;
                asm("mov.b32 %0, %1;" : "=f"(t1514) : "r"(t1512));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_77 = t1513;
                acc_78 = t1514;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1515 = acc_79;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1516 = acc_80;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1517;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1517) : "f"(t1515), "f"(t1516));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1518 = t1517 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1519 = t1517 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1520;
                asm("mov.b32 %0, %1;" : "=f"(t1520) : "r"(t1518));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1521;
                asm("mov.b32 %0, %1;" : "=f"(t1521) : "r"(t1519));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_79 = t1520;
                acc_80 = t1521;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1522 = acc_81;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1523 = acc_82;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1524;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1524) : "f"(t1522), "f"(t1523));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1525 = t1524 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1526 = t1524 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1527;
                asm("mov.b32 %0, %1;" : "=f"(t1527) : "r"(t1525));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1528;
                asm("mov.b32 %0, %1;" : "=f"(t1528) : "r"(t1526));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_81 = t1527;
                acc_82 = t1528;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = acc_83;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1530 = acc_84;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1531;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1531) : "f"(t1529), "f"(t1530));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1532 = t1531 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1533 = t1531 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1534;
                asm("mov.b32 %0, %1;" : "=f"(t1534) : "r"(t1532));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1535;
                asm("mov.b32 %0, %1;" : "=f"(t1535) : "r"(t1533));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_83 = t1534;
                acc_84 = t1535;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_85;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = acc_86;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1538;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(t1536), "f"(t1537));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1539 = t1538 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1540 = t1538 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1541;
                asm("mov.b32 %0, %1;" : "=f"(t1541) : "r"(t1539));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1542;
                asm("mov.b32 %0, %1;" : "=f"(t1542) : "r"(t1540));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_85 = t1541;
                acc_86 = t1542;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = acc_87;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_88;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1545;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1545) : "f"(t1543), "f"(t1544));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1546 = t1545 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1547 = t1545 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1548;
                asm("mov.b32 %0, %1;" : "=f"(t1548) : "r"(t1546));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1549;
                asm("mov.b32 %0, %1;" : "=f"(t1549) : "r"(t1547));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_87 = t1548;
                acc_88 = t1549;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_89;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1551 = acc_90;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1552;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1552) : "f"(t1550), "f"(t1551));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1553 = t1552 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1554 = t1552 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1555;
                asm("mov.b32 %0, %1;" : "=f"(t1555) : "r"(t1553));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1556;
                asm("mov.b32 %0, %1;" : "=f"(t1556) : "r"(t1554));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_89 = t1555;
                acc_90 = t1556;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_91;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1558 = acc_92;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1559;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1559) : "f"(t1557), "f"(t1558));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1560 = t1559 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1561 = t1559 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1562;
                asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(t1560));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1563;
                asm("mov.b32 %0, %1;" : "=f"(t1563) : "r"(t1561));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_91 = t1562;
                acc_92 = t1563;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_93;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1565 = acc_94;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1566;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1566) : "f"(t1564), "f"(t1565));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1567 = t1566 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1568 = t1566 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1569;
                asm("mov.b32 %0, %1;" : "=f"(t1569) : "r"(t1567));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1570;
                asm("mov.b32 %0, %1;" : "=f"(t1570) : "r"(t1568));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_93 = t1569;
                acc_94 = t1570;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = acc_95;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1572 = acc_96;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1573;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1573) : "f"(t1571), "f"(t1572));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1574 = t1573 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1575 = t1573 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1576;
                asm("mov.b32 %0, %1;" : "=f"(t1576) : "r"(t1574));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1577;
                asm("mov.b32 %0, %1;" : "=f"(t1577) : "r"(t1575));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_95 = t1576;
                acc_96 = t1577;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_97;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1579 = acc_98;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1580;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1580) : "f"(t1578), "f"(t1579));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1581 = t1580 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1582 = t1580 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1583;
                asm("mov.b32 %0, %1;" : "=f"(t1583) : "r"(t1581));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1584;
                asm("mov.b32 %0, %1;" : "=f"(t1584) : "r"(t1582));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_97 = t1583;
                acc_98 = t1584;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_99;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1586 = acc_100;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1587;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1587) : "f"(t1585), "f"(t1586));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1588 = t1587 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1589 = t1587 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1590;
                asm("mov.b32 %0, %1;" : "=f"(t1590) : "r"(t1588));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1591;
                asm("mov.b32 %0, %1;" : "=f"(t1591) : "r"(t1589));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_99 = t1590;
                acc_100 = t1591;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_101;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_102;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1594;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(t1592), "f"(t1593));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1595 = t1594 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1596 = t1594 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1597;
                asm("mov.b32 %0, %1;" : "=f"(t1597) : "r"(t1595));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1598;
                asm("mov.b32 %0, %1;" : "=f"(t1598) : "r"(t1596));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_101 = t1597;
                acc_102 = t1598;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_103;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_104;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1601;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1601) : "f"(t1599), "f"(t1600));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1602 = t1601 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1603 = t1601 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1604;
                asm("mov.b32 %0, %1;" : "=f"(t1604) : "r"(t1602));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1605;
                asm("mov.b32 %0, %1;" : "=f"(t1605) : "r"(t1603));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_103 = t1604;
                acc_104 = t1605;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_105;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_106;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(t1606), "f"(t1607));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1609 = t1608 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1610 = t1608 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1611;
                asm("mov.b32 %0, %1;" : "=f"(t1611) : "r"(t1609));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1612;
                asm("mov.b32 %0, %1;" : "=f"(t1612) : "r"(t1610));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_105 = t1611;
                acc_106 = t1612;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_107;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_108;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1615) : "f"(t1613), "f"(t1614));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1616 = t1615 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1617 = t1615 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1618;
                asm("mov.b32 %0, %1;" : "=f"(t1618) : "r"(t1616));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1619;
                asm("mov.b32 %0, %1;" : "=f"(t1619) : "r"(t1617));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_107 = t1618;
                acc_108 = t1619;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_109;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1621 = acc_110;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1622) : "f"(t1620), "f"(t1621));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1623 = t1622 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1624 = t1622 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1625;
                asm("mov.b32 %0, %1;" : "=f"(t1625) : "r"(t1623));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1626;
                asm("mov.b32 %0, %1;" : "=f"(t1626) : "r"(t1624));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_109 = t1625;
                acc_110 = t1626;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_111;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1628 = acc_112;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1629) : "f"(t1627), "f"(t1628));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1630 = t1629 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1631 = t1629 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1632;
                asm("mov.b32 %0, %1;" : "=f"(t1632) : "r"(t1630));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1633;
                asm("mov.b32 %0, %1;" : "=f"(t1633) : "r"(t1631));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_111 = t1632;
                acc_112 = t1633;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_113;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1635 = acc_114;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1636;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1636) : "f"(t1634), "f"(t1635));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1637 = t1636 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1638 = t1636 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1639;
                asm("mov.b32 %0, %1;" : "=f"(t1639) : "r"(t1637));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1640;
                asm("mov.b32 %0, %1;" : "=f"(t1640) : "r"(t1638));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_113 = t1639;
                acc_114 = t1640;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_115;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1642 = acc_116;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1643;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1643) : "f"(t1641), "f"(t1642));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1644 = t1643 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1645 = t1643 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1646;
                asm("mov.b32 %0, %1;" : "=f"(t1646) : "r"(t1644));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1647;
                asm("mov.b32 %0, %1;" : "=f"(t1647) : "r"(t1645));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_115 = t1646;
                acc_116 = t1647;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_117;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_118;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(t1648), "f"(t1649));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1651 = t1650 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1652 = t1650 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1653;
                asm("mov.b32 %0, %1;" : "=f"(t1653) : "r"(t1651));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1654;
                asm("mov.b32 %0, %1;" : "=f"(t1654) : "r"(t1652));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_117 = t1653;
                acc_118 = t1654;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = acc_119;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_120;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1657;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1657) : "f"(t1655), "f"(t1656));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1658 = t1657 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1659 = t1657 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1660;
                asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(t1658));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1661;
                asm("mov.b32 %0, %1;" : "=f"(t1661) : "r"(t1659));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_119 = t1660;
                acc_120 = t1661;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_121;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_122;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(t1662), "f"(t1663));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1665 = t1664 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1666 = t1664 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1667;
                asm("mov.b32 %0, %1;" : "=f"(t1667) : "r"(t1665));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1668;
                asm("mov.b32 %0, %1;" : "=f"(t1668) : "r"(t1666));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_121 = t1667;
                acc_122 = t1668;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_123;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = acc_124;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1671;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1671) : "f"(t1669), "f"(t1670));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1672 = t1671 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1673 = t1671 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1674;
                asm("mov.b32 %0, %1;" : "=f"(t1674) : "r"(t1672));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1675;
                asm("mov.b32 %0, %1;" : "=f"(t1675) : "r"(t1673));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_123 = t1674;
                acc_124 = t1675;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_125;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1677 = acc_126;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1678;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1678) : "f"(t1676), "f"(t1677));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1679 = t1678 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1680 = t1678 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1681;
                asm("mov.b32 %0, %1;" : "=f"(t1681) : "r"(t1679));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1682;
                asm("mov.b32 %0, %1;" : "=f"(t1682) : "r"(t1680));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_125 = t1681;
                acc_126 = t1682;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = acc_127;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1684 = acc_128;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1685;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1685) : "f"(t1683), "f"(t1684));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1686 = t1685 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1687 = t1685 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1688;
                asm("mov.b32 %0, %1;" : "=f"(t1688) : "r"(t1686));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1689;
                asm("mov.b32 %0, %1;" : "=f"(t1689) : "r"(t1687));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_127 = t1688;
                acc_128 = t1689;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1690 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1691 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1692 = i_6 * t1691;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1690 + t1692;
                const u32 t1694 = number_3 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1695;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1695) : "r"(t1694), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1695 >> tiles_shift;
                const u32 t1697 = sample_3 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1697;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1699 = at_19 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t1700;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1700) : "r"(t1699), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1701 = t1700 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1701 << 5u;
                const u32 t1703 = at_19 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t1704;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1704) : "r"(t1703), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1705 = t1704 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1706 = t1705 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1707 = at_19 - t1706;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1707 << 3u;
                const bool t1709 = y_11 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t1710 = height - y_11;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1709 ? t1710 : 0u;
                const u32 t1712 = left_18 < 32u ? left_18 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1713 = width - x_11;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1714 = t1713 < 8u ? t1713 : 8u;
#line 138 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1183 << 4u;
                const u32 part = first_row >> 6u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 5u;
                const bool t1718 = before < t1712;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 t1719 = t1712 - before;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1718 ? t1719 : 0u;
                const u32 rows = left_19 < 32u ? left_19 : 32u;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1714;
                const bool t1723 = pixels_9 == 256u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1724 = first_row & 63u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1725 = t1724 < 32u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                if (t1725) {
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels_9;
                    f32 t1727;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1727) : "f"(count_7), "f"(1.0f));
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1727));
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1729 = t1183 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1730 = t1729 & 63u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1731 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1730 + t1731;
                    const u32 t1733 = first_3 + 8u;
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1723) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1734 = acc;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1735 = 0.0f + t1734;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1736 = acc_9;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1737 = t1735 + t1736;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1738 = acc_17;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1739 = t1737 + t1738;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1740 = acc_25;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = t1739 + t1740;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc_33;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = t1741 + t1742;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_41;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1745 = t1743 + t1744;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1746 = acc_49;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = t1745 + t1746;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = acc_57;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1749 = t1747 + t1748;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = acc_65;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1751 = t1749 + t1750;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1752 = acc_73;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1753 = t1751 + t1752;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1754 = acc_81;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1755 = t1753 + t1754;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1756 = acc_89;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1757 = t1755 + t1756;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1758 = acc_97;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = t1757 + t1758;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1760 = acc_105;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = t1759 + t1760;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = acc_113;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1763 = t1761 + t1762;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1764 = acc_121;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts = t1763 + t1764;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = acc_2;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1767 = 0.0f + t1766;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = acc_10;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = t1767 + t1768;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = acc_18;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = t1769 + t1770;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = acc_26;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = t1771 + t1772;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = acc_34;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1775 = t1773 + t1774;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = acc_42;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1777 = t1775 + t1776;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = acc_50;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = t1777 + t1778;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = acc_58;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1781 = t1779 + t1780;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = acc_66;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = t1781 + t1782;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = acc_74;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1785 = t1783 + t1784;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = acc_82;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1787 = t1785 + t1786;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1788 = acc_90;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1789 = t1787 + t1788;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1790 = acc_98;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1791 = t1789 + t1790;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1792 = acc_106;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1793 = t1791 + t1792;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1794 = acc_114;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1795 = t1793 + t1794;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1796 = acc_122;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1795 + t1796;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1798 = acc_5;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1799 = 0.0f + t1798;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1800 = acc_13;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = t1799 + t1800;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = acc_21;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1803 = t1801 + t1802;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1804 = acc_29;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1805 = t1803 + t1804;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1806 = acc_37;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = t1805 + t1806;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = acc_45;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1809 = t1807 + t1808;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1810 = acc_53;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1811 = t1809 + t1810;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1812 = acc_61;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1813 = t1811 + t1812;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1814 = acc_69;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = t1813 + t1814;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = acc_77;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1817 = t1815 + t1816;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1818 = acc_85;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1819 = t1817 + t1818;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1820 = acc_93;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1821 = t1819 + t1820;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = acc_101;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = t1821 + t1822;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1824 = acc_109;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1825 = t1823 + t1824;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1826 = acc_117;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = t1825 + t1826;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1828 = acc_125;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1827 + t1828;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1830 = acc_6;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1831 = 0.0f + t1830;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1832 = acc_14;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1833 = t1831 + t1832;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1834 = acc_22;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = t1833 + t1834;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = acc_30;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = t1835 + t1836;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1838 = acc_38;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1839 = t1837 + t1838;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1840 = acc_46;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1841 = t1839 + t1840;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = acc_54;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = t1841 + t1842;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = acc_62;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1845 = t1843 + t1844;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1846 = acc_70;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1847 = t1845 + t1846;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1848 = acc_78;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1849 = t1847 + t1848;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = acc_86;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = t1849 + t1850;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1852 = acc_94;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1853 = t1851 + t1852;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1854 = acc_102;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1855 = t1853 + t1854;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1856 = acc_110;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1857 = t1855 + t1856;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = acc_118;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1859 = t1857 + t1858;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1860 = acc_126;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1859 + t1860;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1862 = parts + parts_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1863 = parts_3 + parts_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1864 = t1862 + t1863;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum = t1864;
                    } else {
                        const u32 t1865 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1865 << 1u;
                        const bool columns = first_4 < t1714;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1868 = first_4 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1868 < t1714;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1870 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1870 & columns;
                        const f32 t1872 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1873 = acc;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1874 = t1872 + t1873;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1875 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1876 = exists ? t1874 : t1875;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1876;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1877 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1877 & columns_2;
                        const f32 t1879 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1880 = acc_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1881 = t1879 + t1880;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1882 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1883 = exists_2 ? t1881 : t1882;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1883;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1884 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1884 & columns;
                        const f32 t1886 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1887 = acc_5;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1888 = t1886 + t1887;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1889 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1890 = exists_3 ? t1888 : t1889;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1890;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1891 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1891 & columns_2;
                        const f32 t1893 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1894 = acc_6;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1895 = t1893 + t1894;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1896 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1897 = exists_4 ? t1895 : t1896;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1897;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1898 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1898 & columns;
                        const f32 t1900 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1901 = acc_9;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1902 = t1900 + t1901;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1903 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1904 = exists_5 ? t1902 : t1903;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1904;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1905 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1905 & columns_2;
                        const f32 t1907 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1908 = acc_10;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1909 = t1907 + t1908;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1910 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1911 = exists_6 ? t1909 : t1910;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1911;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1912 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1912 & columns;
                        const f32 t1914 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1915 = acc_13;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1916 = t1914 + t1915;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1917 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1918 = exists_7 ? t1916 : t1917;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1918;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1919 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1919 & columns_2;
                        const f32 t1921 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1922 = acc_14;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1923 = t1921 + t1922;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1924 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1925 = exists_8 ? t1923 : t1924;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1925;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1926 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1926 & columns;
                        const f32 t1928 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1929 = acc_17;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1930 = t1928 + t1929;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1931 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1932 = exists_9 ? t1930 : t1931;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1932;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1933 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1933 & columns_2;
                        const f32 t1935 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1936 = acc_18;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1937 = t1935 + t1936;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1938 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1939 = exists_10 ? t1937 : t1938;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1939;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1940 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1940 & columns;
                        const f32 t1942 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1943 = acc_21;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1944 = t1942 + t1943;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1945 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1946 = exists_11 ? t1944 : t1945;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1946;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1947 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1947 & columns_2;
                        const f32 t1949 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1950 = acc_22;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1951 = t1949 + t1950;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1952 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1953 = exists_12 ? t1951 : t1952;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1953;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1954 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1954 & columns;
                        const f32 t1956 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1957 = acc_25;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1958 = t1956 + t1957;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1959 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1960 = exists_13 ? t1958 : t1959;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1960;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1961 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1961 & columns_2;
                        const f32 t1963 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1964 = acc_26;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1965 = t1963 + t1964;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1966 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1967 = exists_14 ? t1965 : t1966;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1967;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1968 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1968 & columns;
                        const f32 t1970 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1971 = acc_29;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1972 = t1970 + t1971;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1973 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1974 = exists_15 ? t1972 : t1973;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1974;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1975 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1975 & columns_2;
                        const f32 t1977 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1978 = acc_30;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1979 = t1977 + t1978;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1980 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1981 = exists_16 ? t1979 : t1980;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1981;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1982 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1982 & columns;
                        const f32 t1984 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1985 = acc_33;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1986 = t1984 + t1985;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1987 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1988 = exists_17 ? t1986 : t1987;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1988;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1989 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1989 & columns_2;
                        const f32 t1991 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1992 = acc_34;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1993 = t1991 + t1992;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1994 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1995 = exists_18 ? t1993 : t1994;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1995;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1996 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1996 & columns;
                        const f32 t1998 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1999 = acc_37;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2000 = t1998 + t1999;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2001 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2002 = exists_19 ? t2000 : t2001;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2002;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2003 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t2003 & columns_2;
                        const f32 t2005 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2006 = acc_38;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2007 = t2005 + t2006;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2008 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2009 = exists_20 ? t2007 : t2008;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2009;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2010 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t2010 & columns;
                        const f32 t2012 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2013 = acc_41;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2014 = t2012 + t2013;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2015 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2016 = exists_21 ? t2014 : t2015;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2016;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2017 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t2017 & columns_2;
                        const f32 t2019 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2020 = acc_42;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2021 = t2019 + t2020;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2022 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2023 = exists_22 ? t2021 : t2022;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2023;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2024 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t2024 & columns;
                        const f32 t2026 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2027 = acc_45;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2028 = t2026 + t2027;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2029 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2030 = exists_23 ? t2028 : t2029;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2030;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2031 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t2031 & columns_2;
                        const f32 t2033 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2034 = acc_46;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2035 = t2033 + t2034;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2036 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2037 = exists_24 ? t2035 : t2036;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2037;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2038 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2038 & columns;
                        const f32 t2040 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2041 = acc_49;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2042 = t2040 + t2041;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2043 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2044 = exists_25 ? t2042 : t2043;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2044;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2045 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2045 & columns_2;
                        const f32 t2047 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2048 = acc_50;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2049 = t2047 + t2048;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2050 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2051 = exists_26 ? t2049 : t2050;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2051;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2052 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2052 & columns;
                        const f32 t2054 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2055 = acc_53;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2056 = t2054 + t2055;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2057 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2058 = exists_27 ? t2056 : t2057;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2058;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2059 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2059 & columns_2;
                        const f32 t2061 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2062 = acc_54;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2063 = t2061 + t2062;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2064 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2065 = exists_28 ? t2063 : t2064;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2065;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2066 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2066 & columns;
                        const f32 t2068 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2069 = acc_57;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2070 = t2068 + t2069;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2071 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2072 = exists_29 ? t2070 : t2071;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2072;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2073 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2073 & columns_2;
                        const f32 t2075 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2076 = acc_58;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2077 = t2075 + t2076;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2078 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2079 = exists_30 ? t2077 : t2078;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2079;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2080 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2080 & columns;
                        const f32 t2082 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2083 = acc_61;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2084 = t2082 + t2083;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2085 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2086 = exists_31 ? t2084 : t2085;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2086;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2087 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2087 & columns_2;
                        const f32 t2089 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2090 = acc_62;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2091 = t2089 + t2090;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2092 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2093 = exists_32 ? t2091 : t2092;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2093;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2094 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2094 & columns;
                        const f32 t2096 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2097 = acc_65;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2098 = t2096 + t2097;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2099 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2100 = exists_33 ? t2098 : t2099;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2100;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2101 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2101 & columns_2;
                        const f32 t2103 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2104 = acc_66;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2105 = t2103 + t2104;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2106 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2107 = exists_34 ? t2105 : t2106;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2107;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2108 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2108 & columns;
                        const f32 t2110 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2111 = acc_69;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2112 = t2110 + t2111;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2113 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2114 = exists_35 ? t2112 : t2113;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2114;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2115 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2115 & columns_2;
                        const f32 t2117 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2118 = acc_70;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2119 = t2117 + t2118;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2120 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2121 = exists_36 ? t2119 : t2120;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2121;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2122 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2122 & columns;
                        const f32 t2124 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2125 = acc_73;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2126 = t2124 + t2125;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2127 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2128 = exists_37 ? t2126 : t2127;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2128;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2129 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2129 & columns_2;
                        const f32 t2131 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2132 = acc_74;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2133 = t2131 + t2132;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2134 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2135 = exists_38 ? t2133 : t2134;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2135;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2136 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2136 & columns;
                        const f32 t2138 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2139 = acc_77;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2140 = t2138 + t2139;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2142 = exists_39 ? t2140 : t2141;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2142;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2143 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2143 & columns_2;
                        const f32 t2145 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2146 = acc_78;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2147 = t2145 + t2146;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2148 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = exists_40 ? t2147 : t2148;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2149;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2150 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2150 & columns;
                        const f32 t2152 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2153 = acc_81;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2154 = t2152 + t2153;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2155 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2156 = exists_41 ? t2154 : t2155;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2156;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2157 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2157 & columns_2;
                        const f32 t2159 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2160 = acc_82;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2161 = t2159 + t2160;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2162 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2163 = exists_42 ? t2161 : t2162;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2163;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2164 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2164 & columns;
                        const f32 t2166 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2167 = acc_85;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2168 = t2166 + t2167;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2169 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2170 = exists_43 ? t2168 : t2169;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2170;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2171 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2171 & columns_2;
                        const f32 t2173 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2174 = acc_86;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2175 = t2173 + t2174;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2176 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2177 = exists_44 ? t2175 : t2176;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2177;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2178 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2178 & columns;
                        const f32 t2180 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2181 = acc_89;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2182 = t2180 + t2181;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2183 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2184 = exists_45 ? t2182 : t2183;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2184;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2185 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2185 & columns_2;
                        const f32 t2187 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2188 = acc_90;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2189 = t2187 + t2188;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2190 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2191 = exists_46 ? t2189 : t2190;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2191;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2192 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2192 & columns;
                        const f32 t2194 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2195 = acc_93;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2196 = t2194 + t2195;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2197 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2198 = exists_47 ? t2196 : t2197;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2198;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2199 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2199 & columns_2;
                        const f32 t2201 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2202 = acc_94;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2203 = t2201 + t2202;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2204 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2205 = exists_48 ? t2203 : t2204;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2205;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2206 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2206 & columns;
                        const f32 t2208 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2209 = acc_97;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2210 = t2208 + t2209;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2211 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2212 = exists_49 ? t2210 : t2211;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2212;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2213 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2213 & columns_2;
                        const f32 t2215 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2216 = acc_98;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2217 = t2215 + t2216;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2218 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2219 = exists_50 ? t2217 : t2218;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2219;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2220 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2220 & columns;
                        const f32 t2222 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2223 = acc_101;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2224 = t2222 + t2223;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2225 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2226 = exists_51 ? t2224 : t2225;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2226;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2227 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2227 & columns_2;
                        const f32 t2229 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2230 = acc_102;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2231 = t2229 + t2230;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2232 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2233 = exists_52 ? t2231 : t2232;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2233;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2234 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2234 & columns;
                        const f32 t2236 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2237 = acc_105;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2238 = t2236 + t2237;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2239 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2240 = exists_53 ? t2238 : t2239;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2240;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2241 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2241 & columns_2;
                        const f32 t2243 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2244 = acc_106;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2245 = t2243 + t2244;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2246 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2247 = exists_54 ? t2245 : t2246;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2247;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2248 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2248 & columns;
                        const f32 t2250 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2251 = acc_109;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2252 = t2250 + t2251;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2253 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2254 = exists_55 ? t2252 : t2253;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2254;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2255 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2255 & columns_2;
                        const f32 t2257 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2258 = acc_110;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2259 = t2257 + t2258;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2260 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2261 = exists_56 ? t2259 : t2260;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2261;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2262 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2262 & columns;
                        const f32 t2264 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2265 = acc_113;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2266 = t2264 + t2265;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2267 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2268 = exists_57 ? t2266 : t2267;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2268;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2269 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2269 & columns_2;
                        const f32 t2271 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2272 = acc_114;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2273 = t2271 + t2272;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2274 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2275 = exists_58 ? t2273 : t2274;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2275;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2276 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2276 & columns;
                        const f32 t2278 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2279 = acc_117;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2280 = t2278 + t2279;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2281 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2282 = exists_59 ? t2280 : t2281;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2282;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2283 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2283 & columns_2;
                        const f32 t2285 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2286 = acc_118;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = t2285 + t2286;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2288 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2289 = exists_60 ? t2287 : t2288;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2289;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2290 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2290 & columns;
                        const f32 t2292 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2293 = acc_121;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2294 = t2292 + t2293;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = exists_61 ? t2294 : t2295;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2296;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2297 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2297 & columns_2;
                        const f32 t2299 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2300 = acc_122;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2301 = t2299 + t2300;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2302 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2303 = exists_62 ? t2301 : t2302;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2303;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2304 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2304 & columns;
                        const f32 t2306 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2307 = acc_125;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2308 = t2306 + t2307;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2309 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2310 = exists_63 ? t2308 : t2309;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2310;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2311 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2311 & columns_2;
                        const f32 t2313 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2314 = acc_126;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2315 = t2313 + t2314;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2316 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2317 = exists_64 ? t2315 : t2316;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t2317;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2318 = sum;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2319;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2319) : "f"(t2318));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2320 = t2318 + t2319;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2321;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2321) : "f"(t2320));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2322 = t2320 + t2321;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_5 = t2322 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1723) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2324 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t2324 - mean_5;
                        f32 t2326;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2326) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2327 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t2327 - mean_5;
                        f32 t2329;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2329) : "f"(distance_4), "f"(distance_4), "f"(t2326));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2330 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t2330 - mean_5;
                        f32 t2332;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2332) : "f"(distance_5), "f"(distance_5), "f"(t2329));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2333 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t2333 - mean_5;
                        f32 t2335;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2335) : "f"(distance_6), "f"(distance_6), "f"(t2332));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2336 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t2336 - mean_5;
                        f32 t2338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2338) : "f"(distance_7), "f"(distance_7), "f"(t2335));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2339 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t2339 - mean_5;
                        f32 t2341;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(distance_8), "f"(distance_8), "f"(t2338));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2342 = acc_49;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t2342 - mean_5;
                        f32 t2344;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2344) : "f"(distance_9), "f"(distance_9), "f"(t2341));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2345 = acc_57;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t2345 - mean_5;
                        f32 t2347;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(distance_10), "f"(distance_10), "f"(t2344));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2348 = acc_65;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t2348 - mean_5;
                        f32 t2350;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2350) : "f"(distance_11), "f"(distance_11), "f"(t2347));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2351 = acc_73;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t2351 - mean_5;
                        f32 t2353;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2353) : "f"(distance_12), "f"(distance_12), "f"(t2350));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2354 = acc_81;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t2354 - mean_5;
                        f32 t2356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2356) : "f"(distance_13), "f"(distance_13), "f"(t2353));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2357 = acc_89;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2357 - mean_5;
                        f32 t2359;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2359) : "f"(distance_14), "f"(distance_14), "f"(t2356));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2360 = acc_97;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2360 - mean_5;
                        f32 t2362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2362) : "f"(distance_15), "f"(distance_15), "f"(t2359));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2363 = acc_105;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2363 - mean_5;
                        f32 t2365;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(distance_16), "f"(distance_16), "f"(t2362));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2366 = acc_113;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2366 - mean_5;
                        f32 t2368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2368) : "f"(distance_17), "f"(distance_17), "f"(t2365));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2369 = acc_121;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2369 - mean_5;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_18), "f"(distance_18), "f"(t2368));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2372 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2372 - mean_5;
                        f32 t2374;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2374) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2375 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2375 - mean_5;
                        f32 t2377;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2377) : "f"(distance_20), "f"(distance_20), "f"(t2374));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2378 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2378 - mean_5;
                        f32 t2380;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2380) : "f"(distance_21), "f"(distance_21), "f"(t2377));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2381 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2381 - mean_5;
                        f32 t2383;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2383) : "f"(distance_22), "f"(distance_22), "f"(t2380));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2384 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2384 - mean_5;
                        f32 t2386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2386) : "f"(distance_23), "f"(distance_23), "f"(t2383));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2387 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2387 - mean_5;
                        f32 t2389;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(distance_24), "f"(distance_24), "f"(t2386));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2390 = acc_50;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2390 - mean_5;
                        f32 t2392;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2392) : "f"(distance_25), "f"(distance_25), "f"(t2389));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2393 = acc_58;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2393 - mean_5;
                        f32 t2395;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(distance_26), "f"(distance_26), "f"(t2392));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2396 = acc_66;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2396 - mean_5;
                        f32 t2398;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2398) : "f"(distance_27), "f"(distance_27), "f"(t2395));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2399 = acc_74;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2399 - mean_5;
                        f32 t2401;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2401) : "f"(distance_28), "f"(distance_28), "f"(t2398));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2402 = acc_82;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2402 - mean_5;
                        f32 t2404;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2404) : "f"(distance_29), "f"(distance_29), "f"(t2401));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2405 = acc_90;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2405 - mean_5;
                        f32 t2407;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2407) : "f"(distance_30), "f"(distance_30), "f"(t2404));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2408 = acc_98;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2408 - mean_5;
                        f32 t2410;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2410) : "f"(distance_31), "f"(distance_31), "f"(t2407));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2411 = acc_106;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2411 - mean_5;
                        f32 t2413;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(distance_32), "f"(distance_32), "f"(t2410));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2414 = acc_114;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2414 - mean_5;
                        f32 t2416;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2416) : "f"(distance_33), "f"(distance_33), "f"(t2413));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2417 = acc_122;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2417 - mean_5;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_34), "f"(distance_34), "f"(t2416));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2420 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2420 - mean_5;
                        f32 t2422;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2422) : "f"(distance_35), "f"(distance_35), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2423 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2423 - mean_5;
                        f32 t2425;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2425) : "f"(distance_36), "f"(distance_36), "f"(t2422));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2426 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2426 - mean_5;
                        f32 t2428;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2428) : "f"(distance_37), "f"(distance_37), "f"(t2425));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2429 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2429 - mean_5;
                        f32 t2431;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2431) : "f"(distance_38), "f"(distance_38), "f"(t2428));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2432 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2432 - mean_5;
                        f32 t2434;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2434) : "f"(distance_39), "f"(distance_39), "f"(t2431));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2435 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2435 - mean_5;
                        f32 t2437;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(distance_40), "f"(distance_40), "f"(t2434));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2438 = acc_53;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2438 - mean_5;
                        f32 t2440;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2440) : "f"(distance_41), "f"(distance_41), "f"(t2437));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2441 = acc_61;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2441 - mean_5;
                        f32 t2443;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(distance_42), "f"(distance_42), "f"(t2440));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2444 = acc_69;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2444 - mean_5;
                        f32 t2446;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2446) : "f"(distance_43), "f"(distance_43), "f"(t2443));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2447 = acc_77;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2447 - mean_5;
                        f32 t2449;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2449) : "f"(distance_44), "f"(distance_44), "f"(t2446));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2450 = acc_85;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2450 - mean_5;
                        f32 t2452;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2452) : "f"(distance_45), "f"(distance_45), "f"(t2449));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2453 = acc_93;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2453 - mean_5;
                        f32 t2455;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2455) : "f"(distance_46), "f"(distance_46), "f"(t2452));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2456 = acc_101;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2456 - mean_5;
                        f32 t2458;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2458) : "f"(distance_47), "f"(distance_47), "f"(t2455));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2459 = acc_109;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2459 - mean_5;
                        f32 t2461;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(distance_48), "f"(distance_48), "f"(t2458));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2462 = acc_117;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2462 - mean_5;
                        f32 t2464;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2464) : "f"(distance_49), "f"(distance_49), "f"(t2461));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2465 = acc_125;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2465 - mean_5;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_50), "f"(distance_50), "f"(t2464));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2468 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2468 - mean_5;
                        f32 t2470;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2470) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2471 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2471 - mean_5;
                        f32 t2473;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2473) : "f"(distance_52), "f"(distance_52), "f"(t2470));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2474 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2474 - mean_5;
                        f32 t2476;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2476) : "f"(distance_53), "f"(distance_53), "f"(t2473));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2477 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2477 - mean_5;
                        f32 t2479;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2479) : "f"(distance_54), "f"(distance_54), "f"(t2476));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2480 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2480 - mean_5;
                        f32 t2482;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2482) : "f"(distance_55), "f"(distance_55), "f"(t2479));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2483 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2483 - mean_5;
                        f32 t2485;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(distance_56), "f"(distance_56), "f"(t2482));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2486 = acc_54;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2486 - mean_5;
                        f32 t2488;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2488) : "f"(distance_57), "f"(distance_57), "f"(t2485));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2489 = acc_62;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2489 - mean_5;
                        f32 t2491;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2491) : "f"(distance_58), "f"(distance_58), "f"(t2488));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2492 = acc_70;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2492 - mean_5;
                        f32 t2494;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2494) : "f"(distance_59), "f"(distance_59), "f"(t2491));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2495 = acc_78;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2495 - mean_5;
                        f32 t2497;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2497) : "f"(distance_60), "f"(distance_60), "f"(t2494));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2498 = acc_86;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2498 - mean_5;
                        f32 t2500;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2500) : "f"(distance_61), "f"(distance_61), "f"(t2497));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2501 = acc_94;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2501 - mean_5;
                        f32 t2503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2503) : "f"(distance_62), "f"(distance_62), "f"(t2500));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2504 = acc_102;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2504 - mean_5;
                        f32 t2506;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2506) : "f"(distance_63), "f"(distance_63), "f"(t2503));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2507 = acc_110;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2507 - mean_5;
                        f32 t2509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2509) : "f"(distance_64), "f"(distance_64), "f"(t2506));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2510 = acc_118;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2510 - mean_5;
                        f32 t2512;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2512) : "f"(distance_65), "f"(distance_65), "f"(t2509));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2513 = acc_126;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2513 - mean_5;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_66), "f"(distance_66), "f"(t2512));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2516 = parts_5 + parts_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2517 = parts_7 + parts_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2518 = t2516 + t2517;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2518;
                    } else {
                        const u32 t2519 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2519 << 1u;
                        const bool columns_3 = first_5 < t1714;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2522 = first_5 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2522 < t1714;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2524 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2524 & columns_3;
                        const f32 t2526 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2527 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2527 - mean_5;
                        f32 t2529;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2529) : "f"(distance_67), "f"(distance_67), "f"(t2526));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2530 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2531 = exists_65 ? t2529 : t2530;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2531;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2532 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2532 & columns_4;
                        const f32 t2534 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2535 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2535 - mean_5;
                        f32 t2537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(distance_68), "f"(distance_68), "f"(t2534));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2538 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2539 = exists_66 ? t2537 : t2538;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2539;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2540 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2540 & columns_3;
                        const f32 t2542 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2543 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2543 - mean_5;
                        f32 t2545;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2545) : "f"(distance_69), "f"(distance_69), "f"(t2542));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2546 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2547 = exists_67 ? t2545 : t2546;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2547;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2548 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2548 & columns_4;
                        const f32 t2550 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2551 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2551 - mean_5;
                        f32 t2553;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2553) : "f"(distance_70), "f"(distance_70), "f"(t2550));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2554 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2555 = exists_68 ? t2553 : t2554;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2555;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2556 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2556 & columns_3;
                        const f32 t2558 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2559 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2559 - mean_5;
                        f32 t2561;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2561) : "f"(distance_71), "f"(distance_71), "f"(t2558));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2562 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2563 = exists_69 ? t2561 : t2562;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2563;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2564 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2564 & columns_4;
                        const f32 t2566 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2567 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2567 - mean_5;
                        f32 t2569;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2569) : "f"(distance_72), "f"(distance_72), "f"(t2566));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2570 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2571 = exists_70 ? t2569 : t2570;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2571;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2572 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2572 & columns_3;
                        const f32 t2574 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2575 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2575 - mean_5;
                        f32 t2577;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2577) : "f"(distance_73), "f"(distance_73), "f"(t2574));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2578 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2579 = exists_71 ? t2577 : t2578;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2579;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2580 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2580 & columns_4;
                        const f32 t2582 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2583 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2583 - mean_5;
                        f32 t2585;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2585) : "f"(distance_74), "f"(distance_74), "f"(t2582));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2586 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2587 = exists_72 ? t2585 : t2586;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2587;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2588 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2588 & columns_3;
                        const f32 t2590 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2591 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2591 - mean_5;
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(distance_75), "f"(distance_75), "f"(t2590));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2594 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2595 = exists_73 ? t2593 : t2594;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2595;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2596 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2596 & columns_4;
                        const f32 t2598 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2599 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2599 - mean_5;
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(distance_76), "f"(distance_76), "f"(t2598));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2602 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2603 = exists_74 ? t2601 : t2602;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2603;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2604 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2604 & columns_3;
                        const f32 t2606 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2607 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2607 - mean_5;
                        f32 t2609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(distance_77), "f"(distance_77), "f"(t2606));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2610 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2611 = exists_75 ? t2609 : t2610;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2611;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2612 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2612 & columns_4;
                        const f32 t2614 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2615 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2615 - mean_5;
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(distance_78), "f"(distance_78), "f"(t2614));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2618 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2619 = exists_76 ? t2617 : t2618;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2619;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2620 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2620 & columns_3;
                        const f32 t2622 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2623 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2623 - mean_5;
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(distance_79), "f"(distance_79), "f"(t2622));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2626 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2627 = exists_77 ? t2625 : t2626;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2627;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2628 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2628 & columns_4;
                        const f32 t2630 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2631 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2631 - mean_5;
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(distance_80), "f"(distance_80), "f"(t2630));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2634 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2635 = exists_78 ? t2633 : t2634;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2635;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2636 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2636 & columns_3;
                        const f32 t2638 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2639 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2639 - mean_5;
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(distance_81), "f"(distance_81), "f"(t2638));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2642 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2643 = exists_79 ? t2641 : t2642;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2643;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2644 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2644 & columns_4;
                        const f32 t2646 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2647 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2647 - mean_5;
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(distance_82), "f"(distance_82), "f"(t2646));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2650 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2651 = exists_80 ? t2649 : t2650;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2651;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2652 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2652 & columns_3;
                        const f32 t2654 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2655 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2655 - mean_5;
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(distance_83), "f"(distance_83), "f"(t2654));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2658 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2659 = exists_81 ? t2657 : t2658;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2659;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2660 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2660 & columns_4;
                        const f32 t2662 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2663 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2663 - mean_5;
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(distance_84), "f"(distance_84), "f"(t2662));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2666 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2667 = exists_82 ? t2665 : t2666;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2667;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2668 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2668 & columns_3;
                        const f32 t2670 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2671 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2671 - mean_5;
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(distance_85), "f"(distance_85), "f"(t2670));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2674 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2675 = exists_83 ? t2673 : t2674;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2675;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2676 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2676 & columns_4;
                        const f32 t2678 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2679 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2679 - mean_5;
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(distance_86), "f"(distance_86), "f"(t2678));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2682 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2683 = exists_84 ? t2681 : t2682;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2683;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2684 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2684 & columns_3;
                        const f32 t2686 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2687 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2687 - mean_5;
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(distance_87), "f"(distance_87), "f"(t2686));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2690 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2691 = exists_85 ? t2689 : t2690;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2691;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2692 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2692 & columns_4;
                        const f32 t2694 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2695 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2695 - mean_5;
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(distance_88), "f"(distance_88), "f"(t2694));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2698 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2699 = exists_86 ? t2697 : t2698;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2699;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2700 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2700 & columns_3;
                        const f32 t2702 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2703 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2703 - mean_5;
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(distance_89), "f"(distance_89), "f"(t2702));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2706 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2707 = exists_87 ? t2705 : t2706;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2707;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2708 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2708 & columns_4;
                        const f32 t2710 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2711 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2711 - mean_5;
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(distance_90), "f"(distance_90), "f"(t2710));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2714 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2715 = exists_88 ? t2713 : t2714;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2715;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2716 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2716 & columns_3;
                        const f32 t2718 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2719 = acc_49;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2719 - mean_5;
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(distance_91), "f"(distance_91), "f"(t2718));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2722 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2723 = exists_89 ? t2721 : t2722;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2723;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2724 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2724 & columns_4;
                        const f32 t2726 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2727 = acc_50;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2727 - mean_5;
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(distance_92), "f"(distance_92), "f"(t2726));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2730 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2731 = exists_90 ? t2729 : t2730;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2731;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2732 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2732 & columns_3;
                        const f32 t2734 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2735 = acc_53;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2735 - mean_5;
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(distance_93), "f"(distance_93), "f"(t2734));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2738 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2739 = exists_91 ? t2737 : t2738;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2739;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2740 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2740 & columns_4;
                        const f32 t2742 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2743 = acc_54;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2743 - mean_5;
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(distance_94), "f"(distance_94), "f"(t2742));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2746 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2747 = exists_92 ? t2745 : t2746;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2747;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2748 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2748 & columns_3;
                        const f32 t2750 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2751 = acc_57;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2751 - mean_5;
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(distance_95), "f"(distance_95), "f"(t2750));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2754 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2755 = exists_93 ? t2753 : t2754;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2755;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2756 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2756 & columns_4;
                        const f32 t2758 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2759 = acc_58;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2759 - mean_5;
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(distance_96), "f"(distance_96), "f"(t2758));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2762 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2763 = exists_94 ? t2761 : t2762;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2763;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2764 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2764 & columns_3;
                        const f32 t2766 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2767 = acc_61;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2767 - mean_5;
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(distance_97), "f"(distance_97), "f"(t2766));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2770 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2771 = exists_95 ? t2769 : t2770;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2771;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2772 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2772 & columns_4;
                        const f32 t2774 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2775 = acc_62;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2775 - mean_5;
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(distance_98), "f"(distance_98), "f"(t2774));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2778 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2779 = exists_96 ? t2777 : t2778;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2779;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2780 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_97 = t2780 & columns_3;
                        const f32 t2782 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2783 = acc_65;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_99 = t2783 - mean_5;
                        f32 t2785;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2785) : "f"(distance_99), "f"(distance_99), "f"(t2782));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2786 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2787 = exists_97 ? t2785 : t2786;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2787;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2788 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_98 = t2788 & columns_4;
                        const f32 t2790 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2791 = acc_66;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_100 = t2791 - mean_5;
                        f32 t2793;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2793) : "f"(distance_100), "f"(distance_100), "f"(t2790));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2794 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2795 = exists_98 ? t2793 : t2794;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2795;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2796 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_99 = t2796 & columns_3;
                        const f32 t2798 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2799 = acc_69;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_101 = t2799 - mean_5;
                        f32 t2801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2801) : "f"(distance_101), "f"(distance_101), "f"(t2798));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2802 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2803 = exists_99 ? t2801 : t2802;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2803;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2804 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_100 = t2804 & columns_4;
                        const f32 t2806 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2807 = acc_70;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_102 = t2807 - mean_5;
                        f32 t2809;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2809) : "f"(distance_102), "f"(distance_102), "f"(t2806));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2810 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2811 = exists_100 ? t2809 : t2810;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2811;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2812 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_101 = t2812 & columns_3;
                        const f32 t2814 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2815 = acc_73;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_103 = t2815 - mean_5;
                        f32 t2817;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2817) : "f"(distance_103), "f"(distance_103), "f"(t2814));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2818 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2819 = exists_101 ? t2817 : t2818;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2819;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2820 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_102 = t2820 & columns_4;
                        const f32 t2822 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2823 = acc_74;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_104 = t2823 - mean_5;
                        f32 t2825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2825) : "f"(distance_104), "f"(distance_104), "f"(t2822));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2826 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2827 = exists_102 ? t2825 : t2826;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2827;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2828 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_103 = t2828 & columns_3;
                        const f32 t2830 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2831 = acc_77;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_105 = t2831 - mean_5;
                        f32 t2833;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2833) : "f"(distance_105), "f"(distance_105), "f"(t2830));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2834 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2835 = exists_103 ? t2833 : t2834;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2835;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2836 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_104 = t2836 & columns_4;
                        const f32 t2838 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2839 = acc_78;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_106 = t2839 - mean_5;
                        f32 t2841;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(distance_106), "f"(distance_106), "f"(t2838));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2842 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2843 = exists_104 ? t2841 : t2842;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2843;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2844 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_105 = t2844 & columns_3;
                        const f32 t2846 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2847 = acc_81;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_107 = t2847 - mean_5;
                        f32 t2849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2849) : "f"(distance_107), "f"(distance_107), "f"(t2846));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2850 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2851 = exists_105 ? t2849 : t2850;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2851;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2852 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_106 = t2852 & columns_4;
                        const f32 t2854 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2855 = acc_82;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_108 = t2855 - mean_5;
                        f32 t2857;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2857) : "f"(distance_108), "f"(distance_108), "f"(t2854));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2858 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2859 = exists_106 ? t2857 : t2858;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2859;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2860 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_107 = t2860 & columns_3;
                        const f32 t2862 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2863 = acc_85;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_109 = t2863 - mean_5;
                        f32 t2865;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(distance_109), "f"(distance_109), "f"(t2862));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2866 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2867 = exists_107 ? t2865 : t2866;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2867;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2868 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_108 = t2868 & columns_4;
                        const f32 t2870 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2871 = acc_86;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_110 = t2871 - mean_5;
                        f32 t2873;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2873) : "f"(distance_110), "f"(distance_110), "f"(t2870));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2874 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2875 = exists_108 ? t2873 : t2874;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2875;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2876 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_109 = t2876 & columns_3;
                        const f32 t2878 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2879 = acc_89;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_111 = t2879 - mean_5;
                        f32 t2881;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(distance_111), "f"(distance_111), "f"(t2878));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2882 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2883 = exists_109 ? t2881 : t2882;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2883;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2884 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_110 = t2884 & columns_4;
                        const f32 t2886 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2887 = acc_90;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_112 = t2887 - mean_5;
                        f32 t2889;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(distance_112), "f"(distance_112), "f"(t2886));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2890 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2891 = exists_110 ? t2889 : t2890;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2891;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2892 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_111 = t2892 & columns_3;
                        const f32 t2894 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2895 = acc_93;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_113 = t2895 - mean_5;
                        f32 t2897;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2897) : "f"(distance_113), "f"(distance_113), "f"(t2894));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2898 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2899 = exists_111 ? t2897 : t2898;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2899;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2900 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_112 = t2900 & columns_4;
                        const f32 t2902 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2903 = acc_94;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_114 = t2903 - mean_5;
                        f32 t2905;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(distance_114), "f"(distance_114), "f"(t2902));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2906 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2907 = exists_112 ? t2905 : t2906;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2907;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2908 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_113 = t2908 & columns_3;
                        const f32 t2910 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2911 = acc_97;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_115 = t2911 - mean_5;
                        f32 t2913;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(distance_115), "f"(distance_115), "f"(t2910));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2914 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2915 = exists_113 ? t2913 : t2914;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2915;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2916 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_114 = t2916 & columns_4;
                        const f32 t2918 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2919 = acc_98;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_116 = t2919 - mean_5;
                        f32 t2921;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2921) : "f"(distance_116), "f"(distance_116), "f"(t2918));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2922 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2923 = exists_114 ? t2921 : t2922;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2923;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2924 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_115 = t2924 & columns_3;
                        const f32 t2926 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2927 = acc_101;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_117 = t2927 - mean_5;
                        f32 t2929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(distance_117), "f"(distance_117), "f"(t2926));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2930 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2931 = exists_115 ? t2929 : t2930;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2931;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2932 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_116 = t2932 & columns_4;
                        const f32 t2934 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2935 = acc_102;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_118 = t2935 - mean_5;
                        f32 t2937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(distance_118), "f"(distance_118), "f"(t2934));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2938 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2939 = exists_116 ? t2937 : t2938;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2939;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2940 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_117 = t2940 & columns_3;
                        const f32 t2942 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2943 = acc_105;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_119 = t2943 - mean_5;
                        f32 t2945;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2945) : "f"(distance_119), "f"(distance_119), "f"(t2942));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2946 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2947 = exists_117 ? t2945 : t2946;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2947;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2948 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_118 = t2948 & columns_4;
                        const f32 t2950 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2951 = acc_106;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_120 = t2951 - mean_5;
                        f32 t2953;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(distance_120), "f"(distance_120), "f"(t2950));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2954 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2955 = exists_118 ? t2953 : t2954;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2955;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2956 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_119 = t2956 & columns_3;
                        const f32 t2958 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2959 = acc_109;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_121 = t2959 - mean_5;
                        f32 t2961;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2961) : "f"(distance_121), "f"(distance_121), "f"(t2958));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2962 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2963 = exists_119 ? t2961 : t2962;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2963;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2964 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_120 = t2964 & columns_4;
                        const f32 t2966 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2967 = acc_110;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_122 = t2967 - mean_5;
                        f32 t2969;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2969) : "f"(distance_122), "f"(distance_122), "f"(t2966));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2970 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2971 = exists_120 ? t2969 : t2970;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2971;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2972 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_121 = t2972 & columns_3;
                        const f32 t2974 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2975 = acc_113;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_123 = t2975 - mean_5;
                        f32 t2977;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2977) : "f"(distance_123), "f"(distance_123), "f"(t2974));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2978 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2979 = exists_121 ? t2977 : t2978;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2979;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2980 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_122 = t2980 & columns_4;
                        const f32 t2982 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2983 = acc_114;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_124 = t2983 - mean_5;
                        f32 t2985;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2985) : "f"(distance_124), "f"(distance_124), "f"(t2982));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2986 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2987 = exists_122 ? t2985 : t2986;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2987;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2988 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_123 = t2988 & columns_3;
                        const f32 t2990 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2991 = acc_117;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_125 = t2991 - mean_5;
                        f32 t2993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2993) : "f"(distance_125), "f"(distance_125), "f"(t2990));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2994 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2995 = exists_123 ? t2993 : t2994;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2995;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2996 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_124 = t2996 & columns_4;
                        const f32 t2998 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2999 = acc_118;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_126 = t2999 - mean_5;
                        f32 t3001;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3001) : "f"(distance_126), "f"(distance_126), "f"(t2998));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3002 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3003 = exists_124 ? t3001 : t3002;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3003;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3004 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_125 = t3004 & columns_3;
                        const f32 t3006 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3007 = acc_121;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_127 = t3007 - mean_5;
                        f32 t3009;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3009) : "f"(distance_127), "f"(distance_127), "f"(t3006));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3010 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3011 = exists_125 ? t3009 : t3010;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3011;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3012 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_126 = t3012 & columns_4;
                        const f32 t3014 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3015 = acc_122;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_128 = t3015 - mean_5;
                        f32 t3017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3017) : "f"(distance_128), "f"(distance_128), "f"(t3014));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3018 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3019 = exists_126 ? t3017 : t3018;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3019;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3020 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_127 = t3020 & columns_3;
                        const f32 t3022 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3023 = acc_125;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_129 = t3023 - mean_5;
                        f32 t3025;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3025) : "f"(distance_129), "f"(distance_129), "f"(t3022));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3026 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3027 = exists_127 ? t3025 : t3026;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3027;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3028 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_128 = t3028 & columns_4;
                        const f32 t3030 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3031 = acc_126;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_130 = t3031 - mean_5;
                        f32 t3033;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3033) : "f"(distance_130), "f"(distance_130), "f"(t3030));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3034 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3035 = exists_128 ? t3033 : t3034;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t3035;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3036 = sum_2;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t3037;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3037) : "f"(t3036));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3038 = t3036 + t3037;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t3039;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3039) : "f"(t3038));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t3038 + t3039;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3041 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t3042 = t3041 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    if (t3042) {
                        const u32 part_2 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3044 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3045 = t3044 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3046 = t3045 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t3046 + 544u;
                        const u32 t3048 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3049 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3050 = t3049 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3051 = t3050 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3052 = counters + t3051;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3053 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3054 = t3053 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3055 = t3054 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3056 = t3052 + t3055;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3057 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3058 = t3057 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3059 = t3058 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3060 = counters + t3059;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3061 = (u64)t3048;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3062 = t3061 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3063 = t3062 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t3064 = t3060 + t3063;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3066 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3067 = t3066 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3056), "r"(t3067) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t3069 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t3070 = t3069 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3064), "r"(t3070) : "memory");
                    }
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1723) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3071 = acc_3;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3072 = 0.0f + t3071;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3073 = acc_11;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3074 = t3072 + t3073;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3075 = acc_19;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3076 = t3074 + t3075;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3077 = acc_27;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3078 = t3076 + t3077;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3079 = acc_35;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3080 = t3078 + t3079;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3081 = acc_43;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3082 = t3080 + t3081;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3083 = acc_51;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3084 = t3082 + t3083;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3085 = acc_59;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3086 = t3084 + t3085;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3087 = acc_67;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3088 = t3086 + t3087;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3089 = acc_75;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3090 = t3088 + t3089;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3091 = acc_83;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3092 = t3090 + t3091;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3093 = acc_91;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3094 = t3092 + t3093;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3095 = acc_99;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3096 = t3094 + t3095;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3097 = acc_107;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3098 = t3096 + t3097;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3099 = acc_115;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3100 = t3098 + t3099;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3101 = acc_123;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t3100 + t3101;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3103 = acc_4;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3104 = 0.0f + t3103;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3105 = acc_12;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3106 = t3104 + t3105;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3107 = acc_20;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3108 = t3106 + t3107;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3109 = acc_28;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3110 = t3108 + t3109;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3111 = acc_36;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3112 = t3110 + t3111;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3113 = acc_44;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3114 = t3112 + t3113;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3115 = acc_52;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3116 = t3114 + t3115;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3117 = acc_60;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3118 = t3116 + t3117;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3119 = acc_68;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3120 = t3118 + t3119;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3121 = acc_76;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3122 = t3120 + t3121;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3123 = acc_84;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3124 = t3122 + t3123;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3125 = acc_92;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3126 = t3124 + t3125;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3127 = acc_100;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3128 = t3126 + t3127;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3129 = acc_108;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3130 = t3128 + t3129;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3131 = acc_116;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3132 = t3130 + t3131;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3133 = acc_124;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t3132 + t3133;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3135 = acc_7;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3136 = 0.0f + t3135;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3137 = acc_15;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3138 = t3136 + t3137;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3139 = acc_23;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3140 = t3138 + t3139;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3141 = acc_31;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3142 = t3140 + t3141;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3143 = acc_39;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3144 = t3142 + t3143;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3145 = acc_47;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3146 = t3144 + t3145;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3147 = acc_55;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3148 = t3146 + t3147;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3149 = acc_63;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3150 = t3148 + t3149;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3151 = acc_71;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3152 = t3150 + t3151;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3153 = acc_79;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3154 = t3152 + t3153;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3155 = acc_87;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3156 = t3154 + t3155;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3157 = acc_95;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3158 = t3156 + t3157;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3159 = acc_103;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3160 = t3158 + t3159;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3161 = acc_111;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3162 = t3160 + t3161;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3163 = acc_119;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3164 = t3162 + t3163;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3165 = acc_127;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t3164 + t3165;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3167 = acc_8;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3168 = 0.0f + t3167;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3169 = acc_16;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3170 = t3168 + t3169;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3171 = acc_24;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3172 = t3170 + t3171;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3173 = acc_32;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3174 = t3172 + t3173;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3175 = acc_40;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3176 = t3174 + t3175;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3177 = acc_48;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3178 = t3176 + t3177;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3179 = acc_56;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3180 = t3178 + t3179;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3181 = acc_64;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3182 = t3180 + t3181;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3183 = acc_72;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3184 = t3182 + t3183;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3185 = acc_80;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3186 = t3184 + t3185;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3187 = acc_88;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3188 = t3186 + t3187;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3189 = acc_96;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3190 = t3188 + t3189;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3191 = acc_104;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3192 = t3190 + t3191;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3193 = acc_112;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3194 = t3192 + t3193;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3195 = acc_120;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3196 = t3194 + t3195;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3197 = acc_128;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t3196 + t3197;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3199 = parts_9 + parts_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3200 = parts_11 + parts_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3201 = t3199 + t3200;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3201;
                    } else {
                        const u32 t3202 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t3202 << 1u;
                        const bool columns_5 = first_6 < t1714;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3205 = first_6 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t3205 < t1714;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3207 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_129 = t3207 & columns_5;
                        const f32 t3209 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3210 = acc_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3211 = t3209 + t3210;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3212 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3213 = exists_129 ? t3211 : t3212;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3213;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3214 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_130 = t3214 & columns_6;
                        const f32 t3216 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3217 = acc_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3218 = t3216 + t3217;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3219 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3220 = exists_130 ? t3218 : t3219;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3220;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3221 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_131 = t3221 & columns_5;
                        const f32 t3223 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3224 = acc_7;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3225 = t3223 + t3224;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3226 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3227 = exists_131 ? t3225 : t3226;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3227;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3228 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_132 = t3228 & columns_6;
                        const f32 t3230 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3231 = acc_8;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3232 = t3230 + t3231;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3233 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3234 = exists_132 ? t3232 : t3233;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3234;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3235 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_133 = t3235 & columns_5;
                        const f32 t3237 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3238 = acc_11;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3239 = t3237 + t3238;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3240 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3241 = exists_133 ? t3239 : t3240;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3241;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3242 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_134 = t3242 & columns_6;
                        const f32 t3244 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3245 = acc_12;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3246 = t3244 + t3245;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3247 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3248 = exists_134 ? t3246 : t3247;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3248;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3249 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_135 = t3249 & columns_5;
                        const f32 t3251 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3252 = acc_15;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3253 = t3251 + t3252;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3254 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3255 = exists_135 ? t3253 : t3254;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3255;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3256 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_136 = t3256 & columns_6;
                        const f32 t3258 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3259 = acc_16;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3260 = t3258 + t3259;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3261 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3262 = exists_136 ? t3260 : t3261;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3262;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3263 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_137 = t3263 & columns_5;
                        const f32 t3265 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3266 = acc_19;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3267 = t3265 + t3266;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3268 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3269 = exists_137 ? t3267 : t3268;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3269;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3270 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_138 = t3270 & columns_6;
                        const f32 t3272 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3273 = acc_20;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3274 = t3272 + t3273;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3275 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3276 = exists_138 ? t3274 : t3275;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3276;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3277 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_139 = t3277 & columns_5;
                        const f32 t3279 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3280 = acc_23;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3281 = t3279 + t3280;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3282 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3283 = exists_139 ? t3281 : t3282;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3283;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3284 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_140 = t3284 & columns_6;
                        const f32 t3286 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3287 = acc_24;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3288 = t3286 + t3287;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3289 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3290 = exists_140 ? t3288 : t3289;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3290;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3291 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_141 = t3291 & columns_5;
                        const f32 t3293 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3294 = acc_27;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3295 = t3293 + t3294;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3296 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3297 = exists_141 ? t3295 : t3296;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3297;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3298 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_142 = t3298 & columns_6;
                        const f32 t3300 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3301 = acc_28;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3302 = t3300 + t3301;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3303 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3304 = exists_142 ? t3302 : t3303;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3304;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3305 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_143 = t3305 & columns_5;
                        const f32 t3307 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3308 = acc_31;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3309 = t3307 + t3308;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3310 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3311 = exists_143 ? t3309 : t3310;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3311;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3312 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_144 = t3312 & columns_6;
                        const f32 t3314 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3315 = acc_32;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3316 = t3314 + t3315;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3317 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3318 = exists_144 ? t3316 : t3317;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3318;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3319 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_145 = t3319 & columns_5;
                        const f32 t3321 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3322 = acc_35;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3323 = t3321 + t3322;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3324 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3325 = exists_145 ? t3323 : t3324;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3325;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3326 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_146 = t3326 & columns_6;
                        const f32 t3328 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3329 = acc_36;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3330 = t3328 + t3329;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3331 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3332 = exists_146 ? t3330 : t3331;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3332;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3333 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_147 = t3333 & columns_5;
                        const f32 t3335 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3336 = acc_39;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3337 = t3335 + t3336;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3338 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3339 = exists_147 ? t3337 : t3338;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3339;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3340 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_148 = t3340 & columns_6;
                        const f32 t3342 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3343 = acc_40;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3344 = t3342 + t3343;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3345 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3346 = exists_148 ? t3344 : t3345;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3346;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3347 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_149 = t3347 & columns_5;
                        const f32 t3349 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3350 = acc_43;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3351 = t3349 + t3350;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3352 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3353 = exists_149 ? t3351 : t3352;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3353;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3354 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_150 = t3354 & columns_6;
                        const f32 t3356 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3357 = acc_44;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3358 = t3356 + t3357;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3359 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3360 = exists_150 ? t3358 : t3359;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3360;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3361 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_151 = t3361 & columns_5;
                        const f32 t3363 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3364 = acc_47;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3365 = t3363 + t3364;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3366 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3367 = exists_151 ? t3365 : t3366;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3367;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3368 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_152 = t3368 & columns_6;
                        const f32 t3370 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3371 = acc_48;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3372 = t3370 + t3371;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3373 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3374 = exists_152 ? t3372 : t3373;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3374;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3375 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_153 = t3375 & columns_5;
                        const f32 t3377 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3378 = acc_51;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3379 = t3377 + t3378;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3380 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3381 = exists_153 ? t3379 : t3380;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3381;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3382 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_154 = t3382 & columns_6;
                        const f32 t3384 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3385 = acc_52;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3386 = t3384 + t3385;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3387 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3388 = exists_154 ? t3386 : t3387;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3388;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3389 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_155 = t3389 & columns_5;
                        const f32 t3391 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3392 = acc_55;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3393 = t3391 + t3392;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3394 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3395 = exists_155 ? t3393 : t3394;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3395;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3396 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_156 = t3396 & columns_6;
                        const f32 t3398 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3399 = acc_56;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3400 = t3398 + t3399;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3401 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3402 = exists_156 ? t3400 : t3401;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3402;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3403 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_157 = t3403 & columns_5;
                        const f32 t3405 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3406 = acc_59;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3407 = t3405 + t3406;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3408 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3409 = exists_157 ? t3407 : t3408;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3409;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3410 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_158 = t3410 & columns_6;
                        const f32 t3412 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3413 = acc_60;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3414 = t3412 + t3413;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3415 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3416 = exists_158 ? t3414 : t3415;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3416;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3417 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_159 = t3417 & columns_5;
                        const f32 t3419 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3420 = acc_63;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3421 = t3419 + t3420;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3422 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3423 = exists_159 ? t3421 : t3422;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3423;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3424 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_160 = t3424 & columns_6;
                        const f32 t3426 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3427 = acc_64;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3428 = t3426 + t3427;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3429 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3430 = exists_160 ? t3428 : t3429;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3430;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3431 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_161 = t3431 & columns_5;
                        const f32 t3433 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3434 = acc_67;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3435 = t3433 + t3434;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3436 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3437 = exists_161 ? t3435 : t3436;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3437;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3438 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_162 = t3438 & columns_6;
                        const f32 t3440 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3441 = acc_68;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3442 = t3440 + t3441;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3443 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3444 = exists_162 ? t3442 : t3443;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3444;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3445 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_163 = t3445 & columns_5;
                        const f32 t3447 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3448 = acc_71;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3449 = t3447 + t3448;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3450 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3451 = exists_163 ? t3449 : t3450;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3451;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3452 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_164 = t3452 & columns_6;
                        const f32 t3454 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3455 = acc_72;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3456 = t3454 + t3455;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3457 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3458 = exists_164 ? t3456 : t3457;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3458;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3459 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_165 = t3459 & columns_5;
                        const f32 t3461 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3462 = acc_75;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3463 = t3461 + t3462;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3464 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3465 = exists_165 ? t3463 : t3464;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3465;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3466 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_166 = t3466 & columns_6;
                        const f32 t3468 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3469 = acc_76;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3470 = t3468 + t3469;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3471 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3472 = exists_166 ? t3470 : t3471;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3472;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3473 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_167 = t3473 & columns_5;
                        const f32 t3475 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3476 = acc_79;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3477 = t3475 + t3476;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3478 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3479 = exists_167 ? t3477 : t3478;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3479;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3480 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_168 = t3480 & columns_6;
                        const f32 t3482 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3483 = acc_80;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3484 = t3482 + t3483;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3485 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3486 = exists_168 ? t3484 : t3485;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3486;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3487 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_169 = t3487 & columns_5;
                        const f32 t3489 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3490 = acc_83;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3491 = t3489 + t3490;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3492 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3493 = exists_169 ? t3491 : t3492;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3493;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3494 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_170 = t3494 & columns_6;
                        const f32 t3496 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3497 = acc_84;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3498 = t3496 + t3497;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3499 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3500 = exists_170 ? t3498 : t3499;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3500;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3501 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_171 = t3501 & columns_5;
                        const f32 t3503 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3504 = acc_87;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3505 = t3503 + t3504;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3506 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3507 = exists_171 ? t3505 : t3506;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3507;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3508 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_172 = t3508 & columns_6;
                        const f32 t3510 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3511 = acc_88;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3512 = t3510 + t3511;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3513 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3514 = exists_172 ? t3512 : t3513;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3514;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3515 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_173 = t3515 & columns_5;
                        const f32 t3517 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3518 = acc_91;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3519 = t3517 + t3518;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3520 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3521 = exists_173 ? t3519 : t3520;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3521;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3522 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_174 = t3522 & columns_6;
                        const f32 t3524 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3525 = acc_92;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3526 = t3524 + t3525;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3527 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3528 = exists_174 ? t3526 : t3527;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3528;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3529 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_175 = t3529 & columns_5;
                        const f32 t3531 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3532 = acc_95;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3533 = t3531 + t3532;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3534 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3535 = exists_175 ? t3533 : t3534;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3535;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3536 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_176 = t3536 & columns_6;
                        const f32 t3538 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3539 = acc_96;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3540 = t3538 + t3539;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3541 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3542 = exists_176 ? t3540 : t3541;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3542;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3543 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_177 = t3543 & columns_5;
                        const f32 t3545 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3546 = acc_99;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3547 = t3545 + t3546;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3548 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3549 = exists_177 ? t3547 : t3548;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3549;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3550 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_178 = t3550 & columns_6;
                        const f32 t3552 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3553 = acc_100;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3554 = t3552 + t3553;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3555 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3556 = exists_178 ? t3554 : t3555;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3556;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3557 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_179 = t3557 & columns_5;
                        const f32 t3559 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3560 = acc_103;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3561 = t3559 + t3560;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3562 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3563 = exists_179 ? t3561 : t3562;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3563;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3564 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_180 = t3564 & columns_6;
                        const f32 t3566 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3567 = acc_104;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3568 = t3566 + t3567;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3569 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3570 = exists_180 ? t3568 : t3569;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3570;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3571 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_181 = t3571 & columns_5;
                        const f32 t3573 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3574 = acc_107;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3575 = t3573 + t3574;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3576 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3577 = exists_181 ? t3575 : t3576;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3577;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3578 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_182 = t3578 & columns_6;
                        const f32 t3580 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3581 = acc_108;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3582 = t3580 + t3581;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3583 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3584 = exists_182 ? t3582 : t3583;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3584;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3585 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_183 = t3585 & columns_5;
                        const f32 t3587 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3588 = acc_111;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3589 = t3587 + t3588;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3590 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3591 = exists_183 ? t3589 : t3590;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3591;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3592 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_184 = t3592 & columns_6;
                        const f32 t3594 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3595 = acc_112;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3596 = t3594 + t3595;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3597 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3598 = exists_184 ? t3596 : t3597;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3598;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3599 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_185 = t3599 & columns_5;
                        const f32 t3601 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3602 = acc_115;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3603 = t3601 + t3602;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3604 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3605 = exists_185 ? t3603 : t3604;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3605;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3606 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_186 = t3606 & columns_6;
                        const f32 t3608 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3609 = acc_116;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3610 = t3608 + t3609;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3611 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3612 = exists_186 ? t3610 : t3611;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3612;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3613 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_187 = t3613 & columns_5;
                        const f32 t3615 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3616 = acc_119;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3617 = t3615 + t3616;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3618 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3619 = exists_187 ? t3617 : t3618;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3619;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3620 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_188 = t3620 & columns_6;
                        const f32 t3622 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3623 = acc_120;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3624 = t3622 + t3623;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3625 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3626 = exists_188 ? t3624 : t3625;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3626;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3627 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_189 = t3627 & columns_5;
                        const f32 t3629 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3630 = acc_123;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3631 = t3629 + t3630;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3632 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3633 = exists_189 ? t3631 : t3632;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3633;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3634 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_190 = t3634 & columns_6;
                        const f32 t3636 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3637 = acc_124;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3638 = t3636 + t3637;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3639 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3640 = exists_190 ? t3638 : t3639;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3640;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3641 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_191 = t3641 & columns_5;
                        const f32 t3643 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3644 = acc_127;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3645 = t3643 + t3644;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3646 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3647 = exists_191 ? t3645 : t3646;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3647;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3648 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_192 = t3648 & columns_6;
                        const f32 t3650 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3651 = acc_128;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3652 = t3650 + t3651;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3653 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3654 = exists_192 ? t3652 : t3653;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t3654;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3655 = sum_3;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t3656;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3656) : "f"(t3655));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3657 = t3655 + t3656;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t3658;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3658) : "f"(t3657));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3659 = t3657 + t3658;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_6 = t3659 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1723) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3661 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_131 = t3661 - mean_6;
                        f32 t3663;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3663) : "f"(distance_131), "f"(distance_131), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3664 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_132 = t3664 - mean_6;
                        f32 t3666;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3666) : "f"(distance_132), "f"(distance_132), "f"(t3663));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3667 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_133 = t3667 - mean_6;
                        f32 t3669;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3669) : "f"(distance_133), "f"(distance_133), "f"(t3666));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3670 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_134 = t3670 - mean_6;
                        f32 t3672;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3672) : "f"(distance_134), "f"(distance_134), "f"(t3669));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3673 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_135 = t3673 - mean_6;
                        f32 t3675;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3675) : "f"(distance_135), "f"(distance_135), "f"(t3672));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3676 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_136 = t3676 - mean_6;
                        f32 t3678;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3678) : "f"(distance_136), "f"(distance_136), "f"(t3675));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3679 = acc_51;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_137 = t3679 - mean_6;
                        f32 t3681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3681) : "f"(distance_137), "f"(distance_137), "f"(t3678));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3682 = acc_59;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_138 = t3682 - mean_6;
                        f32 t3684;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3684) : "f"(distance_138), "f"(distance_138), "f"(t3681));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3685 = acc_67;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_139 = t3685 - mean_6;
                        f32 t3687;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3687) : "f"(distance_139), "f"(distance_139), "f"(t3684));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3688 = acc_75;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_140 = t3688 - mean_6;
                        f32 t3690;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3690) : "f"(distance_140), "f"(distance_140), "f"(t3687));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3691 = acc_83;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_141 = t3691 - mean_6;
                        f32 t3693;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3693) : "f"(distance_141), "f"(distance_141), "f"(t3690));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3694 = acc_91;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_142 = t3694 - mean_6;
                        f32 t3696;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3696) : "f"(distance_142), "f"(distance_142), "f"(t3693));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3697 = acc_99;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_143 = t3697 - mean_6;
                        f32 t3699;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3699) : "f"(distance_143), "f"(distance_143), "f"(t3696));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3700 = acc_107;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_144 = t3700 - mean_6;
                        f32 t3702;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3702) : "f"(distance_144), "f"(distance_144), "f"(t3699));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3703 = acc_115;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_145 = t3703 - mean_6;
                        f32 t3705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3705) : "f"(distance_145), "f"(distance_145), "f"(t3702));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3706 = acc_123;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_146 = t3706 - mean_6;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_146), "f"(distance_146), "f"(t3705));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3709 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_147 = t3709 - mean_6;
                        f32 t3711;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3711) : "f"(distance_147), "f"(distance_147), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3712 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_148 = t3712 - mean_6;
                        f32 t3714;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3714) : "f"(distance_148), "f"(distance_148), "f"(t3711));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3715 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_149 = t3715 - mean_6;
                        f32 t3717;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3717) : "f"(distance_149), "f"(distance_149), "f"(t3714));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3718 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_150 = t3718 - mean_6;
                        f32 t3720;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3720) : "f"(distance_150), "f"(distance_150), "f"(t3717));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3721 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_151 = t3721 - mean_6;
                        f32 t3723;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3723) : "f"(distance_151), "f"(distance_151), "f"(t3720));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3724 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_152 = t3724 - mean_6;
                        f32 t3726;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3726) : "f"(distance_152), "f"(distance_152), "f"(t3723));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3727 = acc_52;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_153 = t3727 - mean_6;
                        f32 t3729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3729) : "f"(distance_153), "f"(distance_153), "f"(t3726));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3730 = acc_60;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_154 = t3730 - mean_6;
                        f32 t3732;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3732) : "f"(distance_154), "f"(distance_154), "f"(t3729));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3733 = acc_68;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_155 = t3733 - mean_6;
                        f32 t3735;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3735) : "f"(distance_155), "f"(distance_155), "f"(t3732));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3736 = acc_76;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_156 = t3736 - mean_6;
                        f32 t3738;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3738) : "f"(distance_156), "f"(distance_156), "f"(t3735));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3739 = acc_84;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_157 = t3739 - mean_6;
                        f32 t3741;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3741) : "f"(distance_157), "f"(distance_157), "f"(t3738));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3742 = acc_92;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_158 = t3742 - mean_6;
                        f32 t3744;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3744) : "f"(distance_158), "f"(distance_158), "f"(t3741));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3745 = acc_100;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_159 = t3745 - mean_6;
                        f32 t3747;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3747) : "f"(distance_159), "f"(distance_159), "f"(t3744));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3748 = acc_108;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_160 = t3748 - mean_6;
                        f32 t3750;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3750) : "f"(distance_160), "f"(distance_160), "f"(t3747));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3751 = acc_116;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_161 = t3751 - mean_6;
                        f32 t3753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3753) : "f"(distance_161), "f"(distance_161), "f"(t3750));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3754 = acc_124;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_162 = t3754 - mean_6;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_162), "f"(distance_162), "f"(t3753));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3757 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_163 = t3757 - mean_6;
                        f32 t3759;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3759) : "f"(distance_163), "f"(distance_163), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3760 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_164 = t3760 - mean_6;
                        f32 t3762;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3762) : "f"(distance_164), "f"(distance_164), "f"(t3759));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3763 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_165 = t3763 - mean_6;
                        f32 t3765;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3765) : "f"(distance_165), "f"(distance_165), "f"(t3762));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3766 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_166 = t3766 - mean_6;
                        f32 t3768;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3768) : "f"(distance_166), "f"(distance_166), "f"(t3765));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3769 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_167 = t3769 - mean_6;
                        f32 t3771;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3771) : "f"(distance_167), "f"(distance_167), "f"(t3768));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3772 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_168 = t3772 - mean_6;
                        f32 t3774;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3774) : "f"(distance_168), "f"(distance_168), "f"(t3771));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3775 = acc_55;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_169 = t3775 - mean_6;
                        f32 t3777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3777) : "f"(distance_169), "f"(distance_169), "f"(t3774));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3778 = acc_63;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_170 = t3778 - mean_6;
                        f32 t3780;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3780) : "f"(distance_170), "f"(distance_170), "f"(t3777));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3781 = acc_71;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_171 = t3781 - mean_6;
                        f32 t3783;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3783) : "f"(distance_171), "f"(distance_171), "f"(t3780));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3784 = acc_79;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_172 = t3784 - mean_6;
                        f32 t3786;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3786) : "f"(distance_172), "f"(distance_172), "f"(t3783));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3787 = acc_87;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_173 = t3787 - mean_6;
                        f32 t3789;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3789) : "f"(distance_173), "f"(distance_173), "f"(t3786));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3790 = acc_95;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_174 = t3790 - mean_6;
                        f32 t3792;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3792) : "f"(distance_174), "f"(distance_174), "f"(t3789));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3793 = acc_103;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_175 = t3793 - mean_6;
                        f32 t3795;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3795) : "f"(distance_175), "f"(distance_175), "f"(t3792));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3796 = acc_111;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_176 = t3796 - mean_6;
                        f32 t3798;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3798) : "f"(distance_176), "f"(distance_176), "f"(t3795));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3799 = acc_119;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_177 = t3799 - mean_6;
                        f32 t3801;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3801) : "f"(distance_177), "f"(distance_177), "f"(t3798));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3802 = acc_127;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_178 = t3802 - mean_6;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_178), "f"(distance_178), "f"(t3801));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3805 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_179 = t3805 - mean_6;
                        f32 t3807;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3807) : "f"(distance_179), "f"(distance_179), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3808 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_180 = t3808 - mean_6;
                        f32 t3810;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3810) : "f"(distance_180), "f"(distance_180), "f"(t3807));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3811 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_181 = t3811 - mean_6;
                        f32 t3813;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3813) : "f"(distance_181), "f"(distance_181), "f"(t3810));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3814 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_182 = t3814 - mean_6;
                        f32 t3816;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3816) : "f"(distance_182), "f"(distance_182), "f"(t3813));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3817 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_183 = t3817 - mean_6;
                        f32 t3819;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3819) : "f"(distance_183), "f"(distance_183), "f"(t3816));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3820 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_184 = t3820 - mean_6;
                        f32 t3822;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3822) : "f"(distance_184), "f"(distance_184), "f"(t3819));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3823 = acc_56;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_185 = t3823 - mean_6;
                        f32 t3825;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3825) : "f"(distance_185), "f"(distance_185), "f"(t3822));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3826 = acc_64;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_186 = t3826 - mean_6;
                        f32 t3828;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3828) : "f"(distance_186), "f"(distance_186), "f"(t3825));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3829 = acc_72;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_187 = t3829 - mean_6;
                        f32 t3831;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3831) : "f"(distance_187), "f"(distance_187), "f"(t3828));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3832 = acc_80;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_188 = t3832 - mean_6;
                        f32 t3834;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3834) : "f"(distance_188), "f"(distance_188), "f"(t3831));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3835 = acc_88;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_189 = t3835 - mean_6;
                        f32 t3837;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3837) : "f"(distance_189), "f"(distance_189), "f"(t3834));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3838 = acc_96;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_190 = t3838 - mean_6;
                        f32 t3840;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3840) : "f"(distance_190), "f"(distance_190), "f"(t3837));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3841 = acc_104;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_191 = t3841 - mean_6;
                        f32 t3843;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3843) : "f"(distance_191), "f"(distance_191), "f"(t3840));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3844 = acc_112;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_192 = t3844 - mean_6;
                        f32 t3846;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3846) : "f"(distance_192), "f"(distance_192), "f"(t3843));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3847 = acc_120;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_193 = t3847 - mean_6;
                        f32 t3849;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3849) : "f"(distance_193), "f"(distance_193), "f"(t3846));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3850 = acc_128;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_194 = t3850 - mean_6;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_194), "f"(distance_194), "f"(t3849));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3853 = parts_13 + parts_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3854 = parts_15 + parts_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3855 = t3853 + t3854;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3855;
                    } else {
                        const u32 t3856 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t3856 << 1u;
                        const bool columns_7 = first_7 < t1714;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t3859 = first_7 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t3859 < t1714;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3861 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_193 = t3861 & columns_7;
                        const f32 t3863 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3864 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_195 = t3864 - mean_6;
                        f32 t3866;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3866) : "f"(distance_195), "f"(distance_195), "f"(t3863));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3867 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3868 = exists_193 ? t3866 : t3867;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3868;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3869 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_194 = t3869 & columns_8;
                        const f32 t3871 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3872 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_196 = t3872 - mean_6;
                        f32 t3874;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3874) : "f"(distance_196), "f"(distance_196), "f"(t3871));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3875 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3876 = exists_194 ? t3874 : t3875;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3876;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3877 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_195 = t3877 & columns_7;
                        const f32 t3879 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3880 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_197 = t3880 - mean_6;
                        f32 t3882;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3882) : "f"(distance_197), "f"(distance_197), "f"(t3879));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3883 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3884 = exists_195 ? t3882 : t3883;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3884;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3885 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_196 = t3885 & columns_8;
                        const f32 t3887 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3888 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_198 = t3888 - mean_6;
                        f32 t3890;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3890) : "f"(distance_198), "f"(distance_198), "f"(t3887));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3891 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3892 = exists_196 ? t3890 : t3891;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3892;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3893 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_197 = t3893 & columns_7;
                        const f32 t3895 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3896 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_199 = t3896 - mean_6;
                        f32 t3898;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3898) : "f"(distance_199), "f"(distance_199), "f"(t3895));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3899 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3900 = exists_197 ? t3898 : t3899;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3900;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3901 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_198 = t3901 & columns_8;
                        const f32 t3903 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3904 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_200 = t3904 - mean_6;
                        f32 t3906;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3906) : "f"(distance_200), "f"(distance_200), "f"(t3903));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3907 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3908 = exists_198 ? t3906 : t3907;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3908;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3909 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_199 = t3909 & columns_7;
                        const f32 t3911 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3912 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_201 = t3912 - mean_6;
                        f32 t3914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3914) : "f"(distance_201), "f"(distance_201), "f"(t3911));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3915 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3916 = exists_199 ? t3914 : t3915;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3916;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3917 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_200 = t3917 & columns_8;
                        const f32 t3919 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3920 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_202 = t3920 - mean_6;
                        f32 t3922;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3922) : "f"(distance_202), "f"(distance_202), "f"(t3919));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3923 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3924 = exists_200 ? t3922 : t3923;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3924;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3925 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_201 = t3925 & columns_7;
                        const f32 t3927 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3928 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_203 = t3928 - mean_6;
                        f32 t3930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3930) : "f"(distance_203), "f"(distance_203), "f"(t3927));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3931 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3932 = exists_201 ? t3930 : t3931;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3932;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3933 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_202 = t3933 & columns_8;
                        const f32 t3935 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3936 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_204 = t3936 - mean_6;
                        f32 t3938;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3938) : "f"(distance_204), "f"(distance_204), "f"(t3935));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3939 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3940 = exists_202 ? t3938 : t3939;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3940;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3941 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_203 = t3941 & columns_7;
                        const f32 t3943 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3944 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_205 = t3944 - mean_6;
                        f32 t3946;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3946) : "f"(distance_205), "f"(distance_205), "f"(t3943));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3947 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3948 = exists_203 ? t3946 : t3947;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3948;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3949 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_204 = t3949 & columns_8;
                        const f32 t3951 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3952 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_206 = t3952 - mean_6;
                        f32 t3954;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3954) : "f"(distance_206), "f"(distance_206), "f"(t3951));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3955 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3956 = exists_204 ? t3954 : t3955;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3956;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3957 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_205 = t3957 & columns_7;
                        const f32 t3959 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3960 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_207 = t3960 - mean_6;
                        f32 t3962;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3962) : "f"(distance_207), "f"(distance_207), "f"(t3959));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3963 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3964 = exists_205 ? t3962 : t3963;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3964;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3965 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_206 = t3965 & columns_8;
                        const f32 t3967 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3968 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_208 = t3968 - mean_6;
                        f32 t3970;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3970) : "f"(distance_208), "f"(distance_208), "f"(t3967));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3971 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3972 = exists_206 ? t3970 : t3971;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3972;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3973 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_207 = t3973 & columns_7;
                        const f32 t3975 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3976 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_209 = t3976 - mean_6;
                        f32 t3978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3978) : "f"(distance_209), "f"(distance_209), "f"(t3975));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3979 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3980 = exists_207 ? t3978 : t3979;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3980;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3981 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_208 = t3981 & columns_8;
                        const f32 t3983 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3984 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_210 = t3984 - mean_6;
                        f32 t3986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3986) : "f"(distance_210), "f"(distance_210), "f"(t3983));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3987 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3988 = exists_208 ? t3986 : t3987;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3988;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3989 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_209 = t3989 & columns_7;
                        const f32 t3991 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3992 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_211 = t3992 - mean_6;
                        f32 t3994;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3994) : "f"(distance_211), "f"(distance_211), "f"(t3991));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3995 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t3996 = exists_209 ? t3994 : t3995;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t3996;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t3997 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_210 = t3997 & columns_8;
                        const f32 t3999 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4000 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_212 = t4000 - mean_6;
                        f32 t4002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4002) : "f"(distance_212), "f"(distance_212), "f"(t3999));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4003 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4004 = exists_210 ? t4002 : t4003;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4004;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4005 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_211 = t4005 & columns_7;
                        const f32 t4007 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4008 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_213 = t4008 - mean_6;
                        f32 t4010;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4010) : "f"(distance_213), "f"(distance_213), "f"(t4007));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4011 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4012 = exists_211 ? t4010 : t4011;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4012;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4013 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_212 = t4013 & columns_8;
                        const f32 t4015 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4016 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_214 = t4016 - mean_6;
                        f32 t4018;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4018) : "f"(distance_214), "f"(distance_214), "f"(t4015));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4019 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4020 = exists_212 ? t4018 : t4019;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4020;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4021 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_213 = t4021 & columns_7;
                        const f32 t4023 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4024 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_215 = t4024 - mean_6;
                        f32 t4026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4026) : "f"(distance_215), "f"(distance_215), "f"(t4023));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4027 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4028 = exists_213 ? t4026 : t4027;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4028;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4029 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_214 = t4029 & columns_8;
                        const f32 t4031 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4032 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_216 = t4032 - mean_6;
                        f32 t4034;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4034) : "f"(distance_216), "f"(distance_216), "f"(t4031));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4035 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4036 = exists_214 ? t4034 : t4035;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4036;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4037 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_215 = t4037 & columns_7;
                        const f32 t4039 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4040 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_217 = t4040 - mean_6;
                        f32 t4042;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4042) : "f"(distance_217), "f"(distance_217), "f"(t4039));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4043 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4044 = exists_215 ? t4042 : t4043;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4044;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4045 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_216 = t4045 & columns_8;
                        const f32 t4047 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4048 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_218 = t4048 - mean_6;
                        f32 t4050;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4050) : "f"(distance_218), "f"(distance_218), "f"(t4047));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4051 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4052 = exists_216 ? t4050 : t4051;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4052;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4053 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_217 = t4053 & columns_7;
                        const f32 t4055 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4056 = acc_51;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_219 = t4056 - mean_6;
                        f32 t4058;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4058) : "f"(distance_219), "f"(distance_219), "f"(t4055));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4059 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4060 = exists_217 ? t4058 : t4059;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4060;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4061 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_218 = t4061 & columns_8;
                        const f32 t4063 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4064 = acc_52;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_220 = t4064 - mean_6;
                        f32 t4066;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4066) : "f"(distance_220), "f"(distance_220), "f"(t4063));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4067 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4068 = exists_218 ? t4066 : t4067;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4068;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4069 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_219 = t4069 & columns_7;
                        const f32 t4071 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4072 = acc_55;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_221 = t4072 - mean_6;
                        f32 t4074;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4074) : "f"(distance_221), "f"(distance_221), "f"(t4071));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4075 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4076 = exists_219 ? t4074 : t4075;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4076;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4077 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_220 = t4077 & columns_8;
                        const f32 t4079 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4080 = acc_56;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_222 = t4080 - mean_6;
                        f32 t4082;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4082) : "f"(distance_222), "f"(distance_222), "f"(t4079));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4083 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4084 = exists_220 ? t4082 : t4083;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4084;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4085 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_221 = t4085 & columns_7;
                        const f32 t4087 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4088 = acc_59;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_223 = t4088 - mean_6;
                        f32 t4090;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4090) : "f"(distance_223), "f"(distance_223), "f"(t4087));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4091 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4092 = exists_221 ? t4090 : t4091;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4092;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4093 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_222 = t4093 & columns_8;
                        const f32 t4095 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4096 = acc_60;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_224 = t4096 - mean_6;
                        f32 t4098;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4098) : "f"(distance_224), "f"(distance_224), "f"(t4095));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4099 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4100 = exists_222 ? t4098 : t4099;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4100;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4101 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_223 = t4101 & columns_7;
                        const f32 t4103 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4104 = acc_63;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_225 = t4104 - mean_6;
                        f32 t4106;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4106) : "f"(distance_225), "f"(distance_225), "f"(t4103));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4107 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4108 = exists_223 ? t4106 : t4107;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4108;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4109 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_224 = t4109 & columns_8;
                        const f32 t4111 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4112 = acc_64;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_226 = t4112 - mean_6;
                        f32 t4114;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4114) : "f"(distance_226), "f"(distance_226), "f"(t4111));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4115 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4116 = exists_224 ? t4114 : t4115;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4116;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4117 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_225 = t4117 & columns_7;
                        const f32 t4119 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4120 = acc_67;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_227 = t4120 - mean_6;
                        f32 t4122;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4122) : "f"(distance_227), "f"(distance_227), "f"(t4119));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4123 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4124 = exists_225 ? t4122 : t4123;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4124;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4125 = 16u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_226 = t4125 & columns_8;
                        const f32 t4127 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4128 = acc_68;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_228 = t4128 - mean_6;
                        f32 t4130;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4130) : "f"(distance_228), "f"(distance_228), "f"(t4127));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4131 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4132 = exists_226 ? t4130 : t4131;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4132;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4133 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_227 = t4133 & columns_7;
                        const f32 t4135 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4136 = acc_71;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_229 = t4136 - mean_6;
                        f32 t4138;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4138) : "f"(distance_229), "f"(distance_229), "f"(t4135));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4139 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4140 = exists_227 ? t4138 : t4139;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4140;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4141 = 17u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_228 = t4141 & columns_8;
                        const f32 t4143 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4144 = acc_72;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_230 = t4144 - mean_6;
                        f32 t4146;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4146) : "f"(distance_230), "f"(distance_230), "f"(t4143));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4147 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4148 = exists_228 ? t4146 : t4147;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4148;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4149 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_229 = t4149 & columns_7;
                        const f32 t4151 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4152 = acc_75;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_231 = t4152 - mean_6;
                        f32 t4154;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4154) : "f"(distance_231), "f"(distance_231), "f"(t4151));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4155 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4156 = exists_229 ? t4154 : t4155;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4156;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4157 = 18u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_230 = t4157 & columns_8;
                        const f32 t4159 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4160 = acc_76;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_232 = t4160 - mean_6;
                        f32 t4162;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4162) : "f"(distance_232), "f"(distance_232), "f"(t4159));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4163 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4164 = exists_230 ? t4162 : t4163;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4164;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4165 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_231 = t4165 & columns_7;
                        const f32 t4167 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4168 = acc_79;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_233 = t4168 - mean_6;
                        f32 t4170;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4170) : "f"(distance_233), "f"(distance_233), "f"(t4167));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4171 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4172 = exists_231 ? t4170 : t4171;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4172;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4173 = 19u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_232 = t4173 & columns_8;
                        const f32 t4175 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4176 = acc_80;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_234 = t4176 - mean_6;
                        f32 t4178;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4178) : "f"(distance_234), "f"(distance_234), "f"(t4175));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4179 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4180 = exists_232 ? t4178 : t4179;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4180;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4181 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_233 = t4181 & columns_7;
                        const f32 t4183 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4184 = acc_83;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_235 = t4184 - mean_6;
                        f32 t4186;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4186) : "f"(distance_235), "f"(distance_235), "f"(t4183));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4187 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4188 = exists_233 ? t4186 : t4187;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4188;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4189 = 20u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_234 = t4189 & columns_8;
                        const f32 t4191 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4192 = acc_84;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_236 = t4192 - mean_6;
                        f32 t4194;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4194) : "f"(distance_236), "f"(distance_236), "f"(t4191));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4195 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4196 = exists_234 ? t4194 : t4195;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4196;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4197 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_235 = t4197 & columns_7;
                        const f32 t4199 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4200 = acc_87;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_237 = t4200 - mean_6;
                        f32 t4202;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4202) : "f"(distance_237), "f"(distance_237), "f"(t4199));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4203 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4204 = exists_235 ? t4202 : t4203;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4204;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4205 = 21u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_236 = t4205 & columns_8;
                        const f32 t4207 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4208 = acc_88;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_238 = t4208 - mean_6;
                        f32 t4210;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4210) : "f"(distance_238), "f"(distance_238), "f"(t4207));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4211 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4212 = exists_236 ? t4210 : t4211;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4212;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4213 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_237 = t4213 & columns_7;
                        const f32 t4215 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4216 = acc_91;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_239 = t4216 - mean_6;
                        f32 t4218;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4218) : "f"(distance_239), "f"(distance_239), "f"(t4215));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4219 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4220 = exists_237 ? t4218 : t4219;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4220;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4221 = 22u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_238 = t4221 & columns_8;
                        const f32 t4223 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4224 = acc_92;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_240 = t4224 - mean_6;
                        f32 t4226;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4226) : "f"(distance_240), "f"(distance_240), "f"(t4223));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4227 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4228 = exists_238 ? t4226 : t4227;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4228;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4229 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_239 = t4229 & columns_7;
                        const f32 t4231 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4232 = acc_95;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_241 = t4232 - mean_6;
                        f32 t4234;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4234) : "f"(distance_241), "f"(distance_241), "f"(t4231));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4235 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4236 = exists_239 ? t4234 : t4235;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4236;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4237 = 23u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_240 = t4237 & columns_8;
                        const f32 t4239 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4240 = acc_96;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_242 = t4240 - mean_6;
                        f32 t4242;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4242) : "f"(distance_242), "f"(distance_242), "f"(t4239));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4243 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4244 = exists_240 ? t4242 : t4243;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4244;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4245 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_241 = t4245 & columns_7;
                        const f32 t4247 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4248 = acc_99;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_243 = t4248 - mean_6;
                        f32 t4250;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4250) : "f"(distance_243), "f"(distance_243), "f"(t4247));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4251 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4252 = exists_241 ? t4250 : t4251;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4252;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4253 = 24u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_242 = t4253 & columns_8;
                        const f32 t4255 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4256 = acc_100;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_244 = t4256 - mean_6;
                        f32 t4258;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4258) : "f"(distance_244), "f"(distance_244), "f"(t4255));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4259 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4260 = exists_242 ? t4258 : t4259;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4260;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4261 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_243 = t4261 & columns_7;
                        const f32 t4263 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4264 = acc_103;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_245 = t4264 - mean_6;
                        f32 t4266;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4266) : "f"(distance_245), "f"(distance_245), "f"(t4263));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4267 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4268 = exists_243 ? t4266 : t4267;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4268;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4269 = 25u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_244 = t4269 & columns_8;
                        const f32 t4271 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4272 = acc_104;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_246 = t4272 - mean_6;
                        f32 t4274;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4274) : "f"(distance_246), "f"(distance_246), "f"(t4271));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4275 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4276 = exists_244 ? t4274 : t4275;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4276;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4277 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_245 = t4277 & columns_7;
                        const f32 t4279 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4280 = acc_107;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_247 = t4280 - mean_6;
                        f32 t4282;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4282) : "f"(distance_247), "f"(distance_247), "f"(t4279));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4283 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4284 = exists_245 ? t4282 : t4283;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4284;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4285 = 26u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_246 = t4285 & columns_8;
                        const f32 t4287 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4288 = acc_108;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_248 = t4288 - mean_6;
                        f32 t4290;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4290) : "f"(distance_248), "f"(distance_248), "f"(t4287));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4291 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4292 = exists_246 ? t4290 : t4291;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4292;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4293 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_247 = t4293 & columns_7;
                        const f32 t4295 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4296 = acc_111;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_249 = t4296 - mean_6;
                        f32 t4298;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4298) : "f"(distance_249), "f"(distance_249), "f"(t4295));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4299 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4300 = exists_247 ? t4298 : t4299;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4300;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4301 = 27u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_248 = t4301 & columns_8;
                        const f32 t4303 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4304 = acc_112;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_250 = t4304 - mean_6;
                        f32 t4306;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4306) : "f"(distance_250), "f"(distance_250), "f"(t4303));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4307 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4308 = exists_248 ? t4306 : t4307;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4308;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4309 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_249 = t4309 & columns_7;
                        const f32 t4311 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4312 = acc_115;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_251 = t4312 - mean_6;
                        f32 t4314;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4314) : "f"(distance_251), "f"(distance_251), "f"(t4311));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4315 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4316 = exists_249 ? t4314 : t4315;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4316;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4317 = 28u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_250 = t4317 & columns_8;
                        const f32 t4319 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4320 = acc_116;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_252 = t4320 - mean_6;
                        f32 t4322;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4322) : "f"(distance_252), "f"(distance_252), "f"(t4319));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4323 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4324 = exists_250 ? t4322 : t4323;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4324;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4325 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_251 = t4325 & columns_7;
                        const f32 t4327 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4328 = acc_119;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_253 = t4328 - mean_6;
                        f32 t4330;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4330) : "f"(distance_253), "f"(distance_253), "f"(t4327));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4331 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4332 = exists_251 ? t4330 : t4331;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4332;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4333 = 29u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_252 = t4333 & columns_8;
                        const f32 t4335 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4336 = acc_120;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_254 = t4336 - mean_6;
                        f32 t4338;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4338) : "f"(distance_254), "f"(distance_254), "f"(t4335));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4339 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4340 = exists_252 ? t4338 : t4339;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4340;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4341 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_253 = t4341 & columns_7;
                        const f32 t4343 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4344 = acc_123;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_255 = t4344 - mean_6;
                        f32 t4346;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4346) : "f"(distance_255), "f"(distance_255), "f"(t4343));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4347 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4348 = exists_253 ? t4346 : t4347;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4348;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4349 = 30u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_254 = t4349 & columns_8;
                        const f32 t4351 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4352 = acc_124;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_256 = t4352 - mean_6;
                        f32 t4354;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4354) : "f"(distance_256), "f"(distance_256), "f"(t4351));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4355 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4356 = exists_254 ? t4354 : t4355;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4356;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4357 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_255 = t4357 & columns_7;
                        const f32 t4359 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4360 = acc_127;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_257 = t4360 - mean_6;
                        f32 t4362;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4362) : "f"(distance_257), "f"(distance_257), "f"(t4359));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4363 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4364 = exists_255 ? t4362 : t4363;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4364;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t4365 = 31u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_256 = t4365 & columns_8;
                        const f32 t4367 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4368 = acc_128;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_258 = t4368 - mean_6;
                        f32 t4370;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4370) : "f"(distance_258), "f"(distance_258), "f"(t4367));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4371 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t4372 = exists_256 ? t4370 : t4371;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t4372;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4373 = sum_4;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t4374;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t4374) : "f"(t4373));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t4375 = t4373 + t4374;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t4376;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t4376) : "f"(t4375));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t4375 + t4376;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4378 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t4379 = t4378 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    if (t4379) {
                        const u32 part_3 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4381 = t1733 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4382 = t4381 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4383 = t4382 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t4383 + 544u;
                        const u32 t4385 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4386 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4387 = t4386 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4388 = t4387 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4389 = counters + t4388;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4390 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4391 = t4390 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4392 = t4391 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4393 = t4389 + t4392;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4394 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4395 = t4394 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4396 = t4395 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4397 = counters + t4396;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4398 = (u64)t4385;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4399 = t4398 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4400 = t4399 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t4401 = t4397 + t4400;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4403 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4404 = t4403 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4393), "r"(t4404) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t4406 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t4407 = t4406 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t4401), "r"(t4407) : "memory");
                    }
                }
#line 166 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t4408;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t4408) : );
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const bool t4409 = t4408 == 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                if (t4409) {
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t4410 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4411 = t4410 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4412 = t4411 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t4413 = t1182 + t4412;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t4413) : "memory");
                }
            }
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4414 = 2u <= i_6;
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            if (t4414) {
                const u32 t4415 = i_6 - 2u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t4415 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4417 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4418 = t4417 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4419 = t4418 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4420 = t1182 + t4419;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4421 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4422 = t4421 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t4420), "r"(t4422) : "memory");
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4423 = index + 3u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4423) : "memory");
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4424 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4425 = t4424 & 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4426 = t4425 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4427 = t4426 & 63u;
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t4427 < 24u ? t4427 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4429 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t4430 = t4429 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_3 + t4430;
                const u32 t4432 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t4432;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4434 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4435 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4436 = t4415 * t4435;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t4434 + t4436;
                const u32 t4438 = number_4 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t4439;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4439) : "r"(t4438), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t4439 >> tiles_shift;
                const u32 t4441 = sample_4 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t4442 = number_4 - t4441;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4443 = t4442 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t4444;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4444) : "r"(t4443), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t4445 = t4444 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t4445 << 5u;
                const u32 t4447 = t4442 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t4448;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t4448) : "r"(t4447), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t4449 = t4448 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t4450 = t4449 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t4451 = t4442 - t4450;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t4451 << 3u;
                const bool t4453 = y_12 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t4454 = height - y_12;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t4453 ? t4454 : 0u;
                const u32 t4456 = left_20 < 32u ? left_20 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t4457 = width - x_12;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t4458 = t4457 < 8u ? t4457 : 8u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4459;
                asm("mov.b32 %0, %1;" : "=f"(t4459) : "r"(row));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4460;
                asm("mov.b32 %0, %1;" : "=f"(t4460) : "r"(row_2));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4461;
                asm("mov.b32 %0, %1;" : "=f"(t4461) : "r"(row_3));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4462;
                asm("mov.b32 %0, %1;" : "=f"(t4462) : "r"(row_4));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4463;
                asm("mov.b32 %0, %1;" : "=f"(t4463) : "r"(row_5));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4464;
                asm("mov.b32 %0, %1;" : "=f"(t4464) : "r"(row_6));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4465;
                asm("mov.b32 %0, %1;" : "=f"(t4465) : "r"(row_7));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4466;
                asm("mov.b32 %0, %1;" : "=f"(t4466) : "r"(row_8));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4467;
                asm("mov.b32 %0, %1;" : "=f"(t4467) : "r"(row_9));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4468;
                asm("mov.b32 %0, %1;" : "=f"(t4468) : "r"(row_10));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4469;
                asm("mov.b32 %0, %1;" : "=f"(t4469) : "r"(row_11));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4470;
                asm("mov.b32 %0, %1;" : "=f"(t4470) : "r"(row_12));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4471;
                asm("mov.b32 %0, %1;" : "=f"(t4471) : "r"(row_13));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4472;
                asm("mov.b32 %0, %1;" : "=f"(t4472) : "r"(row_14));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4473;
                asm("mov.b32 %0, %1;" : "=f"(t4473) : "r"(row_15));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t4474;
                asm("mov.b32 %0, %1;" : "=f"(t4474) : "r"(row_16));
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t4475 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t4475 & 127u;
                const u32 t4477 = thread_2 & 3u;
#line 72 "fa-kernels/src/conv/output.rs"
                const u32 t4478 = thread_2 >> 2u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4479 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4480 = t4479 & 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t4481 = t4480 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 channel_3 = t4481 & 63u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 t4483 = t4477 << 3u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 t4484 = t4483 >> 6u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 first_row_2 = t4484 << 5u;
#line 76 "fa-kernels/src/conv/output.rs"
                const bool t4486 = channel_3 < 32u;
#line 76 "fa-kernels/src/conv/output.rs"
                if (t4486) {
#line 78 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 t4487 = i_7 << 5u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t4478 + t4487;
                        const u32 t4489 = pixel >> 3u;
#line 80 "fa-kernels/src/conv/output.rs"
                        const u32 t4490 = first_row_2 + t4489;
#line 80 "fa-kernels/src/conv/output.rs"
                        const u32 t4491 = pixel & 7u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t4492 = pixel < 255u ? pixel : 255u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t4493 = t4492 & 7u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t4494 = t4477 ^ t4493;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t4495 = t4492 << 7u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t4496 = t4494 << 4u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t4497 = t4495 + t4496;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1185 + t4497;
                        u32 row_17;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(from_2) : "memory");
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4499 = row_17 << 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4500 = row_17 & 4294901760u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4501;
                        asm("mov.b32 %0, %1;" : "=f"(t4501) : "r"(t4499));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4502;
                        asm("mov.b32 %0, %1;" : "=f"(t4502) : "r"(t4500));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4503;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4503) : "f"(t4501), "f"(t4459), "f"(t4460));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4504 = t4503 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4505;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4505) : "f"(t4504));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4506 = t4505 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4507;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4507) : "f"(t4506));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4508 = t4503 * t4507;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4509;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4509) : "f"(t4502), "f"(t4461), "f"(t4462));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4510 = t4509 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4511;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4511) : "f"(t4510));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4512 = t4511 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4513;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4513) : "f"(t4512));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4514 = t4509 * t4513;
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t4508), "f"(t4514));
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4516 = row_18 << 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4517 = row_18 & 4294901760u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4518;
                        asm("mov.b32 %0, %1;" : "=f"(t4518) : "r"(t4516));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4519;
                        asm("mov.b32 %0, %1;" : "=f"(t4519) : "r"(t4517));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4520;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4520) : "f"(t4518), "f"(t4463), "f"(t4464));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4521 = t4520 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4522;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4522) : "f"(t4521));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4523 = t4522 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4524;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4524) : "f"(t4523));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4525 = t4520 * t4524;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4526;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4526) : "f"(t4519), "f"(t4465), "f"(t4466));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4527 = t4526 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4528;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4528) : "f"(t4527));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4529 = t4528 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4530;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4530) : "f"(t4529));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4531 = t4526 * t4530;
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t4525), "f"(t4531));
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4533 = row_19 << 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4534 = row_19 & 4294901760u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4535;
                        asm("mov.b32 %0, %1;" : "=f"(t4535) : "r"(t4533));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4536;
                        asm("mov.b32 %0, %1;" : "=f"(t4536) : "r"(t4534));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4537) : "f"(t4535), "f"(t4467), "f"(t4468));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4538 = t4537 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4539;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4539) : "f"(t4538));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4540 = t4539 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4541;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4541) : "f"(t4540));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4542 = t4537 * t4541;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4543;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4543) : "f"(t4536), "f"(t4469), "f"(t4470));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4544 = t4543 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4545;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4545) : "f"(t4544));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4546 = t4545 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4547;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4547) : "f"(t4546));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4548 = t4543 * t4547;
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t4542), "f"(t4548));
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4550 = row_20 << 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t4551 = row_20 & 4294901760u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4552;
                        asm("mov.b32 %0, %1;" : "=f"(t4552) : "r"(t4550));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4553;
                        asm("mov.b32 %0, %1;" : "=f"(t4553) : "r"(t4551));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4554;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4554) : "f"(t4552), "f"(t4471), "f"(t4472));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4555 = t4554 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4556;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4556) : "f"(t4555));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4557 = t4556 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4558;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4558) : "f"(t4557));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4559 = t4554 * t4558;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4560;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t4560) : "f"(t4553), "f"(t4473), "f"(t4474));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4561 = t4560 * -1.442695f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4562;
                        asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t4562) : "f"(t4561));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4563 = t4562 + 1.0f;
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t4564;
                        asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t4564) : "f"(t4563));
#line 84 "fa-kernels/src/conv/output.rs"
                        const f32 t4565 = t4560 * t4564;
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t4559), "f"(t4565));
#line 88 "fa-kernels/src/conv/output.rs"
                        const bool t4567 = t4490 < t4456;
#line 88 "fa-kernels/src/conv/output.rs"
                        const bool t4568 = t4491 < t4458;
#line 88 "fa-kernels/src/conv/output.rs"
                        const bool t4569 = t4567 & t4568;
#line 88 "fa-kernels/src/conv/output.rs"
                        if (t4569) {
                            const u32 at_22 = y_12 + t4490;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t4491;
                            const u64 t4572 = (u64)sample_4;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4573 = t4572 * y_stride0;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4574 = t4573 * 2ull;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4575 = y + t4574;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4576 = (u64)at_22;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4577 = t4576 * y_stride1;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4578 = t4577 * 2ull;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4579 = t4575 + t4578;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4580 = (u64)at_23;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4581 = t4580 * y_stride2;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4582 = t4581 * 2ull;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4583 = t4579 + t4582;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4584 = (u64)channel_3 * 2u;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t4585 = t4583 + t4584;
#line 90 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t4585), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            const bool t4586 = i_6 < rounds;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            if (t4586) {
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4587 = index + 3u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t4587) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4588 = t1183 << 4u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4589 = lane & 7u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4590 = lane >> 4u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4591 = t4590 << 3u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4592 = t4589 + t4591;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4593 = t4588 >> 3u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4594 = lane >> 3u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4595 = t4594 & 1u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4596 = t4593 + t4595;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4597 = t4592 & 7u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4598 = t4596 ^ t4597;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4599 = t4592 << 7u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4600 = t4598 << 4u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4601 = t4599 + t4600;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t4602 = t1185 + t4601;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4603;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4603) : "f"(acc), "f"(acc_2));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4604;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4604) : "f"(acc_3), "f"(acc_4));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4605;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4605) : "f"(acc_5), "f"(acc_6));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4606;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4606) : "f"(acc_7), "f"(acc_8));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4603), "r"(t4604), "r"(t4605), "r"(t4606) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4607) : "f"(acc_9), "f"(acc_10));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4608;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4608) : "f"(acc_11), "f"(acc_12));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4609;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4609) : "f"(acc_13), "f"(acc_14));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4610;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4610) : "f"(acc_15), "f"(acc_16));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4607), "r"(t4608), "r"(t4609), "r"(t4610) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4611;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4611) : "f"(acc_17), "f"(acc_18));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4612;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4612) : "f"(acc_19), "f"(acc_20));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4613;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4613) : "f"(acc_21), "f"(acc_22));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4614) : "f"(acc_23), "f"(acc_24));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4611), "r"(t4612), "r"(t4613), "r"(t4614) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4615;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4615) : "f"(acc_25), "f"(acc_26));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4616;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4616) : "f"(acc_27), "f"(acc_28));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4617;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4617) : "f"(acc_29), "f"(acc_30));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4618;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4618) : "f"(acc_31), "f"(acc_32));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4615), "r"(t4616), "r"(t4617), "r"(t4618) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4619;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4619) : "f"(acc_33), "f"(acc_34));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4620;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4620) : "f"(acc_35), "f"(acc_36));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4621) : "f"(acc_37), "f"(acc_38));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4622;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4622) : "f"(acc_39), "f"(acc_40));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4619), "r"(t4620), "r"(t4621), "r"(t4622) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4623;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4623) : "f"(acc_41), "f"(acc_42));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4624;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4624) : "f"(acc_43), "f"(acc_44));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4625;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4625) : "f"(acc_45), "f"(acc_46));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4626;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4626) : "f"(acc_47), "f"(acc_48));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4623), "r"(t4624), "r"(t4625), "r"(t4626) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4627;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4627) : "f"(acc_49), "f"(acc_50));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4628) : "f"(acc_51), "f"(acc_52));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4629;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4629) : "f"(acc_53), "f"(acc_54));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4630;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4630) : "f"(acc_55), "f"(acc_56));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4627), "r"(t4628), "r"(t4629), "r"(t4630) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4631;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4631) : "f"(acc_57), "f"(acc_58));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4632;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4632) : "f"(acc_59), "f"(acc_60));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4633;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4633) : "f"(acc_61), "f"(acc_62));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4634;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4634) : "f"(acc_63), "f"(acc_64));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4631), "r"(t4632), "r"(t4633), "r"(t4634) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4635;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4635) : "f"(acc_65), "f"(acc_66));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4636;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4636) : "f"(acc_67), "f"(acc_68));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4637;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4637) : "f"(acc_69), "f"(acc_70));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4638;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4638) : "f"(acc_71), "f"(acc_72));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+16384], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4635), "r"(t4636), "r"(t4637), "r"(t4638) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4639;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4639) : "f"(acc_73), "f"(acc_74));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4640;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4640) : "f"(acc_75), "f"(acc_76));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4641;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4641) : "f"(acc_77), "f"(acc_78));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4642;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4642) : "f"(acc_79), "f"(acc_80));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+18432], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4639), "r"(t4640), "r"(t4641), "r"(t4642) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4643;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4643) : "f"(acc_81), "f"(acc_82));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4644;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4644) : "f"(acc_83), "f"(acc_84));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4645;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4645) : "f"(acc_85), "f"(acc_86));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4646;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4646) : "f"(acc_87), "f"(acc_88));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+20480], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4643), "r"(t4644), "r"(t4645), "r"(t4646) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4647;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4647) : "f"(acc_89), "f"(acc_90));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4648;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4648) : "f"(acc_91), "f"(acc_92));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4649) : "f"(acc_93), "f"(acc_94));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4650;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4650) : "f"(acc_95), "f"(acc_96));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+22528], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4647), "r"(t4648), "r"(t4649), "r"(t4650) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4651;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4651) : "f"(acc_97), "f"(acc_98));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4652;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4652) : "f"(acc_99), "f"(acc_100));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4653;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4653) : "f"(acc_101), "f"(acc_102));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4654;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4654) : "f"(acc_103), "f"(acc_104));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+24576], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4651), "r"(t4652), "r"(t4653), "r"(t4654) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4655;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4655) : "f"(acc_105), "f"(acc_106));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4656;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4656) : "f"(acc_107), "f"(acc_108));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4657;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4657) : "f"(acc_109), "f"(acc_110));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4658;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4658) : "f"(acc_111), "f"(acc_112));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+26624], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4655), "r"(t4656), "r"(t4657), "r"(t4658) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4659;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4659) : "f"(acc_113), "f"(acc_114));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4660;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4660) : "f"(acc_115), "f"(acc_116));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4661;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4661) : "f"(acc_117), "f"(acc_118));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4662;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4662) : "f"(acc_119), "f"(acc_120));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+28672], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4659), "r"(t4660), "r"(t4661), "r"(t4662) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4663;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4663) : "f"(acc_121), "f"(acc_122));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4664;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4664) : "f"(acc_123), "f"(acc_124));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4665;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4665) : "f"(acc_125), "f"(acc_126));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t4666;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t4666) : "f"(acc_127), "f"(acc_128));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+30720], {%1, %2, %3, %4};" :  : "r"(t4602), "r"(t4663), "r"(t4664), "r"(t4665), "r"(t4666) : "memory");
            }
        }
    }
}
