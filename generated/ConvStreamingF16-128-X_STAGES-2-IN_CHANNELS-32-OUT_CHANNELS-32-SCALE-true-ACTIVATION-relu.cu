typedef unsigned int u32;
typedef unsigned long long u64;
typedef float f32;
typedef unsigned short f16;
typedef unsigned short bf16;

extern __shared__ __align__(1024) unsigned char smem[];

struct alignas(64) tensor_map { char bytes[128]; };

// Launched cooperatively: all CTAs of a grid are resident at the same time.
extern "C" __global__ void __launch_bounds__(512, 1)
conv_streaming_f16(
    const __grid_constant__ tensor_map x_map /* f16 */,
    const __grid_constant__ tensor_map weight_map /* f16 */,
    const u64 scale /* f16 */,
    const u64 scale_stride0,
    const u64 scale_stride1,
    const u64 scale_stride2,
    const u64 scale_stride3,
    const u64 y /* f16, written */,
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
    const u32 outputs = smem_1 + 161792u;
    const u32 handovers = outputs + 49152u;
    const u32 t8 = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t9 = smem_1 + 88064u;
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
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_2 = handovers + 2112u;
        const u32 t21 = coefficients_2 + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t21) : "memory");
        const u32 t22 = t21 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t22) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t23 = t21 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t23) : "memory");
        const u32 t24 = t21 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t8) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = t8 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = t8 + 16u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = t8 + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t27) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = t8 + 32u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t28) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = t8 + 40u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = t8 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = t8 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = t8 + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t33 = t8 + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t34 = t8 + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t35 = t8 + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t36 = t8 + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 206 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t39 = index == 3u;
#line 209 "fa-kernels/src/conv/streaming/mod.rs"
    if (t39) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t41 = index_2 == 3u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
        if (t41) {
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t42 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t43 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t44 = t42 - t43;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t46 = t44 / t45;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = t46 + 1u;
#line 22 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t47; i += 1u) {
                const u32 slot = i & 1u;
                const u32 t49 = slot + 2u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t50 = t49 << 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t51 = t8 + t50;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t52 = i >> 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t53 = t52 & 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t54 = t53 ^ 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t51), "r"(t54) : "memory");
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t55 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t56 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t57 = i * t56;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t55 + t57;
                const u32 t59 = number << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t60;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t60) : "r"(t59), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t60 >> tiles_shift;
                const u32 t62 = sample * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t63 = number - t62;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t64 = t63 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t65;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t65) : "r"(t64), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t66 = t65 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t66 << 5u;
                const u32 t68 = t63 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t69;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t69) : "r"(t68), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t70 = t69 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t71 = t70 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t72 = t63 - t71;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t72 << 3u;
                const bool t74 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t75 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t74 ? t75 : 0u;
                const u32 t77 = left < 32u ? left : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t78 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t79 = t78 < 8u ? t78 : 8u;
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i & 1u;
                const u32 t81 = index_3 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t82 = t8 + t81;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t83 = i >> 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t84 = t83 & 1u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t85 = slot * 44032u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t85;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t87 = x_2 - 1u;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t88 = y_2 - 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t89;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t89) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t90 = t89 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                if (t90) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 43520;" :  : "r"(t82) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t82), "r"(0u), "r"(t87), "r"(t88), "r"(sample) : "memory");
                }
                const bool t91 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
                if (t91) {
#line 50 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 9u; i_2 += 1u) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t92 = blockIdx.x;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t93 = t92 + i_2;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 tap = t93 % 9u;
                        const u32 t95 = tap + 4u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t96 = t95 << 3u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t97 = t8 + t96;
                        const u32 t98 = tap << 13u;
#line 53 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t9 + t98;
                        const u32 t100 = tap % 3u;
#line 54 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t101 = tap / 3u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t102;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t102) : );
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t103 = t102 == 1u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t103) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t97) : "memory");
#line 67 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t97), "r"(0u), "r"(t100), "r"(t101), "r"(0u) : "memory");
#line 66 "fa-kernels/src/conv/streaming/producer.rs"
                            const u32 to_3 = to_2 + 4096u;
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_3), "l"(weight), "r"(t97), "r"(4294967264u), "r"(t100), "r"(t101), "r"(0u) : "memory");
                        }
                    }
                }
            }
        } else {
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
            const bool t105 = index_2 < 3u;
#line 214 "fa-kernels/src/conv/streaming/mod.rs"
            if (t105) {
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t106 = index_2 * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_3 = handovers + t106;
                const u32 t108 = coefficients_3 + 1024u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t109 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t110 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t111 = t109 - t110;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t112 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t113 = t111 / t112;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t114 = t113 + 1u;
#line 36 "fa-kernels/src/conv/streaming/aide.rs"
                #pragma unroll 1
                for (u32 i_3 = index_2; i_3 < t114; i_3 += 3u) {
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t115 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t116 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 t117 = i_3 * t116;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 number_2 = t115 + t117;
                    const u32 t119 = number_2 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                    u32 t120;
                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t120) : "r"(t119), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 sample_2 = t120 >> tiles_shift;
                    const u32 t122 = sample_2 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                    const u32 at = number_2 - t122;
#line 48 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool by_lanes = all < 32u;
                    const u32 shares = by_lanes ? 1u : 32u;
                    const u32 gatherers = tiles < shares ? tiles : shares;
                    const bool t127 = at < gatherers;
#line 51 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t127) {
                        u32 share = at;
                        while (true) {
#line 53 "fa-kernels/src/conv/streaming/aide.rs"
                            const bool t128 = share < shares;
                            if (!t128) break;
#line 54 "fa-kernels/src/conv/streaming/aide.rs"
                            if (by_lanes) {
                                const u32 t129 = share << 5u;
#line 55 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 channel = t129 + lane;
#line 57 "fa-kernels/src/conv/streaming/aide.rs"
                                const u32 t131 = channel < 31u ? channel : 31u;
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
                                    const u32 t135 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t136 = i_4 < t135 ? i_4 : t135;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t137 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t138 = t137 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t138 + t136;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t139 + 544u;
                                    const u32 t141 = at_2 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t142 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t143 = t142 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t144 = t143 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t145 = counters + t144;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t146 = (u64)at_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t147 = t146 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t148 = t147 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t149 = t145 + t148;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t150 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t151 = t150 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t152 = t151 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t153 = counters + t152;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t154 = (u64)t141;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t155 = t154 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t156 = t155 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t157 = t153 + t156;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t158 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t159 = own < t158 ? own : t158;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t160 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t161 = t160 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t161 + t159;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t162 + 544u;
                                    const u32 t164 = at_3 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t165 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t166 = t165 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t167 = t166 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t168 = counters + t167;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t169 = (u64)at_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t170 = t169 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t171 = t170 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t172 = t168 + t171;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t173 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t174 = t173 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t175 = t174 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t176 = counters + t175;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t177 = (u64)t164;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t178 = t177 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t179 = t178 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t180 = t176 + t179;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t181 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t182 = own_2 < t181 ? own_2 : t181;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t183 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t184 = t183 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t184 + t182;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t185 + 544u;
                                    const u32 t187 = at_4 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t188 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t189 = t188 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t190 = t189 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t191 = counters + t190;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t192 = (u64)at_4;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t193 = t192 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t194 = t193 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t195 = t191 + t194;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t196 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t197 = t196 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t198 = t197 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t199 = counters + t198;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t200 = (u64)t187;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t201 = t200 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t202 = t201 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t203 = t199 + t202;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t204 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t205 = own_3 < t204 ? own_3 : t204;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t206 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t207 = t206 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t208 = t207 + t205;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t208 + 544u;
                                    const u32 t210 = at_5 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t211 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t212 = t211 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t213 = t212 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t214 = counters + t213;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t215 = (u64)at_5;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t216 = t215 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t217 = t216 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t218 = t214 + t217;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t219 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t220 = t219 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t221 = t220 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t222 = counters + t221;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t223 = (u64)t210;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t224 = t223 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t225 = t224 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t226 = t222 + t225;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t227 = i_4 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t228 = t227 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t229;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t229) : "r"(t228), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t230 = t229 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t230 << 5u;
                                    const u32 t232 = t227 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t233;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t233) : "r"(t232), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = t233 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t235 = t234 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t236 = t227 - t235;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t236 << 3u;
                                    const bool t238 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t239 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t238 ? t239 : 0u;
                                    const u32 t241 = left_2 < 32u ? left_2 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t243 = t242 < 8u ? t242 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t244 = i_4 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before = t244 << 4u;
                                    const bool t246 = before < t241;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t247 = t241 - before;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t246 ? t247 : 0u;
                                    const u32 t249 = left_3 < 16u ? left_3 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t249 * t243;
                                    const bool t251 = i_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t252 = t251 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t252;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t254 = own >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t255 = t254 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t256;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t256) : "r"(t255), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t257 << 5u;
                                    const u32 t259 = t254 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t260;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t260) : "r"(t259), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = t260 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t262 = t261 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t263 = t254 - t262;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t263 << 3u;
                                    const bool t265 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t266 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t265 ? t266 : 0u;
                                    const u32 t268 = left_4 < 32u ? left_4 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t269 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t270 = t269 < 8u ? t269 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t271 = own & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_2 = t271 << 4u;
                                    const bool t273 = before_2 < t268;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t274 = t268 - before_2;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t273 ? t274 : 0u;
                                    const u32 t276 = left_5 < 16u ? left_5 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t276 * t270;
                                    const bool t278 = own < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t279 = t278 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t279;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t281 = own_2 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t282 = t281 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t283;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t283) : "r"(t282), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t284 = t283 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t284 << 5u;
                                    const u32 t286 = t281 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t287;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t287) : "r"(t286), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = t287 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t289 = t288 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t290 = t281 - t289;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t290 << 3u;
                                    const bool t292 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t293 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t292 ? t293 : 0u;
                                    const u32 t295 = left_6 < 32u ? left_6 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t296 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t297 = t296 < 8u ? t296 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t298 = own_2 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_3 = t298 << 4u;
                                    const bool t300 = before_3 < t295;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t301 = t295 - before_3;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t300 ? t301 : 0u;
                                    const u32 t303 = left_7 < 16u ? left_7 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t303 * t297;
                                    const bool t305 = own_2 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t306 = t305 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t306;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t308 = own_3 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t309 = t308 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t310;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t310) : "r"(t309), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t311 = t310 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t311 << 5u;
                                    const u32 t313 = t308 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t314;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t314) : "r"(t313), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t315 = t314 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t316 = t315 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t317 = t308 - t316;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t317 << 3u;
                                    const bool t319 = y_6 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t320 = height - y_6;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t319 ? t320 : 0u;
                                    const u32 t322 = left_8 < 32u ? left_8 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t323 = width - x_6;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t324 = t323 < 8u ? t323 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t325 = own_3 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_4 = t325 << 4u;
                                    const bool t327 = before_4 < t322;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t328 = t322 - before_4;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t327 ? t328 : 0u;
                                    const u32 t330 = left_9 < 16u ? left_9 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t330 * t324;
                                    const bool t332 = own_3 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t333 = t332 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t333;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t335;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t335) : "l"(t149) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t335;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t336;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t336) : "l"(t157) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t336;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t337;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t337) : "l"(t172) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t337;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t338;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t338) : "l"(t180) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t338;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t339;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t339) : "l"(t195) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t339;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t340;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t340) : "l"(t203) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t340;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t341;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t341) : "l"(t218) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t341;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t342;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t342) : "l"(t226) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t342;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t343 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t344 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t345 = t343 < t344 ? t343 : t344;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t346 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t347 = t345 < t346 ? t345 : t346;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t348 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t349 = t347 < t348 ? t347 : t348;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t350 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t351 = t349 < t350 ? t349 : t350;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t352 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t353 = t351 < t352 ? t351 : t352;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t354 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t355 = t353 < t354 ? t353 : t354;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t356 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t357 = t355 < t356 ? t355 : t356;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t358 = t357 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t359 = __any_sync(0xffffffffu, t358);
                                        if (!t359) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t360 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t361 = t360 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t361) {
                                            u32 t362;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t362) : "l"(t149) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t362;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t363 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t364 = t363 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t364) {
                                            u32 t365;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t365) : "l"(t157) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t365;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t366 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t367 = t366 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t367) {
                                            u32 t368;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t368) : "l"(t172) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t368;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t369 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t370 = t369 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t370) {
                                            u32 t371;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t371) : "l"(t180) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t371;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t372 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t373 = t372 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t373) {
                                            u32 t374;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t374) : "l"(t195) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t374;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t375 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t376 = t375 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t376) {
                                            u32 t377;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t377) : "l"(t203) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t377;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t378 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t379 = t378 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t379) {
                                            u32 t380;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t380) : "l"(t218) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t380;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t381 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t382 = t381 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t382) {
                                            u32 t383;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t383) : "l"(t226) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t383;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t401 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t401));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t403 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t403));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t405 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t405));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t407 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t407));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t409 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t409));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t411 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t411));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t413 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t413));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t415 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t415));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t417 = i_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t418 = t417 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t419 = own < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t420 = t419 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t421 = own_2 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t422 = t421 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t423 = own_3 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t424 = t423 ? heard_16 : 0.0f;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t425 = counts + counts_2;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t426 = t425 + counts_3;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t426 + counts_4;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t428 = heard_9 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t429 = counts * t428;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t430 = heard_11 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = counts_2 * t430;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t432 = t429 + t431;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t433 = heard_13 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t434 = counts_3 * t433;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = t432 + t434;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t436 = heard_15 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t437 = counts_4 * t436;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t438 = t435 + t437;
                                    f32 t439;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t439) : "f"(count_2), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t440;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t440) : "f"(t439));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t438 * t440;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t443 = heard_9 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t443 - distance;
                                    const f32 t445 = from_mean * from_mean;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t446;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t446) : "f"(t445), "f"(counts), "f"(t418));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t447 = heard_11 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t447 - distance;
                                    const f32 t449 = from_mean_2 * from_mean_2;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t450;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t450) : "f"(t449), "f"(counts_2), "f"(t420));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t451 = t446 + t450;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t452 = heard_13 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t452 - distance;
                                    const f32 t454 = from_mean_3 * from_mean_3;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t455;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t455) : "f"(t454), "f"(counts_3), "f"(t422));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t456 = t451 + t455;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t457 = heard_15 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t457 - distance;
                                    const f32 t459 = from_mean_4 * from_mean_4;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t460;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t460) : "f"(t459), "f"(counts_4), "f"(t424));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t456 + t460;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t462 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t463 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t464 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t462 + count_2;
                                    const f32 difference = mean_2 - t463;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t467;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t468;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(t467));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t468;
                                    f32 t470;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t470) : "f"(difference), "f"(share_2), "f"(t463));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t471 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t472 = t471 * t462;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t473 = t464 + squares_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t474;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t474) : "f"(t472), "f"(share_2), "f"(t473));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t470;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t474;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t475 = i_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t475) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t149), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t157), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t476 = own < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t476) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t172), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t180), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t477 = own_2 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t477) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t195), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t203), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t478 = own_3 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t478) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t218), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t226), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t479 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t480 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t481 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t482 = channel < 32u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t482) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t483;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t483) : "f"(t479), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t484;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t484) : "f"(t483));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t481 * t484;
                                    const f32 t486 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t486));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t488 = (u64)channel;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t489 = t488 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t490 = t489 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const u64 t491 = scale + t490;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    f16 t492;
                                    asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t492) : "l"(t491) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t493;
                                    asm("cvt.f32.f16 %0, %1;" : "=f"(t493) : "h"(t492));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 factor = inverse * t493;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t495 = -t480;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 to_zero = t495 * factor;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t497 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t498 = 0u < t497;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t498) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t500 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t501 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t502 = t501 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t503 = t502 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t504 = counters + t503;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = t506 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = t504 + t507;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t509 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = t510 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = counters + t511;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = (u64)t500;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t513 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = t514 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = t512 + t515;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t518 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t519 = t518 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t508), "r"(t519) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t521 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t522 = t521 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t516), "r"(t522) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t523 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t524 = 1u < t523;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t524) {
                                        const u32 t525 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 64u + t525;
                                        const u32 t527 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t528 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t529 = t528 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t530 = t529 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t531 = counters + t530;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = t533 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = t531 + t534;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t536 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = t537 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = counters + t538;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = (u64)t527;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t540 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = t541 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = t539 + t542;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t545 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t546 = t545 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t535), "r"(t546) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t548 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t549 = t548 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t543), "r"(t549) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t550 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t551 = 2u < t550;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t551) {
                                        const u32 t552 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 128u + t552;
                                        const u32 t554 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t555 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t556 = t555 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t557 = t556 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t558 = counters + t557;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = t560 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = t558 + t561;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t563 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = t564 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = counters + t565;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = (u64)t554;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t567 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = t568 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = t566 + t569;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t572 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t573 = t572 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t562), "r"(t573) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t575 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t576 = t575 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t570), "r"(t576) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t577 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t578 = 3u < t577;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t578) {
                                        const u32 t579 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 192u + t579;
                                        const u32 t581 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t582 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t583 = t582 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t584 = t583 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t585 = counters + t584;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = t587 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = t585 + t588;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t590 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = t591 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = counters + t592;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = (u64)t581;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t594 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = t595 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = t593 + t596;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t599 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t600 = t599 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t589), "r"(t600) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t602 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t603 = t602 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t597), "r"(t603) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t604 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t605 = 4u < t604;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t605) {
                                        const u32 t606 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 256u + t606;
                                        const u32 t608 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t609 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t610 = t609 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t611 = t610 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t612 = counters + t611;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = t614 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = t612 + t615;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t617 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = t618 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = counters + t619;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = (u64)t608;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t621 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = t622 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = t620 + t623;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t626 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t627 = t626 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t616), "r"(t627) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t629 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t630 = t629 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t624), "r"(t630) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t631 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t632 = 5u < t631;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t632) {
                                        const u32 t633 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 320u + t633;
                                        const u32 t635 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t636 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t637 = t636 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t638 = t637 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t639 = counters + t638;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = t641 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = t639 + t642;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t644 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = t645 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = counters + t646;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = (u64)t635;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t648 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = t649 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = t647 + t650;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t653 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t654 = t653 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t643), "r"(t654) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t656 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t657 = t656 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t651), "r"(t657) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t658 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t659 = 6u < t658;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t659) {
                                        const u32 t660 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 384u + t660;
                                        const u32 t662 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t663 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t664 = t663 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t665 = t664 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t666 = counters + t665;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = t668 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = t666 + t669;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t671 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = t672 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = counters + t673;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = (u64)t662;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = t675 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = t676 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = t674 + t677;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t680 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t681 = t680 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t670), "r"(t681) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t683 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t684 = t683 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t678), "r"(t684) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t685 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t686 = 7u < t685;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t686) {
                                        const u32 t687 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 448u + t687;
                                        const u32 t689 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t690 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t691 = t690 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t692 = t691 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t693 = counters + t692;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t694 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t695 = t694 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t696 = t695 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t697 = t693 + t696;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t698 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t699 = t698 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t700 = t699 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t701 = counters + t700;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t702 = (u64)t689;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t703 = t702 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t704 = t703 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t705 = t701 + t704;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(factor));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t707 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t708 = t707 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t697), "r"(t708) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t710 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t711 = t710 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t705), "r"(t711) : "memory");
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
                                    const u32 t713 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t713 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t715 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t715 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t717 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t717 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t719 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t720 = own_4 < t719 ? own_4 : t719;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t721 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t722 = t721 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t723 = t722 + t720;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t723 + 544u;
                                    const u32 t725 = at_14 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t727 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = counters + t728;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t731 = t730 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t732 = t731 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t733 = t729 + t732;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t734 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t735 = t734 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t736 = t735 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t737 = counters + t736;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t738 = (u64)t725;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t739 = t738 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t740 = t739 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t741 = t737 + t740;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t742 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t743 = own_5 < t742 ? own_5 : t742;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t744 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t745 = t744 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t746 = t745 + t743;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t746 + 544u;
                                    const u32 t748 = at_15 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t750 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = counters + t751;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = (u64)at_15;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t754 = t753 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t755 = t754 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t756 = t752 + t755;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t757 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t758 = t757 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t759 = t758 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t760 = counters + t759;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t761 = (u64)t748;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t762 = t761 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t763 = t762 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t764 = t760 + t763;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t765 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t766 = own_6 < t765 ? own_6 : t765;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t767 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t768 = t767 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t769 = t768 + t766;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t769 + 544u;
                                    const u32 t771 = at_16 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t773 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = counters + t774;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = (u64)at_16;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t777 = t776 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t778 = t777 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t779 = t775 + t778;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t780 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t781 = t780 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t782 = t781 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t783 = counters + t782;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t784 = (u64)t771;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t785 = t784 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t786 = t785 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t787 = t783 + t786;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t788 = all - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t789 = own_7 < t788 ? own_7 : t788;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t790 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t791 = t790 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t792 = t791 + t789;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t792 + 544u;
                                    const u32 t794 = at_17 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t795 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t796 = t795 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t797 = t796 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t798 = counters + t797;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t799 = (u64)at_17;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t800 = t799 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t801 = t800 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t802 = t798 + t801;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t803 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t804 = t803 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t805 = t804 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t806 = counters + t805;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t807 = (u64)t794;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t808 = t807 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t809 = t808 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t810 = t806 + t809;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t811 = own_4 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t812 = t811 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t813;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t813) : "r"(t812), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t814 = t813 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t814 << 5u;
                                    const u32 t816 = t811 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t817;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t817) : "r"(t816), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t817 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t819 = t818 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t820 = t811 - t819;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t820 << 3u;
                                    const bool t822 = y_7 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t823 = height - y_7;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t822 ? t823 : 0u;
                                    const u32 t825 = left_10 < 32u ? left_10 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = width - x_7;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t827 = t826 < 8u ? t826 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t828 = own_4 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_5 = t828 << 4u;
                                    const bool t830 = before_5 < t825;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t831 = t825 - before_5;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t830 ? t831 : 0u;
                                    const u32 t833 = left_11 < 16u ? left_11 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t833 * t827;
                                    const bool t835 = own_4 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t836 = t835 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t836;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t838 = own_5 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t839 = t838 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t840;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t840) : "r"(t839), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t841 << 5u;
                                    const u32 t843 = t838 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t844;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t844) : "r"(t843), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t845 = t844 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t846 = t845 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t847 = t838 - t846;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t847 << 3u;
                                    const bool t849 = y_8 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t850 = height - y_8;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t849 ? t850 : 0u;
                                    const u32 t852 = left_12 < 32u ? left_12 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t853 = width - x_8;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t854 = t853 < 8u ? t853 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t855 = own_5 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_6 = t855 << 4u;
                                    const bool t857 = before_6 < t852;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t858 = t852 - before_6;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t857 ? t858 : 0u;
                                    const u32 t860 = left_13 < 16u ? left_13 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t860 * t854;
                                    const bool t862 = own_5 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t863 = t862 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t863;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t865 = own_6 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t866 = t865 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t867;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t867) : "r"(t866), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t868 = t867 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t868 << 5u;
                                    const u32 t870 = t865 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t871;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t871) : "r"(t870), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t872 = t871 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t873 = t872 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t874 = t865 - t873;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t874 << 3u;
                                    const bool t876 = y_9 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t877 = height - y_9;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t876 ? t877 : 0u;
                                    const u32 t879 = left_14 < 32u ? left_14 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t880 = width - x_9;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t881 = t880 < 8u ? t880 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t882 = own_6 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_7 = t882 << 4u;
                                    const bool t884 = before_7 < t879;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t885 = t879 - before_7;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t884 ? t885 : 0u;
                                    const u32 t887 = left_15 < 16u ? left_15 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t887 * t881;
                                    const bool t889 = own_6 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t890 = t889 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t890;
