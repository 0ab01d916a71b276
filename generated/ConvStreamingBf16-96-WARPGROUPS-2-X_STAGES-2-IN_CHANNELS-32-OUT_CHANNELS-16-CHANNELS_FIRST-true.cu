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
#line 171 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 all = tiles << 1u;
#line 194 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 thread = threadIdx.x;
    const u32 t3 = thread >> 5u;
#line 195 "fa-kernels/src/conv/streaming/mod.rs"
    u32 warp;
    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(warp) : "r"(t3));
#line 196 "fa-kernels/src/conv/streaming/mod.rs"
    const u32 smem_1 = (u32)__cvta_generic_to_shared(smem);
    const u32 outputs = smem_1 + 141312u;
    const u32 handovers = outputs + 24576u;
    const u32 t8 = handovers + 2112u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 67584u;
#line 200 "fa-kernels/src/conv/streaming/mod.rs"
    const bool t10 = thread == 0u;
#line 200 "fa-kernels/src/conv/streaming/mod.rs"
    if (t10) {
#line 34 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t11 = handovers + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t11) : "memory");
        const u32 t12 = t11 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t12) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t13 = t11 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t13) : "memory");
        const u32 t14 = t11 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t14) : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients = handovers + 1056u;
        const u32 t16 = coefficients + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t16) : "memory");
        const u32 t17 = t16 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t17) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t18 = t16 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t18) : "memory");
        const u32 t19 = t16 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t19) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t8) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t20 = t8 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t20) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t21 = t8 + 16u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t22 = t8 + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t23 = t8 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = t8 + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = t8 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = t8 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t26) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = t8 + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t27) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = t8 + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = t8 + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = t8 + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = t8 + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 206 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t34 = index == 2u;
#line 209 "fa-kernels/src/conv/streaming/mod.rs"
    if (t34) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t36 = index_2 == 2u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
        if (t36) {
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t37 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t38 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t39 = t37 - t38;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t40 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t41 = t39 / t40;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t42 = t41 + 1u;
#line 22 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t42; i += 1u) {
                const u32 slot = i & 1u;
                const u32 t44 = slot + 2u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t45 = t44 << 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t46 = t8 + t45;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t47 = i >> 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t48 = t47 & 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t49 = t48 ^ 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t46), "r"(t49) : "memory");
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t50 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t51 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t52 = i * t51;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t50 + t52;
                const u32 t54 = number << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t55;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t55) : "r"(t54), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t55 >> tiles_shift;
                const u32 t57 = sample * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t58 = number - t57;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t59 = t58 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t60;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t60) : "r"(t59), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t61 = t60 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t61 * 24u;
                const u32 t63 = t58 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t64;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t64) : "r"(t63), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t65 = t64 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t66 = t65 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t67 = t58 - t66;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t67 << 3u;
                const bool t69 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t70 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t69 ? t70 : 0u;
                const u32 t72 = left < 24u ? left : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t73 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t74 = t73 < 8u ? t73 : 8u;
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i & 1u;
                const u32 t76 = index_3 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t77 = t8 + t76;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t78 = i >> 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t79 = t78 & 1u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t80 = slot * 33792u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t80;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t82 = x_2 - 1u;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t83 = y_2 - 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t84;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t84) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t85 = t84 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                if (t85) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 33280;" :  : "r"(t77) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t77), "r"(0u), "r"(t82), "r"(t83), "r"(sample) : "memory");
                }
                const bool t86 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
                if (t86) {
#line 50 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 9u; i_2 += 1u) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t87 = blockIdx.x;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t88 = t87 + i_2;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 tap = t88 % 9u;
                        const u32 t90 = tap + 4u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t91 = t90 << 3u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t92 = t8 + t91;
                        const u32 t93 = tap << 13u;
#line 53 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t9 + t93;
                        const u32 t95 = tap % 3u;
#line 54 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t96 = tap / 3u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t97;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t97) : );
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t98 = t97 == 1u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t98) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t92) : "memory");
#line 67 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t92), "r"(0u), "r"(t95), "r"(t96), "r"(0u) : "memory");
#line 66 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 to_3 = to_2 + 4096u;
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t92), "r"(4294967264u), "r"(t95), "r"(t96), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t100 = index_2 < 2u;
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
            if (t100) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t101 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_2 = handovers + t101;
                const u32 t103 = coefficients_2 + 1024u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t104 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t105 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t106 = t104 - t105;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t107 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t108 = t106 / t107;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t109 = t108 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t109; i_3 += 2u) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t110 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t111 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t112 = i_3 * t111;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t110 + t112;
                    const u32 t114 = number_2 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t115;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t115) : "r"(t114), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t115 >> tiles_shift;
                    const u32 t117 = sample_2 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t117;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = all < 32u;
                    const u32 shares = by_lanes ? 1u : 16u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t122 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t122) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t123 = share < shares;
                            if (!t123) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t124 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t124 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t126 = channel < 15u ? channel : 15u;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 count = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 mean = 0.0f;
