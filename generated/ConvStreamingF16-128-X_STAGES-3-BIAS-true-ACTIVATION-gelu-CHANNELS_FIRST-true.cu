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
    const u32 outputs = smem_1 + 144384u;
    const u32 handovers = outputs + 49152u;
    const u32 t7 = handovers + 3168u;
#line 32 "fa-kernels/src/conv/warp_specialized/rings.rs"
    const u32 t8 = smem_1 + 70656u;
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
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_2 = handovers + 2112u;
        const u32 t20 = coefficients_2 + 1024u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t20) : "memory");
        const u32 t21 = t20 + 16u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t21) : "memory");
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t22 = t20 + 8u;
#line 47 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t22) : "memory");
        const u32 t23 = t20 + 24u;
#line 48 "fa-kernels/src/conv/streaming/handover.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t23) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t7) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t24 = t7 + 8u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t24) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t25 = t7 + 16u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t25) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t26 = t7 + 24u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t26) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t27 = t7 + 32u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t27) : "memory");
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t28 = t7 + 40u;
#line 48 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 4;" :  : "r"(t28) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t29 = t7 + 48u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t29) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t30 = t7 + 56u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t30) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t31 = t7 + 64u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t31) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t32 = t7 + 72u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t32) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t33 = t7 + 80u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t33) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t34 = t7 + 88u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t34) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t35 = t7 + 96u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t35) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t36 = t7 + 104u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t36) : "memory");
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        const u32 t37 = t7 + 112u;
#line 44 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("mbarrier.init.shared::cta.b64 [%0], 1;" :  : "r"(t37) : "memory");
#line 52 "fa-kernels/src/conv/warp_specialized/rings.rs"
        asm volatile("fence.mbarrier_init.release.cluster;" :  :  : "memory");
    }
#line 206 "fa-kernels/src/conv/streaming/mod.rs"
    asm volatile("bar.sync 0;" :  :  : "memory");
    const u32 lane = thread & 31u;
    const u32 index = warp >> 2u;
    const bool t40 = index == 3u;
#line 209 "fa-kernels/src/conv/streaming/mod.rs"
    if (t40) {
        asm volatile("setmaxnreg.dec.sync.aligned.u32 56;" :  :  : "memory");
        const u32 index_2 = warp & 3u;
        const bool t42 = index_2 == 3u;
#line 212 "fa-kernels/src/conv/streaming/mod.rs"
        if (t42) {
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t43 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t44 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t45 = t43 - t44;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t46 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t47 = t45 / t46;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
            const u32 t48 = t47 + 1u;
#line 22 "fa-kernels/src/conv/streaming/producer.rs"
            #pragma unroll 1
            for (u32 i = 0u; i < t48; i += 1u) {
                const u32 slot = i % 3u;
                const u32 t50 = slot + 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t51 = t50 << 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t52 = t7 + t51;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t53 = i / 3u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t54 = t53 & 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t55 = t54 ^ 1u;
#line 25 "fa-kernels/src/conv/streaming/producer.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t52), "r"(t55) : "memory");
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t56 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t57 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t58 = i * t57;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number = t56 + t58;
                const u32 t60 = number << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t61;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t61) : "r"(t60), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample = t61 >> tiles_shift;
                const u32 t63 = sample * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t64 = number - t63;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t65 = t64 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t66;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t66) : "r"(t65), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t67 = t66 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_2 = t67 << 4u;
                const u32 t69 = t64 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t70;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t70) : "r"(t69), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t71 = t70 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t72 = t71 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t73 = t64 - t72;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_2 = t73 << 3u;
                const bool t75 = y_2 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t76 = height - y_2;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left = t75 ? t76 : 0u;
                const u32 t78 = left < 16u ? left : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t79 = width - x_2;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t80 = t79 < 8u ? t79 : 8u;
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_3 = i % 3u;
                const u32 t82 = index_3 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t83 = t7 + t82;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t84 = i / 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t85 = t84 & 1u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t86 = slot * 23552u;
#line 28 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 to = smem_1 + t86;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t88 = x_2 - 1u;
#line 30 "fa-kernels/src/conv/streaming/producer.rs"
                const u32 t89 = y_2 - 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                u32 t90;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t90) : );
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                const bool t91 = t90 == 1u;
#line 37 "fa-kernels/src/conv/streaming/producer.rs"
                if (t91) {
                    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 23040;" :  : "r"(t83) : "memory");
                    asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to), "l"(x), "r"(t83), "r"(0u), "r"(t88), "r"(t89), "r"(sample) : "memory");
                }
                const bool t92 = i == 0u;
#line 41 "fa-kernels/src/conv/streaming/producer.rs"
                if (t92) {
#line 50 "fa-kernels/src/conv/streaming/producer.rs"
                    #pragma unroll 1
                    for (u32 i_2 = 0u; i_2 < 9u; i_2 += 1u) {
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t93 = blockIdx.x;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t94 = t93 + i_2;
#line 51 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 tap = t94 % 9u;
                        const u32 t96 = tap + 6u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t97 = t96 << 3u;
#line 52 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t98 = t7 + t97;
                        const u32 t99 = tap << 13u;
#line 53 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 to_2 = t8 + t99;
                        const u32 t101 = tap % 3u;
#line 54 "fa-kernels/src/conv/streaming/producer.rs"
                        const u32 t102 = tap / 3u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        u32 t103;
                        asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t103) : );
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        const bool t104 = t103 == 1u;
#line 61 "fa-kernels/src/conv/streaming/producer.rs"
                        if (t104) {
                            asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], 8192;" :  : "r"(t98) : "memory");
#line 67 "fa-kernels/src/conv/streaming/producer.rs"
                            asm volatile("cp.async.bulk.tensor.4d.shared::cluster.global.mbarrier::complete_tx::bytes [%0], [%1, {%3, %4, %5, %6}], [%2];" :  : "r"(to_2), "l"(weight), "r"(t98), "r"(0u), "r"(t101), "r"(t102), "r"(0u) : "memory");
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
                    const bool by_lanes = tiles < 32u;
                    const u32 shares = by_lanes ? 2u : 64u;
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
                                const u32 t131 = channel < 63u ? channel : 63u;
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
                                    const u32 t135 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t136 = i_4 < t135 ? i_4 : t135;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t137 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t138 = t137 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t139 = t138 + t136;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_2 = t139 + 1056u;
                                    const u32 t141 = at_2 + tiles;
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
                                    const u32 t158 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t159 = own < t158 ? own : t158;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t160 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t161 = t160 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t162 = t161 + t159;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_3 = t162 + 1056u;
                                    const u32 t164 = at_3 + tiles;
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
                                    const u32 t181 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t182 = own_2 < t181 ? own_2 : t181;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t183 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t184 = t183 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t185 = t184 + t182;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_4 = t185 + 1056u;
                                    const u32 t187 = at_4 + tiles;
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
                                    const u32 t204 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t205 = own_3 < t204 ? own_3 : t204;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t206 = t131 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t207 = t206 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t208 = t207 + t205;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_5 = t208 + 1056u;
                                    const u32 t210 = at_5 + tiles;
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
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t227 = i_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t228;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t228) : "r"(t227), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t229 = t228 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_3 = t229 << 4u;
                                    const u32 t231 = i_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t232;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t232) : "r"(t231), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t233 = t232 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t234 = t233 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t235 = i_4 - t234;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_3 = t235 << 3u;
                                    const bool t237 = y_3 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t238 = height - y_3;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_2 = t237 ? t238 : 0u;
                                    const u32 t240 = left_2 < 16u ? left_2 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t241 = width - x_3;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t242 = t241 < 8u ? t241 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t243 = 0u < t240;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_3 = t243 ? t240 : 0u;
                                    const u32 t245 = left_3 < 16u ? left_3 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels = t245 * t242;
                                    const bool t247 = i_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t248 = t247 ? pixels : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts = (f32)t248;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t250 = own << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t251;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t251) : "r"(t250), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t252 = t251 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_4 = t252 << 4u;
                                    const u32 t254 = own << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t255;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t255) : "r"(t254), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t256 = t255 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t257 = t256 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t258 = own - t257;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_4 = t258 << 3u;
                                    const bool t260 = y_4 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t261 = height - y_4;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_4 = t260 ? t261 : 0u;
                                    const u32 t263 = left_4 < 16u ? left_4 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t264 = width - x_4;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t265 = t264 < 8u ? t264 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t266 = 0u < t263;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_5 = t266 ? t263 : 0u;
                                    const u32 t268 = left_5 < 16u ? left_5 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_2 = t268 * t265;
                                    const bool t270 = own < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t271 = t270 ? pixels_2 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_2 = (f32)t271;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t273 = own_2 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t274;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t274) : "r"(t273), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t275 = t274 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_5 = t275 << 4u;
                                    const u32 t277 = own_2 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t278;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t278) : "r"(t277), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t279 = t278 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t280 = t279 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t281 = own_2 - t280;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_5 = t281 << 3u;
                                    const bool t283 = y_5 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t284 = height - y_5;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_6 = t283 ? t284 : 0u;
                                    const u32 t286 = left_6 < 16u ? left_6 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t287 = width - x_5;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t288 = t287 < 8u ? t287 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t289 = 0u < t286;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_7 = t289 ? t286 : 0u;
                                    const u32 t291 = left_7 < 16u ? left_7 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_3 = t291 * t288;
                                    const bool t293 = own_2 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t294 = t293 ? pixels_3 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_3 = (f32)t294;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t296 = own_3 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t297;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t297) : "r"(t296), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t298 = t297 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_6 = t298 << 4u;
                                    const u32 t300 = own_3 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t301;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t301) : "r"(t300), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t302 = t301 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t303 = t302 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t304 = own_3 - t303;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_6 = t304 << 3u;
                                    const bool t306 = y_6 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t307 = height - y_6;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_8 = t306 ? t307 : 0u;
                                    const u32 t309 = left_8 < 16u ? left_8 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t310 = width - x_6;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t311 = t310 < 8u ? t310 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t312 = 0u < t309;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_9 = t312 ? t309 : 0u;
                                    const u32 t314 = left_9 < 16u ? left_9 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_4 = t314 * t311;
                                    const bool t316 = own_3 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t317 = t316 ? pixels_4 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_4 = (f32)t317;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t319;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t319) : "l"(t149) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard = t319;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t320;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t320) : "l"(t157) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_2 = t320;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t321;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t321) : "l"(t172) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_3 = t321;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t322;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t322) : "l"(t180) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_4 = t322;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t323;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t323) : "l"(t195) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_5 = t323;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t324;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t324) : "l"(t203) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_6 = t324;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t325;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t325) : "l"(t218) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_7 = t325;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t326;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t326) : "l"(t226) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_8 = t326;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t327 = heard;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t328 = heard_2;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t329 = t327 < t328 ? t327 : t328;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t330 = heard_3;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t331 = t329 < t330 ? t329 : t330;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t332 = heard_4;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t333 = t331 < t332 ? t331 : t332;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t334 = heard_5;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t335 = t333 < t334 ? t333 : t334;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t336 = heard_6;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t337 = t335 < t336 ? t335 : t336;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t338 = heard_7;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t339 = t337 < t338 ? t337 : t338;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t340 = heard_8;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t341 = t339 < t340 ? t339 : t340;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t342 = t341 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t343 = __any_sync(0xffffffffu, t342);
                                        if (!t343) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t344 = heard;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t345 = t344 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t345) {
                                            u32 t346;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t346) : "l"(t149) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard = t346;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t347 = heard_2;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t348 = t347 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t348) {
                                            u32 t349;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t349) : "l"(t157) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_2 = t349;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t350 = heard_3;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t351 = t350 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t351) {
                                            u32 t352;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t352) : "l"(t172) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_3 = t352;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t353 = heard_4;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t354 = t353 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t354) {
                                            u32 t355;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t355) : "l"(t180) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_4 = t355;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t356 = heard_5;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t357 = t356 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t357) {
                                            u32 t358;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t358) : "l"(t195) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_5 = t358;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t359 = heard_6;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t360 = t359 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t360) {
                                            u32 t361;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t361) : "l"(t203) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_6 = t361;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t362 = heard_7;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t363 = t362 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t363) {
                                            u32 t364;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t364) : "l"(t218) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_7 = t364;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t365 = heard_8;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t366 = t365 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t366) {
                                            u32 t367;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t367) : "l"(t226) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_8 = t367;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t385 = heard;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_9;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_9) : "r"(t385));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t387 = heard_2;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_10;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_10) : "r"(t387));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t389 = heard_3;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_11;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_11) : "r"(t389));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t391 = heard_4;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_12;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_12) : "r"(t391));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t393 = heard_5;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_13;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_13) : "r"(t393));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t395 = heard_6;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_14;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_14) : "r"(t395));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t397 = heard_7;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_15;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_15) : "r"(t397));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t399 = heard_8;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_16;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_16) : "r"(t399));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t401 = i_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t402 = t401 ? heard_10 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t403 = own < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t404 = t403 ? heard_12 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t405 = own_2 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t406 = t405 ? heard_14 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t407 = own_3 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t408 = t407 ? heard_16 : 0.0f;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t409 = counts + counts_2;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t410 = t409 + counts_3;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_2 = t410 + counts_4;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t412 = heard_9 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t413 = counts * t412;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t414 = heard_11 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t415 = counts_2 * t414;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t416 = t413 + t415;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t417 = heard_13 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t418 = counts_3 * t417;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t419 = t416 + t418;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t420 = heard_15 - heard_9;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t421 = counts_4 * t420;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t422 = t419 + t421;
                                    f32 t423;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t423) : "f"(count_2), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t424;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t424) : "f"(t423));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance = t422 * t424;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_2 = heard_9 + distance;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t427 = heard_9 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean = t427 - distance;
                                    const f32 t429 = from_mean * from_mean;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t430;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t430) : "f"(t429), "f"(counts), "f"(t402));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t431 = heard_11 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_2 = t431 - distance;
                                    const f32 t433 = from_mean_2 * from_mean_2;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t434;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t434) : "f"(t433), "f"(counts_2), "f"(t404));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t435 = t430 + t434;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t436 = heard_13 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_3 = t436 - distance;
                                    const f32 t438 = from_mean_3 * from_mean_3;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t439;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t439) : "f"(t438), "f"(counts_3), "f"(t406));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t440 = t435 + t439;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t441 = heard_15 - heard_9;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_4 = t441 - distance;
                                    const f32 t443 = from_mean_4 * from_mean_4;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t444;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t444) : "f"(t443), "f"(counts_4), "f"(t408));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_2 = t440 + t444;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t446 = count;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t447 = mean;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t448 = squares;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_3 = t446 + count_2;
                                    const f32 difference = mean_2 - t447;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t451;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t451) : "f"(count_3), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t452;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t452) : "f"(t451));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_2 = count_2 * t452;
                                    f32 t454;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t454) : "f"(difference), "f"(share_2), "f"(t447));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t455 = difference * difference;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t456 = t455 * t446;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t457 = t448 + squares_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t458;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t458) : "f"(t456), "f"(share_2), "f"(t457));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count = count_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean = t454;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares = t458;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t459 = i_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t459) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t149), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t157), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t460 = own < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t460) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t172), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t180), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t461 = own_2 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t461) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t195), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t203), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t462 = own_3 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t462) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t218), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t226), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t463 = count;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t464 = mean;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t465 = squares;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                const bool t466 = channel < 64u;
#line 58 "fa-kernels/src/conv/streaming/aide.rs"
                                if (t466) {
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t467;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t467) : "f"(t463), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    f32 t468;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t468) : "f"(t467));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 variance = t465 * t468;
                                    const f32 t470 = variance + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                    f32 inverse;
                                    asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse) : "f"(t470));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 t472 = -t464;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                    const f32 to_zero = t472 * inverse;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t474 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t475 = 0u < t474;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t475) {
                                        const u32 at_6 = channel << 1u;
                                        const u32 t477 = at_6 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t478 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t479 = t478 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t480 = t479 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t481 = counters + t480;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t482 = (u64)at_6;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t483 = t482 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t484 = t483 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t485 = t481 + t484;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t486 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t487 = t486 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t488 = t487 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t489 = counters + t488;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t490 = (u64)t477;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t491 = t490 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t492 = t491 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t493 = t489 + t492;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits;
                                        asm("mov.b32 %0, %1;" : "=r"(bits) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t495 = bits == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t496 = t495 ? 2147483648u : bits;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t485), "r"(t496) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_2;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_2) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t498 = bits_2 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t499 = t498 ? 2147483648u : bits_2;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t493), "r"(t499) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t500 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t501 = 1u < t500;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t501) {
                                        const u32 t502 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_7 = 128u + t502;
                                        const u32 t504 = at_7 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t505 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t506 = t505 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t507 = t506 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t508 = counters + t507;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t509 = (u64)at_7;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t510 = t509 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t511 = t510 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t512 = t508 + t511;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t513 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t514 = t513 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t515 = t514 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t516 = counters + t515;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t517 = (u64)t504;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t518 = t517 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t519 = t518 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t520 = t516 + t519;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_3;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_3) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t522 = bits_3 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t523 = t522 ? 2147483648u : bits_3;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t512), "r"(t523) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_4;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_4) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t525 = bits_4 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t526 = t525 ? 2147483648u : bits_4;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t520), "r"(t526) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t527 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t528 = 2u < t527;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t528) {
                                        const u32 t529 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_8 = 256u + t529;
                                        const u32 t531 = at_8 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t532 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t533 = t532 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t534 = t533 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t535 = counters + t534;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t536 = (u64)at_8;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t537 = t536 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t538 = t537 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t539 = t535 + t538;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t540 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t541 = t540 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t542 = t541 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t543 = counters + t542;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t544 = (u64)t531;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t545 = t544 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t546 = t545 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t547 = t543 + t546;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_5;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_5) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t549 = bits_5 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t550 = t549 ? 2147483648u : bits_5;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t539), "r"(t550) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_6;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_6) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t552 = bits_6 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t553 = t552 ? 2147483648u : bits_6;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t547), "r"(t553) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t554 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t555 = 3u < t554;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t555) {
                                        const u32 t556 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_9 = 384u + t556;
                                        const u32 t558 = at_9 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t559 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t560 = t559 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t561 = t560 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t562 = counters + t561;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t563 = (u64)at_9;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t564 = t563 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t565 = t564 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t566 = t562 + t565;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t567 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t568 = t567 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t569 = t568 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t570 = counters + t569;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t571 = (u64)t558;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t572 = t571 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t573 = t572 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t574 = t570 + t573;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_7;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_7) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t576 = bits_7 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t577 = t576 ? 2147483648u : bits_7;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t566), "r"(t577) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_8;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_8) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t579 = bits_8 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t580 = t579 ? 2147483648u : bits_8;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t574), "r"(t580) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t581 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t582 = 4u < t581;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t582) {
                                        const u32 t583 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_10 = 512u + t583;
                                        const u32 t585 = at_10 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t586 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t587 = t586 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t588 = t587 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t589 = counters + t588;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t590 = (u64)at_10;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t591 = t590 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t592 = t591 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t593 = t589 + t592;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t594 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t595 = t594 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t596 = t595 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t597 = counters + t596;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t598 = (u64)t585;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t599 = t598 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t600 = t599 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t601 = t597 + t600;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_9;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_9) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t603 = bits_9 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t604 = t603 ? 2147483648u : bits_9;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t593), "r"(t604) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_10;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_10) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t606 = bits_10 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t607 = t606 ? 2147483648u : bits_10;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t601), "r"(t607) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t608 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t609 = 5u < t608;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t609) {
                                        const u32 t610 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_11 = 640u + t610;
                                        const u32 t612 = at_11 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t613 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t614 = t613 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t615 = t614 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t616 = counters + t615;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t617 = (u64)at_11;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t618 = t617 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t619 = t618 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t620 = t616 + t619;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t621 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t622 = t621 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t623 = t622 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t624 = counters + t623;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t625 = (u64)t612;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t626 = t625 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t627 = t626 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t628 = t624 + t627;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_11;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_11) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t630 = bits_11 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t631 = t630 ? 2147483648u : bits_11;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t620), "r"(t631) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_12;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_12) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t633 = bits_12 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t634 = t633 ? 2147483648u : bits_12;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t628), "r"(t634) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t635 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t636 = 6u < t635;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t636) {
                                        const u32 t637 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_12 = 768u + t637;
                                        const u32 t639 = at_12 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t640 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t641 = t640 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t642 = t641 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t643 = counters + t642;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t644 = (u64)at_12;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t645 = t644 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t646 = t645 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t647 = t643 + t646;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t648 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t649 = t648 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t650 = t649 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t651 = counters + t650;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t652 = (u64)t639;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t653 = t652 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t654 = t653 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t655 = t651 + t654;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_13;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_13) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t657 = bits_13 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t658 = t657 ? 2147483648u : bits_13;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t647), "r"(t658) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_14;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_14) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t660 = bits_14 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t661 = t660 ? 2147483648u : bits_14;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t655), "r"(t661) : "memory");
                                    }
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t662 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t663 = 7u < t662;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                    if (t663) {
                                        const u32 t664 = channel << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 at_13 = 896u + t664;
                                        const u32 t666 = at_13 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t667 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t668 = t667 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t669 = t668 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t670 = counters + t669;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t671 = (u64)at_13;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t672 = t671 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t673 = t672 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t674 = t670 + t673;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t675 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t676 = t675 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t677 = t676 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t678 = counters + t677;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t679 = (u64)t666;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t680 = t679 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t681 = t680 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u64 t682 = t678 + t681;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_15;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_15) : "f"(inverse));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t684 = bits_15 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t685 = t684 ? 2147483648u : bits_15;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t674), "r"(t685) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                        u32 bits_16;
                                        asm("mov.b32 %0, %1;" : "=r"(bits_16) : "f"(to_zero));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t687 = bits_16 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t688 = t687 ? 2147483648u : bits_16;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t682), "r"(t688) : "memory");
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
                                    const u32 t690 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_5 = t690 + 32u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t692 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_6 = t692 + 64u;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t694 = i_5 + lane;