#line 83 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t892 = own_7 >> 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t893 = t892 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t894;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t894) : "r"(t893), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t895 = t894 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t895 << 5u;
                                    const u32 t897 = t892 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t898;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t898) : "r"(t897), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t899 = t898 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t900 = t899 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t901 = t892 - t900;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t901 << 3u;
                                    const bool t903 = y_10 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t904 = height - y_10;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t903 ? t904 : 0u;
                                    const u32 t906 = left_16 < 32u ? left_16 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t907 = width - x_10;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t908 = t907 < 8u ? t907 : 8u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t909 = own_7 & 1u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                                    const u32 before_8 = t909 << 4u;
                                    const bool t911 = before_8 < t906;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t912 = t906 - before_8;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t911 ? t912 : 0u;
                                    const u32 t914 = left_17 < 16u ? left_17 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t914 * t908;
                                    const bool t916 = own_7 < all;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t917 = t916 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t917;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t919;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t919) : "l"(t733) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t919;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t920;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t920) : "l"(t741) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t920;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t921;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t921) : "l"(t756) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t921;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t922;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t922) : "l"(t764) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t922;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t923;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t923) : "l"(t779) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t923;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t924;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t924) : "l"(t787) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t924;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t925;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t925) : "l"(t802) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t925;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t926;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t926) : "l"(t810) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t926;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t927 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t928 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t929 = t927 < t928 ? t927 : t928;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t930 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t931 = t929 < t930 ? t929 : t930;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t932 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t933 = t931 < t932 ? t931 : t932;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t934 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t935 = t933 < t934 ? t933 : t934;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t936 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t937 = t935 < t936 ? t935 : t936;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t938 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t939 = t937 < t938 ? t937 : t938;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t940 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t941 = t939 < t940 ? t939 : t940;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t942 = t941 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t943 = __any_sync(0xffffffffu, t942);
                                        if (!t943) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t944 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t945 = t944 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t945) {
                                            u32 t946;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t946) : "l"(t733) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t946;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t947 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t948 = t947 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t948) {
                                            u32 t949;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t949) : "l"(t741) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t949;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t950 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t951 = t950 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t951) {
                                            u32 t952;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t952) : "l"(t756) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t952;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t953 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t954 = t953 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t954) {
                                            u32 t955;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t955) : "l"(t764) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t955;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t956 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t957 = t956 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t957) {
                                            u32 t958;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t958) : "l"(t779) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t958;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t959 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t960 = t959 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t960) {
                                            u32 t961;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t961) : "l"(t787) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t961;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t962 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t963 = t962 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t963) {
                                            u32 t964;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t964) : "l"(t802) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t964;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t965 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t966 = t965 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t966) {
                                            u32 t967;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t967) : "l"(t810) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t967;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t985 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t985));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t987 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t987));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t989 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t989));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t991 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t991));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t993 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t993));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t995 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t995));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t997 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t997));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t999 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t999));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1001 = own_4 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1002 = t1001 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1003 = own_5 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1004 = t1003 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1005 = own_6 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1006 = t1005 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1007 = own_7 < all;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1008 = t1007 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t1009;
                                    asm("mov.b32 %0, %1;" : "=r"(t1009) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t1010;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1010) : "r"(t1009));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t1010));
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1012 = counts_5 + counts_6;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1013 = t1012 + counts_7;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1014 = t1013 + counts_8;
                                    f32 t1015;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1015) : "f"(t1014));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1016 = t1014 + t1015;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1017;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1017) : "f"(t1016));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1018 = t1016 + t1017;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1019;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1019) : "f"(t1018));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = t1018 + t1019;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1021;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1021) : "f"(t1020));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1022 = t1020 + t1021;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1023;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1023) : "f"(t1022));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t1022 + t1023;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = heard_25 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1026 = counts_5 * t1025;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1027 = heard_27 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1028 = counts_6 * t1027;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1026 + t1028;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1030 = heard_29 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = counts_7 * t1030;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1032 = t1029 + t1031;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = heard_31 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1034 = counts_8 * t1033;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = t1032 + t1034;
                                    f32 t1036;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(t1035));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1035 + t1036;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(t1037));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1039 = t1037 + t1038;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1040;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1040) : "f"(t1039));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1041 = t1039 + t1040;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1042;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1042) : "f"(t1041));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1043 = t1041 + t1042;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1044;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1044) : "f"(t1043));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1045 = t1043 + t1044;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1046;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1046) : "f"(count_5), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1047;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1047) : "f"(t1046));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1045 * t1047;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_4 = near + distance_2;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1050 = heard_25 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1050 - distance_2;
                                    const f32 t1052 = from_mean_5 * from_mean_5;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1053;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1053) : "f"(t1052), "f"(counts_5), "f"(t1002));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1054 = heard_27 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1054 - distance_2;
                                    const f32 t1056 = from_mean_6 * from_mean_6;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1057;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1057) : "f"(t1056), "f"(counts_6), "f"(t1004));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1058 = t1053 + t1057;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1059 = heard_29 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1059 - distance_2;
                                    const f32 t1061 = from_mean_7 * from_mean_7;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1062;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1062) : "f"(t1061), "f"(counts_7), "f"(t1006));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1063 = t1058 + t1062;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1064 = heard_31 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1064 - distance_2;
                                    const f32 t1066 = from_mean_8 * from_mean_8;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1067;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1067) : "f"(t1066), "f"(counts_8), "f"(t1008));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1068 = t1063 + t1067;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1069;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1069) : "f"(t1068));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1070 = t1068 + t1069;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1071;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1071) : "f"(t1070));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1072 = t1070 + t1071;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1073;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1073) : "f"(t1072));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1074 = t1072 + t1073;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1075;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1075) : "f"(t1074));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1076 = t1074 + t1075;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1077;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1077) : "f"(t1076));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1076 + t1077;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1079 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1080 = mean_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1081 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1079 + count_5;
                                    const f32 difference_2 = mean_4 - t1080;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1084;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1084) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1085;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1085) : "f"(t1084));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1085;
                                    f32 t1087;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1087) : "f"(difference_2), "f"(share_3), "f"(t1080));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1088 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1089 = t1088 * t1079;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1090 = t1081 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t1091;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1091) : "f"(t1089), "f"(share_3), "f"(t1090));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_3 = t1087;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1091;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1092 = own_4 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1092) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t733), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t741), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1093 = own_5 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1093) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t756), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t764), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1094 = own_6 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1094) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t779), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t787), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1095 = own_7 < all;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1095) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t802), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t810), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1096 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1097 = mean_3;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1098 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1099;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1099) : "f"(t1096), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1100;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1100) : "f"(t1099));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1098 * t1100;
                                const f32 t1102 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1102));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1104 = (u64)share;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1105 = t1104 * scale_stride0;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1106 = t1105 * 2ull;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const u64 t1107 = scale + t1106;
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                f16 t1108;
                                asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1108) : "l"(t1107) : "memory");
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1109;
                                asm("cvt.f32.f16 %0, %1;" : "=f"(t1109) : "h"(t1108));