#line 76 "fa-kernels/src/conv/streaming/aide.rs"
                                f32 squares = 0.0f;
                                #pragma unroll 1
                                for (u32 i_4 = 0u; i_4 < all; i_4 += 4u) {
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own = i_4 + 1u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_2 = i_4 + 2u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_3 = i_4 + 3u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t130 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t131 = i_4 < t130 ? i_4 : t130;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t132 = t126 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t133 = t132 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t134 = t133 + t131;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t134 + 288u;
                                    const u32 t136 = at_2 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t137 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t138 = t137 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t139 = t138 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t140 = counters + t139;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t141 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = t141 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = t142 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t140 + t143;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = t145 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = counters + t147;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = (u64)t136;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = t149 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t150 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t148 + t151;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t153 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t154 = own < t153 ? own : t153;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t155 = t126 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t156 = t155 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t157 = t156 + t154;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t157 + 288u;
                                    const u32 t159 = at_3 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t160 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t161 = t160 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t162 = t161 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t163 = counters + t162;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t164 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = t164 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t163 + t166;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = t168 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = counters + t170;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = (u64)t159;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = t172 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t171 + t174;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t176 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t177 = own_2 < t176 ? own_2 : t176;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t178 = t126 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t179 = t178 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t180 = t179 + t177;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t180 + 288u;
                                    const u32 t182 = at_4 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t183 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t184 = t183 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t185 = t184 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t186 = counters + t185;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t187 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = t187 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t186 + t189;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = t191 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = counters + t193;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = (u64)t182;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = t195 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t194 + t197;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t199 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t200 = own_3 < t199 ? own_3 : t199;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t201 = t126 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t202 = t201 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t203 = t202 + t200;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t203 + 288u;
                                    const u32 t205 = at_5 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t206 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t207 = t206 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t208 = t207 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t209 = counters + t208;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t210 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = t210 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = t211 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t209 + t212;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = t214 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = counters + t216;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = (u64)t205;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = t218 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t219 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t217 + t220;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t222 = i_4 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t223 = t222 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t224;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t224) : "r"(t223), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t225 = t224 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t225 * 24u;
                                    const u32 t227 = t222 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t228;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t228) : "r"(t227), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t229 = t228 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t230 = t229 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t231 = t222 - t230;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t231 << 3u;
                                    const bool t233 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t233 ? t234 : 0u;
                                    const u32 t236 = left_2 < 24u ? left_2 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t237 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t238 = t237 < 8u ? t237 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t239 = i_4 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before = t239 * 12u;
                                    const bool t241 = before < t236;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = t236 - before;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t241 ? t242 : 0u;
                                    const u32 t244 = left_3 < 12u ? left_3 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t244 * t238;
                                    const bool t246 = i_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t247 = t246 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t247;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t249 = own >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t250 = t249 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t251;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t251) : "r"(t250), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = t251 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t252 * 24u;
                                    const u32 t254 = t249 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t255;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t255) : "r"(t254), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = t255 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = t249 - t257;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t258 << 3u;
                                    const bool t260 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t260 ? t261 : 0u;
                                    const u32 t263 = left_4 < 24u ? left_4 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t264 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = t264 < 8u ? t264 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t266 = own & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_2 = t266 * 12u;
                                    const bool t268 = before_2 < t263;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t269 = t263 - before_2;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t268 ? t269 : 0u;
                                    const u32 t271 = left_5 < 12u ? left_5 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t271 * t265;
                                    const bool t273 = own < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t274 = t273 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t274;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t276 = own_2 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t277 = t276 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t278;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t278) : "r"(t277), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = t278 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t279 * 24u;
                                    const u32 t281 = t276 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t282;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t282) : "r"(t281), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t283 = t282 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t284 = t283 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t285 = t276 - t284;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t285 << 3u;
                                    const bool t287 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t287 ? t288 : 0u;
                                    const u32 t290 = left_6 < 24u ? left_6 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t291 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t292 = t291 < 8u ? t291 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t293 = own_2 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_3 = t293 * 12u;
                                    const bool t295 = before_3 < t290;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t296 = t290 - before_3;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t295 ? t296 : 0u;
                                    const u32 t298 = left_7 < 12u ? left_7 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t298 * t292;
                                    const bool t300 = own_2 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t301 = t300 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t301;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t303 = own_3 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t304 = t303 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t305;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t305) : "r"(t304), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t306 = t305 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t306 * 24u;
                                    const u32 t308 = t303 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t309;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t309) : "r"(t308), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t310 = t309 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t311 = t310 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t312 = t303 - t311;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t312 << 3u;
                                    const bool t314 = y_6 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t315 = height - y_6;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t314 ? t315 : 0u;
                                    const u32 t317 = left_8 < 24u ? left_8 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t318 = width - x_6;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t319 = t318 < 8u ? t318 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t320 = own_3 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_4 = t320 * 12u;
                                    const bool t322 = before_4 < t317;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t323 = t317 - before_4;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t322 ? t323 : 0u;
                                    const u32 t325 = left_9 < 12u ? left_9 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t325 * t319;
                                    const bool t327 = own_3 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t328 = t327 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t328;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t330;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t330) : "l"(t144) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t330;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t331;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t331) : "l"(t152) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t331;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t332;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t332) : "l"(t167) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t332;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t333;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t333) : "l"(t175) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t333;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t334;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t334) : "l"(t190) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t334;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t335;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t335) : "l"(t198) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t335;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t336;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t213) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t336;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t221) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t337;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t338 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t339 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t340 = t338 < t339 ? t338 : t339;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t341 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t342 = t340 < t341 ? t340 : t341;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t343 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t344 = t342 < t343 ? t342 : t343;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t345 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t346 = t344 < t345 ? t344 : t345;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t347 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t348 = t346 < t347 ? t346 : t347;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t349 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t350 = t348 < t349 ? t348 : t349;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t351 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t352 = t350 < t351 ? t350 : t351;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t353 = t352 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t354 = __any_sync(0xffffffffu, t353);
                                        if (!t354) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t355 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t356 = t355 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t356) {
                                            u32 t357;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t357) : "l"(t144) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t357;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t358 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t359 = t358 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t359) {
                                            u32 t360;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t360) : "l"(t152) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t360;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t361 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t362 = t361 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t362) {
                                            u32 t363;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t363) : "l"(t167) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t363;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t364 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t365 = t364 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t365) {
                                            u32 t366;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t366) : "l"(t175) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t366;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t367 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t368 = t367 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t368) {
                                            u32 t369;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t369) : "l"(t190) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t369;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t370 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t371 = t370 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t371) {
                                            u32 t372;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t372) : "l"(t198) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t372;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t373 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t374 = t373 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t374) {
                                            u32 t375;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t375) : "l"(t213) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t375;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t376 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t377 = t376 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t377) {
                                            u32 t378;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t378) : "l"(t221) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t378;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t396 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t396));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t398 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t398));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t400 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t400));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t402 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t402));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t404 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t404));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t406 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t406));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t408 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t408));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t410 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t410));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t412 = i_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t413 = t412 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t414 = own < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t415 = t414 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t416 = own_2 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t417 = t416 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t418 = own_3 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t419 = t418 ? heard_16 : 0.0f;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t420 = counts + counts_2;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t421 = t420 + counts_3;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t421 + counts_4;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t423 = heard_9 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t424 = counts * t423;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t425 = heard_11 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t426 = counts_2 * t425;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = t424 + t426;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = heard_13 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = counts_3 * t428;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t430 = t427 + t429;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = heard_15 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = counts_4 * t431;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = t430 + t432;
                                    f32 t434;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t434) : "f"(count_2), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t435;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t435) : "f"(t434));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t433 * t435;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t438 = heard_9 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t438 - distance;
                                    const f32 t440 = from_mean * from_mean;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t441;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t441) : "f"(t440), "f"(counts), "f"(t413));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t442 = heard_11 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t442 - distance;
                                    const f32 t444 = from_mean_2 * from_mean_2;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t445;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t445) : "f"(t444), "f"(counts_2), "f"(t415));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t446 = t441 + t445;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t447 = heard_13 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t447 - distance;
                                    const f32 t449 = from_mean_3 * from_mean_3;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t450;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(t449), "f"(counts_3), "f"(t417));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t451 = t446 + t450;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t452 = heard_15 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t452 - distance;
                                    const f32 t454 = from_mean_4 * from_mean_4;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t455;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(t454), "f"(counts_4), "f"(t419));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t451 + t455;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t457 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t458 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t459 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t457 + count_2;
                                    const f32 difference = mean_2 - t458;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t462;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t462) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t463;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t463) : "f"(t462));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t463;
                                    f32 t465;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t465) : "f"(difference), "f"(share_2), "f"(t458));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t466 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t467 = t466 * t457;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t468 = t459 + squares_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t469;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t469) : "f"(t467), "f"(share_2), "f"(t468));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t465;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t469;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t470 = i_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t470) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t144), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t152), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t471 = own < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t471) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t167), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t175), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t472 = own_2 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t472) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t190), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t198), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t473 = own_3 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t473) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t213), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t221), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t474 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t475 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t476 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t477 = channel < 16u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t477) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t478;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t478) : "f"(t474), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t479;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t479) : "f"(t478));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t476 * t479;
                                    const f32 t481 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t481));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t483 = -t475;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 to_zero = t483 * inverse;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t485 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t486 = 0u < t485;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t486) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t488 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = t489 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = t490 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = counters + t491;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t494 = t493 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t495 = t494 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t496 = t492 + t495;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t497 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t498 = t497 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t499 = t498 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t500 = counters + t499;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = (u64)t488;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t501 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = t502 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = t500 + t503;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t506 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t507 = t506 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t496), "r"(t507) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t509 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t510 = t509 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t504), "r"(t510) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t511 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t512 = 1u < t511;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t512) {
                                        const u32 t513 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 32u + t513;
                                        const u32 t515 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = t516 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t517 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = counters + t518;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t521 = t520 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t522 = t521 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t523 = t519 + t522;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t524 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t525 = t524 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t526 = t525 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t527 = counters + t526;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = (u64)t515;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t528 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = t529 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = t527 + t530;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t533 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t534 = t533 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t523), "r"(t534) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t536 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t537 = t536 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t531), "r"(t537) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t538 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t539 = 2u < t538;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t539) {
                                        const u32 t540 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 64u + t540;
                                        const u32 t542 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = t543 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t544 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = counters + t545;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t548 = t547 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t549 = t548 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t550 = t546 + t549;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t551 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t552 = t551 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t553 = t552 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t554 = counters + t553;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = (u64)t542;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t555 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = t556 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = t554 + t557;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t560 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t561 = t560 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t550), "r"(t561) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t563 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t564 = t563 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t558), "r"(t564) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t565 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t566 = 3u < t565;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t566) {
                                        const u32 t567 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 96u + t567;
                                        const u32 t569 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = t570 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t571 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = counters + t572;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t575 = t574 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t576 = t575 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t577 = t573 + t576;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t578 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t579 = t578 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t580 = t579 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t581 = counters + t580;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = (u64)t569;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t582 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = t583 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = t581 + t584;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t587 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t588 = t587 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t577), "r"(t588) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t590 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t591 = t590 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t585), "r"(t591) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t592 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t593 = 4u < t592;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t593) {
                                        const u32 t594 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 128u + t594;
                                        const u32 t596 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = t597 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t598 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = counters + t599;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t602 = t601 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t603 = t602 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t604 = t600 + t603;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t605 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t606 = t605 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t607 = t606 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t608 = counters + t607;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = (u64)t596;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t609 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = t610 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = t608 + t611;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t614 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t615 = t614 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t604), "r"(t615) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t617 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t618 = t617 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t612), "r"(t618) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t619 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t620 = 5u < t619;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t620) {
                                        const u32 t621 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 160u + t621;
                                        const u32 t623 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = t624 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t625 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = counters + t626;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t629 = t628 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t630 = t629 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t631 = t627 + t630;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t632 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t633 = t632 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t634 = t633 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t635 = counters + t634;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = (u64)t623;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t636 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = t637 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = t635 + t638;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t641 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t642 = t641 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t631), "r"(t642) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t644 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t645 = t644 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t639), "r"(t645) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t646 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t647 = 6u < t646;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t647) {
                                        const u32 t648 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 192u + t648;
                                        const u32 t650 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = t651 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t652 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = counters + t653;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t656 = t655 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t657 = t656 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t658 = t654 + t657;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t659 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t660 = t659 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t661 = t660 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t662 = counters + t661;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = (u64)t650;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t663 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = t664 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = t662 + t665;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t668 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t669 = t668 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t658), "r"(t669) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t671 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t672 = t671 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t666), "r"(t672) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t673 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t674 = 7u < t673;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t674) {
                                        const u32 t675 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 224u + t675;
                                        const u32 t677 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = t678 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = t679 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = counters + t680;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t683 = t682 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t684 = t683 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t685 = t681 + t684;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t686 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t687 = t686 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t688 = t687 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t689 = counters + t688;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t690 = (u64)t677;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t691 = t690 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t692 = t691 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t693 = t689 + t692;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t695 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t696 = t695 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t685), "r"(t696) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t698 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t699 = t698 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t693), "r"(t699) : "memory");
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
                                for (u32 i_5 = 0u; i_5 < all; i_5 += 128u) {
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_4 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t701 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t701 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t703 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t703 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t705 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t705 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t707 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t708 = own_4 < t707 ? own_4 : t707;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t709 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t710 = t709 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t711 = t710 + t708;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t711 + 288u;
                                    const u32 t713 = at_14 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = t714 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t715 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = counters + t716;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t719 = t718 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t720 = t719 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t721 = t717 + t720;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t722 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t723 = t722 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t724 = t723 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t725 = counters + t724;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = (u64)t713;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t727 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = t725 + t728;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t730 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t731 = own_5 < t730 ? own_5 : t730;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t732 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t733 = t732 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t734 = t733 + t731;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t734 + 288u;
                                    const u32 t736 = at_15 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = t737 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t738 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = counters + t739;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t742 = t741 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t743 = t742 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t744 = t740 + t743;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t745 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t746 = t745 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t747 = t746 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t748 = counters + t747;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = (u64)t736;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t750 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = t748 + t751;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t753 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t754 = own_6 < t753 ? own_6 : t753;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t755 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t756 = t755 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t757 = t756 + t754;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t757 + 288u;
                                    const u32 t759 = at_16 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = t760 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t761 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = counters + t762;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t765 = t764 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t766 = t765 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t767 = t763 + t766;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t768 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t769 = t768 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t770 = t769 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t771 = counters + t770;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = (u64)t759;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t773 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = t771 + t774;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t776 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t777 = own_7 < t776 ? own_7 : t776;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t778 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t779 = t778 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t780 = t779 + t777;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t780 + 288u;
                                    const u32 t782 = at_17 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t783 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t784 = t783 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = t784 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = counters + t785;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t788 = t787 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t789 = t788 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t790 = t786 + t789;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t791 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t792 = t791 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t793 = t792 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t794 = counters + t793;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t795 = (u64)t782;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t796 = t795 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t797 = t796 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t798 = t794 + t797;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t799 = own_4 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t800 = t799 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t801;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t801) : "r"(t800), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t802 = t801 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t802 * 24u;
                                    const u32 t804 = t799 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t805;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t805) : "r"(t804), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t806 = t805 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t807 = t806 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t808 = t799 - t807;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t808 << 3u;
                                    const bool t810 = y_7 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = height - y_7;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t810 ? t811 : 0u;
                                    const u32 t813 = left_10 < 24u ? left_10 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = width - x_7;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t815 = t814 < 8u ? t814 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t816 = own_4 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_5 = t816 * 12u;
                                    const bool t818 = before_5 < t813;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t819 = t813 - before_5;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t818 ? t819 : 0u;
                                    const u32 t821 = left_11 < 12u ? left_11 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t821 * t815;
                                    const bool t823 = own_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t824 = t823 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t824;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t826 = own_5 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t827 = t826 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t828;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t828) : "r"(t827), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t829 = t828 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t829 * 24u;
                                    const u32 t831 = t826 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t832;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t832) : "r"(t831), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t833 = t832 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = t833 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t835 = t826 - t834;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t835 << 3u;
                                    const bool t837 = y_8 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t838 = height - y_8;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t837 ? t838 : 0u;
                                    const u32 t840 = left_12 < 24u ? left_12 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = width - x_8;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t842 = t841 < 8u ? t841 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t843 = own_5 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_6 = t843 * 12u;
                                    const bool t845 = before_6 < t840;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = t840 - before_6;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t845 ? t846 : 0u;
                                    const u32 t848 = left_13 < 12u ? left_13 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t848 * t842;
                                    const bool t850 = own_5 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t851 = t850 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t851;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t853 = own_6 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t854 = t853 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t855;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t855) : "r"(t854), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t856 = t855 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t856 * 24u;
                                    const u32 t858 = t853 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t859;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t859) : "r"(t858), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t860 = t859 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t861 = t860 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t862 = t853 - t861;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t862 << 3u;
                                    const bool t864 = y_9 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t865 = height - y_9;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t864 ? t865 : 0u;
                                    const u32 t867 = left_14 < 24u ? left_14 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t868 = width - x_9;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t869 = t868 < 8u ? t868 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t870 = own_6 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_7 = t870 * 12u;
                                    const bool t872 = before_7 < t867;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t873 = t867 - before_7;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t872 ? t873 : 0u;
                                    const u32 t875 = left_15 < 12u ? left_15 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t875 * t869;
                                    const bool t877 = own_6 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t878 = t877 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t878;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t880 = own_7 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t881 = t880 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t882;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t882) : "r"(t881), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t883 = t882 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t883 * 24u;
                                    const u32 t885 = t880 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t886;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t886) : "r"(t885), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t887 = t886 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t888 = t887 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t889 = t880 - t888;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t889 << 3u;
                                    const bool t891 = y_10 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t892 = height - y_10;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t891 ? t892 : 0u;
                                    const u32 t894 = left_16 < 24u ? left_16 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t895 = width - x_10;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t896 = t895 < 8u ? t895 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t897 = own_7 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_8 = t897 * 12u;
                                    const bool t899 = before_8 < t894;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t900 = t894 - before_8;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t899 ? t900 : 0u;
                                    const u32 t902 = left_17 < 12u ? left_17 : 12u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t902 * t896;
                                    const bool t904 = own_7 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t905 = t904 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t905;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t907;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t907) : "l"(t721) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t907;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t908;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t908) : "l"(t729) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t908;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t909;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t909) : "l"(t744) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t909;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t910;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t752) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t910;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t911;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t911) : "l"(t767) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t911;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t912;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t912) : "l"(t775) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t912;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t913;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t913) : "l"(t790) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t913;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t914;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t914) : "l"(t798) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t914;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t915 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t916 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t917 = t915 < t916 ? t915 : t916;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t918 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t919 = t917 < t918 ? t917 : t918;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t920 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t921 = t919 < t920 ? t919 : t920;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t922 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t923 = t921 < t922 ? t921 : t922;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t924 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t925 = t923 < t924 ? t923 : t924;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t926 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t927 = t925 < t926 ? t925 : t926;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t928 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t929 = t927 < t928 ? t927 : t928;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t930 = t929 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t931 = __any_sync(0xffffffffu, t930);
                                        if (!t931) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t932 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t933 = t932 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t933) {
                                            u32 t934;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t934) : "l"(t721) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t934;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t935 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t936 = t935 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t936) {
                                            u32 t937;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t937) : "l"(t729) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t937;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t938 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t939 = t938 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t939) {
                                            u32 t940;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t940) : "l"(t744) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t940;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t941 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t942 = t941 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t942) {
                                            u32 t943;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t943) : "l"(t752) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t943;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t944 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t945 = t944 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t945) {
                                            u32 t946;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t946) : "l"(t767) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t946;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t947 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t948 = t947 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t948) {
                                            u32 t949;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t949) : "l"(t775) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t949;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t950 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t951 = t950 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t951) {
                                            u32 t952;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t952) : "l"(t790) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t952;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t953 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t954 = t953 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t954) {
                                            u32 t955;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t955) : "l"(t798) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t955;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t973 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t973));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t975 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t975));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t977 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t977));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t979 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t979));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t981 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t981));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t983 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t983));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t985 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t985));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t987 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t987));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t989 = own_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t990 = t989 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t991 = own_5 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t992 = t991 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t993 = own_6 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t994 = t993 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t995 = own_7 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t996 = t995 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t997;
                                    asm("mov.b32 %0, %1;" : "=r"(t997) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t998;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t998) : "r"(t997));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t998));
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = counts_5 + counts_6;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1001 = t1000 + counts_7;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = t1001 + counts_8;
                                    f32 t1003;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1003) : "f"(t1002));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t1002 + t1003;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1005;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = t1004 + t1005;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1007;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1007) : "f"(t1006));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1008 = t1006 + t1007;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1009;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1009) : "f"(t1008));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1010 = t1008 + t1009;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1011;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1011) : "f"(t1010));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t1010 + t1011;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = heard_25 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = counts_5 * t1013;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = heard_27 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = counts_6 * t1015;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1017 = t1014 + t1016;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1018 = heard_29 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = counts_7 * t1018;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = t1017 + t1019;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1021 = heard_31 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = counts_8 * t1021;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1023 = t1020 + t1022;
                                    f32 t1024;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1024) : "f"(t1023));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = t1023 + t1024;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1026;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1026) : "f"(t1025));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = t1025 + t1026;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1028) : "f"(t1027));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1027 + t1028;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = t1029 + t1030;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1032) : "f"(t1031));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = t1031 + t1032;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1034;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1034) : "f"(count_5), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1035;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1035) : "f"(t1034));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1033 * t1035;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_4 = near + distance_2;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1038 = heard_25 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1038 - distance_2;
                                    const f32 t1040 = from_mean_5 * from_mean_5;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1041;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1041) : "f"(t1040), "f"(counts_5), "f"(t990));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1042 = heard_27 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1042 - distance_2;
                                    const f32 t1044 = from_mean_6 * from_mean_6;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1045;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1045) : "f"(t1044), "f"(counts_6), "f"(t992));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1046 = t1041 + t1045;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1047 = heard_29 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1047 - distance_2;
                                    const f32 t1049 = from_mean_7 * from_mean_7;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1050;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1050) : "f"(t1049), "f"(counts_7), "f"(t994));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1051 = t1046 + t1050;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1052 = heard_31 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1052 - distance_2;
                                    const f32 t1054 = from_mean_8 * from_mean_8;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1055;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1055) : "f"(t1054), "f"(counts_8), "f"(t996));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1056 = t1051 + t1055;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1057;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1057) : "f"(t1056));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1058 = t1056 + t1057;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1059;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1059) : "f"(t1058));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1060 = t1058 + t1059;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1061;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1061) : "f"(t1060));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1062 = t1060 + t1061;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1063;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1063) : "f"(t1062));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1064 = t1062 + t1063;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1065;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1065) : "f"(t1064));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1064 + t1065;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1067 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1068 = mean_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1069 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1067 + count_5;
                                    const f32 difference_2 = mean_4 - t1068;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1072;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1072) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1073;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1073) : "f"(t1072));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1073;
                                    f32 t1075;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1075) : "f"(difference_2), "f"(share_3), "f"(t1068));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1076 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1077 = t1076 * t1067;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1078 = t1069 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t1079;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1079) : "f"(t1077), "f"(share_3), "f"(t1078));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_3 = t1075;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1079;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1080 = own_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1080) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t721), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t729), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1081 = own_5 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1081) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t744), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t752), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1082 = own_6 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1082) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t767), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t775), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1083 = own_7 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1083) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t790), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t798), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1084 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1085 = mean_3;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1086 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1087;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1087) : "f"(t1084), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1088;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1088) : "f"(t1087));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1086 * t1088;
                                const f32 t1090 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1090));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1092 = -t1085;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 to_zero_2 = t1092 * inverse_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1094 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1095 = lane < t1094;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1095) {
                                    const u32 t1096 = lane << 5u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1097 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1096 + t1097;
                                    const u32 t1099 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1100 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1101 = t1100 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1102 = t1101 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1103 = counters + t1102;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1104 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1105 = t1104 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1106 = t1105 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1107 = t1103 + t1106;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1108 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1109 = t1108 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1110 = t1109 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1111 = counters + t1110;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1112 = (u64)t1099;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1113 = t1112 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1114 = t1113 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1115 = t1111 + t1114;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1117 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1118 = t1117 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1107), "r"(t1118) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(to_zero_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1120 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1121 = t1120 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1115), "r"(t1121) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1122 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1122;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1124 = i_3 >> 1u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1125 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1126 = t1125 << 5u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1126 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = t1128 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = t1129 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1131 = counters + t1130;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1132 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1133 = t1132 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1134 = t1133 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1135 = t1131 + t1134;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1136;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1136) : "l"(t1135) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1136;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1137 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1138 = t1137 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1139 = __any_sync(0xffffffffu, t1138);
                        if (!t1139) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1140 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1141 = t1140 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1141) {
                            u32 t1142;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1142) : "l"(t1135) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1142;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1146 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_34;
                    asm("mov.b32 %0, %1;" : "=f"(heard_34) : "r"(t1146));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1148 = t1124 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1149 = t1148 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1150 = t103 + t1149;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1151 = t1124 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1152 = t1151 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1150), "r"(t1152) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1153 = t1124 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1154 = t1153 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_2 + t1154;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1156 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_4 = tile + t1156;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(heard_34) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1158;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1158) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1159 = t1158 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1159) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1124 & 1u;
                        const u32 t1161 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1162 = t1161 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1163 = t103 + t1162;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1163) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1164 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1164) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1166 = copy + 256u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1167 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1168 = t1167 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1169 = t1168 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1170 = counters + t1169;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1171 = (u64)t1166;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1172 = t1171 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1173 = t1172 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1174 = t1170 + t1173;
                        const u32 t1175 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1176 = t1175 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1176 >> 3u;
                        u32 t1178;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1178) : "l"(t1174), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1179 = t1178 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1180 = t1179 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1180;
                    }
                    const u32 t1181 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1182;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1182) : "r"(t1181));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1183 = t1182 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1183) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1135), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 224;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1184 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_3 = handovers + t1184;
        const u32 t1186 = coefficients_3 + 1024u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1187 = warp & 3u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1188 = index * 12288u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1189 = outputs + t1188;
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
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1190 = t1187 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1191 = t1190 & 31u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1192 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1191 + t1192;
        const u32 channels = first_2 + 8u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1195 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1196 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1197 = t1195 - t1196;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1198 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1199 = t1197 / t1198;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1199 + 1u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1201 = rounds + 2u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1201; i_6 += 2u) {
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1202 = i_6 < rounds;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            if (t1202) {
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
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1203 = 0u < i_6;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                if (t1203) {
                    const u32 t1204 = index + 1u;
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1204) : "memory");
                }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1207 = index_4 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1208 = t8 + t1207;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1209 = i_6 >> 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1210 = t1209 & 1u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1208), "r"(t1210) : "memory");
                const u32 t1211 = slot_3 * 33792u;