#line 78 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 own_7 = t694 + 96u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t696 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t697 = own_4 < t696 ? own_4 : t696;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t698 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t699 = t698 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t700 = t699 + t697;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_14 = t700 + 1056u;
                                    const u32 t702 = at_14 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t703 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t704 = t703 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t705 = t704 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t706 = counters + t705;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t707 = (u64)at_14;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t708 = t707 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t709 = t708 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t710 = t706 + t709;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t711 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t712 = t711 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t713 = t712 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t714 = counters + t713;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t715 = (u64)t702;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t716 = t715 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t717 = t716 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t718 = t714 + t717;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t719 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t720 = own_5 < t719 ? own_5 : t719;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t721 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t722 = t721 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t723 = t722 + t720;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_15 = t723 + 1056u;
                                    const u32 t725 = at_15 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t726 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t727 = t726 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t728 = t727 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t729 = counters + t728;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t730 = (u64)at_15;
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
                                    const u32 t742 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t743 = own_6 < t742 ? own_6 : t742;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t744 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t745 = t744 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t746 = t745 + t743;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_16 = t746 + 1056u;
                                    const u32 t748 = at_16 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t749 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t750 = t749 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t751 = t750 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t752 = counters + t751;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t753 = (u64)at_16;
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
                                    const u32 t765 = tiles - 1u;
#line 81 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t766 = own_7 < t765 ? own_7 : t765;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t767 = share << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t768 = t767 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t769 = t768 + t766;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_17 = t769 + 1056u;
                                    const u32 t771 = at_17 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t772 = (u64)sample_2;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t773 = t772 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t774 = t773 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t775 = counters + t774;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t776 = (u64)at_17;
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
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t788 = own_4 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t789;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t789) : "r"(t788), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t790 = t789 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_7 = t790 << 4u;
                                    const u32 t792 = own_4 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t793;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t793) : "r"(t792), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t794 = t793 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t795 = t794 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t796 = own_4 - t795;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_7 = t796 << 3u;
                                    const bool t798 = y_7 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t799 = height - y_7;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_10 = t798 ? t799 : 0u;
                                    const u32 t801 = left_10 < 16u ? left_10 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t802 = width - x_7;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t803 = t802 < 8u ? t802 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t804 = 0u < t801;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_11 = t804 ? t801 : 0u;
                                    const u32 t806 = left_11 < 16u ? left_11 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_5 = t806 * t803;
                                    const bool t808 = own_4 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t809 = t808 ? pixels_5 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_5 = (f32)t809;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t811 = own_5 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t812;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t812) : "r"(t811), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t813 = t812 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_8 = t813 << 4u;
                                    const u32 t815 = own_5 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t816;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t816) : "r"(t815), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t817 = t816 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t818 = t817 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t819 = own_5 - t818;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_8 = t819 << 3u;
                                    const bool t821 = y_8 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t822 = height - y_8;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_12 = t821 ? t822 : 0u;
                                    const u32 t824 = left_12 < 16u ? left_12 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t825 = width - x_8;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t826 = t825 < 8u ? t825 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t827 = 0u < t824;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_13 = t827 ? t824 : 0u;
                                    const u32 t829 = left_13 < 16u ? left_13 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_6 = t829 * t826;
                                    const bool t831 = own_5 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t832 = t831 ? pixels_6 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_6 = (f32)t832;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t834 = own_6 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t835;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t835) : "r"(t834), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t836 = t835 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_9 = t836 << 4u;
                                    const u32 t838 = own_6 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t839;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t839) : "r"(t838), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t840 = t839 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t841 = t840 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t842 = own_6 - t841;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_9 = t842 << 3u;
                                    const bool t844 = y_9 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t845 = height - y_9;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_14 = t844 ? t845 : 0u;
                                    const u32 t847 = left_14 < 16u ? left_14 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t848 = width - x_9;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t849 = t848 < 8u ? t848 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t850 = 0u < t847;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_15 = t850 ? t847 : 0u;
                                    const u32 t852 = left_15 < 16u ? left_15 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_7 = t852 * t849;
                                    const bool t854 = own_6 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t855 = t854 ? pixels_7 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_7 = (f32)t855;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t857 = own_7 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    u32 t858;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t858) : "r"(t857), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t859 = t858 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                                    const u32 y_10 = t859 << 4u;
                                    const u32 t861 = own_7 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    u32 t862;
                                    asm("mul.hi.u32 %0, %1, %2;" : "=r"(t862) : "r"(t861), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t863 = t862 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t864 = t863 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t865 = own_7 - t864;
#line 46 "fa-kernels/src/conv/tiles.rs"
                                    const u32 x_10 = t865 << 3u;
                                    const bool t867 = y_10 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t868 = height - y_10;
#line 47 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_16 = t867 ? t868 : 0u;
                                    const u32 t870 = left_16 < 16u ? left_16 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t871 = width - x_10;
#line 48 "fa-kernels/src/conv/tiles.rs"
                                    const u32 t872 = t871 < 8u ? t871 : 8u;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const bool t873 = 0u < t870;
#line 68 "fa-kernels/src/conv/tiles.rs"
                                    const u32 left_17 = t873 ? t870 : 0u;
                                    const u32 t875 = left_17 < 16u ? left_17 : 16u;
#line 84 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 pixels_8 = t875 * t872;
                                    const bool t877 = own_7 < tiles;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const u32 t878 = t877 ? pixels_8 : 0u;
#line 85 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 counts_8 = (f32)t878;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t880;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t880) : "l"(t710) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_17 = t880;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t881;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t881) : "l"(t718) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_18 = t881;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t882;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t882) : "l"(t733) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_19 = t882;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t883;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t883) : "l"(t741) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_20 = t883;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t884;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t884) : "l"(t756) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_21 = t884;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t885;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t885) : "l"(t764) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_22 = t885;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t886;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t886) : "l"(t779) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_23 = t886;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 t887;
                                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t887) : "l"(t787) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 heard_24 = t887;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t888 = heard_17;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t889 = heard_18;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t890 = t888 < t889 ? t888 : t889;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t891 = heard_19;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t892 = t890 < t891 ? t890 : t891;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t893 = heard_20;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t894 = t892 < t893 ? t892 : t893;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t895 = heard_21;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t896 = t894 < t895 ? t894 : t895;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t897 = heard_22;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t898 = t896 < t897 ? t896 : t897;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t899 = heard_23;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t900 = t898 < t899 ? t898 : t899;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t901 = heard_24;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t902 = t900 < t901 ? t900 : t901;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t903 = t902 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t904 = __any_sync(0xffffffffu, t903);
                                        if (!t904) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t905 = heard_17;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t906 = t905 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t906) {
                                            u32 t907;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t907) : "l"(t710) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_17 = t907;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t908 = heard_18;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t909 = t908 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t909) {
                                            u32 t910;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t910) : "l"(t718) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_18 = t910;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t911 = heard_19;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t912 = t911 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t912) {
                                            u32 t913;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t913) : "l"(t733) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_19 = t913;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t914 = heard_20;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t915 = t914 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t915) {
                                            u32 t916;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t916) : "l"(t741) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_20 = t916;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t917 = heard_21;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t918 = t917 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t918) {
                                            u32 t919;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t919) : "l"(t756) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_21 = t919;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t920 = heard_22;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t921 = t920 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t921) {
                                            u32 t922;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t922) : "l"(t764) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_22 = t922;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t923 = heard_23;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t924 = t923 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t924) {
                                            u32 t925;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t925) : "l"(t779) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_23 = t925;
                                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const u32 t926 = heard_24;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        const bool t927 = t926 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                                        if (t927) {
                                            u32 t928;
                                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t928) : "l"(t787) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                                            heard_24 = t928;
                                        }
                                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t946 = heard_17;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_25;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_25) : "r"(t946));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t948 = heard_18;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_26;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_26) : "r"(t948));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t950 = heard_19;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_27;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_27) : "r"(t950));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t952 = heard_20;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_28;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_28) : "r"(t952));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t954 = heard_21;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_29;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_29) : "r"(t954));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t956 = heard_22;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_30;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_30) : "r"(t956));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t958 = heard_23;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_31;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_31) : "r"(t958));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t960 = heard_24;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                                    f32 heard_32;
                                    asm("mov.b32 %0, %1;" : "=f"(heard_32) : "r"(t960));
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t962 = own_4 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t963 = t962 ? heard_26 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t964 = own_5 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t965 = t964 ? heard_28 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t966 = own_6 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t967 = t966 ? heard_30 : 0.0f;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t968 = own_7 < tiles;
#line 88 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t969 = t968 ? heard_32 : 0.0f;
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t970;
                                    asm("mov.b32 %0, %1;" : "=r"(t970) : "f"(heard_25));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    u32 t971;
                                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t971) : "r"(t970));
#line 93 "fa-kernels/src/conv/streaming/aide.rs"
                                    f32 near;
                                    asm("mov.b32 %0, %1;" : "=f"(near) : "r"(t971));
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t973 = counts_5 + counts_6;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t974 = t973 + counts_7;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t975 = t974 + counts_8;
                                    f32 t976;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t976) : "f"(t975));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t977 = t975 + t976;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t978;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t978) : "f"(t977));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t979 = t977 + t978;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t980;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t980) : "f"(t979));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t981 = t979 + t980;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t982;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t982) : "f"(t981));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t983 = t981 + t982;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t984;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t984) : "f"(t983));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_5 = t983 + t984;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t986 = heard_25 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t987 = counts_5 * t986;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t988 = heard_27 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t989 = counts_6 * t988;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t990 = t987 + t989;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t991 = heard_29 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t992 = counts_7 * t991;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t993 = t990 + t992;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t994 = heard_31 - near;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t995 = counts_8 * t994;
#line 56 "fa-kernels/src/conv/moments.rs"
                                    const f32 t996 = t993 + t995;
                                    f32 t997;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t997) : "f"(t996));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t998 = t996 + t997;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t999;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t999) : "f"(t998));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1000 = t998 + t999;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1001;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1001) : "f"(t1000));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1002 = t1000 + t1001;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1003;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1003) : "f"(t1002));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1004 = t1002 + t1003;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1005;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1005) : "f"(t1004));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1006 = t1004 + t1005;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1007;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1007) : "f"(count_5), "f"(1.0f));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1008;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1008) : "f"(t1007));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 distance_2 = t1006 * t1008;
#line 61 "fa-kernels/src/conv/moments.rs"
                                    const f32 mean_4 = near + distance_2;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1011 = heard_25 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_5 = t1011 - distance_2;
                                    const f32 t1013 = from_mean_5 * from_mean_5;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1014;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1014) : "f"(t1013), "f"(counts_5), "f"(t963));
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1015 = heard_27 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_6 = t1015 - distance_2;
                                    const f32 t1017 = from_mean_6 * from_mean_6;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1018;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1018) : "f"(t1017), "f"(counts_6), "f"(t965));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1019 = t1014 + t1018;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1020 = heard_29 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_7 = t1020 - distance_2;
                                    const f32 t1022 = from_mean_7 * from_mean_7;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1023;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1023) : "f"(t1022), "f"(counts_7), "f"(t967));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1024 = t1019 + t1023;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1025 = heard_31 - near;
#line 63 "fa-kernels/src/conv/moments.rs"
                                    const f32 from_mean_8 = t1025 - distance_2;
                                    const f32 t1027 = from_mean_8 * from_mean_8;
#line 64 "fa-kernels/src/conv/moments.rs"
                                    f32 t1028;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1028) : "f"(t1027), "f"(counts_8), "f"(t969));
#line 64 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1029 = t1024 + t1028;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1030;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t1030) : "f"(t1029));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1031 = t1029 + t1030;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1032;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t1032) : "f"(t1031));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1033 = t1031 + t1032;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1034;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 4, 0x1f, 0xffffffff;" : "=f"(t1034) : "f"(t1033));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1035 = t1033 + t1034;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1036;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 8, 0x1f, 0xffffffff;" : "=f"(t1036) : "f"(t1035));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1037 = t1035 + t1036;
#line 57 "fa-kernels/src/conv/moments.rs"
                                    f32 t1038;
                                    asm volatile("shfl.sync.bfly.b32 %0, %1, 16, 0x1f, 0xffffffff;" : "=f"(t1038) : "f"(t1037));
#line 57 "fa-kernels/src/conv/moments.rs"
                                    const f32 squares_4 = t1037 + t1038;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1040 = count_4;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1041 = mean_3;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    const f32 t1042 = squares_3;
#line 39 "fa-kernels/src/conv/moments.rs"
                                    const f32 count_6 = t1040 + count_5;
                                    const f32 difference_2 = mean_4 - t1041;
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1045;
                                    asm("max.f32 %0, %1, %2;" : "=f"(t1045) : "f"(count_6), "f"(1.0f));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    f32 t1046;
                                    asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1046) : "f"(t1045));
#line 42 "fa-kernels/src/conv/moments.rs"
                                    const f32 share_3 = count_5 * t1046;
                                    f32 t1048;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1048) : "f"(difference_2), "f"(share_3), "f"(t1041));
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1049 = difference_2 * difference_2;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1050 = t1049 * t1040;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    const f32 t1051 = t1042 + squares_4;
#line 43 "fa-kernels/src/conv/moments.rs"
                                    f32 t1052;
                                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t1052) : "f"(t1050), "f"(share_3), "f"(t1051));
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    count_4 = count_6;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    mean_3 = t1048;
#line 97 "fa-kernels/src/conv/streaming/aide.rs"
                                    squares_3 = t1052;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1053 = own_4 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1053) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t710), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t718), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1054 = own_5 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1054) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t733), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t741), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1055 = own_6 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1055) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t756), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t764), "r"(0u) : "memory");
                                    }
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    const bool t1056 = own_7 < tiles;
#line 99 "fa-kernels/src/conv/streaming/aide.rs"
                                    if (t1056) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t779), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t787), "r"(0u) : "memory");
                                    }
                                }
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1057 = count_4;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1058 = mean_3;
#line 104 "fa-kernels/src/conv/streaming/aide.rs"
                                const f32 t1059 = squares_3;
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1060;
                                asm("max.f32 %0, %1, %2;" : "=f"(t1060) : "f"(t1057), "f"(1.0f));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                f32 t1061;
                                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(t1061) : "f"(t1060));
#line 82 "fa-kernels/src/conv/coefficients.rs"
                                const f32 variance_2 = t1059 * t1061;
                                const f32 t1063 = variance_2 + epsilon;
#line 83 "fa-kernels/src/conv/coefficients.rs"
                                f32 inverse_2;
                                asm("rsqrt.approx.ftz.f32 %0, %1;" : "=f"(inverse_2) : "f"(t1063));
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 t1065 = -t1058;
#line 88 "fa-kernels/src/conv/coefficients.rs"
                                const f32 to_zero_2 = t1065 * inverse_2;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const u32 t1067 = tiles < 8u ? tiles : 8u;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                const bool t1068 = lane < t1067;
#line 66 "fa-kernels/src/conv/streaming/exchange.rs"
                                if (t1068) {
                                    const u32 t1069 = lane << 7u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1070 = share << 1u;
#line 67 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 at_18 = t1069 + t1070;
                                    const u32 t1072 = at_18 + 1u;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1073 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1074 = t1073 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1075 = t1074 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1076 = counters + t1075;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1077 = (u64)at_18;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1078 = t1077 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1079 = t1078 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1080 = t1076 + t1079;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1081 = (u64)sample_2;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1082 = t1081 * counters_stride0;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1083 = t1082 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1084 = counters + t1083;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1085 = (u64)t1072;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1086 = t1085 * counters_stride1;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1087 = t1086 * 4ull;
#line 68 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u64 t1088 = t1084 + t1087;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_17;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_17) : "f"(inverse_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1090 = bits_17 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1091 = t1090 ? 2147483648u : bits_17;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1080), "r"(t1091) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                                    u32 bits_18;
                                    asm("mov.b32 %0, %1;" : "=r"(bits_18) : "f"(to_zero_2));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const bool t1093 = bits_18 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    const u32 t1094 = t1093 ? 2147483648u : bits_18;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1088), "r"(t1094) : "memory");
                                }
                            }
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            const u32 t1095 = share + gatherers;
#line 65 "fa-kernels/src/conv/streaming/aide.rs"
                            share = t1095;
                        }
                    }