#line 84 "fa-kernels/src/conv/coefficients.rs"
                                const f32 factor_2 = inverse_2 * t1109;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1111 = -t1097;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 to_zero_2 = t1111 * factor_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1113 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1114 = lane < t1113;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1114) {
                                    const u32 t1115 = lane << 6u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1116 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1115 + t1116;
                                    const u32 t1118 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1119 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1120 = t1119 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1121 = t1120 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1122 = counters + t1121;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1123 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1124 = t1123 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1125 = t1124 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1126 = t1122 + t1125;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1127 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1128 = t1127 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1129 = t1128 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1130 = counters + t1129;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1131 = (u64)t1118;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1132 = t1131 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1133 = t1132 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1134 = t1130 + t1133;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(factor_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1136 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1137 = t1136 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1126), "r"(t1137) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(to_zero_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1139 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1140 = t1139 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1134), "r"(t1140) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1141 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1141;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1143 = i_3 / 3u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1144 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1145 = t1144 << 6u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1145 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1147 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1148 = t1147 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1149 = t1148 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1150 = counters + t1149;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1151 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1152 = t1151 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1153 = t1152 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1154 = t1150 + t1153;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1155 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1156 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1157 = t1156 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1158 = t1157 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1159 = counters + t1158;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1160 = (u64)t1155;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1161 = t1160 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1162 = t1161 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1163 = t1159 + t1162;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1164;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1164) : "l"(t1154) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1164;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1165;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1165) : "l"(t1163) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1165;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1166 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1167 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1168 = t1166 < t1167 ? t1166 : t1167;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1169 = t1168 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1170 = __any_sync(0xffffffffu, t1169);
                        if (!t1170) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1171 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1172 = t1171 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1172) {
                            u32 t1173;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1173) : "l"(t1154) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1173;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1174 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1175 = t1174 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1175) {
                            u32 t1176;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1176) : "l"(t1163) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1176;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1182 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_35;
                    asm("mov.b32 %0, %1;" : "=f"(heard_35) : "r"(t1182));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1184 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_36;
                    asm("mov.b32 %0, %1;" : "=f"(heard_36) : "r"(t1184));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1186 = t1143 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1187 = t1186 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1188 = t108 + t1187;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1189 = t1143 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1190 = t1189 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1188), "r"(t1190) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1191 = t1143 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1192 = t1191 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1192;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1194 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_4 = tile + t1194;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_4), "f"(heard_35) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_4), "f"(heard_36) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1196;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1196) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1197 = t1196 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1197) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1143 & 1u;
                        const u32 t1199 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1200 = t1199 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1201 = t108 + t1200;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1201) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1202 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1202) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1204 = copy + 512u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1205 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1206 = t1205 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1207 = t1206 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1208 = counters + t1207;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1209 = (u64)t1204;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1210 = t1209 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1211 = t1210 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1212 = t1208 + t1211;
                        const u32 t1213 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1214 = t1213 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1214 >> 3u;
                        u32 t1216;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1216) : "l"(t1212), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1217 = t1216 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1218 = t1217 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1218;
                    }
                    const u32 t1219 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1220;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1220) : "r"(t1219));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1221 = t1220 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1221) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1154), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1163), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1222 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_4 = handovers + t1222;
        const u32 t1224 = coefficients_4 + 1024u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1225 = warp & 3u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1226 = index << 14u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1227 = outputs + t1226;
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
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1228 = t1225 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1229 = t1228 & 31u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1230 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1229 + t1230;
        const u32 channels = first_2 + 8u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1233 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1234 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1235 = t1233 - t1234;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1236 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1237 = t1235 / t1236;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1237 + 1u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1239 = rounds + 3u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1239; i_6 += 3u) {
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1240 = i_6 < rounds;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            if (t1240) {
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
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1241 = 0u < i_6;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                if (t1241) {
                    const u32 t1242 = index + 1u;
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1242) : "memory");
                }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 & 1u;
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 & 1u;
                const u32 t1245 = index_4 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1246 = t8 + t1245;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1247 = i_6 >> 1u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1248 = t1247 & 1u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1246), "r"(t1248) : "memory");
                const u32 t1249 = slot_3 * 44032u;