#line 104 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1212 = smem_1 + t1211;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1213 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1213) {
                    const u32 t1214 = t8 + 32u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1214), "r"(0u) : "memory");
                }
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1215 = t9 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1216 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1217 = t1215 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1218 = (u64)t1217;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1219 = t1218 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1220 = t1216 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1221 = (u64)t1220;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1222 = t1221 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1223 = t1215 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1224 = (u64)t1223;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1225 = t1224 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1226 = t1216 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1227 = (u64)t1226;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1228 = t1227 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1229 = t9 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1230 = t1229 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1231 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1232 = t1231 + 960u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1233 = t1230 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1234 = (u64)t1233;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1235 = t1234 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1236 = t1232 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1237 = (u64)t1236;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1238 = t1237 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1239 = t1230 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1240 = (u64)t1239;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1241 = t1240 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1242 = t1232 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1243 = (u64)t1242;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1244 = t1243 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1219), "l"(t1222), "l"(t1225), "l"(t1228), "l"(t1235), "l"(t1238), "l"(t1241), "l"(t1244) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1245 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1245) {
                    const u32 t1246 = t8 + 40u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1246), "r"(0u) : "memory");
                }
                const u32 t1247 = t9 + 8192u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1248 = t1247 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1249 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1250 = t1249 + 8u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1251 = t1248 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1252 = (u64)t1251;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1253 = t1252 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1254 = t1250 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1255 = (u64)t1254;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1256 = t1255 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1257 = t1248 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1258 = (u64)t1257;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1259 = t1258 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1260 = t1250 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1261 = (u64)t1260;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1262 = t1261 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1263 = t1247 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1263 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1265 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1266 = t1265 + 968u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1267 = t1264 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1268 = (u64)t1267;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1269 = t1268 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1270 = t1266 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = (u64)t1270;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1272 = t1271 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1273 = t1264 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = (u64)t1273;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1275 = t1274 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1276 = t1266 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = (u64)t1276;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1278 = t1277 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1253), "l"(t1256), "l"(t1259), "l"(t1262), "l"(t1269), "l"(t1272), "l"(t1275), "l"(t1278) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1279 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1279) {
                    const u32 t1280 = t8 + 48u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1280), "r"(0u) : "memory");
                }
                const u32 t1281 = t9 + 16384u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1282 = t1281 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1283 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1284 = t1283 + 16u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1285 = t1282 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1286 = (u64)t1285;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1287 = t1286 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1288 = t1284 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1289 = (u64)t1288;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1290 = t1289 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1291 = t1282 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1292 = (u64)t1291;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1293 = t1292 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1294 = t1284 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1295 = (u64)t1294;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1296 = t1295 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1297 = t1281 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1298 = t1297 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1299 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1300 = t1299 + 976u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1301 = t1298 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1302 = (u64)t1301;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1303 = t1302 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1304 = t1300 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1305 = (u64)t1304;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1306 = t1305 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1307 = t1298 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1308 = (u64)t1307;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1309 = t1308 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1310 = t1300 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1311 = (u64)t1310;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1312 = t1311 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1287), "l"(t1290), "l"(t1293), "l"(t1296), "l"(t1303), "l"(t1306), "l"(t1309), "l"(t1312) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1313 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1313) {
                    const u32 t1314 = t8 + 56u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1314), "r"(0u) : "memory");
                }
                const u32 t1315 = t9 + 24576u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1316 = t1315 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1317 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1318 = t1317 + 80u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1319 = t1316 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1320 = (u64)t1319;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1321 = t1320 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1322 = t1318 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1323 = (u64)t1322;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1324 = t1323 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1325 = t1316 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1326 = (u64)t1325;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1327 = t1326 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1328 = t1318 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1329 = (u64)t1328;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1330 = t1329 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1331 = t1315 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1332 = t1331 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1333 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1334 = t1333 + 1040u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1335 = t1332 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1336 = (u64)t1335;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = t1336 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1338 = t1334 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1339 = (u64)t1338;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = t1339 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1341 = t1332 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1342 = (u64)t1341;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1343 = t1342 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1344 = t1334 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1345 = (u64)t1344;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1346 = t1345 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1321), "l"(t1324), "l"(t1327), "l"(t1330), "l"(t1337), "l"(t1340), "l"(t1343), "l"(t1346) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1347 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1347) {
                    const u32 t1348 = t8 + 64u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1348), "r"(0u) : "memory");
                }
                const u32 t1349 = t9 + 32768u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1350 = t1349 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1351 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1352 = t1351 + 88u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1353 = t1350 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1354 = (u64)t1353;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1355 = t1354 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1356 = t1352 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1357 = (u64)t1356;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = t1357 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1359 = t1350 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1360 = (u64)t1359;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = t1360 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1362 = t1352 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1363 = (u64)t1362;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = t1363 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1365 = t1349 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1365 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1367 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1368 = t1367 + 1048u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = t1366 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = (u64)t1369;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = t1370 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1368 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = (u64)t1372;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = t1373 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1375 = t1366 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1376 = (u64)t1375;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = t1376 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1378 = t1368 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1379 = (u64)t1378;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1380 = t1379 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1355), "l"(t1358), "l"(t1361), "l"(t1364), "l"(t1371), "l"(t1374), "l"(t1377), "l"(t1380) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1381 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1381) {
                    const u32 t1382 = t8 + 72u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1382), "r"(0u) : "memory");
                }
                const u32 t1383 = t9 + 40960u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1384 = t1383 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1385 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1386 = t1385 + 96u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1387 = t1384 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = (u64)t1387;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1389 = t1388 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1390 = t1386 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = (u64)t1390;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1392 = t1391 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1393 = t1384 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = (u64)t1393;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1395 = t1394 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1396 = t1386 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = (u64)t1396;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = t1397 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1399 = t1383 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1400 = t1399 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1401 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1402 = t1401 + 1056u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1403 = t1400 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1404 = (u64)t1403;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1405 = t1404 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1406 = t1402 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1407 = (u64)t1406;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1408 = t1407 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1409 = t1400 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1410 = (u64)t1409;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1411 = t1410 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1412 = t1402 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1413 = (u64)t1412;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1414 = t1413 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398), "l"(t1405), "l"(t1408), "l"(t1411), "l"(t1414) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1415 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1415) {
                    const u32 t1416 = t8 + 80u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1416), "r"(0u) : "memory");
                }
                const u32 t1417 = t9 + 49152u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1418 = t1417 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1419 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1420 = t1419 + 160u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1421 = t1418 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1422 = (u64)t1421;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1423 = t1422 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1424 = t1420 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1425 = (u64)t1424;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1426 = t1425 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1427 = t1418 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1428 = (u64)t1427;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1429 = t1428 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1430 = t1420 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1431 = (u64)t1430;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1432 = t1431 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1433 = t1417 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1434 = t1433 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1435 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1436 = t1435 + 1120u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1437 = t1434 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1438 = (u64)t1437;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1439 = t1438 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1440 = t1436 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1441 = (u64)t1440;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1442 = t1441 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1443 = t1434 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1444 = (u64)t1443;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1445 = t1444 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1446 = t1436 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1447 = (u64)t1446;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1448 = t1447 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1423), "l"(t1426), "l"(t1429), "l"(t1432), "l"(t1439), "l"(t1442), "l"(t1445), "l"(t1448) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1449 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1449) {
                    const u32 t1450 = t8 + 88u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1450), "r"(0u) : "memory");
                }
                const u32 t1451 = t9 + 57344u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1452 = t1451 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1453 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1454 = t1453 + 168u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1455 = t1452 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1456 = (u64)t1455;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = t1456 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1458 = t1454 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1459 = (u64)t1458;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = t1459 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1461 = t1452 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1462 = (u64)t1461;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1463 = t1462 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1464 = t1454 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1465 = (u64)t1464;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1466 = t1465 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1467 = t1451 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1468 = t1467 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1469 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1470 = t1469 + 1128u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1471 = t1468 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1472 = (u64)t1471;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1473 = t1472 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1474 = t1470 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1475 = (u64)t1474;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1476 = t1475 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1477 = t1468 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1478 = (u64)t1477;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1479 = t1478 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1480 = t1470 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1481 = (u64)t1480;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1482 = t1481 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1457), "l"(t1460), "l"(t1463), "l"(t1466), "l"(t1473), "l"(t1476), "l"(t1479), "l"(t1482) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1483 = i_6 < 2u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1483) {
                    const u32 t1484 = t8 + 96u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1484), "r"(0u) : "memory");
                }
                const u32 t1485 = t9 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1486 = t1485 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1487 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1488 = t1487 + 176u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1489 = t1486 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1490 = (u64)t1489;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1491 = t1490 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1492 = t1488 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1493 = (u64)t1492;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1494 = t1493 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1495 = t1486 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1496 = (u64)t1495;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1497 = t1496 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1498 = t1488 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1499 = (u64)t1498;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1500 = t1499 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1501 = t1485 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1502 = t1501 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1503 = t1212 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1504 = t1503 + 1136u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1505 = t1502 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1506 = (u64)t1505;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1507 = t1506 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1508 = t1504 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1509 = (u64)t1508;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1510 = t1509 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1511 = t1502 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1512 = (u64)t1511;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1513 = t1512 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1514 = t1504 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1515 = (u64)t1514;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1516 = t1515 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %48, %49, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %50, %51, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %52, %53, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n96k16.f32.bf16.bf16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47}, %54, %55, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) : "l"(t1491), "l"(t1494), "l"(t1497), "l"(t1500), "l"(t1507), "l"(t1510), "l"(t1513), "l"(t1516) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1517 = i_6 + 1u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1518 = t1517 < rounds;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                if (t1518) {
                    const bool t1519 = index == 1u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1520 = index + 1u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 next = t1519 ? 0u : t1520;
                    const u32 t1522 = next + 1u;
#line 123 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1522) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48) :  : "memory");
                u32 t1523;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1523) : );
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1524 = t1523 == 1u;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                if (t1524) {
                    const u32 t1525 = slot_3 + 2u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1526 = t1525 << 3u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1527 = t8 + t1526;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1527) : "memory");
                }
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1528 = acc;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1529 = acc_2;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1530;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1530) : "f"(t1528), "f"(t1529));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1531 = t1530 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1532 = t1530 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1533;
                asm("mov.b32 %0, %1;" : "=f"(t1533) : "r"(t1531));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1534;
                asm("mov.b32 %0, %1;" : "=f"(t1534) : "r"(t1532));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc = t1533;
                acc_2 = t1534;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1535 = acc_3;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc_4;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1537;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1537) : "f"(t1535), "f"(t1536));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1538 = t1537 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1539 = t1537 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1540;
                asm("mov.b32 %0, %1;" : "=f"(t1540) : "r"(t1538));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1541;
                asm("mov.b32 %0, %1;" : "=f"(t1541) : "r"(t1539));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1540;
                acc_4 = t1541;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1542 = acc_5;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1543 = acc_6;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1544;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1544) : "f"(t1542), "f"(t1543));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1545 = t1544 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1546 = t1544 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1547;
                asm("mov.b32 %0, %1;" : "=f"(t1547) : "r"(t1545));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1548;
                asm("mov.b32 %0, %1;" : "=f"(t1548) : "r"(t1546));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1547;
                acc_6 = t1548;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1549 = acc_7;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1550 = acc_8;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1551;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1551) : "f"(t1549), "f"(t1550));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1552 = t1551 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1553 = t1551 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1554;
                asm("mov.b32 %0, %1;" : "=f"(t1554) : "r"(t1552));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1555;
                asm("mov.b32 %0, %1;" : "=f"(t1555) : "r"(t1553));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1554;
                acc_8 = t1555;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1556 = acc_9;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1557 = acc_10;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1558;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1558) : "f"(t1556), "f"(t1557));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1559 = t1558 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1560 = t1558 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1561;
                asm("mov.b32 %0, %1;" : "=f"(t1561) : "r"(t1559));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1562;
                asm("mov.b32 %0, %1;" : "=f"(t1562) : "r"(t1560));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1561;
                acc_10 = t1562;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1563 = acc_11;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1564 = acc_12;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1565;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1565) : "f"(t1563), "f"(t1564));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1566 = t1565 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1567 = t1565 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1568;
                asm("mov.b32 %0, %1;" : "=f"(t1568) : "r"(t1566));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1569;
                asm("mov.b32 %0, %1;" : "=f"(t1569) : "r"(t1567));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1568;
                acc_12 = t1569;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1570 = acc_13;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1571 = acc_14;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1572;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1572) : "f"(t1570), "f"(t1571));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1573 = t1572 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1574 = t1572 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1575;
                asm("mov.b32 %0, %1;" : "=f"(t1575) : "r"(t1573));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1576;
                asm("mov.b32 %0, %1;" : "=f"(t1576) : "r"(t1574));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1575;
                acc_14 = t1576;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = acc_15;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1578 = acc_16;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1579;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1579) : "f"(t1577), "f"(t1578));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1580 = t1579 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1581 = t1579 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1582;
                asm("mov.b32 %0, %1;" : "=f"(t1582) : "r"(t1580));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1583;
                asm("mov.b32 %0, %1;" : "=f"(t1583) : "r"(t1581));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1582;
                acc_16 = t1583;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_17;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_18;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1586;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(t1584), "f"(t1585));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1587 = t1586 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1588 = t1586 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1589;
                asm("mov.b32 %0, %1;" : "=f"(t1589) : "r"(t1587));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1590;
                asm("mov.b32 %0, %1;" : "=f"(t1590) : "r"(t1588));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1589;
                acc_18 = t1590;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = acc_19;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_20;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1593;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1593) : "f"(t1591), "f"(t1592));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1594 = t1593 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1595 = t1593 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1596;
                asm("mov.b32 %0, %1;" : "=f"(t1596) : "r"(t1594));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1597;
                asm("mov.b32 %0, %1;" : "=f"(t1597) : "r"(t1595));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1596;
                acc_20 = t1597;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_21;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_22;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1600;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(t1598), "f"(t1599));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1601 = t1600 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1602 = t1600 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1603;
                asm("mov.b32 %0, %1;" : "=f"(t1603) : "r"(t1601));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1604;
                asm("mov.b32 %0, %1;" : "=f"(t1604) : "r"(t1602));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1603;
                acc_22 = t1604;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1605 = acc_23;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_24;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1607;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1607) : "f"(t1605), "f"(t1606));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1608 = t1607 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1609 = t1607 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1610;
                asm("mov.b32 %0, %1;" : "=f"(t1610) : "r"(t1608));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1611;
                asm("mov.b32 %0, %1;" : "=f"(t1611) : "r"(t1609));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1610;
                acc_24 = t1611;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1612 = acc_25;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1613 = acc_26;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1614;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1614) : "f"(t1612), "f"(t1613));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1615 = t1614 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1616 = t1614 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1617;
                asm("mov.b32 %0, %1;" : "=f"(t1617) : "r"(t1615));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1618;
                asm("mov.b32 %0, %1;" : "=f"(t1618) : "r"(t1616));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1617;
                acc_26 = t1618;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1619 = acc_27;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1620 = acc_28;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1621;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1621) : "f"(t1619), "f"(t1620));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1622 = t1621 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1623 = t1621 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1624;
                asm("mov.b32 %0, %1;" : "=f"(t1624) : "r"(t1622));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1625;
                asm("mov.b32 %0, %1;" : "=f"(t1625) : "r"(t1623));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1624;
                acc_28 = t1625;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1626 = acc_29;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1627 = acc_30;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1628;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1628) : "f"(t1626), "f"(t1627));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1629 = t1628 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1630 = t1628 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1631;
                asm("mov.b32 %0, %1;" : "=f"(t1631) : "r"(t1629));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1632;
                asm("mov.b32 %0, %1;" : "=f"(t1632) : "r"(t1630));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1631;
                acc_30 = t1632;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_31;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1634 = acc_32;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1635;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1635) : "f"(t1633), "f"(t1634));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1636 = t1635 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1637 = t1635 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1638;
                asm("mov.b32 %0, %1;" : "=f"(t1638) : "r"(t1636));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1639;
                asm("mov.b32 %0, %1;" : "=f"(t1639) : "r"(t1637));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1638;
                acc_32 = t1639;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_33;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_34;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1642;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(t1640), "f"(t1641));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1643 = t1642 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1644 = t1642 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1645;
                asm("mov.b32 %0, %1;" : "=f"(t1645) : "r"(t1643));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1646;
                asm("mov.b32 %0, %1;" : "=f"(t1646) : "r"(t1644));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1645;
                acc_34 = t1646;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_35;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_36;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1649;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1649) : "f"(t1647), "f"(t1648));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1650 = t1649 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1651 = t1649 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1652;
                asm("mov.b32 %0, %1;" : "=f"(t1652) : "r"(t1650));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1653;
                asm("mov.b32 %0, %1;" : "=f"(t1653) : "r"(t1651));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1652;
                acc_36 = t1653;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_37;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = acc_38;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1656;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(t1654), "f"(t1655));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1657 = t1656 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1658 = t1656 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1659;
                asm("mov.b32 %0, %1;" : "=f"(t1659) : "r"(t1657));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1660;
                asm("mov.b32 %0, %1;" : "=f"(t1660) : "r"(t1658));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1659;
                acc_38 = t1660;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1661 = acc_39;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_40;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1663;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1663) : "f"(t1661), "f"(t1662));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1664 = t1663 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1665 = t1663 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1666;
                asm("mov.b32 %0, %1;" : "=f"(t1666) : "r"(t1664));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1667;
                asm("mov.b32 %0, %1;" : "=f"(t1667) : "r"(t1665));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1666;
                acc_40 = t1667;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1668 = acc_41;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1669 = acc_42;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1670;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1670) : "f"(t1668), "f"(t1669));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1671 = t1670 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1672 = t1670 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1673;
                asm("mov.b32 %0, %1;" : "=f"(t1673) : "r"(t1671));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1674;
                asm("mov.b32 %0, %1;" : "=f"(t1674) : "r"(t1672));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1673;
                acc_42 = t1674;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1675 = acc_43;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1676 = acc_44;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1677;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1677) : "f"(t1675), "f"(t1676));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1678 = t1677 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1679 = t1677 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1680;
                asm("mov.b32 %0, %1;" : "=f"(t1680) : "r"(t1678));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1681;
                asm("mov.b32 %0, %1;" : "=f"(t1681) : "r"(t1679));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1680;
                acc_44 = t1681;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1682 = acc_45;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1683 = acc_46;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1684;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1684) : "f"(t1682), "f"(t1683));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1685 = t1684 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1686 = t1684 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1687;
                asm("mov.b32 %0, %1;" : "=f"(t1687) : "r"(t1685));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1688;
                asm("mov.b32 %0, %1;" : "=f"(t1688) : "r"(t1686));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1687;
                acc_46 = t1688;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = acc_47;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1690 = acc_48;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1691;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t1691) : "f"(t1689), "f"(t1690));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1692 = t1691 << 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1693 = t1691 & 4294901760u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1694;
                asm("mov.b32 %0, %1;" : "=f"(t1694) : "r"(t1692));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1695;
                asm("mov.b32 %0, %1;" : "=f"(t1695) : "r"(t1693));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1694;
                acc_48 = t1695;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1696 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1697 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1698 = i_6 * t1697;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1696 + t1698;
                const u32 t1700 = number_3 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1701;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1701) : "r"(t1700), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1701 >> tiles_shift;
                const u32 t1703 = sample_3 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1703;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1705 = at_19 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t1706;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1706) : "r"(t1705), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1707 = t1706 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1707 * 24u;
                const u32 t1709 = at_19 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t1710;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1710) : "r"(t1709), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1711 = t1710 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1712 = t1711 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1713 = at_19 - t1712;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1713 << 3u;
                const bool t1715 = y_11 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t1716 = height - y_11;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1715 ? t1716 : 0u;
                const u32 t1718 = left_18 < 24u ? left_18 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1719 = width - x_11;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1720 = t1719 < 8u ? t1719 : 8u;