#line 39 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1097 = i_3 / 3u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1098 = at & 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1099 = t1098 << 7u;
#line 82 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 first = t1099 + lane;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1101 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1102 = t1101 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1103 = t1102 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1104 = counters + t1103;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1105 = (u64)first;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1106 = t1105 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1107 = t1106 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1108 = t1104 + t1107;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1109 = first + 32u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1110 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1111 = t1110 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1112 = t1111 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1113 = counters + t1112;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1114 = (u64)t1109;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1115 = t1114 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1116 = t1115 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1117 = t1113 + t1116;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1118 = first + 64u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1119 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1120 = t1119 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1121 = t1120 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1122 = counters + t1121;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1123 = (u64)t1118;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1124 = t1123 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1125 = t1124 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1126 = t1122 + t1125;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1127 = first + 96u;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1128 = (u64)sample_2;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1129 = t1128 * counters_stride0;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1130 = t1129 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1131 = counters + t1130;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1132 = (u64)t1127;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1133 = t1132 * counters_stride1;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1134 = t1133 * 4ull;
#line 85 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t1135 = t1131 + t1134;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1136;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1136) : "l"(t1108) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_33 = t1136;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1137;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1137) : "l"(t1117) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_34 = t1137;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1138;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1138) : "l"(t1126) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_35 = t1138;
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 t1139;
                    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1139) : "l"(t1135) : "memory");
#line 111 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 heard_36 = t1139;
#line 117 "fa-kernels/src/conv/streaming/exchange.rs"
                    while (true) {
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1140 = heard_33;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1141 = heard_34;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1142 = t1140 < t1141 ? t1140 : t1141;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1143 = heard_35;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1144 = t1142 < t1143 ? t1142 : t1143;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1145 = heard_36;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1146 = t1144 < t1145 ? t1144 : t1145;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1147 = t1146 == 0u;
#line 114 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1148 = __any_sync(0xffffffffu, t1147);
                        if (!t1148) break;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1149 = heard_33;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1150 = t1149 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1150) {
                            u32 t1151;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1151) : "l"(t1108) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_33 = t1151;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1152 = heard_34;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1153 = t1152 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1153) {
                            u32 t1154;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1154) : "l"(t1117) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_34 = t1154;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1155 = heard_35;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1156 = t1155 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1156) {
                            u32 t1157;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1157) : "l"(t1126) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_35 = t1157;
                        }
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1158 = heard_36;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1159 = t1158 == 0u;
#line 120 "fa-kernels/src/conv/streaming/exchange.rs"
                        if (t1159) {
                            u32 t1160;
                            asm volatile("ld.relaxed.gpu.global.u32 %0, [%1+0];" : "=r"(t1160) : "l"(t1135) : "memory");
#line 121 "fa-kernels/src/conv/streaming/exchange.rs"
                            heard_36 = t1160;
                        }
                    }
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1170 = heard_33;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_37;
                    asm("mov.b32 %0, %1;" : "=f"(heard_37) : "r"(t1170));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1172 = heard_34;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_38;
                    asm("mov.b32 %0, %1;" : "=f"(heard_38) : "r"(t1172));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1174 = heard_35;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_39;
                    asm("mov.b32 %0, %1;" : "=f"(heard_39) : "r"(t1174));
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t1176 = heard_36;
#line 126 "fa-kernels/src/conv/streaming/exchange.rs"
                    f32 heard_40;
                    asm("mov.b32 %0, %1;" : "=f"(heard_40) : "r"(t1176));
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1178 = t1097 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1179 = t1178 << 3u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1180 = t108 + t1179;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1181 = t1097 >> 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1182 = t1181 & 1u;
#line 70 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1180), "r"(t1182) : "memory");
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1183 = t1097 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t1184 = t1183 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 tile = coefficients_3 + t1184;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 t1186 = lane << 2u;
#line 129 "fa-kernels/src/conv/streaming/aide.rs"
                    const u32 to_3 = tile + t1186;
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+0], %1;" :  : "r"(to_3), "f"(heard_37) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+128], %1;" :  : "r"(to_3), "f"(heard_38) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+256], %1;" :  : "r"(to_3), "f"(heard_39) : "memory");
#line 131 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("st.shared.f32 [%0+384], %1;" :  : "r"(to_3), "f"(heard_40) : "memory");
#line 133 "fa-kernels/src/conv/streaming/aide.rs"
                    asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                    u32 t1188;
                    asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1188) : );
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1189 = t1188 == 1u;
#line 134 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1189) {
#line 76 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 slot_2 = t1097 & 1u;
                        const u32 t1191 = slot_2 + 2u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1192 = t1191 << 3u;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        const u32 t1193 = t108 + t1192;
#line 77 "fa-kernels/src/conv/streaming/handover.rs"
                        asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1193) : "memory");
                    }
#line 138 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 is_last = 0u;
                    const bool t1194 = lane == 0u;
#line 139 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1194) {
#line 91 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 copy = at & 7u;
                        const u32 t1196 = copy + 1024u;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1197 = (u64)sample_2;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1198 = t1197 * counters_stride0;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1199 = t1198 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1200 = counters + t1199;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1201 = (u64)t1196;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1202 = t1201 * counters_stride1;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1203 = t1202 * 4ull;
#line 92 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u64 t1204 = t1200 + t1203;
                        const u32 t1205 = tiles - 1u;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 t1206 = t1205 - copy;
#line 93 "fa-kernels/src/conv/streaming/exchange.rs"
                        const u32 last = t1206 >> 3u;
                        u32 t1208;
                        asm volatile("atom.relaxed.gpu.global.inc.u32 %0, [%1+0], %2;" : "=r"(t1208) : "l"(t1204), "r"(last) : "memory");
#line 94 "fa-kernels/src/conv/streaming/exchange.rs"
                        const bool t1209 = t1208 == last;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        const u32 t1210 = t1209 ? 1u : 0u;
#line 140 "fa-kernels/src/conv/streaming/aide.rs"
                        is_last = t1210;
                    }
                    const u32 t1211 = is_last;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    u32 t1212;
                    asm volatile("shfl.sync.idx.b32 %0, %1, 0, 0x1f, 0xffffffff;" : "=r"(t1212) : "r"(t1211));
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    const bool t1213 = t1212 == 1u;
#line 142 "fa-kernels/src/conv/streaming/aide.rs"
                    if (t1213) {
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1108), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1117), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1126), "r"(0u) : "memory");
#line 133 "fa-kernels/src/conv/streaming/exchange.rs"
                        asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t1135), "r"(0u) : "memory");
                    }
                }
            }
        }
    } else {
#line 226 "fa-kernels/src/conv/streaming/mod.rs"
        asm volatile("setmaxnreg.inc.sync.aligned.u32 152;" :  :  : "memory");
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 t1214 = index * 1056u;
#line 33 "fa-kernels/src/conv/streaming/handover.rs"
        const u32 coefficients_4 = handovers + t1214;
        const u32 t1216 = coefficients_4 + 1024u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1217 = warp & 3u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1218 = index << 14u;
#line 227 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1219 = outputs + t1218;
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
        const u32 t1220 = t1217 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1221 = t1220 & 63u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1222 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
        const u32 first_2 = t1221 + t1222;
        const u32 channels = first_2 + 8u;
#line 84 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1225 = first_2 < 63u ? first_2 : 63u;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1226 = (u64)t1225;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1227 = t1226 * bias_stride0;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1228 = t1227 * 2ull;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1229 = bias + t1228;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1230;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1230) : "l"(t1229) : "memory");
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_2;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_2) : "h"(t1230));
#line 84 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1232 = channels < 63u ? channels : 63u;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1233 = (u64)t1232;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1234 = t1233 * bias_stride0;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1235 = t1234 * 2ull;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        const u64 t1236 = bias + t1235;
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f16 t1237;
        asm volatile("ld.global.b16 %0, [%1+0];" : "=h"(t1237) : "l"(t1236) : "memory");
#line 48 "fa-kernels/src/conv/streaming/group.rs"
        f32 bias_3;
        asm("cvt.f32.f16 %0, %1;" : "=f"(bias_3) : "h"(t1237));
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1239 = all_tiles - 1u;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1240 = blockIdx.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1241 = t1239 - t1240;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1242 = gridDim.x;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 t1243 = t1241 / t1242;
#line 63 "fa-kernels/src/conv/streaming/mod.rs"
        const u32 rounds = t1243 + 1u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        const u32 t1245 = rounds + 3u;
#line 54 "fa-kernels/src/conv/streaming/group.rs"
        #pragma unroll 1
        for (u32 i_6 = index; i_6 < t1245; i_6 += 3u) {
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            const bool t1246 = i_6 < rounds;
#line 55 "fa-kernels/src/conv/streaming/group.rs"
            if (t1246) {
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_2 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_5 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_6 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_9 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_10 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_13 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_14 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_17 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_18 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_21 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_22 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_25 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_26 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_29 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_30 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_33 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_34 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_37 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_38 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_41 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_42 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_45 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_46 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_49 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_50 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_53 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_54 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_57 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_58 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_61 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_62 = bias_2;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_3 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_4 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_7 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_8 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_11 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_12 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_15 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_16 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_19 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_20 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_23 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_24 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_27 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_28 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_31 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_32 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_35 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_36 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_39 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_40 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_43 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_44 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_47 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_48 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_51 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_52 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_55 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_56 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_59 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_60 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_63 = bias_3;
#line 58 "fa-kernels/src/conv/streaming/group.rs"
                acc_64 = bias_3;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1247 = 0u < i_6;
#line 97 "fa-kernels/src/conv/streaming/group.rs"
                if (t1247) {
                    const u32 t1248 = index + 1u;
#line 98 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.sync %0, 256;" :  : "r"(t1248) : "memory");
                }
#line 101 "fa-kernels/src/conv/streaming/group.rs"
                const u32 slot_3 = i_6 % 3u;
#line 71 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 index_4 = i_6 % 3u;
                const u32 t1251 = index_4 << 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1252 = t7 + t1251;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1253 = i_6 / 3u;
#line 72 "fa-kernels/src/conv/warp_specialized/rings.rs"
                const u32 t1254 = t1253 & 1u;
#line 103 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1252), "r"(t1254) : "memory");
                const u32 t1255 = slot_3 * 23552u;
#line 104 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1256 = smem_1 + t1255;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1257 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1257) {
                    const u32 t1258 = t7 + 48u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1258), "r"(0u) : "memory");
                }
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1259 = t8 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1260 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1261 = t1259 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1262 = (u64)t1261;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1263 = t1262 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1264 = t1260 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1265 = (u64)t1264;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1266 = t1265 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1267 = t1259 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1268 = (u64)t1267;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1269 = t1268 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1270 = t1260 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1271 = (u64)t1270;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1272 = t1271 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1273 = t1259 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1274 = (u64)t1273;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1275 = t1274 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1276 = t1260 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1277 = (u64)t1276;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1278 = t1277 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1279 = t1259 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1280 = (u64)t1279;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1281 = t1280 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1282 = t1260 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1283 = (u64)t1282;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1284 = t1283 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1263), "l"(t1266), "l"(t1269), "l"(t1272), "l"(t1275), "l"(t1278), "l"(t1281), "l"(t1284) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1285 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1285) {
                    const u32 t1286 = t7 + 56u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1286), "r"(0u) : "memory");
                }
                const u32 t1287 = t8 + 8192u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1288 = t1287 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1289 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1290 = t1289 + 8u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1291 = t1288 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1292 = (u64)t1291;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1293 = t1292 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1294 = t1290 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1295 = (u64)t1294;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1296 = t1295 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1297 = t1288 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1298 = (u64)t1297;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1299 = t1298 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1300 = t1290 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1301 = (u64)t1300;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1302 = t1301 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1303 = t1288 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1304 = (u64)t1303;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1305 = t1304 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1306 = t1290 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1307 = (u64)t1306;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1308 = t1307 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1309 = t1288 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1310 = (u64)t1309;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1311 = t1310 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1312 = t1290 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1313 = (u64)t1312;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1314 = t1313 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1293), "l"(t1296), "l"(t1299), "l"(t1302), "l"(t1305), "l"(t1308), "l"(t1311), "l"(t1314) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1315 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1315) {
                    const u32 t1316 = t7 + 64u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1316), "r"(0u) : "memory");
                }
                const u32 t1317 = t8 + 16384u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1318 = t1317 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1319 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1320 = t1319 + 16u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1321 = t1318 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1322 = (u64)t1321;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1323 = t1322 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1324 = t1320 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1325 = (u64)t1324;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1326 = t1325 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1327 = t1318 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1328 = (u64)t1327;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1329 = t1328 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1330 = t1320 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1331 = (u64)t1330;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1332 = t1331 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1333 = t1318 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1334 = (u64)t1333;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1335 = t1334 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1336 = t1320 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1337 = (u64)t1336;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1338 = t1337 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1339 = t1318 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1340 = (u64)t1339;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1341 = t1340 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1342 = t1320 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1343 = (u64)t1342;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1344 = t1343 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1323), "l"(t1326), "l"(t1329), "l"(t1332), "l"(t1335), "l"(t1338), "l"(t1341), "l"(t1344) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1345 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1345) {
                    const u32 t1346 = t7 + 72u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1346), "r"(0u) : "memory");
                }
                const u32 t1347 = t8 + 24576u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1348 = t1347 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1349 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1350 = t1349 + 80u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1351 = t1348 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1352 = (u64)t1351;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1353 = t1352 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1354 = t1350 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1355 = (u64)t1354;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1356 = t1355 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1357 = t1348 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1358 = (u64)t1357;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1359 = t1358 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1360 = t1350 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1361 = (u64)t1360;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1362 = t1361 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1363 = t1348 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1364 = (u64)t1363;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1365 = t1364 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1366 = t1350 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1367 = (u64)t1366;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1368 = t1367 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1369 = t1348 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1370 = (u64)t1369;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1371 = t1370 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1372 = t1350 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1373 = (u64)t1372;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1374 = t1373 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1353), "l"(t1356), "l"(t1359), "l"(t1362), "l"(t1365), "l"(t1368), "l"(t1371), "l"(t1374) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1375 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1375) {
                    const u32 t1376 = t7 + 80u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1376), "r"(0u) : "memory");
                }
                const u32 t1377 = t8 + 32768u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1378 = t1377 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1379 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1380 = t1379 + 88u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1381 = t1378 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1382 = (u64)t1381;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1383 = t1382 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1384 = t1380 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1385 = (u64)t1384;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1386 = t1385 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1387 = t1378 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1388 = (u64)t1387;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1389 = t1388 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1390 = t1380 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1391 = (u64)t1390;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1392 = t1391 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1393 = t1378 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1394 = (u64)t1393;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1395 = t1394 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1396 = t1380 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1397 = (u64)t1396;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1398 = t1397 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1399 = t1378 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1400 = (u64)t1399;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1401 = t1400 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1402 = t1380 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1403 = (u64)t1402;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1404 = t1403 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1383), "l"(t1386), "l"(t1389), "l"(t1392), "l"(t1395), "l"(t1398), "l"(t1401), "l"(t1404) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1405 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1405) {
                    const u32 t1406 = t7 + 88u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1406), "r"(0u) : "memory");
                }
                const u32 t1407 = t8 + 40960u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1408 = t1407 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1409 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1410 = t1409 + 96u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1411 = t1408 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1412 = (u64)t1411;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1413 = t1412 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1414 = t1410 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1415 = (u64)t1414;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1416 = t1415 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1417 = t1408 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1418 = (u64)t1417;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1419 = t1418 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1420 = t1410 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1421 = (u64)t1420;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1422 = t1421 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1423 = t1408 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1424 = (u64)t1423;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1425 = t1424 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1426 = t1410 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1427 = (u64)t1426;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1428 = t1427 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1429 = t1408 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1430 = (u64)t1429;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1431 = t1430 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1432 = t1410 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1433 = (u64)t1432;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1434 = t1433 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1413), "l"(t1416), "l"(t1419), "l"(t1422), "l"(t1425), "l"(t1428), "l"(t1431), "l"(t1434) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1435 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1435) {
                    const u32 t1436 = t7 + 96u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1436), "r"(0u) : "memory");
                }
                const u32 t1437 = t8 + 49152u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1438 = t1437 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1439 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1440 = t1439 + 160u;
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
                const u32 t1453 = t1438 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1454 = (u64)t1453;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1455 = t1454 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1456 = t1440 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1457 = (u64)t1456;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1458 = t1457 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1459 = t1438 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1460 = (u64)t1459;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1461 = t1460 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1462 = t1440 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1463 = (u64)t1462;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1464 = t1463 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1443), "l"(t1446), "l"(t1449), "l"(t1452), "l"(t1455), "l"(t1458), "l"(t1461), "l"(t1464) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1465 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1465) {
                    const u32 t1466 = t7 + 104u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1466), "r"(0u) : "memory");
                }
                const u32 t1467 = t8 + 57344u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1468 = t1467 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1469 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1470 = t1469 + 168u;
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
                const u32 t1483 = t1468 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1484 = (u64)t1483;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1485 = t1484 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1486 = t1470 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1487 = (u64)t1486;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1488 = t1487 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1489 = t1468 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1490 = (u64)t1489;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1491 = t1490 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1492 = t1470 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1493 = (u64)t1492;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1494 = t1493 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1473), "l"(t1476), "l"(t1479), "l"(t1482), "l"(t1485), "l"(t1488), "l"(t1491), "l"(t1494) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1495 = i_6 < 3u;
#line 106 "fa-kernels/src/conv/streaming/group.rs"
                if (t1495) {
                    const u32 t1496 = t7 + 112u;
#line 107 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t1496), "r"(0u) : "memory");
                }
                const u32 t1497 = t8 + 65536u;