#line 104 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1250 = smem_1 + t1249;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1251 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1251) {
                    const u32 t1252 = t8 + 32u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1252), "r"(0u) : "memory");
                }
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1253 = t9 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1254 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1255 = t1253 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1256 = (u64)t1255;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1257 = t1256 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1258 = t1254 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1259 = (u64)t1258;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1260 = t1259 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1261 = t1253 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1262 = (u64)t1261;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1263 = t1262 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1254 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1265 = (u64)t1264;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1266 = t1265 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1267 = t9 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1268 = t1267 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1269 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1270 = t1269 + 1280u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1271 = t1268 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1272 = (u64)t1271;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1273 = t1272 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1274 = t1270 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1275 = (u64)t1274;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1276 = t1275 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1277 = t1268 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1278 = (u64)t1277;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1279 = t1278 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1280 = t1270 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1281 = (u64)t1280;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1282 = t1281 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1257), "l"(t1260), "l"(t1263), "l"(t1266), "l"(t1273), "l"(t1276), "l"(t1279), "l"(t1282) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1283 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1283) {
                    const u32 t1284 = t8 + 40u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1284), "r"(0u) : "memory");
                }
                const u32 t1285 = t9 + 8192u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1286 = t1285 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1287 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1288 = t1287 + 8u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1289 = t1286 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1290 = (u64)t1289;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1291 = t1290 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1292 = t1288 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1293 = (u64)t1292;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1294 = t1293 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1295 = t1286 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1296 = (u64)t1295;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1297 = t1296 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1298 = t1288 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1299 = (u64)t1298;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1300 = t1299 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1301 = t1285 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1302 = t1301 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1303 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1304 = t1303 + 1288u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1305 = t1302 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1306 = (u64)t1305;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = t1306 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1308 = t1304 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1309 = (u64)t1308;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1310 = t1309 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1311 = t1302 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1312 = (u64)t1311;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1313 = t1312 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1314 = t1304 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1315 = (u64)t1314;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1316 = t1315 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1291), "l"(t1294), "l"(t1297), "l"(t1300), "l"(t1307), "l"(t1310), "l"(t1313), "l"(t1316) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1317 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1317) {
                    const u32 t1318 = t8 + 48u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1318), "r"(0u) : "memory");
                }
                const u32 t1319 = t9 + 16384u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1320 = t1319 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1321 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1322 = t1321 + 16u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1323 = t1320 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1324 = (u64)t1323;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1325 = t1324 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1326 = t1322 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1327 = (u64)t1326;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1328 = t1327 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1329 = t1320 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1330 = (u64)t1329;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = t1330 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1332 = t1322 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1333 = (u64)t1332;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = t1333 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1335 = t1319 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1336 = t1335 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1337 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1338 = t1337 + 1296u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1339 = t1336 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = (u64)t1339;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1341 = t1340 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1342 = t1338 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1343 = (u64)t1342;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1344 = t1343 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1345 = t1336 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1346 = (u64)t1345;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1347 = t1346 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1348 = t1338 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1349 = (u64)t1348;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1350 = t1349 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1325), "l"(t1328), "l"(t1331), "l"(t1334), "l"(t1341), "l"(t1344), "l"(t1347), "l"(t1350) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1351 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1351) {
                    const u32 t1352 = t8 + 56u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1352), "r"(0u) : "memory");
                }
                const u32 t1353 = t9 + 24576u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1354 = t1353 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1355 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1356 = t1355 + 80u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1357 = t1354 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = (u64)t1357;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1359 = t1358 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1360 = t1356 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = (u64)t1360;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1362 = t1361 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1363 = t1354 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = (u64)t1363;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = t1364 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1356 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = (u64)t1366;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = t1367 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = t1353 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1370 = t1369 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1371 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1371 + 1360u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1373 = t1370 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = (u64)t1373;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1375 = t1374 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1376 = t1372 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1377 = (u64)t1376;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1378 = t1377 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1379 = t1370 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1380 = (u64)t1379;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1381 = t1380 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1382 = t1372 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1383 = (u64)t1382;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1384 = t1383 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1359), "l"(t1362), "l"(t1365), "l"(t1368), "l"(t1375), "l"(t1378), "l"(t1381), "l"(t1384) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1385 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1385) {
                    const u32 t1386 = t8 + 64u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1386), "r"(0u) : "memory");
                }
                const u32 t1387 = t9 + 32768u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1388 = t1387 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1389 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1390 = t1389 + 88u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1391 = t1388 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1392 = (u64)t1391;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1393 = t1392 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1394 = t1390 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1395 = (u64)t1394;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1396 = t1395 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1397 = t1388 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = (u64)t1397;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1399 = t1398 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1400 = t1390 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1401 = (u64)t1400;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1402 = t1401 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1403 = t1387 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1404 = t1403 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1405 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1406 = t1405 + 1368u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1407 = t1404 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1408 = (u64)t1407;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1409 = t1408 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1410 = t1406 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1411 = (u64)t1410;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1412 = t1411 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1413 = t1404 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1414 = (u64)t1413;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1415 = t1414 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1416 = t1406 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1417 = (u64)t1416;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1418 = t1417 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1393), "l"(t1396), "l"(t1399), "l"(t1402), "l"(t1409), "l"(t1412), "l"(t1415), "l"(t1418) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1419 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1419) {
                    const u32 t1420 = t8 + 72u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1420), "r"(0u) : "memory");
                }
                const u32 t1421 = t9 + 40960u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1422 = t1421 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1423 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1424 = t1423 + 96u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1425 = t1422 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1426 = (u64)t1425;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = t1426 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1428 = t1424 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1429 = (u64)t1428;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1430 = t1429 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1431 = t1422 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1432 = (u64)t1431;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1433 = t1432 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1434 = t1424 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1435 = (u64)t1434;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1436 = t1435 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1437 = t1421 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1438 = t1437 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1439 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1440 = t1439 + 1376u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1441 = t1438 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1442 = (u64)t1441;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1443 = t1442 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1444 = t1440 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1445 = (u64)t1444;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1446 = t1445 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1447 = t1438 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1448 = (u64)t1447;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1449 = t1448 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1450 = t1440 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1451 = (u64)t1450;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1452 = t1451 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1427), "l"(t1430), "l"(t1433), "l"(t1436), "l"(t1443), "l"(t1446), "l"(t1449), "l"(t1452) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1453 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1453) {
                    const u32 t1454 = t8 + 80u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1454), "r"(0u) : "memory");
                }
                const u32 t1455 = t9 + 49152u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1456 = t1455 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1457 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1458 = t1457 + 160u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1459 = t1456 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = (u64)t1459;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1461 = t1460 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1462 = t1458 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1463 = (u64)t1462;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1464 = t1463 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1465 = t1456 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1466 = (u64)t1465;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1467 = t1466 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1468 = t1458 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1469 = (u64)t1468;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1470 = t1469 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1471 = t1455 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1472 = t1471 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1473 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1474 = t1473 + 1440u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1475 = t1472 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1476 = (u64)t1475;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1477 = t1476 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1478 = t1474 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1479 = (u64)t1478;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1480 = t1479 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1481 = t1472 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1482 = (u64)t1481;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1483 = t1482 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1484 = t1474 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1485 = (u64)t1484;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1486 = t1485 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1461), "l"(t1464), "l"(t1467), "l"(t1470), "l"(t1477), "l"(t1480), "l"(t1483), "l"(t1486) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1487 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1487) {
                    const u32 t1488 = t8 + 88u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1488), "r"(0u) : "memory");
                }
                const u32 t1489 = t9 + 57344u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1490 = t1489 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1491 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1492 = t1491 + 168u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1493 = t1490 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1494 = (u64)t1493;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1495 = t1494 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1496 = t1492 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1497 = (u64)t1496;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1498 = t1497 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1499 = t1490 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1500 = (u64)t1499;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1501 = t1500 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1502 = t1492 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1503 = (u64)t1502;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1504 = t1503 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1505 = t1489 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1506 = t1505 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1507 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1508 = t1507 + 1448u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1509 = t1506 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1510 = (u64)t1509;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1511 = t1510 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1512 = t1508 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1513 = (u64)t1512;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1514 = t1513 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1515 = t1506 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1516 = (u64)t1515;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1517 = t1516 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1518 = t1508 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1519 = (u64)t1518;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1520 = t1519 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1495), "l"(t1498), "l"(t1501), "l"(t1504), "l"(t1511), "l"(t1514), "l"(t1517), "l"(t1520) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1521 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1521) {
                    const u32 t1522 = t8 + 96u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1522), "r"(0u) : "memory");
                }
                const u32 t1523 = t9 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1524 = t1523 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1525 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1526 = t1525 + 176u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1527 = t1524 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1528 = (u64)t1527;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1529 = t1528 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1530 = t1526 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1531 = (u64)t1530;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1532 = t1531 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1533 = t1524 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1534 = (u64)t1533;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1535 = t1534 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1536 = t1526 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1537 = (u64)t1536;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1538 = t1537 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1539 = t1523 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1540 = t1539 + 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1541 = t1250 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1542 = t1541 + 1456u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1543 = t1540 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1544 = (u64)t1543;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1545 = t1544 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1546 = t1542 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1547 = (u64)t1546;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1548 = t1547 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1549 = t1540 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1550 = (u64)t1549;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1551 = t1550 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1552 = t1542 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1553 = (u64)t1552;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1554 = t1553 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1529), "l"(t1532), "l"(t1535), "l"(t1538), "l"(t1545), "l"(t1548), "l"(t1551), "l"(t1554) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1555 = i_6 + 1u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1556 = t1555 < rounds;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                if (t1556) {
                    const bool t1557 = index == 2u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1558 = index + 1u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 next = t1557 ? 0u : t1558;
                    const u32 t1560 = next + 1u;
#line 123 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1560) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1561;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1561) : );
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1562 = t1561 == 1u;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                if (t1562) {
                    const u32 t1563 = slot_3 + 2u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1564 = t1563 << 3u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1565 = t8 + t1564;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1565) : "memory");
                }
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1566 = acc;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1567 = acc_2;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1568;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1568) : "f"(t1566), "f"(t1567));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1569 = t1568 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1570;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1570) : "r"(t1568));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1571;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1571) : "h"(t1570));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1572;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1572) : "r"(t1569));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1573;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1573) : "h"(t1572));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc = t1571;
                acc_2 = t1573;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1574 = acc_3;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1575 = acc_4;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1576;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1576) : "f"(t1574), "f"(t1575));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1577 = t1576 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1578;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1578) : "r"(t1576));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1579;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1579) : "h"(t1578));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1580;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1580) : "r"(t1577));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1581;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1581) : "h"(t1580));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1579;
                acc_4 = t1581;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1582 = acc_5;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1583 = acc_6;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1584;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1584) : "f"(t1582), "f"(t1583));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1585 = t1584 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1586;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1586) : "r"(t1584));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1587;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1587) : "h"(t1586));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1588;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1588) : "r"(t1585));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1589;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1589) : "h"(t1588));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1587;
                acc_6 = t1589;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1590 = acc_7;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1591 = acc_8;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1592;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1592) : "f"(t1590), "f"(t1591));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1593 = t1592 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1594;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1594) : "r"(t1592));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1595;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1595) : "h"(t1594));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1596;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1596) : "r"(t1593));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1597;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1597) : "h"(t1596));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1595;
                acc_8 = t1597;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1598 = acc_9;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1599 = acc_10;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1600;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1600) : "f"(t1598), "f"(t1599));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1601 = t1600 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1602;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1602) : "r"(t1600));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1603;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1603) : "h"(t1602));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1604;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1604) : "r"(t1601));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1605;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1605) : "h"(t1604));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1603;
                acc_10 = t1605;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1606 = acc_11;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1607 = acc_12;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1608;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1608) : "f"(t1606), "f"(t1607));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1609 = t1608 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1610;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1610) : "r"(t1608));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1611;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1611) : "h"(t1610));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1612;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1612) : "r"(t1609));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1613;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1613) : "h"(t1612));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1611;
                acc_12 = t1613;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1614 = acc_13;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1615 = acc_14;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1616;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1616) : "f"(t1614), "f"(t1615));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1617 = t1616 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1618;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1618) : "r"(t1616));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1619;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1619) : "h"(t1618));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1620;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1620) : "r"(t1617));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1621;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1621) : "h"(t1620));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1619;
                acc_14 = t1621;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1622 = acc_15;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1623 = acc_16;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1624;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1624) : "f"(t1622), "f"(t1623));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1625 = t1624 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1626;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1626) : "r"(t1624));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1627;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1627) : "h"(t1626));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1628;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1628) : "r"(t1625));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1629;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1629) : "h"(t1628));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1627;
                acc_16 = t1629;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1630 = acc_17;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1631 = acc_18;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1632;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1632) : "f"(t1630), "f"(t1631));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1633 = t1632 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1634;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1634) : "r"(t1632));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1635;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1635) : "h"(t1634));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1636;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1636) : "r"(t1633));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1637;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1637) : "h"(t1636));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1635;
                acc_18 = t1637;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1638 = acc_19;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1639 = acc_20;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1640;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1640) : "f"(t1638), "f"(t1639));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1641 = t1640 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1642;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1642) : "r"(t1640));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1643;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1643) : "h"(t1642));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1644;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1644) : "r"(t1641));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1645;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1645) : "h"(t1644));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1643;
                acc_20 = t1645;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1646 = acc_21;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1647 = acc_22;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1648;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1648) : "f"(t1646), "f"(t1647));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1649 = t1648 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1650;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1650) : "r"(t1648));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1651;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1651) : "h"(t1650));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1652;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1652) : "r"(t1649));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1653;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1653) : "h"(t1652));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1651;
                acc_22 = t1653;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1654 = acc_23;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1655 = acc_24;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1656;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1656) : "f"(t1654), "f"(t1655));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1657 = t1656 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1658;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1658) : "r"(t1656));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1659;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1659) : "h"(t1658));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1660;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1660) : "r"(t1657));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1661;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1661) : "h"(t1660));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1659;
                acc_24 = t1661;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1662 = acc_25;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1663 = acc_26;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1664;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1664) : "f"(t1662), "f"(t1663));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1665 = t1664 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1666;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1666) : "r"(t1664));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1667;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1667) : "h"(t1666));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1668;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1668) : "r"(t1665));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1669;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1669) : "h"(t1668));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1667;
                acc_26 = t1669;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1670 = acc_27;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1671 = acc_28;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1672;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1672) : "f"(t1670), "f"(t1671));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1673 = t1672 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1674;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1674) : "r"(t1672));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1675;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1675) : "h"(t1674));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1676;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1676) : "r"(t1673));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1677;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1677) : "h"(t1676));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1675;
                acc_28 = t1677;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1678 = acc_29;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1679 = acc_30;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1680;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1680) : "f"(t1678), "f"(t1679));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1681 = t1680 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1682;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1682) : "r"(t1680));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1683;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1683) : "h"(t1682));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1684;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1684) : "r"(t1681));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1685;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1685) : "h"(t1684));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1683;
                acc_30 = t1685;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1686 = acc_31;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1687 = acc_32;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1688;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1688) : "f"(t1686), "f"(t1687));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1689 = t1688 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1690;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1690) : "r"(t1688));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1691;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1691) : "h"(t1690));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1692;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1692) : "r"(t1689));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1693;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1693) : "h"(t1692));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1691;
                acc_32 = t1693;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1694 = acc_33;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1695 = acc_34;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1696;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1696) : "f"(t1694), "f"(t1695));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1697 = t1696 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1698;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1698) : "r"(t1696));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1699;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1699) : "h"(t1698));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1700;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1700) : "r"(t1697));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1701;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1701) : "h"(t1700));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1699;
                acc_34 = t1701;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1702 = acc_35;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1703 = acc_36;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1704;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1704) : "f"(t1702), "f"(t1703));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1705 = t1704 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1706;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1706) : "r"(t1704));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1707;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1707) : "h"(t1706));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1708;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1708) : "r"(t1705));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1709;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1709) : "h"(t1708));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1707;
                acc_36 = t1709;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1710 = acc_37;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1711 = acc_38;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1712;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1712) : "f"(t1710), "f"(t1711));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1713 = t1712 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1714;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1714) : "r"(t1712));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1715;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1715) : "h"(t1714));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1716;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1716) : "r"(t1713));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1717;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1717) : "h"(t1716));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1715;
                acc_38 = t1717;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1718 = acc_39;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1719 = acc_40;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1720;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1720) : "f"(t1718), "f"(t1719));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1721 = t1720 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1722;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1722) : "r"(t1720));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1723;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1723) : "h"(t1722));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1724;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1724) : "r"(t1721));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1725;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1725) : "h"(t1724));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1723;
                acc_40 = t1725;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1726 = acc_41;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1727 = acc_42;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1728;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1728) : "f"(t1726), "f"(t1727));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1729 = t1728 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1730;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1730) : "r"(t1728));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1731;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1731) : "h"(t1730));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1732;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1732) : "r"(t1729));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1733;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1733) : "h"(t1732));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1731;
                acc_42 = t1733;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1734 = acc_43;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1735 = acc_44;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1736;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1736) : "f"(t1734), "f"(t1735));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1737 = t1736 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1738;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1738) : "r"(t1736));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1739;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1739) : "h"(t1738));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1740;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1740) : "r"(t1737));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1741;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1741) : "h"(t1740));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1739;
                acc_44 = t1741;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1742 = acc_45;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1743 = acc_46;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1744;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1744) : "f"(t1742), "f"(t1743));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1745 = t1744 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1746;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1746) : "r"(t1744));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1747;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1747) : "h"(t1746));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1748;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1748) : "r"(t1745));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1749;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1749) : "h"(t1748));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1747;
                acc_46 = t1749;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1750 = acc_47;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1751 = acc_48;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1752;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1752) : "f"(t1750), "f"(t1751));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1753 = t1752 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1754;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1754) : "r"(t1752));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1755;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1755) : "h"(t1754));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1756;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1756) : "r"(t1753));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1757;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1757) : "h"(t1756));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1755;
                acc_48 = t1757;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1758 = acc_49;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1759 = acc_50;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1760;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1760) : "f"(t1758), "f"(t1759));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1761 = t1760 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1762;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1762) : "r"(t1760));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1763;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1763) : "h"(t1762));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1764;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1764) : "r"(t1761));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1765;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1765) : "h"(t1764));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1763;
                acc_50 = t1765;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1766 = acc_51;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1767 = acc_52;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1768;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1768) : "f"(t1766), "f"(t1767));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1769 = t1768 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1770;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1770) : "r"(t1768));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1771;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1771) : "h"(t1770));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1772;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1772) : "r"(t1769));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1773;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1773) : "h"(t1772));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1771;
                acc_52 = t1773;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1774 = acc_53;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1775 = acc_54;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1776;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1776) : "f"(t1774), "f"(t1775));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1777 = t1776 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1778;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1778) : "r"(t1776));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1779;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1779) : "h"(t1778));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1780;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1780) : "r"(t1777));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1781;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1781) : "h"(t1780));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1779;
                acc_54 = t1781;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1782 = acc_55;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1783 = acc_56;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1784;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1784) : "f"(t1782), "f"(t1783));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1785 = t1784 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1786;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1786) : "r"(t1784));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1787;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1787) : "h"(t1786));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1788;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1788) : "r"(t1785));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1789;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1789) : "h"(t1788));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1787;
                acc_56 = t1789;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1790 = acc_57;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1791 = acc_58;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1792;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1792) : "f"(t1790), "f"(t1791));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1793 = t1792 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1794;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1794) : "r"(t1792));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1795;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1795) : "h"(t1794));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1796;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1796) : "r"(t1793));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1797;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1797) : "h"(t1796));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1795;
                acc_58 = t1797;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1798 = acc_59;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1799 = acc_60;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1800;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1800) : "f"(t1798), "f"(t1799));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1801 = t1800 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1802;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1802) : "r"(t1800));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1803;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1803) : "h"(t1802));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1804;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1804) : "r"(t1801));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1805;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1805) : "h"(t1804));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1803;
                acc_60 = t1805;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1806 = acc_61;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1807 = acc_62;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1808;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1808) : "f"(t1806), "f"(t1807));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1809 = t1808 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1810;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1810) : "r"(t1808));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1811;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1811) : "h"(t1810));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1812;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1812) : "r"(t1809));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1813;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1813) : "h"(t1812));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1811;
                acc_62 = t1813;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1814 = acc_63;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1815 = acc_64;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1816;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1816) : "f"(t1814), "f"(t1815));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1817 = t1816 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1818;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1818) : "r"(t1816));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1819;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1819) : "h"(t1818));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1820;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1820) : "r"(t1817));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1821;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1821) : "h"(t1820));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1819;
                acc_64 = t1821;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1822 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1823 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1824 = i_6 * t1823;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1822 + t1824;
                const u32 t1826 = number_3 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1827;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1827) : "r"(t1826), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1827 >> tiles_shift;
                const u32 t1829 = sample_3 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1829;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1831 = at_19 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t1832;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1832) : "r"(t1831), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1833 = t1832 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1833 << 5u;
                const u32 t1835 = at_19 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t1836;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1836) : "r"(t1835), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1837 = t1836 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1838 = t1837 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1839 = at_19 - t1838;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1839 << 3u;
                const bool t1841 = y_11 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t1842 = height - y_11;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1841 ? t1842 : 0u;
                const u32 t1844 = left_18 < 32u ? left_18 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1845 = width - x_11;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1846 = t1845 < 8u ? t1845 : 8u;