#line 138 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1187 << 4u;
                const u32 part = first_row >> 5u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                const u32 before_9 = part * 12u;
                const bool t1724 = before_9 < t1718;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 t1725 = t1718 - before_9;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1724 ? t1725 : 0u;
                const u32 rows = left_19 < 12u ? left_19 : 12u;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1720;
                const bool t1729 = pixels_9 == 96u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1730 = first_row & 31u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1731 = t1730 < 16u;
#line 163 "fa-kernels/src/conv/streaming/group.rs"
                if (t1731) {
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                    const f32 count_7 = (f32)pixels_9;
                    f32 t1733;
                    asm("max.f32 %0, %1, %2;" : "=f"(t1733) : "f"(count_7), "f"(1.0f));
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                    f32 share_4;
                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1733));
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1735 = t1187 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1736 = t1735 & 31u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1737 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 first_3 = t1736 + t1737;
                    const u32 t1739 = first_3 + 8u;
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum = 0.0f;
                    if (t1729) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1740 = acc;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1741 = 0.0f + t1740;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1742 = acc_9;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1743 = t1741 + t1742;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1744 = acc_17;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1745 = t1743 + t1744;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1746 = acc_25;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1747 = t1745 + t1746;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1748 = acc_33;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1749 = t1747 + t1748;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1750 = acc_41;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts = t1749 + t1750;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1752 = acc_2;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1753 = 0.0f + t1752;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1754 = acc_10;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1755 = t1753 + t1754;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1756 = acc_18;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1757 = t1755 + t1756;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1758 = acc_26;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1759 = t1757 + t1758;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1760 = acc_34;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1761 = t1759 + t1760;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1762 = acc_42;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_2 = t1761 + t1762;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1764 = acc_5;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1765 = 0.0f + t1764;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1766 = acc_13;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1767 = t1765 + t1766;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1768 = acc_21;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1769 = t1767 + t1768;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1770 = acc_29;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1771 = t1769 + t1770;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1772 = acc_37;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1773 = t1771 + t1772;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1774 = acc_45;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_3 = t1773 + t1774;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1776 = acc_6;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1777 = 0.0f + t1776;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1778 = acc_14;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1779 = t1777 + t1778;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1780 = acc_22;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1781 = t1779 + t1780;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1782 = acc_30;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1783 = t1781 + t1782;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1784 = acc_38;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1785 = t1783 + t1784;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1786 = acc_46;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_4 = t1785 + t1786;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1788 = parts + parts_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1789 = parts_3 + parts_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1790 = t1788 + t1789;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum = t1790;
                    } else {
                        const u32 t1791 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_4 = t1791 << 1u;
                        const bool columns = first_4 < t1720;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t1794 = first_4 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_2 = t1794 < t1720;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1796 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists = t1796 & columns;
                        const f32 t1798 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1799 = acc;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1800 = t1798 + t1799;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1801 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1802 = exists ? t1800 : t1801;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1802;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1803 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_2 = t1803 & columns_2;
                        const f32 t1805 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1806 = acc_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1807 = t1805 + t1806;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1808 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1809 = exists_2 ? t1807 : t1808;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1809;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1810 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_3 = t1810 & columns;
                        const f32 t1812 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1813 = acc_5;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1814 = t1812 + t1813;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1815 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1816 = exists_3 ? t1814 : t1815;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1816;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1817 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_4 = t1817 & columns_2;
                        const f32 t1819 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1820 = acc_6;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1821 = t1819 + t1820;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1822 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1823 = exists_4 ? t1821 : t1822;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1823;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1824 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_5 = t1824 & columns;
                        const f32 t1826 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1827 = acc_9;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1828 = t1826 + t1827;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1829 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1830 = exists_5 ? t1828 : t1829;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1830;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1831 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_6 = t1831 & columns_2;
                        const f32 t1833 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1834 = acc_10;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1835 = t1833 + t1834;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1836 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1837 = exists_6 ? t1835 : t1836;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1837;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1838 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_7 = t1838 & columns;
                        const f32 t1840 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1841 = acc_13;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1842 = t1840 + t1841;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1843 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1844 = exists_7 ? t1842 : t1843;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1844;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1845 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_8 = t1845 & columns_2;
                        const f32 t1847 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1848 = acc_14;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1849 = t1847 + t1848;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1850 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1851 = exists_8 ? t1849 : t1850;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1851;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1852 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_9 = t1852 & columns;
                        const f32 t1854 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1855 = acc_17;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1856 = t1854 + t1855;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1857 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1858 = exists_9 ? t1856 : t1857;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1858;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1859 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_10 = t1859 & columns_2;
                        const f32 t1861 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1862 = acc_18;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1863 = t1861 + t1862;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1864 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1865 = exists_10 ? t1863 : t1864;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1865;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1866 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_11 = t1866 & columns;
                        const f32 t1868 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1869 = acc_21;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1870 = t1868 + t1869;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1871 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1872 = exists_11 ? t1870 : t1871;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1872;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1873 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_12 = t1873 & columns_2;
                        const f32 t1875 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1876 = acc_22;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1877 = t1875 + t1876;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1878 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1879 = exists_12 ? t1877 : t1878;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1879;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1880 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_13 = t1880 & columns;
                        const f32 t1882 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1883 = acc_25;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1884 = t1882 + t1883;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1885 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1886 = exists_13 ? t1884 : t1885;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1886;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1887 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_14 = t1887 & columns_2;
                        const f32 t1889 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1890 = acc_26;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1891 = t1889 + t1890;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1892 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1893 = exists_14 ? t1891 : t1892;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1893;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1894 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_15 = t1894 & columns;
                        const f32 t1896 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1897 = acc_29;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1898 = t1896 + t1897;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1899 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1900 = exists_15 ? t1898 : t1899;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1900;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1901 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_16 = t1901 & columns_2;
                        const f32 t1903 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1904 = acc_30;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1905 = t1903 + t1904;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1906 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1907 = exists_16 ? t1905 : t1906;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1907;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1908 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_17 = t1908 & columns;
                        const f32 t1910 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1911 = acc_33;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1912 = t1910 + t1911;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1913 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1914 = exists_17 ? t1912 : t1913;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1914;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1915 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_18 = t1915 & columns_2;
                        const f32 t1917 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1918 = acc_34;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1919 = t1917 + t1918;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1920 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1921 = exists_18 ? t1919 : t1920;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1921;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1922 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_19 = t1922 & columns;
                        const f32 t1924 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1925 = acc_37;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1926 = t1924 + t1925;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1927 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1928 = exists_19 ? t1926 : t1927;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1928;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1929 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_20 = t1929 & columns_2;
                        const f32 t1931 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1932 = acc_38;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1933 = t1931 + t1932;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1934 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1935 = exists_20 ? t1933 : t1934;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1935;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1936 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_21 = t1936 & columns;
                        const f32 t1938 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1939 = acc_41;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1940 = t1938 + t1939;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1941 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1942 = exists_21 ? t1940 : t1941;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1942;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1943 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_22 = t1943 & columns_2;
                        const f32 t1945 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1946 = acc_42;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1947 = t1945 + t1946;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1948 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1949 = exists_22 ? t1947 : t1948;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1949;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1950 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_23 = t1950 & columns;
                        const f32 t1952 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1953 = acc_45;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1954 = t1952 + t1953;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1955 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1956 = exists_23 ? t1954 : t1955;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1956;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t1957 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_24 = t1957 & columns_2;
                        const f32 t1959 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1960 = acc_46;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1961 = t1959 + t1960;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1962 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1963 = exists_24 ? t1961 : t1962;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum = t1963;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1964 = sum;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t1965;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1965) : "f"(t1964));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1966 = t1964 + t1965;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t1967;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1967) : "f"(t1966));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = t1966 + t1967;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_5 = t1968 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_2 = 0.0f;
                    if (t1729) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1970 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_3 = t1970 - mean_5;
                        f32 t1972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1972) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1973 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_4 = t1973 - mean_5;
                        f32 t1975;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1975) : "f"(distance_4), "f"(distance_4), "f"(t1972));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1976 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_5 = t1976 - mean_5;
                        f32 t1978;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1978) : "f"(distance_5), "f"(distance_5), "f"(t1975));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1979 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_6 = t1979 - mean_5;
                        f32 t1981;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1981) : "f"(distance_6), "f"(distance_6), "f"(t1978));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1982 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_7 = t1982 - mean_5;
                        f32 t1984;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1984) : "f"(distance_7), "f"(distance_7), "f"(t1981));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1985 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_8 = t1985 - mean_5;
                        f32 parts_5;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_8), "f"(distance_8), "f"(t1984));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1988 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_9 = t1988 - mean_5;
                        f32 t1990;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1990) : "f"(distance_9), "f"(distance_9), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1991 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_10 = t1991 - mean_5;
                        f32 t1993;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1993) : "f"(distance_10), "f"(distance_10), "f"(t1990));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1994 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_11 = t1994 - mean_5;
                        f32 t1996;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1996) : "f"(distance_11), "f"(distance_11), "f"(t1993));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t1997 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_12 = t1997 - mean_5;
                        f32 t1999;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1999) : "f"(distance_12), "f"(distance_12), "f"(t1996));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2000 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_13 = t2000 - mean_5;
                        f32 t2002;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2002) : "f"(distance_13), "f"(distance_13), "f"(t1999));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2003 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_14 = t2003 - mean_5;
                        f32 parts_6;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_14), "f"(distance_14), "f"(t2002));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2006 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_15 = t2006 - mean_5;
                        f32 t2008;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2008) : "f"(distance_15), "f"(distance_15), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2009 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_16 = t2009 - mean_5;
                        f32 t2011;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2011) : "f"(distance_16), "f"(distance_16), "f"(t2008));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2012 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_17 = t2012 - mean_5;
                        f32 t2014;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2014) : "f"(distance_17), "f"(distance_17), "f"(t2011));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2015 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_18 = t2015 - mean_5;
                        f32 t2017;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2017) : "f"(distance_18), "f"(distance_18), "f"(t2014));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2018 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_19 = t2018 - mean_5;
                        f32 t2020;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2020) : "f"(distance_19), "f"(distance_19), "f"(t2017));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2021 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_20 = t2021 - mean_5;
                        f32 parts_7;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_20), "f"(distance_20), "f"(t2020));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2024 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_21 = t2024 - mean_5;
                        f32 t2026;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2026) : "f"(distance_21), "f"(distance_21), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2027 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_22 = t2027 - mean_5;
                        f32 t2029;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2029) : "f"(distance_22), "f"(distance_22), "f"(t2026));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2030 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_23 = t2030 - mean_5;
                        f32 t2032;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2032) : "f"(distance_23), "f"(distance_23), "f"(t2029));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2033 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_24 = t2033 - mean_5;
                        f32 t2035;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2035) : "f"(distance_24), "f"(distance_24), "f"(t2032));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2036 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_25 = t2036 - mean_5;
                        f32 t2038;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2038) : "f"(distance_25), "f"(distance_25), "f"(t2035));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2039 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_26 = t2039 - mean_5;
                        f32 parts_8;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_26), "f"(distance_26), "f"(t2038));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2042 = parts_5 + parts_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2043 = parts_7 + parts_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2044 = t2042 + t2043;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2044;
                    } else {
                        const u32 t2045 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_5 = t2045 << 1u;
                        const bool columns_3 = first_5 < t1720;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2048 = first_5 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_4 = t2048 < t1720;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2050 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_25 = t2050 & columns_3;
                        const f32 t2052 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2053 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_27 = t2053 - mean_5;
                        f32 t2055;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2055) : "f"(distance_27), "f"(distance_27), "f"(t2052));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2056 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2057 = exists_25 ? t2055 : t2056;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2057;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2058 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_26 = t2058 & columns_4;
                        const f32 t2060 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2061 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_28 = t2061 - mean_5;
                        f32 t2063;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2063) : "f"(distance_28), "f"(distance_28), "f"(t2060));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2064 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2065 = exists_26 ? t2063 : t2064;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2065;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2066 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_27 = t2066 & columns_3;
                        const f32 t2068 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2069 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_29 = t2069 - mean_5;
                        f32 t2071;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2071) : "f"(distance_29), "f"(distance_29), "f"(t2068));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2072 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2073 = exists_27 ? t2071 : t2072;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2073;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2074 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_28 = t2074 & columns_4;
                        const f32 t2076 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2077 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_30 = t2077 - mean_5;
                        f32 t2079;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2079) : "f"(distance_30), "f"(distance_30), "f"(t2076));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2080 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2081 = exists_28 ? t2079 : t2080;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2081;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2082 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_29 = t2082 & columns_3;
                        const f32 t2084 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2085 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_31 = t2085 - mean_5;
                        f32 t2087;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2087) : "f"(distance_31), "f"(distance_31), "f"(t2084));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2088 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2089 = exists_29 ? t2087 : t2088;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2089;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2090 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_30 = t2090 & columns_4;
                        const f32 t2092 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2093 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_32 = t2093 - mean_5;
                        f32 t2095;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2095) : "f"(distance_32), "f"(distance_32), "f"(t2092));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2096 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2097 = exists_30 ? t2095 : t2096;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2097;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2098 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_31 = t2098 & columns_3;
                        const f32 t2100 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2101 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_33 = t2101 - mean_5;
                        f32 t2103;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2103) : "f"(distance_33), "f"(distance_33), "f"(t2100));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2104 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2105 = exists_31 ? t2103 : t2104;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2105;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2106 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_32 = t2106 & columns_4;
                        const f32 t2108 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2109 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_34 = t2109 - mean_5;
                        f32 t2111;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2111) : "f"(distance_34), "f"(distance_34), "f"(t2108));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2112 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2113 = exists_32 ? t2111 : t2112;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2113;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2114 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_33 = t2114 & columns_3;
                        const f32 t2116 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2117 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_35 = t2117 - mean_5;
                        f32 t2119;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2119) : "f"(distance_35), "f"(distance_35), "f"(t2116));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2120 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2121 = exists_33 ? t2119 : t2120;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2121;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2122 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_34 = t2122 & columns_4;
                        const f32 t2124 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2125 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_36 = t2125 - mean_5;
                        f32 t2127;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2127) : "f"(distance_36), "f"(distance_36), "f"(t2124));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2128 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2129 = exists_34 ? t2127 : t2128;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2129;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2130 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_35 = t2130 & columns_3;
                        const f32 t2132 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2133 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_37 = t2133 - mean_5;
                        f32 t2135;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2135) : "f"(distance_37), "f"(distance_37), "f"(t2132));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2136 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2137 = exists_35 ? t2135 : t2136;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2137;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2138 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_36 = t2138 & columns_4;
                        const f32 t2140 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2141 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_38 = t2141 - mean_5;
                        f32 t2143;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2143) : "f"(distance_38), "f"(distance_38), "f"(t2140));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2144 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2145 = exists_36 ? t2143 : t2144;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2145;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2146 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_37 = t2146 & columns_3;
                        const f32 t2148 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2149 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_39 = t2149 - mean_5;
                        f32 t2151;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2151) : "f"(distance_39), "f"(distance_39), "f"(t2148));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2152 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2153 = exists_37 ? t2151 : t2152;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2153;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2154 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_38 = t2154 & columns_4;
                        const f32 t2156 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2157 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_40 = t2157 - mean_5;
                        f32 t2159;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2159) : "f"(distance_40), "f"(distance_40), "f"(t2156));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2160 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2161 = exists_38 ? t2159 : t2160;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2161;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2162 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_39 = t2162 & columns_3;
                        const f32 t2164 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2165 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_41 = t2165 - mean_5;
                        f32 t2167;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2167) : "f"(distance_41), "f"(distance_41), "f"(t2164));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2168 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2169 = exists_39 ? t2167 : t2168;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2169;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2170 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_40 = t2170 & columns_4;
                        const f32 t2172 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2173 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_42 = t2173 - mean_5;
                        f32 t2175;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2175) : "f"(distance_42), "f"(distance_42), "f"(t2172));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2176 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2177 = exists_40 ? t2175 : t2176;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2177;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2178 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_41 = t2178 & columns_3;
                        const f32 t2180 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2181 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_43 = t2181 - mean_5;
                        f32 t2183;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(distance_43), "f"(distance_43), "f"(t2180));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2184 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2185 = exists_41 ? t2183 : t2184;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2185;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2186 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_42 = t2186 & columns_4;
                        const f32 t2188 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2189 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_44 = t2189 - mean_5;
                        f32 t2191;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2191) : "f"(distance_44), "f"(distance_44), "f"(t2188));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2192 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2193 = exists_42 ? t2191 : t2192;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2193;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2194 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_43 = t2194 & columns_3;
                        const f32 t2196 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2197 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_45 = t2197 - mean_5;
                        f32 t2199;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2199) : "f"(distance_45), "f"(distance_45), "f"(t2196));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2200 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2201 = exists_43 ? t2199 : t2200;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2201;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2202 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_44 = t2202 & columns_4;
                        const f32 t2204 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2205 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_46 = t2205 - mean_5;
                        f32 t2207;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(distance_46), "f"(distance_46), "f"(t2204));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2208 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2209 = exists_44 ? t2207 : t2208;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2209;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2210 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_45 = t2210 & columns_3;
                        const f32 t2212 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2213 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_47 = t2213 - mean_5;
                        f32 t2215;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2215) : "f"(distance_47), "f"(distance_47), "f"(t2212));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2216 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2217 = exists_45 ? t2215 : t2216;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2217;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2218 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_46 = t2218 & columns_4;
                        const f32 t2220 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2221 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_48 = t2221 - mean_5;
                        f32 t2223;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2223) : "f"(distance_48), "f"(distance_48), "f"(t2220));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2224 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2225 = exists_46 ? t2223 : t2224;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2225;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2226 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_47 = t2226 & columns_3;
                        const f32 t2228 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2229 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_49 = t2229 - mean_5;
                        f32 t2231;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(distance_49), "f"(distance_49), "f"(t2228));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2232 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2233 = exists_47 ? t2231 : t2232;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2233;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2234 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_48 = t2234 & columns_4;
                        const f32 t2236 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2237 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_50 = t2237 - mean_5;
                        f32 t2239;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2239) : "f"(distance_50), "f"(distance_50), "f"(t2236));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2240 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2241 = exists_48 ? t2239 : t2240;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_2 = t2241;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2242 = sum_2;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2243;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2243) : "f"(t2242));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2244 = t2242 + t2243;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2245;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2245) : "f"(t2244));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_5 = t2244 + t2245;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2247 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2248 = t2247 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2248) {
                        const u32 t2249 = at_19 << 1u;
#line 155 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 part_2 = t2249 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2251 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2252 = t2251 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2253 = t2252 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_20 = t2253 + 288u;
                        const u32 t2255 = at_20 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2256 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2257 = t2256 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2258 = t2257 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2259 = counters + t2258;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2260 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2261 = t2260 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2262 = t2261 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2263 = t2259 + t2262;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2264 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2265 = t2264 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2266 = t2265 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2267 = counters + t2266;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2268 = (u64)t2255;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2269 = t2268 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2270 = t2269 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2271 = t2267 + t2270;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_19;
                        asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2273 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2274 = t2273 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2263), "r"(t2274) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_20;
                        asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2276 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2277 = t2276 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2271), "r"(t2277) : "memory");
                    }
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_3 = 0.0f;
                    if (t1729) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2278 = acc_3;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2279 = 0.0f + t2278;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2280 = acc_11;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2281 = t2279 + t2280;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2282 = acc_19;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2283 = t2281 + t2282;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2284 = acc_27;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2285 = t2283 + t2284;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2286 = acc_35;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2287 = t2285 + t2286;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2288 = acc_43;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_9 = t2287 + t2288;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2290 = acc_4;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2291 = 0.0f + t2290;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2292 = acc_12;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2293 = t2291 + t2292;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2294 = acc_20;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2295 = t2293 + t2294;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2296 = acc_28;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2297 = t2295 + t2296;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2298 = acc_36;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2299 = t2297 + t2298;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2300 = acc_44;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_10 = t2299 + t2300;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2302 = acc_7;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2303 = 0.0f + t2302;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2304 = acc_15;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2305 = t2303 + t2304;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2306 = acc_23;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2307 = t2305 + t2306;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2308 = acc_31;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2309 = t2307 + t2308;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2310 = acc_39;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2311 = t2309 + t2310;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2312 = acc_47;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_11 = t2311 + t2312;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2314 = acc_8;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2315 = 0.0f + t2314;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2316 = acc_16;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2317 = t2315 + t2316;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2318 = acc_24;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2319 = t2317 + t2318;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2320 = acc_32;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2321 = t2319 + t2320;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2322 = acc_40;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2323 = t2321 + t2322;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2324 = acc_48;
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 parts_12 = t2323 + t2324;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2326 = parts_9 + parts_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2327 = parts_11 + parts_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2328 = t2326 + t2327;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2328;
                    } else {
                        const u32 t2329 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_6 = t2329 << 1u;
                        const bool columns_5 = first_6 < t1720;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2332 = first_6 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_6 = t2332 < t1720;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2334 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_49 = t2334 & columns_5;
                        const f32 t2336 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2337 = acc_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2338 = t2336 + t2337;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2339 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2340 = exists_49 ? t2338 : t2339;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2340;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2341 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_50 = t2341 & columns_6;
                        const f32 t2343 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2344 = acc_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2345 = t2343 + t2344;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2346 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2347 = exists_50 ? t2345 : t2346;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2347;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2348 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_51 = t2348 & columns_5;
                        const f32 t2350 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2351 = acc_7;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2352 = t2350 + t2351;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2353 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2354 = exists_51 ? t2352 : t2353;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2354;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2355 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_52 = t2355 & columns_6;
                        const f32 t2357 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2358 = acc_8;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2359 = t2357 + t2358;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2360 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2361 = exists_52 ? t2359 : t2360;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2361;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2362 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_53 = t2362 & columns_5;
                        const f32 t2364 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2365 = acc_11;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2366 = t2364 + t2365;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2367 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2368 = exists_53 ? t2366 : t2367;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2368;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2369 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_54 = t2369 & columns_6;
                        const f32 t2371 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2372 = acc_12;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2373 = t2371 + t2372;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2374 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2375 = exists_54 ? t2373 : t2374;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2375;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2376 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_55 = t2376 & columns_5;
                        const f32 t2378 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2379 = acc_15;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2380 = t2378 + t2379;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2381 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2382 = exists_55 ? t2380 : t2381;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2382;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2383 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_56 = t2383 & columns_6;
                        const f32 t2385 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2386 = acc_16;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2387 = t2385 + t2386;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2388 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2389 = exists_56 ? t2387 : t2388;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2389;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2390 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_57 = t2390 & columns_5;
                        const f32 t2392 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2393 = acc_19;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2394 = t2392 + t2393;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2395 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2396 = exists_57 ? t2394 : t2395;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2396;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2397 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_58 = t2397 & columns_6;
                        const f32 t2399 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2400 = acc_20;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2401 = t2399 + t2400;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2402 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2403 = exists_58 ? t2401 : t2402;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2403;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2404 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_59 = t2404 & columns_5;
                        const f32 t2406 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2407 = acc_23;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2408 = t2406 + t2407;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2409 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2410 = exists_59 ? t2408 : t2409;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2410;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2411 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_60 = t2411 & columns_6;
                        const f32 t2413 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2414 = acc_24;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2415 = t2413 + t2414;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2416 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2417 = exists_60 ? t2415 : t2416;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2417;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2418 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_61 = t2418 & columns_5;
                        const f32 t2420 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2421 = acc_27;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2422 = t2420 + t2421;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2423 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2424 = exists_61 ? t2422 : t2423;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2424;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2425 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_62 = t2425 & columns_6;
                        const f32 t2427 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2428 = acc_28;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2429 = t2427 + t2428;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2430 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2431 = exists_62 ? t2429 : t2430;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2431;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2432 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_63 = t2432 & columns_5;
                        const f32 t2434 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2435 = acc_31;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2436 = t2434 + t2435;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2437 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2438 = exists_63 ? t2436 : t2437;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2438;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2439 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_64 = t2439 & columns_6;
                        const f32 t2441 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2442 = acc_32;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2443 = t2441 + t2442;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2444 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2445 = exists_64 ? t2443 : t2444;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2445;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2446 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_65 = t2446 & columns_5;
                        const f32 t2448 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2449 = acc_35;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2450 = t2448 + t2449;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2451 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2452 = exists_65 ? t2450 : t2451;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2452;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2453 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_66 = t2453 & columns_6;
                        const f32 t2455 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2456 = acc_36;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2457 = t2455 + t2456;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2458 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2459 = exists_66 ? t2457 : t2458;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2459;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2460 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_67 = t2460 & columns_5;
                        const f32 t2462 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2463 = acc_39;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2464 = t2462 + t2463;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2465 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2466 = exists_67 ? t2464 : t2465;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2466;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2467 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_68 = t2467 & columns_6;
                        const f32 t2469 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2470 = acc_40;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2471 = t2469 + t2470;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2472 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2473 = exists_68 ? t2471 : t2472;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2473;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2474 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_69 = t2474 & columns_5;
                        const f32 t2476 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2477 = acc_43;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2478 = t2476 + t2477;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2479 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2480 = exists_69 ? t2478 : t2479;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2480;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2481 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_70 = t2481 & columns_6;
                        const f32 t2483 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2484 = acc_44;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2485 = t2483 + t2484;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2486 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2487 = exists_70 ? t2485 : t2486;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2487;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2488 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_71 = t2488 & columns_5;
                        const f32 t2490 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2491 = acc_47;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2492 = t2490 + t2491;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2493 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2494 = exists_71 ? t2492 : t2493;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2494;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2495 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_72 = t2495 & columns_6;
                        const f32 t2497 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2498 = acc_48;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2499 = t2497 + t2498;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2500 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2501 = exists_72 ? t2499 : t2500;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        sum_3 = t2501;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2502 = sum_3;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2503;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2503) : "f"(t2502));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2504 = t2502 + t2503;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2505;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2505) : "f"(t2504));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2506 = t2504 + t2505;