#line 111 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.fence.sync.aligned;" :  :  : "memory");
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1498 = t1497 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1499 = t1256 >> 4u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1500 = t1499 + 176u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1501 = t1498 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1502 = (u64)t1501;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1503 = t1502 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1504 = t1500 + 65536u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1505 = (u64)t1504;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1506 = t1505 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1507 = t1498 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1508 = (u64)t1507;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1509 = t1508 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1510 = t1500 + 65538u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1511 = (u64)t1510;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1512 = t1511 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1513 = t1498 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1514 = (u64)t1513;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1515 = t1514 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1516 = t1500 + 65540u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1517 = (u64)t1516;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1518 = t1517 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1519 = t1498 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1520 = (u64)t1519;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1521 = t1520 + 4611686293305294848ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1522 = t1500 + 65542u;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1523 = (u64)t1522;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                const u64 t1524 = t1523 + 4611686362024771584ull;
#line 116 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %64, %65, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %66, %67, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %68, %69, p, 1, 1, 0, 0;\n}\n{\n.reg .pred p;\nsetp.ne.b32 p, 1, 0;\nwgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24, %25, %26, %27, %28, %29, %30, %31, %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, %54, %55, %56, %57, %58, %59, %60, %61, %62, %63}, %70, %71, p, 1, 1, 0, 0;\n}" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) : "l"(t1503), "l"(t1506), "l"(t1509), "l"(t1512), "l"(t1515), "l"(t1518), "l"(t1521), "l"(t1524) : "memory");
#line 118 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("wgmma.commit_group.sync.aligned;" :  :  : "memory");
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1525 = i_6 + 1u;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1526 = t1525 < rounds;
#line 121 "fa-kernels/src/conv/streaming/group.rs"
                if (t1526) {
                    const bool t1527 = index == 2u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1528 = index + 1u;
#line 122 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 next = t1527 ? 0u : t1528;
                    const u32 t1530 = next + 1u;
#line 123 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("bar.arrive %0, 256;" :  : "r"(t1530) : "memory");
                }
                asm volatile("wgmma.wait_group.sync.aligned 0;" : "+f"(acc), "+f"(acc_2), "+f"(acc_3), "+f"(acc_4), "+f"(acc_5), "+f"(acc_6), "+f"(acc_7), "+f"(acc_8), "+f"(acc_9), "+f"(acc_10), "+f"(acc_11), "+f"(acc_12), "+f"(acc_13), "+f"(acc_14), "+f"(acc_15), "+f"(acc_16), "+f"(acc_17), "+f"(acc_18), "+f"(acc_19), "+f"(acc_20), "+f"(acc_21), "+f"(acc_22), "+f"(acc_23), "+f"(acc_24), "+f"(acc_25), "+f"(acc_26), "+f"(acc_27), "+f"(acc_28), "+f"(acc_29), "+f"(acc_30), "+f"(acc_31), "+f"(acc_32), "+f"(acc_33), "+f"(acc_34), "+f"(acc_35), "+f"(acc_36), "+f"(acc_37), "+f"(acc_38), "+f"(acc_39), "+f"(acc_40), "+f"(acc_41), "+f"(acc_42), "+f"(acc_43), "+f"(acc_44), "+f"(acc_45), "+f"(acc_46), "+f"(acc_47), "+f"(acc_48), "+f"(acc_49), "+f"(acc_50), "+f"(acc_51), "+f"(acc_52), "+f"(acc_53), "+f"(acc_54), "+f"(acc_55), "+f"(acc_56), "+f"(acc_57), "+f"(acc_58), "+f"(acc_59), "+f"(acc_60), "+f"(acc_61), "+f"(acc_62), "+f"(acc_63), "+f"(acc_64) :  : "memory");
                u32 t1531;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t1531) : );
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                const bool t1532 = t1531 == 1u;
#line 126 "fa-kernels/src/conv/streaming/group.rs"
                if (t1532) {
                    const u32 t1533 = slot_3 + 3u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1534 = t1533 << 3u;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t1535 = t7 + t1534;
#line 127 "fa-kernels/src/conv/streaming/group.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t1535) : "memory");
                }
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1536 = acc;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1537 = acc_2;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1538;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1538) : "f"(t1536), "f"(t1537));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1539 = t1538 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1540;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1540) : "r"(t1538));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1541;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1541) : "h"(t1540));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1542;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1542) : "r"(t1539));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1543;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1543) : "h"(t1542));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc = t1541;
                acc_2 = t1543;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1544 = acc_3;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1545 = acc_4;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1546;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1546) : "f"(t1544), "f"(t1545));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1547 = t1546 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1548;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1548) : "r"(t1546));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1549;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1549) : "h"(t1548));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1550;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1550) : "r"(t1547));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1551;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1551) : "h"(t1550));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_3 = t1549;
                acc_4 = t1551;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1552 = acc_5;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1553 = acc_6;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1554;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1554) : "f"(t1552), "f"(t1553));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1555 = t1554 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1556;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1556) : "r"(t1554));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1557;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1557) : "h"(t1556));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1558;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1558) : "r"(t1555));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1559;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1559) : "h"(t1558));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_5 = t1557;
                acc_6 = t1559;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1560 = acc_7;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1561 = acc_8;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1562;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1562) : "f"(t1560), "f"(t1561));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1563 = t1562 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1564;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1564) : "r"(t1562));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1565;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1565) : "h"(t1564));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1566;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1566) : "r"(t1563));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1567;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1567) : "h"(t1566));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_7 = t1565;
                acc_8 = t1567;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1568 = acc_9;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1569 = acc_10;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1570;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1570) : "f"(t1568), "f"(t1569));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1571 = t1570 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1572;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1572) : "r"(t1570));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1573;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1573) : "h"(t1572));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1574;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1574) : "r"(t1571));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1575;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1575) : "h"(t1574));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_9 = t1573;
                acc_10 = t1575;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1576 = acc_11;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1577 = acc_12;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1578;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1578) : "f"(t1576), "f"(t1577));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1579 = t1578 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1580;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1580) : "r"(t1578));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1581;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1581) : "h"(t1580));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1582;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1582) : "r"(t1579));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1583;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1583) : "h"(t1582));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_11 = t1581;
                acc_12 = t1583;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1584 = acc_13;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1585 = acc_14;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1586;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1586) : "f"(t1584), "f"(t1585));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1587 = t1586 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1588;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1588) : "r"(t1586));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1589;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1589) : "h"(t1588));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1590;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1590) : "r"(t1587));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1591;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1591) : "h"(t1590));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_13 = t1589;
                acc_14 = t1591;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1592 = acc_15;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1593 = acc_16;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1594;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1594) : "f"(t1592), "f"(t1593));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1595 = t1594 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1596;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1596) : "r"(t1594));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1597;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1597) : "h"(t1596));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1598;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1598) : "r"(t1595));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1599;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1599) : "h"(t1598));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_15 = t1597;
                acc_16 = t1599;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1600 = acc_17;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1601 = acc_18;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1602;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1602) : "f"(t1600), "f"(t1601));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1603 = t1602 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1604;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1604) : "r"(t1602));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1605;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1605) : "h"(t1604));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1606;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1606) : "r"(t1603));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1607;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1607) : "h"(t1606));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_17 = t1605;
                acc_18 = t1607;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1608 = acc_19;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1609 = acc_20;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1610;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1610) : "f"(t1608), "f"(t1609));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1611 = t1610 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1612;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1612) : "r"(t1610));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1613;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1613) : "h"(t1612));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1614;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1614) : "r"(t1611));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1615;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1615) : "h"(t1614));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_19 = t1613;
                acc_20 = t1615;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1616 = acc_21;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1617 = acc_22;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1618;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1618) : "f"(t1616), "f"(t1617));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1619 = t1618 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1620;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1620) : "r"(t1618));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1621;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1621) : "h"(t1620));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1622;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1622) : "r"(t1619));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1623;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1623) : "h"(t1622));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_21 = t1621;
                acc_22 = t1623;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1624 = acc_23;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1625 = acc_24;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1626;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1626) : "f"(t1624), "f"(t1625));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1627 = t1626 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1628;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1628) : "r"(t1626));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1629;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1629) : "h"(t1628));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1630;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1630) : "r"(t1627));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1631;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1631) : "h"(t1630));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_23 = t1629;
                acc_24 = t1631;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1632 = acc_25;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1633 = acc_26;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1634;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1634) : "f"(t1632), "f"(t1633));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1635 = t1634 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1636;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1636) : "r"(t1634));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1637;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1637) : "h"(t1636));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1638;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1638) : "r"(t1635));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1639;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1639) : "h"(t1638));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_25 = t1637;
                acc_26 = t1639;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1640 = acc_27;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1641 = acc_28;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1642;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1642) : "f"(t1640), "f"(t1641));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1643 = t1642 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1644;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1644) : "r"(t1642));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1645;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1645) : "h"(t1644));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1646;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1646) : "r"(t1643));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1647;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1647) : "h"(t1646));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_27 = t1645;
                acc_28 = t1647;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1648 = acc_29;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1649 = acc_30;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1650;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1650) : "f"(t1648), "f"(t1649));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1651 = t1650 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1652;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1652) : "r"(t1650));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1653;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1653) : "h"(t1652));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1654;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1654) : "r"(t1651));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1655;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1655) : "h"(t1654));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_29 = t1653;
                acc_30 = t1655;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1656 = acc_31;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1657 = acc_32;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1658;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1658) : "f"(t1656), "f"(t1657));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1659 = t1658 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1660;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1660) : "r"(t1658));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1661;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1661) : "h"(t1660));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1662;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1662) : "r"(t1659));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1663;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1663) : "h"(t1662));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_31 = t1661;
                acc_32 = t1663;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1664 = acc_33;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1665 = acc_34;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1666;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1666) : "f"(t1664), "f"(t1665));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1667 = t1666 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1668;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1668) : "r"(t1666));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1669;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1669) : "h"(t1668));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1670;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1670) : "r"(t1667));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1671;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1671) : "h"(t1670));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_33 = t1669;
                acc_34 = t1671;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1672 = acc_35;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1673 = acc_36;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1674;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1674) : "f"(t1672), "f"(t1673));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1675 = t1674 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1676;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1676) : "r"(t1674));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1677;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1677) : "h"(t1676));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1678;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1678) : "r"(t1675));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1679;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1679) : "h"(t1678));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_35 = t1677;
                acc_36 = t1679;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1680 = acc_37;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1681 = acc_38;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1682;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1682) : "f"(t1680), "f"(t1681));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1683 = t1682 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1684;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1684) : "r"(t1682));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1685;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1685) : "h"(t1684));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1686;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1686) : "r"(t1683));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1687;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1687) : "h"(t1686));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_37 = t1685;
                acc_38 = t1687;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1688 = acc_39;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1689 = acc_40;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1690;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1690) : "f"(t1688), "f"(t1689));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1691 = t1690 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1692;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1692) : "r"(t1690));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1693;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1693) : "h"(t1692));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1694;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1694) : "r"(t1691));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1695;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1695) : "h"(t1694));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_39 = t1693;
                acc_40 = t1695;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1696 = acc_41;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1697 = acc_42;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1698;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1698) : "f"(t1696), "f"(t1697));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1699 = t1698 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1700;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1700) : "r"(t1698));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1701;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1701) : "h"(t1700));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1702;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1702) : "r"(t1699));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1703;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1703) : "h"(t1702));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_41 = t1701;
                acc_42 = t1703;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1704 = acc_43;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1705 = acc_44;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1706;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1706) : "f"(t1704), "f"(t1705));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1707 = t1706 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1708;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1708) : "r"(t1706));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1709;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1709) : "h"(t1708));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1710;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1710) : "r"(t1707));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1711;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1711) : "h"(t1710));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_43 = t1709;
                acc_44 = t1711;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1712 = acc_45;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1713 = acc_46;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1714;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1714) : "f"(t1712), "f"(t1713));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1715 = t1714 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1716;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1716) : "r"(t1714));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1717;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1717) : "h"(t1716));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1718;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1718) : "r"(t1715));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1719;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1719) : "h"(t1718));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_45 = t1717;
                acc_46 = t1719;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1720 = acc_47;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1721 = acc_48;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1722;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1722) : "f"(t1720), "f"(t1721));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1723 = t1722 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1724;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1724) : "r"(t1722));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1725;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1725) : "h"(t1724));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1726;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1726) : "r"(t1723));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1727;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1727) : "h"(t1726));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_47 = t1725;
                acc_48 = t1727;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1728 = acc_49;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1729 = acc_50;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1730;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1730) : "f"(t1728), "f"(t1729));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1731 = t1730 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1732;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1732) : "r"(t1730));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1733;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1733) : "h"(t1732));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1734;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1734) : "r"(t1731));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1735;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1735) : "h"(t1734));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_49 = t1733;
                acc_50 = t1735;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1736 = acc_51;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1737 = acc_52;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1738;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1738) : "f"(t1736), "f"(t1737));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1739 = t1738 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1740;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1740) : "r"(t1738));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1741;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1741) : "h"(t1740));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1742;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1742) : "r"(t1739));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1743;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1743) : "h"(t1742));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_51 = t1741;
                acc_52 = t1743;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1744 = acc_53;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1745 = acc_54;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1746;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1746) : "f"(t1744), "f"(t1745));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1747 = t1746 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1748;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1748) : "r"(t1746));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1749;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1749) : "h"(t1748));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1750;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1750) : "r"(t1747));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1751;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1751) : "h"(t1750));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_53 = t1749;
                acc_54 = t1751;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1752 = acc_55;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1753 = acc_56;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1754;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1754) : "f"(t1752), "f"(t1753));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1755 = t1754 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1756;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1756) : "r"(t1754));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1757;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1757) : "h"(t1756));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1758;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1758) : "r"(t1755));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1759;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1759) : "h"(t1758));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_55 = t1757;
                acc_56 = t1759;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1760 = acc_57;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1761 = acc_58;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1762;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1762) : "f"(t1760), "f"(t1761));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1763 = t1762 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1764;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1764) : "r"(t1762));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1765;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1765) : "h"(t1764));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1766;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1766) : "r"(t1763));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1767;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1767) : "h"(t1766));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_57 = t1765;
                acc_58 = t1767;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1768 = acc_59;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1769 = acc_60;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1770;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1770) : "f"(t1768), "f"(t1769));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1771 = t1770 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1772;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1772) : "r"(t1770));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1773;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1773) : "h"(t1772));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1774;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1774) : "r"(t1771));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1775;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1775) : "h"(t1774));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_59 = t1773;
                acc_60 = t1775;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1776 = acc_61;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1777 = acc_62;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1778;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1778) : "f"(t1776), "f"(t1777));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1779 = t1778 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1780;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1780) : "r"(t1778));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1781;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1781) : "h"(t1780));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1782;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1782) : "r"(t1779));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1783;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1783) : "h"(t1782));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_61 = t1781;
                acc_62 = t1783;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1784 = acc_63;
#line 71 "fa-kernels/src/conv/statistics.rs"
                const f32 t1785 = acc_64;
#line 71 "fa-kernels/src/conv/statistics.rs"
                u32 t1786;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t1786) : "f"(t1784), "f"(t1785));
#line 71 "fa-kernels/src/conv/statistics.rs"
                const u32 t1787 = t1786 >> 16u;
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1788;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1788) : "r"(t1786));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1789;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1789) : "h"(t1788));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f16 t1790;
                asm("cvt.u16.u32 %0, %1;" : "=h"(t1790) : "r"(t1787));
#line 71 "fa-kernels/src/conv/statistics.rs"
                f32 t1791;
                asm("cvt.f32.f16 %0, %1;" : "=f"(t1791) : "h"(t1790));
#line 72 "fa-kernels/src/conv/statistics.rs"
                acc_63 = t1789;
                acc_64 = t1791;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1792 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1793 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t1794 = i_6 * t1793;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_3 = t1792 + t1794;
                const u32 t1796 = number_3 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t1797;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1797) : "r"(t1796), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_3 = t1797 >> tiles_shift;
                const u32 t1799 = sample_3 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 at_19 = number_3 - t1799;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1801 = at_19 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t1802;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1802) : "r"(t1801), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t1803 = t1802 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_11 = t1803 << 4u;
                const u32 t1805 = at_19 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t1806;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t1806) : "r"(t1805), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1807 = t1806 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1808 = t1807 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t1809 = at_19 - t1808;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_11 = t1809 << 3u;
                const bool t1811 = y_11 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t1812 = height - y_11;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_18 = t1811 ? t1812 : 0u;
                const u32 t1814 = left_18 < 16u ? left_18 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1815 = width - x_11;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t1816 = t1815 < 8u ? t1815 : 8u;
#line 138 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_row = t1217 << 4u;
                const u32 part = first_row >> 6u;
#line 67 "fa-kernels/src/conv/tiles.rs"
                const u32 before = part << 4u;
                const bool t1820 = before < t1814;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 t1821 = t1814 - before;
#line 68 "fa-kernels/src/conv/tiles.rs"
                const u32 left_19 = t1820 ? t1821 : 0u;
                const u32 rows = left_19 < 16u ? left_19 : 16u;
#line 141 "fa-kernels/src/conv/streaming/group.rs"
                const u32 pixels_9 = rows * t1816;
                const bool t1825 = pixels_9 == 128u;
#line 150 "fa-kernels/src/conv/streaming/group.rs"
                const f32 count_7 = (f32)pixels_9;
                f32 t1827;
                asm("max.f32 %0, %1, %2;" : "=f"(t1827) : "f"(count_7), "f"(1.0f));