#line 138 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1225 << 4u;
                const u32 part = first_row >> 5u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                const u32 before_9 = part << 4u;
                const bool t1850 = before_9 < t1844;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 t1851 = t1844 - before_9;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1850 ? t1851 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1846;
                const bool t1855 = pixels_9 == 128u;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels_9;
                f32 t1857;
                asm("max.f32 %0, %1, %2;" : "=f"(t1857) : "f"(count_7), "f"(1.0f));
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1857));
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1859 = t1225 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1860 = t1859 & 31u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1861 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1860 + t1861;
                const u32 t1863 = first_3 + 8u;
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1855) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = acc;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1865 = 0.0f + t1864;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc_9;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1867 = t1865 + t1866;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_17;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1869 = t1867 + t1868;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_25;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = t1869 + t1870;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_33;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1873 = t1871 + t1872;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_41;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = t1873 + t1874;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_49;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = t1875 + t1876;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_57;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1877 + t1878;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_2;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1881 = 0.0f + t1880;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_10;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = t1881 + t1882;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_18;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1885 = t1883 + t1884;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_26;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = t1885 + t1886;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_34;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_42;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = t1889 + t1890;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = acc_50;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1893 = t1891 + t1892;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = acc_58;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1893 + t1894;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = acc_5;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1897 = 0.0f + t1896;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1898 = acc_13;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1899 = t1897 + t1898;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1900 = acc_21;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1901 = t1899 + t1900;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1902 = acc_29;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1903 = t1901 + t1902;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1904 = acc_37;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1905 = t1903 + t1904;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1906 = acc_45;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1907 = t1905 + t1906;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1908 = acc_53;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1909 = t1907 + t1908;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1910 = acc_61;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1909 + t1910;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = acc_6;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1913 = 0.0f + t1912;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1914 = acc_14;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1915 = t1913 + t1914;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1916 = acc_22;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1917 = t1915 + t1916;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1918 = acc_30;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = t1917 + t1918;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1920 = acc_38;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1921 = t1919 + t1920;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1922 = acc_46;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1923 = t1921 + t1922;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1924 = acc_54;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1925 = t1923 + t1924;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1926 = acc_62;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1925 + t1926;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1928 = parts + parts_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1929 = parts_3 + parts_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1930 = t1928 + t1929;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum = t1930;
                } else {
                    const u32 t1931 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1931 << 1u;
                    const bool columns = first_4 < t1846;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1934 = first_4 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1934 < t1846;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1936 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1936 & columns;
                    const f32 t1938 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1939 = acc;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1940 = t1938 + t1939;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1941 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1942 = exists ? t1940 : t1941;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1942;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1943 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1943 & columns_2;
                    const f32 t1945 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1946 = acc_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1947 = t1945 + t1946;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1948 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1949 = exists_2 ? t1947 : t1948;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1949;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1950 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1950 & columns;
                    const f32 t1952 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1953 = acc_5;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1954 = t1952 + t1953;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1955 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1956 = exists_3 ? t1954 : t1955;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1956;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1957 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1957 & columns_2;
                    const f32 t1959 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1960 = acc_6;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1961 = t1959 + t1960;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1962 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1963 = exists_4 ? t1961 : t1962;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1963;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1964 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1964 & columns;
                    const f32 t1966 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1967 = acc_9;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = t1966 + t1967;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1969 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1970 = exists_5 ? t1968 : t1969;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1970;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1971 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1971 & columns_2;
                    const f32 t1973 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1974 = acc_10;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1975 = t1973 + t1974;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1976 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1977 = exists_6 ? t1975 : t1976;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1977;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1978 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1978 & columns;
                    const f32 t1980 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1981 = acc_13;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1982 = t1980 + t1981;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1983 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1984 = exists_7 ? t1982 : t1983;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1984;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1985 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1985 & columns_2;
                    const f32 t1987 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1988 = acc_14;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1989 = t1987 + t1988;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1990 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1991 = exists_8 ? t1989 : t1990;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1991;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1992 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1992 & columns;
                    const f32 t1994 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1995 = acc_17;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1996 = t1994 + t1995;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1997 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1998 = exists_9 ? t1996 : t1997;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1998;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1999 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1999 & columns_2;
                    const f32 t2001 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2002 = acc_18;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2003 = t2001 + t2002;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2004 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2005 = exists_10 ? t2003 : t2004;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2005;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2006 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t2006 & columns;
                    const f32 t2008 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2009 = acc_21;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2010 = t2008 + t2009;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2011 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2012 = exists_11 ? t2010 : t2011;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2012;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2013 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t2013 & columns_2;
                    const f32 t2015 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2016 = acc_22;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2017 = t2015 + t2016;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2018 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2019 = exists_12 ? t2017 : t2018;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2019;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2020 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t2020 & columns;
                    const f32 t2022 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2023 = acc_25;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2024 = t2022 + t2023;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2025 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2026 = exists_13 ? t2024 : t2025;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2026;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2027 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t2027 & columns_2;
                    const f32 t2029 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2030 = acc_26;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2031 = t2029 + t2030;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2032 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2033 = exists_14 ? t2031 : t2032;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2033;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2034 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t2034 & columns;
                    const f32 t2036 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2037 = acc_29;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2038 = t2036 + t2037;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2039 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2040 = exists_15 ? t2038 : t2039;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2040;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2041 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2041 & columns_2;
                    const f32 t2043 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2044 = acc_30;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2045 = t2043 + t2044;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2046 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2047 = exists_16 ? t2045 : t2046;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2047;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2048 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2048 & columns;
                    const f32 t2050 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2051 = acc_33;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2052 = t2050 + t2051;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2053 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2054 = exists_17 ? t2052 : t2053;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2054;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2055 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2055 & columns_2;
                    const f32 t2057 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2058 = acc_34;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2059 = t2057 + t2058;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2060 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2061 = exists_18 ? t2059 : t2060;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2061;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2062 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2062 & columns;
                    const f32 t2064 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2065 = acc_37;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = t2064 + t2065;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2067 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2068 = exists_19 ? t2066 : t2067;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2068;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2069 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2069 & columns_2;
                    const f32 t2071 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2072 = acc_38;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2073 = t2071 + t2072;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2074 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2075 = exists_20 ? t2073 : t2074;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2075;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2076 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2076 & columns;
                    const f32 t2078 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2079 = acc_41;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2080 = t2078 + t2079;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2081 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2082 = exists_21 ? t2080 : t2081;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2082;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2083 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2083 & columns_2;
                    const f32 t2085 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2086 = acc_42;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2087 = t2085 + t2086;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2088 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2089 = exists_22 ? t2087 : t2088;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2089;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2090 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2090 & columns;
                    const f32 t2092 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2093 = acc_45;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2094 = t2092 + t2093;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2095 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2096 = exists_23 ? t2094 : t2095;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2096;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2097 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2097 & columns_2;
                    const f32 t2099 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2100 = acc_46;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = t2099 + t2100;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2102 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2103 = exists_24 ? t2101 : t2102;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2104 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2104 & columns;
                    const f32 t2106 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2107 = acc_49;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2108 = t2106 + t2107;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2109 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2110 = exists_25 ? t2108 : t2109;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2110;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2111 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2111 & columns_2;
                    const f32 t2113 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2114 = acc_50;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2115 = t2113 + t2114;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2116 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2117 = exists_26 ? t2115 : t2116;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2117;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2118 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2118 & columns;
                    const f32 t2120 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2121 = acc_53;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2122 = t2120 + t2121;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2123 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2124 = exists_27 ? t2122 : t2123;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2124;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2125 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2125 & columns_2;
                    const f32 t2127 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2128 = acc_54;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2129 = t2127 + t2128;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2130 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2131 = exists_28 ? t2129 : t2130;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2131;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2132 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2132 & columns;
                    const f32 t2134 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2135 = acc_57;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2136 = t2134 + t2135;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2137 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2138 = exists_29 ? t2136 : t2137;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2138;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2139 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2139 & columns_2;
                    const f32 t2141 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2142 = acc_58;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2143 = t2141 + t2142;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2144 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2145 = exists_30 ? t2143 : t2144;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2145;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2146 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2146 & columns;
                    const f32 t2148 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2149 = acc_61;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2150 = t2148 + t2149;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2151 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2152 = exists_31 ? t2150 : t2151;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2152;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2153 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2153 & columns_2;
                    const f32 t2155 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2156 = acc_62;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2157 = t2155 + t2156;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2158 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2159 = exists_32 ? t2157 : t2158;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2159;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2160 = sum;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2161;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2161) : "f"(t2160));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2162 = t2160 + t2161;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2163;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2163) : "f"(t2162));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2164 = t2162 + t2163;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 mean_5 = t2164 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1855) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2166 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2166 - mean_5;
                    f32 t2168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2169 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2169 - mean_5;
                    f32 t2171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(distance_4), "f"(distance_4), "f"(t2168));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2172 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2172 - mean_5;
                    f32 t2174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(distance_5), "f"(distance_5), "f"(t2171));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2175 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2175 - mean_5;
                    f32 t2177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(distance_6), "f"(distance_6), "f"(t2174));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2178 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2178 - mean_5;
                    f32 t2180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(distance_7), "f"(distance_7), "f"(t2177));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2181 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2181 - mean_5;
                    f32 t2183;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2183) : "f"(distance_8), "f"(distance_8), "f"(t2180));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2184 = acc_49;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2184 - mean_5;
                    f32 t2186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(distance_9), "f"(distance_9), "f"(t2183));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2187 = acc_57;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2187 - mean_5;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2186));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2190 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2190 - mean_5;
                    f32 t2192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2193 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2193 - mean_5;
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(distance_12), "f"(distance_12), "f"(t2192));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2196 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2196 - mean_5;
                    f32 t2198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(distance_13), "f"(distance_13), "f"(t2195));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2199 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2199 - mean_5;
                    f32 t2201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(distance_14), "f"(distance_14), "f"(t2198));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2202 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2202 - mean_5;
                    f32 t2204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(distance_15), "f"(distance_15), "f"(t2201));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2205 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2205 - mean_5;
                    f32 t2207;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2207) : "f"(distance_16), "f"(distance_16), "f"(t2204));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2208 = acc_50;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2208 - mean_5;
                    f32 t2210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(distance_17), "f"(distance_17), "f"(t2207));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2211 = acc_58;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2211 - mean_5;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2210));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2214 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2214 - mean_5;
                    f32 t2216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2217 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2217 - mean_5;
                    f32 t2219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(distance_20), "f"(distance_20), "f"(t2216));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2220 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2220 - mean_5;
                    f32 t2222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(distance_21), "f"(distance_21), "f"(t2219));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2223 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2223 - mean_5;
                    f32 t2225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(distance_22), "f"(distance_22), "f"(t2222));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2226 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2226 - mean_5;
                    f32 t2228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(distance_23), "f"(distance_23), "f"(t2225));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2229 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2229 - mean_5;
                    f32 t2231;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2231) : "f"(distance_24), "f"(distance_24), "f"(t2228));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2232 = acc_53;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2232 - mean_5;
                    f32 t2234;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2234) : "f"(distance_25), "f"(distance_25), "f"(t2231));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2235 = acc_61;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2235 - mean_5;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2234));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2238 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2238 - mean_5;
                    f32 t2240;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2240) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2241 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2241 - mean_5;
                    f32 t2243;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2243) : "f"(distance_28), "f"(distance_28), "f"(t2240));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2244 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2244 - mean_5;
                    f32 t2246;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2246) : "f"(distance_29), "f"(distance_29), "f"(t2243));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2247 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2247 - mean_5;
                    f32 t2249;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2249) : "f"(distance_30), "f"(distance_30), "f"(t2246));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2250 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2250 - mean_5;
                    f32 t2252;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2252) : "f"(distance_31), "f"(distance_31), "f"(t2249));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2253 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2253 - mean_5;
                    f32 t2255;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2255) : "f"(distance_32), "f"(distance_32), "f"(t2252));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2256 = acc_54;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2256 - mean_5;
                    f32 t2258;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2258) : "f"(distance_33), "f"(distance_33), "f"(t2255));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2259 = acc_62;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2259 - mean_5;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2258));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2262 = parts_5 + parts_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2263 = parts_7 + parts_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2264 = t2262 + t2263;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2264;
                } else {
                    const u32 t2265 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2265 << 1u;
                    const bool columns_3 = first_5 < t1846;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2268 = first_5 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2268 < t1846;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2270 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2270 & columns_3;
                    const f32 t2272 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2273 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2273 - mean_5;
                    f32 t2275;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2275) : "f"(distance_35), "f"(distance_35), "f"(t2272));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2276 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2277 = exists_33 ? t2275 : t2276;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2277;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2278 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2278 & columns_4;
                    const f32 t2280 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2281 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2281 - mean_5;
                    f32 t2283;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2283) : "f"(distance_36), "f"(distance_36), "f"(t2280));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2284 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2285 = exists_34 ? t2283 : t2284;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2285;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2286 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2286 & columns_3;
                    const f32 t2288 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2289 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2289 - mean_5;
                    f32 t2291;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2291) : "f"(distance_37), "f"(distance_37), "f"(t2288));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2292 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2293 = exists_35 ? t2291 : t2292;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2293;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2294 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2294 & columns_4;
                    const f32 t2296 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2297 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2297 - mean_5;
                    f32 t2299;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2299) : "f"(distance_38), "f"(distance_38), "f"(t2296));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2300 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2301 = exists_36 ? t2299 : t2300;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2301;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2302 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2302 & columns_3;
                    const f32 t2304 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2305 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2305 - mean_5;
                    f32 t2307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2307) : "f"(distance_39), "f"(distance_39), "f"(t2304));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2308 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2309 = exists_37 ? t2307 : t2308;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2309;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2310 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2310 & columns_4;
                    const f32 t2312 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2313 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2313 - mean_5;
                    f32 t2315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2315) : "f"(distance_40), "f"(distance_40), "f"(t2312));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2316 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2317 = exists_38 ? t2315 : t2316;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2317;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2318 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2318 & columns_3;
                    const f32 t2320 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2321 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2321 - mean_5;
                    f32 t2323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2323) : "f"(distance_41), "f"(distance_41), "f"(t2320));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2324 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2325 = exists_39 ? t2323 : t2324;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2325;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2326 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2326 & columns_4;
                    const f32 t2328 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2329 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2329 - mean_5;
                    f32 t2331;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2331) : "f"(distance_42), "f"(distance_42), "f"(t2328));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2332 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2333 = exists_40 ? t2331 : t2332;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2333;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2334 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2334 & columns_3;
                    const f32 t2336 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2337 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2337 - mean_5;
                    f32 t2339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2339) : "f"(distance_43), "f"(distance_43), "f"(t2336));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2340 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2341 = exists_41 ? t2339 : t2340;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2341;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2342 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2342 & columns_4;
                    const f32 t2344 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2345 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2345 - mean_5;
                    f32 t2347;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2347) : "f"(distance_44), "f"(distance_44), "f"(t2344));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2348 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2349 = exists_42 ? t2347 : t2348;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2349;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2350 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2350 & columns_3;
                    const f32 t2352 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2353 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2353 - mean_5;
                    f32 t2355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2355) : "f"(distance_45), "f"(distance_45), "f"(t2352));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2356 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2357 = exists_43 ? t2355 : t2356;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2357;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2358 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2358 & columns_4;
                    const f32 t2360 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2361 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2361 - mean_5;
                    f32 t2363;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2363) : "f"(distance_46), "f"(distance_46), "f"(t2360));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2364 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2365 = exists_44 ? t2363 : t2364;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2365;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2366 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2366 & columns_3;
                    const f32 t2368 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2369 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2369 - mean_5;
                    f32 t2371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2371) : "f"(distance_47), "f"(distance_47), "f"(t2368));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2372 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2373 = exists_45 ? t2371 : t2372;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2373;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2374 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2374 & columns_4;
                    const f32 t2376 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2377 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2377 - mean_5;
                    f32 t2379;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2379) : "f"(distance_48), "f"(distance_48), "f"(t2376));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2380 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2381 = exists_46 ? t2379 : t2380;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2381;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2382 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2382 & columns_3;
                    const f32 t2384 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2385 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2385 - mean_5;
                    f32 t2387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2387) : "f"(distance_49), "f"(distance_49), "f"(t2384));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2388 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2389 = exists_47 ? t2387 : t2388;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2389;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2390 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2390 & columns_4;
                    const f32 t2392 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2393 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2393 - mean_5;
                    f32 t2395;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2395) : "f"(distance_50), "f"(distance_50), "f"(t2392));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2396 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2397 = exists_48 ? t2395 : t2396;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2397;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2398 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2398 & columns_3;
                    const f32 t2400 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2401 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2401 - mean_5;
                    f32 t2403;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2403) : "f"(distance_51), "f"(distance_51), "f"(t2400));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2404 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2405 = exists_49 ? t2403 : t2404;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2405;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2406 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2406 & columns_4;
                    const f32 t2408 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2409 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2409 - mean_5;
                    f32 t2411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2411) : "f"(distance_52), "f"(distance_52), "f"(t2408));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2412 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2413 = exists_50 ? t2411 : t2412;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2413;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2414 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2414 & columns_3;
                    const f32 t2416 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2417 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2417 - mean_5;
                    f32 t2419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2419) : "f"(distance_53), "f"(distance_53), "f"(t2416));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2420 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2421 = exists_51 ? t2419 : t2420;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2421;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2422 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2422 & columns_4;
                    const f32 t2424 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2425 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2425 - mean_5;
                    f32 t2427;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2427) : "f"(distance_54), "f"(distance_54), "f"(t2424));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2428 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2429 = exists_52 ? t2427 : t2428;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2429;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2430 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2430 & columns_3;
                    const f32 t2432 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2433 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2433 - mean_5;
                    f32 t2435;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2435) : "f"(distance_55), "f"(distance_55), "f"(t2432));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2436 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2437 = exists_53 ? t2435 : t2436;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2437;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2438 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2438 & columns_4;
                    const f32 t2440 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2441 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2441 - mean_5;
                    f32 t2443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2443) : "f"(distance_56), "f"(distance_56), "f"(t2440));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2444 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2445 = exists_54 ? t2443 : t2444;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2445;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2446 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2446 & columns_3;
                    const f32 t2448 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2449 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2449 - mean_5;
                    f32 t2451;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2451) : "f"(distance_57), "f"(distance_57), "f"(t2448));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2452 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2453 = exists_55 ? t2451 : t2452;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2453;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2454 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2454 & columns_4;
                    const f32 t2456 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2457 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2457 - mean_5;
                    f32 t2459;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2459) : "f"(distance_58), "f"(distance_58), "f"(t2456));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2460 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2461 = exists_56 ? t2459 : t2460;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2461;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2462 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2462 & columns_3;
                    const f32 t2464 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2465 = acc_49;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2465 - mean_5;
                    f32 t2467;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2467) : "f"(distance_59), "f"(distance_59), "f"(t2464));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2468 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2469 = exists_57 ? t2467 : t2468;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2469;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2470 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2470 & columns_4;
                    const f32 t2472 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2473 = acc_50;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2473 - mean_5;
                    f32 t2475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2475) : "f"(distance_60), "f"(distance_60), "f"(t2472));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2476 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2477 = exists_58 ? t2475 : t2476;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2477;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2478 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2478 & columns_3;
                    const f32 t2480 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2481 = acc_53;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2481 - mean_5;
                    f32 t2483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2483) : "f"(distance_61), "f"(distance_61), "f"(t2480));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2484 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2485 = exists_59 ? t2483 : t2484;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2485;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2486 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2486 & columns_4;
                    const f32 t2488 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2489 = acc_54;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2489 - mean_5;
                    f32 t2491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2491) : "f"(distance_62), "f"(distance_62), "f"(t2488));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2492 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2493 = exists_60 ? t2491 : t2492;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2493;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2494 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2494 & columns_3;
                    const f32 t2496 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2497 = acc_57;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2497 - mean_5;
                    f32 t2499;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2499) : "f"(distance_63), "f"(distance_63), "f"(t2496));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2500 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2501 = exists_61 ? t2499 : t2500;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2501;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2502 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2502 & columns_4;
                    const f32 t2504 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2505 = acc_58;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2505 - mean_5;
                    f32 t2507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2507) : "f"(distance_64), "f"(distance_64), "f"(t2504));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2508 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2509 = exists_62 ? t2507 : t2508;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2509;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2510 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2510 & columns_3;
                    const f32 t2512 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2513 = acc_61;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2513 - mean_5;
                    f32 t2515;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2515) : "f"(distance_65), "f"(distance_65), "f"(t2512));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2516 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2517 = exists_63 ? t2515 : t2516;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2517;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2518 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2518 & columns_4;
                    const f32 t2520 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2521 = acc_62;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2521 - mean_5;
                    f32 t2523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2523) : "f"(distance_66), "f"(distance_66), "f"(t2520));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2524 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2525 = exists_64 ? t2523 : t2524;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2525;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2526 = sum_2;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2527;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2527) : "f"(t2526));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2528 = t2526 + t2527;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2529;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2529) : "f"(t2528));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2528 + t2529;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2531 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2532 = t2531 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                if (t2532) {
                    const u32 t2533 = at_19 << 1u;
#line 155 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 part_2 = t2533 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2535 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2536 = t2535 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2537 = t2536 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2537 + 544u;
                    const u32 t2539 = at_20 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2540 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2541 = t2540 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2542 = t2541 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2543 = counters + t2542;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2544 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2545 = t2544 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2546 = t2545 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2547 = t2543 + t2546;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2548 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2549 = t2548 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2550 = t2549 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2551 = counters + t2550;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2552 = (u64)t2539;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2553 = t2552 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2554 = t2553 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2555 = t2551 + t2554;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2557 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2558 = t2557 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2547), "r"(t2558) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2560 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2561 = t2560 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2555), "r"(t2561) : "memory");
                }
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1855) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2562 = acc_3;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2563 = 0.0f + t2562;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2564 = acc_11;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2565 = t2563 + t2564;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2566 = acc_19;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2567 = t2565 + t2566;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = acc_27;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2569 = t2567 + t2568;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = acc_35;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = t2569 + t2570;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = acc_43;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = t2571 + t2572;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2574 = acc_51;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2575 = t2573 + t2574;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = acc_59;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2575 + t2576;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2578 = acc_4;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = 0.0f + t2578;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = acc_12;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = t2579 + t2580;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2582 = acc_20;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2583 = t2581 + t2582;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = acc_28;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = t2583 + t2584;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = acc_36;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = t2585 + t2586;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = acc_44;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = t2587 + t2588;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2590 = acc_52;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = t2589 + t2590;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = acc_60;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2591 + t2592;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2594 = acc_7;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2595 = 0.0f + t2594;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2596 = acc_15;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2597 = t2595 + t2596;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2598 = acc_23;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2599 = t2597 + t2598;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2600 = acc_31;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2601 = t2599 + t2600;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2602 = acc_39;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2603 = t2601 + t2602;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2604 = acc_47;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2605 = t2603 + t2604;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2606 = acc_55;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2607 = t2605 + t2606;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2608 = acc_63;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2607 + t2608;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2610 = acc_8;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2611 = 0.0f + t2610;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2612 = acc_16;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = t2611 + t2612;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2614 = acc_24;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2615 = t2613 + t2614;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2616 = acc_32;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2617 = t2615 + t2616;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2618 = acc_40;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2619 = t2617 + t2618;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = acc_48;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = t2619 + t2620;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2622 = acc_56;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2623 = t2621 + t2622;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2624 = acc_64;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2623 + t2624;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2626 = parts_9 + parts_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = parts_11 + parts_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2628 = t2626 + t2627;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2628;
                } else {
                    const u32 t2629 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2629 << 1u;
                    const bool columns_5 = first_6 < t1846;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2632 = first_6 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2632 < t1846;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2634 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2634 & columns_5;
                    const f32 t2636 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2637 = acc_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2638 = t2636 + t2637;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2639 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2640 = exists_65 ? t2638 : t2639;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2640;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2641 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2641 & columns_6;
                    const f32 t2643 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2644 = acc_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2645 = t2643 + t2644;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2646 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2647 = exists_66 ? t2645 : t2646;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2647;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2648 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2648 & columns_5;
                    const f32 t2650 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2651 = acc_7;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2652 = t2650 + t2651;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2653 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2654 = exists_67 ? t2652 : t2653;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2654;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2655 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2655 & columns_6;
                    const f32 t2657 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2658 = acc_8;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2659 = t2657 + t2658;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2660 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2661 = exists_68 ? t2659 : t2660;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2661;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2662 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2662 & columns_5;
                    const f32 t2664 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2665 = acc_11;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2666 = t2664 + t2665;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2667 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2668 = exists_69 ? t2666 : t2667;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2668;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2669 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2669 & columns_6;
                    const f32 t2671 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2672 = acc_12;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2673 = t2671 + t2672;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2674 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2675 = exists_70 ? t2673 : t2674;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2675;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2676 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2676 & columns_5;
                    const f32 t2678 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2679 = acc_15;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2680 = t2678 + t2679;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2681 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2682 = exists_71 ? t2680 : t2681;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2682;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2683 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2683 & columns_6;
                    const f32 t2685 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2686 = acc_16;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2687 = t2685 + t2686;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2688 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2689 = exists_72 ? t2687 : t2688;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2689;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2690 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2690 & columns_5;
                    const f32 t2692 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2693 = acc_19;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2694 = t2692 + t2693;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2695 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2696 = exists_73 ? t2694 : t2695;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2696;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2697 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2697 & columns_6;
                    const f32 t2699 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2700 = acc_20;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2701 = t2699 + t2700;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2702 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2703 = exists_74 ? t2701 : t2702;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2703;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2704 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2704 & columns_5;
                    const f32 t2706 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2707 = acc_23;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2708 = t2706 + t2707;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2709 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2710 = exists_75 ? t2708 : t2709;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2710;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2711 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2711 & columns_6;
                    const f32 t2713 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2714 = acc_24;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2715 = t2713 + t2714;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2716 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2717 = exists_76 ? t2715 : t2716;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2717;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2718 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2718 & columns_5;
                    const f32 t2720 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2721 = acc_27;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2722 = t2720 + t2721;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2723 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2724 = exists_77 ? t2722 : t2723;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2724;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2725 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2725 & columns_6;
                    const f32 t2727 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2728 = acc_28;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2729 = t2727 + t2728;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2730 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2731 = exists_78 ? t2729 : t2730;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2731;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2732 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2732 & columns_5;
                    const f32 t2734 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2735 = acc_31;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2736 = t2734 + t2735;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2737 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2738 = exists_79 ? t2736 : t2737;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2738;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2739 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2739 & columns_6;
                    const f32 t2741 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2742 = acc_32;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2743 = t2741 + t2742;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2744 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2745 = exists_80 ? t2743 : t2744;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2745;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2746 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2746 & columns_5;
                    const f32 t2748 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2749 = acc_35;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2750 = t2748 + t2749;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2751 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2752 = exists_81 ? t2750 : t2751;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2752;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2753 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2753 & columns_6;
                    const f32 t2755 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2756 = acc_36;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2757 = t2755 + t2756;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2758 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2759 = exists_82 ? t2757 : t2758;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2759;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2760 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2760 & columns_5;
                    const f32 t2762 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2763 = acc_39;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2764 = t2762 + t2763;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2765 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2766 = exists_83 ? t2764 : t2765;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2766;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2767 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2767 & columns_6;
                    const f32 t2769 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2770 = acc_40;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2771 = t2769 + t2770;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2772 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2773 = exists_84 ? t2771 : t2772;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2773;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2774 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2774 & columns_5;
                    const f32 t2776 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2777 = acc_43;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2778 = t2776 + t2777;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2779 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2780 = exists_85 ? t2778 : t2779;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2780;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2781 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2781 & columns_6;
                    const f32 t2783 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2784 = acc_44;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2785 = t2783 + t2784;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2786 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2787 = exists_86 ? t2785 : t2786;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2787;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2788 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2788 & columns_5;
                    const f32 t2790 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2791 = acc_47;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2792 = t2790 + t2791;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2793 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2794 = exists_87 ? t2792 : t2793;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2794;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2795 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2795 & columns_6;
                    const f32 t2797 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2798 = acc_48;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2799 = t2797 + t2798;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2800 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2801 = exists_88 ? t2799 : t2800;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2801;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2802 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2802 & columns_5;
                    const f32 t2804 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2805 = acc_51;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2806 = t2804 + t2805;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2807 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2808 = exists_89 ? t2806 : t2807;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2808;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2809 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2809 & columns_6;
                    const f32 t2811 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2812 = acc_52;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2813 = t2811 + t2812;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2814 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2815 = exists_90 ? t2813 : t2814;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2815;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2816 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2816 & columns_5;
                    const f32 t2818 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2819 = acc_55;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2820 = t2818 + t2819;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2821 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2822 = exists_91 ? t2820 : t2821;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2822;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2823 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2823 & columns_6;
                    const f32 t2825 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2826 = acc_56;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2827 = t2825 + t2826;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2828 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2829 = exists_92 ? t2827 : t2828;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2829;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2830 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2830 & columns_5;
                    const f32 t2832 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2833 = acc_59;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2834 = t2832 + t2833;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2835 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2836 = exists_93 ? t2834 : t2835;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2836;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2837 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2837 & columns_6;
                    const f32 t2839 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2840 = acc_60;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2841 = t2839 + t2840;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2842 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2843 = exists_94 ? t2841 : t2842;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2843;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2844 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2844 & columns_5;
                    const f32 t2846 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2847 = acc_63;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2848 = t2846 + t2847;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2849 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2850 = exists_95 ? t2848 : t2849;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2850;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2851 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2851 & columns_6;
                    const f32 t2853 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2854 = acc_64;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2855 = t2853 + t2854;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2856 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2857 = exists_96 ? t2855 : t2856;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2857;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2858 = sum_3;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2859;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2859) : "f"(t2858));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2860 = t2858 + t2859;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2861;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2861) : "f"(t2860));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2862 = t2860 + t2861;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 mean_6 = t2862 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1855) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2864 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2864 - mean_6;
                    f32 t2866;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2866) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2867 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2867 - mean_6;
                    f32 t2869;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2869) : "f"(distance_68), "f"(distance_68), "f"(t2866));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2870 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2870 - mean_6;
                    f32 t2872;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2872) : "f"(distance_69), "f"(distance_69), "f"(t2869));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2873 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2873 - mean_6;
                    f32 t2875;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2875) : "f"(distance_70), "f"(distance_70), "f"(t2872));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2876 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2876 - mean_6;
                    f32 t2878;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2878) : "f"(distance_71), "f"(distance_71), "f"(t2875));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2879 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2879 - mean_6;
                    f32 t2881;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2881) : "f"(distance_72), "f"(distance_72), "f"(t2878));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2882 = acc_51;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2882 - mean_6;
                    f32 t2884;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2884) : "f"(distance_73), "f"(distance_73), "f"(t2881));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2885 = acc_59;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2885 - mean_6;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2884));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2888 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2888 - mean_6;
                    f32 t2890;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2890) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2891 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2891 - mean_6;
                    f32 t2893;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2893) : "f"(distance_76), "f"(distance_76), "f"(t2890));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2894 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2894 - mean_6;
                    f32 t2896;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2896) : "f"(distance_77), "f"(distance_77), "f"(t2893));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2897 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2897 - mean_6;
                    f32 t2899;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2899) : "f"(distance_78), "f"(distance_78), "f"(t2896));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2900 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2900 - mean_6;
                    f32 t2902;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2902) : "f"(distance_79), "f"(distance_79), "f"(t2899));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2903 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2903 - mean_6;
                    f32 t2905;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2905) : "f"(distance_80), "f"(distance_80), "f"(t2902));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2906 = acc_52;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2906 - mean_6;
                    f32 t2908;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2908) : "f"(distance_81), "f"(distance_81), "f"(t2905));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2909 = acc_60;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2909 - mean_6;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2908));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2912 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2912 - mean_6;
                    f32 t2914;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2914) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2915 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2915 - mean_6;
                    f32 t2917;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2917) : "f"(distance_84), "f"(distance_84), "f"(t2914));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2918 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2918 - mean_6;
                    f32 t2920;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2920) : "f"(distance_85), "f"(distance_85), "f"(t2917));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2921 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2921 - mean_6;
                    f32 t2923;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2923) : "f"(distance_86), "f"(distance_86), "f"(t2920));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2924 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2924 - mean_6;
                    f32 t2926;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2926) : "f"(distance_87), "f"(distance_87), "f"(t2923));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2927 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2927 - mean_6;
                    f32 t2929;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2929) : "f"(distance_88), "f"(distance_88), "f"(t2926));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2930 = acc_55;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2930 - mean_6;
                    f32 t2932;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2932) : "f"(distance_89), "f"(distance_89), "f"(t2929));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2933 = acc_63;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2933 - mean_6;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2932));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2936 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2936 - mean_6;
                    f32 t2938;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2938) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2939 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2939 - mean_6;
                    f32 t2941;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2941) : "f"(distance_92), "f"(distance_92), "f"(t2938));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2942 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2942 - mean_6;
                    f32 t2944;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2944) : "f"(distance_93), "f"(distance_93), "f"(t2941));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2945 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2945 - mean_6;
                    f32 t2947;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2947) : "f"(distance_94), "f"(distance_94), "f"(t2944));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2948 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2948 - mean_6;
                    f32 t2950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(distance_95), "f"(distance_95), "f"(t2947));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2951 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2951 - mean_6;
                    f32 t2953;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2953) : "f"(distance_96), "f"(distance_96), "f"(t2950));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2954 = acc_56;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2954 - mean_6;
                    f32 t2956;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2956) : "f"(distance_97), "f"(distance_97), "f"(t2953));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2957 = acc_64;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2957 - mean_6;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2956));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2960 = parts_13 + parts_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2961 = parts_15 + parts_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2962 = t2960 + t2961;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2962;
                } else {
                    const u32 t2963 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2963 << 1u;
                    const bool columns_7 = first_7 < t1846;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2966 = first_7 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2966 < t1846;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2968 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2968 & columns_7;
                    const f32 t2970 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2971 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2971 - mean_6;
                    f32 t2973;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2973) : "f"(distance_99), "f"(distance_99), "f"(t2970));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2974 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2975 = exists_97 ? t2973 : t2974;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2975;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2976 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2976 & columns_8;
                    const f32 t2978 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2979 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2979 - mean_6;
                    f32 t2981;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2981) : "f"(distance_100), "f"(distance_100), "f"(t2978));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2982 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2983 = exists_98 ? t2981 : t2982;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2983;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2984 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2984 & columns_7;
                    const f32 t2986 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2987 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2987 - mean_6;
                    f32 t2989;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2989) : "f"(distance_101), "f"(distance_101), "f"(t2986));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2990 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2991 = exists_99 ? t2989 : t2990;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2991;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2992 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2992 & columns_8;
                    const f32 t2994 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2995 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2995 - mean_6;
                    f32 t2997;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2997) : "f"(distance_102), "f"(distance_102), "f"(t2994));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2998 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2999 = exists_100 ? t2997 : t2998;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2999;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3000 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t3000 & columns_7;
                    const f32 t3002 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3003 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t3003 - mean_6;
                    f32 t3005;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3005) : "f"(distance_103), "f"(distance_103), "f"(t3002));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3006 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3007 = exists_101 ? t3005 : t3006;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3007;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3008 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t3008 & columns_8;
                    const f32 t3010 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3011 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t3011 - mean_6;
                    f32 t3013;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3013) : "f"(distance_104), "f"(distance_104), "f"(t3010));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3014 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3015 = exists_102 ? t3013 : t3014;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3015;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3016 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t3016 & columns_7;
                    const f32 t3018 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3019 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t3019 - mean_6;
                    f32 t3021;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3021) : "f"(distance_105), "f"(distance_105), "f"(t3018));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3022 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3023 = exists_103 ? t3021 : t3022;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3023;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3024 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t3024 & columns_8;
                    const f32 t3026 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3027 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t3027 - mean_6;
                    f32 t3029;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3029) : "f"(distance_106), "f"(distance_106), "f"(t3026));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3030 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3031 = exists_104 ? t3029 : t3030;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3031;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3032 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3032 & columns_7;
                    const f32 t3034 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3035 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3035 - mean_6;
                    f32 t3037;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3037) : "f"(distance_107), "f"(distance_107), "f"(t3034));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3038 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3039 = exists_105 ? t3037 : t3038;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3039;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3040 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3040 & columns_8;
                    const f32 t3042 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3043 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3043 - mean_6;
                    f32 t3045;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3045) : "f"(distance_108), "f"(distance_108), "f"(t3042));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3046 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3047 = exists_106 ? t3045 : t3046;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3047;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3048 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3048 & columns_7;
                    const f32 t3050 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3051 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3051 - mean_6;
                    f32 t3053;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3053) : "f"(distance_109), "f"(distance_109), "f"(t3050));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3054 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3055 = exists_107 ? t3053 : t3054;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3055;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3056 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3056 & columns_8;
                    const f32 t3058 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3059 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3059 - mean_6;
                    f32 t3061;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3061) : "f"(distance_110), "f"(distance_110), "f"(t3058));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3062 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3063 = exists_108 ? t3061 : t3062;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3063;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3064 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3064 & columns_7;
                    const f32 t3066 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3067 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3067 - mean_6;
                    f32 t3069;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3069) : "f"(distance_111), "f"(distance_111), "f"(t3066));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3070 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3071 = exists_109 ? t3069 : t3070;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3071;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3072 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3072 & columns_8;
                    const f32 t3074 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3075 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3075 - mean_6;
                    f32 t3077;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3077) : "f"(distance_112), "f"(distance_112), "f"(t3074));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3078 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3079 = exists_110 ? t3077 : t3078;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3079;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3080 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3080 & columns_7;
                    const f32 t3082 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3083 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3083 - mean_6;
                    f32 t3085;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3085) : "f"(distance_113), "f"(distance_113), "f"(t3082));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3086 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3087 = exists_111 ? t3085 : t3086;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3087;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3088 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3088 & columns_8;
                    const f32 t3090 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3091 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3091 - mean_6;
                    f32 t3093;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3093) : "f"(distance_114), "f"(distance_114), "f"(t3090));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3094 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3095 = exists_112 ? t3093 : t3094;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3095;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3096 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3096 & columns_7;
                    const f32 t3098 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3099 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3099 - mean_6;
                    f32 t3101;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3101) : "f"(distance_115), "f"(distance_115), "f"(t3098));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3102 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3103 = exists_113 ? t3101 : t3102;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3103;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3104 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3104 & columns_8;
                    const f32 t3106 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3107 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3107 - mean_6;
                    f32 t3109;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3109) : "f"(distance_116), "f"(distance_116), "f"(t3106));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3110 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3111 = exists_114 ? t3109 : t3110;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3111;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3112 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3112 & columns_7;
                    const f32 t3114 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3115 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3115 - mean_6;
                    f32 t3117;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3117) : "f"(distance_117), "f"(distance_117), "f"(t3114));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3118 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3119 = exists_115 ? t3117 : t3118;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3119;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3120 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3120 & columns_8;
                    const f32 t3122 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3123 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3123 - mean_6;
                    f32 t3125;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3125) : "f"(distance_118), "f"(distance_118), "f"(t3122));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3126 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3127 = exists_116 ? t3125 : t3126;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3127;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3128 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3128 & columns_7;
                    const f32 t3130 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3131 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3131 - mean_6;
                    f32 t3133;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3133) : "f"(distance_119), "f"(distance_119), "f"(t3130));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3134 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3135 = exists_117 ? t3133 : t3134;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3135;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3136 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3136 & columns_8;
                    const f32 t3138 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3139 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3139 - mean_6;
                    f32 t3141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3141) : "f"(distance_120), "f"(distance_120), "f"(t3138));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3142 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3143 = exists_118 ? t3141 : t3142;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3143;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3144 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3144 & columns_7;
                    const f32 t3146 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3147 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3147 - mean_6;
                    f32 t3149;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3149) : "f"(distance_121), "f"(distance_121), "f"(t3146));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3150 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3151 = exists_119 ? t3149 : t3150;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3151;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3152 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3152 & columns_8;
                    const f32 t3154 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3155 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3155 - mean_6;
                    f32 t3157;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3157) : "f"(distance_122), "f"(distance_122), "f"(t3154));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3158 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3159 = exists_120 ? t3157 : t3158;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3159;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3160 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3160 & columns_7;
                    const f32 t3162 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3163 = acc_51;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3163 - mean_6;
                    f32 t3165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3165) : "f"(distance_123), "f"(distance_123), "f"(t3162));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3166 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3167 = exists_121 ? t3165 : t3166;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3167;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3168 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3168 & columns_8;
                    const f32 t3170 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3171 = acc_52;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3171 - mean_6;
                    f32 t3173;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3173) : "f"(distance_124), "f"(distance_124), "f"(t3170));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3174 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3175 = exists_122 ? t3173 : t3174;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3175;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3176 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3176 & columns_7;
                    const f32 t3178 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3179 = acc_55;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3179 - mean_6;
                    f32 t3181;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3181) : "f"(distance_125), "f"(distance_125), "f"(t3178));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3182 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3183 = exists_123 ? t3181 : t3182;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3183;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3184 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3184 & columns_8;
                    const f32 t3186 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3187 = acc_56;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3187 - mean_6;
                    f32 t3189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3189) : "f"(distance_126), "f"(distance_126), "f"(t3186));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3190 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3191 = exists_124 ? t3189 : t3190;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3191;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3192 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3192 & columns_7;
                    const f32 t3194 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3195 = acc_59;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3195 - mean_6;
                    f32 t3197;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3197) : "f"(distance_127), "f"(distance_127), "f"(t3194));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3198 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3199 = exists_125 ? t3197 : t3198;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3199;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3200 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3200 & columns_8;
                    const f32 t3202 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3203 = acc_60;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3203 - mean_6;
                    f32 t3205;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3205) : "f"(distance_128), "f"(distance_128), "f"(t3202));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3206 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3207 = exists_126 ? t3205 : t3206;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3207;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3208 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3208 & columns_7;
                    const f32 t3210 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3211 = acc_63;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3211 - mean_6;
                    f32 t3213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3213) : "f"(distance_129), "f"(distance_129), "f"(t3210));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3214 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3215 = exists_127 ? t3213 : t3214;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3215;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3216 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3216 & columns_8;
                    const f32 t3218 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3219 = acc_64;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3219 - mean_6;
                    f32 t3221;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3221) : "f"(distance_130), "f"(distance_130), "f"(t3218));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3222 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3223 = exists_128 ? t3221 : t3222;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3223;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t3224 = sum_4;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t3225;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3225) : "f"(t3224));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t3226 = t3224 + t3225;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t3227;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3227) : "f"(t3226));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3226 + t3227;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3229 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3230 = t3229 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                if (t3230) {
                    const u32 t3231 = at_19 << 1u;
#line 155 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 part_3 = t3231 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3233 = t1863 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3234 = t3233 * all;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3235 = t3234 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3235 + 544u;
                    const u32 t3237 = at_21 + all;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3238 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3239 = t3238 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3240 = t3239 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3241 = counters + t3240;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3242 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3243 = t3242 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3244 = t3243 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3245 = t3241 + t3244;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3246 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3247 = t3246 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3248 = t3247 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3249 = counters + t3248;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3250 = (u64)t3237;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3251 = t3250 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3252 = t3251 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3253 = t3249 + t3252;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3255 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3256 = t3255 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3245), "r"(t3256) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3258 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3259 = t3258 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3253), "r"(t3259) : "memory");
                }