#line 28 "fa-kernels/src/conv/statistics.rs"
                    const f32 mean_6 = t2506 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                    f32 sum_4 = 0.0f;
                    if (t1729) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2508 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_51 = t2508 - mean_6;
                        f32 t2510;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2510) : "f"(distance_51), "f"(distance_51), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2511 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_52 = t2511 - mean_6;
                        f32 t2513;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2513) : "f"(distance_52), "f"(distance_52), "f"(t2510));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2514 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_53 = t2514 - mean_6;
                        f32 t2516;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2516) : "f"(distance_53), "f"(distance_53), "f"(t2513));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2517 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_54 = t2517 - mean_6;
                        f32 t2519;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2519) : "f"(distance_54), "f"(distance_54), "f"(t2516));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2520 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_55 = t2520 - mean_6;
                        f32 t2522;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2522) : "f"(distance_55), "f"(distance_55), "f"(t2519));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2523 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_56 = t2523 - mean_6;
                        f32 parts_13;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_56), "f"(distance_56), "f"(t2522));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2526 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_57 = t2526 - mean_6;
                        f32 t2528;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2528) : "f"(distance_57), "f"(distance_57), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2529 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_58 = t2529 - mean_6;
                        f32 t2531;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2531) : "f"(distance_58), "f"(distance_58), "f"(t2528));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2532 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_59 = t2532 - mean_6;
                        f32 t2534;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2534) : "f"(distance_59), "f"(distance_59), "f"(t2531));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2535 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_60 = t2535 - mean_6;
                        f32 t2537;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2537) : "f"(distance_60), "f"(distance_60), "f"(t2534));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2538 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_61 = t2538 - mean_6;
                        f32 t2540;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2540) : "f"(distance_61), "f"(distance_61), "f"(t2537));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2541 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_62 = t2541 - mean_6;
                        f32 parts_14;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_62), "f"(distance_62), "f"(t2540));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2544 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_63 = t2544 - mean_6;
                        f32 t2546;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2546) : "f"(distance_63), "f"(distance_63), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2547 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_64 = t2547 - mean_6;
                        f32 t2549;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2549) : "f"(distance_64), "f"(distance_64), "f"(t2546));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2550 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_65 = t2550 - mean_6;
                        f32 t2552;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2552) : "f"(distance_65), "f"(distance_65), "f"(t2549));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2553 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_66 = t2553 - mean_6;
                        f32 t2555;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2555) : "f"(distance_66), "f"(distance_66), "f"(t2552));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2556 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_67 = t2556 - mean_6;
                        f32 t2558;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2558) : "f"(distance_67), "f"(distance_67), "f"(t2555));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2559 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_68 = t2559 - mean_6;
                        f32 parts_15;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_68), "f"(distance_68), "f"(t2558));