#line 151 "fa-kernels/src/conv/streaming/group.rs"
                f32 share_4;
                asm("rcp.approx.ftz.f32 %0, %1;" : "=f"(share_4) : "f"(t1827));
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1829 = t1217 << 4u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1830 = t1829 & 63u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t1831 = lane >> 2u;
#line 77 "fa-kernels/src/conv/streaming/group.rs"
                const u32 first_3 = t1830 + t1831;
                const u32 t1833 = first_3 + 8u;
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum = 0.0f;
                if (t1825) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1834 = acc;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1835 = 0.0f + t1834;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1836 = acc_9;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1837 = t1835 + t1836;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1838 = acc_17;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1839 = t1837 + t1838;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1840 = acc_25;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1841 = t1839 + t1840;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1842 = acc_33;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1843 = t1841 + t1842;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1844 = acc_41;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1845 = t1843 + t1844;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1846 = acc_49;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1847 = t1845 + t1846;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1848 = acc_57;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts = t1847 + t1848;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1850 = acc_2;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1851 = 0.0f + t1850;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1852 = acc_10;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1853 = t1851 + t1852;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1854 = acc_18;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1855 = t1853 + t1854;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1856 = acc_26;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1857 = t1855 + t1856;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1858 = acc_34;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1859 = t1857 + t1858;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1860 = acc_42;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1861 = t1859 + t1860;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1862 = acc_50;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1863 = t1861 + t1862;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1864 = acc_58;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_2 = t1863 + t1864;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1866 = acc_5;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1867 = 0.0f + t1866;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1868 = acc_13;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1869 = t1867 + t1868;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1870 = acc_21;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1871 = t1869 + t1870;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1872 = acc_29;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1873 = t1871 + t1872;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1874 = acc_37;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1875 = t1873 + t1874;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1876 = acc_45;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1877 = t1875 + t1876;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1878 = acc_53;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1879 = t1877 + t1878;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1880 = acc_61;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_3 = t1879 + t1880;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1882 = acc_6;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1883 = 0.0f + t1882;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1884 = acc_14;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1885 = t1883 + t1884;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1886 = acc_22;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1887 = t1885 + t1886;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1888 = acc_30;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1889 = t1887 + t1888;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1890 = acc_38;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1891 = t1889 + t1890;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1892 = acc_46;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1893 = t1891 + t1892;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1894 = acc_54;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1895 = t1893 + t1894;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1896 = acc_62;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_4 = t1895 + t1896;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1898 = parts + parts_2;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1899 = parts_3 + parts_4;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1900 = t1898 + t1899;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum = t1900;
                } else {
                    const u32 t1901 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_4 = t1901 << 1u;
                    const bool columns = first_4 < t1816;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t1904 = first_4 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_2 = t1904 < t1816;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1906 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists = t1906 & columns;
                    const f32 t1908 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1909 = acc;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1910 = t1908 + t1909;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1911 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1912 = exists ? t1910 : t1911;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1912;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1913 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_2 = t1913 & columns_2;
                    const f32 t1915 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1916 = acc_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1917 = t1915 + t1916;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1918 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1919 = exists_2 ? t1917 : t1918;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1919;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1920 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_3 = t1920 & columns;
                    const f32 t1922 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1923 = acc_5;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1924 = t1922 + t1923;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1925 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1926 = exists_3 ? t1924 : t1925;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1926;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1927 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_4 = t1927 & columns_2;
                    const f32 t1929 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1930 = acc_6;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1931 = t1929 + t1930;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1932 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1933 = exists_4 ? t1931 : t1932;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1933;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1934 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_5 = t1934 & columns;
                    const f32 t1936 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1937 = acc_9;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1938 = t1936 + t1937;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1939 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1940 = exists_5 ? t1938 : t1939;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1940;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1941 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_6 = t1941 & columns_2;
                    const f32 t1943 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1944 = acc_10;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1945 = t1943 + t1944;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1946 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1947 = exists_6 ? t1945 : t1946;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1947;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1948 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_7 = t1948 & columns;
                    const f32 t1950 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1951 = acc_13;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1952 = t1950 + t1951;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1953 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1954 = exists_7 ? t1952 : t1953;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1954;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1955 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_8 = t1955 & columns_2;
                    const f32 t1957 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1958 = acc_14;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1959 = t1957 + t1958;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1960 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1961 = exists_8 ? t1959 : t1960;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1961;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1962 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_9 = t1962 & columns;
                    const f32 t1964 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1965 = acc_17;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1966 = t1964 + t1965;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1967 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1968 = exists_9 ? t1966 : t1967;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1968;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1969 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_10 = t1969 & columns_2;
                    const f32 t1971 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1972 = acc_18;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1973 = t1971 + t1972;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1974 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1975 = exists_10 ? t1973 : t1974;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1975;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1976 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_11 = t1976 & columns;
                    const f32 t1978 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1979 = acc_21;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1980 = t1978 + t1979;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1981 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1982 = exists_11 ? t1980 : t1981;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1982;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1983 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_12 = t1983 & columns_2;
                    const f32 t1985 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1986 = acc_22;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1987 = t1985 + t1986;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1988 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1989 = exists_12 ? t1987 : t1988;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1989;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1990 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_13 = t1990 & columns;
                    const f32 t1992 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1993 = acc_25;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1994 = t1992 + t1993;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1995 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t1996 = exists_13 ? t1994 : t1995;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t1996;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t1997 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_14 = t1997 & columns_2;
                    const f32 t1999 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2000 = acc_26;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2001 = t1999 + t2000;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2002 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2003 = exists_14 ? t2001 : t2002;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2003;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2004 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_15 = t2004 & columns;
                    const f32 t2006 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2007 = acc_29;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2008 = t2006 + t2007;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2009 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2010 = exists_15 ? t2008 : t2009;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2010;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2011 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_16 = t2011 & columns_2;
                    const f32 t2013 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2014 = acc_30;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2015 = t2013 + t2014;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2016 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2017 = exists_16 ? t2015 : t2016;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2017;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2018 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_17 = t2018 & columns;
                    const f32 t2020 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2021 = acc_33;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2022 = t2020 + t2021;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2023 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2024 = exists_17 ? t2022 : t2023;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2024;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2025 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_18 = t2025 & columns_2;
                    const f32 t2027 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2028 = acc_34;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2029 = t2027 + t2028;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2030 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2031 = exists_18 ? t2029 : t2030;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2031;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2032 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_19 = t2032 & columns;
                    const f32 t2034 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2035 = acc_37;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2036 = t2034 + t2035;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2037 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2038 = exists_19 ? t2036 : t2037;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2038;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2039 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_20 = t2039 & columns_2;
                    const f32 t2041 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2042 = acc_38;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2043 = t2041 + t2042;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2044 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2045 = exists_20 ? t2043 : t2044;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2045;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2046 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_21 = t2046 & columns;
                    const f32 t2048 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2049 = acc_41;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2050 = t2048 + t2049;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2051 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2052 = exists_21 ? t2050 : t2051;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2052;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2053 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_22 = t2053 & columns_2;
                    const f32 t2055 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2056 = acc_42;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2057 = t2055 + t2056;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2058 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2059 = exists_22 ? t2057 : t2058;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2059;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2060 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_23 = t2060 & columns;
                    const f32 t2062 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2063 = acc_45;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2064 = t2062 + t2063;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2065 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2066 = exists_23 ? t2064 : t2065;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2066;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2067 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_24 = t2067 & columns_2;
                    const f32 t2069 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2070 = acc_46;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2071 = t2069 + t2070;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2072 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2073 = exists_24 ? t2071 : t2072;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2073;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2074 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_25 = t2074 & columns;
                    const f32 t2076 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2077 = acc_49;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2078 = t2076 + t2077;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2079 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2080 = exists_25 ? t2078 : t2079;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2080;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2081 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_26 = t2081 & columns_2;
                    const f32 t2083 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2084 = acc_50;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2085 = t2083 + t2084;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2086 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2087 = exists_26 ? t2085 : t2086;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2087;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2088 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_27 = t2088 & columns;
                    const f32 t2090 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2091 = acc_53;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2092 = t2090 + t2091;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2093 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2094 = exists_27 ? t2092 : t2093;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2094;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2095 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_28 = t2095 & columns_2;
                    const f32 t2097 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2098 = acc_54;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2099 = t2097 + t2098;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2100 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2101 = exists_28 ? t2099 : t2100;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2101;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2102 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_29 = t2102 & columns;
                    const f32 t2104 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2105 = acc_57;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2106 = t2104 + t2105;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2107 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2108 = exists_29 ? t2106 : t2107;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2108;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2109 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_30 = t2109 & columns_2;
                    const f32 t2111 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2112 = acc_58;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2113 = t2111 + t2112;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2114 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2115 = exists_30 ? t2113 : t2114;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2115;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2116 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_31 = t2116 & columns;
                    const f32 t2118 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2119 = acc_61;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2120 = t2118 + t2119;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2121 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2122 = exists_31 ? t2120 : t2121;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2122;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2123 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_32 = t2123 & columns_2;
                    const f32 t2125 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2126 = acc_62;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2127 = t2125 + t2126;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2128 = sum;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2129 = exists_32 ? t2127 : t2128;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum = t2129;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2130 = sum;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2131;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2131) : "f"(t2130));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2132 = t2130 + t2131;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2133;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2133) : "f"(t2132));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2134 = t2132 + t2133;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 mean_5 = t2134 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum_2 = 0.0f;
                if (t1825) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2136 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_3 = t2136 - mean_5;
                    f32 t2138;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2138) : "f"(distance_3), "f"(distance_3), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2139 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_4 = t2139 - mean_5;
                    f32 t2141;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2141) : "f"(distance_4), "f"(distance_4), "f"(t2138));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2142 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_5 = t2142 - mean_5;
                    f32 t2144;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2144) : "f"(distance_5), "f"(distance_5), "f"(t2141));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2145 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_6 = t2145 - mean_5;
                    f32 t2147;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2147) : "f"(distance_6), "f"(distance_6), "f"(t2144));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2148 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_7 = t2148 - mean_5;
                    f32 t2150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2150) : "f"(distance_7), "f"(distance_7), "f"(t2147));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2151 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_8 = t2151 - mean_5;
                    f32 t2153;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2153) : "f"(distance_8), "f"(distance_8), "f"(t2150));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2154 = acc_49;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_9 = t2154 - mean_5;
                    f32 t2156;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2156) : "f"(distance_9), "f"(distance_9), "f"(t2153));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2157 = acc_57;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_10 = t2157 - mean_5;
                    f32 parts_5;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_5) : "f"(distance_10), "f"(distance_10), "f"(t2156));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2160 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_11 = t2160 - mean_5;
                    f32 t2162;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2162) : "f"(distance_11), "f"(distance_11), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2163 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_12 = t2163 - mean_5;
                    f32 t2165;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2165) : "f"(distance_12), "f"(distance_12), "f"(t2162));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2166 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_13 = t2166 - mean_5;
                    f32 t2168;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2168) : "f"(distance_13), "f"(distance_13), "f"(t2165));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2169 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_14 = t2169 - mean_5;
                    f32 t2171;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2171) : "f"(distance_14), "f"(distance_14), "f"(t2168));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2172 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_15 = t2172 - mean_5;
                    f32 t2174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2174) : "f"(distance_15), "f"(distance_15), "f"(t2171));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2175 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_16 = t2175 - mean_5;
                    f32 t2177;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2177) : "f"(distance_16), "f"(distance_16), "f"(t2174));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2178 = acc_50;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_17 = t2178 - mean_5;
                    f32 t2180;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2180) : "f"(distance_17), "f"(distance_17), "f"(t2177));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2181 = acc_58;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_18 = t2181 - mean_5;
                    f32 parts_6;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_6) : "f"(distance_18), "f"(distance_18), "f"(t2180));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2184 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_19 = t2184 - mean_5;
                    f32 t2186;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2186) : "f"(distance_19), "f"(distance_19), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2187 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_20 = t2187 - mean_5;
                    f32 t2189;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2189) : "f"(distance_20), "f"(distance_20), "f"(t2186));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2190 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_21 = t2190 - mean_5;
                    f32 t2192;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2192) : "f"(distance_21), "f"(distance_21), "f"(t2189));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2193 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_22 = t2193 - mean_5;
                    f32 t2195;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2195) : "f"(distance_22), "f"(distance_22), "f"(t2192));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2196 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_23 = t2196 - mean_5;
                    f32 t2198;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2198) : "f"(distance_23), "f"(distance_23), "f"(t2195));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2199 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_24 = t2199 - mean_5;
                    f32 t2201;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2201) : "f"(distance_24), "f"(distance_24), "f"(t2198));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2202 = acc_53;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_25 = t2202 - mean_5;
                    f32 t2204;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2204) : "f"(distance_25), "f"(distance_25), "f"(t2201));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2205 = acc_61;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_26 = t2205 - mean_5;
                    f32 parts_7;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_7) : "f"(distance_26), "f"(distance_26), "f"(t2204));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2208 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_27 = t2208 - mean_5;
                    f32 t2210;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2210) : "f"(distance_27), "f"(distance_27), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2211 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_28 = t2211 - mean_5;
                    f32 t2213;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2213) : "f"(distance_28), "f"(distance_28), "f"(t2210));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2214 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_29 = t2214 - mean_5;
                    f32 t2216;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2216) : "f"(distance_29), "f"(distance_29), "f"(t2213));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2217 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_30 = t2217 - mean_5;
                    f32 t2219;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2219) : "f"(distance_30), "f"(distance_30), "f"(t2216));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2220 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_31 = t2220 - mean_5;
                    f32 t2222;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2222) : "f"(distance_31), "f"(distance_31), "f"(t2219));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2223 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_32 = t2223 - mean_5;
                    f32 t2225;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2225) : "f"(distance_32), "f"(distance_32), "f"(t2222));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2226 = acc_54;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_33 = t2226 - mean_5;
                    f32 t2228;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2228) : "f"(distance_33), "f"(distance_33), "f"(t2225));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2229 = acc_62;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_34 = t2229 - mean_5;
                    f32 parts_8;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_8) : "f"(distance_34), "f"(distance_34), "f"(t2228));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2232 = parts_5 + parts_6;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2233 = parts_7 + parts_8;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2234 = t2232 + t2233;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2234;
                } else {
                    const u32 t2235 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_5 = t2235 << 1u;
                    const bool columns_3 = first_5 < t1816;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2238 = first_5 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_4 = t2238 < t1816;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2240 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_33 = t2240 & columns_3;
                    const f32 t2242 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2243 = acc;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_35 = t2243 - mean_5;
                    f32 t2245;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2245) : "f"(distance_35), "f"(distance_35), "f"(t2242));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2246 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2247 = exists_33 ? t2245 : t2246;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2247;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2248 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_34 = t2248 & columns_4;
                    const f32 t2250 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2251 = acc_2;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_36 = t2251 - mean_5;
                    f32 t2253;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2253) : "f"(distance_36), "f"(distance_36), "f"(t2250));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2254 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2255 = exists_34 ? t2253 : t2254;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2255;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2256 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_35 = t2256 & columns_3;
                    const f32 t2258 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2259 = acc_5;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_37 = t2259 - mean_5;
                    f32 t2261;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2261) : "f"(distance_37), "f"(distance_37), "f"(t2258));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2262 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2263 = exists_35 ? t2261 : t2262;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2263;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2264 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_36 = t2264 & columns_4;
                    const f32 t2266 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2267 = acc_6;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_38 = t2267 - mean_5;
                    f32 t2269;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2269) : "f"(distance_38), "f"(distance_38), "f"(t2266));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2270 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2271 = exists_36 ? t2269 : t2270;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2271;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2272 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_37 = t2272 & columns_3;
                    const f32 t2274 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2275 = acc_9;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_39 = t2275 - mean_5;
                    f32 t2277;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2277) : "f"(distance_39), "f"(distance_39), "f"(t2274));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2278 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2279 = exists_37 ? t2277 : t2278;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2279;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2280 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_38 = t2280 & columns_4;
                    const f32 t2282 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2283 = acc_10;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_40 = t2283 - mean_5;
                    f32 t2285;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2285) : "f"(distance_40), "f"(distance_40), "f"(t2282));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2286 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2287 = exists_38 ? t2285 : t2286;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2287;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2288 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_39 = t2288 & columns_3;
                    const f32 t2290 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2291 = acc_13;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_41 = t2291 - mean_5;
                    f32 t2293;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2293) : "f"(distance_41), "f"(distance_41), "f"(t2290));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2294 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2295 = exists_39 ? t2293 : t2294;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2295;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2296 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_40 = t2296 & columns_4;
                    const f32 t2298 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2299 = acc_14;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_42 = t2299 - mean_5;
                    f32 t2301;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2301) : "f"(distance_42), "f"(distance_42), "f"(t2298));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2302 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2303 = exists_40 ? t2301 : t2302;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2303;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2304 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_41 = t2304 & columns_3;
                    const f32 t2306 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2307 = acc_17;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_43 = t2307 - mean_5;
                    f32 t2309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2309) : "f"(distance_43), "f"(distance_43), "f"(t2306));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2310 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2311 = exists_41 ? t2309 : t2310;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2311;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2312 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_42 = t2312 & columns_4;
                    const f32 t2314 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2315 = acc_18;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_44 = t2315 - mean_5;
                    f32 t2317;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2317) : "f"(distance_44), "f"(distance_44), "f"(t2314));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2318 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2319 = exists_42 ? t2317 : t2318;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2319;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2320 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_43 = t2320 & columns_3;
                    const f32 t2322 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2323 = acc_21;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_45 = t2323 - mean_5;
                    f32 t2325;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2325) : "f"(distance_45), "f"(distance_45), "f"(t2322));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2326 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2327 = exists_43 ? t2325 : t2326;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2327;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2328 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_44 = t2328 & columns_4;
                    const f32 t2330 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2331 = acc_22;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_46 = t2331 - mean_5;
                    f32 t2333;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2333) : "f"(distance_46), "f"(distance_46), "f"(t2330));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2334 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2335 = exists_44 ? t2333 : t2334;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2335;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2336 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_45 = t2336 & columns_3;
                    const f32 t2338 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2339 = acc_25;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_47 = t2339 - mean_5;
                    f32 t2341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2341) : "f"(distance_47), "f"(distance_47), "f"(t2338));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2342 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2343 = exists_45 ? t2341 : t2342;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2343;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2344 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_46 = t2344 & columns_4;
                    const f32 t2346 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2347 = acc_26;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_48 = t2347 - mean_5;
                    f32 t2349;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2349) : "f"(distance_48), "f"(distance_48), "f"(t2346));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2350 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2351 = exists_46 ? t2349 : t2350;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2351;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2352 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_47 = t2352 & columns_3;
                    const f32 t2354 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2355 = acc_29;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_49 = t2355 - mean_5;
                    f32 t2357;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2357) : "f"(distance_49), "f"(distance_49), "f"(t2354));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2358 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2359 = exists_47 ? t2357 : t2358;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2359;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2360 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_48 = t2360 & columns_4;
                    const f32 t2362 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2363 = acc_30;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_50 = t2363 - mean_5;
                    f32 t2365;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2365) : "f"(distance_50), "f"(distance_50), "f"(t2362));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2366 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2367 = exists_48 ? t2365 : t2366;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2367;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2368 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_49 = t2368 & columns_3;
                    const f32 t2370 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2371 = acc_33;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_51 = t2371 - mean_5;
                    f32 t2373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2373) : "f"(distance_51), "f"(distance_51), "f"(t2370));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2374 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2375 = exists_49 ? t2373 : t2374;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2375;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2376 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_50 = t2376 & columns_4;
                    const f32 t2378 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2379 = acc_34;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_52 = t2379 - mean_5;
                    f32 t2381;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2381) : "f"(distance_52), "f"(distance_52), "f"(t2378));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2382 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2383 = exists_50 ? t2381 : t2382;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2383;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2384 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_51 = t2384 & columns_3;
                    const f32 t2386 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2387 = acc_37;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_53 = t2387 - mean_5;
                    f32 t2389;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2389) : "f"(distance_53), "f"(distance_53), "f"(t2386));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2390 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2391 = exists_51 ? t2389 : t2390;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2391;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2392 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_52 = t2392 & columns_4;
                    const f32 t2394 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2395 = acc_38;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_54 = t2395 - mean_5;
                    f32 t2397;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2397) : "f"(distance_54), "f"(distance_54), "f"(t2394));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2398 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2399 = exists_52 ? t2397 : t2398;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2399;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2400 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_53 = t2400 & columns_3;
                    const f32 t2402 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2403 = acc_41;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_55 = t2403 - mean_5;
                    f32 t2405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2405) : "f"(distance_55), "f"(distance_55), "f"(t2402));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2406 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2407 = exists_53 ? t2405 : t2406;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2407;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2408 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_54 = t2408 & columns_4;
                    const f32 t2410 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2411 = acc_42;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_56 = t2411 - mean_5;
                    f32 t2413;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2413) : "f"(distance_56), "f"(distance_56), "f"(t2410));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2414 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2415 = exists_54 ? t2413 : t2414;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2415;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2416 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_55 = t2416 & columns_3;
                    const f32 t2418 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2419 = acc_45;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_57 = t2419 - mean_5;
                    f32 t2421;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2421) : "f"(distance_57), "f"(distance_57), "f"(t2418));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2422 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2423 = exists_55 ? t2421 : t2422;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2423;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2424 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_56 = t2424 & columns_4;
                    const f32 t2426 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2427 = acc_46;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_58 = t2427 - mean_5;
                    f32 t2429;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2429) : "f"(distance_58), "f"(distance_58), "f"(t2426));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2430 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2431 = exists_56 ? t2429 : t2430;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2431;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2432 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_57 = t2432 & columns_3;
                    const f32 t2434 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2435 = acc_49;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_59 = t2435 - mean_5;
                    f32 t2437;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2437) : "f"(distance_59), "f"(distance_59), "f"(t2434));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2438 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2439 = exists_57 ? t2437 : t2438;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2439;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2440 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_58 = t2440 & columns_4;
                    const f32 t2442 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2443 = acc_50;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_60 = t2443 - mean_5;
                    f32 t2445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2445) : "f"(distance_60), "f"(distance_60), "f"(t2442));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2446 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2447 = exists_58 ? t2445 : t2446;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2447;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2448 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_59 = t2448 & columns_3;
                    const f32 t2450 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2451 = acc_53;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_61 = t2451 - mean_5;
                    f32 t2453;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2453) : "f"(distance_61), "f"(distance_61), "f"(t2450));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2454 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2455 = exists_59 ? t2453 : t2454;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2455;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2456 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_60 = t2456 & columns_4;
                    const f32 t2458 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2459 = acc_54;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_62 = t2459 - mean_5;
                    f32 t2461;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2461) : "f"(distance_62), "f"(distance_62), "f"(t2458));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2462 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2463 = exists_60 ? t2461 : t2462;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2463;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2464 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_61 = t2464 & columns_3;
                    const f32 t2466 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2467 = acc_57;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_63 = t2467 - mean_5;
                    f32 t2469;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2469) : "f"(distance_63), "f"(distance_63), "f"(t2466));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2470 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2471 = exists_61 ? t2469 : t2470;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2471;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2472 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_62 = t2472 & columns_4;
                    const f32 t2474 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2475 = acc_58;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_64 = t2475 - mean_5;
                    f32 t2477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2477) : "f"(distance_64), "f"(distance_64), "f"(t2474));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2478 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2479 = exists_62 ? t2477 : t2478;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2479;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2480 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_63 = t2480 & columns_3;
                    const f32 t2482 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2483 = acc_61;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_65 = t2483 - mean_5;
                    f32 t2485;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2485) : "f"(distance_65), "f"(distance_65), "f"(t2482));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2486 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2487 = exists_63 ? t2485 : t2486;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2487;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2488 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_64 = t2488 & columns_4;
                    const f32 t2490 = sum_2;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2491 = acc_62;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_66 = t2491 - mean_5;
                    f32 t2493;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2493) : "f"(distance_66), "f"(distance_66), "f"(t2490));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2494 = sum_2;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2495 = exists_64 ? t2493 : t2494;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_2 = t2495;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2496 = sum_2;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2497;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2497) : "f"(t2496));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2498 = t2496 + t2497;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2499;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2499) : "f"(t2498));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_5 = t2498 + t2499;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t2501 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const bool t2502 = t2501 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                if (t2502) {
                    const u32 part_2 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2504 = first_3 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2505 = t2504 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2506 = t2505 + part_2;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_20 = t2506 + 1056u;
                    const u32 t2508 = at_20 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2509 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2510 = t2509 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2511 = t2510 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2512 = counters + t2511;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2513 = (u64)at_20;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2514 = t2513 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2515 = t2514 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2516 = t2512 + t2515;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2517 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2518 = t2517 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2519 = t2518 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2520 = counters + t2519;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2521 = (u64)t2508;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2522 = t2521 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2523 = t2522 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t2524 = t2520 + t2523;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_19;
                    asm("mov.b32 %0, %1;" : "=r"(bits_19) : "f"(mean_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2526 = bits_19 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2527 = t2526 ? 2147483648u : bits_19;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2516), "r"(t2527) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_20;
                    asm("mov.b32 %0, %1;" : "=r"(bits_20) : "f"(squares_5));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t2529 = bits_20 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t2530 = t2529 ? 2147483648u : bits_20;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t2524), "r"(t2530) : "memory");
                }
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum_3 = 0.0f;
                if (t1825) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2531 = acc_3;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2532 = 0.0f + t2531;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2533 = acc_11;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2534 = t2532 + t2533;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2535 = acc_19;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2536 = t2534 + t2535;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2537 = acc_27;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2538 = t2536 + t2537;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2539 = acc_35;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2540 = t2538 + t2539;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2541 = acc_43;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2542 = t2540 + t2541;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2543 = acc_51;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2544 = t2542 + t2543;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2545 = acc_59;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_9 = t2544 + t2545;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2547 = acc_4;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2548 = 0.0f + t2547;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2549 = acc_12;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2550 = t2548 + t2549;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2551 = acc_20;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2552 = t2550 + t2551;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2553 = acc_28;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2554 = t2552 + t2553;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2555 = acc_36;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2556 = t2554 + t2555;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2557 = acc_44;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2558 = t2556 + t2557;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2559 = acc_52;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2560 = t2558 + t2559;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2561 = acc_60;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_10 = t2560 + t2561;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2563 = acc_7;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2564 = 0.0f + t2563;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2565 = acc_15;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2566 = t2564 + t2565;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2567 = acc_23;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2568 = t2566 + t2567;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2569 = acc_31;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2570 = t2568 + t2569;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2571 = acc_39;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2572 = t2570 + t2571;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2573 = acc_47;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2574 = t2572 + t2573;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2575 = acc_55;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2576 = t2574 + t2575;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2577 = acc_63;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_11 = t2576 + t2577;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2579 = acc_8;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2580 = 0.0f + t2579;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2581 = acc_16;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2582 = t2580 + t2581;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2583 = acc_24;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2584 = t2582 + t2583;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2585 = acc_32;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2586 = t2584 + t2585;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2587 = acc_40;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2588 = t2586 + t2587;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2589 = acc_48;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2590 = t2588 + t2589;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2591 = acc_56;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2592 = t2590 + t2591;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2593 = acc_64;
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 parts_12 = t2592 + t2593;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2595 = parts_9 + parts_10;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2596 = parts_11 + parts_12;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2597 = t2595 + t2596;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2597;
                } else {
                    const u32 t2598 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_6 = t2598 << 1u;
                    const bool columns_5 = first_6 < t1816;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2601 = first_6 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_6 = t2601 < t1816;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2603 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_65 = t2603 & columns_5;
                    const f32 t2605 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2606 = acc_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2607 = t2605 + t2606;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2608 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2609 = exists_65 ? t2607 : t2608;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2609;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2610 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_66 = t2610 & columns_6;
                    const f32 t2612 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2613 = acc_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2614 = t2612 + t2613;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2615 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2616 = exists_66 ? t2614 : t2615;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2616;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2617 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_67 = t2617 & columns_5;
                    const f32 t2619 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2620 = acc_7;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2621 = t2619 + t2620;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2622 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2623 = exists_67 ? t2621 : t2622;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2623;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2624 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_68 = t2624 & columns_6;
                    const f32 t2626 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2627 = acc_8;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2628 = t2626 + t2627;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2629 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2630 = exists_68 ? t2628 : t2629;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2630;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2631 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_69 = t2631 & columns_5;
                    const f32 t2633 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2634 = acc_11;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2635 = t2633 + t2634;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2636 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2637 = exists_69 ? t2635 : t2636;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2637;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2638 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_70 = t2638 & columns_6;
                    const f32 t2640 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2641 = acc_12;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2642 = t2640 + t2641;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2643 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2644 = exists_70 ? t2642 : t2643;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2644;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2645 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_71 = t2645 & columns_5;
                    const f32 t2647 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2648 = acc_15;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2649 = t2647 + t2648;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2650 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2651 = exists_71 ? t2649 : t2650;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2651;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2652 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_72 = t2652 & columns_6;
                    const f32 t2654 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2655 = acc_16;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2656 = t2654 + t2655;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2657 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2658 = exists_72 ? t2656 : t2657;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2658;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2659 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_73 = t2659 & columns_5;
                    const f32 t2661 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2662 = acc_19;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2663 = t2661 + t2662;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2664 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2665 = exists_73 ? t2663 : t2664;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2665;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2666 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_74 = t2666 & columns_6;
                    const f32 t2668 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2669 = acc_20;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2670 = t2668 + t2669;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2671 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2672 = exists_74 ? t2670 : t2671;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2672;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2673 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_75 = t2673 & columns_5;
                    const f32 t2675 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2676 = acc_23;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2677 = t2675 + t2676;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2678 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2679 = exists_75 ? t2677 : t2678;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2679;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2680 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_76 = t2680 & columns_6;
                    const f32 t2682 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2683 = acc_24;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2684 = t2682 + t2683;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2685 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2686 = exists_76 ? t2684 : t2685;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2686;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2687 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_77 = t2687 & columns_5;
                    const f32 t2689 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2690 = acc_27;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2691 = t2689 + t2690;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2692 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2693 = exists_77 ? t2691 : t2692;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2693;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2694 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_78 = t2694 & columns_6;
                    const f32 t2696 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2697 = acc_28;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2698 = t2696 + t2697;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2699 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2700 = exists_78 ? t2698 : t2699;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2700;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2701 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_79 = t2701 & columns_5;
                    const f32 t2703 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2704 = acc_31;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2705 = t2703 + t2704;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2706 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2707 = exists_79 ? t2705 : t2706;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2707;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2708 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_80 = t2708 & columns_6;
                    const f32 t2710 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2711 = acc_32;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2712 = t2710 + t2711;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2713 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2714 = exists_80 ? t2712 : t2713;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2714;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2715 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_81 = t2715 & columns_5;
                    const f32 t2717 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2718 = acc_35;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2719 = t2717 + t2718;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2720 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2721 = exists_81 ? t2719 : t2720;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2721;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2722 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_82 = t2722 & columns_6;
                    const f32 t2724 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2725 = acc_36;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2726 = t2724 + t2725;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2727 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2728 = exists_82 ? t2726 : t2727;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2728;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2729 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_83 = t2729 & columns_5;
                    const f32 t2731 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2732 = acc_39;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2733 = t2731 + t2732;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2734 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2735 = exists_83 ? t2733 : t2734;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2735;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2736 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_84 = t2736 & columns_6;
                    const f32 t2738 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2739 = acc_40;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2740 = t2738 + t2739;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2741 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2742 = exists_84 ? t2740 : t2741;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2742;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2743 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_85 = t2743 & columns_5;
                    const f32 t2745 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2746 = acc_43;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2747 = t2745 + t2746;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2748 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2749 = exists_85 ? t2747 : t2748;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2749;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2750 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_86 = t2750 & columns_6;
                    const f32 t2752 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2753 = acc_44;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2754 = t2752 + t2753;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2755 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2756 = exists_86 ? t2754 : t2755;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2756;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2757 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_87 = t2757 & columns_5;
                    const f32 t2759 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2760 = acc_47;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2761 = t2759 + t2760;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2762 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2763 = exists_87 ? t2761 : t2762;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2763;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2764 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_88 = t2764 & columns_6;
                    const f32 t2766 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2767 = acc_48;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2768 = t2766 + t2767;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2769 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2770 = exists_88 ? t2768 : t2769;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2770;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2771 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_89 = t2771 & columns_5;
                    const f32 t2773 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2774 = acc_51;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2775 = t2773 + t2774;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2776 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2777 = exists_89 ? t2775 : t2776;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2777;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2778 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_90 = t2778 & columns_6;
                    const f32 t2780 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2781 = acc_52;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2782 = t2780 + t2781;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2783 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2784 = exists_90 ? t2782 : t2783;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2784;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2785 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_91 = t2785 & columns_5;
                    const f32 t2787 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2788 = acc_55;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2789 = t2787 + t2788;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2790 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2791 = exists_91 ? t2789 : t2790;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2791;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2792 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_92 = t2792 & columns_6;
                    const f32 t2794 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2795 = acc_56;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2796 = t2794 + t2795;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2797 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2798 = exists_92 ? t2796 : t2797;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2798;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2799 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_93 = t2799 & columns_5;
                    const f32 t2801 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2802 = acc_59;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2803 = t2801 + t2802;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2804 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2805 = exists_93 ? t2803 : t2804;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2805;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2806 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_94 = t2806 & columns_6;
                    const f32 t2808 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2809 = acc_60;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2810 = t2808 + t2809;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2811 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2812 = exists_94 ? t2810 : t2811;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2812;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2813 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_95 = t2813 & columns_5;
                    const f32 t2815 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2816 = acc_63;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2817 = t2815 + t2816;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2818 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2819 = exists_95 ? t2817 : t2818;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2819;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2820 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_96 = t2820 & columns_6;
                    const f32 t2822 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2823 = acc_64;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2824 = t2822 + t2823;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2825 = sum_3;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2826 = exists_96 ? t2824 : t2825;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    sum_3 = t2826;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2827 = sum_3;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2828;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t2828) : "f"(t2827));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2829 = t2827 + t2828;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t2830;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t2830) : "f"(t2829));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t2831 = t2829 + t2830;