#line 166 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3260;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3260) : );
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3261 = t3260 == 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                if (t3261) {
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3262 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3263 = t3262 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3264 = t3263 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3265 = t1224 + t3264;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3265) : "memory");
                }
            }
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3266 = 3u <= i_6;
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            if (t3266) {
                const u32 t3267 = i_6 - 3u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3267 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3269 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3270 = t3269 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3271 = t3270 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3272 = t1224 + t3271;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3273 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3274 = t3273 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3272), "r"(t3274) : "memory");
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3275 = index + 4u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3275) : "memory");
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3276 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3277 = t3276 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3278 = t3277 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3279 = t3278 & 31u;
#line 237 "fa-kernels/src/conv/streaming/group.rs"
                const u32 channel_2 = t3279 < 24u ? t3279 : 24u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3281 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3282 = t3281 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_4 + t3282;
                const u32 t3284 = channel_2 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 from = tile_2 + t3284;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3286 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3287 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3288 = t3267 * t3287;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3286 + t3288;
                const u32 t3290 = number_4 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3291;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3291) : "r"(t3290), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3291 >> tiles_shift;
                const u32 t3293 = sample_4 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3294 = number_4 - t3293;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3295 = t3294 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t3296;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3296) : "r"(t3295), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3297 = t3296 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3297 << 5u;
                const u32 t3299 = t3294 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t3300;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3300) : "r"(t3299), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3301 = t3300 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3302 = t3301 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3303 = t3294 - t3302;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3303 << 3u;
                const bool t3305 = y_12 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t3306 = height - y_12;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3305 ? t3306 : 0u;
                const u32 t3308 = left_20 < 32u ? left_20 : 32u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3309 = width - x_12;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3310 = t3309 < 8u ? t3309 : 8u;
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row;
                u32 row_2;
                u32 row_3;
                u32 row_4;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3311;
                asm("mov.b32 %0, %1;" : "=f"(t3311) : "r"(row));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3312;
                asm("mov.b32 %0, %1;" : "=f"(t3312) : "r"(row_2));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3313;
                asm("mov.b32 %0, %1;" : "=f"(t3313) : "r"(row_3));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3314;
                asm("mov.b32 %0, %1;" : "=f"(t3314) : "r"(row_4));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_5;
                u32 row_6;
                u32 row_7;
                u32 row_8;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+16];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3315;
                asm("mov.b32 %0, %1;" : "=f"(t3315) : "r"(row_5));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3316;
                asm("mov.b32 %0, %1;" : "=f"(t3316) : "r"(row_6));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3317;
                asm("mov.b32 %0, %1;" : "=f"(t3317) : "r"(row_7));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3318;
                asm("mov.b32 %0, %1;" : "=f"(t3318) : "r"(row_8));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_9;
                u32 row_10;
                u32 row_11;
                u32 row_12;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+32];" : "=r"(row_9), "=r"(row_10), "=r"(row_11), "=r"(row_12) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3319;
                asm("mov.b32 %0, %1;" : "=f"(t3319) : "r"(row_9));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3320;
                asm("mov.b32 %0, %1;" : "=f"(t3320) : "r"(row_10));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3321;
                asm("mov.b32 %0, %1;" : "=f"(t3321) : "r"(row_11));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3322;
                asm("mov.b32 %0, %1;" : "=f"(t3322) : "r"(row_12));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                u32 row_13;
                u32 row_14;
                u32 row_15;
                u32 row_16;
                asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+48];" : "=r"(row_13), "=r"(row_14), "=r"(row_15), "=r"(row_16) : "r"(from) : "memory");
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3323;
                asm("mov.b32 %0, %1;" : "=f"(t3323) : "r"(row_13));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3324;
                asm("mov.b32 %0, %1;" : "=f"(t3324) : "r"(row_14));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3325;
                asm("mov.b32 %0, %1;" : "=f"(t3325) : "r"(row_15));