#line 49 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2562 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_69 = t2562 - mean_6;
                        f32 t2564;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2564) : "f"(distance_69), "f"(distance_69), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2565 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_70 = t2565 - mean_6;
                        f32 t2567;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2567) : "f"(distance_70), "f"(distance_70), "f"(t2564));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2568 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_71 = t2568 - mean_6;
                        f32 t2570;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2570) : "f"(distance_71), "f"(distance_71), "f"(t2567));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2571 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_72 = t2571 - mean_6;
                        f32 t2573;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2573) : "f"(distance_72), "f"(distance_72), "f"(t2570));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2574 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_73 = t2574 - mean_6;
                        f32 t2576;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2576) : "f"(distance_73), "f"(distance_73), "f"(t2573));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2577 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_74 = t2577 - mean_6;
                        f32 parts_16;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_74), "f"(distance_74), "f"(t2576));
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2580 = parts_13 + parts_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2581 = parts_15 + parts_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2582 = t2580 + t2581;
#line 51 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2582;
                    } else {
                        const u32 t2583 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                        const u32 first_7 = t2583 << 1u;
                        const bool columns_7 = first_7 < t1720;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const u32 t2586 = first_7 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                        const bool columns_8 = t2586 < t1720;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2588 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_73 = t2588 & columns_7;
                        const f32 t2590 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2591 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_75 = t2591 - mean_6;
                        f32 t2593;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2593) : "f"(distance_75), "f"(distance_75), "f"(t2590));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2594 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2595 = exists_73 ? t2593 : t2594;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2595;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2596 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_74 = t2596 & columns_8;
                        const f32 t2598 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2599 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_76 = t2599 - mean_6;
                        f32 t2601;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2601) : "f"(distance_76), "f"(distance_76), "f"(t2598));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2602 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2603 = exists_74 ? t2601 : t2602;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2603;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2604 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_75 = t2604 & columns_7;
                        const f32 t2606 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2607 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_77 = t2607 - mean_6;
                        f32 t2609;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2609) : "f"(distance_77), "f"(distance_77), "f"(t2606));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2610 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2611 = exists_75 ? t2609 : t2610;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2611;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2612 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_76 = t2612 & columns_8;
                        const f32 t2614 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2615 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_78 = t2615 - mean_6;
                        f32 t2617;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2617) : "f"(distance_78), "f"(distance_78), "f"(t2614));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2618 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2619 = exists_76 ? t2617 : t2618;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2619;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2620 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_77 = t2620 & columns_7;
                        const f32 t2622 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2623 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_79 = t2623 - mean_6;
                        f32 t2625;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2625) : "f"(distance_79), "f"(distance_79), "f"(t2622));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2626 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2627 = exists_77 ? t2625 : t2626;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2627;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2628 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_78 = t2628 & columns_8;
                        const f32 t2630 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2631 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_80 = t2631 - mean_6;
                        f32 t2633;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2633) : "f"(distance_80), "f"(distance_80), "f"(t2630));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2634 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2635 = exists_78 ? t2633 : t2634;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2635;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2636 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_79 = t2636 & columns_7;
                        const f32 t2638 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2639 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_81 = t2639 - mean_6;
                        f32 t2641;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2641) : "f"(distance_81), "f"(distance_81), "f"(t2638));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2642 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2643 = exists_79 ? t2641 : t2642;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2643;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2644 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_80 = t2644 & columns_8;
                        const f32 t2646 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2647 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_82 = t2647 - mean_6;
                        f32 t2649;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2649) : "f"(distance_82), "f"(distance_82), "f"(t2646));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2650 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2651 = exists_80 ? t2649 : t2650;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2651;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2652 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_81 = t2652 & columns_7;
                        const f32 t2654 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2655 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_83 = t2655 - mean_6;
                        f32 t2657;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2657) : "f"(distance_83), "f"(distance_83), "f"(t2654));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2658 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2659 = exists_81 ? t2657 : t2658;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2659;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2660 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_82 = t2660 & columns_8;
                        const f32 t2662 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2663 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_84 = t2663 - mean_6;
                        f32 t2665;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2665) : "f"(distance_84), "f"(distance_84), "f"(t2662));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2666 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2667 = exists_82 ? t2665 : t2666;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2667;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2668 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_83 = t2668 & columns_7;
                        const f32 t2670 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2671 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_85 = t2671 - mean_6;
                        f32 t2673;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2673) : "f"(distance_85), "f"(distance_85), "f"(t2670));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2674 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2675 = exists_83 ? t2673 : t2674;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2675;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2676 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_84 = t2676 & columns_8;
                        const f32 t2678 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2679 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_86 = t2679 - mean_6;
                        f32 t2681;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2681) : "f"(distance_86), "f"(distance_86), "f"(t2678));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2682 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2683 = exists_84 ? t2681 : t2682;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2683;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2684 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_85 = t2684 & columns_7;
                        const f32 t2686 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2687 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_87 = t2687 - mean_6;
                        f32 t2689;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2689) : "f"(distance_87), "f"(distance_87), "f"(t2686));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2690 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2691 = exists_85 ? t2689 : t2690;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2691;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2692 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_86 = t2692 & columns_8;
                        const f32 t2694 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2695 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_88 = t2695 - mean_6;
                        f32 t2697;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2697) : "f"(distance_88), "f"(distance_88), "f"(t2694));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2698 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2699 = exists_86 ? t2697 : t2698;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2699;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2700 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_87 = t2700 & columns_7;
                        const f32 t2702 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2703 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_89 = t2703 - mean_6;
                        f32 t2705;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2705) : "f"(distance_89), "f"(distance_89), "f"(t2702));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2706 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2707 = exists_87 ? t2705 : t2706;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2707;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2708 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_88 = t2708 & columns_8;
                        const f32 t2710 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2711 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_90 = t2711 - mean_6;
                        f32 t2713;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2713) : "f"(distance_90), "f"(distance_90), "f"(t2710));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2714 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2715 = exists_88 ? t2713 : t2714;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2715;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2716 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_89 = t2716 & columns_7;
                        const f32 t2718 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2719 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_91 = t2719 - mean_6;
                        f32 t2721;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2721) : "f"(distance_91), "f"(distance_91), "f"(t2718));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2722 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2723 = exists_89 ? t2721 : t2722;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2723;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2724 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_90 = t2724 & columns_8;
                        const f32 t2726 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2727 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_92 = t2727 - mean_6;
                        f32 t2729;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2729) : "f"(distance_92), "f"(distance_92), "f"(t2726));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2730 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2731 = exists_90 ? t2729 : t2730;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2731;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2732 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_91 = t2732 & columns_7;
                        const f32 t2734 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2735 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_93 = t2735 - mean_6;
                        f32 t2737;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2737) : "f"(distance_93), "f"(distance_93), "f"(t2734));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2738 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2739 = exists_91 ? t2737 : t2738;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2739;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2740 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_92 = t2740 & columns_8;
                        const f32 t2742 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2743 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_94 = t2743 - mean_6;
                        f32 t2745;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2745) : "f"(distance_94), "f"(distance_94), "f"(t2742));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2746 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2747 = exists_92 ? t2745 : t2746;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2747;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2748 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_93 = t2748 & columns_7;
                        const f32 t2750 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2751 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_95 = t2751 - mean_6;
                        f32 t2753;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2753) : "f"(distance_95), "f"(distance_95), "f"(t2750));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2754 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2755 = exists_93 ? t2753 : t2754;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2755;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2756 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_94 = t2756 & columns_8;
                        const f32 t2758 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2759 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_96 = t2759 - mean_6;
                        f32 t2761;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2761) : "f"(distance_96), "f"(distance_96), "f"(t2758));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2762 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2763 = exists_94 ? t2761 : t2762;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2763;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2764 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_95 = t2764 & columns_7;
                        const f32 t2766 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2767 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_97 = t2767 - mean_6;
                        f32 t2769;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2769) : "f"(distance_97), "f"(distance_97), "f"(t2766));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2770 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2771 = exists_95 ? t2769 : t2770;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2771;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool t2772 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                        const bool exists_96 = t2772 & columns_8;
                        const f32 t2774 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2775 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                        const f32 distance_98 = t2775 - mean_6;
                        f32 t2777;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2777) : "f"(distance_98), "f"(distance_98), "f"(t2774));
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2778 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        const f32 t2779 = exists_96 ? t2777 : t2778;
#line 31 "fa-kernels/src/conv/statistics.rs"
                        sum_4 = t2779;
                    }
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2780 = sum_4;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2781;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2781) : "f"(t2780));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = t2780 + t2781;
#line 60 "fa-kernels/src/conv/statistics.rs"
                    f32 t2783;
                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2783) : "f"(t2782));