#line 28 "fa-kernels/src/conv/statistics.rs"
                const f32 mean_6 = t2831 * share_4;
#line 44 "fa-kernels/src/conv/statistics.rs"
                f32 sum_4 = 0.0f;
                if (t1825) {
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2833 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_67 = t2833 - mean_6;
                    f32 t2835;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2835) : "f"(distance_67), "f"(distance_67), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2836 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_68 = t2836 - mean_6;
                    f32 t2838;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2838) : "f"(distance_68), "f"(distance_68), "f"(t2835));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2839 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_69 = t2839 - mean_6;
                    f32 t2841;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2841) : "f"(distance_69), "f"(distance_69), "f"(t2838));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2842 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_70 = t2842 - mean_6;
                    f32 t2844;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2844) : "f"(distance_70), "f"(distance_70), "f"(t2841));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2845 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_71 = t2845 - mean_6;
                    f32 t2847;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2847) : "f"(distance_71), "f"(distance_71), "f"(t2844));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2848 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_72 = t2848 - mean_6;
                    f32 t2850;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2850) : "f"(distance_72), "f"(distance_72), "f"(t2847));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2851 = acc_51;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_73 = t2851 - mean_6;
                    f32 t2853;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2853) : "f"(distance_73), "f"(distance_73), "f"(t2850));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2854 = acc_59;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_74 = t2854 - mean_6;
                    f32 parts_13;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_13) : "f"(distance_74), "f"(distance_74), "f"(t2853));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2857 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_75 = t2857 - mean_6;
                    f32 t2859;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2859) : "f"(distance_75), "f"(distance_75), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2860 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_76 = t2860 - mean_6;
                    f32 t2862;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2862) : "f"(distance_76), "f"(distance_76), "f"(t2859));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2863 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_77 = t2863 - mean_6;
                    f32 t2865;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2865) : "f"(distance_77), "f"(distance_77), "f"(t2862));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2866 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_78 = t2866 - mean_6;
                    f32 t2868;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2868) : "f"(distance_78), "f"(distance_78), "f"(t2865));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2869 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_79 = t2869 - mean_6;
                    f32 t2871;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2871) : "f"(distance_79), "f"(distance_79), "f"(t2868));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2872 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_80 = t2872 - mean_6;
                    f32 t2874;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2874) : "f"(distance_80), "f"(distance_80), "f"(t2871));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2875 = acc_52;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_81 = t2875 - mean_6;
                    f32 t2877;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2877) : "f"(distance_81), "f"(distance_81), "f"(t2874));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2878 = acc_60;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_82 = t2878 - mean_6;
                    f32 parts_14;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_14) : "f"(distance_82), "f"(distance_82), "f"(t2877));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2881 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_83 = t2881 - mean_6;
                    f32 t2883;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2883) : "f"(distance_83), "f"(distance_83), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2884 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_84 = t2884 - mean_6;
                    f32 t2886;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2886) : "f"(distance_84), "f"(distance_84), "f"(t2883));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2887 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_85 = t2887 - mean_6;
                    f32 t2889;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2889) : "f"(distance_85), "f"(distance_85), "f"(t2886));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2890 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_86 = t2890 - mean_6;
                    f32 t2892;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2892) : "f"(distance_86), "f"(distance_86), "f"(t2889));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2893 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_87 = t2893 - mean_6;
                    f32 t2895;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2895) : "f"(distance_87), "f"(distance_87), "f"(t2892));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2896 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_88 = t2896 - mean_6;
                    f32 t2898;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2898) : "f"(distance_88), "f"(distance_88), "f"(t2895));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2899 = acc_55;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_89 = t2899 - mean_6;
                    f32 t2901;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2901) : "f"(distance_89), "f"(distance_89), "f"(t2898));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2902 = acc_63;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_90 = t2902 - mean_6;
                    f32 parts_15;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_15) : "f"(distance_90), "f"(distance_90), "f"(t2901));