#line 240 "fa-kernels/src/conv/streaming/group.rs"
                f32 t3326;
                asm("mov.b32 %0, %1;" : "=f"(t3326) : "r"(row_16));
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 t3327 = threadIdx.x;
#line 71 "fa-kernels/src/conv/output.rs"
                const u32 thread_2 = t3327 & 127u;
                const u32 t3329 = thread_2 & 7u;
#line 72 "fa-kernels/src/conv/output.rs"
                const u32 t3330 = thread_2 >> 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3331 = threadIdx.x;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3332 = t3331 & 7u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 t3333 = t3332 << 3u;
#line 62 "fa-kernels/src/conv/output.rs"
                const u32 channel_3 = t3333 & 31u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 t3335 = t3329 << 3u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 t3336 = t3335 >> 5u;
#line 74 "fa-kernels/src/conv/output.rs"
                const u32 first_row_2 = t3336 << 4u;
#line 76 "fa-kernels/src/conv/output.rs"
                const bool t3338 = channel_3 < 32u;
#line 76 "fa-kernels/src/conv/output.rs"
                if (t3338) {
#line 78 "fa-kernels/src/conv/output.rs"
                    #pragma unroll 2
                    for (u32 i_7 = 0u; i_7 < 8u; i_7 += 1u) {
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 t3339 = i_7 << 4u;
#line 79 "fa-kernels/src/conv/output.rs"
                        const u32 pixel = t3330 + t3339;
                        const u32 t3341 = pixel >> 3u;
#line 80 "fa-kernels/src/conv/output.rs"
                        const u32 t3342 = first_row_2 + t3341;
#line 80 "fa-kernels/src/conv/output.rs"
                        const u32 t3343 = pixel & 7u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t3344 = pixel < 127u ? pixel : 127u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t3345 = t3344 & 7u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t3346 = t3329 ^ t3345;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t3347 = t3344 << 7u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t3348 = t3346 << 4u;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 t3349 = t3347 + t3348;
#line 82 "fa-kernels/src/conv/output.rs"
                        const u32 from_2 = t1227 + t3349;
                        u32 row_17;
                        u32 row_18;
                        u32 row_19;
                        u32 row_20;
                        asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_17), "=r"(row_18), "=r"(row_19), "=r"(row_20) : "r"(from_2) : "memory");
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t3351 = row_17 >> 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3352;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3352) : "r"(row_17));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3353;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3353) : "h"(t3352));
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3354;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3354) : "r"(t3351));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3355;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3355) : "h"(t3354));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3356;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3353), "f"(t3311), "f"(t3312));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3357;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3357) : "f"(t3356), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3358;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3358) : "f"(t3355), "f"(t3313), "f"(t3314));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3359;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3359) : "f"(t3358), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words) : "f"(t3357), "f"(t3359));
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t3361 = row_18 >> 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3362;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3362) : "r"(row_18));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3363;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3363) : "h"(t3362));
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3364;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3364) : "r"(t3361));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3365;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3365) : "h"(t3364));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3366;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3366) : "f"(t3363), "f"(t3315), "f"(t3316));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3367;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3367) : "f"(t3366), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3368;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3368) : "f"(t3365), "f"(t3317), "f"(t3318));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3369;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3369) : "f"(t3368), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words_2;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_2) : "f"(t3367), "f"(t3369));
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t3371 = row_19 >> 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3372;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3372) : "r"(row_19));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3373;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3373) : "h"(t3372));
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3374;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3374) : "r"(t3371));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3375;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3375) : "h"(t3374));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3376;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3376) : "f"(t3373), "f"(t3319), "f"(t3320));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3377;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3377) : "f"(t3376), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3378;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3378) : "f"(t3375), "f"(t3321), "f"(t3322));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3379;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3379) : "f"(t3378), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words_3;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_3) : "f"(t3377), "f"(t3379));
#line 84 "fa-kernels/src/conv/output.rs"
                        const u32 t3381 = row_20 >> 16u;
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3382;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3382) : "r"(row_20));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3383;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3383) : "h"(t3382));
#line 84 "fa-kernels/src/conv/output.rs"
                        f16 t3384;
                        asm("cvt.u16.u32 %0, %1;" : "=h"(t3384) : "r"(t3381));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3385;
                        asm("cvt.f32.f16 %0, %1;" : "=f"(t3385) : "h"(t3384));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3386;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3383), "f"(t3323), "f"(t3324));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3387;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3387) : "f"(t3386), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3388;
                        asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3385), "f"(t3325), "f"(t3326));