#line 60 "fa-kernels/src/conv/statistics.rs"
                    const f32 squares_6 = t2782 + t2783;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2785 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    const bool t2786 = t2785 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                    if (t2786) {
                        const u32 t2787 = at_19 << 1u;
#line 155 "fa-kernels/src/conv/streaming/group.rs"
                        const u32 part_3 = t2787 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2789 = t1739 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2790 = t2789 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2791 = t2790 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 at_21 = t2791 + 288u;
                        const u32 t2793 = at_21 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2794 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2795 = t2794 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2796 = t2795 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2797 = counters + t2796;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2798 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2799 = t2798 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2800 = t2799 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2801 = t2797 + t2800;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2802 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2803 = t2802 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2804 = t2803 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2805 = counters + t2804;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2806 = (u64)t2793;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2807 = t2806 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2808 = t2807 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t2809 = t2805 + t2808;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_21;
                        asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2811 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2812 = t2811 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2801), "r"(t2812) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                        u32 bits_22;
                        asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t2814 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t2815 = t2814 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2809), "r"(t2815) : "memory");
                    }
                }
#line 166 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t2816;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t2816) : );
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2817 = t2816 == 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                if (t2817) {
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t2818 = i_6 >> 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2819 = t2818 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2820 = t2819 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t2821 = t1186 + t2820;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t2821) : "memory");
                }
            }
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            const bool t2822 = 2u <= i_6;
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            if (t2822) {
                const u32 t2823 = i_6 - 2u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t2823 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2825 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2826 = t2825 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2827 = t2826 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2828 = t1186 + t2827;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2829 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2830 = t2829 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t2828), "r"(t2830) : "memory");
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2831 = t1187 << 4u;
#line 61 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2832 = t2831 & 31u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2833 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t2834 = t2833 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_3 + t2834;
                const u32 t2836 = t2832 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_4 = tile_2 + t2836;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2838 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2839 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2840 = t2823 * t2839;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t2838 + t2840;
                const u32 t2842 = number_4 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t2843;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2843) : "r"(t2842), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t2843 >> tiles_shift;
                const u32 t2845 = sample_4 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t2846 = number_4 - t2845;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2847 = t2846 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t2848;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2848) : "r"(t2847), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t2849 = t2848 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t2849 * 24u;
                const u32 t2851 = t2846 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t2852;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t2852) : "r"(t2851), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t2853 = t2852 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t2854 = t2853 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t2855 = t2846 - t2854;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t2855 << 3u;
                const bool t2857 = y_12 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t2858 = height - y_12;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t2857 ? t2858 : 0u;
                const u32 t2860 = left_20 < 24u ? left_20 : 24u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t2861 = width - x_12;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t2862 = t2861 < 8u ? t2861 : 8u;