#line 49 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2905 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_91 = t2905 - mean_6;
                    f32 t2907;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2907) : "f"(distance_91), "f"(distance_91), "f"(0.0f));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2908 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_92 = t2908 - mean_6;
                    f32 t2910;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2910) : "f"(distance_92), "f"(distance_92), "f"(t2907));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2911 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_93 = t2911 - mean_6;
                    f32 t2913;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2913) : "f"(distance_93), "f"(distance_93), "f"(t2910));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2914 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_94 = t2914 - mean_6;
                    f32 t2916;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2916) : "f"(distance_94), "f"(distance_94), "f"(t2913));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2917 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_95 = t2917 - mean_6;
                    f32 t2919;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2919) : "f"(distance_95), "f"(distance_95), "f"(t2916));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2920 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_96 = t2920 - mean_6;
                    f32 t2922;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2922) : "f"(distance_96), "f"(distance_96), "f"(t2919));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2923 = acc_56;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_97 = t2923 - mean_6;
                    f32 t2925;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2925) : "f"(distance_97), "f"(distance_97), "f"(t2922));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2926 = acc_64;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_98 = t2926 - mean_6;
                    f32 parts_16;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(parts_16) : "f"(distance_98), "f"(distance_98), "f"(t2925));
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2929 = parts_13 + parts_14;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2930 = parts_15 + parts_16;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2931 = t2929 + t2930;
#line 51 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2931;
                } else {
                    const u32 t2932 = lane & 3u;
#line 53 "fa-kernels/src/conv/statistics.rs"
                    const u32 first_7 = t2932 << 1u;
                    const bool columns_7 = first_7 < t1816;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const u32 t2935 = first_7 + 1u;
#line 54 "fa-kernels/src/conv/statistics.rs"
                    const bool columns_8 = t2935 < t1816;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2937 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_97 = t2937 & columns_7;
                    const f32 t2939 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2940 = acc_3;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_99 = t2940 - mean_6;
                    f32 t2942;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2942) : "f"(distance_99), "f"(distance_99), "f"(t2939));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2943 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2944 = exists_97 ? t2942 : t2943;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2944;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2945 = 0u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_98 = t2945 & columns_8;
                    const f32 t2947 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2948 = acc_4;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_100 = t2948 - mean_6;
                    f32 t2950;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2950) : "f"(distance_100), "f"(distance_100), "f"(t2947));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2951 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2952 = exists_98 ? t2950 : t2951;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2952;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2953 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_99 = t2953 & columns_7;
                    const f32 t2955 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2956 = acc_7;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_101 = t2956 - mean_6;
                    f32 t2958;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2958) : "f"(distance_101), "f"(distance_101), "f"(t2955));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2959 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2960 = exists_99 ? t2958 : t2959;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2960;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2961 = 1u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_100 = t2961 & columns_8;
                    const f32 t2963 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2964 = acc_8;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_102 = t2964 - mean_6;
                    f32 t2966;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2966) : "f"(distance_102), "f"(distance_102), "f"(t2963));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2967 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2968 = exists_100 ? t2966 : t2967;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2968;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2969 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_101 = t2969 & columns_7;
                    const f32 t2971 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2972 = acc_11;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_103 = t2972 - mean_6;
                    f32 t2974;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2974) : "f"(distance_103), "f"(distance_103), "f"(t2971));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2975 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2976 = exists_101 ? t2974 : t2975;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2976;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2977 = 2u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_102 = t2977 & columns_8;
                    const f32 t2979 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2980 = acc_12;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_104 = t2980 - mean_6;
                    f32 t2982;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2982) : "f"(distance_104), "f"(distance_104), "f"(t2979));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2983 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2984 = exists_102 ? t2982 : t2983;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2984;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2985 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_103 = t2985 & columns_7;
                    const f32 t2987 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2988 = acc_15;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_105 = t2988 - mean_6;
                    f32 t2990;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2990) : "f"(distance_105), "f"(distance_105), "f"(t2987));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2991 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2992 = exists_103 ? t2990 : t2991;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t2992;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t2993 = 3u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_104 = t2993 & columns_8;
                    const f32 t2995 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2996 = acc_16;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_106 = t2996 - mean_6;
                    f32 t2998;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t2998) : "f"(distance_106), "f"(distance_106), "f"(t2995));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t2999 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3000 = exists_104 ? t2998 : t2999;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3000;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3001 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_105 = t3001 & columns_7;
                    const f32 t3003 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3004 = acc_19;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_107 = t3004 - mean_6;
                    f32 t3006;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3006) : "f"(distance_107), "f"(distance_107), "f"(t3003));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3007 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3008 = exists_105 ? t3006 : t3007;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3008;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3009 = 4u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_106 = t3009 & columns_8;
                    const f32 t3011 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3012 = acc_20;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_108 = t3012 - mean_6;
                    f32 t3014;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3014) : "f"(distance_108), "f"(distance_108), "f"(t3011));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3015 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3016 = exists_106 ? t3014 : t3015;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3016;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3017 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_107 = t3017 & columns_7;
                    const f32 t3019 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3020 = acc_23;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_109 = t3020 - mean_6;
                    f32 t3022;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3022) : "f"(distance_109), "f"(distance_109), "f"(t3019));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3023 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3024 = exists_107 ? t3022 : t3023;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3024;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3025 = 5u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_108 = t3025 & columns_8;
                    const f32 t3027 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3028 = acc_24;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_110 = t3028 - mean_6;
                    f32 t3030;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3030) : "f"(distance_110), "f"(distance_110), "f"(t3027));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3031 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3032 = exists_108 ? t3030 : t3031;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3032;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3033 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_109 = t3033 & columns_7;
                    const f32 t3035 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3036 = acc_27;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_111 = t3036 - mean_6;
                    f32 t3038;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3038) : "f"(distance_111), "f"(distance_111), "f"(t3035));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3039 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3040 = exists_109 ? t3038 : t3039;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3040;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3041 = 6u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_110 = t3041 & columns_8;
                    const f32 t3043 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3044 = acc_28;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_112 = t3044 - mean_6;
                    f32 t3046;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3046) : "f"(distance_112), "f"(distance_112), "f"(t3043));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3047 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3048 = exists_110 ? t3046 : t3047;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3048;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3049 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_111 = t3049 & columns_7;
                    const f32 t3051 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3052 = acc_31;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_113 = t3052 - mean_6;
                    f32 t3054;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3054) : "f"(distance_113), "f"(distance_113), "f"(t3051));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3055 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3056 = exists_111 ? t3054 : t3055;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3056;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3057 = 7u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_112 = t3057 & columns_8;
                    const f32 t3059 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3060 = acc_32;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_114 = t3060 - mean_6;
                    f32 t3062;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3062) : "f"(distance_114), "f"(distance_114), "f"(t3059));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3063 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3064 = exists_112 ? t3062 : t3063;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3064;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3065 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_113 = t3065 & columns_7;
                    const f32 t3067 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3068 = acc_35;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_115 = t3068 - mean_6;
                    f32 t3070;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3070) : "f"(distance_115), "f"(distance_115), "f"(t3067));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3071 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3072 = exists_113 ? t3070 : t3071;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3072;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3073 = 8u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_114 = t3073 & columns_8;
                    const f32 t3075 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3076 = acc_36;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_116 = t3076 - mean_6;
                    f32 t3078;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3078) : "f"(distance_116), "f"(distance_116), "f"(t3075));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3079 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3080 = exists_114 ? t3078 : t3079;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3080;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3081 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_115 = t3081 & columns_7;
                    const f32 t3083 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3084 = acc_39;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_117 = t3084 - mean_6;
                    f32 t3086;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3086) : "f"(distance_117), "f"(distance_117), "f"(t3083));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3087 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3088 = exists_115 ? t3086 : t3087;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3088;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3089 = 9u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_116 = t3089 & columns_8;
                    const f32 t3091 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3092 = acc_40;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_118 = t3092 - mean_6;
                    f32 t3094;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3094) : "f"(distance_118), "f"(distance_118), "f"(t3091));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3095 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3096 = exists_116 ? t3094 : t3095;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3096;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3097 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_117 = t3097 & columns_7;
                    const f32 t3099 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3100 = acc_43;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_119 = t3100 - mean_6;
                    f32 t3102;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3102) : "f"(distance_119), "f"(distance_119), "f"(t3099));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3103 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3104 = exists_117 ? t3102 : t3103;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3104;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3105 = 10u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_118 = t3105 & columns_8;
                    const f32 t3107 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3108 = acc_44;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_120 = t3108 - mean_6;
                    f32 t3110;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3110) : "f"(distance_120), "f"(distance_120), "f"(t3107));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3111 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3112 = exists_118 ? t3110 : t3111;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3112;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3113 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_119 = t3113 & columns_7;
                    const f32 t3115 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3116 = acc_47;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_121 = t3116 - mean_6;
                    f32 t3118;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3118) : "f"(distance_121), "f"(distance_121), "f"(t3115));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3119 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3120 = exists_119 ? t3118 : t3119;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3120;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3121 = 11u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_120 = t3121 & columns_8;
                    const f32 t3123 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3124 = acc_48;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_122 = t3124 - mean_6;
                    f32 t3126;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3126) : "f"(distance_122), "f"(distance_122), "f"(t3123));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3127 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3128 = exists_120 ? t3126 : t3127;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3128;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3129 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_121 = t3129 & columns_7;
                    const f32 t3131 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3132 = acc_51;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_123 = t3132 - mean_6;
                    f32 t3134;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3134) : "f"(distance_123), "f"(distance_123), "f"(t3131));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3135 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3136 = exists_121 ? t3134 : t3135;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3136;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3137 = 12u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_122 = t3137 & columns_8;
                    const f32 t3139 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3140 = acc_52;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_124 = t3140 - mean_6;
                    f32 t3142;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3142) : "f"(distance_124), "f"(distance_124), "f"(t3139));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3143 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3144 = exists_122 ? t3142 : t3143;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3144;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3145 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_123 = t3145 & columns_7;
                    const f32 t3147 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3148 = acc_55;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_125 = t3148 - mean_6;
                    f32 t3150;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3150) : "f"(distance_125), "f"(distance_125), "f"(t3147));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3151 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3152 = exists_123 ? t3150 : t3151;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3152;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3153 = 13u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_124 = t3153 & columns_8;
                    const f32 t3155 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3156 = acc_56;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_126 = t3156 - mean_6;
                    f32 t3158;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3158) : "f"(distance_126), "f"(distance_126), "f"(t3155));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3159 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3160 = exists_124 ? t3158 : t3159;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3160;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3161 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_125 = t3161 & columns_7;
                    const f32 t3163 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3164 = acc_59;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_127 = t3164 - mean_6;
                    f32 t3166;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3166) : "f"(distance_127), "f"(distance_127), "f"(t3163));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3167 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3168 = exists_125 ? t3166 : t3167;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3168;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3169 = 14u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_126 = t3169 & columns_8;
                    const f32 t3171 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3172 = acc_60;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_128 = t3172 - mean_6;
                    f32 t3174;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3174) : "f"(distance_128), "f"(distance_128), "f"(t3171));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3175 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3176 = exists_126 ? t3174 : t3175;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3176;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3177 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_127 = t3177 & columns_7;
                    const f32 t3179 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3180 = acc_63;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_129 = t3180 - mean_6;
                    f32 t3182;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3182) : "f"(distance_129), "f"(distance_129), "f"(t3179));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3183 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3184 = exists_127 ? t3182 : t3183;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3184;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool t3185 = 15u < rows;
#line 56 "fa-kernels/src/conv/statistics.rs"
                    const bool exists_128 = t3185 & columns_8;
                    const f32 t3187 = sum_4;
#line 57 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3188 = acc_64;
#line 30 "fa-kernels/src/conv/statistics.rs"
                    const f32 distance_130 = t3188 - mean_6;
                    f32 t3190;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3190) : "f"(distance_130), "f"(distance_130), "f"(t3187));
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3191 = sum_4;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    const f32 t3192 = exists_128 ? t3190 : t3191;
#line 31 "fa-kernels/src/conv/statistics.rs"
                    sum_4 = t3192;
                }
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t3193 = sum_4;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t3194;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 1, 0x1f, 0xffffffff;" : "=f"(t3194) : "f"(t3193));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 t3195 = t3193 + t3194;
#line 60 "fa-kernels/src/conv/statistics.rs"
                f32 t3196;
                asm volatile("shfl.sync.bfly.b32 %0, %1, 2, 0x1f, 0xffffffff;" : "=f"(t3196) : "f"(t3195));
#line 60 "fa-kernels/src/conv/statistics.rs"
                const f32 squares_6 = t3195 + t3196;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const u32 t3198 = lane & 3u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3199 = t3198 == 0u;
#line 154 "fa-kernels/src/conv/streaming/group.rs"
                if (t3199) {
                    const u32 part_3 = at_19 + part;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3201 = t1833 << 1u;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3202 = t3201 * tiles;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3203 = t3202 + part_3;
#line 51 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 at_21 = t3203 + 1056u;
                    const u32 t3205 = at_21 + tiles;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3206 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3207 = t3206 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3208 = t3207 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3209 = counters + t3208;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3210 = (u64)at_21;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3211 = t3210 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3212 = t3211 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3213 = t3209 + t3212;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3214 = (u64)sample_3;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3215 = t3214 * counters_stride0;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3216 = t3215 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3217 = counters + t3216;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3218 = (u64)t3205;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3219 = t3218 * counters_stride1;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3220 = t3219 * 4ull;
#line 52 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u64 t3221 = t3217 + t3220;
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_21;
                    asm("mov.b32 %0, %1;" : "=r"(bits_21) : "f"(mean_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3223 = bits_21 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3224 = t3223 ? 2147483648u : bits_21;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3213), "r"(t3224) : "memory");
#line 102 "fa-kernels/src/conv/streaming/exchange.rs"
                    u32 bits_22;
                    asm("mov.b32 %0, %1;" : "=r"(bits_22) : "f"(squares_6));
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const bool t3226 = bits_22 == 0u;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    const u32 t3227 = t3226 ? 2147483648u : bits_22;
#line 103 "fa-kernels/src/conv/streaming/exchange.rs"
                    asm volatile("st.relaxed.gpu.global.u32 [%0+0], %1;" :  : "l"(t3221), "r"(t3227) : "memory");
                }
#line 166 "fa-kernels/src/conv/streaming/group.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
                u32 t3228;
                asm volatile("{\n.reg .pred p;\nelect.sync _|p, 0xffffffff;\nselp.b32 %0, 1, 0, p;\n}" : "=r"(t3228) : );
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                const bool t3229 = t3228 == 1u;
#line 167 "fa-kernels/src/conv/streaming/group.rs"
                if (t3229) {
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                    const u32 t3230 = i_6 / 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3231 = t3230 & 1u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3232 = t3231 << 3u;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    const u32 t3233 = t1216 + t3232;
#line 63 "fa-kernels/src/conv/streaming/handover.rs"
                    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" :  : "r"(t3233) : "memory");
                }
            }
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3234 = 3u <= i_6;
#line 65 "fa-kernels/src/conv/streaming/group.rs"
            if (t3234) {
                const u32 t3235 = i_6 - 3u;
#line 175 "fa-kernels/src/conv/streaming/group.rs"
                const u32 count_8 = t3235 / 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3237 = count_8 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3238 = t3237 + 2u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3239 = t3238 << 3u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3240 = t1216 + t3239;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3241 = count_8 >> 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3242 = t3241 & 1u;
#line 84 "fa-kernels/src/conv/streaming/handover.rs"
                asm volatile("{\n.reg .pred p;\nTRY:\nmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n@p bra DONE;\nbra TRY;\nDONE:\n}" :  : "r"(t3240), "r"(t3242) : "memory");
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3243 = t1217 << 4u;
#line 61 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3244 = t3243 & 63u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3245 = count_8 & 1u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 t3246 = t3245 << 9u;
#line 90 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 tile_2 = coefficients_4 + t3246;
                const u32 t3248 = t3244 << 3u;
#line 91 "fa-kernels/src/conv/streaming/handover.rs"
                const u32 coefficients_5 = tile_2 + t3248;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3250 = blockIdx.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3251 = gridDim.x;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3252 = t3235 * t3251;
#line 69 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 number_4 = t3250 + t3252;
                const u32 t3254 = number_4 << 1u;
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                u32 t3255;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3255) : "r"(t3254), "r"(tiles_factor));
#line 70 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 sample_4 = t3255 >> tiles_shift;
                const u32 t3257 = sample_4 * tiles;
#line 71 "fa-kernels/src/conv/streaming/mod.rs"
                const u32 t3258 = number_4 - t3257;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3259 = t3258 << 1u;
#line 45 "fa-kernels/src/conv/tiles.rs"
                u32 t3260;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3260) : "r"(t3259), "r"(across_factor));
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 t3261 = t3260 >> across_shift;
#line 45 "fa-kernels/src/conv/tiles.rs"
                const u32 y_12 = t3261 << 4u;
                const u32 t3263 = t3258 << 1u;
#line 46 "fa-kernels/src/conv/tiles.rs"
                u32 t3264;
                asm("mul.hi.u32 %0, %1, %2;" : "=r"(t3264) : "r"(t3263), "r"(across_factor));
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3265 = t3264 >> across_shift;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3266 = t3265 * across;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 t3267 = t3258 - t3266;
#line 46 "fa-kernels/src/conv/tiles.rs"
                const u32 x_12 = t3267 << 3u;
                const bool t3269 = y_12 < height;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 t3270 = height - y_12;
#line 47 "fa-kernels/src/conv/tiles.rs"
                const u32 left_20 = t3269 ? t3270 : 0u;
                const u32 t3272 = left_20 < 16u ? left_20 : 16u;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3273 = width - x_12;
#line 48 "fa-kernels/src/conv/tiles.rs"
                const u32 t3274 = t3273 < 8u ? t3273 : 8u;