#line 84 "fa-kernels/src/conv/output.rs"
                        f32 t3389;
                        asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3389) : "f"(t3388), "f"(0.0f));
#line 84 "fa-kernels/src/conv/output.rs"
                        u32 words_4;
                        asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(words_4) : "f"(t3387), "f"(t3389));
#line 88 "fa-kernels/src/conv/output.rs"
                        const bool t3391 = t3342 < t3308;
#line 88 "fa-kernels/src/conv/output.rs"
                        const bool t3392 = t3343 < t3310;
#line 88 "fa-kernels/src/conv/output.rs"
                        const bool t3393 = t3391 & t3392;
#line 88 "fa-kernels/src/conv/output.rs"
                        if (t3393) {
                            const u32 at_22 = y_12 + t3342;
#line 89 "fa-kernels/src/conv/output.rs"
                            const u32 at_23 = x_12 + t3343;
                            const u64 t3396 = (u64)sample_4;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3397 = t3396 * y_stride0;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3398 = t3397 * 2ull;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3399 = y + t3398;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3400 = (u64)at_22;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3401 = t3400 * y_stride1;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3402 = t3401 * 2ull;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3403 = t3399 + t3402;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3404 = (u64)at_23;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3405 = t3404 * y_stride2;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3406 = t3405 * 2ull;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3407 = t3403 + t3406;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3408 = (u64)channel_3 * 2u;
#line 90 "fa-kernels/src/conv/output.rs"
                            const u64 t3409 = t3407 + t3408;
#line 90 "fa-kernels/src/conv/output.rs"
                            asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3409), "r"(words), "r"(words_2), "r"(words_3), "r"(words_4) : "memory");
                        }
                    }
                }
            }
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3410 = i_6 < rounds;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            if (t3410) {
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3411 = index + 4u;
#line 90 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.sync %0, 128;" :  : "r"(t3411) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3412 = t1225 << 4u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3413 = lane & 7u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3414 = lane >> 4u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3415 = t3414 << 3u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3416 = t3413 + t3415;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3417 = t3412 >> 3u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3418 = lane >> 3u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3419 = t3418 & 1u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3420 = t3417 + t3419;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3421 = t3416 & 7u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3422 = t3420 ^ t3421;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3423 = t3416 << 7u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3424 = t3422 << 4u;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3425 = t3423 + t3424;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3426 = t1227 + t3425;
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3427;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3427) : "f"(acc), "f"(acc_2));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3428;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3428) : "f"(acc_3), "f"(acc_4));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3429;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3429) : "f"(acc_5), "f"(acc_6));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3430;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3430) : "f"(acc_7), "f"(acc_8));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3427), "r"(t3428), "r"(t3429), "r"(t3430) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3431;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3431) : "f"(acc_9), "f"(acc_10));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3432;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3432) : "f"(acc_11), "f"(acc_12));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3433;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3433) : "f"(acc_13), "f"(acc_14));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3434;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3434) : "f"(acc_15), "f"(acc_16));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+2048], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3431), "r"(t3432), "r"(t3433), "r"(t3434) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3435;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3435) : "f"(acc_17), "f"(acc_18));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3436;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3436) : "f"(acc_19), "f"(acc_20));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3437;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3437) : "f"(acc_21), "f"(acc_22));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3438;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3438) : "f"(acc_23), "f"(acc_24));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+4096], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3435), "r"(t3436), "r"(t3437), "r"(t3438) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3439;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3439) : "f"(acc_25), "f"(acc_26));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3440;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3440) : "f"(acc_27), "f"(acc_28));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3441;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3441) : "f"(acc_29), "f"(acc_30));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3442;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3442) : "f"(acc_31), "f"(acc_32));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+6144], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3439), "r"(t3440), "r"(t3441), "r"(t3442) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3443;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3443) : "f"(acc_33), "f"(acc_34));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3444;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3444) : "f"(acc_35), "f"(acc_36));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3445;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3445) : "f"(acc_37), "f"(acc_38));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3446;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3446) : "f"(acc_39), "f"(acc_40));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+8192], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3443), "r"(t3444), "r"(t3445), "r"(t3446) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3447;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3447) : "f"(acc_41), "f"(acc_42));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3448;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3448) : "f"(acc_43), "f"(acc_44));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3449;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3449) : "f"(acc_45), "f"(acc_46));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3450;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3450) : "f"(acc_47), "f"(acc_48));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+10240], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3447), "r"(t3448), "r"(t3449), "r"(t3450) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3451;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3451) : "f"(acc_49), "f"(acc_50));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3452;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3452) : "f"(acc_51), "f"(acc_52));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3453;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3453) : "f"(acc_53), "f"(acc_54));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3454;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3454) : "f"(acc_55), "f"(acc_56));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+12288], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3451), "r"(t3452), "r"(t3453), "r"(t3454) : "memory");
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3455;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3455) : "f"(acc_57), "f"(acc_58));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3456;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3456) : "f"(acc_59), "f"(acc_60));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3457;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3457) : "f"(acc_61), "f"(acc_62));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                u32 t3458;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3458) : "f"(acc_63), "f"(acc_64));
#line 207 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.trans.shared.b16 [%0+14336], {%1, %2, %3, %4};" :  : "r"(t3426), "r"(t3455), "r"(t3456), "r"(t3457), "r"(t3458) : "memory");
            }
        }
    }
}