#line 77 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t2863 = t1187 << 4u;
#line 61 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_2 = t2863 & 31u;
#line 82 "fa-kernels/src/conv/streaming/channels_first.rs"
                const bool t2865 = channel_2 < 16u;
#line 82 "fa-kernels/src/conv/streaming/channels_first.rs"
                if (t2865) {
#line 97 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2866 = t1189 + 4096u;
#line 97 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2867 = t1189 + 8192u;
#line 100 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2868 = lane & 3u;
#line 100 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2869 = lane >> 2u;
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 first_row_2 = t1187 << 4u;
#line 102 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2871 = first_row_2 >> 5u;
#line 102 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t2872 = t2871 * 12u;
#line 102 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 first_line = t2872 + t2868;
#line 105 "fa-kernels/src/conv/streaming/channels_first.rs"
                    #pragma unroll 1
                    for (u32 i_7 = 0u; i_7 < 2u; i_7 += 1u) {
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2874 = i_7 << 3u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 within = t2869 + t2874;
                        const u32 channel_3 = channel_2 + within;
                        const u32 t2877 = within << 3u;
#line 108 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2878 = coefficients_4 + t2877;
#line 108 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2879;
                        asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t2879) : "r"(t2878) : "memory");
#line 108 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2880;
                        asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t2880) : "r"(t2878) : "memory");
                        const u32 t2881 = first_row_2 + within;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2882 = t2881 >> 1u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2883 = t2882 & 3u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2884 = t2868 ^ t2883;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2885 = t2881 << 6u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2886 = t2884 << 4u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2887 = t2885 + t2886;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from = t1189 + t2887;
                        u32 row;
                        u32 row_2;
                        u32 row_3;
                        u32 row_4;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2889 = row << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2890 = row & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2891;
                        asm("mov.b32 %0, %1;" : "=f"(t2891) : "r"(t2889));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2892;
                        asm("mov.b32 %0, %1;" : "=f"(t2892) : "r"(t2890));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2893;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(t2891), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2894;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2894) : "f"(t2892), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t2893), "f"(t2894));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2896 = row_2 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2897 = row_2 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2898;
                        asm("mov.b32 %0, %1;" : "=f"(t2898) : "r"(t2896));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2899;
                        asm("mov.b32 %0, %1;" : "=f"(t2899) : "r"(t2897));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2900;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2900) : "f"(t2898), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2901;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(t2899), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_2;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t2900), "f"(t2901));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2903 = row_3 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2904 = row_3 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2905;
                        asm("mov.b32 %0, %1;" : "=f"(t2905) : "r"(t2903));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2906;
                        asm("mov.b32 %0, %1;" : "=f"(t2906) : "r"(t2904));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2907;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(t2905), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2908;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(t2906), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_3;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t2907), "f"(t2908));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2910 = row_4 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2911 = row_4 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2912;
                        asm("mov.b32 %0, %1;" : "=f"(t2912) : "r"(t2910));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2913;
                        asm("mov.b32 %0, %1;" : "=f"(t2913) : "r"(t2911));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2914;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(t2912), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2915;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2915) : "f"(t2913), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_4;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t2914), "f"(t2915));
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2917 = first_row_2 + within;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2918 = t2917 >> 1u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2919 = t2918 & 3u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2920 = t2868 ^ t2919;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2921 = t2917 << 6u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2922 = t2920 << 4u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2923 = t2921 + t2922;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from_2 = t2866 + t2923;
                        u32 row_5;
                        u32 row_6;
                        u32 row_7;
                        u32 row_8;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_2) : "memory");
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2925 = row_5 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2926 = row_5 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2927;
                        asm("mov.b32 %0, %1;" : "=f"(t2927) : "r"(t2925));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2928;
                        asm("mov.b32 %0, %1;" : "=f"(t2928) : "r"(t2926));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2929;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(t2927), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2930;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2930) : "f"(t2928), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_5;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t2929), "f"(t2930));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2932 = row_6 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2933 = row_6 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2934;
                        asm("mov.b32 %0, %1;" : "=f"(t2934) : "r"(t2932));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2935;
                        asm("mov.b32 %0, %1;" : "=f"(t2935) : "r"(t2933));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2936;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2936) : "f"(t2934), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2937;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2937) : "f"(t2935), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_6;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t2936), "f"(t2937));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2939 = row_7 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2940 = row_7 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2941;
                        asm("mov.b32 %0, %1;" : "=f"(t2941) : "r"(t2939));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2942;
                        asm("mov.b32 %0, %1;" : "=f"(t2942) : "r"(t2940));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2943;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2943) : "f"(t2941), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2944;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(t2942), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_7;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t2943), "f"(t2944));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2946 = row_8 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2947 = row_8 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2948;
                        asm("mov.b32 %0, %1;" : "=f"(t2948) : "r"(t2946));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2949;
                        asm("mov.b32 %0, %1;" : "=f"(t2949) : "r"(t2947));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2950;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(t2948), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2951;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2951) : "f"(t2949), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_8;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t2950), "f"(t2951));
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2953 = first_row_2 + within;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2954 = t2953 >> 1u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2955 = t2954 & 3u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2956 = t2868 ^ t2955;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2957 = t2953 << 6u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2958 = t2956 << 4u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2959 = t2957 + t2958;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 from_3 = t2867 + t2959;
                        u32 row_9;
                        u32 row_10;
                        u32 row_11;
                        u32 row_12;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from_3) : "memory");
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2961 = row_9 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2962 = row_9 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2963;
                        asm("mov.b32 %0, %1;" : "=f"(t2963) : "r"(t2961));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2964;
                        asm("mov.b32 %0, %1;" : "=f"(t2964) : "r"(t2962));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2965;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2965) : "f"(t2963), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2966;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(t2964), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_9;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_9) : "f"(t2965), "f"(t2966));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2968 = row_10 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2969 = row_10 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2970;
                        asm("mov.b32 %0, %1;" : "=f"(t2970) : "r"(t2968));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2971;
                        asm("mov.b32 %0, %1;" : "=f"(t2971) : "r"(t2969));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2972;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2972) : "f"(t2970), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2973;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(t2971), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_10;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_10) : "f"(t2972), "f"(t2973));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2975 = row_11 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2976 = row_11 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2977;
                        asm("mov.b32 %0, %1;" : "=f"(t2977) : "r"(t2975));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2978;
                        asm("mov.b32 %0, %1;" : "=f"(t2978) : "r"(t2976));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2979;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2979) : "f"(t2977), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2980;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2980) : "f"(t2978), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_11;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_11) : "f"(t2979), "f"(t2980));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2982 = row_12 << 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 t2983 = row_12 & 4294901760u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2984;
                        asm("mov.b32 %0, %1;" : "=f"(t2984) : "r"(t2982));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2985;
                        asm("mov.b32 %0, %1;" : "=f"(t2985) : "r"(t2983));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2986;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2986) : "f"(t2984), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        f32 t2987;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2987) : "f"(t2985), "f"(t2879), "f"(t2880));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                        u32 finished_12;
                        asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(finished_12) : "f"(t2986), "f"(t2987));
#line 117 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const bool t2989 = first_line < t2860;
#line 117 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t2989) {
                            const u32 t2990 = y_12 + first_line;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2991 = (u64)sample_4;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2992 = t2991 * y_stride0;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2993 = t2992 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2994 = y + t2993;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2995 = (u64)channel_3;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2996 = t2995 * y_stride1;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2997 = t2996 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2998 = t2994 + t2997;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t2999 = (u64)t2990;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3000 = t2999 * y_stride2;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3001 = t3000 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3002 = t2998 + t3001;
                            const u64 t3003 = (u64)x_12 * 2u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3004 = t3002 + t3003;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3004), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                        }
#line 116 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 line = first_line + 4u;
                        const bool t3006 = line < t2860;
#line 117 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3006) {
                            const u32 t3007 = y_12 + line;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3008 = (u64)sample_4;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3009 = t3008 * y_stride0;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3010 = t3009 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3011 = y + t3010;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3012 = (u64)channel_3;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3013 = t3012 * y_stride1;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3014 = t3013 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3015 = t3011 + t3014;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3016 = (u64)t3007;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3017 = t3016 * y_stride2;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3018 = t3017 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3019 = t3015 + t3018;
                            const u64 t3020 = (u64)x_12 * 2u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3021 = t3019 + t3020;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3021), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                        }
#line 116 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u32 line_2 = first_line + 8u;
                        const bool t3023 = line_2 < t2860;
#line 117 "fa-kernels/src/conv/streaming/channels_first.rs"
                        if (t3023) {
                            const u32 t3024 = y_12 + line_2;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3025 = (u64)sample_4;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3026 = t3025 * y_stride0;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3027 = t3026 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3028 = y + t3027;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3029 = (u64)channel_3;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3030 = t3029 * y_stride1;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3031 = t3030 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3032 = t3028 + t3031;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3033 = (u64)t3024;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3034 = t3033 * y_stride2;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3035 = t3034 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3036 = t3032 + t3035;
                            const u64 t3037 = (u64)x_12 * 2u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                            const u64 t3038 = t3036 + t3037;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3038), "r"(finished_9), "r"(finished_10), "r"(finished_11), "r"(finished_12) : "memory");
                        }
                    }
                }
            }
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3039 = i_6 < rounds;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            if (t3039) {
#line 68 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3040 = t1187 << 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3041 = t1189 + 4096u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3042 = t1189 + 8192u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3043;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3043) : "f"(acc), "f"(acc_2));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3044;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3044) : "f"(acc_3), "f"(acc_4));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3045;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3045) : "f"(acc_5), "f"(acc_6));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3046;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3046) : "f"(acc_7), "f"(acc_8));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3047;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3047) : "f"(acc_9), "f"(acc_10));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3048;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3048) : "f"(acc_11), "f"(acc_12));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3049;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3049) : "f"(acc_13), "f"(acc_14));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3050;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3050) : "f"(acc_15), "f"(acc_16));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3051;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3051) : "f"(acc_17), "f"(acc_18));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3052;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3052) : "f"(acc_19), "f"(acc_20));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3053;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3053) : "f"(acc_21), "f"(acc_22));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3054;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3054) : "f"(acc_23), "f"(acc_24));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3055;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3055) : "f"(acc_25), "f"(acc_26));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3056;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3056) : "f"(acc_27), "f"(acc_28));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3057;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3057) : "f"(acc_29), "f"(acc_30));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3058;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3058) : "f"(acc_31), "f"(acc_32));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3059;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3059) : "f"(acc_33), "f"(acc_34));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3060;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3060) : "f"(acc_35), "f"(acc_36));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3061;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3061) : "f"(acc_37), "f"(acc_38));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3062;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3062) : "f"(acc_39), "f"(acc_40));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3063;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3063) : "f"(acc_41), "f"(acc_42));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3064;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3064) : "f"(acc_43), "f"(acc_44));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3065;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3065) : "f"(acc_45), "f"(acc_46));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3066;
                asm("cvt.rn.bf16x2.f32 %0, %2, %1;" : "=r"(t3066) : "f"(acc_47), "f"(acc_48));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3067 = lane & 15u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3068 = t3040 + t3067;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3069 = lane >> 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3070 = t3068 >> 1u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3071 = t3070 & 3u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3072 = t3069 ^ t3071;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3073 = t3068 << 6u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3074 = t3072 << 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3075 = t3073 + t3074;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3076 = t1189 + t3075;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3076), "r"(t3043), "r"(t3044), "r"(t3045), "r"(t3046) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3077 = t3075 ^ 32u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3078 = t1189 + t3077;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3078), "r"(t3047), "r"(t3048), "r"(t3049), "r"(t3050) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3079 = lane & 15u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3080 = t3040 + t3079;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3081 = lane >> 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3082 = t3080 >> 1u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3083 = t3082 & 3u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3084 = t3081 ^ t3083;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3085 = t3080 << 6u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3086 = t3084 << 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3087 = t3085 + t3086;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3088 = t3041 + t3087;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3088), "r"(t3051), "r"(t3052), "r"(t3053), "r"(t3054) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3089 = t3087 ^ 32u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3090 = t3041 + t3089;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3090), "r"(t3055), "r"(t3056), "r"(t3057), "r"(t3058) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3091 = lane & 15u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3092 = t3040 + t3091;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3093 = lane >> 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3094 = t3092 >> 1u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3095 = t3094 & 3u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3096 = t3093 ^ t3095;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3097 = t3092 << 6u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3098 = t3096 << 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3099 = t3097 + t3098;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3100 = t3042 + t3099;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3100), "r"(t3059), "r"(t3060), "r"(t3061), "r"(t3062) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3101 = t3099 ^ 32u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3102 = t3042 + t3101;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3102), "r"(t3063), "r"(t3064), "r"(t3065), "r"(t3066) : "memory");
            }
        }
    }
}