#line 77 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3275 = t1217 << 4u;
#line 61 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 channel_2 = t3275 & 63u;
#line 97 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3277 = t1219 + 8192u;
#line 100 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3278 = lane & 7u;
#line 100 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3279 = lane >> 3u;
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_row_2 = t1217 << 4u;
#line 102 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3281 = first_row_2 >> 6u;
#line 102 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3282 = t3281 << 4u;
#line 102 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 first_line = t3282 + t3278;
#line 105 "fa-kernels/src/conv/streaming/channels_first.rs"
                #pragma unroll 1
                for (u32 i_7 = 0u; i_7 < 4u; i_7 += 1u) {
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3284 = i_7 << 2u;
#line 106 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 within = t3279 + t3284;
                    const u32 channel_3 = channel_2 + within;
                    const u32 t3287 = within << 3u;
#line 108 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3288 = coefficients_5 + t3287;
#line 108 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3289;
                    asm volatile("ld.shared.f32 %0, [%1+0];" : "=f"(t3289) : "r"(t3288) : "memory");
#line 108 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3290;
                    asm volatile("ld.shared.f32 %0, [%1+4];" : "=f"(t3290) : "r"(t3288) : "memory");
                    const u32 t3291 = first_row_2 + within;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3292 = t3291 & 7u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3293 = t3278 ^ t3292;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3294 = t3291 << 7u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3295 = t3293 << 4u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3296 = t3294 + t3295;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from = t1219 + t3296;
                    u32 row;
                    u32 row_2;
                    u32 row_3;
                    u32 row_4;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row), "=r"(row_2), "=r"(row_3), "=r"(row_4) : "r"(from) : "memory");
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3298 = row >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3299;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3299) : "r"(row));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3300;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3300) : "h"(t3299));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3301;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3301) : "r"(t3298));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3302;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3302) : "h"(t3301));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3303;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3303) : "f"(t3300), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3304;
                    asm("abs.f32 %0, %1;" : "=f"(t3304) : "f"(t3303));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3305;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3305) : "f"(t3304), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3306;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3306) : "f"(t3305), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3307;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3307) : "f"(t3305), "f"(t3306), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3308;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3308) : "f"(t3305), "f"(t3307), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3309;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3309) : "f"(t3305), "f"(t3308), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3310;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3310) : "f"(t3305), "f"(t3309), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3311;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3311) : "f"(t3305), "f"(t3310), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3312 = -t3305;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3313;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3313) : "f"(t3311));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3314;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3314) : "f"(t3303), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3315;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3315) : "f"(t3312), "f"(t3313), "f"(t3314));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3316;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3316) : "f"(t3302), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3317;
                    asm("abs.f32 %0, %1;" : "=f"(t3317) : "f"(t3316));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3318;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3318) : "f"(t3317), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3319;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3319) : "f"(t3318), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3320;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3320) : "f"(t3318), "f"(t3319), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3321;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3321) : "f"(t3318), "f"(t3320), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3322;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3322) : "f"(t3318), "f"(t3321), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3323;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3323) : "f"(t3318), "f"(t3322), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3324;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3324) : "f"(t3318), "f"(t3323), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3325 = -t3318;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3326;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3326) : "f"(t3324));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3327;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3327) : "f"(t3316), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3328;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3328) : "f"(t3325), "f"(t3326), "f"(t3327));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished) : "f"(t3315), "f"(t3328));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3330 = row_2 >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3331;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3331) : "r"(row_2));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3332;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3332) : "h"(t3331));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3333;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3333) : "r"(t3330));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3334;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3334) : "h"(t3333));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3335;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3335) : "f"(t3332), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3336;
                    asm("abs.f32 %0, %1;" : "=f"(t3336) : "f"(t3335));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3337;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3337) : "f"(t3336), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3338;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3338) : "f"(t3337), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3339;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3339) : "f"(t3337), "f"(t3338), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3340;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3340) : "f"(t3337), "f"(t3339), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3341;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3341) : "f"(t3337), "f"(t3340), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3342;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3342) : "f"(t3337), "f"(t3341), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3343;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3343) : "f"(t3337), "f"(t3342), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3344 = -t3337;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3345;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3345) : "f"(t3343));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3346;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3346) : "f"(t3335), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3347;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3347) : "f"(t3344), "f"(t3345), "f"(t3346));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3348;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3348) : "f"(t3334), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3349;
                    asm("abs.f32 %0, %1;" : "=f"(t3349) : "f"(t3348));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3350;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3350) : "f"(t3349), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3351;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3351) : "f"(t3350), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3352;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3352) : "f"(t3350), "f"(t3351), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3353;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3353) : "f"(t3350), "f"(t3352), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3354;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3354) : "f"(t3350), "f"(t3353), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3355;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3355) : "f"(t3350), "f"(t3354), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3356;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3356) : "f"(t3350), "f"(t3355), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3357 = -t3350;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3358;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3358) : "f"(t3356));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3359;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3359) : "f"(t3348), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3360;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3360) : "f"(t3357), "f"(t3358), "f"(t3359));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_2;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_2) : "f"(t3347), "f"(t3360));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3362 = row_3 >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3363;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3363) : "r"(row_3));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3364;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3364) : "h"(t3363));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3365;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3365) : "r"(t3362));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3366;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3366) : "h"(t3365));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3367;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3367) : "f"(t3364), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3368;
                    asm("abs.f32 %0, %1;" : "=f"(t3368) : "f"(t3367));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3369;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3369) : "f"(t3368), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3370;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3370) : "f"(t3369), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3371;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3371) : "f"(t3369), "f"(t3370), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3372;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3372) : "f"(t3369), "f"(t3371), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3373;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3373) : "f"(t3369), "f"(t3372), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3374;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3374) : "f"(t3369), "f"(t3373), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3375;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3375) : "f"(t3369), "f"(t3374), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3376 = -t3369;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3377;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3377) : "f"(t3375));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3378;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3378) : "f"(t3367), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3379;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3379) : "f"(t3376), "f"(t3377), "f"(t3378));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3380;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3380) : "f"(t3366), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3381;
                    asm("abs.f32 %0, %1;" : "=f"(t3381) : "f"(t3380));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3382;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3382) : "f"(t3381), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3383;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3383) : "f"(t3382), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3384;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3384) : "f"(t3382), "f"(t3383), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3385;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3385) : "f"(t3382), "f"(t3384), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3386;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3386) : "f"(t3382), "f"(t3385), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3387;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3387) : "f"(t3382), "f"(t3386), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3388;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3388) : "f"(t3382), "f"(t3387), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3389 = -t3382;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3390;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3390) : "f"(t3388));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3391;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3391) : "f"(t3380), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3392;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3392) : "f"(t3389), "f"(t3390), "f"(t3391));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_3;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_3) : "f"(t3379), "f"(t3392));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3394 = row_4 >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3395;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3395) : "r"(row_4));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3396;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3396) : "h"(t3395));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3397;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3397) : "r"(t3394));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3398;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3398) : "h"(t3397));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3399;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3399) : "f"(t3396), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3400;
                    asm("abs.f32 %0, %1;" : "=f"(t3400) : "f"(t3399));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3401;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3401) : "f"(t3400), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3402;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3402) : "f"(t3401), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3403;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3403) : "f"(t3401), "f"(t3402), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3404;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3404) : "f"(t3401), "f"(t3403), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3405;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3405) : "f"(t3401), "f"(t3404), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3406;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3406) : "f"(t3401), "f"(t3405), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3407;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3407) : "f"(t3401), "f"(t3406), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3408 = -t3401;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3409;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3409) : "f"(t3407));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3410;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3410) : "f"(t3399), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3411;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3411) : "f"(t3408), "f"(t3409), "f"(t3410));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3412;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3412) : "f"(t3398), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3413;
                    asm("abs.f32 %0, %1;" : "=f"(t3413) : "f"(t3412));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3414;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3414) : "f"(t3413), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3415;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3415) : "f"(t3414), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3416;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3416) : "f"(t3414), "f"(t3415), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3417;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3417) : "f"(t3414), "f"(t3416), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3418;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3418) : "f"(t3414), "f"(t3417), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3419;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3419) : "f"(t3414), "f"(t3418), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3420;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3420) : "f"(t3414), "f"(t3419), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3421 = -t3414;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3422;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3422) : "f"(t3420));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3423;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3423) : "f"(t3412), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3424;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3424) : "f"(t3421), "f"(t3422), "f"(t3423));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_4;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_4) : "f"(t3411), "f"(t3424));
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3426 = first_row_2 + within;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3427 = t3426 & 7u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3428 = t3278 ^ t3427;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3429 = t3426 << 7u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3430 = t3428 << 4u;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3431 = t3429 + t3430;
#line 110 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 from_2 = t3277 + t3431;
                    u32 row_5;
                    u32 row_6;
                    u32 row_7;
                    u32 row_8;
                    asm volatile("ld.shared.v4.u32 {%0, %1, %2, %3}, [%4+0];" : "=r"(row_5), "=r"(row_6), "=r"(row_7), "=r"(row_8) : "r"(from_2) : "memory");
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3433 = row_5 >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3434;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3434) : "r"(row_5));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3435;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3435) : "h"(t3434));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3436;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3436) : "r"(t3433));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3437;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3437) : "h"(t3436));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3438;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3438) : "f"(t3435), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3439;
                    asm("abs.f32 %0, %1;" : "=f"(t3439) : "f"(t3438));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3440;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3440) : "f"(t3439), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3441;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3441) : "f"(t3440), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3442;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3442) : "f"(t3440), "f"(t3441), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3443;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3443) : "f"(t3440), "f"(t3442), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3444;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3444) : "f"(t3440), "f"(t3443), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3445;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3445) : "f"(t3440), "f"(t3444), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3446;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3446) : "f"(t3440), "f"(t3445), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3447 = -t3440;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3448;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3448) : "f"(t3446));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3449;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3449) : "f"(t3438), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3450;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3450) : "f"(t3447), "f"(t3448), "f"(t3449));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3451;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3451) : "f"(t3437), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3452;
                    asm("abs.f32 %0, %1;" : "=f"(t3452) : "f"(t3451));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3453;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3453) : "f"(t3452), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3454;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3454) : "f"(t3453), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3455;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3455) : "f"(t3453), "f"(t3454), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3456;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3456) : "f"(t3453), "f"(t3455), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3457;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3457) : "f"(t3453), "f"(t3456), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3458;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3458) : "f"(t3453), "f"(t3457), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3459;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3459) : "f"(t3453), "f"(t3458), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3460 = -t3453;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3461;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3461) : "f"(t3459));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3462;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3462) : "f"(t3451), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3463;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3463) : "f"(t3460), "f"(t3461), "f"(t3462));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_5;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_5) : "f"(t3450), "f"(t3463));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3465 = row_6 >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3466;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3466) : "r"(row_6));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3467;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3467) : "h"(t3466));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3468;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3468) : "r"(t3465));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3469;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3469) : "h"(t3468));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3470;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3470) : "f"(t3467), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3471;
                    asm("abs.f32 %0, %1;" : "=f"(t3471) : "f"(t3470));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3472;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3472) : "f"(t3471), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3473;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3473) : "f"(t3472), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3474;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3474) : "f"(t3472), "f"(t3473), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3475;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3475) : "f"(t3472), "f"(t3474), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3476;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3476) : "f"(t3472), "f"(t3475), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3477;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3477) : "f"(t3472), "f"(t3476), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3478;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3478) : "f"(t3472), "f"(t3477), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3479 = -t3472;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3480;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3480) : "f"(t3478));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3481;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3481) : "f"(t3470), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3482;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3482) : "f"(t3479), "f"(t3480), "f"(t3481));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3483;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3483) : "f"(t3469), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3484;
                    asm("abs.f32 %0, %1;" : "=f"(t3484) : "f"(t3483));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3485;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3485) : "f"(t3484), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3486;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3486) : "f"(t3485), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3487;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3487) : "f"(t3485), "f"(t3486), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3488;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3488) : "f"(t3485), "f"(t3487), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3489;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3489) : "f"(t3485), "f"(t3488), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3490;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3490) : "f"(t3485), "f"(t3489), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3491;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3491) : "f"(t3485), "f"(t3490), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3492 = -t3485;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3493;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3493) : "f"(t3491));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3494;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3494) : "f"(t3483), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3495;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3495) : "f"(t3492), "f"(t3493), "f"(t3494));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_6;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_6) : "f"(t3482), "f"(t3495));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3497 = row_7 >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3498;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3498) : "r"(row_7));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3499;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3499) : "h"(t3498));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3500;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3500) : "r"(t3497));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3501;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3501) : "h"(t3500));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3502;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3502) : "f"(t3499), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3503;
                    asm("abs.f32 %0, %1;" : "=f"(t3503) : "f"(t3502));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3504;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3504) : "f"(t3503), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3505;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3505) : "f"(t3504), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3506;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3506) : "f"(t3504), "f"(t3505), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3507;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3507) : "f"(t3504), "f"(t3506), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3508;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3508) : "f"(t3504), "f"(t3507), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3509;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3509) : "f"(t3504), "f"(t3508), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3510;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3510) : "f"(t3504), "f"(t3509), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3511 = -t3504;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3512;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3512) : "f"(t3510));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3513;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3513) : "f"(t3502), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3514;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3514) : "f"(t3511), "f"(t3512), "f"(t3513));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3515;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3515) : "f"(t3501), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3516;
                    asm("abs.f32 %0, %1;" : "=f"(t3516) : "f"(t3515));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3517;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3517) : "f"(t3516), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3518;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3518) : "f"(t3517), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3519;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3519) : "f"(t3517), "f"(t3518), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3520;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3520) : "f"(t3517), "f"(t3519), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3521;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3521) : "f"(t3517), "f"(t3520), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3522;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3522) : "f"(t3517), "f"(t3521), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3523;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3523) : "f"(t3517), "f"(t3522), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3524 = -t3517;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3525;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3525) : "f"(t3523));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3526;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3526) : "f"(t3515), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3527;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3527) : "f"(t3524), "f"(t3525), "f"(t3526));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_7;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_7) : "f"(t3514), "f"(t3527));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 t3529 = row_8 >> 16u;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3530;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3530) : "r"(row_8));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3531;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3531) : "h"(t3530));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f16 t3532;
                    asm("cvt.u16.u32 %0, %1;" : "=h"(t3532) : "r"(t3529));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3533;
                    asm("cvt.f32.f16 %0, %1;" : "=f"(t3533) : "h"(t3532));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3534;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3534) : "f"(t3531), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3535;
                    asm("abs.f32 %0, %1;" : "=f"(t3535) : "f"(t3534));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3536;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3536) : "f"(t3535), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3537;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3537) : "f"(t3536), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3538;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3538) : "f"(t3536), "f"(t3537), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3539;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3539) : "f"(t3536), "f"(t3538), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3540;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3540) : "f"(t3536), "f"(t3539), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3541;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3541) : "f"(t3536), "f"(t3540), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3542;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3542) : "f"(t3536), "f"(t3541), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3543 = -t3536;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3544;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3544) : "f"(t3542));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3545;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3545) : "f"(t3534), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3546;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3546) : "f"(t3543), "f"(t3544), "f"(t3545));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3547;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3547) : "f"(t3533), "f"(t3289), "f"(t3290));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3548;
                    asm("abs.f32 %0, %1;" : "=f"(t3548) : "f"(t3547));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3549;
                    asm("min.f32 %0, %1, %2;" : "=f"(t3549) : "f"(t3548), "f"(5.6f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3550;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3550) : "f"(t3549), "f"(3.2382653e-5f), "f"(-0.0007476405f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3551;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3551) : "f"(t3549), "f"(t3550), "f"(0.007938604f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3552;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3552) : "f"(t3549), "f"(t3551), "f"(-0.0530439f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3553;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3553) : "f"(t3549), "f"(t3552), "f"(-0.45917815f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3554;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3554) : "f"(t3549), "f"(t3553), "f"(-1.1510339f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3555;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3555) : "f"(t3549), "f"(t3554), "f"(-1.0000077f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const f32 t3556 = -t3549;
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3557;
                    asm("ex2.approx.ftz.f32 %0, %1;" : "=f"(t3557) : "f"(t3555));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3558;
                    asm("max.NaN.f32 %0, %1, %2;" : "=f"(t3558) : "f"(t3547), "f"(0.0f));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    f32 t3559;
                    asm("fma.rn.f32 %0, %1, %2, %3;" : "=f"(t3559) : "f"(t3556), "f"(t3557), "f"(t3558));
#line 111 "fa-kernels/src/conv/streaming/channels_first.rs"
                    u32 finished_8;
                    asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(finished_8) : "f"(t3546), "f"(t3559));
#line 117 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const bool t3561 = first_line < t3272;
#line 117 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t3561) {
                        const u32 t3562 = y_12 + first_line;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3563 = (u64)sample_4;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3564 = t3563 * y_stride0;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3565 = t3564 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3566 = y + t3565;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3567 = (u64)channel_3;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3568 = t3567 * y_stride1;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3569 = t3568 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3570 = t3566 + t3569;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3571 = (u64)t3562;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3572 = t3571 * y_stride2;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3573 = t3572 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3574 = t3570 + t3573;
                        const u64 t3575 = (u64)x_12 * 2u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3576 = t3574 + t3575;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3576), "r"(finished), "r"(finished_2), "r"(finished_3), "r"(finished_4) : "memory");
                    }
#line 116 "fa-kernels/src/conv/streaming/channels_first.rs"
                    const u32 line = first_line + 8u;
                    const bool t3578 = line < t3272;
#line 117 "fa-kernels/src/conv/streaming/channels_first.rs"
                    if (t3578) {
                        const u32 t3579 = y_12 + line;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3580 = (u64)sample_4;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3581 = t3580 * y_stride0;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3582 = t3581 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3583 = y + t3582;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3584 = (u64)channel_3;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3585 = t3584 * y_stride1;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3586 = t3585 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3587 = t3583 + t3586;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3588 = (u64)t3579;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3589 = t3588 * y_stride2;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3590 = t3589 * 2ull;
#line 118 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3591 = t3587 + t3590;
                        const u64 t3592 = (u64)x_12 * 2u;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                        const u64 t3593 = t3591 + t3592;
#line 119 "fa-kernels/src/conv/streaming/channels_first.rs"
                        asm volatile("st.global.v4.u32 [%0+0], {%1, %2, %3, %4};" :  : "l"(t3593), "r"(finished_5), "r"(finished_6), "r"(finished_7), "r"(finished_8) : "memory");
                    }
                }
            }
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            const bool t3594 = i_6 < rounds;
#line 68 "fa-kernels/src/conv/streaming/group.rs"
            if (t3594) {
#line 68 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("bar.warp.sync 0xffffffff;" :  :  : "memory");
#line 55 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3595 = t1217 << 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3596 = t1219 + 8192u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3597;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3597) : "f"(acc), "f"(acc_2));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3598;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3598) : "f"(acc_3), "f"(acc_4));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3599;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3599) : "f"(acc_5), "f"(acc_6));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3600;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3600) : "f"(acc_7), "f"(acc_8));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3601;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3601) : "f"(acc_9), "f"(acc_10));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3602;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3602) : "f"(acc_11), "f"(acc_12));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3603;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3603) : "f"(acc_13), "f"(acc_14));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3604;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3604) : "f"(acc_15), "f"(acc_16));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3605;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3605) : "f"(acc_17), "f"(acc_18));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3606;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3606) : "f"(acc_19), "f"(acc_20));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3607;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3607) : "f"(acc_21), "f"(acc_22));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3608;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3608) : "f"(acc_23), "f"(acc_24));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3609;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3609) : "f"(acc_25), "f"(acc_26));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3610;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3610) : "f"(acc_27), "f"(acc_28));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3611;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3611) : "f"(acc_29), "f"(acc_30));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3612;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3612) : "f"(acc_31), "f"(acc_32));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3613;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3613) : "f"(acc_33), "f"(acc_34));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3614;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3614) : "f"(acc_35), "f"(acc_36));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3615;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3615) : "f"(acc_37), "f"(acc_38));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3616;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3616) : "f"(acc_39), "f"(acc_40));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3617;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3617) : "f"(acc_41), "f"(acc_42));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3618;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3618) : "f"(acc_43), "f"(acc_44));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3619;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3619) : "f"(acc_45), "f"(acc_46));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3620;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3620) : "f"(acc_47), "f"(acc_48));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3621;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3621) : "f"(acc_49), "f"(acc_50));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3622;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3622) : "f"(acc_51), "f"(acc_52));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3623;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3623) : "f"(acc_53), "f"(acc_54));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3624;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3624) : "f"(acc_55), "f"(acc_56));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3625;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3625) : "f"(acc_57), "f"(acc_58));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3626;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3626) : "f"(acc_59), "f"(acc_60));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3627;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3627) : "f"(acc_61), "f"(acc_62));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                u32 t3628;
                asm("cvt.rn.f16x2.f32 %0, %2, %1;" : "=r"(t3628) : "f"(acc_63), "f"(acc_64));
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3629 = lane & 15u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3630 = t3595 + t3629;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3631 = lane >> 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3632 = t3630 & 7u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3633 = t3631 ^ t3632;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3634 = t3630 << 7u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3635 = t3633 << 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3636 = t3634 + t3635;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3637 = t1219 + t3636;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3637), "r"(t3597), "r"(t3598), "r"(t3599), "r"(t3600) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3638 = t3636 ^ 32u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3639 = t1219 + t3638;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3639), "r"(t3601), "r"(t3602), "r"(t3603), "r"(t3604) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3640 = t3636 ^ 64u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3641 = t1219 + t3640;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3641), "r"(t3605), "r"(t3606), "r"(t3607), "r"(t3608) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3642 = t3636 ^ 96u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3643 = t1219 + t3642;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3643), "r"(t3609), "r"(t3610), "r"(t3611), "r"(t3612) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3644 = lane & 15u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3645 = t3595 + t3644;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3646 = lane >> 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3647 = t3645 & 7u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3648 = t3646 ^ t3647;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3649 = t3645 << 7u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3650 = t3648 << 4u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3651 = t3649 + t3650;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3652 = t3596 + t3651;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3652), "r"(t3613), "r"(t3614), "r"(t3615), "r"(t3616) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3653 = t3651 ^ 32u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3654 = t3596 + t3653;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3654), "r"(t3617), "r"(t3618), "r"(t3619), "r"(t3620) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3655 = t3651 ^ 64u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3656 = t3596 + t3655;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3656), "r"(t3621), "r"(t3622), "r"(t3623), "r"(t3624) : "memory");
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3657 = t3651 ^ 96u;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                const u32 t3658 = t3596 + t3657;
#line 69 "fa-kernels/src/conv/streaming/channels_first.rs"
                asm volatile("stmatrix.sync.aligned.m8n8.x4.shared.b16 [%0+0], {%1, %2, %3, %4};" :  : "r"(t3658), "r"(t3625), "r"(t3626), "r"(t3627), "r"(t3628) : "memory");
            }
        }
    }
}
